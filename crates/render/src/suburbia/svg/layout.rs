//! The layout of a whole table: market on top, the population track under it, boroughs, and panels at the side.

use super::borough::{self, borough_svg};
use super::palette::{INK, SOFT_INK};
use super::{defs, extras, market, panels, seated};
use crate::sentence::number;
use crate::svg::pen::{Pen, Type, fit};
use crate::svg::skyline;
use crate::svg::{Cast, document};
use game_core::Seat;
use suburbia::SuburbiaView;
use suburbia::score::Final;
use suburbia::setup::Mode;
use suburbia::table::{Phase, Table};
use suburbia::tile::KindId;

const MARGIN: f64 = 28.0;
const GUTTER: f64 = 18.0;
/// Space round the tiles of a borough.
const PAD: f64 = 22.0;
const SIDE: f64 = 404.0;
const HEADER: f64 = 66.0;

/// A whole table as one SVG document: what `view` may see, with everybody's name, a caption and, at the end, the
/// scoring.
pub fn table_svg(
    view: &SuburbiaView,
    names: &[String],
    caption: Option<&str>,
    scoring: Option<&Final>,
) -> String {
    let table = view.table();
    let cast = seated(table, names);
    let grid = Grid::of(table);
    let strip = market::market_width(table) + GUTTER + market::supply_width(table);
    let corner = table.seats() == 3;
    let last = grid.rows.last().map_or(0.0, |row| row_width(row));
    let inner = strip.max(if corner {
        grid.width.max(last + 2.0 * (SIDE + GUTTER))
    } else {
        grid.width + GUTTER + SIDE
    });
    let mut pen = Pen::default();
    header(&mut pen, table, caption, inner);
    let mut y = MARGIN + HEADER;
    // The row on top grows with the table, but not beyond what looks natural beside the boroughs.
    let zoom = ((inner / strip).min(1.4) * 100.0).floor() / 100.0;
    let stretch = (inner / zoom - strip) / 2.0;
    let market_width = market::market_width(table) + stretch;
    pen.open_at(MARGIN, y, zoom);
    market::market(&mut pen, table, 0.0, 0.0, market_width);
    let right = market_width + GUTTER;
    market::supply(&mut pen, table, view.stacks_left(), right, 0.0, inner / zoom - right);
    pen.close();
    y += market::HEIGHT * zoom + GUTTER;
    y += panels::ribbon(&mut pen, table, &cast, scoring, [MARGIN, y, inner]) + GUTTER;
    y += extras::strips(&mut pen, table, &cast, [MARGIN, y, inner], GUTTER);

    let bottom = if corner {
        below_and_beside(&mut pen, view, &cast, scoring, &grid, [MARGIN, y, inner])
    } else {
        let mut side = Pen::default();
        let beside = sidebar(&mut side, view, &cast, scoring, [MARGIN + inner - SIDE, y, SIDE]);
        let boroughs = grid.draw(&mut pen, table, &cast, scoring, [MARGIN, y, inner - SIDE - GUTTER, beside]);
        pen.raw(&side.0);
        y + boroughs.max(beside)
    };
    whole(table, &cast, caption, inner + 2.0 * MARGIN, bottom + MARGIN, &pen.0)
}

/// Panels in one column; returns how high it is.
fn sidebar(
    pen: &mut Pen,
    view: &SuburbiaView,
    cast: &Cast,
    scoring: Option<&Final>,
    [x, y, w]: [f64; 3],
) -> f64 {
    let mut at = y;
    if let Some(scoring) = scoring {
        at += panels::scoring(pen, view.table(), cast, scoring, [x, at, w]) + GUTTER;
    }
    let goals = panels::goals(pen, view, cast, scoring, [x, at, w]);
    if goals > 0.0 {
        at += goals + GUTTER;
    }
    at += panels::key(pen, [x, at, w]);
    at - y
}

/// Three boroughs leave a corner free: the panels go there in two columns. Returns where it all ends.
fn below_and_beside(
    pen: &mut Pen,
    view: &SuburbiaView,
    cast: &Cast,
    scoring: Option<&Final>,
    grid: &Grid,
    [x, y, w]: [f64; 3],
) -> f64 {
    let table = view.table();
    let (upper, lower) = grid.rows.split_at(grid.rows.len().saturating_sub(1));
    let upper = Grid { rows: upper.to_vec(), width: grid.width };
    let lower = Grid { rows: lower.to_vec(), width: grid.width };
    let top = y + upper.draw(pen, table, cast, scoring, [x, y, w, 0.0]) + GUTTER;
    let mut side = Pen::default();
    let right = x + w - SIDE;
    let goals = panels::goals(&mut side, view, cast, scoring, [right, top, SIDE]);
    let left = right - GUTTER - SIDE;
    let mut at = top;
    if let Some(scoring) = scoring {
        at += panels::scoring(&mut side, table, cast, scoring, [left, at, SIDE]) + GUTTER;
    }
    at += panels::key(&mut side, [left, at, SIDE]);
    let beside = goals.max(at - top);
    let boroughs = lower.draw(pen, table, cast, scoring, [x, top, w - 2.0 * (SIDE + GUTTER), beside]);
    pen.raw(&side.0);
    top + boroughs.max(beside)
}

fn whole(table: &Table, cast: &Cast, caption: Option<&str>, w: f64, h: f64, body: &str) -> String {
    let mut used: Vec<KindId> = table.market().iter().flatten().copied().collect();
    used.extend(table.basics().map(|(kind, _)| kind));
    let hexes = |seat| table.borough(seat).tiles().filter(|tile| tile.at.cell().is_some());
    used.extend(table.all_seats().flat_map(|seat| hexes(seat).map(|tile| tile.kind)));
    used.sort_unstable();
    used.dedup();
    let mut about = format!("{} at round {}.", cast.names.join(", "), table.round());
    for seat in table.all_seats() {
        let tracks = table.tracks(seat);
        about.push_str(&format!(
            " {}: population {}, income {}, reputation {}, ${}, {} tiles.",
            cast.name(seat),
            tracks.population,
            number(tracks.income.into()),
            number(tracks.reputation.into()),
            tracks.money,
            table.borough(seat).len()
        ));
    }
    let title = caption.unwrap_or("A game of Suburbia");
    document(title, &about, &defs(table, used), [w, h], body)
}

fn header(pen: &mut Pen, table: &Table, caption: Option<&str>, w: f64) {
    let mode = match table.mode() {
        Mode::Standard => "",
        Mode::LoneArchitect => ", Lone Architect",
        Mode::Dale => ", against Dale the Bot",
    };
    pen.text(MARGIN, MARGIN + 38.0, Type::new(38.0, INK).bold(), "Suburbia");
    let caption = caption.map_or(format!("{} edition{mode}", capital(table.edition().word())), str::to_owned);
    pen.text(MARGIN + 214.0, MARGIN + 37.0, Type::new(18.0, SOFT_INK), &fit(&caption, 17.0, w - 720.0));
    skyline(pen, MARGIN + w - 200.0, MARGIN + 46.0);
    let round = match (table.phase(), table.last_round()) {
        (Phase::Over, _) => "Game over".to_owned(),
        (Phase::Goals, _) => "Goals are chosen".to_owned(),
        (_, Some(last)) => format!("Round {} of {last}", table.round()),
        (_, None) => format!("Round {}", table.round()),
    };
    pen.text(MARGIN + w, MARGIN + 37.0, Type::new(22.0, INK).bold().end(), &round);
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Boroughs in rows; every borough has the room its tiles need.
struct Grid {
    rows: Vec<Vec<(Seat, [f64; 4])>>,
    width: f64,
}

impl Grid {
    /// At most three in a row, and rows as even as can be.
    fn of(table: &Table) -> Grid {
        let boxes: Vec<(Seat, [f64; 4])> =
            table.all_seats().map(|seat| (seat, borough::extent(table, seat, false))).collect();
        let columns = match boxes.len() {
            0 | 1 => 1,
            2..=4 => 2,
            _ => 3,
        };
        let rows: Vec<Vec<_>> = boxes.chunks(columns).map(<[_]>::to_vec).collect();
        let width = rows.iter().map(|row| row_width(row)).fold(0.0, f64::max);
        Grid { rows, width }
    }

    fn height(&self) -> f64 {
        self.rows.iter().map(|row| row_height(row) + GUTTER).sum::<f64>() - GUTTER
    }

    /// Where every borough goes in a space `w` wide and at least `least` high, and how high that becomes.
    fn places(&self, [x, y, w, least]: [f64; 4]) -> (Vec<Place>, f64) {
        // A borough that has the table to itself may be larger than the tiles of the market.
        let zoom = if self.rows.len() == 1 && self.rows[0].len() == 1 { w / self.width } else { 1.0 };
        let zoom = (zoom.clamp(1.0, 1.25) * 100.0).floor() / 100.0;
        let extra = ((least - self.height() * zoom) / self.rows.len().max(1) as f64).max(0.0);
        let mut places = Vec::new();
        let mut top = y;
        for row in &self.rows {
            let high = row_height(row) * zoom + extra;
            let more = (w - row_width(row) * zoom) / row.len().max(1) as f64;
            let mut left = x;
            for &(seat, [bx, _, bw, _]) in row {
                let wide = (bw + 2.0 * PAD) * zoom + more;
                let origin = (left + (wide - bw * zoom) / 2.0 - bx * zoom, top + (PAD - row_top(row)) * zoom);
                places.push(Place { seat, mat: [left, top, wide, high], origin, zoom });
                left += wide + GUTTER;
            }
            top += high + GUTTER;
        }
        (places, top - GUTTER - y)
    }

    /// Draws all boroughs; returns how high the space became.
    fn draw(
        &self,
        pen: &mut Pen,
        table: &Table,
        cast: &Cast,
        scoring: Option<&Final>,
        space: [f64; 4],
    ) -> f64 {
        let (places, high) = self.places(space);
        for Place { seat, mat: [left, top, wide, high], origin: (ox, oy), zoom } in places {
            let mat = [(left - ox) / zoom, (top - oy) / zoom, wide / zoom, high / zoom];
            pen.open_at(ox, oy, zoom);
            borough::ground(pen, table, seat, mat);
            pen.raw(&borough_svg(table, &cast.names, seat, scoring));
            pen.close();
        }
        high
    }
}

/// Where a borough goes: its mat, the point of its cell 0,0 and its scale.
struct Place {
    seat: Seat,
    mat: [f64; 4],
    origin: (f64, f64),
    zoom: f64,
}

fn row_width(row: &[(Seat, [f64; 4])]) -> f64 {
    row.iter().map(|(_, [_, _, w, _])| w + 2.0 * PAD + GUTTER).sum::<f64>() - GUTTER
}

/// Boards of one row are at the same height.
fn row_top(row: &[(Seat, [f64; 4])]) -> f64 {
    row.iter().map(|(_, [_, top, _, _])| *top).fold(0.0, f64::min)
}

fn row_height(row: &[(Seat, [f64; 4])]) -> f64 {
    row.iter().map(|(_, [_, top, _, h])| top + h - row_top(row) + 2.0 * PAD).fold(0.0, f64::max)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{Dice, Game};
    use suburbia::Suburbia;
    use suburbia::library::Library;
    use suburbia::setup::{Edition, Setup};

    fn inside([x, y, w, h]: [f64; 4], [ox, oy, ow, oh]: [f64; 4]) -> bool {
        x >= ox && y >= oy && x + w <= ox + ow && y + h <= oy + oh
    }

    #[test]
    fn boroughs_lie_on_their_mats_and_mats_beside_each_other() {
        let rules = Library::builtin().rules(&["base".to_owned()]).expect("the base game is built in");
        for (players, seed) in (1..=5).flat_map(|players| (0..10).map(move |seed| (players, seed))) {
            let mode = if players == 1 { Mode::LoneArchitect } else { Mode::Standard };
            let setup = Setup::new(rules, Edition::Collectors, mode, players).expect("one to five may play");
            let (mut game, mut dice, mut moves) =
                (Suburbia::new(&setup, seed), Dice::new(seed, 1), Vec::new());
            while let Some(seat) = game.to_act().lowest() {
                moves.clear();
                game.legal_moves(seat, &mut moves);
                game.play(seat, moves[dice.below(moves.len())], &mut ()).expect("it was listed");
            }
            let table = game.table();
            let grid = Grid::of(table);
            let space = [0.0, 0.0, grid.width.max(1200.0), 900.0];
            let (places, high) = grid.places(space);
            for place in &places {
                let [x, y, w, h] = borough::extent(table, place.seat, false).map(|value| value * place.zoom);
                let (ox, oy) = place.origin;
                assert!(inside([x + ox, y + oy, w, h], place.mat), "seat {} of {players}", place.seat);
                let [mx, my, mw, mh] = place.mat;
                let whole = [-0.1, -0.1, space[2] + 0.2, high + 0.2];
                assert!(inside([mx, my, mw, mh], whole), "seat {} of {players}", place.seat);
                for other in places.iter().filter(|other| other.seat != place.seat) {
                    let [ax, ay, aw, ah] = other.mat;
                    let apart = ax >= mx + mw || mx >= ax + aw || ay >= my + mh || my >= ay + ah;
                    assert!(apart, "seats {} and {} of {players}", place.seat, other.seat);
                }
            }
        }
    }
}

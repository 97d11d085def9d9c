//! A borough: the board that says whose it is and how it does, and the tiles round it.

use super::hexagon::{HALF, SIZE, centre, corners};
use super::land::{self, Plan};
use super::palette::{self, INK, PAPER, SOFT_INK};
use super::{border, glyph, seated, tile};
use crate::sentence::number;
use crate::svg::land::Brush;
use crate::svg::land::tones::TRUNK;
use crate::svg::pen::{Pen, Type, escape, fit, n, outline};
use crate::svg::{Cast, ordinal};
use crate::text::Language;
use game_core::Seat;
use suburbia::hex::{BOARD, Footprint, Hex};
use suburbia::score::Final;
use suburbia::table::{Phase, Table};
use suburbia::tile::{KindId, Track};

/// The rectangle round a borough: left, top, width, height, in its own coordinates.
pub fn extent(table: &Table, seat: Seat, frontier: bool) -> [f64; 4] {
    let borough = table.borough(seat);
    let free = if frontier { borough.frontier() } else { &[] };
    let cells = borough.tiles().flat_map(|tile| cells_of(tile.at)).chain(BOARD).chain(free.iter().copied());
    let mut edges = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
    for (x, y) in cells.map(centre) {
        edges =
            [edges[0].min(x - SIZE), edges[1].min(y - HALF), edges[2].max(x + SIZE), edges[3].max(y + HALF)];
    }
    let [left, top, right, bottom] = edges;
    [left, top, right - left, bottom - top]
}

/// The cells that something takes.
pub(crate) fn cells_of(at: Footprint) -> Vec<Hex> {
    match at {
        Footprint::Cell(at) => vec![at],
        Footprint::Border(place) => place.body().to_vec(),
    }
}

/// The outline of something that stands, moved inwards.
pub(crate) fn outline_of(at: Footprint) -> String {
    match at {
        Footprint::Cell(at) => {
            let (x, y) = centre(at);
            outline(corners(x, y, SIZE - 1.0).into_iter())
        }
        Footprint::Border(place) => border::shape(place, 2.0),
    }
}

/// Where the marker of something that stands lies: its centre, and how far it is turned.
pub(crate) fn marker_of(at: Footprint) -> (f64, f64) {
    match at {
        Footprint::Cell(at) => {
            let (x, y) = centre(at);
            (x - 15.5, y - 41.5)
        }
        Footprint::Border(place) => border::marker(place),
    }
}

/// A borough as a `<g>` round its own origin, the cell 0,0, with the rank if it is scored. Needs
/// [`defs`](super::defs) in the same document.
pub fn borough_svg(table: &Table, names: &[String], seat: Seat, scoring: Option<&Final>) -> String {
    let mut pen = Pen::default();
    let cast = seated(table, names);
    pen.raw(&format!("<g class=\"borough\" data-seat=\"{}\"><title>", seat.index()));
    pen.raw(&format!("{}</title>", escape(&format!("The borough of {}", cast.name(seat)))));
    board(&mut pen, table, &cast, seat, scoring);
    tiles(&mut pen, table, seat);
    pen.close();
    pen.0
}

fn tiles(pen: &mut Pen, table: &Table, seat: Seat) {
    let rules = table.rules();
    let borough = table.borough(seat);
    // Neighbours below must not hide a tile's shadow, nor the newest one's outline be hidden.
    let mut order: Vec<_> = borough.tiles().collect();
    order.sort_by_key(|tile| {
        let Hex { q, r } = tile.at.anchor();
        (tile.at.cell().is_some(), 2 * i32::from(r) + i32::from(q), q)
    });
    for tile in &order {
        match tile.at {
            Footprint::Cell(at) => {
                let (x, y) = centre(at);
                let attributes = format!("data-at=\"{at}\" ");
                if tile.kind == KindId::LAKE {
                    tile::lake_in_town(pen, rules, x, y, &attributes);
                } else {
                    tile::placed(pen, rules, tile.kind, x, y, &attributes);
                }
            }
            Footprint::Border(place) => border::laid(pen, Language::ENGLISH, rules, tile.kind, place, true),
        }
    }
    if borough.len() > rules.start().tiles.len() {
        let points = outline_of(borough.tile(borough.len() - 1).at);
        pen.raw(&format!(
            "<path d=\"{points}\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"6\" \
            stroke-linejoin=\"round\"/><path d=\"{points}\" fill=\"none\" stroke=\"#ffd84d\" \
            stroke-width=\"3.2\" stroke-linejoin=\"round\"/>"
        ));
    }
    for tile in order.iter().filter(|tile| tile.invested) {
        let (x, y) = marker_of(tile.at);
        glyph::marker(pen, x, y, 11.5, palette::seat(seat.index()));
    }
}

/// The land under a borough, cut off at the edge of its mat.
pub(crate) fn ground(pen: &mut Pen, table: &Table, seat: Seat, [x, y, w, h]: [f64; 4]) {
    let brush = Brush { season: land::season(table), file: "" };
    let id = format!("land-{}", seat.index());
    pen.raw(&format!(
        "<clipPath id=\"{id}-mat\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"22\"/></clipPath>",
        n(x),
        n(y),
        n(w),
        n(h)
    ));
    pen.raw(&format!("<g clip-path=\"url(#{id}-mat)\">"));
    land::draw(pen, "land", &Plan::of(table, seat), brush, [x, y, w, h]);
    pen.close();
    let active = table.to_act().contains(seat);
    let (edge, stroke) = if active { (palette::seat(seat.index()), 5.0) } else { ("#8f9970", 1.6) };
    pen.rect([x, y, w, h], 22.0, &format!("fill=\"none\" stroke=\"{edge}\" stroke-width=\"{}\"", n(stroke)));
}

fn board(pen: &mut Pen, table: &Table, cast: &Cast, seat: Seat, scoring: Option<&Final>) {
    let colour = palette::seat(seat.index());
    land::park(pen, colour, seat.index(), Brush { season: land::season(table), file: "" });
    let middle = -2.0 * HALF;
    let left = -5.0 * SIZE;
    pen.raw(&format!(
        "<path d=\"M-240 {y}v54M240 {y}v54\" stroke=\"{}\" stroke-width=\"7\" stroke-linecap=\"round\"/>",
        TRUNK.day(),
        y = n(middle)
    ));
    let sign = format!("fill=\"{PAPER}\" stroke=\"{colour}\" stroke-width=\"3\"");
    pen.rect([left - 10.0, middle - 40.0, 668.0, 76.0], 10.0, &sign);
    glyph::meeple(pen, left + 22.0, middle + 27.0, 2.1, colour, cast.letter(seat));
    pen.text(left + 56.0, middle - 4.0, Type::new(25.0, INK).bold(), &fit(cast.name(seat), 25.0, 190.0));
    pen.text(
        left + 56.0,
        middle + 20.0,
        Type::new(14.0, SOFT_INK).bold(),
        &fit(&status(table, seat, scoring), 14.0, 200.0),
    );
    let tracks = table.tracks(seat);
    let values = [
        (Some(Track::Money), "money", format!("${}", tracks.money)),
        (Some(Track::Income), "income", number(tracks.income.into())),
        (Some(Track::Reputation), "reputation", number(tracks.reputation.into())),
        (Some(Track::Population), "population", tracks.population.to_string()),
        (None, "markers", String::new()),
    ];
    for (index, (track, word, value)) in values.into_iter().enumerate() {
        let x = -0.92 * SIZE + 78.0 * index as f64;
        let back = track.map_or(palette::seat(seat.index()), palette::track);
        pen.rect([x, middle - 32.0, 72.0, 42.0], 9.0, &format!("fill=\"{back}\""));
        match track {
            Some(Track::Money) => {
                pen.text(x + 36.0, middle - 3.0, Type::new(21.0, "#fff").bold().middle(), &value);
            }
            Some(track) => {
                glyph::track(pen, x + 14.0, middle - 11.0, 1.5, track, "#fff");
                pen.text(x + 46.0, middle - 3.0, Type::new(21.0, "#fff").bold().middle(), &value);
            }
            None => {
                markers(pen, x, middle - 11.0, tracks.markers, usize::from(table.rules().start().markers))
            }
        }
        pen.text(x + 36.0, middle + 26.0, Type::new(11.5, SOFT_INK).bold().middle(), word);
    }
}

fn markers(pen: &mut Pen, x: f64, y: f64, left: u8, all: usize) {
    for index in 0..all.min(4) {
        let at = x + 36.0 + 20.0 * (index as f64 - (all.min(4) as f64 - 1.0) / 2.0);
        if index < usize::from(left) {
            pen.circle(at, y, 8.0, "fill=\"#fff\"");
            pen.text(at, y + 3.4, Type::new(9.0, INK).bold().middle(), "×2");
        } else {
            pen.circle(
                at,
                y,
                7.0,
                "fill=\"none\" stroke=\"#fff\" stroke-width=\"1.4\" stroke-dasharray=\"2.4 2\"",
            );
        }
    }
}

/// Rank and score at the end, else whose turn it is.
fn status(table: &Table, seat: Seat, scoring: Option<&Final>) -> String {
    if let Some(score) = scoring.and_then(|scoring| scoring.seats.get(seat.index())) {
        if let Some(title) = score.title {
            return title.to_owned();
        }
        return format!("{}, population {}", ordinal(score.rank), score.tracks.population);
    }
    let acts = table.to_act().contains(seat);
    match table.phase() {
        Phase::Goals if acts => "chooses a goal".to_owned(),
        Phase::Build if acts => "to build".to_owned(),
        Phase::Discard | Phase::ExtraDiscard if acts => "to discard".to_owned(),
        _ => match table.borough(seat).len() {
            1 => "1 tile".to_owned(),
            tiles => format!("{tiles} tiles"),
        },
    }
}

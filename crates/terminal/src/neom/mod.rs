//! NEOM in the terminal: its words for the session and the line mode, and its screen.

mod citymap;
mod hints;
mod position;
mod preview;
mod screen;

use crate::text::say;
use crate::{Entry, Finished, PlayError, PlayedMove, Session, TableGame, TerminalGame, play_described};
use game_core::{Seat, nearest, quoted};
use neom::Neom;
use neom::moves::{Illegal, Move, Swap, Terms};
use neom::setup::{Mode, Setup};
use neom::table::{Phase, Table};
use neom::tile::TileId;
use render::neom::sentence;
use render::text::Language;

/// The most moves that `all` prints at once.
const MOST_LISTED: usize = 300;
/// The most completions of a move that are offered.
const MOST_COMPLETIONS: usize = 9;

impl TableGame for Neom {
    const TITLE: &'static str = "NEOM";
    const FIRST_SEAT: usize = 0; // as in the notation

    fn players(setup: &Setup) -> usize {
        setup.seats()
    }

    fn spec(setup: &Setup) -> serde_json::Value {
        serde_json::json!(setup.spec())
    }

    fn about_in(language: Language, setup: &Setup) -> String {
        let mode = match setup.mode() {
            Mode::Solo => say!(language, "neom-about-solo", tiles = setup.tile_set().number()),
            Mode::Standard => say!(language, "neom-about", seats = setup.seats()),
        };
        if setup.beginner() { say!(language, "neom-about-beginner", mode) } else { mode }
    }

    fn packs(setup: &Setup) -> Vec<String> {
        setup.rules().packs().to_vec()
    }

    fn seat_names(&self, language: Language, given: &[String]) -> Vec<String> {
        sentence::seat_names(language, self.table(), given)
    }

    fn entry(PlayedMove { before, after, reader, seat, mv, events }: PlayedMove<'_, Neom>) -> Entry {
        Entry {
            seat,
            headline: sentence::headline(reader, before.table(), seat, *mv, events),
            secret: matches!(mv, Move::Draft { .. } | Move::Select { .. })
                .then(|| sentence::seat_move(reader, before.table(), seat, *mv)),
            changes: sentence::changes(reader, after.table(), seat, *mv, events),
        }
    }
}

impl TerminalGame for Neom {
    const MOVES: &'static [&'static str] =
        &["draft", "select", "place", "cornerstone", "sell", "pay", "sacrifice"];
    const QUESTIONS: &'static [&'static str] = &["city", "goods", "tile", "hand", "score", "cells", "all"];

    fn help(session: &Session<Neom>) -> String {
        say!(session.language(), "neom-help")
    }

    fn due(session: &Session<Neom>, seat: Seat) -> String {
        sentence::due(session.reader(), session.table(), seat)
    }

    fn position(session: &Session<Neom>, seat: Seat) -> Vec<String> {
        position::position(session, seat)
    }

    fn numbered(session: &Session<Neom>, seat: Seat) -> Vec<Move> {
        match session.table().phase() {
            Phase::Draft { .. } | Phase::Select => session.legal_moves(seat),
            _ => preview::numbered(&session.view(seat), seat).into_iter().map(|preview| preview.mv).collect(),
        }
    }

    /// Swaps are listed for those who ask for them.
    fn listed(session: &Session<Neom>, seat: Seat, filter: &str) -> (Vec<Move>, Vec<String>) {
        let moves = position::listed(session, seat, filter.contains("swap"));
        (moves, hints::swap_notes(session, seat))
    }

    fn refusal(session: &Session<Neom>, seat: Seat, illegal: &Illegal) -> String {
        hints::refusal(session, seat, illegal)
    }

    fn completions(session: &Session<Neom>, seat: Seat, mv: &Move) -> Vec<Move> {
        completions(session, seat, *mv)
    }

    fn answer(session: &Session<Neom>, seat: Seat, question: &str, rest: &str) -> Vec<String> {
        match question {
            "city" => match session.seat_called(rest, seat) {
                Ok(seat) => position::city(session, seat),
                Err(sentence) => vec![sentence],
            },
            "goods" => position::goods(session, seat),
            "hand" => position::hand(session, seat),
            "score" if rest.is_empty() => sentence::score_sheet(session.reader(), session.table()),
            "score" => match session.seat_called(rest, seat) {
                Ok(seat) => sentence::score_details(session.reader(), session.table(), seat),
                Err(sentence) => vec![sentence],
            },
            "cells" => cells(session, seat, rest),
            "all" => all_moves(session, seat, rest),
            _ => match find_tile(session, rest) {
                Ok(tile) => position::tile(session, seat, tile),
                Err(sentence) => vec![sentence],
            },
        }
    }

    fn object(session: &Session<Neom>, seat: Seat, mv: &Move) -> String {
        sentence::move_object(session.reader(), session.table(), seat, *mv)
    }

    fn net(session: &Session<Neom>, seat: Seat, mv: &Move) -> String {
        match mv {
            Move::Draft { tile } | Move::Select { tile } => {
                sentence::tile_short(session.language(), session.table().tile(*tile))
            }
            _ => session
                .view(seat)
                .preview(*mv)
                .map(|brings| sentence::net_text(session.language(), &brings))
                .unwrap_or_default(),
        }
    }

    fn preview(session: &Session<Neom>, seat: Seat, mv: &Move) -> Result<Vec<String>, String> {
        let brings =
            session.view(seat).preview(*mv).map_err(|illegal| hints::refusal(session, seat, &illegal))?;
        if let Move::Draft { tile } | Move::Select { tile } = *mv {
            return Ok(position::tile(session, seat, tile));
        }
        let (table, reader) = (session.table(), session.reader());
        let does = sentence::move_text(reader, table, seat, *mv);
        let mut text = vec![format!("{} {does}", session.name(seat))];
        text.extend(sentence::preview(reader, table, seat, *mv, &brings));
        Ok(text)
    }

    fn scoring(session: &Session<Neom>) -> Option<Vec<String>> {
        let standings = session.game().final_scoring()?;
        let (table, reader) = (session.table(), session.reader());
        let mut text = Vec::new();
        for seat in table.all_seats() {
            text.extend(sentence::score_details(reader, table, seat));
        }
        text.extend(sentence::scoring(reader, table, &standings));
        Some(text)
    }

    fn prologue(session: &Session<Neom>) -> Vec<String> {
        let table = session.table();
        let centers = table.all_seats().map(|seat| {
            let good = sentence::good_name(session.language(), table.city(seat).center());
            let name = session.name(seat);
            format!("  [{seat}] {}", say!(session.language(), "neom-begins-with", name, good))
        });
        centers.collect()
    }

    fn open_position(session: &Session<Neom>) -> Vec<String> {
        position::open(session)
    }

    fn screen(session: Session<Neom>) -> Result<Finished, PlayError> {
        play_described(session)
    }
}

/// Legal moves that are this one with more said: the same tile on the same cell, what was said of the terms kept.
fn completions(session: &Session<Neom>, seat: Seat, mv: Move) -> Vec<Move> {
    let Some(said) = preview::terms_of(mv) else { return Vec::new() };
    let same = |other: &Move| match (mv, *other) {
        (Move::Place { at, .. }, Move::Place { at: there, .. }) => at == there,
        (Move::Cornerstone { tile, at, .. }, Move::Cornerstone { tile: of, at: there, .. }) => {
            tile == of && at == there
        }
        _ => false,
    };
    let keeps = |other: &Move| preview::terms_of(*other).is_some_and(|terms| extends(&terms, &said));
    let mut all: Vec<Move> =
        session.legal_moves(seat).into_iter().filter(|other| same(other) && keeps(other)).collect();
    let view = session.view(seat);
    all.sort_by_key(|&mv| view.preview(mv).map_or(0, |brings| -brings.money));
    all.truncate(MOST_COMPLETIONS);
    all
}

/// Whether terms say all that was said already, and no more than is needed.
fn extends(terms: &Terms, said: &Terms) -> bool {
    let covers = |more: neom::good::GoodSet, less: neom::good::GoodSet| less.minus(more).is_empty();
    said.buy.iter().all(|bought| terms.buy.iter().any(|other| other == bought))
        && covers(terms.waive, said.waive)
        && covers(terms.instead, said.instead)
        && covers(terms.route | terms.both_routes, said.route | said.both_routes)
        && (said.produce.is_none() || said.produce == terms.produce)
        && (said.swap == terms.swap || terms.swap == Swap::default())
}

/// The cells of a tile, or of all that can be placed now.
fn cells(session: &Session<Neom>, seat: Seat, id: &str) -> Vec<String> {
    let (table, view) = (session.table(), session.view(seat));
    if matches!(table.phase(), Phase::Draft { .. } | Phase::Over | Phase::Disaster) {
        return vec![say!(session.language(), "neom-nothing-placed")];
    }
    let at_hand: Vec<TileId> = match table.pick(seat) {
        Some(pick) => [pick].iter().chain(table.cornerstones(seat)).copied().collect(),
        None => view.spread().iter().chain(table.cornerstones(seat)).copied().collect(),
    };
    let tiles = match id {
        "" => at_hand,
        _ => match find_tile(session, id) {
            Ok(tile) if at_hand.contains(&tile) => vec![tile],
            Ok(tile) => {
                let tile = sentence::tile_name(session.language(), table.rules(), tile);
                return vec![say!(session.language(), "neom-not-at-hand", tile)];
            }
            Err(sentence) => return vec![sentence],
        },
    };
    let mut text = position::cells(session, seat, &tiles);
    text.extend(hints::swap_notes(session, seat));
    text
}

/// Every move, dearer sellers included.
fn all_moves(session: &Session<Neom>, seat: Seat, filter: &str) -> Vec<String> {
    let mut moves = Vec::new();
    let view = session.view(seat);
    view.every_move(&mut moves);
    let filter = filter.to_lowercase();
    let line = |mv: &Move| {
        let what = sentence::move_object(session.reader(), session.table(), seat, *mv);
        format!("  {:<44} {what}", session.notation(*mv))
    };
    let fitting: Vec<Move> =
        moves.into_iter().filter(|mv| line(mv).to_lowercase().contains(&filter)).collect();
    let mut text: Vec<String> = fitting
        .iter()
        .take(MOST_LISTED)
        .map(|mv| {
            let net = view
                .preview(*mv)
                .map(|brings| sentence::net_text(session.language(), &brings))
                .unwrap_or_default();
            format!("{:<76} {net}", line(mv)).trim_end().to_owned()
        })
        .collect();
    match fitting.len() {
        0 => text.push(say!(session.language(), "neom-no-move-fits")),
        count if count > MOST_LISTED => {
            text.push(say!(session.language(), "neom-and-more", count = count - MOST_LISTED));
        }
        _ => {}
    }
    text
}

/// A tile by its id, name or number, or something like it.
fn find_tile(session: &Session<Neom>, text: &str) -> Result<TileId, String> {
    let rules = session.table().rules();
    let id = text.trim().to_lowercase().replace(' ', "-");
    let by_number = id.parse::<u16>().ok().filter(|&number| number > 0);
    let numbered = |number: u16| rules.tiles().find(|(_, tile)| tile.number == number).map(|(id, _)| id);
    if let Some(tile) = rules.find_tile(&id).or_else(|| by_number.and_then(numbered)) {
        return Ok(tile);
    }
    // Tiles that share a name have numbers in their ids.
    let like: Vec<&str> = rules
        .tiles()
        .map(|(_, tile)| tile.id.as_str())
        .filter(|known| !id.is_empty() && known.starts_with(&id))
        .collect();
    let (language, given) = (session.language(), quoted(text.trim()));
    Err(match (like.as_slice(), nearest(&id, rules.tiles().map(|(_, tile)| tile.id.as_str()))) {
        ([near], _) => say!(language, "no-tile-near", given, near = *near),
        ([_, ..], _) if like.len() <= 6 => say!(language, "neom-no-tile-like", given, ids = like.join(", ")),
        (_, Some(near)) => say!(language, "no-tile-near", given, near),
        _ => say!(language, "neom-no-tile", given),
    })
}

/// What the faces of NEOM ask a session for.
impl Session<Neom> {
    /// The open part of the game.
    pub(crate) fn table(&self) -> &Table {
        self.game().table()
    }
}

//! Before a move is played: what it would change, for whom and why.

use crate::session::Session;
use crate::words::{abbreviation, minus, net, to_red_line};
use game_core::Seat;
use suburbia::event::Event;
use suburbia::moves::{Illegal, Move};
use suburbia::setup::Edition;
use suburbia::table::{Phase, Table, Tracks};

/// What a move would do.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Outlook {
    /// The move.
    pub mv: Move,
    /// The mover's net change by the move itself, before the steps; one short part a track.
    pub net: Vec<String>,
    /// Sum of income and reputation gained: where a cursor starts.
    pub worth: i32,
    /// Every change with its cause, income and population step included where they follow at once.
    pub sentences: Vec<String>,
    /// The mover's tracks after all that.
    pub after: Tracks,
    /// What comes next, if the turn does not run on by itself.
    pub next: Option<String>,
}

impl Outlook {
    /// Looks ahead from the table alone; nothing hidden is part of it.
    pub fn of(session: &Session, seat: Seat, mv: Move) -> Result<Outlook, Illegal> {
        let table = session.table();
        let before = *table.tracks(seat);
        if let Move::Keep { goal } = mv {
            let goal = table.rules().goal(goal);
            let words = session.words();
            let sentences = vec![format!("{}: {}", goal.name, words.goal(goal)), words.standing(goal, table)];
            return Ok(Outlook { mv, net: Vec::new(), worth: 0, sentences, after: before, next: None });
        }
        let own = table.preview(seat, mv, &mut ())?[seat.index()];
        let mut events: Vec<Event> = Vec::new();
        let after_table = table.foresee(seat, mv, &mut events)?;
        let worth = i32::from(own.income) - i32::from(before.income) + i32::from(own.reputation)
            - i32::from(before.reputation);
        Ok(Outlook {
            mv,
            net: net(&before, &own),
            worth,
            sentences: session.words().changes(seat, &events),
            after: *after_table.tracks(seat),
            next: next(table, mv),
        })
    }

    /// The net change in one string.
    pub fn net_text(&self) -> String {
        if self.net.is_empty() { "no change".to_owned() } else { self.net.join(" ") }
    }
}

/// What the player has to do after the move, before the turn is over.
fn next(table: &Table, mv: Move) -> Option<String> {
    let early = table.edition() != Edition::First;
    let lone = table.mode() == suburbia::setup::Mode::LoneArchitect;
    match mv {
        Move::Basic { .. } | Move::Invest { .. } if early => {
            Some("Then: discard a market tile, then the income and population steps".to_owned())
        }
        Move::Basic { .. } | Move::Invest { .. } => Some("Then: discard a market tile".to_owned()),
        Move::Buy { .. } | Move::Lake { .. } if lone => Some("Then: the extra discard".to_owned()),
        Move::Discard { .. } if lone && table.phase() == Phase::Discard => {
            Some("Then: the extra discard".to_owned())
        }
        _ => None,
    }
}

/// A seat's tracks in one line.
pub(crate) fn tracks_line(tracks: &Tracks) -> String {
    format!(
        "${}  income {}  reputation {}  people {} (red line at +{})",
        tracks.money,
        minus(tracks.income.into()),
        minus(tracks.reputation.into()),
        tracks.population,
        to_red_line(tracks.population),
    )
}

/// What a move is called in a list: `buy 3 @ 1,0` needs the tile's name to be read.
pub(crate) fn subject(table: &Table, seat: Seat, mv: Move) -> String {
    let in_slot = |slot: suburbia::moves::Slot| {
        let kind = table.market().get(usize::from(slot.0)).copied().flatten();
        kind.map_or("nothing", |kind| table.kind(kind).name.as_str())
    };
    match mv {
        Move::Keep { goal } => table.rules().goal(goal).name.clone(),
        Move::Buy { slot, .. } => in_slot(slot).to_owned(),
        Move::Lake { slot, .. } => format!("lake ({})", abbreviation(in_slot(slot))),
        Move::Basic { tile, .. } => table.kind(tile).name.clone(),
        Move::Invest { at } => {
            let borough = table.borough(seat);
            let tile = borough.at(at).map(|index| table.kind(borough.tile(index).kind).name.as_str());
            format!("marker on {}", tile.unwrap_or("nothing"))
        }
        Move::Discard { slot } => in_slot(slot).to_owned(),
    }
}

/// What a slot or a basic tile costs to build.
pub(crate) fn buy_price(table: &Table, slot: usize) -> Option<i32> {
    let kind = table.market().get(slot).copied().flatten()?;
    Some(i32::from(table.kind(kind).cost) + table.slot_price(slot))
}

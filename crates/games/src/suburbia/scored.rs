//! Bonus and challenge as they were scored in the course of a game: when, what everybody had then, what it brought.

use crate::page::Ply;
use crate::page::end::Past;
use ::suburbia::Suburbia;
use ::suburbia::award::{Award, AwardId};
use ::suburbia::event::{Cause, Deed, Event};
use ::suburbia::goal::{Measure, Stat};
use ::suburbia::table::Tracks;
use ::suburbia::tile::Track;
use game_core::{Seat, SeatSet};

/// A bonus or challenge that was scored.
pub(super) struct Scored {
    pub award: AwardId,
    pub round: usize,
    /// What each seat had of what it asks for.
    pub values: Vec<i32>,
    pub met: SeatSet,
    /// By how much each seat's track really moved.
    pub gained: Vec<i32>,
}

/// Those that were scored, in that order.
pub(super) fn scored(past: &Past<Suburbia>) -> Vec<Scored> {
    let mut all = Vec::new();
    past.each(|ply| {
        for (index, event) in ply.events.iter().enumerate() {
            let Event::Deed(Deed::Scored { award: id }) = event else { continue };
            let mut awards = ply.after.table().rules().awards();
            if let Some((award, of)) = awards.find(|(_, award)| award.id == *id) {
                all.push(measured(ply, index, award, of));
            }
        }
    });
    all
}

/// What there was of it at the event that tells of it.
fn measured(ply: &Ply<Suburbia>, index: usize, award: AwardId, of: &Award) -> Scored {
    let table = ply.after.table();
    let (earlier, later) = ply.events.split_at(index);
    let value = |seat: Seat| match of.measure {
        Measure::Stat(stat) => match track_of(stat) {
            // A number that the same move goes on to change: as far as it had come.
            Some(track) => value_of(ply.before.table().tracks(seat), track) + moved(earlier, seat, track),
            None => of.measure.value(table, seat),
        },
        _ => of.measure.value(table, seat),
    };
    let reward = |seat: Seat| {
        let own = |event: &&Event| match event {
            Event::Change(change) => {
                let award = match change.cause {
                    Cause::Bonus { id } | Cause::Challenge { id } => Some(id),
                    _ => None,
                };
                change.seat == seat && award == Some(of.id.as_str())
            }
            Event::Deed(_) => false,
        };
        let change = later.iter().find(own);
        change.map_or(0, |event| if let Event::Change(change) = event { change.delta } else { 0 })
    };
    let values: Vec<i32> = table.all_seats().map(value).collect();
    let meets = |seat: &Seat| table.is_dale(*seat) || values[seat.index()] >= of.least.into();
    Scored {
        award,
        round: ply.before.table().round(),
        met: table.all_seats().filter(meets).collect(),
        gained: table.all_seats().map(reward).collect(),
        values,
    }
}

/// By how much events moved a track.
fn moved(events: &[Event], seat: Seat, track: Track) -> i32 {
    let by = |event: &Event| match event {
        Event::Change(change) if change.seat == seat && change.track == track => change.delta,
        _ => 0,
    };
    events.iter().map(by).sum()
}

/// A number of a seat that events move.
fn track_of(stat: Stat) -> Option<Track> {
    Some(match stat {
        Stat::Money => Track::Money,
        Stat::Income => Track::Income,
        Stat::Reputation => Track::Reputation,
        Stat::Population => Track::Population,
        Stat::Stars => Track::Stars,
        Stat::Markers => return None,
    })
}

/// A seat's number on a track.
pub(super) fn value_of(tracks: &Tracks, track: Track) -> i32 {
    match track {
        Track::Money => tracks.money,
        Track::Income => tracks.income.into(),
        Track::Reputation => tracks.reputation.into(),
        Track::Population => tracks.population,
        Track::Stars => tracks.stars.into(),
    }
}

//! Moments: what the rules do around a move and what stands by itself in the log. Income and population, Disasters, the
//! ends of rounds and generations are nobody's move, so they are not told as a part of one.

use super::{Change, Drawn, Ply, Teller};
use game_core::Seat;

/// Something that happened by itself in a ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moment {
    /// What it is.
    pub kind: MomentKind,
    /// Whose, if it is about one seat alone.
    pub seat: Option<Seat>,
    /// What happened, in one sentence.
    pub heading: String,
    /// Its events, by their places among those of the ply, in order.
    pub events: Vec<usize>,
}

/// What a moment is about; each has a sign of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MomentKind {
    /// The income and population of a seat after its turn.
    Steps,
    /// A bonus or challenge is scored.
    Award,
    /// The end of a round on the star track, with the order of the next.
    Stars,
    /// The end is announced.
    LastRound,
    /// Somebody cannot do anything.
    Stuck,
    /// All choices of a turn are shown.
    Shown,
    /// New tiles lie open.
    Opened,
    /// A Disaster strikes.
    Disaster,
    /// What was sold is paid.
    Sales,
    /// A generation is over, and income is paid.
    Generation,
    /// The game is over.
    Over,
}

impl MomentKind {
    /// The word that scripts and stylesheets know it by.
    pub fn word(self) -> &'static str {
        match self {
            MomentKind::Steps => "steps",
            MomentKind::Award => "award",
            MomentKind::Stars => "stars",
            MomentKind::LastRound => "last-round",
            MomentKind::Stuck => "stuck",
            MomentKind::Shown => "shown",
            MomentKind::Opened => "opened",
            MomentKind::Disaster => "disaster",
            MomentKind::Sales => "sales",
            MomentKind::Generation => "generation",
            MomentKind::Over => "over",
        }
    }

    /// Whether everybody is called to it when it happens.
    pub fn is_announced(self) -> bool {
        use MomentKind::{Award, Disaster, Generation, LastRound, Stars};
        matches!(self, Award | Disaster | Generation | LastRound | Stars)
    }
}

/// Adds an event to its moment; a new one if it is the first.
pub(crate) fn add(moments: &mut Vec<Moment>, kind: MomentKind, seat: Option<Seat>, event: usize) {
    match moments.iter_mut().find(|moment| (moment.kind, moment.seat) == (kind, seat)) {
        Some(moment) => moment.events.push(event),
        None => moments.push(Moment { kind, seat, heading: String::new(), events: vec![event] }),
    }
}

/// A ply in parts: what the move itself did, and then every moment.
pub struct Story<G: Drawn> {
    /// The events of the move itself.
    pub own: Vec<G::Event>,
    /// The moments with their events, in order.
    pub moments: Vec<(Moment, Vec<G::Event>)>,
}

impl<G: Drawn> Story<G> {
    /// Takes a ply apart.
    pub fn of(teller: &Teller, ply: &Ply<G>) -> Story<G> {
        let moments = G::moments(teller, ply);
        let taken = |place: usize| moments.iter().any(|moment| moment.events.contains(&place));
        let own = ply.events.iter().enumerate().filter(|&(place, _)| !taken(place));
        let own = own.map(|(_, event)| event.clone()).collect();
        let events = |moment: &Moment| moment.events.iter().map(|&place| ply.events[place].clone()).collect();
        let with_events = |moment: Moment| {
            let events = events(&moment);
            (moment, events)
        };
        Story { own, moments: moments.into_iter().map(with_events).collect() }
    }
}

/// What some events of a ply changed, and why; as a part of the story of its own.
pub fn changes_of<G: Drawn>(teller: &Teller, ply: &Ply<G>, events: &[G::Event]) -> Vec<Change> {
    let &Ply { before, after, seat, mv, .. } = ply;
    G::changes(teller, &Ply { before, after, seat, mv, events })
}

//! A recorded game as text: every move with what it changed and why, then the position or the scoring.

use crate::session::Session;
use crate::{Options, PlayError, position};
use game_core::record::{Record, SeatInfo};
use game_core::{Game, Seat};
use render::suburbia::sentence;
use render::suburbia::sentence::{goal_text, standing};
use suburbia::Suburbia;
use suburbia::setup::Setup;

/// Tells a game up to a ply (to its end if none is named). With a ply only that move is told, then everything
/// that lies open after it.
pub fn tell(setup: Setup, record: &Record, ply: Option<usize>) -> Result<Vec<String>, PlayError> {
    let upto = ply.unwrap_or(record.moves.len()).min(record.moves.len());
    let seats = record.seats.iter().take(setup.players());
    let session = Session::new(Options {
        setup,
        seed: record.seed,
        seats: seats.map(|seat| SeatInfo { name: seat.name.clone(), bot: None }).collect(),
        record: None,
        moves: record.moves[..upto].to_vec(),
    })?;
    let names = session.names().join(", ");
    let spec = setup.spec();
    let mut text = vec![format!(
        "{}, {} edition, {} mode, packs {}, seed {}: {names}",
        Suburbia::NAME,
        spec.edition.word(),
        spec.mode.word(),
        spec.packs.join(" "),
        record.seed,
    )];
    text.extend(goals(&session));
    let first = if ply.is_some() { upto.saturating_sub(1) } else { 0 };
    for (index, entry) in session.log().iter().enumerate().skip(first) {
        text.push(format!("{:>3}. {:<30} {}", index + 1, record.moves[index], entry.headline));
        text.extend(entry.changes.iter().map(|change| format!("       {change}")));
    }
    if let Some(scoring) = session.final_scoring() {
        text.extend(sentence::scoring(session.table(), session.names(), &scoring));
    }
    if ply.is_some() || session.final_scoring().is_none() {
        let active = session.table().active();
        text.push(String::new());
        text.push(position::title(&session, active));
        text.extend(position::market(&session, active));
        text.extend(position::players(&session, None));
        for seat in (0..session.names().len()).map(Seat::from_index) {
            text.extend(position::borough(&session, seat));
        }
    }
    Ok(text)
}

/// The public goals and, as far as they are chosen, the secret ones: a record hides nothing.
fn goals(session: &Session) -> Vec<String> {
    let (table, names) = (session.table(), session.names());
    let line = |goal, whose: &str| {
        let name = &table.rules().goal(goal).name;
        format!("  {name}{whose} ({}): {}", goal_text(table.rules(), goal), standing(table, names, goal))
    };
    let public = table.public_goals().iter().map(|&goal| line(goal, ""));
    let seats = (0..names.len()).map(Seat::from_index);
    let secret = seats.filter_map(|seat| {
        let goal = session.view(seat).private_goal(seat)?;
        Some(line(goal, &format!(", secret of {}", names[seat.index()])))
    });
    let mut text: Vec<String> = public.chain(secret).collect();
    if !text.is_empty() {
        text.insert(0, "Goals".to_owned());
    }
    text
}

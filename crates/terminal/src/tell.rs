//! A recorded game as text: every move with what it changed and why, then the position or the scoring.

use crate::session::Session;
use crate::text::say;
use crate::{Options, PlayError, TerminalGame};
use game_core::record::{Record, SeatInfo};
use render::text::Language;

/// Tells a game up to a ply (to its end if none is named). With a ply only that move is told, then everything
/// that lies open after it.
pub fn tell<G: TerminalGame>(
    setup: G::Setup,
    record: &Record,
    ply: Option<usize>,
) -> Result<Vec<String>, PlayError> {
    let language = Language::ENGLISH;
    let upto = ply.unwrap_or(record.moves.len()).min(record.moves.len());
    let seats = record.seats.iter().take(G::players(&setup));
    let session: Session<G> = Session::new(Options {
        setup,
        seed: record.seed,
        seats: seats.map(|seat| SeatInfo { name: seat.name.clone(), bot: None }).collect(),
        record: None,
        moves: record.moves[..upto].to_vec(),
        language,
    })?;
    let names = session.names().join(", ");
    let setup = session.setup();
    let mut text = vec![say!(
        language,
        "record-heading",
        game = G::NAME,
        about = G::about_in(language, setup),
        packs = G::packs(setup).join(" "),
        seed = record.seed.to_string(),
        names,
    )];
    text.extend(G::prologue(&session));
    let first = if ply.is_some() { upto.saturating_sub(1) } else { 0 };
    for (index, entry) in session.log().iter().enumerate().skip(first) {
        let headline = entry.secret.as_ref().unwrap_or(&entry.headline); // a record hides nothing
        text.push(format!("{:>3}. {:<30} {headline}", index + 1, record.moves[index]));
        text.extend(entry.changes.iter().map(|change| format!("       {change}")));
    }
    let scoring = G::scoring(&session);
    let over = scoring.is_some();
    text.extend(scoring.into_iter().flatten());
    if ply.is_some() || !over {
        text.push(String::new());
        text.extend(G::open_position(&session));
    }
    Ok(text)
}

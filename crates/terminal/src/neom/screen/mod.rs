//! The screen of NEOM: for now a talk in lines.

use crate::lines::converse;
use crate::{Finished, PlayError, Session};
use neom::Neom;
use std::io;

/// Plays on the whole screen.
pub(super) fn play(session: Session<Neom>) -> Result<Finished, PlayError> {
    converse(session, io::stdin().lock(), io::stdout().lock())
}

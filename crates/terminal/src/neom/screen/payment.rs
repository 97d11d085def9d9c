//! How a tile is placed on a chosen cell: how its goods are paid, what it produces, which Cornerstones are swapped. One
//! step after the other, each only if there is something to choose.

use super::{Cx, Kind};
use crate::neom::preview::{MovePreview, cell_of, pick_preview, places, terms_of};
use crate::screen::describe::{Choice, Form, Step, StepOf};
use crate::text::say;
use neom::Neom;
use neom::cell::Cell;
use neom::moves::{Move, Swap, Terms};
use neom::tile::TileId;
use render::neom::sentence;

/// The order of the steps; of the two kinds of payment only one is offered.
const STEPS: [Kind; 3] = [Kind::Payment, Kind::Produce, Kind::Swap];

/// The part of the terms that a step is about.
fn part(kind: Kind, terms: Terms) -> Terms {
    match kind {
        Kind::Produce => Terms { produce: terms.produce, ..Terms::default() },
        Kind::Swap => Terms { swap: terms.swap, ..Terms::default() },
        _ => Terms { produce: None, swap: Swap::default(), ..terms },
    }
}

/// All ways to place a tile on a cell, the cheapest first, without a swap; of equal prices the one worth most.
fn candidates(cx: &Cx<'_>, tile: TileId, at: Cell, every: bool) -> Vec<Move> {
    let pick = cx.pick_for(tile);
    let Some(ahead) = pick_preview(&cx.view(), pick) else { return Vec::new() };
    let fits = |mv: &Move| places(*mv, tile, Some(pick)) && cell_of(*mv) == Some(at);
    let preview = |mv: Move| ahead.preview(mv).ok().map(|brings| MovePreview { mv, brings });
    let mut all: Vec<MovePreview> = ahead.moves(every).into_iter().filter(fits).filter_map(preview).collect();
    all.sort_by_key(|preview| {
        let swaps = terms_of(preview.mv).map_or(0, |terms| terms.swap.given().len());
        (swaps, -preview.brings.money, std::cmp::Reverse(preview.points()))
    });
    all.into_iter().map(|preview| preview.mv).collect()
}

/// What is asked after a cell: nothing if there is nothing to choose and nothing to pay for. `every` offers dearer
/// sellers and waste, too.
pub(super) fn first(cx: &Cx<'_>, tile: TileId, at: Cell, every: bool) -> Option<StepOf<Neom>> {
    let candidates = candidates(cx, tile, at, every);
    let plain = match candidates.as_slice() {
        [] => true,
        [one] => terms_of(*one) == Some(Terms::default()),
        _ => false,
    };
    (!plain).then(|| begin(cx, candidates, 0, every))
}

/// The first step from this one on that leaves a choice; if none does, this one.
fn begin(cx: &Cx<'_>, candidates: Vec<Move>, from: usize, every: bool) -> StepOf<Neom> {
    let later = &STEPS[from.min(STEPS.len() - 1)..];
    let open = later.iter().find(|kind| distinct(&candidates, **kind).len() > 1);
    let kind = match *open.unwrap_or(&later[0]) {
        Kind::Payment if every => Kind::AnyPayment,
        kind => kind,
    };
    let choices = distinct(&candidates, kind).into_iter().map(|mv| choice(cx, kind, mv)).collect();
    Step { candidates, ..Step::new(kind, Form::List, choices) }
}

/// What is left to choose after the choice under the cursor.
pub(super) fn next(cx: &Cx<'_>, step: &StepOf<Neom>) -> Option<StepOf<Neom>> {
    let chosen = step.mv().and_then(terms_of).map(|terms| part(step.kind, terms))?;
    let agrees = |mv: &Move| terms_of(*mv).is_some_and(|terms| part(step.kind, terms) == chosen);
    let left: Vec<Move> = step.candidates.iter().copied().filter(agrees).collect();
    let place = STEPS.iter().position(|kind| *kind == step.kind).unwrap_or(0);
    (left.len() > 1).then(|| begin(cx, left, place + 1, false))
}

/// One move for each choice of a step, in order.
fn distinct(candidates: &[Move], kind: Kind) -> Vec<Move> {
    let mut seen: Vec<Terms> = Vec::new();
    let mut moves = Vec::new();
    for &mv in candidates {
        let Some(part) = terms_of(mv).map(|terms| part(kind, terms)) else { continue };
        if !seen.contains(&part) {
            seen.push(part);
            moves.push(mv);
        }
    }
    moves
}

fn choice(cx: &Cx<'_>, kind: Kind, mv: Move) -> Choice<Move> {
    let language = cx.language();
    let terms = part(kind, terms_of(mv).unwrap_or_default());
    let brings = cx.view().preview(mv).ok();
    let text = match sentence::terms_text(cx.session.reader(), cx.table(), cx.seat, &terms) {
        none if none.is_empty() && kind == Kind::Swap => say!(language, "neom-no-swap"),
        none if none.is_empty() => say!(language, "neom-own-goods"),
        terms => terms,
    };
    let money = brings.as_ref().map_or(0, |brings| brings.money);
    let paying = matches!(kind, Kind::Payment | Kind::AnyPayment);
    let text = if paying { format!("{} {text}", sentence::pounds(money)) } else { text };
    let net = brings.map(|brings| sentence::net(language, &brings)).unwrap_or_default();
    Choice { mv, text, net, cells: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Session;
    use crate::screen::describe::{Context, Stage};
    use crate::testing::neom_at;
    use game_core::{Game, Seat};
    use neom::library::Library;
    use neom::scenario::Scenario;

    /// A solo game with a tile picked and this seat.
    fn game(seat: &str, pick: &str) -> Session<Neom> {
        let text = format!(
            "name = \"t\"\ngame = \"neom\"\nmode = \"solo\"\ngeneration = 3\ndiscard = [\"park\", \"prison\"]\n[[seat]]\n{seat}\n\
             hand = [\"{pick}\"]\n[[step]]\nplay = \"select {pick}\"\n"
        );
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let mut game = *Scenario::read(rules, "t.toml", &text).unwrap().game();
        let mv = game.parse_move(&format!("select {pick}")).unwrap();
        game.play(Seat(0), mv, &mut ()).unwrap();
        neom_at(game)
    }

    fn context(session: &Session<Neom>) -> Cx<'_> {
        Context {
            session,
            seat: Seat(0),
            stage: Stage::Choose,
            row: 0,
            switched: false,
            step: None,
            lit: &[],
        }
    }

    fn step(session: &Session<Neom>, tile: Option<&str>, every: bool) -> Option<StepOf<Neom>> {
        let pick = session.table().pick(Seat(0)).unwrap();
        let tile = tile.map_or(pick, |id| session.table().rules().find_tile(id).unwrap());
        first(&context(session), tile, Cell::at(1, 2).unwrap(), every)
    }

    #[test]
    fn what_needs_no_choice_is_not_asked() {
        let session = game("center = \"coal\"\nmoney = 6", "modern-housing");
        assert_eq!(step(&session, None, false), None);
    }

    #[test]
    fn the_produced_good_is_a_step() {
        let seat = "center = \"coal\"\nmoney = 6\ncornerstones = [\"modular-factory\"]";
        let session = game(seat, "modern-housing");
        let step = step(&session, Some("modular-factory"), false).unwrap();
        assert_eq!((step.kind, step.choices.len()), (Kind::Produce, 8));
        assert_eq!(next(&context(&session), &step), None);
    }

    #[test]
    fn a_swap_is_the_last_step() {
        let seat = "center = \"coal\"\nmoney = 6\ncornerstones = [\"casino\", \"university\"]";
        let session = game(seat, "contract-office");
        let mut step = step(&session, None, false).unwrap();
        assert_eq!(step.kind, Kind::Swap);
        // None, one for one (2×2), both.
        assert_eq!(step.choices.len(), 6);
        assert_eq!(step.mv().and_then(terms_of), Some(Terms::default()), "no swap comes first");
        step.cursor = 5;
        assert_eq!(next(&context(&session), &step), None);
    }

    /// Coal and ore are bought; one trade route may be used on either.
    #[test]
    fn the_cheapest_payment_comes_first() {
        let grid = "grid = [\"  .   .   .   .   .\", \"  .   .   .   .   .\", \"  .   .  CC 028 012\", \"  .   .   .   .   .\", \"  .   .   .   .   .\"]";
        let session = game(&format!("center = \"wood\"\nmoney = 9\n{grid}"), "pressure-foundry");
        let prices = |every: bool| -> Vec<i32> {
            let step = step(&session, None, every).unwrap();
            assert_eq!(step.kind, if every { Kind::AnyPayment } else { Kind::Payment });
            let view = session.view(Seat(0));
            step.choices.iter().map(|choice| view.preview(choice.mv).unwrap().money).collect()
        };
        assert_eq!(prices(false), [-5, -6], "with the route, and without");
        assert_eq!(prices(true), [-5, -5, -6], "the route on either good");
    }
}

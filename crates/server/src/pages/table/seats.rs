//! Everybody at the table, each with the numbers of the game.

use super::AtTable;
use super::scene::Scene;
use crate::pages::words;
use crate::text::say;
use game_core::Seat;
use maud::{Markup, html};

/// Who sits at the table, with all numbers.
pub(crate) fn part<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    // The own seat first, then as they follow in turn.
    let seats = scene.seats_from(scene.seat.unwrap_or(scene.history.game.first()));
    html! {
        section #seats.part.panel aria-label=(say!(language, "table-seats")) {
            @for seat in seats { (one(scene, seat)) }
        }
    }
}

fn one<G: AtTable>(scene: &Scene<G>, seat: Seat) -> Markup {
    let language = scene.language;
    let acts = scene.to_act().contains(seat);
    let own = scene.seat == Some(seat);
    let bot = scene.game_match.head.seats.get(seat.index()).and_then(|info| info.bot.as_deref());
    let link = scene.links.iter().find(|(free, _)| *free == seat);
    html! {
        div.seat #{ "seat-" (seat.index()) } data-seat=(seat.index()) data-acts=[acts.then_some("1")]
            data-own=[own.then_some("1")] {
            div.who {
                (scene.meeple(seat))
                strong.name { (scene.name(seat)) }
                @if own { span.tag { (say!(language, "table-you")) } }
                @if let Some(bot) = bot { (level(scene, seat, bot)) }
                @if scene.game_match.head.early.resigned.contains(&seat) { span.tag { (say!(language, "end-resigned")) } }
                @else if scene.game_match.head.stand_ins.contains_key(&seat) { span.tag { (say!(language, "stand-in-tag")) } }
                (super::clock::of_seat(scene, seat))
                (G::tags(scene, seat))
                @if let Some(due) = <G as AtTable>::due(scene, seat) {
                    @if acts && bot.is_some() { span.due.thinking { (say!(language, "table-due-thinks")) } }
                    @else { span.due { (due) } }
                }
            }
            (G::numbers(scene, seat))
            (super::stand_in::replace(scene, seat, link.is_some()))
            @if let Some((_, link)) = link {
                button.button.small type="button" data-copy=(link) { (say!(language, "table-invite", name = scene.name(seat))) }
                (code(scene, seat, link))
            }
        }
    }
}

/// The same link for a phone that is held before the screen; drawn only when somebody wants it.
fn code<G: AtTable>(scene: &Scene<G>, seat: Seat, link: &str) -> Markup {
    let name = say!(scene.language, "table-invite-code", name = scene.name(seat));
    let path = link.find("/join/").map_or(link, |start| &link[start..]);
    html! {
        details.qr #{ "qr-" (seat.index()) } {
            summary { (name) }
            img src={ (path) "/qr.svg" } alt=(name) width="176" height="176" loading="lazy";
        }
    }
}

/// How strong a bot is, where its name does not say so already.
fn level<G: AtTable>(scene: &Scene<G>, seat: Seat, bot: &str) -> Markup {
    let language = scene.language;
    let name = words::level(language, bot);
    let about =
        say!(language, "home-kind-bot", name = name.as_str(), about = words::level_about(language, bot));
    let said = scene.name(seat).starts_with(&name);
    html! { span.tag title=(about) { @if said { (say!(language, "table-bot")) } @else { (name) } } }
}

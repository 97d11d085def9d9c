//! Bots that play for people who are away.

use super::AtTable;
use super::scene::Scene;
use crate::text::say;
use bots::name::USUAL_LEVEL;
use game_core::Seat;
use maud::{Markup, html};

/// Entries of the menu: a bot that plays on, and how one is called when it is one's turn.
pub(crate) fn menu<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let plays = |seat: &Seat| !scene.is_over() && !scene.game_match.has_given_up(*seat);
    let Some(seat) = scene.seat.filter(plays).filter(|_| !scene.game_match.head.imported) else {
        return html! {};
    };
    html! {
        @if scene.game_match.head.stand_ins.contains_key(&seat) {
            button type="button" data-stand-in="" { (say!(language, "stand-in-end")) }
        } @else {
            button type="button" data-stand-in=(USUAL_LEVEL) { (say!(language, "stand-in-start")) }
        }
        button type="button" data-alert="sound" aria-pressed="false" { (say!(language, "alert-sound")) }
        button type="button" data-alert="notification" aria-pressed="false" { (say!(language, "alert-notification")) }
        (super::webhook::entry(scene))
    }
}

/// Lets a bot play for somebody who has not come yet or has been away for long.
pub(crate) fn replace<G: AtTable>(scene: &Scene<G>, seat: Seat, free: bool) -> Markup {
    let game_match = scene.game_match;
    let other = !scene.held.is_empty() && !scene.held.contains(seat) && game_match.people().contains(seat);
    let over = scene.is_over() || game_match.is_closed();
    let replaced = game_match.head.stand_ins.contains_key(&seat) || over;
    let away = game_match.is_away(seat) || (free && game_match.is_missing(seat));
    html! {
        @if other && away && !replaced {
            button.button.small.quiet type="button" data-stand-in=(USUAL_LEVEL) data-for=(seat.index()) {
                (say!(scene.language, "stand-in-other", name = scene.name(seat)))
            }
        }
    }
}

/// Tells somebody that a bot plays in the meantime.
pub(crate) fn absent<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let plays = |seat: &Seat| !scene.is_over() && !scene.game_match.has_given_up(*seat);
    let absent = scene.seat.filter(|seat| scene.game_match.head.stand_ins.contains_key(seat) && plays(seat));
    html! {
        div #absent.part {
            @if absent.is_some() {
                div.panel.offer-card {
                    p { (say!(language, "stand-in-plays")) }
                    button.button.primary type="button" data-stand-in="" { (say!(language, "stand-in-end")) }
                }
            }
        }
    }
}

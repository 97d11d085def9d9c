//! What people have of each other at a table: talk, and a bot that plays for somebody who is away.

use super::AtTable;
use super::scene::Scene;
use crate::api::company::LONGEST;
use crate::text::say;
use bots::name::USUAL_LEVEL;
use game_core::Seat;
use maud::{Markup, html};

/// Signs that say what would take too long to type.
const SIGNS: [&str; 6] = ["👍", "👏", "😄", "😮", "🤔", "⏳"];

/// Whether there is anybody to talk to.
pub fn talks<G: AtTable>(scene: &Scene<G>) -> bool {
    scene.game_match.people().len() > 1
}

/// Talk. A script fills it.
pub fn talk<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    if !talks(scene) {
        return html! {};
    }
    html! {
        section #talk.panel aria-labelledby="talk-heading" {
            header {
                h2 #talk-heading { (say!(language, "talk-heading")) }
                button.button.quiet.small type="button" data-mute aria-pressed="false" { (say!(language, "talk-mute")) }
            }
            p.soft.empty { (say!(language, "talk-empty")) }
            p.soft.muted hidden { (say!(language, "talk-muted")) }
            div.said role="log" aria-label=(say!(language, "talk-heading")) tabindex="0" {}
            @if !scene.held.is_empty() {
                form {
                    label.visually-hidden for="talk-text" { (say!(language, "talk-text")) }
                    input #talk-text type="text" name="text" maxlength=(LONGEST) autocomplete="off"
                        placeholder=(say!(language, "talk-text"));
                    button.button.small { (say!(language, "talk-send")) }
                }
                div.signs role="group" aria-label=(say!(language, "talk-signs")) {
                    @for sign in SIGNS { button.button.quiet.small type="button" data-say=(sign) { (sign) } }
                }
            }
        }
    }
}

/// The clock of a seat: the script lets it run.
pub fn clock<G: AtTable>(scene: &Scene<G>, seat: Seat) -> Markup {
    let game_match = scene.game_match;
    let Some(terms) =
        game_match.head.clock.filter(|_| game_match.head.mover(seat).is_none() && !scene.is_over())
    else {
        return html! {};
    };
    let until = game_match.watch.deadline(&terms, seat);
    html! {
        span.clock role="timer" title=(say!(scene.language, "clock-left")) data-until=[until]
            data-left=(game_match.watch.budget(&terms, seat)) {}
    }
}

/// Asks the others what follows when somebody's time is over.
pub fn overdue<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    html! {
        div #overdue.part {
            @if let Some(overdue) = scene.game_match.overdue {
                @let name = scene.name(overdue.seat);
                @let asked = scene.held.iter().any(|seat| seat != overdue.seat && !overdue.agreed.contains(seat));
                div.panel.offer-card {
                    @if asked {
                        p { (say!(language, "clock-ask", name)) }
                        button.button.primary type="button" data-clock { (say!(language, "clock-agree")) }
                    } @else {
                        p { (say!(language, "clock-over", name)) }
                    }
                }
            }
        }
    }
}

/// Entries of the menu: a bot that plays on, and how one is called when it is one's turn.
pub fn menu<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let Some(seat) = scene.seat.filter(|_| !scene.is_over() && !scene.game_match.head.imported) else {
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
pub fn replace<G: AtTable>(scene: &Scene<G>, seat: Seat, free: bool) -> Markup {
    let game_match = scene.game_match;
    let other = !scene.held.is_empty() && !scene.held.contains(seat) && game_match.people().contains(seat);
    let replaced = game_match.head.stand_ins.contains_key(&seat) || scene.is_over();
    let away = game_match.is_away(seat) || (free && !game_match.has_played(seat));
    html! {
        @if other && away && !replaced {
            button.button.small.quiet type="button" data-stand-in=(USUAL_LEVEL) data-for=(seat.index()) {
                (say!(scene.language, "stand-in-other", name = scene.name(seat)))
            }
        }
    }
}

/// Tells somebody that a bot plays in the meantime.
pub fn absent<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let absent =
        scene.seat.filter(|seat| scene.game_match.head.stand_ins.contains_key(seat) && !scene.is_over());
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

//! The bar at the top: where the game stands, whose turn it is, and what one can do besides moving.

use super::log::LogEntry;
use super::scene::Scene;
use super::{AtTable, since};
use crate::entry::How;
use crate::game_match::TakeBack;
use crate::text::say;
use game_core::Seat;
use maud::{Markup, html};

pub(super) fn part<G: AtTable>(scene: &Scene<G>, told: &[LogEntry<G>]) -> Markup {
    let language = scene.language;
    html! {
        header #bar.part {
            a.home href="/" aria-label=(say!(language, "table-home")) title=(say!(language, "table-home")) {
                img src=(crate::assets::asset("icon.svg")) alt="" width="32" height="32";
            }
            p.turn.yours[scene.acts()] #turn tabindex="-1" {
                @if let Some(seat) = leading(scene) { (scene.meeple(seat)) }
                strong { (super::early_end::turn(scene)) }
                @if G::last_call(scene).is_some() && !scene.is_over() {
                    button.round.last type="button" data-last aria-expanded="false" aria-controls="last-round" { (G::when(scene)) }
                } @else { span.round { (G::when(scene)) } }
            }
            // Room that is kept for it: what comes and goes here moves nothing.
            div.news {
                span.happened aria-hidden="true" {}
                (since::line(scene, told))
                (super::motion::offer(scene))
            }
            div.actions {
                @if scene.is_over() {
                    a.button.primary href={ "/games/" (scene.id()) "/end" @if !scene.held.is_empty() { "?ceremony" } } { (say!(language, "table-to-end")) }
                }
                (hint(scene))
                (take_back(scene))
                (menu(scene))
            }
        }
    }
}

/// Whose meeple stands before it: where several act at once one's own.
fn leading<G: AtTable>(scene: &Scene<G>) -> Option<Seat> {
    scene.seat.filter(|_| scene.acts()).or(scene.to_act().lowest())
}

/// Asks the search bot; only for whoever has to decide.
fn hint<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    html! {
        @if scene.acts() && scene.history.lesson.is_none() && scene.game_match.head.hints() {
            button #hint.button.quiet type="button" title=(say!(language, "table-hint-what")) {
                svg.glyph viewBox="0 0 24 24" aria-hidden="true" {
                    path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3Z"
                        fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" {}
                }
                span { (say!(language, "table-hint")) }
            }
        }
    }
}

fn take_back<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let Some(seat) = scene.seat else { return html! {} };
    let (how, text) = match scene.game_match.may_take_back(seat) {
        TakeBack::Now { how: How::Free, .. } => ("free", say!(language, "table-take-back")),
        TakeBack::Now { .. } => ("alone", say!(language, "table-take-back-marked")),
        TakeBack::Ask { .. } => ("ask", say!(language, "table-take-back-ask")),
        TakeBack::Nothing | TakeBack::TooOften => return html! {},
    };
    let about = match how {
        "free" => say!(language, "table-take-back-about"),
        "alone" => say!(language, "table-take-back-marked-about"),
        _ => say!(language, "table-take-back-ask-about"),
    };
    html! {
        button #take-back.button.quiet type="button" data-how=(how) title=(about) {
            svg.glyph viewBox="0 0 24 24" aria-hidden="true" {
                path d="M9 5 4 10l5 5M5 10h9a5.5 5.5 0 0 1 0 11h-3" fill="none" stroke="currentColor" stroke-width="2.2"
                    stroke-linecap="round" stroke-linejoin="round" {}
            }
            span { (text) }
        }
    }
}

fn menu<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let id = scene.id();
    html! {
        button.button.quiet.icon type="button" data-switch-lamp aria-label=(say!(language, "table-lamp"))
            title=(say!(language, "table-lamp")) {
            svg.glyph viewBox="0 0 24 24" aria-hidden="true" {
                circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="2" {}
                path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" {}
            }
        }
        details.menu #menu {
            summary.button.quiet.icon aria-label=(say!(language, "table-menu")) title=(say!(language, "table-menu")) {
                svg.glyph viewBox="0 0 24 24" aria-hidden="true" {
                    path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" {}
                }
            }
            div.menu-list {
                p.soft { (crate::pages::words::table(language, &scene.game_match.head)) }
                button.narrow-only type="button" data-switch-lamp { (say!(language, "table-lamp")) }
                button type="button" data-open="help" { (say!(language, "learn-help")) }
                @if scene.history.lesson.is_none() {
                    button type="button" data-open="fairness" { (say!(language, "fair-heading")) }
                }
                button type="button" data-open="panorama" { (say!(language, "panorama-open")) kbd { "v" } }
                button type="button" data-open="keys" { (say!(language, "table-keys")) kbd { "?" } }
                @if !scene.history.plies.is_empty() {
                    a href={ "/games/" (id) "/replay" } { (say!(language, "table-replay")) }
                }
                a href={ "/api/v1/games/" (id) "/record" } download={ "tabletown-" (id) ".json" } {
                    (say!(language, "table-record"))
                }
                button type="button" data-copy={ "/games/" (id) } { (say!(language, "table-copy-watch")) }
                (G::menu(scene))
                (super::stand_in::menu(scene))
                (super::early_end::menu(scene))
                (super::motion::menu(scene))
                (crate::pages::shell::languages(language))
                a href="/" { (say!(language, "table-home")) }
            }
        }
    }
}

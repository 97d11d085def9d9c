//! What opens on top of the table.

use super::AtTable;
use super::scene::Scene;
use crate::text::say;
use game_core::Seat;
use maud::{Markup, html};

/// All that is there from the start and shown when it is asked for.
pub(crate) fn all<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    html! {
        dialog #keys aria-labelledby="keys-title" {
            h2 #keys-title { (say!(language, "table-keys")) }
            dl.keys {
                @for (keys, text) in keys(scene) { dt { @for key in keys.split(' ') { kbd { (key) } " " } } dd { (text) } }
            }
            (close(scene))
        }
        dialog #fairness aria-labelledby="fairness-title" {
            h2 #fairness-title { (say!(language, "fair-heading")) }
            (crate::pages::fairness::chosen(language, &scene.game_match.head))
            (crate::pages::fairness::hints(language, &scene.game_match.head))
            (crate::pages::fairness::proof(language, &scene.game_match.head))
            (close(scene))
        }
        dialog #tile-dialog aria-label=(say!(language, "table-tile")) { div.body {} (close(scene)) }
        dialog #town-dialog aria-label=(say!(language, "table-towns", game = G::NAME)) { div.body.map {} (close(scene)) }
        // The picture is asked for when it is opened.
        dialog #panorama aria-label=(say!(language, "panorama-heading")) {
            img data-src={ "/games/" (scene.id()) "/panorama.svg" } alt=(say!(language, "panorama-open")) width="1200" height="630";
            (close(scene))
        }
        (super::webhook::dialog(scene))
        (super::early_end::dialog(scene))
        (super::motion::dialog(scene))
        (G::dialogs(scene))
        (crate::pages::learn::help(language, G::NAME, scene.game.packs(), scene.game.seats() == 1))
        div #hover-card.panel aria-hidden="true" hidden {}
        div #toast role="status" hidden {}
        div #banner role="alert" hidden {}
        p #live.visually-hidden aria-live="polite" {}
    }
}

pub(crate) use games::page::table::close;

fn keys<G: AtTable>(scene: &Scene<G>) -> Vec<(&'static str, String)> {
    let language = scene.language;
    let mut keys = G::keys(scene);
    if G::FORECASTS {
        keys.push(("a", say!(language, "table-key-plan")));
    }
    keys.extend([
        ("← ↑ → ↓", say!(language, "table-key-arrows")),
        ("Enter", say!(language, "table-key-enter")),
        ("Esc", say!(language, "table-key-escape")),
        ("+ − 0", say!(language, "table-key-zoom")),
        ("v", say!(language, "panorama-key")),
        ("?", say!(language, "table-key-help")),
    ]);
    if scene.game_match.head.hints() {
        keys.push(("h", say!(language, "table-key-hint")));
    }
    keys
}

/// A take-back that waits for an answer.
pub(crate) fn offer<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let offer = scene.game_match.offer;
    html! {
        section #offer.part aria-live="assertive" {
            (super::early_end::offer(scene))
            @if let Some(offer) = offer {
                @let own = scene.held.iter().all(|seat| offer.agreed.contains(seat));
                @let moves = super::log::moves_since(scene, offer.to);
                div.panel.offer-card {
                    @if scene.held.is_empty() || own {
                        p { (say!(language, "table-offer-waits", name = scene.name(offer.by))) }
                        (named(scene, &moves))
                        @if !scene.held.is_empty() {
                            button.button.quiet type="button" data-answer="refuse" { (say!(language, "table-offer-withdraw")) }
                        }
                    } @else {
                        p { (say!(language, "table-offer", name = scene.name(offer.by), count = scene.history.plies.len() - offer.to)) }
                        (named(scene, &moves))
                        div.buttons {
                            button.button.primary type="button" data-answer="agree" { (say!(language, "table-offer-agree")) }
                            button.button type="button" data-answer="refuse" { (say!(language, "table-offer-refuse")) }
                        }
                    }
                }
            }
        }
    }
}

/// The moves that would be taken back.
fn named<G: AtTable>(scene: &Scene<G>, moves: &[(Seat, String)]) -> Markup {
    html! {
        @if !moves.is_empty() {
            ol.offer-moves { @for (seat, headline) in moves { li { (scene.meeple(*seat)) " " (headline) } } }
        }
    }
}

/// What scripts say: words in braces are filled in there.
pub(crate) fn words<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let mut words = vec![
        ("cell-beside", say!(language, "table-cell-beside", beside = "{beside}")),
        ("cell-free", say!(language, "table-cell-free")),
        ("that-cell", say!(language, "table-that-cell")),
        ("money", say!(language, "table-money")),
        ("back", say!(language, "table-back")),
        ("list", say!(language, "table-choose-move")),
        ("pick-cell", say!(language, "table-pick-any-cell")),
        ("none-legal", say!(language, "table-none-legal-now")),
        ("play", say!(language, "table-play")),
        ("tab-news", say!(language, "table-tab-news")),
        ("earlier", say!(language, "table-earlier")),
        ("later", say!(language, "table-later")),
        ("place-of", say!(language, "table-place-of", number = "{number}", count = "{count}")),
        ("best-cell", say!(language, "table-best-cell")),
        ("ahead-now", say!(language, "table-ahead-now")),
        ("ahead-no-more", say!(language, "table-ahead-no-more")),
        ("own", say!(language, "table-part-own")),
        ("others", say!(language, "table-part-others")),
        ("after", say!(language, "table-part-after")),
        ("no-change", say!(language, "table-no-change")),
        ("gone-on", say!(language, "table-gone-on")),
        ("offline", say!(language, "table-offline")),
        ("failed", say!(language, "table-failed")),
        ("copied", say!(language, "table-copied")),
        ("asked", say!(language, "table-asked")),
        ("taken-back", say!(language, "table-taken-back")),
        ("refused", say!(language, "table-refused")),
        ("not-yours", say!(language, "table-not-yours")),
        ("said", say!(language, "talk-said", name = "{name}", text = "{text}")),
        ("alert-title", say!(language, "alert-title")),
        ("alert-blocked", say!(language, "alert-blocked")),
        ("hint", say!(language, "table-hint")),
        ("hint-thinking", say!(language, "table-hint-thinking")),
        ("hint-title", say!(language, "table-hint-title")),
        ("hint-about", say!(language, "table-hint-about", games = "{games}")),
        ("hint-dropped", say!(language, "hint-dropped")),
        ("hint-lead", say!(language, "table-hint-lead")),
        ("hint-trail", say!(language, "table-hint-trail")),
        ("hint-score", say!(language, "table-hint-score")),
        ("hint-wins", say!(language, "table-hint-wins", wins = "{wins}")),
        ("sure-only", say!(language, "hint-sure", sure = "only")),
        ("sure-clear", say!(language, "hint-sure", sure = "clear")),
        ("sure-likely", say!(language, "hint-sure", sure = "likely")),
        ("sure-close", say!(language, "hint-sure", sure = "close")),
        ("sure-guess", say!(language, "hint-sure", sure = "guess")),
        ("your-turn", say!(language, "log-your-turn")),
        ("resigned", say!(language, "end-resigned-news", name = "{name}")),
        ("ended", say!(language, "table-ended-agreed")),
    ];
    words.extend(super::webhook::words(language));
    words.extend(super::plan::words::<G>(language));
    words.extend(G::words(scene));
    html! {
        template #words { @for (name, text) in &words { span data-word=(name) { (text) } } }
    }
}

//! Home: a game with one click, a table as one likes it, one's own games, a record from elsewhere.

use super::{shell, words, yours};
use crate::api::caller::visitor;
use crate::api::games::{LONGEST_NAME, title_of};
use crate::assets::sprite_address;
use crate::games::WebGame;
use crate::text::{language, say};
use crate::{Answer, App};
use ::bots::name::{LEVELS, USUAL_LEVEL};
use ::suburbia::Suburbia;
use ::suburbia::setup::{Edition, MAX_SEATS, Mode};
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use game_core::pack::PackFile;
use maud::{Markup, html};
use render::text::Language;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;

/// Whether only a part of the page is asked for.
#[derive(Debug, Default, Deserialize)]
pub struct Part {
    /// `games`: only one's own games.
    part: Option<String>,
}

/// The page one comes to first.
pub async fn home(State(app): State<Arc<App>>, Query(part): Query<Part>, headers: HeaderMap) -> Answer {
    let language = language(&headers);
    let games = match visitor(&headers) {
        Some(visitor) => match yours::of(&app, &visitor).await {
            Ok(games) => games,
            Err(error) => return super::failed(language, &error),
        },
        None => Vec::new(),
    };
    let private = [(header::CACHE_CONTROL, "no-store")];
    if part.part.as_deref() == Some("games") {
        return (private, yours::list(language, &games)).into_response();
    }
    let title = say!(language, "home-title");
    let head = shell::Head { language, title: &title, styles: &["home.css"], modules: &["home.js"] };
    let body = html! {
        (hero(&app, language))
        div.home {
            section.panel.your-games #games aria-labelledby="games-heading" data-any=[(!games.is_empty()).then_some("1")] {
                h2 #games-heading { (say!(language, "home-games")) }
                div #games-list { (yours::list(language, &games)) }
            }
            (new_table(&app, language))
            (record(language))
        }
        (links(language))
    };
    (private, shell::page(&head, body)).into_response()
}

fn hero(app: &App, language: Language) -> Markup {
    html! {
        section.hero {
            div.hero-words {
                h1 { (say!(language, "home-heading")) }
                p.lead { (say!(language, "home-lead")) }
                button.button.primary.big type="submit" form="new-table" { (say!(language, "home-start")) }
                p.summary.soft data-summary { (usual_summary(language)) }
            }
            (super::art::town(&sprite_address(app, &["base".to_owned()]), &say!(language, "home-art")))
        }
    }
}

/// What the start button starts while nothing has been changed.
fn usual_summary(language: Language) -> String {
    let bot = words::level(language, USUAL_LEVEL);
    let seats = words::list(language, &[say!(language, "home-sum-you"), bot]);
    let edition = words::edition(language, Edition::default().word());
    say!(language, "home-start-summary", game = title_of("suburbia"), seats, edition)
}

/// The form that sets a table.
fn new_table(app: &App, language: Language) -> Markup {
    html! {
        form.panel.new-table #new-table action="/" method="get" autocomplete="off"
            data-tables=(tables(app)) data-and=(say!(language, "list-and", first = "{first}", last = "{last}"))
            data-sum=(say!(language, "home-start-summary", game = "{game}", seats = "{seats}", edition = "{edition}"))
            data-you=(say!(language, "home-sum-you")) data-somebody=(say!(language, "home-sum-somebody"))
            data-friend=(say!(language, "home-sum-link")) data-self=(say!(language, "home-name-self")) {
            h2 { (say!(language, "home-setup")) }
            fieldset.choice {
                legend { (say!(language, "home-game")) }
                div.cards.two {
                    @for game in crate::games::NAMES {
                        @let ready = game == "suburbia";
                        label.card.off[!ready] {
                            input type="radio" name="game" value=(game) checked[ready] disabled[!ready];
                            span.card-name {
                                (title_of(game))
                                @if !ready { " " span.tag { (say!(language, "home-soon")) } }
                            }
                            span.hint {
                                @if ready { (say!(language, "home-game-suburbia")) } @else { (say!(language, "home-game-neom")) }
                            }
                        }
                    }
                }
            }
            fieldset.choice {
                legend { (say!(language, "home-mode")) }
                div.cards {
                    @for (_, mode) in Mode::ALL {
                        label.card {
                            input type="radio" name="mode" value=(mode) checked[mode == "standard"];
                            span.card-name { (words::mode(language, mode)) }
                            span.hint { (say!(language, "home-mode-about", mode, from = 2, to = MAX_SEATS)) }
                        }
                    }
                }
            }
            fieldset.choice {
                legend { (say!(language, "home-edition")) }
                div.cards {
                    @for (edition, word) in Edition::ALL {
                        label.card.small {
                            input type="radio" name="edition" value=(word) checked[edition == Edition::default()];
                            span.card-name { (words::edition(language, word)) }
                            span.hint { (say!(language, "home-edition-about", edition = word)) }
                        }
                    }
                }
            }
            fieldset.choice {
                legend { (say!(language, "home-seats")) }
                ol.seats data-seats {
                    @for index in 0..MAX_SEATS { (seat(language, index)) }
                }
                div.buttons {
                    button.button type="button" data-add { "+ " (say!(language, "home-seat-add")) }
                    span.hint data-lot { (say!(language, "home-seat-turn")) }
                }
            }
            (more(app, language))
            p.problem role="alert" data-problem {}
            button.button.primary.big type="submit" { (say!(language, "home-start")) }
        }
    }
}

/// One seat of the form. All there can be are in the page; those not wanted are hidden.
fn seat(language: Language, index: usize) -> Markup {
    let number = index + 1;
    let name = match index {
        0 => say!(language, "home-name-you"),
        _ => say!(language, "home-name-other"),
    };
    html! {
        li.seat.{ "of-seat-" (index) }.bot[index > 0] data-seat hidden[index > 1] {
            span.seat-sign aria-hidden="true" { (number) }
            select.input name="kind" aria-label=(say!(language, "home-seat-kind", number)) {
                optgroup label=(say!(language, "home-kind-people")) {
                    @if index == 0 {
                        option value="you" selected { (say!(language, "home-kind-you")) }
                    } @else {
                        option value="here" { (say!(language, "home-kind-here")) }
                        option value="link" { (say!(language, "home-kind-link")) }
                    }
                }
                optgroup label=(say!(language, "home-kind-bots")) {
                    @for (bot, _) in LEVELS {
                        @let name = words::level(language, bot);
                        option value=(format!("bot:{bot}")) data-name=(name) selected[index > 0 && bot == USUAL_LEVEL] {
                            (say!(language, "home-kind-bot", name, about = words::level_about(language, bot)))
                        }
                    }
                }
            }
            input.input type="text" name="name" maxlength=(LONGEST_NAME) placeholder=(name)
                aria-label=(say!(language, "home-seat-name", number)) data-link=(say!(language, "home-name-link"))
                autocomplete=(if index == 0 { "nickname" } else { "off" }) hidden[index > 0];
            @if index > 1 {
                button.button.quiet.icon type="button" data-remove
                    aria-label=(say!(language, "home-seat-remove", number)) { "×" }
            }
        }
    }
}

fn more(app: &App, language: Language) -> Markup {
    let packs = Suburbia::library(&app.hall.shelves).packs();
    html! {
        details.more {
            summary { (say!(language, "home-more")) }
            div.field {
                label for="seed" { (say!(language, "home-seed")) }
                input.input #seed type="text" name="seed" inputmode="numeric" pattern="[0-9]{0,15}" maxlength="15"
                    aria-describedby="seed-hint";
                span.hint #seed-hint { (say!(language, "home-seed-hint")) }
            }
            fieldset {
                legend { (say!(language, "home-packs")) }
                @for pack in packs {
                    @let base = pack.head().id == "base";
                    label.check {
                        input type="checkbox" name="pack" value=(pack.head().id) checked[base] disabled[base];
                        " " (pack.head().name)
                        @if base { " " span.hint { (say!(language, "home-pack-always")) } }
                    }
                }
                @if packs.len() < 2 { p.hint { (say!(language, "home-packs-none")) } }
            }
        }
    }
}

/// The tables there are, for the script: nothing else is offered.
fn tables(app: &App) -> String {
    let rules = Suburbia::library(&app.hall.shelves).rules(&["base".to_owned()]);
    let tables = rules.iter().flat_map(|rules| rules.setups()).flat_map(|table| {
        let players = usize::from(table.seats) - table.mode.automatic_seats();
        table.editions.iter().map(move |edition| json!([edition.word(), table.mode.word(), players]))
    });
    json!(tables.collect::<Vec<_>>()).to_string()
}

fn record(language: Language) -> Markup {
    html! {
        form.panel.record #record action="/" method="get" data-none=(say!(language, "home-record-none")) {
            h2 { (say!(language, "home-record")) }
            p.soft { (say!(language, "home-record-text")) }
            div.field {
                label for="record-file" { (say!(language, "home-record-file")) }
                input.input #record-file type="file" name="file" accept=".jsonl,.json,application/json,text/plain";
            }
            div.field {
                label for="record-text" { (say!(language, "home-record-paste")) }
                textarea.input #record-text name="text" rows="3" spellcheck="false"
                    placeholder="{\"format\":\"tabletown-record/1\",…}" {}
            }
            p.problem role="alert" data-problem {}
            button.button type="submit" { (say!(language, "home-record-send")) }
        }
    }
}

/// The links for friends, shown once the table is set.
fn links(language: Language) -> Markup {
    html! {
        dialog #links aria-labelledby="links-heading" {
            h2 #links-heading { (say!(language, "home-links-heading")) }
            p.soft { (say!(language, "home-links-text")) }
            ul.links data-links {}
            template data-link data-for=(say!(language, "home-links-for", name = "{name}"))
                data-seat=(say!(language, "home-links-seat", number = "{number}")) {
                li {
                    label { span data-label {} input.input type="text" readonly; }
                    button.button type="button" data-share="" { span { (say!(language, "home-links-copy")) } }
                }
            }
            p.buttons { a.button.primary href="/" data-go { (say!(language, "home-links-go")) } }
        }
    }
}

//! Home: a game with one click, a table as one likes it, one's own games, a record from elsewhere.

use super::{shell, words, yours};
use crate::App;
use crate::api::caller::visitor;
use crate::api::games::LONGEST_NAME;
use crate::text::{language, say};
use ::bots::name::{LEVELS, USUAL_LEVEL};
use axum::extract::{Query, State};
use axum::http::{HeaderMap, header};
use axum::response::IntoResponse;
use axum::response::Response;
use game_core::pack::{Library, PackFile as _};
use games::{BASE, Choice, Kind, Playable, Table, title_of, with_game};
use maud::{Markup, html};
use render::text::Language;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Whether only a part of the page is asked for.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Part {
    /// `games`: only one's own games.
    part: Option<String>,
}

/// The page one comes to first.
pub(super) async fn home(
    State(app): State<Arc<App>>,
    Query(part): Query<Part>,
    headers: HeaderMap,
) -> Response {
    let language = language(&headers);
    let games = match visitor(&headers) {
        Some(visitor) => match yours::of(&app, language, &visitor).await {
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
                @if !games.is_empty() { p { a.button.quiet href="/statistics" { (say!(language, "stats-link")) } } }
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
                p.summary.soft data-summary { (usual_summary(app, language)) }
                p { (games::learn::markup::inline(&say!(language, "learn-from-home"))) }
            }
            (super::picture(app, language))
        }
    }
}

/// What the start button starts while nothing has been changed.
fn usual_summary(app: &App, language: Language) -> String {
    let game = usual_game(app);
    let players = with_game!(game, G => G::USUAL_PLAYERS).unwrap_or(2);
    let bot = words::level(language, USUAL_LEVEL);
    let bots = if players > 2 { format!("{} × {bot}", players - 1) } else { bot };
    let seats = words::list(language, &[say!(language, "home-sum-you"), bots]);
    let choices = with_game!(game, G => G::CHOICES).unwrap_or_default();
    let told = choices.iter().skip(1).filter(|choice| choice.only_with.is_none());
    let about: Vec<String> = told.filter_map(|choice| Some((choice.name)(language, choice.usual?))).collect();
    say!(language, "home-start-summary", game = title_of(game), seats, about = about.join(" · "))
}

/// The game of the start button.
fn usual_game(app: &App) -> &'static str {
    app.offered.first().copied().unwrap_or_default()
}

/// The form that sets a table.
fn new_table(app: &App, language: Language) -> Markup {
    html! {
        form.panel.new-table #new-table action="/" method="get" autocomplete="off"
            data-tables=(tables(app)) data-and=(say!(language, "list-and", first = "{first}", last = "{last}"))
            data-sum=(say!(language, "home-start-summary", game = "{game}", seats = "{seats}", about = "{about}"))
            data-you=(say!(language, "home-sum-you")) data-somebody=(say!(language, "home-sum-somebody"))
            data-friend=(say!(language, "home-sum-link")) data-self=(say!(language, "home-name-self")) {
            h2 { (say!(language, "home-setup")) }
            fieldset.choice {
                legend { (say!(language, "home-game")) }
                div.cards.two {
                    @for &game in &app.offered {
                        label.card {
                            input type="radio" name="game" value=(game) checked[game == usual_game(app)];
                            span.card-name { (title_of(game)) }
                            span.hint { (with_game!(game, G => G::description(language)).unwrap_or_default()) }
                        }
                    }
                }
            }
            @for choice in &choices(app) { (choice_part(language, choice, usual_game(app))) }
            fieldset.choice {
                legend { (say!(language, "home-seats")) }
                ol.seats data-seats {
                    @for index in 0..most_seats(app) { (seat(language, index)) }
                }
                div.buttons {
                    button.button type="button" data-add { "+ " (say!(language, "home-seat-add")) }
                    span.hint data-lot { (say!(language, "home-seat-turn")) }
                }
            }
            (levels(language))
            (more(app, language))
            p.problem role="alert" data-problem {}
            button.button.primary.big type="submit" { (say!(language, "home-start")) }
        }
    }
}

/// A choice of some games. What is called alike in several is alike, and is there once.
struct Offered {
    choice: &'static Choice,
    /// The games that have it.
    games: Vec<&'static str>,
    /// Its values, each with the games that have it.
    values: Vec<(&'static str, &'static Choice, Vec<&'static str>)>,
}

/// All choices of all games.
fn choices(app: &App) -> Vec<Offered> {
    let mut all: Vec<Offered> = Vec::new();
    for &game in &app.offered {
        // Parts of packs are chosen where packs are.
        let choices = with_game!(game, G => G::CHOICES).unwrap_or_default().iter();
        for choice in choices.filter(|choice| !matches!(choice.kind, Kind::Several(_))) {
            let place = all.iter().position(|known| known.choice.key == choice.key).unwrap_or_else(|| {
                all.push(Offered { choice, games: Vec::new(), values: Vec::new() });
                all.len() - 1
            });
            let known = &mut all[place];
            known.games.push(game);
            for &word in choice.values() {
                match known.values.iter_mut().find(|(value, ..)| *value == word) {
                    Some((.., games)) => games.push(game),
                    None => known.values.push((word, choice, vec![game])),
                }
            }
        }
    }
    all
}

/// A choice; a script shows it and its values where they are of use.
fn choice_part(language: Language, offered: &Offered, usual: &str) -> Markup {
    let Offered { choice, games, values } = offered;
    let only = choice.only_with.map(|(key, word)| format!("{key}={word}"));
    let hidden = only.is_some() || !games.contains(&usual);
    let number = matches!(choice.kind, Kind::Number(_)).then_some("1");
    html! {
        fieldset.choice data-choice=(choice.key) data-for=(games.join(" ")) data-only=[only] data-number=[number] hidden[hidden] {
            legend { ((choice.legend)(language)) }
            @if choice.kind == Kind::YesNo {
                label.check {
                    input type="checkbox" name=(choice.key) value="1";
                    " " ((choice.name)(language, "1")) " " span.hint { ((choice.about)(language, "1")) }
                }
            } @else {
                div.cards {
                    @for (word, of, games) in values {
                        label.card.small[choice.small] {
                            input type="radio" name=(choice.key) value=(word) data-games=(games.join(" "))
                                checked[Some(word) == choice.values().first()];
                            span.card-name { ((of.name)(language, word)) }
                            span.hint { ((of.about)(language, word)) }
                        }
                    }
                }
            }
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

/// An honest word about the bots.
fn levels(language: Language) -> Markup {
    html! {
        details.levels {
            summary { (say!(language, "home-levels")) }
            dl {
                @for (bot, _) in LEVELS {
                    dt { (say!(language, "home-kind-bot", name = words::level(language, bot), about = words::level_about(language, bot))) }
                    dd { (say!(language, "home-level-strength", bot)) }
                }
            }
        }
    }
}

fn more(app: &App, language: Language) -> Markup {
    html! {
        details.more {
            summary { (say!(language, "home-more")) }
            div.field {
                label for="seed" { (say!(language, "home-seed")) }
                input.input #seed type="text" name="seed" inputmode="numeric" pattern="[0-9]{0,15}" maxlength="15"
                    aria-describedby="seed-hint";
                span.hint #seed-hint { (say!(language, "home-seed-hint")) }
            }
            (clock(language))
            @for &game in &app.offered { (packs(app, language, game)) }
        }
    }
}

/// The clocks there are, in seconds.
const CLOCKS: [(&str, i32); 7] = [
    ("move", 60),
    ("move", 180),
    ("move", 600),
    ("move", 86_400),
    ("game", 900),
    ("game", 1800),
    ("game", 3600),
];

fn clock(language: Language) -> Markup {
    html! {
        div.field {
            label for="clock" { (say!(language, "home-clock")) }
            select.input #clock name="clock" {
                option value="" selected { (say!(language, "home-clock-name", per = "none", seconds = 0)) }
                @for (per, seconds) in CLOCKS {
                    option value=(format!("{per}:{seconds}")) { (say!(language, "home-clock-name", per, seconds)) }
                }
            }
        }
        div.field data-clock-then hidden {
            label for="clock-then" { (say!(language, "home-clock-then")) }
            select.input #clock-then name="then" {
                @for then in ["bot", "ask"] { option value=(then) { (say!(language, "home-clock-then-name", then)) } }
            }
        }
    }
}

/// The packs of a game.
fn packs(app: &App, language: Language, game: &str) -> Markup {
    let packs: Vec<(String, String)> = with_game!(game, G => {
        // The page offers what it can play: the program's own expansions are for the terminal and the API.
        let expansions: Vec<&str> = Library::<<G as Playable>::Pack>::builtin_ids().filter(|id| *id != BASE).collect();
        let heads = app.rooms.libraries.of::<G>().packs().iter().map(|pack| pack.head());
        let heads = heads.filter(|head| !expansions.contains(&head.id.as_str()));
        heads.map(|head| (head.id.clone(), head.name.clone())).collect()
    })
    .unwrap_or_default();
    html! {
        fieldset data-for=(game) hidden[game != usual_game(app)] {
            legend { (say!(language, "home-packs")) }
            @for (id, name) in &packs {
                @let base = id == BASE;
                label.check {
                    input type="checkbox" name="pack" value=(id) checked[base] disabled[base];
                    " " (name)
                    @if base { " " span.hint { (say!(language, "home-pack-always")) } }
                }
            }
            @if packs.len() < 2 { p.hint { (say!(language, "home-packs-none")) } }
        }
    }
}

/// The tables there are, for the script: nothing else is offered.
fn tables(app: &App) -> String {
    let told = |(game, table): &(&str, Table)| {
        let values: Map<String, Value> =
            table.values.iter().map(|(key, word)| ((*key).to_owned(), json!(word))).collect();
        json!({ "game": game, "players": table.players, "automatic": table.automatic.is_some(), "values": values })
    };
    json!(all_tables(app).iter().map(told).collect::<Vec<_>>()).to_string()
}

fn all_tables(app: &App) -> Vec<(&'static str, Table)> {
    let mut all = Vec::new();
    for &game in &app.offered {
        let tables = with_game!(game, G => app.rooms.libraries.base_rules::<G>().map(G::tables)).flatten();
        all.extend(tables.unwrap_or_default().into_iter().map(|table| (game, table)));
    }
    all
}

/// The most seats that people and bots fill in any game.
fn most_seats(app: &App) -> usize {
    all_tables(app).iter().map(|(_, table)| table.players).max().unwrap_or(1)
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

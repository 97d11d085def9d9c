//! The form that sets a table: the game and how it is played, its packs, who sits down, the clock.

use super::{packs, usual_game, usual_summary};
use crate::App;
use crate::api::games::LONGEST_NAME;
use crate::clock::Per;
use crate::pages::words;
use crate::text::say;
use ::bots::name::LEVELS;
use games::{Choice, Kind, Playable as _, Table, title_of, with_game};
use maud::{Markup, html};
use render::text::Language;
use serde_json::{Map, Value, json};

/// The form that sets a table.
pub(super) fn new_table(app: &App, language: Language, level: &str) -> Markup {
    html! {
        form.panel.new-table #new-table action="/" method="get" autocomplete="off"
            data-tables=(tables(app)) data-and=(say!(language, "list-and", first = "{first}", last = "{last}"))
            data-sum=(say!(language, "home-start-summary", game = "{game}", seats = "{seats}", about = "{about}"))
            data-you=(say!(language, "home-sum-you")) data-somebody=(say!(language, "home-sum-somebody"))
            data-friend=(say!(language, "home-sum-link")) data-self=(say!(language, "home-name-self"))
            data-every-pack=(say!(language, "packs-all")) {
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
            @for &game in &app.offered { (packs::packs(app, language, game)) }
            fieldset.choice {
                legend { (say!(language, "home-seats")) }
                ol.seats data-seats {
                    @for index in 0..most_seats(app) { (seat(language, index, level)) }
                }
                div.buttons {
                    button.button type="button" data-add { "+ " (say!(language, "home-seat-add")) }
                    button.button type="button" data-more hidden
                        data-text=(say!(language, "home-seat-more", count = "{count}", name = "{name}")) {}
                    span.hint data-lot { (say!(language, "home-seat-turn")) }
                }
            }
            (levels(language))
            (more(language))
            p.problem role="alert" data-problem {}
            p.summary.soft data-summary aria-live="polite" { (usual_summary(app, language, level)) }
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
fn seat(language: Language, index: usize, level: &str) -> Markup {
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
                        option value=(format!("bot:{bot}")) data-name=(name) selected[index > 0 && bot == level] {
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

fn more(language: Language) -> Markup {
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
            // Alone there are always hints.
            div.field data-hints hidden {
                label.check {
                    input type="checkbox" name="hints" value="1";
                    " " (say!(language, "home-hints")) " " span.hint { (say!(language, "home-hints-about")) }
                }
            }
        }
    }
}

/// The clocks there are: what for, seconds, and seconds that a move adds.
const CLOCKS: [(Per, u32, u32); 9] = [
    (Per::Move, 60, 0),
    (Per::Move, 180, 0),
    (Per::Move, 600, 0),
    (Per::Move, 86_400, 0),
    (Per::Move, 3 * 86_400, 0),
    (Per::Game, 900, 0),
    (Per::Game, 900, 15),
    (Per::Game, 1800, 30),
    (Per::Game, 3600, 0),
];

fn clock(language: Language) -> Markup {
    html! {
        div.field {
            label for="clock" { (say!(language, "home-clock")) }
            select.input #clock name="clock" {
                option value="" selected { (say!(language, "home-clock-none")) }
                @for (per, seconds, increment) in CLOCKS {
                    @let word = if per == Per::Move { "move" } else { "game" };
                    option value=(format!("{word}:{seconds}:{increment}")) { (words::time(language, per, seconds, increment)) }
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

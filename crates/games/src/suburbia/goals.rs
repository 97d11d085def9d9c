//! Goals: the public ones with everybody's standing, the own secret one, and the choice of it.

use super::extras;
use crate::learn::markup::term;
use crate::page::Scene;
use crate::page::table::Stake;
use crate::text::say;
use ::suburbia::Suburbia;
use ::suburbia::goal::GoalId;
use ::suburbia::score::LADDER;
use ::suburbia::table::Phase;
use game_core::Seat;
use maud::{Markup, PreEscaped, html};
use render::suburbia::sentence::{goal_measure, goal_name, number, title_name};
use render::svg::ladder as ladder_of_titles;

/// All goals the viewer may know, the own secret one first.
pub(super) fn known(scene: &Scene<Suburbia>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let secret = table.all_seats().filter_map(|seat| scene.view.private_goal(seat).map(|goal| (seat, goal)));
    let secret: Vec<(Seat, GoalId)> = secret.collect();
    html! {
        (extras::awards(scene))
        @if table.public_goals().is_empty() && secret.is_empty() {
            (ladder(scene))
        } @else {
            h2 { (term("goal", &say!(language, "table-goals"))) }
            @for &(seat, goal) in &secret { (card(scene, goal, Some(seat))) }
            @for &goal in table.public_goals() { (card(scene, goal, None)) }
        }
    }
}

/// What the end will score, as far as the viewer may know it, and who is ahead: population first.
pub(super) fn at_stake(scene: &Scene<Suburbia>) -> Vec<Stake> {
    let (language, table) = (scene.language, scene.table());
    let ahead = |seat: Option<Seat>| match seat {
        Some(seat) => say!(language, "last-ahead", name = scene.name(seat)),
        None => say!(language, "last-level"),
    };
    let most = table.all_seats().map(|seat| table.tracks(seat).population).max().unwrap_or_default();
    let mut first = table.all_seats().filter(|&seat| table.tracks(seat).population == most);
    let leader = first.next().filter(|_| first.next().is_none() && table.seats() > 1);
    let mut stakes = Vec::new();
    if table.seats() > 1 {
        let name = say!(language, "end-track", track = "population");
        stakes.push(Stake { name, worth: number(most), ahead: ahead(leader), seat: leader });
    }
    let secret = table.all_seats().filter_map(|seat| scene.view.private_goal(seat));
    for id in secret.chain(table.public_goals().iter().copied()) {
        let goal = table.rules().goal(id);
        let (leader, worth) = (goal.leader(table), format!("+{}", goal.bonus));
        stakes.push(Stake { name: goal_name(language, goal), worth, ahead: ahead(leader), seat: leader });
    }
    stakes
}

/// One goal with what everybody has of it.
fn card(scene: &Scene<Suburbia>, id: GoalId, owner: Option<Seat>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let goal = table.rules().goal(id);
    let leader = goal.leader(table);
    html! {
        article.goal data-secret=[owner.map(|_| "1")] data-standing=(goal.id) {
            header {
                strong { (goal_name(scene.language, goal)) }
                b.bonus title=(say!(language, "table-bonus", bonus = goal.bonus)) { "+" (goal.bonus) (scene.sign("sign-population")) }
            }
            p.measure {
                @match owner {
                    Some(seat) if scene.seat == Some(seat) => span.tag { (say!(language, "table-secret")) },
                    Some(seat) => span.tag { (say!(language, "table-secret-of", name = scene.name(seat))) },
                    None => {},
                }
                (goal_measure(language, table.rules(), goal))
            }
            ul.standing {
                @for seat in table.all_seats() {
                    li class={ "seat-" (seat.index()) } data-seat=(seat.index()) data-leads=[(leader == Some(seat)).then_some("1")] {
                        (scene.meeple(seat))
                        span.visually-hidden { (scene.name(seat)) }
                        b { (number(goal.value(table, seat))) }
                        @if leader == Some(seat) { span.lead title=(say!(language, "table-leads")) { "▲" } }
                    }
                }
                @if leader.is_none() { li.tie { (say!(language, "table-tie")) } }
            }
        }
    }
}

/// The titles of the solo game.
fn ladder(scene: &Scene<Suburbia>) -> Markup {
    let language = scene.language;
    let seat = scene.centre();
    let population = scene.table().tracks(seat).population;
    let titles = LADDER.map(|(least, title)| (least, title_name(language, title)));
    let titles = titles.each_ref().map(|(least, title)| (*least, title.as_str()));
    html! {
        h2 { (say!(language, "table-ladder")) }
        p.soft { (say!(language, "table-ladder-about")) }
        (PreEscaped(ladder_of_titles(population, &titles)))
    }
}

/// The choice at the start: two cards.
pub(super) fn choice(scene: &Scene<Suburbia>) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let dealt = scene.view.dealt_goals().filter(|_| table.phase() == Phase::Goals);
    html! {
        section #choice.part aria-label=(say!(language, "table-choice")) {
            @if let Some(dealt) = dealt {
                @if scene.acts() {
                    div.choice-sheet.panel {
                        h2 tabindex="-1" { (say!(language, "table-choice")) }
                        p.soft { (say!(language, "table-choice-about")) }
                        div.goal-cards role="radiogroup" aria-label=(say!(language, "table-choice")) {
                            @for (index, goal) in dealt.into_iter().enumerate() { (dealt_card(scene, goal, index)) }
                        }
                        div.buttons {
                            button #keep.button.primary type="button" disabled { (say!(language, "table-keep")) }
                        }
                    }
                } @else {
                    p.waiting.panel { (say!(language, "table-others-choose")) }
                }
            }
        }
    }
}

fn dealt_card(scene: &Scene<Suburbia>, id: GoalId, index: usize) -> Markup {
    let goal = scene.table().rules().goal(id);
    html! {
        button.goal-card #{ "goal-" (goal.id) } type="button" role="radio" aria-checked="false"
            tabindex=(if index == 0 { "0" } else { "-1" }) data-goal=(goal.id)
            data-move={ "keep " (goal.id) } {
            b.bonus { "+" (goal.bonus) (scene.sign("sign-population")) }
            strong { (goal_name(scene.language, goal)) }
            span { (goal_measure(scene.language, scene.table().rules(), goal)) }
        }
    }
}

//! Results by packs: how one does with each expansion, and the choice to count only games with one of them.

use crate::pages::words;
use crate::results::Ended;
use crate::text::say;
use game_core::SeatSet;
use game_core::pack::Library;
use games::page::home::{Home, emblem, pack_name};
use games::{BASE, Libraries};
use maud::{Markup, html};
use render::text::Language;
use std::sync::Arc;

/// A finished game with the own seats.
type Own = (Arc<Ended>, SeatSet);

/// The results with one pack, or with none (`base`).
#[derive(Debug, Clone, PartialEq)]
pub(super) struct PackRow {
    /// Which; `base` where there was no other.
    pub pack: String,
    /// Games that are over.
    pub games: u32,
    /// Those in which there was somebody to beat, and those of them that were won.
    pub contested: u32,
    pub won: u32,
    /// The mean score, rounded.
    pub mean: i32,
    /// The best score, and the game it was reached in.
    pub best: i32,
    pub best_game: String,
}

/// Whether a game was played with a pack; without a pack all fit.
pub(super) fn fits<G: Home>(ended: &Ended, pack: Option<&str>) -> bool {
    let packs = words::further_packs::<G>(&ended.head.rules);
    match pack {
        None => true,
        Some(BASE) => packs.is_empty(),
        Some(pack) => packs.iter().any(|id| id == pack),
    }
}

/// The results of one game by packs, first those with none; a game with several packs counts for each of them.
pub(super) fn by_packs<G: Home>(results: &[&Own]) -> Vec<PackRow> {
    let mut ids: Vec<String> = vec![BASE.to_owned()];
    for (ended, _) in results {
        let new = words::further_packs::<G>(&ended.head.rules);
        ids.extend(new.into_iter().filter(|id| !ids.contains(id)).collect::<Vec<_>>());
    }
    let builtin: Vec<&str> = Library::<G::Pack>::builtin_ids().collect();
    ids.sort_by_key(|id| builtin.iter().position(|known| known == id).unwrap_or(usize::MAX));
    ids.into_iter().filter_map(|id| row::<G>(results, id)).collect()
}

fn row<G: Home>(results: &[&Own], pack: String) -> Option<PackRow> {
    let counted = results.iter().filter(|(ended, _)| fits::<G>(ended, Some(&pack)));
    let counted: Vec<&&Own> = counted.collect();
    let mut row =
        PackRow { pack, games: 0, contested: 0, won: 0, mean: 0, best: i32::MIN, best_game: String::new() };
    let mut scores: Vec<i32> = Vec::new();
    for (ended, own) in counted {
        row.games += 1;
        if own.len() < ended.head.seats.len() {
            row.contested += 1;
            row.won += u32::from(own.iter().any(|seat| ended.winners.contains(seat)));
        }
        for score in own.iter().filter_map(|seat| ended.scores.get(seat.index())) {
            scores.push(*score);
            if *score > row.best {
                (row.best, row.best_game) = (*score, ended.head.id.clone());
            }
        }
    }
    let total: i64 = scores.iter().copied().map(i64::from).sum();
    row.mean = (total as f64 / scores.len().max(1) as f64).round() as i32;
    (row.games > 0).then_some(row)
}

fn name_of<G: Home>(libraries: &Libraries, language: Language, pack: &str) -> String {
    if pack == BASE {
        say!(language, "home-preset", preset = "base")
    } else {
        pack_name::<G>(language, libraries, pack)
    }
}

/// Says that only some games are counted, with the way back to all of them.
pub(super) fn only_these<G: Home>(libraries: &Libraries, language: Language, pack: &str) -> Markup {
    html! {
        p.only-these {
            span.tag.strong { (say!(language, "stats-only", name = name_of::<G>(libraries, language, pack))) }
            " " a.button.quiet href={ "/statistics#stats-" (G::NAME) } { (say!(language, "stats-only-all")) }
        }
    }
}

/// A line for each pack; nothing where nobody has played with any.
pub(super) fn table<G: Home>(
    libraries: &Libraries,
    language: Language,
    rows: &[PackRow],
    only: Option<&str>,
) -> Markup {
    let heading = format!("stats-packs-{}", G::NAME);
    html! {
        @if rows.iter().any(|row| row.pack != BASE) {
            h3 id=(heading) { (say!(language, "stats-packs")) }
            div.scroll tabindex="0" role="group" aria-labelledby=(heading) {
                table.results.by-packs {
                    (super::columns(language, &say!(language, "home-packs")))
                    tbody { @for row in rows { (line::<G>(libraries, language, row, only)) } }
                }
            }
        }
    }
}

fn line<G: Home>(libraries: &Libraries, language: Language, row: &PackRow, only: Option<&str>) -> Markup {
    let here = (only == Some(row.pack.as_str())).then_some("true");
    html! {
        tr {
            th scope="row" {
                a.pack-name href={ "/statistics?game=" (G::NAME) "&pack=" (row.pack) "#stats-" (G::NAME) } aria-current=[here]
                    title=(say!(language, "stats-only-go")) {
                    (emblem::<G>(&row.pack)) span { (name_of::<G>(libraries, language, &row.pack)) }
                }
            }
            td.number { (row.games) }
            td.number {
                @if row.contested > 0 {
                    (row.won) span.hint { (say!(language, "stats-percent", percent = row.won * 100 / row.contested)) }
                } @else { span.soft { "–" } }
            }
            td.number { (row.mean) }
            td.number {
                a href={ "/games/" (row.best_game) "/end" } title=(say!(language, "stats-best-go")) { (row.best) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tally::tests::ended;
    use super::*;
    use game_core::Seat;
    use serde_json::json;
    use suburbia::Suburbia;

    #[test]
    fn a_game_counts_for_each_of_its_packs() {
        let game = |id: &str, packs: &[&str], scores: &[i32]| {
            let seats = &["", "novice"][..scores.len()];
            let mut ended = (*ended(id, "standard", seats, scores, &[])).clone();
            ended.head.rules = json!({ "packs": packs });
            (Arc::new(ended), SeatSet::just(Seat(0)))
        };
        let games = [
            game("a", &["base"], &[50, 40]),
            game("b", &["ce", "inc"], &[60, 70]),
            game("c", &["base", "inc"], &[81, 70]),
            game("d", &["inc"], &[90]),
        ];
        let own: Vec<&Own> = games.iter().collect();
        let rows = by_packs::<Suburbia>(&own);
        let told: Vec<_> =
            rows.iter().map(|row| (row.pack.as_str(), row.games, row.won, row.contested)).collect();
        assert_eq!(told, [("base", 1, 1, 1), ("inc", 3, 1, 2), ("ce", 1, 0, 1)]);
        let scores: Vec<_> = rows.iter().map(|row| (row.mean, row.best, row.best_game.as_str())).collect();
        assert_eq!(scores, [(50, 50, "a"), (77, 90, "d"), (60, 60, "b")]);
        let with = |pack| own.iter().filter(|(ended, _)| fits::<Suburbia>(ended, pack)).count();
        assert_eq!([with(None), with(Some(BASE)), with(Some("inc")), with(Some("con"))], [4, 1, 3, 0]);
    }
}

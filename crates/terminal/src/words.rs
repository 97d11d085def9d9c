//! Sentences about tiles, goals, events and the scoring, in one place.

use game_core::Seat;
use suburbia::event::{Cause, Change, Deed, Event};
use suburbia::goal::{Best, Goal, Measure, Stat};
use suburbia::rules::Rules;
use suburbia::score::Final;
use suburbia::setup::Mode;
use suburbia::table::{Table, Tracks};
use suburbia::tile::{Category, Gains, Line, Scope, TileKind, Track, Traits};

/// What is needed to name things: the rules' names and the players'.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    rules: &'static Rules,
    names: &'a [String],
}

impl<'a> Words<'a> {
    /// Words for a game with these rules and players.
    pub fn new(rules: &'static Rules, names: &'a [String]) -> Words<'a> {
        Words { rules, names }
    }

    /// A player's name.
    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("nobody", String::as_str)
    }

    fn tile_name(&self, id: &str) -> &'static str {
        self.rules.find_kind(id).map_or("Tile", |kind| self.rules.kind(kind).name.as_str())
    }

    /// What a move did, in one sentence without secrets.
    pub fn headline(&self, mover: Seat, events: &[Event]) -> String {
        let name = self.name(mover);
        for event in events {
            let Event::Deed(deed) = event else { continue };
            match deed {
                Deed::Kept { .. } => return format!("{name} keeps a goal in secret"),
                Deed::Built { tile: "lake", at, .. } => return format!("{name} makes a lake at {at}"),
                Deed::Built { tile, at, .. } => {
                    return format!("{name} builds {} at {at}", self.tile_name(tile));
                }
                Deed::Invested { tile, at, .. } => {
                    return format!("{name} invests in {} at {at}", self.tile_name(tile));
                }
                Deed::Discarded { tile } => return format!("{name} discards {}", self.tile_name(tile)),
                _ => {}
            }
        }
        format!("{name} moves")
    }

    /// Every change of a move with its cause, and what else happened; the deed of the headline is left out.
    pub fn changes(&self, mover: Seat, events: &[Event]) -> Vec<String> {
        let mut headline = true;
        let mut sentences = Vec::new();
        for event in events {
            match event {
                Event::Change(change) => sentences.extend(self.change(mover, change)),
                Event::Deed(
                    Deed::Kept { .. } | Deed::Built { .. } | Deed::Invested { .. } | Deed::Discarded { .. },
                ) if headline => headline = false,
                Event::Deed(deed) => sentences.push(self.deed(deed)),
            }
        }
        sentences
    }

    fn deed(&self, deed: &Deed) -> String {
        match deed {
            Deed::Kept { seat } => format!("{} keeps a goal", self.name(*seat)),
            Deed::Built { seat, tile, at } => {
                format!("{} builds {} at {at}", self.name(*seat), self.tile_name(tile))
            }
            Deed::Invested { seat, tile, at } => {
                format!("{} invests in {} at {at}", self.name(*seat), self.tile_name(tile))
            }
            Deed::Discarded { tile } => format!("market: {} leaves the game", self.tile_name(tile)),
            Deed::Drawn { tile } => format!("market: {} is new", self.tile_name(tile)),
            Deed::OneMoreRound => "market: One More Round comes up".to_owned(),
            Deed::CouldNotBuild { seat } => format!("{} cannot build anything", self.name(*seat)),
            Deed::Over => "the game is over".to_owned(),
        }
    }

    /// One change with its cause; `None` if nothing moved and nothing was asked for.
    fn change(&self, mover: Seat, change: &Change) -> Option<String> {
        if change.delta == 0 && change.nominal == 0 {
            return None;
        }
        let moved = amount(change.track, change.delta);
        let mut text = match &change.cause {
            Cause::Tile { id, owner, at } => {
                let whose =
                    if *owner == change.seat { String::new() } else { format!("{}'s ", self.name(*owner)) };
                format!("{whose}{} {at}: {moved}", self.tile_name(id))
            }
            Cause::Pay => format!("pays ${}", -change.delta),
            Cause::RedLine if change.nominal < 0 => format!("red line passed: {moved}"),
            Cause::RedLine => format!("back over a red line: {moved}"),
            Cause::IncomeStep if change.track == Track::Population => format!("unpaid income: {moved}"),
            Cause::IncomeStep => format!("income step: {moved}"),
            Cause::PopulationStep if change.track == Track::Money => format!("nobody left to leave: {moved}"),
            Cause::PopulationStep => format!("population step: {moved}"),
            Cause::Goal { id } => {
                let goal = self.rules.find_goal(id).map_or(*id, |goal| self.rules.goal(goal).name.as_str());
                format!("{goal}: {moved}")
            }
            Cause::Conversion => format!("money turned into people: {moved}"),
        };
        if change.nominal != change.delta {
            text += &format!(" (of {}: the track ends)", signed(change.nominal));
        }
        if change.seat != mover {
            text = format!("{}: {text}", self.name(change.seat));
        }
        Some(text)
    }

    /// What a tile does, one sentence a line.
    pub fn tile(&self, kind: &TileKind) -> Vec<String> {
        let mut sentences = Vec::new();
        if kind.now != Gains::default() {
            let parts: Vec<String> = kind.now.parts().map(|(track, by)| amount(track, by.into())).collect();
            sentences.push(format!("{} when placed", parts.join(", ")));
        }
        sentences.extend(kind.lines.iter().map(|line| self.line(line)));
        sentences
    }

    fn line(&self, line: &Line) -> String {
        let gain = amount(line.track, line.amount.into());
        let what = self.traits(line.matches);
        let itself = if line.not_itself { " (not itself)" } else { "" };
        match line.scope {
            Scope::Adjacent => format!("{gain} for each adjacent {what}{itself}"),
            Scope::Own => format!("{gain} for each {what} of yours{itself}"),
            Scope::Every => format!("{gain} for each {what} in all boroughs{itself}"),
            Scope::Others => format!("{gain} for each {what} of the others{itself}"),
            Scope::After => format!("{gain} for each {what} built later by anyone"),
            Scope::RedLine => format!("{gain} for each red line you pass"),
            Scope::OwnLakeAdjacent => format!("{gain} for each {what} next to a lake of yours"),
        }
    }

    /// What a tile does, as short as it gets: `+1i −1r/adj civic`.
    pub fn tile_short(&self, kind: &TileKind) -> String {
        let now = kind.now.parts().map(|(track, by)| short_amount(track, by.into()));
        let lines = kind.lines.iter().map(|line| {
            let gain = short_amount(line.track, line.amount.into());
            let what = self.short_traits(line.matches);
            match line.scope {
                Scope::Adjacent => format!("{gain}/adj {what}"),
                Scope::Own => format!("{gain}/own {what}"),
                Scope::Every => format!("{gain}/any {what}"),
                Scope::Others => format!("{gain}/others' {what}"),
                Scope::After => format!("{gain}/later {what}"),
                Scope::RedLine => format!("{gain}/red line"),
                Scope::OwnLakeAdjacent => format!("{gain}/lakeside"),
            }
        });
        now.chain(lines).collect::<Vec<_>>().join(" ")
    }

    fn traits(&self, traits: Traits) -> String {
        if Category::ALL.iter().all(|category| traits.meets(category.as_trait())) {
            return "tile".to_owned();
        }
        let words: Vec<String> =
            self.rules.trait_words(traits).iter().map(|word| word.replace('-', " ")).collect();
        let is_category = words.iter().any(|word| Category::ALL.iter().any(|c| c.word() == word));
        format!("{}{}", words.join(" or "), if is_category { " tile" } else { "" })
    }

    fn short_traits(&self, traits: Traits) -> String {
        if Category::ALL.iter().all(|category| traits.meets(category.as_trait())) {
            return "tile".to_owned();
        }
        let letter = |word: &String| match Category::ALL.iter().find(|category| category.word() == word) {
            Some(&category) => letter(Some(category)).to_string(),
            None => word.replace('-', " "),
        };
        self.rules.trait_words(traits).iter().map(letter).collect::<Vec<_>>().join("/")
    }

    /// What a goal asks for and gives.
    pub fn goal(&self, goal: &Goal) -> String {
        let most = if goal.best == Best::Most { "most" } else { "fewest" };
        let high = if goal.best == Best::Most { "highest" } else { "lowest" };
        let asks = match goal.measure {
            Measure::Count(traits) => format!("{most} {}s", self.traits(traits)),
            Measure::LargestGroup(traits) => format!("largest group of {}s", self.traits(traits)),
            Measure::Stat(Stat::Money) => format!("{} money", if most == "most" { "most" } else { "least" }),
            Measure::Stat(Stat::Markers) => format!("{most} markers placed"),
            Measure::Stat(Stat::Income) => format!("{high} income"),
            Measure::Stat(Stat::Reputation) => format!("{high} reputation"),
            Measure::Stat(Stat::Population) => format!("{high} population"),
        };
        format!("{asks}, +{} people", goal.bonus)
    }

    /// The value of each seat, the one ahead marked.
    pub fn standing(&self, goal: &Goal, table: &Table) -> String {
        let leader = goal.leader(table);
        let values = table.all_seats().map(|seat| {
            let mark = if leader == Some(seat) { " ▲" } else { "" };
            format!("{} {}{mark}", self.name(seat), minus(goal.value(table, seat)))
        });
        let tie = if leader.is_none() { " (tie)" } else { "" };
        format!("{}{tie}", values.collect::<Vec<_>>().join(", "))
    }

    /// The scoring step by step: goals, money, ranks, title.
    pub fn scoring(&self, table: &Table, scoring: &Final) -> Vec<String> {
        let mut text = vec!["Population before scoring".to_owned()];
        for seat in table.all_seats() {
            let tracks = table.tracks(seat);
            text.push(format!("  {}: {} people, ${}", self.name(seat), tracks.population, tracks.money));
        }
        if !scoring.goals.is_empty() {
            text.push("Goals".to_owned());
        }
        for score in &scoring.goals {
            let goal = self.rules.goal(score.goal);
            let whose =
                score.owner.map_or(String::new(), |seat| format!(", secret goal of {}", self.name(seat)));
            text.push(format!("  {}{whose}: {}", goal.name, self.goal(goal)));
            let values: Vec<String> = table
                .all_seats()
                .zip(&score.values)
                .map(|(seat, &value)| format!("{} {}", self.name(seat), minus(value)))
                .collect();
            let result = match (score.winner, score.owner, goal.leader(table)) {
                (Some(seat), _, _) => format!("{} scores +{} people", self.name(seat), score.bonus),
                (None, Some(owner), Some(_)) => format!("nothing, {} is not ahead", self.name(owner)),
                (None, _, _) => "nothing, nobody is alone ahead".to_owned(),
            };
            text.push(format!("    {}: {result}", values.join(", ")));
        }
        text.push("Every $5 become 1 person".to_owned());
        for seat in table.all_seats() {
            let (before, after) = (table.tracks(seat).money, scoring.seats[seat.index()].tracks.money);
            let people = (before - after) / suburbia::score::MONEY_PER_POPULATION;
            text.push(format!("  {}: ${before} give {people}, ${after} stay", self.name(seat)));
        }
        text.push("Result".to_owned());
        let mut order: Vec<Seat> = table.all_seats().collect();
        order.sort_by_key(|seat| scoring.seats[seat.index()].rank);
        for seat in order {
            let score = &scoring.seats[seat.index()];
            let Tracks { population, reputation, income, money, .. } = score.tracks;
            text.push(format!(
                "  {}. {}: {population} people (reputation {}, income {}, ${money})",
                score.rank,
                self.name(seat),
                minus(reputation.into()),
                minus(income.into()),
            ));
            if let Some(title) = score.title {
                text.push(format!("     {} is now {title}", self.name(seat)));
            } else if table.mode() == Mode::Dale && seat == Seat(0) {
                text.push("     No title: it takes a win over Dale".to_owned());
            }
        }
        text
    }
}

/// `+3`, `−2`, `±0`.
pub(crate) fn signed(by: i32) -> String {
    match by {
        0 => "±0".to_owned(),
        1.. => format!("+{by}"),
        _ => format!("−{}", by.unsigned_abs()),
    }
}

/// A number with a real minus.
pub(crate) fn minus(value: i32) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

fn amount(track: Track, by: i32) -> String {
    match track {
        Track::Money if by < 0 => format!("−${}", by.unsigned_abs()),
        Track::Money => format!("+${by}"),
        _ => format!("{} {}", track.word(), signed(by)),
    }
}

fn short_amount(track: Track, by: i32) -> String {
    match track {
        Track::Income => format!("{}i", signed(by)),
        Track::Reputation => format!("{}r", signed(by)),
        Track::Population => format!("{}p", signed(by)),
        Track::Money => amount(track, by),
    }
}

/// The difference of two positions of a seat, one part a changed track: `+1i`, `+2r`, `−4p`, `−$11`.
pub(crate) fn net(before: &Tracks, after: &Tracks) -> Vec<String> {
    let parts = [
        (Track::Income, i32::from(after.income) - i32::from(before.income)),
        (Track::Reputation, i32::from(after.reputation) - i32::from(before.reputation)),
        (Track::Population, after.population - before.population),
        (Track::Money, after.money - before.money),
    ];
    parts.into_iter().filter(|&(_, by)| by != 0).map(|(track, by)| short_amount(track, by)).collect()
}

/// The letter of a category; colour is never the only sign.
pub(crate) fn letter(category: Option<Category>) -> char {
    match category {
        Some(Category::Residential) => 'R',
        Some(Category::Commercial) => 'C',
        Some(Category::Industrial) => 'I',
        Some(Category::Civic) => 'V',
        None => '~',
    }
}

/// Four letters for a tile: `Farm`, `CoPa`, `FFRe`.
pub(crate) fn abbreviation(name: &str) -> String {
    let words: Vec<&str> =
        name.split_whitespace().filter(|word| word.chars().any(char::is_alphanumeric)).collect();
    let first = |word: &str, count: usize| word.chars().take(count).collect::<String>();
    match words.as_slice() {
        [] => "?".to_owned(),
        [one] => first(one, 4),
        [one, two] => first(one, 2) + &first(two, 2),
        [one, two, .., last] => first(one, 1) + &first(two, 1) + &first(last, 2),
    }
}

/// How many more people pass the next red line.
pub(crate) fn to_red_line(population: i32) -> i32 {
    (1..)
        .find(|&more| suburbia::red_line::behind(population + more) > suburbia::red_line::behind(population))
        .unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use suburbia::library::Library;

    #[test]
    fn every_tile_has_its_own_letters_and_says_what_it_does() {
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        let words = Words::new(rules, &[]);
        let mut known = Vec::new();
        for (_, kind) in rules.kinds() {
            let short = abbreviation(&kind.name);
            assert_eq!(short.chars().count(), 4, "{short}");
            assert!(!known.contains(&short), "{short} is not unique");
            known.push(short);
            assert!(!words.tile(kind).is_empty() && !words.tile_short(kind).is_empty(), "{}", kind.name);
        }
    }

    #[test]
    fn the_next_red_line_is_where_the_rules_have_it() {
        assert_eq!([2, 14, 15, 99, 100, 101].map(to_red_line), [13, 1, 7, 2, 1, 2]);
    }
}

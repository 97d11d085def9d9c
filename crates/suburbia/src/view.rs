//! Views: the open table, what has been seen of the stacks, and the viewer's own secrets.

use crate::card::Card;
use crate::game::Suburbia;
use crate::goal::{GoalId, Measure};
use crate::moves::Move;
use crate::setup::{MAX_BORDERS, MAX_SEATS, MAX_STACK, one_more_round_places};
use crate::table::{Phase, Table};
use crate::tile::{KindId, Track};
use game_core::{Dice, Seat, View, Viewer};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// What one viewer may know.
#[derive(Debug, Clone, PartialEq)]
pub struct SuburbiaView<'a> {
    table: &'a Table,
    /// Cards seen so far, in the order they came.
    seen: &'a [Card],
    /// Borders seen so far, in the order they came.
    borders: &'a [KindId],
    /// Cards still in the stacks.
    left: usize,
    viewer: Viewer,
    /// The two goals dealt to the viewer.
    dealt: Option<[GoalId; 2]>,
    /// The goals in play that the viewer knows, by seat: the own one, and everybody's at the end.
    kept: [Option<GoalId>; MAX_SEATS],
}

impl<'a> SuburbiaView<'a> {
    #[inline]
    pub(crate) fn of(game: &'a Suburbia, viewer: Viewer) -> SuburbiaView<'a> {
        let table = &game.table;
        let own = viewer.seat().filter(|seat| seat.index() < table.seats());
        let (mut dealt, mut kept) = (None, [None; MAX_SEATS]);
        if table.setup().dealt_goals > 0 {
            if let Some(seat) = own {
                dealt = Some(game.dealt[seat.index()]);
                if !table.choosing.contains(seat) {
                    kept[seat.index()] = Some(game.kept[seat.index()]);
                }
            }
            if table.phase == Phase::Over {
                table.all_seats().for_each(|seat| kept[seat.index()] = Some(game.kept[seat.index()]));
            }
        }
        SuburbiaView {
            table,
            seen: &game.stack[..usize::from(game.drawn)],
            borders: &game.borders[..usize::from(game.borders_seen)],
            left: usize::from(game.stack_len - game.drawn),
            viewer,
            dealt,
            kept,
        }
    }

    /// The open table.
    pub fn table(&self) -> &'a Table {
        self.table
    }

    /// The goals dealt to the viewer, kept one and discarded one.
    pub fn dealt_goals(&self) -> Option<[GoalId; 2]> {
        self.dealt
    }

    /// A seat's private goal, if the viewer knows it.
    pub fn private_goal(&self, seat: Seat) -> Option<GoalId> {
        self.kept.get(seat.index()).copied().flatten()
    }

    /// Tiles left in the A, B and C stacks. One More Round is not counted.
    pub fn stacks_left(&self) -> [usize; 3] {
        let setup = self.table.setup();
        let drawn = self.seen.iter().filter(|card| card.tile().is_some()).count();
        let (a, b) = (usize::from(setup.a), usize::from(setup.b));
        let c = setup.cards() - 1 - a - b;
        let left = |size: usize, before: usize| size - drawn.saturating_sub(before).min(size);
        [left(a, 0), left(b, a), left(c, a + b)]
    }

    /// Twice the expected number of draws until One More Round appears, rounded down; `None` once it has.
    pub fn twice_expected_draws_to_end(&self) -> Option<usize> {
        if self.seen.contains(&Card::OneMoreRound) {
            return None;
        }
        let places = one_more_round_places(self.table.setup(), self.table.contents());
        let drawn = self.seen.len();
        let first = (*places.start()).max(drawn);
        Some((first + (*places.end()).max(first) + 2).saturating_sub(2 * drawn))
    }

    fn own_seat(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| seat.index() < self.table.seats())
    }

    /// Whether the viewer's seat decides now; Dale's seat never does.
    fn decides(&self) -> Option<Seat> {
        let is_player = |seat: &Seat| seat.index() < self.table.seats() - self.table.mode().automatic_seats();
        self.own_seat().filter(is_player)
    }
}

impl View for SuburbiaView<'_> {
    type Game = Suburbia;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        match self.decides() {
            Some(seat) => self.table.options(seat, self.dealt).list(out),
            None => out.extend(self.automatic()),
        }
    }

    fn move_count(&self) -> usize {
        match self.decides() {
            Some(seat) => self.table.options(seat, self.dealt).len(),
            None => self.automatic().iter().len(),
        }
    }

    fn nth_move(&self, n: usize) -> Option<Move> {
        match self.decides() {
            Some(seat) => self.table.options(seat, self.dealt).nth(n),
            None => self.automatic().filter(|_| n == 0),
        }
    }

    fn random_move(&self, dice: &mut Dice) -> Option<Move> {
        match self.decides() {
            Some(seat) => self.table.options(seat, self.dealt).random(dice),
            None => self.automatic(),
        }
    }

    fn sample(&self, dice: &mut Dice) -> Suburbia {
        let (stack, stack_len) = self.sample_stack(dice);
        let (dealt, kept) = self.sample_goals(dice);
        Suburbia {
            table: *self.table,
            stack,
            stack_len,
            drawn: self.seen.len() as u8,
            dealt,
            kept,
            borders: self.sample_borders(dice),
            borders_seen: self.borders.len() as u8,
        }
    }
}

impl SuburbiaView<'_> {
    /// Dale's move, seen from his seat.
    fn automatic(&self) -> Option<Move> {
        let seat = self.own_seat()?;
        let his_turn = self.table.to_act().contains(seat) && self.decides().is_none();
        his_turn.then(|| crate::dale::choose(self.table, seat))
    }

    /// The borders seen, followed by a random order of all others.
    fn sample_borders(&self, dice: &mut Dice) -> [KindId; MAX_BORDERS] {
        let mut unseen = self.table.contents().borders().to_vec();
        if unseen.is_empty() {
            return [KindId::LAKE; MAX_BORDERS];
        }
        take_out(&mut unseen, self.borders.iter().copied());
        dice.shuffle(&mut unseen);
        let mut borders = [KindId::LAKE; MAX_BORDERS];
        let all = self.borders.iter().chain(&unseen);
        borders.iter_mut().zip(all).for_each(|(place, &border)| *place = border);
        borders
    }

    /// The cards seen, followed by a random order of cards that may come: of each stack as many of each pack as are left.
    fn sample_stack(&self, dice: &mut Dice) -> ([Card; MAX_STACK], u8) {
        let (setup, contents) = (self.table.setup(), self.table.contents());
        let total = self.seen.len() + self.left;
        let mut stack: Vec<Card> = Vec::with_capacity(MAX_STACK);
        stack.extend_from_slice(self.seen);
        let seen = || self.seen.iter().filter_map(|card| card.tile());
        let scoring = [Card::ScoreBonus, Card::ScoreChallenge, Card::OneMoreRound];
        for ((portions, left), scored) in contents.stacks.iter().zip(self.stacks_left()).zip(scoring) {
            let first = stack.len();
            for portion in portions {
                let mut unseen = portion.tiles.clone();
                take_out(&mut unseen, seen());
                let gone = portion.tiles.len() - unseen.len();
                // Only a scenario's stacks are not what the packs would give.
                let count = portion.count.saturating_sub(gone).min(unseen.len());
                let count = if portions.len() > 1 { count } else { left };
                unseen.sort_unstable(); // the order of removal must not matter
                dice.shuffle_first(&mut unseen, count);
                stack.extend(unseen.into_iter().take(count).map(Card::Tile));
            }
            if portions.len() > 1 {
                dice.shuffle(&mut stack[first..]);
                stack.truncate(first + left);
            }
            if contents.plays.bonuses && scored != Card::OneMoreRound && !self.seen.contains(&scored) {
                stack.push(scored);
            }
        }
        if !self.seen.contains(&Card::OneMoreRound) && total > stack.len() {
            let places = one_more_round_places(setup, contents);
            let first = (*places.start()).clamp(self.seen.len(), stack.len());
            let last = (*places.end()).clamp(first, stack.len());
            stack.insert(first + dice.below(last - first + 1), Card::OneMoreRound);
        }
        stack.truncate(total.min(MAX_STACK));
        let mut cards = [Card::OneMoreRound; MAX_STACK];
        cards[..stack.len()].copy_from_slice(&stack);
        (cards, stack.len() as u8)
    }

    /// Goals for everybody that agree with those the viewer knows.
    fn sample_goals(&self, dice: &mut Dice) -> ([[GoalId; 2]; MAX_SEATS], [GoalId; MAX_SEATS]) {
        let mut dealt = [[GoalId(0); 2]; MAX_SEATS];
        let mut kept = [GoalId(0); MAX_SEATS];
        if self.table.setup().dealt_goals == 0 {
            return (dealt, kept);
        }
        let known = |goal: &GoalId| {
            self.table.public_goals().contains(goal)
                || self.dealt.is_some_and(|own| own.contains(goal))
                || self.kept.contains(&Some(*goal))
        };
        let all = self.table.contents().goals().iter();
        let mut unknown: Vec<GoalId> = all.copied().filter(|goal| !known(goal)).collect();
        dice.shuffle(&mut unknown);
        for seat in self.table.all_seats() {
            let index = seat.index();
            let mut draw = || unknown.pop().unwrap_or(GoalId(0));
            dealt[index] = match (self.dealt, self.private_goal(seat)) {
                (Some(own), _) if self.own_seat() == Some(seat) => own,
                (_, Some(revealed)) => [revealed, draw()],
                (_, None) => [draw(), draw()],
            };
            kept[index] = self.private_goal(seat).unwrap_or(dealt[index][0]);
        }
        (dealt, kept)
    }
}

impl Serialize for SuburbiaView<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let table = self.table;
        let rules = table.rules();
        let goal = |id: GoalId| rules.goal(id).id.as_str();
        let standing = |id: &GoalId| {
            let goal = rules.goal(*id);
            let values: Vec<i32> = table.all_seats().map(|seat| goal.value(table, seat)).collect();
            json!({
                "id": goal.id, "name": goal.name, "best": goal.best, "measure": measure(rules, goal.measure),
                "bonus": goal.bonus, "values": values, "leader": goal.leader(table),
            })
        };
        let phase = match table.phase() {
            Phase::Goals => "goals",
            Phase::Build => "build",
            Phase::Discard => "discard",
            Phase::ExtraDiscard => "extra-discard",
            Phase::Over => "over",
        };
        let to_act: Vec<Seat> = table.to_act().iter().collect();
        let goals: Vec<Value> = table.public_goals().iter().map(standing).collect();
        let mut seen: Vec<&str> = self.seen.iter().map(|card| card.id(rules)).collect();
        seen.sort_unstable();
        let private: Vec<Option<&str>> =
            table.all_seats().map(|seat| self.private_goal(seat).map(goal)).collect();
        let mut view = json!(crate::audit::position(table));
        let more = json!({
            "edition": table.edition(), "mode": table.mode(), "seat": self.viewer.seat(), "phase": phase,
            "to_act": to_act, "start": table.start(), "active": table.active(), "round": table.round(),
            "last_round": table.last_round(), "prices": table.setup().prices, "stacks": self.stacks_left(),
            "seen": seen, "goals": { "public": goals, "dealt": self.dealt.map(|dealt| dealt.map(goal)), "private": private },
        });
        if let (Value::Object(view), Value::Object(more)) = (&mut view, more) {
            view.extend(more);
            if rules.keeps_ledger() {
                view.insert("ledgers".to_owned(), ledgers(table));
            }
        }
        view.serialize(serializer)
    }
}

fn measure(rules: &crate::rules::Rules, measure: Measure) -> Value {
    match measure {
        Measure::Count(traits) => json!({ "count": rules.trait_words(traits) }),
        Measure::LargestGroup(traits) => json!({ "group": rules.trait_words(traits) }),
        Measure::Stat(stat) => {
            json!({ "stat": crate::goal::Stat::ALL.iter().find(|(known, _)| *known == stat).map(|(_, word)| word) })
        }
    }
}

/// What each tile gave its owner and took, by seat, for those that did.
fn ledgers(table: &Table) -> Value {
    let sums = |sums: [i32; 4]| -> serde_json::Map<String, Value> {
        let all = Track::ALL.into_iter().zip(sums).filter(|&(_, sum)| sum != 0);
        all.map(|(track, sum)| (track.word().to_owned(), sum.into())).collect()
    };
    let of = |seat: Seat| -> Vec<Value> {
        let tiles = table.borough(seat).tiles().enumerate();
        let accounts = tiles.filter_map(|(index, tile)| Some((tile, table.account(seat, index)?)));
        accounts
            .filter(|(_, account)| !account.is_empty())
            .map(|(tile, account)| {
                json!({ "at": tile.at, "gains": sums(account.gains), "losses": sums(account.losses) })
            })
            .collect()
    };
    table.all_seats().map(of).collect()
}

/// Takes each of these out of a list once.
fn take_out(list: &mut Vec<KindId>, gone: impl Iterator<Item = KindId>) {
    for kind in gone {
        if let Some(place) = list.iter().position(|&known| known == kind) {
            list.swap_remove(place);
        }
    }
}

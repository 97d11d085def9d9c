//! The library: all packs there are, and the rules that a choice of them makes.

use crate::award::{Award, AwardId, AwardKind};
use crate::borough::MAX_TILES;
use crate::contents::{Contents, Leaving};
use crate::goal::{Goal, GoalId, Measure};
use crate::hex::parse_hex;
use crate::pack::{self, MeasureSpec, Pack, StartSpec, TileSpec};
use crate::rules::{Compiled, PackParts, Rules};
use crate::setup::{MAX_BASICS, MAX_BORDERS, MAX_STACK, SetupTable, Start};
use crate::tile::{Category, Gains, KindId, Line, Scope, Special, Specials, Stack, TileKind, Track, Traits};
use game_core::art::{self, ArtFile};
use game_core::fault::Fault;
use game_core::fields::Placed;
use game_core::nearest;
pub use game_core::pack::LibraryError;
use game_core::pack::{Head, PackFile, Provenance};

/// The packs of Suburbia by name.
pub type Library = game_core::pack::Library<Pack>;

impl PackFile for Pack {
    type Rules = Rules;

    const BUILTIN: &'static [(&'static str, &'static str)] = &[
        ("packs/suburbia/base.toml", include_str!("../../../packs/suburbia/base.toml")),
        ("packs/suburbia/inc.toml", include_str!("../../../packs/suburbia/inc.toml")),
        ("packs/suburbia/five-star.toml", include_str!("../../../packs/suburbia/five-star.toml")),
        ("packs/suburbia/nightlife.toml", include_str!("../../../packs/suburbia/nightlife.toml")),
        ("packs/suburbia/con.toml", include_str!("../../../packs/suburbia/con.toml")),
        ("packs/suburbia/essen.toml", include_str!("../../../packs/suburbia/essen.toml")),
        ("packs/suburbia/ce.toml", include_str!("../../../packs/suburbia/ce.toml")),
    ];

    fn read(file: &str, text: &str) -> Result<Pack, Vec<Fault>> {
        pack::read(file, text)
    }

    fn head(&self) -> &Head {
        &self.head
    }

    fn set_art(&mut self, art: Vec<ArtFile>) {
        self.head.art = art;
    }

    fn tile_ids(rules: &Rules) -> Vec<&str> {
        rules.kinds().map(|(_, kind)| kind.id.as_str()).collect()
    }

    fn compile(packs: &[&Pack]) -> Result<&'static Rules, Vec<Fault>> {
        Compiler::compile(packs)
    }
}

/// Merges packs; knows the place of everything it might complain about.
struct Compiler<'p> {
    packs: &'p [&'p Pack],
    icons: Vec<String>,
    faults: Vec<Fault>,
}

impl<'p> Compiler<'p> {
    fn compile(packs: &'p [&'p Pack]) -> Result<&'static Rules, Vec<Fault>> {
        let mut icons: Vec<String> = Vec::new();
        for icon in packs.iter().flat_map(|pack| &pack.icons) {
            if !icons.contains(icon) {
                icons.push(icon.clone());
            }
        }
        let mut compiler = Compiler { packs, icons, faults: Vec::new() };
        compiler.limits();
        let mut kinds = compiler.kinds();
        for kind in &mut kinds {
            kind.art = art::best(packs.iter().flat_map(|pack| &pack.head.art), &kind.id).cloned();
        }
        let (goals, awards) = (compiler.goals(), compiler.awards());
        let start = compiler.start(&kinds);
        let rows = compiler.rows();
        let parts = packs.iter().map(|pack| PackParts {
            name: pack.head.name.clone(),
            share: pack.share,
            brings: pack.brings.clone(),
        });
        let Some(start) = start else { return Err(compiler.faults) };
        let compiled = Compiled {
            packs: packs.iter().map(|pack| pack.head.id.clone()).collect(),
            parts: parts.collect(),
            kinds,
            goals,
            awards,
            setups: rows.iter().map(|(_, row)| row.value.clone()).collect(),
            start,
            icons: std::mem::take(&mut compiler.icons),
        };
        let rules = Rules::of(compiled);
        for (pack, row) in &rows {
            for (message, expected) in impossible(&row.value, &rules) {
                compiler.fault(pack, row.span.clone(), message, expected);
            }
        }
        if compiler.faults.is_empty() { Ok(Rules::intern(rules)) } else { Err(compiler.faults) }
    }

    fn fault(&mut self, pack: &Pack, span: std::ops::Range<usize>, message: String, expected: String) {
        self.faults.push(pack.head.fault(span, message, expected));
    }

    /// Each but the base game has a badge.
    const MAX_PACKS: usize = 1 + Traits::MAX_BADGES;

    fn limits(&mut self) {
        let Some(last) = self.packs.last() else { return };
        if self.packs.len() > Self::MAX_PACKS {
            self.fault(last, 0..1, "these are too many packs".into(), format!("at most {}", Self::MAX_PACKS));
        }
        if self.icons.len() > Traits::MAX_ICONS {
            self.fault(
                last,
                0..1,
                "these packs have too many icons".into(),
                format!("at most {}", Traits::MAX_ICONS),
            );
            self.icons.truncate(Traits::MAX_ICONS);
        }
    }

    fn kinds(&mut self) -> Vec<TileKind> {
        let mut kinds = vec![lake()];
        for (badge, pack) in self.packs.iter().enumerate().take(Self::MAX_PACKS) {
            for spec in &pack.tiles {
                let kind = self.kind(pack, badge, spec);
                match kinds.iter().position(|known| known.id == kind.id) {
                    Some(known) => kinds[known] = kind,
                    None if kinds.len() < KindId::MAX => kinds.push(kind),
                    None => {
                        let expected = format!("at most {} kinds of tiles", KindId::MAX - 1);
                        self.fault(pack, spec.id.span.clone(), "this is one tile too many".into(), expected);
                        return kinds;
                    }
                }
            }
        }
        let count = |stack| {
            kinds.iter().filter(|kind| kind.stack == stack).map(|kind| usize::from(kind.copies)).sum()
        };
        let sizes: [usize; 3] = [count(Stack::A), count(Stack::B), count(Stack::C)];
        let basics = kinds.iter().filter(|kind| kind.stack == Stack::Basic).count();
        if let Some(pack) = self.packs.last().filter(|_| sizes.iter().any(|&size| size > Rules::MAX_POOL)) {
            self.fault(
                pack,
                0..1,
                "one stack has too many tiles".into(),
                format!("at most {}", Rules::MAX_POOL),
            );
        }
        if let Some(pack) = self.packs.last().filter(|_| basics > MAX_BASICS) {
            self.fault(
                pack,
                0..1,
                format!("there are {basics} kinds of basic tiles"),
                format!("at most {MAX_BASICS}"),
            );
        }
        kinds
    }

    fn kind(&mut self, pack: &Pack, badge: usize, spec: &TileSpec) -> TileKind {
        let mut traits = Traits::badge(badge);
        if let Some(category) = spec.category {
            traits |= category.as_trait();
        }
        if spec.stack == Stack::Border {
            traits |= Traits::BORDER;
        }
        for icon in &spec.icons {
            match self.icons.iter().position(|known| *known == icon.value) {
                Some(index) => traits |= Traits(1 << (Traits::FIRST_ICON + index as u32)),
                None => {
                    let known = self.icons.join(", ");
                    let expected = match nearest(&icon.value, self.icons.iter().map(String::as_str)) {
                        Some(near) => format!("did you mean '{near}'?"),
                        None => format!("declare it in [pack] icons, or use one of: {known}"),
                    };
                    self.fault(pack, icon.span.clone(), format!("'{}' is not an icon", icon.value), expected);
                }
            }
        }
        let lines = spec
            .lines
            .iter()
            .map(|line| Line {
                scope: line.scope,
                matches: self.traits(pack, &line.matches),
                not_itself: line.not_itself,
                track: line.track,
                amount: line.amount,
            })
            .collect();
        TileKind {
            id: spec.id.value.clone(),
            name: spec.name.clone(),
            pack: pack.head.id.clone(),
            stack: spec.stack,
            category: spec.category,
            icons: spec.icons.iter().map(|icon| icon.value.clone()).collect(),
            cost: spec.cost,
            copies: spec.copies,
            now: spec.now,
            lines,
            specials: spec.specials,
            stars: spec.stars,
            only_with_borders: spec.only_with_borders,
            provenance: spec.provenance.clone(),
            traits,
            art: None, // laid on when all tiles are known
        }
    }

    /// What the words of a `match` stand for.
    fn traits(&mut self, pack: &Pack, words: &[Placed<String>]) -> Traits {
        let mut known: Vec<(String, Traits)> =
            Category::ALL.iter().map(|category| (category.word().to_owned(), category.as_trait())).collect();
        known.push(("lake".to_owned(), Traits::LAKE));
        known.push(("border".to_owned(), Traits::BORDER));
        let icons = self.icons.iter().enumerate();
        known.extend(icons.map(|(i, icon)| (icon.clone(), Traits(1 << (Traits::FIRST_ICON + i as u32)))));
        let badges = self.packs.iter().enumerate().take(Self::MAX_PACKS).skip(1);
        known.extend(badges.map(|(i, pack)| (format!("badge:{}", pack.head.id), Traits::badge(i))));
        // Packs that are not in the game have no tiles there.
        known.extend(builtin_badges().map(|badge| (badge, Traits::NONE)));
        let mut traits = Traits::NONE;
        for word in words {
            match known.iter().find(|(name, _)| *name == word.value) {
                Some((_, found)) => traits |= *found,
                None => {
                    let names = known.iter().map(|(name, _)| name.as_str());
                    let expected = match nearest(&word.value, names.clone()) {
                        Some(near) => format!("did you mean '{near}'?"),
                        None => format!("expected one of: {}", names.collect::<Vec<_>>().join(", ")),
                    };
                    let message = format!("no tile has '{}'", word.value);
                    self.fault(pack, word.span.clone(), message, expected);
                }
            }
        }
        traits
    }

    /// What is measured; `None` if that is the badge of a pack that is not in the game.
    fn measure(&mut self, pack: &Pack, spec: &MeasureSpec) -> Option<Measure> {
        let (words, measure): (_, fn(Traits) -> Measure) = match spec {
            MeasureSpec::Stat(stat) => return Some(Measure::Stat(*stat)),
            MeasureSpec::Count(words) => (words, Measure::Count),
            MeasureSpec::Group(words) => (words, Measure::LargestGroup),
        };
        let traits = self.traits(pack, words);
        (traits != Traits::NONE
            || !words.iter().any(|word| builtin_badges().any(|badge| badge == word.value)))
        .then(|| measure(traits))
    }

    fn awards(&mut self) -> Vec<Award> {
        let mut awards: Vec<Award> = Vec::new();
        for pack in self.packs {
            let bonuses = pack.bonuses.iter().map(|spec| (AwardKind::Bonus, spec));
            let challenges = pack.challenges.iter().map(|spec| (AwardKind::Challenge, spec));
            for (kind, spec) in bonuses.chain(challenges) {
                let Some(measure) = self.measure(pack, &spec.measure) else { continue };
                let award = Award {
                    id: spec.id.value.clone(),
                    name: spec.name.clone(),
                    pack: pack.head.id.clone(),
                    kind,
                    measure,
                    least: spec.least,
                    reward: spec.reward,
                    only_with_borders: spec.only_with_borders,
                    provenance: spec.provenance.clone(),
                };
                match awards.iter().position(|known| known.id == award.id) {
                    Some(known) => awards[known] = award,
                    None if awards.len() < AwardId::MAX => awards.push(award),
                    None => {
                        let expected = format!("at most {} bonuses and challenges", AwardId::MAX);
                        self.fault(pack, spec.id.span.clone(), "this is one too many".into(), expected);
                        return awards;
                    }
                }
            }
        }
        awards
    }

    fn goals(&mut self) -> Vec<Goal> {
        let mut goals: Vec<Goal> = Vec::new();
        for pack in self.packs {
            for spec in &pack.goals {
                let Some(measure) = self.measure(pack, &spec.measure) else { continue };
                let goal = Goal {
                    id: spec.id.value.clone(),
                    name: spec.name.clone(),
                    pack: pack.head.id.clone(),
                    measure,
                    best: spec.best,
                    bonus: spec.bonus,
                    with_dale: spec.with_dale,
                    only_with_borders: spec.only_with_borders,
                    provenance: spec.provenance.clone(),
                };
                match goals.iter().position(|known| known.id == goal.id) {
                    Some(known) => goals[known] = goal,
                    None if goals.len() < GoalId::MAX => goals.push(goal),
                    None => {
                        let expected = format!("at most {} goals", GoalId::MAX);
                        self.fault(pack, spec.id.span.clone(), "this is one goal too many".into(), expected);
                        return goals;
                    }
                }
            }
        }
        goals
    }

    fn start(&mut self, kinds: &[TileKind]) -> Option<Start> {
        let packs = self.packs;
        let Some((pack, start)) = packs.iter().rev().find_map(|pack| Some((*pack, pack.start.as_ref()?)))
        else {
            if let Some(pack) = packs.first() {
                self.fault(
                    pack,
                    0..1,
                    "no pack says what seats begin with".into(),
                    "choose the pack base too".into(),
                );
            }
            return None;
        };
        let StartSpec { money, markers, income, reputation, population, ref tiles } = start.value;
        let mut placed: Vec<(KindId, crate::hex::Hex)> = Vec::new();
        for tile in tiles {
            match start_tile(&tile.value, kinds) {
                Err((message, expected)) => self.fault(pack, tile.span.clone(), message, expected),
                Ok((kind, at)) => {
                    let touches = placed.is_empty() || placed.iter().any(|&(_, cell)| cell.touches(at));
                    if at.is_board() || placed.iter().any(|&(_, cell)| cell == at) || !touches {
                        let expected =
                            "expected a free cell next to the tiles before it, off the borough board";
                        let message = format!("the tile cannot stand at {at}");
                        self.fault(pack, tile.span.clone(), message, expected.into());
                    }
                    placed.push((kind, at));
                }
            }
        }
        Some(Start { money, markers, income, reputation, population, tiles: placed })
    }

    /// The set-up table, later rows in place of earlier ones.
    fn rows(&self) -> Vec<(&'p Pack, Placed<SetupTable>)> {
        let mut rows: Vec<(&Pack, Placed<SetupTable>)> = Vec::new();
        for pack in self.packs {
            for row in &pack.setups {
                for (_, older) in &mut rows {
                    if older.value.mode == row.value.mode && older.value.seats == row.value.seats {
                        older.value.editions.retain(|edition| !row.value.editions.contains(edition));
                    }
                }
                rows.push((pack, row.clone()));
            }
        }
        rows.retain(|(_, row)| !row.value.editions.is_empty()); // replaced, or for no edition at all
        rows
    }
}

/// The badges of all packs that are part of the program.
fn builtin_badges() -> impl Iterator<Item = String> {
    Library::builtin_ids().skip(1).map(|name| format!("badge:{name}"))
}

fn start_tile(text: &str, kinds: &[TileKind]) -> Result<(KindId, crate::hex::Hex), (String, String)> {
    let (id, at) = text
        .split_once('@')
        .ok_or_else(|| (format!("'{text}' lacks a cell"), "expected \"suburbs @ 0,0\"".to_owned()))?;
    let id = id.trim();
    let kind = kinds.iter().position(|kind| kind.id == id).ok_or_else(|| {
        let near = nearest(id, kinds.iter().map(|kind| kind.id.as_str()));
        (
            format!("there is no tile '{id}'"),
            near.map_or(String::new(), |near| format!("did you mean '{near}'?")),
        )
    })?;
    let at = parse_hex(at).map_err(|message| (message, "expected \"suburbs @ 0,0\"".to_owned()))?;
    Ok((KindId(kind as u8), at))
}

/// Everything that makes a row of the set-up table unplayable, whatever is left out.
fn impossible(row: &SetupTable, rules: &Rules) -> Vec<(String, String)> {
    let mut reasons: Vec<(String, String)> = Vec::new();
    let choices =
        [vec![], vec![Leaving::Bonuses], vec![Leaving::Borders], vec![Leaving::Bonuses, Leaving::Borders]];
    for without in choices {
        let contents = Contents::of(rules, rules.packs(), &without, row.mode, row);
        for (stack, portions) in [Stack::A, Stack::B, Stack::C].into_iter().zip(&contents.stacks) {
            let asked: usize = portions.iter().map(|part| part.count).sum();
            let there: usize = portions.iter().map(|part| part.count.min(part.tiles.len())).sum();
            if asked > there {
                reasons.push((
                    format!("this set-up asks for {asked} {} tiles", stack.word()),
                    format!("there are {there}"),
                ));
            }
        }
        let asked = usize::from(row.public_goals) + usize::from(row.dealt_goals) * usize::from(row.seats);
        if asked > contents.goals.len() {
            let usable = contents.goals.len();
            reasons.push((format!("this set-up asks for {asked} goals"), format!("there are {usable}")));
        }
        if contents.borders.len() > MAX_BORDERS {
            let expected = format!("expected at most {MAX_BORDERS}");
            reasons.push((format!("there are {} borders", contents.borders.len()), expected));
        }
    }
    reasons.sort();
    reasons.dedup();
    if usize::from(row.a) < row.prices.len() {
        reasons.push((
            "the A stack cannot fill the market".into(),
            "expected at least a tile for each slot".into(),
        ));
    }
    // Besides tiles and One More Round the two cards that score bonus and challenge.
    if row.cards() + 2 > MAX_STACK {
        reasons.push(("the stacks are too high".into(), format!("expected at most {} tiles", MAX_STACK - 3)));
    }
    // A free tile comes besides the turn's own, once when its tile is placed and once with a marker.
    let giving = rules.kinds().filter(|(_, kind)| kind.specials.has(Special::FreeTile));
    let free: usize = giving.map(|(_, kind)| 2 * usize::from(kind.copies)).sum();
    let besides = rules.start().tiles.len() + free;
    if row.most_turns() + besides > MAX_TILES {
        reasons.push((
            format!("a seat could get {} turns", row.most_turns()),
            format!("expected at most {}: make the stacks lower", MAX_TILES - besides.min(MAX_TILES)),
        ));
    }
    reasons
}

/// The back of every tile: $2 for each face-up tile next to it.
fn lake() -> TileKind {
    TileKind {
        id: "lake".to_owned(),
        name: "Lake".to_owned(),
        pack: "base".to_owned(),
        stack: Stack::Lake,
        category: None,
        icons: Vec::new(),
        cost: 0,
        copies: 0,
        now: Gains::default(),
        lines: vec![Line {
            scope: Scope::Adjacent,
            matches: Traits::CATEGORIES,
            not_itself: false,
            track: Track::Money,
            amount: 2,
        }],
        specials: Specials::NONE,
        stars: 0,
        only_with_borders: false,
        provenance: Provenance {
            source: "seed".to_owned(),
            public_fields: Vec::new(),
            house_fields: Vec::new(),
        },
        traits: Traits::LAKE,
        art: None,
    }
}

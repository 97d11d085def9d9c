//! What any front end needs of a game besides its rules, bots and words in the terminal.
//!
//! [`Playable`] is about tables, records and moves; the traits in [`page`](crate::page) and [`learn`](crate::learn) are
//! about its pages. Only what nobody can answer for a game is required.

use crate::choice::{self, Choice, Chosen, Table};
use crate::hint::Hinted;
use crate::libraries::{BASE, RulesOf};
use crate::plan::{Forecast, Plan, PlanStep};
use crate::text::Sentence;
use game_core::fault::{Fault, Source};
use game_core::fields::Fields;
use game_core::pack::{PackFile, Provenance};
use game_core::record::{ReplayError, SeatInfo, replay};
use game_core::{Seat, Viewer};
use lab::Study;
use lab::bench::Gauge;
use render::Reader;
use render::text::Language;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use terminal::TerminalGame;
use utoipa::ToSchema;

/// A game of the house.
pub trait Playable: TerminalGame + Study {
    /// Its packs; a choice of them makes rules.
    type Pack: PackFile + Send + Sync + 'static;

    /// Whether people are offered it; a game for tests is not.
    const OFFERED: bool = true;
    /// What can be chosen when a table is set.
    const CHOICES: &'static [Choice] = &[];
    /// How many play if nobody says so.
    const USUAL_PLAYERS: usize = 2;
    /// Numbers of players for a tournament, if none are named.
    const USUAL_TABLES: &'static [usize] = &[2];
    /// The number of players in a study of tiles, if none is named.
    const USUAL_STUDY: usize = 2;
    /// The first words of moves that others may not know while the game runs: `keep`.
    const SECRET_MOVES: &'static [&'static str] = &[];
    /// Whether moves can be planned before one's turn, and before one can pay for them.
    const PLANS: bool = false;
    /// Whether it is told what may come of a plan.
    const FORECASTS: bool = false;
    /// Whether the end of a choice shows somebody new tiles without an event: hands that go round.
    const HANDS_GO_ROUND: bool = false;

    /// What it is about, in one short sentence.
    fn description(_language: Language) -> String {
        Self::TITLE.to_owned()
    }

    // Tables

    /// The tables that can be set with these rules.
    fn tables(rules: RulesOf<Self>) -> Vec<Table>;

    /// The packs that a record's rules name.
    fn packs_of(spec: &Value) -> Result<Vec<String>, String> {
        let named = spec.get("packs").and_then(Value::as_array);
        let named = named.map(|all| all.iter().filter_map(|id| id.as_str().map(str::to_owned)).collect());
        Ok(named.filter(|all: &Vec<String>| !all.is_empty()).unwrap_or_else(|| vec![BASE.to_owned()]))
    }

    /// The table that a record's rules ask for, with these seats: those the rules play may be listed or not.
    fn setup(rules: RulesOf<Self>, spec: &Value, seats: &[SeatInfo]) -> Result<Self::Setup, String>;

    /// The choices for tables for one player that are compared with each other.
    fn solo(chosen: &Chosen) -> Result<Vec<Chosen>, String> {
        Ok(vec![chosen.clone()])
    }

    /// What such a table is called.
    fn solo_name(setup: &Self::Setup) -> String {
        Self::about(setup)
    }

    /// The title for a score, where one plays alone for titles.
    fn title_for(_setup: &Self::Setup, _score: i32) -> Option<&'static str> {
        None
    }

    // Records

    /// Everything of the position that a change of the rules could change, in the form of the audit.
    fn position(&self) -> impl Serialize + '_ {
        (self.ledger(), self.view(Viewer::Spectator))
    }

    /// Every step of a game as JSON lines.
    fn audit(setup: &Self::Setup, seed: u64, moves: &[String]) -> Result<Vec<Value>, ReplayError> {
        let mut game = Self::new(setup, seed);
        let mut lines = vec![
            json!({ "game": Self::NAME, "rules": Self::spec(setup), "seed": seed, "start": game.position() }),
        ];
        replay(&mut game, moves, |ply| {
            let mv = ply.game.write_move(ply.mv.clone());
            lines.push(json!({
                "ply": ply.number, "seat": ply.seat, "move": mv, "events": ply.events, "after": ply.game.position(),
            }));
        })?;
        Ok(lines)
    }

    /// A picture of everything that lies open, and of the scoring once the game is over.
    fn svg(&self, names: &[String], caption: &str) -> String {
        let lines = self.lines(Reader::spectator(Language::ENGLISH, names));
        crate::page::text_picture(&[&[caption.to_owned()], lines.as_slice()].concat())
    }

    /// Reads and runs a scenario.
    fn scenario(_rules: RulesOf<Self>, file: &str, text: &str) -> Result<Verdict, Vec<Fault>> {
        let message = format!("{} has no scenarios", Self::TITLE);
        Err(vec![game_core::fault::fault_at(file, text, 0..0, message, String::new())])
    }

    // Lessons

    /// The numbers of a seat that a lesson may ask about.
    const LESSON_NUMBERS: &'static [&'static str] = &[];
    /// What a lesson may ask to happen: the words of events, and of the causes of changes.
    const LESSON_DEEDS: &'static [&'static str] = &[];

    /// The table and the position of a lesson; whatever the file has besides was asked for already.
    fn lesson_position(
        _rules: RulesOf<Self>,
        top: Fields<'_, '_>,
        source: &mut Source<'_>,
    ) -> Option<(Self::Setup, Self)> {
        source.fault(top.span(), format!("{} has no lessons", Self::TITLE), "");
        None
    }

    /// What lessons can name: tiles, goods.
    fn lesson_names(rules: RulesOf<Self>) -> Vec<&'static str> {
        Self::Pack::tile_ids(rules)
    }

    /// The numbers of a seat, by the words of [`LESSON_NUMBERS`](Playable::LESSON_NUMBERS).
    fn lesson_numbers(&self, _seat: Seat) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    /// Whether a place of a seat's lies next to a tile of this id.
    fn lesson_beside(&self, _seat: Seat, _at: &str, _tile: &str) -> bool {
        false
    }

    // Packs

    /// What is in the packs, for programs: `tiles` with `id`, `name`, `pack` and `text`, and whatever else there is.
    fn list_json(_rules: RulesOf<Self>) -> Value {
        json!({ "game": Self::NAME, "tiles": [] })
    }

    /// What is in the packs, line by line.
    fn list(rules: RulesOf<Self>) -> Vec<String> {
        let word = |tile: &Value, key: &str| tile[key].as_str().unwrap_or_default().to_owned();
        let line = |tile: &Value| format!("  {:<26} {}", word(tile, "id"), listed_text(tile).join("; "));
        let all = Self::list_json(rules);
        let tiles = all["tiles"].as_array().map_or(&[][..], Vec::as_slice);
        let mut lines = vec![format!("{}: {}", Self::NAME, counted(tiles.len(), "tile"))];
        lines.extend(tiles.iter().map(|tile| line(tile).trim_end().to_owned()));
        lines
    }

    /// How much is in one pack: `3 tiles, 1 goal`.
    fn pack_summary(rules: RulesOf<Self>, pack: &str) -> String {
        let all = Self::list_json(rules);
        let tiles = all["tiles"].as_array().map_or(&[][..], Vec::as_slice);
        counted(tiles.iter().filter(|tile| tile["pack"] == pack).count(), "tile")
    }

    // Moves

    /// Whether a move brought something to light that was hidden before it.
    fn reveals(_events: &[Self::Event]) -> bool {
        true
    }

    /// What a legal move changes for the mover, as numbers.
    fn preview(&self, _reader: Reader, _seat: Seat, _mv: &Self::Move) -> Value {
        json!({})
    }

    /// All that a move would do, as far as it can be known; or the rule's sentence against it.
    fn explain(&self, reader: Reader, seat: Seat, mv: &Self::Move) -> Result<MovePreview, Sentence> {
        self.clone().play(seat, mv.clone(), &mut ()).map_err(|illegal| self.refusal(&illegal))?;
        let headline = format!("{}: {}", reader.name(seat), self.write_move(mv.clone()));
        Ok(MovePreview { headline, ..MovePreview::default() })
    }

    /// The same of a move that only picks something, if it were placed on this cell.
    fn explain_at(
        &self,
        reader: Reader,
        seat: Seat,
        mv: &Self::Move,
        _at: &str,
    ) -> Result<MovePreview, Sentence> {
        self.explain(reader, seat, mv)
    }

    /// What moves would lead to that a seat lays out before its turn, or before it can pay for them; nothing where that
    /// cannot be done. `lists` asks for the moves that can be planned after them.
    fn plan(&self, _reader: Reader, _seat: Seat, _steps: &[PlanStep], _lists: bool) -> Option<Plan> {
        None
    }

    /// What may come of a plan, by so many made-up games: from what the seat knows, and the same for the same seed.
    fn forecast(
        &self,
        _reader: Reader,
        _seat: Seat,
        _steps: &[PlanStep],
        _worlds: u64,
        _seed: u64,
    ) -> Option<Forecast> {
        None
    }

    /// What a hint says about a legal move.
    fn hint(&self, reader: Reader, seat: Seat, mv: &Self::Move) -> Hinted {
        let text = self.explain(reader, seat, mv).map(|preview| preview.headline).unwrap_or_default();
        Hinted { text, tile: self.built(seat, mv), ..Hinted::default() }
    }

    /// The tile that a move would build, by its id; nothing if it builds none of its own.
    fn built(&self, _seat: Seat, _mv: &Self::Move) -> Option<&'static str> {
        None
    }

    /// The title of whoever played alone, once the game is over.
    fn title(&self) -> Option<&'static str> {
        None
    }

    /// Why a move is refused, in every language.
    fn refusal(&self, illegal: &Self::Illegal) -> Sentence {
        Sentence::from(self.write_refusal(*illegal))
    }

    /// Measures the figures quoted in the README.
    fn bench(_gauge: &mut Gauge<impl FnMut(&str)>) {}

    // What follows from these

    /// The table for so many players that was chosen, with rules made of these packs.
    fn chosen_table(
        rules: RulesOf<Self>,
        packs: &[String],
        chosen: &Chosen,
        players: usize,
    ) -> Result<Self::Setup, String> {
        let mut spec: Map<String, Value> = chosen.rules(Self::CHOICES)?;
        spec.insert("packs".to_owned(), json!(packs));
        let seat = SeatInfo { name: String::new(), bot: None };
        Self::setup(rules, &Value::Object(spec), &vec![seat; players])
    }

    /// How many play what was chosen if nobody says so: as many as is usual, or as few as can.
    fn usual_players(rules: RulesOf<Self>, chosen: &Chosen, usual: usize) -> usize {
        let tables = Self::tables(rules);
        let mut fitting =
            choice::fitting(Self::CHOICES, &tables, chosen).map(|table| table.players).peekable();
        let none = fitting.peek().is_none();
        let all: Vec<usize> = fitting.collect();
        if none || all.contains(&usual) { usual } else { all.into_iter().min().unwrap_or(usual) }
    }

    /// A move as those may read it who may not know it; `None` if everybody may.
    fn disguise(text: &str) -> Option<String> {
        let word = text.split(' ').next().unwrap_or_default();
        Self::SECRET_MOVES.contains(&word).then(|| format!("{word} ?"))
    }
}

/// What a tile of [`Playable::list_json`] does, line by line.
pub(crate) fn listed_text(tile: &Value) -> Vec<String> {
    match &tile["text"] {
        Value::String(text) => vec![text.clone()],
        Value::Array(lines) => lines.iter().filter_map(|line| line.as_str().map(str::to_owned)).collect(),
        _ => Vec::new(),
    }
}

/// `1 tile`, `2 tiles`.
pub fn counted(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// House values are marked wherever they are shown.
pub fn remark(provenance: &Provenance) -> String {
    match (provenance.source.as_str(), provenance.house_fields.is_empty()) {
        ("seed" | "public", true) => String::new(),
        ("seed" | "public", false) => format!("  [house: {}]", provenance.house_fields.join(", ")),
        (other, _) => format!("  [{other}]"),
    }
}

/// How a scenario went.
pub struct Verdict {
    /// What the scenario shows.
    pub name: String,
    /// What went differently, if something did.
    pub failure: Option<String>,
}

/// What a move would do, as far as the end of the turn.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct MovePreview {
    /// The move as what its seat does.
    pub headline: String,
    /// Every change with its cause.
    pub changes: Vec<Explained>,
    /// The same, as the API tells it after the move.
    #[schema(value_type = Vec<Object>)]
    pub events: Value,
    /// Where the mover would stand.
    #[schema(value_type = Object)]
    pub after: Value,
    /// What the mover has to do next in the same turn, in words.
    pub owed: Option<String>,
    /// What follows in the same turn, as the API tells it: the cheapest discard, steps, the end of the round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub follows: Vec<Value>,
    /// What every seat would have then, by seat.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    pub seats: Vec<Value>,
    /// What everybody would have of what is compared: goals, bonuses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub standings: Vec<Standing>,
    /// What would be new on the map, drawn, where it is more than a tile on a cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<String>,
}

/// Something that is compared: what everybody has of it now, and would have.
#[derive(Debug, Serialize, ToSchema)]
pub struct Standing {
    /// `goal`, `bonus`, `challenge`.
    pub kind: &'static str,
    /// Which one.
    pub id: &'static str,
    /// What it is called.
    pub name: String,
    /// Whether only its owner knows it.
    pub secret: bool,
    /// By seat.
    pub before: Vec<i32>,
    /// By seat.
    pub after: Vec<i32>,
    /// Who would be rewarded now.
    #[schema(value_type = Vec<u8>)]
    pub ahead_before: Vec<Seat>,
    /// And then.
    #[schema(value_type = Vec<u8>)]
    pub ahead_after: Vec<Seat>,
}

/// A change in words.
#[derive(Debug, Serialize, ToSchema)]
pub struct Explained {
    /// Whose.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What changes.
    pub what: Option<Measure>,
    /// By how much.
    pub delta: i32,
    /// The step of the turn it belongs to.
    pub part: Part,
    /// The sentence, cause first.
    pub text: String,
}

/// A number that moves change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// What one is paid after each turn.
    Income,
    /// How many people come after each turn.
    Reputation,
    /// People.
    Population,
    /// Coins.
    Money,
    /// Spaces of the star track.
    Stars,
    /// How many of each: the sentence says it; in a forecast how many there are.
    Goods,
    /// Points that pollution takes.
    Pollution,
    /// Points.
    Score,
    /// Points that are expected by the end of the game: an estimate.
    Expected,
    /// Road ends that lead on.
    Roads,
}

impl Measure {
    /// As scripts, stylesheets and the API name it.
    pub fn word(self) -> &'static str {
        match self {
            Measure::Income => "income",
            Measure::Reputation => "reputation",
            Measure::Population => "population",
            Measure::Money => "money",
            Measure::Stars => "stars",
            Measure::Goods => "goods",
            Measure::Score => "score",
            Measure::Expected => "expected",
            Measure::Roads => "roads",
            Measure::Pollution => "pollution",
        }
    }
}

/// A step of a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// What the move itself does.
    Move,
    /// The income that is paid after it.
    Income,
    /// The people who come or leave after it.
    Population,
    /// The tile that has to be discarded after it.
    Discard,
    /// The end of the round, where it is the last turn of it.
    Round,
    /// What is expected by the end of the game: an estimate.
    Estimate,
    /// What the end of the game would count.
    Score,
}

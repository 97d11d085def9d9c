//! What can be said to `tabletown lab`.

use crate::args::TableArgs;
use clap::{Args as ClapArgs, Subcommand};
use std::path::PathBuf;

/// `lab …`.
#[derive(Debug, Subcommand)]
pub(crate) enum LabCommand {
    /// Every bot against every other, on the same deals and from every seat: Elo, cross tables, margins
    #[command(after_help = TOURNAMENT_HELP)]
    Tournament(TournamentArgs),
    /// What each tile is worth: offered, taken, price, how those who have it end; goals and Cornerstones as well
    #[command(after_help = TILES_HELP)]
    Tiles(TilesArgs),
    /// How scores spread in games alone, and which titles they earn
    #[command(after_help = SOLO_HELP)]
    Solo(SoloArgs),
}

const TILES_HELP: &str = "Examples:
  tabletown lab tiles suburbia
  tabletown lab tiles suburbia --bot greedy --seats 2 --games 5000 --csv tiles.csv --svg tiles.svg
  tabletown lab tiles neom --games 2000 --csv tiles.csv --png tiles.png

All seats are played by the same bot. The comparison is made within games: the mean score of
the seats that have a tile less that of the seats that do not. Alone, games are compared with
games. It is a difference, not an effect: bots choose what they take.";

const SOLO_HELP: &str = "Examples:
  tabletown lab solo suburbia
  tabletown lab solo suburbia --mode dale --games 2000
  tabletown lab solo neom --bots greedy,random --deck 4 --png scores.png

Suburbia is the Lone Architect's game unless --mode says dale; NEOM is played with each of its
three tile sets unless --deck names one.";

const TOURNAMENT_HELP: &str = "Examples:
  tabletown lab tournament suburbia
  tabletown lab tournament suburbia --bots random,greedy --rounds 500 --seats 2,3,4
  tabletown lab tournament neom --bots greedy,random --rounds 200 -o neom.jsonl
  tabletown lab tournament neom --bots greedy,random --rounds 900 -o neom.jsonl --resume
  tabletown lab tournament suburbia --bots expert,greedy --seats 4 --rounds 10 --challenge

A round is one deal. With it, for each number of seats and each two bots, one bot sits among
bots of the other kind at every seat once, and the other way round. Round number i has the
seed S + i. Ctrl-C ends it with what there is; with -o every game is in the file at once, and
--resume goes on, with more rounds if you like.";

/// What all studies can be told.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct StudyArgs {
    /// The first deal's seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    /// How many threads; all cores if not given. The results do not depend on it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub table: TableArgs,
    /// Print the figures as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Where to draw.
#[derive(Debug, Clone, Default, ClapArgs)]
pub(crate) struct ChartArgs {
    /// Draw a chart into this file, as SVG: sharp at any size
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Draw a chart into this file, as PNG: the same on every machine
    #[arg(long, value_name = "FILE")]
    pub png: Option<PathBuf>,
}

/// `lab tournament`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct TournamentArgs {
    #[arg(value_name = "GAME", help = games::names())]
    pub game: String,
    /// Who takes part; Elo is the difference to the first
    #[arg(long, value_name = "BOTS", value_delimiter = ',', default_value = "greedy,random")]
    pub bots: Vec<String>,
    /// How many deals
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub rounds: u64,
    /// Only the first bot is compared: alone among bots of each other kind, not the other way round
    #[arg(long)]
    pub challenge: bool,
    /// Numbers of seats; 2 and 4 for Suburbia, 2 and 3 for NEOM if not given
    #[arg(long, value_name = "SEATS", value_delimiter = ',')]
    pub seats: Vec<usize>,
    #[command(flatten)]
    pub study: StudyArgs,
    /// Keep every game in this file, one a line
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Go on with the games that are in the file
    #[arg(long, requires = "output")]
    pub resume: bool,
}

/// `lab tiles`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct TilesArgs {
    #[arg(value_name = "GAME", help = games::names())]
    pub game: String,
    /// Who plays, at every seat
    #[arg(long, value_name = "BOT", default_value = "greedy")]
    pub bot: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// How many seats; 4 for Suburbia, 3 for NEOM, 1 in solo games if not given
    #[arg(long, value_name = "SEATS")]
    pub seats: Option<usize>,
    #[command(flatten)]
    pub study: StudyArgs,
    /// Write all figures to this file, one row for each thing and part of the game
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
    /// The same rows as Parquet, for data frames: exact numbers, and version, seed and command in the metadata
    /// (needs a build with the feature parquet)
    #[arg(long, value_name = "FILE")]
    pub parquet: Option<PathBuf>,
    #[command(flatten)]
    pub chart: ChartArgs,
}

/// `lab solo`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct SoloArgs {
    #[arg(value_name = "GAME", help = games::names())]
    pub game: String,
    /// Who plays; several bots play one after the other
    #[arg(long, alias = "bot", value_name = "BOTS", value_delimiter = ',', default_value = "greedy")]
    pub bots: Vec<String>,
    /// How many games for each bot and tile set
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    #[command(flatten)]
    pub study: StudyArgs,
    #[command(flatten)]
    pub chart: ChartArgs,
}

//! What can be said on the command line.

use crate::db::{self, DbCommand};
use crate::lab::args::LabCommand;
use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Args as ClapArgs, FromArgMatches, Parser, Subcommand};
use game_core::commitment::is_hex;
use games::{Choice, Chosen, Kind, Playable as _, TableGame as _, for_each_game};
use server::{Reach, Retention};
use std::net::SocketAddr;
use std::path::PathBuf;

/// City-building tile games: play, simulate, study, extend.
#[derive(Debug, Parser)]
#[command(name = "tabletown", version, about, arg_required_else_help = false)]
pub(crate) struct Args {
    /// Without a command the web app runs, as with `serve`.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Run the web app: play in a browser, alone, at one screen or with friends by a link
    #[command(after_help = SERVE_HELP)]
    Serve(ServeArgs),
    /// Play in the terminal, against bots or others at the same keyboard
    #[command(after_help = PLAY_HELP)]
    Play(PlayArgs),
    /// Simulate games between bots
    #[command(after_help = SIM_HELP)]
    Sim(SimArgs),
    /// Work with records of games
    #[command(subcommand)]
    Record(RecordCommand),
    /// Run scenario files: positions and what must follow from them
    Scenario(ScenarioArgs),
    /// What tiles there are; check a pack somebody wrote
    #[command(subcommand)]
    Packs(PacksCommand),
    /// Study bots and tiles over many games: tournaments, what tiles are worth, solo scores
    #[command(subcommand)]
    Lab(LabCommand),
    /// Look after the database of the web app: backup, restore, check, figures, old games
    #[command(subcommand)]
    Db(DbCommand),
    /// Measure the figures quoted in the README
    Bench(BenchArgs),
    /// Write what completes this program's commands and options in a shell
    #[command(after_help = COMPLETIONS_HELP)]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Write the manual: this program's page, or those of all commands into a folder
    #[command(after_help = MAN_HELP)]
    Man {
        /// A folder for the pages of all commands, which is made if it is not there
        #[arg(long, value_name = "DIR")]
        dir: Option<PathBuf>,
    },
}

const COMPLETIONS_HELP: &str = "Examples:
  tabletown completions bash > ~/.local/share/bash-completion/completions/tabletown
  tabletown completions zsh > ~/.zfunc/_tabletown              (with ~/.zfunc in fpath)
  tabletown completions fish > ~/.config/fish/completions/tabletown.fish";

const MAN_HELP: &str = "Examples:
  tabletown man | man -l -
  tabletown man --dir ~/.local/share/man/man1                  (then: man tabletown-serve)";

const SERVE_HELP: &str = "Examples:
  tabletown serve
  tabletown serve --addr 127.0.0.1:8080 --packs ./my-packs
  tabletown serve --addr 0.0.0.0:7878 --public-url https://games.example.org --log-json

Games are kept in an SQLite file in your data folder unless --database names another one, or a PostgreSQL server.
Ctrl-C ends the server; games go on where they were when it starts again.
Players may leave addresses that are called when it is their turn: --webhooks says whom the server may call.
What is logged is chosen with the variable TABLETOWN_LOG (error, warn, info, debug).";

const PLAY_HELP: &str = "Examples:
  tabletown play suburbia                            (against a bot of level expert)
  tabletown play suburbia --seats you,expert,novice --record evening.jsonl
  tabletown play suburbia --seats Ann,Ben            (two people at one keyboard)
  tabletown play suburbia --mode dale --seats you
  tabletown play neom                                (against two of them)
  tabletown play neom --seats you --deck 4           (alone, with the tiles of four seats)
  tabletown play --resume evening.jsonl
  tabletown play --join https://games.example.org/join/…      (a seat at an online table)

A seat is a bot, or anything else: then it is a person's name (`you` is called Mayor at the table).
Bots: the levels novice, regular, expert and master; random, greedy; planner:200ms, planner:1s (time
for a move), planner:2000 (iterations, the same on every machine), planner:1s:2 (on two threads).
With pipes instead of a terminal the game is played line by line and can be scripted.
At an online table others move while you look; leaving keeps the seat, and the same link opens it again.
The language is --language, or that of LC_ALL, LC_MESSAGES or LANG.";

const SIM_HELP: &str = "Examples:
  tabletown sim suburbia --seats greedy,random,random,random --games 1000 --seed 1
  tabletown sim suburbia --mode lone-architect --seats greedy --games 100 --seed 1 --records solo.jsonl
  tabletown sim neom --seats greedy,random,random --games 1000 --seed 1
  tabletown sim suburbia --seats planner:200,greedy --games 20 --seed 1

Bots: random, greedy; the levels novice, regular, expert and master; planner:200ms, planner:1s (time for a
move), planner:2000 (iterations for a move), planner:1s:2 (on two threads).
Bots with a time think as far as the machine gets: only those with iterations play the same game twice.
Game number i has the seed S + i: `tabletown play --seed` plays it again.";

/// Which table to sit at: an option for each choice that some game has.
#[derive(Debug, Clone, Default)]
pub(crate) struct TableArgs {
    pub chosen: Chosen,
    pub packs: PackArgs,
}

/// The group of all options that choose a table.
const CHOICES: &str = "choices";

impl ClapArgs for TableArgs {
    fn augment_args(command: clap::Command) -> clap::Command {
        let options = choices();
        let ids: Vec<&str> = options.iter().map(|(choice, _)| choice.key).collect();
        let command = command.group(ArgGroup::new(CHOICES).args(ids).multiple(true));
        let command = command.args(options.into_iter().map(|(choice, help)| {
            let arg = Arg::new(choice.key).long(choice.key).help(help);
            let word: &'static str = choice.key.to_uppercase().leak(); // a few letters, as the program starts
            match choice.kind {
                Kind::YesNo => arg.action(ArgAction::SetTrue),
                Kind::Number(_) => arg.value_name(word).value_parser(clap::value_parser!(u8)),
                Kind::OneOf(_) => arg.value_name(word),
                Kind::Several(_) => arg.value_name("LIST"),
            }
        }));
        PackArgs::augment_args(command)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        TableArgs::augment_args(command)
    }
}

impl FromArgMatches for TableArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<TableArgs, clap::Error> {
        let mut chosen = Chosen::default();
        for (choice, _) in choices() {
            let word = match choice.kind {
                Kind::YesNo => matches.get_flag(choice.key).then(|| "1".to_owned()),
                Kind::Number(_) => matches.get_one::<u8>(choice.key).map(u8::to_string),
                Kind::OneOf(_) | Kind::Several(_) => matches.get_one::<String>(choice.key).cloned(),
            };
            if let Some(word) = word {
                chosen.set(choice.key, &word);
            }
        }
        Ok(TableArgs { chosen, packs: PackArgs::from_arg_matches(matches)? })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = TableArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

/// Every choice of every offered game, each once, with what there is to say about it.
fn choices() -> Vec<(&'static Choice, String)> {
    let mut all: Vec<(&'static Choice, String)> = Vec::new();
    for_each_game!(G => {
        for choice in G::CHOICES.iter().filter(|_| G::OFFERED) {
            let help = format!("{}: {}", G::TITLE, choice.help);
            match all.iter_mut().find(|(known, _)| known.key == choice.key) {
                Some((_, known)) => *known = format!("{known}. {help}"),
                None => all.push((choice, help)),
            }
        }
    });
    all
}

/// The first game, which is played if none is named.
fn games_to_play() -> String {
    games::names().replacen(' ', " (if not given) ", 1)
}

/// Which packs to use.
#[derive(Debug, Clone, Default, ClapArgs)]
pub(crate) struct PackArgs {
    /// Packs by name (Suburbia: inc, five-star, nightlife, con, essen, ce, or all), or folders and files with packs of
    /// your own (./FOLDER), with commas between; `base` is always there
    #[arg(long, value_name = "PACKS", value_delimiter = ',')]
    pub packs: Vec<String>,
}

/// `serve`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 is any free one
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7878", env = "TABLETOWN_ADDR")]
    pub addr: SocketAddr,
    /// Where games are kept: sqlite:FILE for one server, postgres://USER:PASSWORD@HOST/DATABASE for any number of them
    #[arg(long, value_name = "URL", env = "TABLETOWN_DATABASE", hide_env_values = true)]
    pub database: Option<String>,
    /// The bus over which several servers on one PostgreSQL database tell each other what is new: nats://HOST:4222, several
    /// with commas. Without it they look at the database twice a second
    #[arg(long, value_name = "URL", env = "TABLETOWN_BUS", hide_env_values = true)]
    pub bus: Option<String>,
    /// A folder with packs of your own, which tables can choose
    #[arg(long, value_name = "DIR", env = "TABLETOWN_PACKS")]
    pub packs: Option<PathBuf>,
    /// The address people reach the server at, for links to seats; with https cookies are kept to it
    #[arg(long, value_name = "URL", env = "TABLETOWN_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// Requests a second from one address, 0 for no limit
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub requests_per_second: u32,
    /// Moves a second in one game, 0 for no limit
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub moves_per_second: u32,
    /// Connections at once; as many as there are descriptors for, up to 10000, if not given
    #[arg(long, value_name = "N")]
    pub connections: Option<usize>,
    /// Connections at once from one address, 0 for no limit; behind a proxy (--public-url) there is none
    #[arg(long, value_name = "N", default_value_t = 256)]
    pub connections_per_address: usize,
    /// Seconds in which the head of a request has to arrive, and as many for its body
    #[arg(long, value_name = "SECONDS", default_value_t = 20)]
    pub request_timeout: u32,
    /// Seconds after which a connection is closed that asks for nothing, or does not read what it is sent; one with an open
    /// stream of events stays. Longer than your proxy keeps connections to it
    #[arg(long, value_name = "SECONDS", default_value_t = 75)]
    pub idle_timeout: u32,
    /// Threads on which bots search for moves; half of the processors and one more if not given. One address cannot have the
    /// last one
    #[arg(long, value_name = "N")]
    pub bot_threads: Option<usize>,
    /// Whom players may have called when it is their turn: nobody (off), addresses on the internet (public), or also those of
    /// your own network (any)
    #[arg(long, value_name = "REACH", default_value = "public", env = "TABLETOWN_WEBHOOKS")]
    pub webhooks: Reach,
    /// How long games are kept since something happened in them: KIND=AGE with commas between, `forever` for all. Kinds
    /// and what is usual: unstarted=30d, abandoned=1y, finished=2y, lessons=90d, uploads=1y
    #[arg(long, value_name = "LIST", default_value = "")]
    pub keep: Retention,
    /// Games and records that are taken from one address in a day, 0 for no limit
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub games_per_day: u32,
    /// How large the database may grow before no new games are taken: 500M, 20G; 0 for no limit
    #[arg(long, value_name = "BYTES", default_value = "20G", value_parser = db::read_bytes)]
    pub database_limit: u64,
    /// Look through all of the database for damage before starting, however large it is
    #[arg(long)]
    pub check: bool,
    /// Start even if the database has lost moves that were answered, and go on without them
    #[arg(long)]
    pub accept_loss: bool,
    /// Log one JSON object a line
    #[arg(long)]
    pub log_json: bool,
}

impl Default for ServeArgs {
    fn default() -> ServeArgs {
        /// Just the options, so that their defaults are written once.
        #[derive(Parser)]
        struct Alone {
            #[command(flatten)]
            serve: ServeArgs,
        }
        Alone::parse_from(["tabletown"]).serve
    }
}

/// `play`.
#[derive(Debug, Clone, Default, ClapArgs)]
pub(crate) struct PlayArgs {
    #[arg(value_name = "GAME", help = games_to_play())]
    pub game: Option<String>,
    /// Who sits where: names of people and bots, in order; you and bots of level expert if not given
    #[arg(long, value_name = "SEATS", value_delimiter = ',')]
    pub seats: Vec<String>,
    #[command(flatten)]
    pub table: TableArgs,
    /// The same seed gives the same stacks; random if not given
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Keep the record in this file, written after every move
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Go on with the running game in this file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "seed", CHOICES])]
    pub resume: Option<PathBuf>,
    /// Take the seat of this link at an online table, or watch the table of a link without a seat
    #[arg(long, value_name = "URL", conflicts_with_all = ["game", "seats", "seed", "record", "resume", CHOICES])]
    pub join: Option<String>,
    /// Line by line even in a terminal
    #[arg(long)]
    pub lines: bool,
    /// The language of the table, like it (Italian); that of the environment if not given. Commands stay English
    #[arg(long, value_name = "CODE")]
    pub language: Option<String>,
}

/// `sim`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct SimArgs {
    #[arg(value_name = "GAME", help = games::names())]
    pub game: String,
    /// A bot for each seat, in order
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    pub seats: Vec<String>,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// The first game's seed
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub table: TableArgs,
    /// How many threads; all cores if not given. The results do not depend on it
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Write the record of every game to this file, one a line
    #[arg(long, value_name = "FILE")]
    pub records: Option<PathBuf>,
    /// Print the figures as one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `record …`.
#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    /// Replay records by the rules, compare their results, and check that draws were not changed
    Verify(VerifyArgs),
    /// Print every step of every game as JSON lines, for an independent check
    Audit(FileArgs),
    /// Tell a game in words: every move with what it changed and why
    Show(ShowArgs),
    /// Draw a position as SVG: the whole table, or all towns in one panorama
    Svg(SvgArgs),
    /// Draw a position as PNG: the whole table, or all towns in one panorama
    Png(PngArgs),
}

/// `record verify`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct VerifyArgs {
    /// Record files
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// The commitment that was shown when the game began: the record, of this one game, must be what it was made from
    #[arg(long, value_name = "HASH", value_parser = commitment)]
    pub commitment: Option<String>,
    #[command(flatten)]
    pub packs: PackArgs,
}

/// Reads a commitment as people copy it.
fn commitment(text: &str) -> Result<String, String> {
    let hash = text.trim().to_ascii_lowercase();
    match is_hex(&hash) {
        true => Ok(hash),
        false => Err("a commitment has 64 hexadecimal digits".to_owned()),
    }
}

/// `record audit`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct FileArgs {
    /// A record file
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[command(flatten)]
    pub packs: PackArgs,
}

/// `record show`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub file: FileArgs,
    /// Which game of the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub game: usize,
    /// Show the position after this ply; 0 is the beginning
    #[arg(long, value_name = "N")]
    pub ply: Option<usize>,
}

/// `record svg`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct SvgArgs {
    #[command(flatten)]
    pub drawing: DrawingArgs,
    /// Where to write the picture; `-` is standard output
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
}

/// `record png`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct PngArgs {
    #[command(flatten)]
    pub drawing: DrawingArgs,
    /// Where to write the picture
    #[arg(short, long, value_name = "OUT")]
    pub output: PathBuf,
    /// How many pixels wide; 1200 is a panorama of 1200 × 630, as links are shown with
    #[arg(long, value_name = "PIXELS", default_value_t = 2400,
        value_parser = clap::value_parser!(u32).range(100..=i64::from(render::raster::MOST_PIXELS)))]
    pub width: u32,
}

/// What is drawn of a game.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct DrawingArgs {
    #[command(flatten)]
    pub show: ShowArgs,
    /// All towns side by side in one landscape, instead of the table
    #[arg(long)]
    pub panorama: bool,
    /// The panorama by night
    #[arg(long, requires = "panorama")]
    pub night: bool,
}

/// `scenario`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct ScenarioArgs {
    /// Scenario files, or folders of them
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub packs: PackArgs,
}

/// `packs …`.
#[derive(Debug, Subcommand)]
pub(crate) enum PacksCommand {
    /// List packs, tiles and goals
    List {
        #[arg(value_name = "GAME", help = format!("Only this game's: {}", games::names()))]
        game: Option<String>,
        #[command(flatten)]
        packs: PackArgs,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Report every fault of the packs in a folder, with file, line and reason
    Check {
        /// A folder with *.toml files, or one file
        #[arg(value_name = "DIR")]
        path: PathBuf,
    },
}

/// `bench`.
#[derive(Debug, Clone, ClapArgs)]
pub(crate) struct BenchArgs {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// How long to measure each figure
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0)]
    pub seconds: f64,
}

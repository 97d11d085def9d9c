//! A server for a test: in this process, at a port of its own, with a database that goes with it.

pub mod postgres;
pub mod receiver;

use bots::BotGame;
use game_core::record::SeatInfo;
use game_core::{Dice, Game, Seat, View, Viewer};
use games::Libraries;
use reqwest::{Client, Method, RequestBuilder, Response, header};
use serde_json::{Value, json};
use server::{Config, ConnectionLimits, Rates};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use std::net::SocketAddr;
use std::str::FromStr as _;
use std::sync::Arc;
use std::time::Duration;
use suburbia::Suburbia;
use suburbia::library::Library;
use suburbia::setup::{Edition, Mode, Setup};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Nothing in these tests takes that long unless it hangs.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub struct House {
    pub base: String,
    pub client: Client,
    addr: SocketAddr,
    end: oneshot::Sender<()>,
    task: JoinHandle<()>,
    pub database: Database,
}

/// Says which database the tests use: `postgres`, or SQLite.
pub const DATABASE: &str = "TABLETOWN_TEST_DATABASE";

/// A database that is gone after the test.
#[derive(Clone)]
pub struct Database {
    pub url: String,
    _folder: Option<Arc<TempDir>>,
}

impl Database {
    /// An empty one, of the kind that is tested.
    pub async fn fresh() -> Database {
        if std::env::var(DATABASE).is_ok_and(|name| name == "postgres") {
            Database::postgres().await
        } else {
            Database::file()
        }
    }

    pub fn file() -> Database {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("games.db").display());
        Database { url, _folder: Some(Arc::new(folder)) }
    }

    pub async fn postgres() -> Database {
        Database::at(postgres::Postgres::shared().fresh().await)
    }

    pub fn at(url: String) -> Database {
        Database { url, _folder: None }
    }

    /// Where the file is, of one that is in a file.
    pub fn path(&self) -> std::path::PathBuf {
        self.url.strip_prefix("sqlite:").expect("a file").into()
    }

    /// How many games there are.
    pub async fn games(&self) -> i64 {
        self.count("SELECT count(*) FROM games").await
    }

    /// How many entries they have.
    pub async fn entries(&self) -> i64 {
        self.count("SELECT count(*) FROM moves").await
    }

    async fn count(&self, count: &'static str) -> i64 {
        if self.url.starts_with("postgres:") {
            let mut connection = sqlx::PgConnection::connect(&self.url).await.unwrap();
            return sqlx::query_scalar(count).fetch_one(&mut connection).await.unwrap();
        }
        let mut connection = sqlx::SqliteConnection::connect(&self.url).await.unwrap();
        sqlx::query_scalar(count).fetch_one(&mut connection).await.unwrap()
    }

    /// Changes it behind the server's back.
    pub async fn tamper(&self, sql: &str) {
        if self.url.starts_with("postgres:") {
            return postgres::execute(&self.url, sql).await;
        }
        let options = SqliteConnectOptions::from_str(&self.url).unwrap().create_if_missing(true);
        let mut connection = options.connect().await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
}

impl House {
    pub async fn open() -> House {
        House::with(|_| ()).await
    }

    /// With a configuration of one's own.
    pub async fn with(change: impl FnOnce(&mut Config)) -> House {
        House::on(Database::fresh().await, change).await
    }

    /// On a database of one's own.
    pub async fn on(database: Database, change: impl FnOnce(&mut Config)) -> House {
        let addr = SocketAddr::from(([127, 0, 0, 1], 0));
        let url = Some(database.url.clone());
        // As many as a test likes, all of them from this machine.
        let connections = ConnectionLimits { per_address: None, ..ConnectionLimits::default() };
        let mut config = Config {
            addr,
            database: url,
            rates: Rates::NONE,
            connections,
            pace: Duration::ZERO,
            ..Config::default()
        };
        change(&mut config);
        let (ready, opened) = oneshot::channel();
        let (end, asked) = oneshot::channel::<()>();
        let task = tokio::spawn(async move {
            let ready = |addr| ready.send(addr).unwrap();
            let asked = async {
                let _ = asked.await; // a house that is dropped ends as well
            };
            server::serve(config, ready, asked).await.unwrap();
        });
        let addr = opened.await.unwrap();
        let client = Client::builder().timeout(PATIENCE).build().unwrap();
        House { base: format!("http://{addr}"), client, addr, end, task, database }
    }

    /// Closes the server and opens another one on the same database, at the same address.
    pub async fn reopen(self) -> House {
        self.reopen_with(|_| ()).await
    }

    /// The same, with a configuration of one's own.
    pub async fn reopen_with(self, change: impl FnOnce(&mut Config)) -> House {
        let (database, addr) = (self.database.clone(), self.addr);
        self.close().await;
        let at = |config: &mut Config| {
            config.addr = addr;
            change(config);
        };
        House::on(database, at).await
    }

    /// Ends the server as somebody who presses Ctrl-C does.
    pub async fn close(self) {
        drop(self.client); // its connections are not worth waiting for
        self.end.send(()).unwrap();
        self.task.await.unwrap();
    }

    /// Changes the database behind the server's back.
    pub async fn tamper(&self, sql: &str) {
        self.database.tamper(sql).await;
    }

    /// Lets the games there are count in statistics although their seeds were chosen: what is tested is the same every time.
    pub async fn as_if_by_chance(&self) {
        self.tamper("UPDATE games SET chosen = 0").await;
    }

    pub fn call(&self, method: Method, path: &str, token: Option<&str>) -> RequestBuilder {
        let request = self.client.request(method, format!("{}{path}", self.base));
        match token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    pub async fn get(&self, path: &str, token: Option<&str>) -> Response {
        self.call(Method::GET, path, token).send().await.unwrap()
    }

    pub async fn json(&self, path: &str, token: Option<&str>) -> Value {
        self.get(path, token).await.json().await.unwrap()
    }

    pub async fn post(&self, path: &str, token: Option<&str>, body: &Value) -> (u16, Value) {
        let response = self.call(Method::POST, path, token).json(body).send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap_or_default())
    }

    /// Asks for something about a game, for a seat; what is answered is read as JSON if it is.
    pub async fn ask(
        &self,
        method: Method,
        game: &Played,
        path: &str,
        seat: usize,
        body: Option<Value>,
    ) -> (u16, Value) {
        let request = self.call(method, &game.path(path), game.token(seat));
        let request = if let Some(body) = body { request.json(&body) } else { request };
        let answer = request.send().await.unwrap();
        (answer.status().as_u16(), answer.json().await.unwrap_or_default())
    }

    /// A game that is over, and the cookie of the browser that played it.
    pub async fn finished_in_a_browser(&self) -> (String, String) {
        let seats = json!([{ "kind": "human", "name": "Ann", "here": true }]);
        let rules = json!({ "mode": "lone-architect" });
        let body = json!({ "game": "suburbia", "rules": rules, "seed": 3, "seats": seats });
        let answer = self.call(Method::POST, "/api/v1/games", None).json(&body).send().await.unwrap();
        let cookie = answer.headers()[header::SET_COOKIE].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let made: Value = answer.json().await.unwrap();
        let game = Played {
            id: made["id"].as_str().unwrap().to_owned(),
            tokens: vec![made["seats"][0]["token"].as_str().map(str::to_owned)],
        };
        // Only this one: whoever counts what is read must not find all of them read here.
        self.tamper(&format!("UPDATE games SET chosen = 0 WHERE id = '{}'", game.id)).await;
        self.play_on(&game, &mut Local::new(Mode::LoneArchitect, 1, 3), |_| false).await;
        (game.id, cookie)
    }

    /// Sets a table; people are called `Ann`, `Ben`, … unless the word is a bot.
    pub async fn table(&self, rules: Value, seats: &[&str], seed: u64) -> Played {
        let seat = |name: &&str| match *name {
            "random" | "greedy" => json!({ "kind": "bot", "bot": name }),
            name => json!({ "kind": "human", "name": name }),
        };
        let seats: Vec<Value> = seats.iter().map(seat).collect();
        self.set(&json!({ "game": "suburbia", "rules": rules, "seats": seats, "seed": seed })).await
    }

    /// A table of NEOM for people only.
    pub async fn neom(&self, count: usize, seed: u64) -> Played {
        let seat = |name: &&str| json!({ "kind": "human", "name": name });
        let seats: Vec<Value> = ["Ann", "Ben", "Cleo", "Dora", "Eve"][..count].iter().map(seat).collect();
        self.set(&json!({ "game": "neom", "seats": seats, "seed": seed })).await
    }

    /// A table of NEOM for Ann and two bots.
    pub async fn neom_with_bots(&self, seed: u64) -> Played {
        let (ann, bot) =
            (json!({ "kind": "human", "name": "Ann" }), json!({ "kind": "bot", "bot": "greedy" }));
        self.set(&json!({ "game": "neom", "seats": [ann, bot, bot], "seed": seed })).await
    }

    /// Sets a table as it is asked for.
    pub async fn set(&self, body: &Value) -> Played {
        let (status, made) = self.post("/api/v1/games", None, body).await;
        assert_eq!(status, 201, "{made}");
        Played::of(&made)
    }

    /// A table for people only.
    pub async fn people(&self, count: usize, seed: u64) -> Played {
        self.table(json!({}), &["Ann", "Ben", "Cleo", "Dora"][..count], seed).await
    }

    pub async fn play(&self, game: &Played, seat: usize, ply: usize, mv: &str) -> (u16, Value) {
        self.post(&game.path("/moves"), game.token(seat), &json!({ "ply": ply, "move": mv })).await
    }

    pub async fn shown(&self, game: &Played, seat: usize) -> Value {
        self.json(&game.path(""), game.token(seat)).await
    }

    /// Plays random legal moves of a local copy until `stop` says so, or the game is over.
    pub async fn play_on(&self, game: &Played, local: &mut Local, mut stop: impl FnMut(&Local) -> bool) {
        while !stop(local) {
            let Some((seat, mv)) = local.choose() else { return };
            let (status, answer) = self.play(game, seat.index(), local.ply, &mv).await;
            assert_eq!(status, 200, "{mv}: {answer}");
            local.play(seat, &mv);
        }
    }
}

/// A game on the server.
#[derive(Clone)]
pub struct Played {
    pub id: String,
    tokens: Vec<Option<String>>,
}

impl Played {
    /// A game as it was made.
    pub fn of(made: &Value) -> Played {
        let tokens = made["seats"].as_array().unwrap().iter();
        let tokens = tokens.map(|seat| seat["token"].as_str().map(str::to_owned)).collect();
        Played { id: made["id"].as_str().unwrap().to_owned(), tokens }
    }

    pub fn path(&self, rest: &str) -> String {
        format!("/api/v1/games/{}{rest}", self.id)
    }

    pub fn token(&self, seat: usize) -> Option<&str> {
        self.tokens[seat].as_deref()
    }
}

/// The same game here, to know what is legal without asking.
#[derive(Clone)]
pub struct Local {
    pub game: Suburbia,
    pub ply: usize,
    pub moves: Vec<String>,
    dice: Dice,
}

impl Local {
    pub fn new(mode: Mode, players: usize, seed: u64) -> Local {
        let rules = Library::builtin().rules(&["base".to_owned()]).unwrap();
        Local::at(&Setup::new(rules, Edition::Second, mode, players).unwrap(), seed)
    }

    /// With rules as the API takes them: packs, edition, mode.
    pub fn with_rules(rules: &Value, players: usize, seed: u64) -> Local {
        let seats = vec![SeatInfo { name: String::new(), bot: None }; players];
        Local::at(&Libraries::default().setup::<Suburbia>(rules, &seats).unwrap(), seed)
    }

    fn at(setup: &Setup, seed: u64) -> Local {
        Local { game: Suburbia::new(setup, seed), ply: 0, moves: Vec::new(), dice: Dice::new(seed, 99) }
    }

    /// A random legal move of the lowest seat that may act.
    pub fn choose(&mut self) -> Option<(Seat, String)> {
        let seat = self.game.to_act().lowest()?;
        let mv = self.game.view(Viewer::Seat(seat)).random_move(&mut self.dice)?;
        Some((seat, self.game.write_move(mv)))
    }

    /// What the bot would do that plays well, at the lowest seat that may act.
    pub fn choose_well(&mut self) -> Option<(Seat, String)> {
        let seat = self.game.to_act().lowest()?;
        let mut bot = Suburbia::bot("greedy").unwrap();
        let mv = bot.choose(&self.game.view(Viewer::Seat(seat)), &mut self.dice);
        Some((seat, self.game.write_move(mv)))
    }

    pub fn play(&mut self, seat: Seat, mv: &str) {
        let parsed = self.game.parse_move(mv).unwrap();
        self.game.play(seat, parsed, &mut ()).unwrap();
        self.ply += 1;
        self.moves.push(mv.to_owned());
    }
}

/// Server-sent events as they come in.
pub struct Events {
    response: Response,
    text: String,
}

/// One of them.
#[derive(Debug, Clone, PartialEq)]
pub struct Sent {
    pub id: Option<u32>,
    pub kind: String,
    pub data: Value,
}

impl Events {
    pub async fn open(house: &House, path: &str, token: Option<&str>, last: Option<u32>) -> Events {
        let mut request = house.call(Method::GET, path, token);
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), 200);
        Events { response, text: String::new() }
    }

    pub async fn next(&mut self) -> Sent {
        let next = async {
            loop {
                if let Some((event, rest)) = self.text.split_once("\n\n") {
                    let (event, rest) = (event.to_owned(), rest.to_owned());
                    self.text = rest;
                    let field = |name: &str| {
                        let line = event.lines().find_map(|line| line.strip_prefix(name));
                        line.map(|value| value.trim().to_owned())
                    };
                    let Some(data) = field("data:") else { continue };
                    return Sent {
                        id: field("id:").and_then(|id| id.parse().ok()),
                        kind: field("event:").unwrap_or_default(),
                        data: serde_json::from_str(&data).unwrap(),
                    };
                }
                let chunk = self.response.chunk().await.unwrap().expect("the stream goes on");
                self.text.push_str(std::str::from_utf8(&chunk).unwrap());
            }
        };
        tokio::time::timeout(PATIENCE, next).await.expect("an event comes")
    }
}

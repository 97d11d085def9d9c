//! The web app: pages, API, live updates, storage.
//!
//! A request goes down through `pages` or [`api`] to the [`rooms`], where the games in play are; what is decided there
//! is kept by the [`store`] before anybody is told. What the server needs of a game is in the crate `games`: nothing
//! above it knows which game it is, but for the pages that draw one.
//!
//! **Invariant:** whatever leaves the server about a game was made from the view of whoever asked.

#![warn(unreachable_pub)]

pub mod admin;
mod api;
mod assets;
mod bot_names;
mod bots;

mod bus;
mod clock;
mod conditional;
mod connections;
mod consent;
mod early_end;
mod entry;
mod fairness;
mod game_match;
mod headers;
mod hints;
mod history;
mod limits;
mod metrics;
mod nodes;
mod notice;
mod pages;
mod pictures;
mod plans;
mod rematch;
mod results;
mod retention;
mod room;
mod rooms;
mod scheduler;
mod serve;
mod status;
mod store;
mod telemetry;
mod text;
mod tokens;
mod wake;
mod webhook;

pub use connections::ConnectionLimits;
pub use entry::{Closed, EarlyEnd, Entry, Header, Row, VERSION};
pub use fairness::{Fairness, Proof};
pub use limits::{Limit, Rate, Rates};
pub use retention::{Cleaning, Kind, Retention};
pub use serve::{ServeError, asked_to_end, serve};
pub use store::{CopyError, FileFault, Store, StoreError, StoreOptions, Webhook, copy};
pub use telemetry::start_log;
pub use webhook::{Reach, WebhookPolicy};

use ::bots::planner::Budget;
use api::error::ApiError;
use axum::Router;
use axum::http::{HeaderMap, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use games::Libraries;
use rooms::Rooms;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::predicate::{DefaultPredicate, NotForContentType, Predicate as _};
use tower_http::compression::{CompressionLayer, CompressionLevel};

/// What can be chosen when the server starts.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen.
    pub addr: SocketAddr,
    /// The database; a file in the user's data folder if left out.
    pub database: Option<String>,
    /// The bus between the nodes that use the same database: `nats://…`. Without one nodes look at the database.
    pub bus: Option<String>,
    /// How it is opened.
    pub opening: StoreOptions,
    /// How long games are kept.
    pub retention: Retention,
    /// When those that are past it are let go of.
    pub cleaning: Cleaning,
    /// How large the database may grow before no new games are taken, in bytes.
    pub largest: Option<u64>,
    /// The packs that tables can choose.
    pub libraries: Libraries,
    /// The games that pages offer; the API plays all there are.
    pub offered: Vec<&'static str>,
    /// The address people know, if it is not the one listened at: `https://games.example.org`.
    pub public_url: Option<String>,
    /// How much one address and one game may ask for.
    pub rates: Rates,
    /// How many connections there may be, and how long they may take.
    pub connections: ConnectionLimits,
    /// Threads on which bots search. If there are several, one address cannot have the last one.
    pub thinkers: usize,
    /// How long to think about a hint.
    pub hint: Budget,
    /// How many made-up games a forecast of a plan is from.
    pub forecast: u64,
    /// The least time for a move of a bot that stands in for somebody.
    pub pace: Duration,
    /// How people are called who are away.
    pub webhooks: WebhookPolicy,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 7878)),
            database: None,
            bus: None,
            opening: StoreOptions::default(),
            retention: Retention::default(),
            cleaning: Cleaning::default(),
            largest: None,
            libraries: Libraries::default(),
            offered: games::offered(),
            public_url: None,
            rates: Rates::default(),
            connections: ConnectionLimits::default(),
            // One of them is kept for whoever is not thinking yet.
            thinkers: cores.div_ceil(2) + 1,
            hint: Budget::Time(Duration::from_secs(1)),
            forecast: 100,
            pace: Duration::from_secs(2),
            webhooks: WebhookPolicy::default(),
        }
    }
}

/// Everything the requests share.
pub(crate) struct App {
    /// The games in play.
    pub rooms: Arc<Rooms>,
    largest: Option<u64>,
    /// How long the body of a request may take.
    body: Duration,
    public_url: Option<String>,
    hint: Budget,
    forecast: u64,
    webhooks: webhook::WebhookClient,
    results: results::Results,
    sprites: assets::Sprites,
    pictures: pictures::Pictures,
    offered: Vec<&'static str>,
}

impl App {
    /// Opens database and packs.
    pub(crate) async fn open(config: &Config) -> Result<Arc<App>, ServeError> {
        let url = match &config.database {
            Some(url) => url.clone(),
            None => serve::default_database()?,
        };
        let store = Store::open_with(&url, &config.opening).await;
        let store = store.map_err(|error| ServeError::Database(store::shown(&url), error))?;
        if config.bus.is_some() && !store.is_shared() {
            return Err(ServeError::BusAlone);
        }
        let rooms = Rooms::open(store, config).await?;
        let home = webhook::target::Home::new(config.addr, config.public_url.as_deref());
        let webhooks = webhook::WebhookClient::new(config.webhooks, home, rooms.limits.clone());
        Ok(Arc::new(App {
            rooms,
            largest: config.largest,
            body: config.connections.body,
            public_url: config.public_url.clone(),
            hint: config.hint,
            forecast: config.forecast,
            webhooks,
            results: results::Results::default(),
            sprites: assets::Sprites::default(),
            pictures: pictures::Pictures::default(),
            offered: config.offered.clone(),
        }))
    }

    /// All pages and calls.
    pub(crate) fn router(self: &Arc<App>) -> Router {
        // Fonts are compressed already.
        let worth_it = DefaultPredicate::new().and(NotForContentType::const_new("font/"));
        let compressed = CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worth_it);
        Router::new()
            .nest(api::BASE, api::routes())
            .merge(pages::routes())
            .merge(assets::routes())
            .route("/healthz", get(telemetry::health))
            .route("/readyz", get(telemetry::ready))
            .route("/metrics", get(telemetry::metrics))
            .layer(compressed)
            .merge(api::streams())
            .layer(from_fn_with_state(self.clone(), api::body::whole))
            .layer(from_fn_with_state(self.clone(), limits::limit))
            .layer(from_fn_with_state(self.clone(), headers::same_site_only))
            .layer(CatchPanicLayer::custom(headers::panicked))
            .layer(from_fn(api::in_language))
            .layer(from_fn_with_state(self.clone(), headers::secure))
            .layer(from_fn(telemetry::observe))
            .with_state(self.clone())
    }

    /// A path as a link that works elsewhere.
    pub(crate) fn link(&self, headers: &HeaderMap, path: &str) -> String {
        let host = || headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let near = || host().map_or_else(|| path.to_owned(), |host| format!("http://{host}{path}"));
        self.public_link(path).unwrap_or_else(near)
    }

    /// A path as a link, where the address is known that people reach the server at.
    pub(crate) fn public_link(&self, path: &str) -> Option<String> {
        self.public_url.as_ref().map(|base| format!("{}{path}", base.trim_end_matches('/')))
    }

    /// Whether people reach the server over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https:"))
    }

    /// Whether an address may bring another game just now; how many in a day is found out when it is kept.
    pub(crate) async fn may_create(&self, address: Option<IpAddr>) -> Result<(), ApiError> {
        if !self.rooms.limits.of_address(Limit::Creations, address) {
            return Err(ApiError::too_many());
        }
        if self.is_full().await { Err(ApiError::full()) } else { Ok(()) }
    }

    /// Whether there is no room for more games.
    async fn is_full(&self) -> bool {
        let Some(largest) = self.largest else { return false };
        self.rooms.store.sizes().await.is_some_and(|(database, log)| database + log > largest)
    }

    /// Looks after games and limits from time to time, as long as the server runs.
    pub(crate) fn tidy_up(self: &Arc<App>) {
        let app = self.clone();
        tokio::spawn(async move {
            let mut closing = app.rooms.closing();
            loop {
                tokio::select! {
                    () = tokio::time::sleep(Duration::from_secs(30)) => {}
                    _ = closing.wait_for(|&closing| closing) => return,
                }
                app.rooms.tidy();
                app.rooms.limits.tidy();
            }
        });
    }
}

//! How much one address, and one game, may ask for: a bucket of tokens each, filled at a steady rate.

use crate::App;
use crate::api::error::ApiError;
use axum::extract::Request;
use axum::extract::{ConnectInfo, State};
use axum::http::{Extensions, HeaderMap, Method};
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::response::Response;
use game_core::Seat;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::ops::{Index, IndexMut};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// So many a second, and so many at once.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// How fast the bucket fills.
    pub per_second: f64,
    /// At once, after a rest.
    pub burst: f64,
}

/// What can be limited, each with buckets of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// Requests of one address.
    Requests,
    /// Games and records that one address brings.
    Creations,
    /// Moves of one seat of a game. Each seat has its own bucket: nobody can hold up the others.
    Moves,
    /// What one seat of a game says.
    Talk,
    /// Hints that one address asks for: each may take a thread for as long as a bot thinks.
    Hints,
    /// Forecasts of plans that one address asks for: each takes a thread for a moment.
    Forecasts,
    /// Calls to the address that one seat of a game left, tests included.
    Webhooks,
}

impl Limit {
    /// All of them, with what is usual. The order is that of the variants.
    const USUAL: [(Limit, f64, f64); 7] = [
        (Limit::Requests, 50.0, 400.0),
        (Limit::Creations, 0.5, 40.0),
        (Limit::Moves, 10.0, 60.0),
        (Limit::Talk, 0.5, 8.0),
        (Limit::Hints, 0.3, 12.0),
        (Limit::Forecasts, 1.0, 20.0),
        (Limit::Webhooks, 0.5, 20.0),
    ];
}

/// The rates of a server; `None` is no limit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rates {
    rates: [Option<Rate>; Limit::USUAL.len()],
    /// Streams that one address may hold open at once.
    pub streams: Option<usize>,
}

impl Default for Rates {
    fn default() -> Rates {
        let rates = Limit::USUAL.map(|(_, per_second, burst)| Some(Rate { per_second, burst }));
        Rates { rates, streams: Some(100) }
    }
}

impl Rates {
    /// No limits at all: for measuring.
    pub const NONE: Rates = Rates { rates: [None; Limit::USUAL.len()], streams: None };

    /// The same rates but for one.
    pub fn with(mut self, limit: Limit, rate: Option<Rate>) -> Rates {
        self[limit] = rate;
        self
    }
}

impl Index<Limit> for Rates {
    type Output = Option<Rate>;

    fn index(&self, limit: Limit) -> &Option<Rate> {
        &self.rates[limit as usize]
    }
}

impl IndexMut<Limit> for Rates {
    fn index_mut(&mut self, limit: Limit) -> &mut Option<Rate> {
        &mut self.rates[limit as usize]
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Key {
    Address(IpAddr),
    /// A seat of a game.
    Seat(String, Seat),
}

struct Bucket {
    tokens: f64,
    filled: Instant,
}

struct Buckets {
    rate: Option<Rate>,
    buckets: Mutex<HashMap<Key, Bucket>>,
}

impl Buckets {
    fn new(rate: Option<Rate>) -> Buckets {
        Buckets { rate, buckets: Mutex::default() }
    }

    fn take(&self, key: impl FnOnce() -> Key, now: Instant) -> bool {
        let Some(rate) = self.rate else { return true };
        let mut buckets = self.buckets.lock().expect("poisoned lock");
        let bucket = buckets.entry(key()).or_insert(Bucket { tokens: rate.burst, filled: now });
        let passed = now.saturating_duration_since(bucket.filled).as_secs_f64();
        bucket.tokens = (bucket.tokens + passed * rate.per_second).min(rate.burst);
        bucket.filled = now;
        let enough = bucket.tokens >= 1.0;
        if enough {
            bucket.tokens -= 1.0;
        }
        enough
    }

    /// Forgets buckets that are full again.
    fn tidy(&self, now: Instant) {
        let Some(rate) = self.rate else { return };
        let full = |bucket: &Bucket| {
            let passed = now.saturating_duration_since(bucket.filled).as_secs_f64();
            bucket.tokens + passed * rate.per_second >= rate.burst
        };
        self.buckets.lock().expect("poisoned lock").retain(|_, bucket| !full(bucket));
    }
}

pub(crate) struct Limits {
    buckets: [Buckets; Limit::USUAL.len()],
    most_streams: Option<usize>,
    streams: Mutex<HashMap<IpAddr, usize>>,
}

/// A stream that is open; counted until it is dropped.
pub(crate) struct OpenStream {
    app: Arc<App>,
    address: Option<IpAddr>,
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        let Some(address) = self.address else { return };
        let mut streams = self.app.limits.streams.lock().expect("poisoned lock");
        if let Some(open) = streams.get_mut(&address) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&address);
            }
        }
    }
}

impl Limits {
    pub(crate) fn new(rates: Rates) -> Limits {
        let buckets = rates.rates.map(Buckets::new);
        Limits { buckets, most_streams: rates.streams, streams: Mutex::default() }
    }

    /// Lets an address open another stream, if it has not too many.
    pub(crate) fn stream(app: &Arc<App>, address: Option<IpAddr>) -> Option<OpenStream> {
        let address = address.filter(|_| app.limits.most_streams.is_some());
        if let (Some(address), Some(most)) = (address, app.limits.most_streams) {
            let mut streams = app.limits.streams.lock().expect("poisoned lock");
            let open = streams.entry(address).or_insert(0);
            if *open >= most {
                return None;
            }
            *open += 1;
        }
        Some(OpenStream { app: app.clone(), address })
    }

    /// Whether a seat of a game may do something again now.
    pub(crate) fn of_seat(&self, limit: Limit, id: &str, seat: Seat) -> bool {
        self.buckets[limit as usize].take(|| Key::Seat(id.to_owned(), seat), Instant::now())
    }

    /// Whether an address may ask for something again now; requests without one come from this process.
    pub(crate) fn of_address(&self, limit: Limit, address: Option<IpAddr>) -> bool {
        let take = |address| self.buckets[limit as usize].take(|| Key::Address(address), Instant::now());
        address.is_none_or(take)
    }

    /// Forgets those who have been quiet.
    pub(crate) fn tidy(&self) {
        let now = Instant::now();
        self.buckets.iter().for_each(|buckets| buckets.tidy(now));
    }
}

/// One network of a provider counts as one address: nobody should have 2⁶⁴ of them.
fn neighbourhood(address: IpAddr) -> IpAddr {
    // An IPv4-mapped address is the IPv4 address.
    match address.to_canonical() {
        four @ IpAddr::V4(_) => four,
        IpAddr::V6(six) => {
            let mut parts = six.segments();
            parts[4..].fill(0);
            IpAddr::from(parts)
        }
    }
}

/// The address a request comes from. Behind a proxy, which a server with a public address is, it is what the proxy
/// says.
pub(crate) fn address(app: &App, extensions: &Extensions, headers: &HeaderMap) -> Option<IpAddr> {
    let forwarded = || {
        let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        line.rsplit(',').next()?.trim().parse().ok()
    };
    let told = app.public_url.as_ref().and_then(|_| forwarded());
    let peer = || extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    told.or_else(peer).map(neighbourhood)
}

/// Refuses requests of an address that asks too much.
pub(crate) async fn limit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let address = address(&app, request.extensions(), request.headers());
    let path = request.uri().path();
    let creates = request.method() == Method::POST
        && matches!(path, "/api/v1/games" | "/api/v1/lessons" | "/api/v1/records");
    let enough = app.limits.of_address(Limit::Requests, address)
        && (!creates || app.limits.of_address(Limit::Creations, address));
    if enough { next.run(request).await } else { ApiError::too_many().into_response() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let buckets = Buckets::new(Some(Rate { per_second: 2.0, burst: 3.0 }));
        let start = Instant::now();
        let key = |name: &str| Key::Seat(name.to_owned(), Seat(0));
        let given = |at: f64| buckets.take(|| key("a"), start + Duration::from_secs_f64(at));
        assert_eq!([0.0; 4].map(given), [true, true, true, false]);
        assert_eq!([0.5, 0.5, 1.0].map(given), [true, false, true]);
        assert!(buckets.take(|| key("b"), start), "others have their own");
        buckets.tidy(start + Duration::from_secs(9));
        assert!(buckets.buckets.lock().unwrap().is_empty());
    }

    #[test]
    fn the_usual_rates_are_in_the_order_of_the_limits() {
        let places = Limit::USUAL.map(|(limit, ..)| limit as usize);
        assert!(places.iter().copied().eq(0..places.len()));
    }

    #[test]
    fn a_network_counts_as_one_address() {
        let near = ["2001:db8::1", "2001:db8::ffff:1"].map(|text| neighbourhood(text.parse().unwrap()));
        assert_eq!(near[0], near[1]);
        let old = ["::ffff:192.0.2.1", "192.0.2.1"].map(|text| neighbourhood(text.parse().unwrap()));
        assert_eq!(old[0], old[1], "IPv4-mapped");
        let others = ["::ffff:192.0.2.2", "2001:db8:0:1::1"].map(|text| neighbourhood(text.parse().unwrap()));
        assert!(old[0] != others[0] && near[0] != others[1]);
    }
}

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
use std::hash::Hash;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// So many a second, and so many at once.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rate {
    /// A second.
    pub per_second: f64,
    /// At once, after a rest.
    pub burst: f64,
}

/// The rates of a server; `None` is no limit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rates {
    /// Requests of one address.
    pub address: Option<Rate>,
    /// Games and records that one address brings.
    pub creations: Option<Rate>,
    /// Moves of one seat of a game.
    pub game: Option<Rate>,
    /// What one seat of a game says.
    pub talk: Option<Rate>,
    /// Hints that one address asks for: each may take a thread for as long as a bot thinks.
    pub hints: Option<Rate>,
    /// Calls to the address that one seat of a game left, tests included.
    pub calls: Option<Rate>,
    /// Streams that one address may hold open at once.
    pub streams: Option<usize>,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            address: Some(Rate { per_second: 50.0, burst: 400.0 }),
            creations: Some(Rate { per_second: 0.5, burst: 40.0 }),
            game: Some(Rate { per_second: 10.0, burst: 60.0 }),
            talk: Some(Rate { per_second: 0.5, burst: 8.0 }),
            hints: Some(Rate { per_second: 0.3, burst: 12.0 }),
            calls: Some(Rate { per_second: 0.5, burst: 20.0 }),
            streams: Some(100),
        }
    }
}

impl Rates {
    /// No limits at all: for measuring.
    pub const NONE: Rates = Rates {
        address: None,
        creations: None,
        game: None,
        talk: None,
        hints: None,
        calls: None,
        streams: None,
    };
}

struct Bucket {
    tokens: f64,
    filled: Instant,
}

struct Buckets<K> {
    rate: Option<Rate>,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    fn new(rate: Option<Rate>) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default() }
    }

    fn take(&self, key: K, now: Instant) -> bool {
        let Some(rate) = self.rate else { return true };
        let mut buckets = self.buckets.lock().expect("poisoned lock");
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: rate.burst, filled: now });
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

/// All buckets.
pub struct Limits {
    addresses: Buckets<IpAddr>,
    creations: Buckets<IpAddr>,
    games: Buckets<(String, Seat)>,
    talk: Buckets<(String, Seat)>,
    hints: Buckets<IpAddr>,
    calls: Buckets<(String, Seat)>,
    most_streams: Option<usize>,
    streams: Mutex<HashMap<IpAddr, usize>>,
}

/// A stream that is open; counted until it is dropped.
pub struct OpenStream {
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
    /// With these rates.
    pub fn new(rates: Rates) -> Limits {
        Limits {
            addresses: Buckets::new(rates.address),
            creations: Buckets::new(rates.creations),
            games: Buckets::new(rates.game),
            talk: Buckets::new(rates.talk),
            hints: Buckets::new(rates.hints),
            calls: Buckets::new(rates.calls),
            most_streams: rates.streams,
            streams: Mutex::default(),
        }
    }

    /// Lets an address open another stream, if it has not too many.
    pub fn stream(app: &Arc<App>, address: Option<IpAddr>) -> Option<OpenStream> {
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

    /// Whether a seat of a game may act again now. Each seat has its own bucket: nobody can hold up the others.
    pub fn game(&self, id: &str, seat: Seat) -> bool {
        self.games.rate.is_none() || self.games.take((id.to_owned(), seat), Instant::now())
    }

    /// Whether a seat may say something again now.
    pub fn talk(&self, id: &str, seat: Seat) -> bool {
        self.talk.take((id.to_owned(), seat), Instant::now())
    }

    /// Whether an address may ask for another hint now.
    pub fn hint(&self, address: Option<IpAddr>) -> bool {
        address.is_none_or(|address| self.hints.take(address, Instant::now()))
    }

    /// Whether the address that a seat left may be called again now.
    pub fn call(&self, id: &str, seat: Seat) -> bool {
        self.calls.take((id.to_owned(), seat), Instant::now())
    }

    /// Forgets those who have been quiet.
    pub fn tidy(&self) {
        let now = Instant::now();
        self.addresses.tidy(now);
        self.creations.tidy(now);
        self.games.tidy(now);
        self.talk.tidy(now);
        self.hints.tidy(now);
        self.calls.tidy(now);
    }
}

/// One network of a provider counts as one address: nobody should have 2⁶⁴ of them.
fn neighbourhood(address: IpAddr) -> IpAddr {
    // An old address in a new form is the old address.
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
pub fn address(app: &App, extensions: &Extensions, headers: &HeaderMap) -> Option<IpAddr> {
    let forwarded = || {
        let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        line.rsplit(',').next()?.trim().parse().ok()
    };
    let told = app.public_url.as_ref().and_then(|_| forwarded());
    let peer = || extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    told.or_else(peer).map(neighbourhood)
}

/// Refuses requests of an address that asks too much.
pub async fn limit(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let Some(address) = address(&app, request.extensions(), request.headers()) else {
        return next.run(request).await;
    };
    let now = Instant::now();
    let path = request.uri().path();
    let creates = request.method() == Method::POST && matches!(path, "/api/v1/games" | "/api/v1/records");
    let enough =
        app.limits.addresses.take(address, now) && (!creates || app.limits.creations.take(address, now));
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
        let given = |at: f64| buckets.take("a", start + Duration::from_secs_f64(at));
        assert_eq!([0.0; 4].map(given), [true, true, true, false]);
        assert_eq!([0.5, 0.5, 1.0].map(given), [true, false, true]);
        assert!(buckets.take("b", start), "others have their own");
        buckets.tidy(start + Duration::from_secs(9));
        assert!(buckets.buckets.lock().unwrap().is_empty());
    }

    #[test]
    fn a_network_counts_as_one_address() {
        let near = ["2001:db8::1", "2001:db8::ffff:1"].map(|text| neighbourhood(text.parse().unwrap()));
        assert_eq!(near[0], near[1]);
        let old = ["::ffff:192.0.2.1", "192.0.2.1"].map(|text| neighbourhood(text.parse().unwrap()));
        assert_eq!(old[0], old[1], "an old address in a new form");
        let others = ["::ffff:192.0.2.2", "2001:db8:0:1::1"].map(|text| neighbourhood(text.parse().unwrap()));
        assert!(old[0] != others[0] && near[0] != others[1]);
    }
}

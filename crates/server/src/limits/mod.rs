//! How much one address, and one game, may ask for: a bucket of tokens each, filled at a steady rate.
//!
//! Several nodes share their buckets ([`cluster`]). What an address may bring in a day is counted in the database with the
//! games themselves ([`Quota`]), so that it outlives a restart. How many there may be at once (connections, streams, requests under
//! way) is a matter of the process that has them, and counted there.
//!
//! **Invariant:** addresses are kept, told and stored as keyed hashes only.

pub(crate) mod cluster;

use crate::App;
use crate::api::error::ApiError;
use axum::extract::Request;
use axum::extract::{ConnectInfo, FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, Method};
use axum::middleware::Next;
use axum::response::IntoResponse;
use axum::response::Response;
use cluster::Cluster;
use game_core::Seat;
use hmac::{Hmac, Mac as _};
use sha2::Sha256;
use std::collections::HashMap;
use std::convert::Infallible;
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

impl Rate {
    /// A part of it, of which at least one can be had.
    fn part(self, share: f64) -> Rate {
        Rate { per_second: self.per_second * share, burst: (self.burst * share).max(1.0) }
    }
}

/// So many of something over a long time, by one address: kept in the database.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Quota {
    pub key: Key,
    /// After how many milliseconds there is another one.
    pub interval: i64,
    /// How far ahead of the clock one may get with those that are taken at once.
    pub ahead: i64,
}

impl Quota {
    /// No interval is longer: sums of them stay numbers.
    const LONGEST: f64 = 1e12;

    fn new(key: Key, rate: Rate) -> Quota {
        let interval = (1000.0 / rate.per_second).clamp(1.0, Quota::LONGEST);
        Quota { key, interval: interval as i64, ahead: (interval * rate.burst.clamp(1.0, 1e6)) as i64 }
    }
}

/// What can be limited, each with buckets of its own. Nodes tell each other of them by their places in this list: it is only
/// added to at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Limit {
    /// Requests of one address.
    Requests,
    /// Games and records that one address brings.
    Creations,
    /// The same over a day, rematches and lessons included, as what is kept of them fills the disk: counted by the database.
    Daily,
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
    /// Addresses for webhooks that one address leaves or has tested.
    WebhookTests,
    /// Calls to one machine, whoever wants them.
    Targets,
}

impl Limit {
    /// All of them, with what is usual. The order is that of the variants.
    const USUAL: [(Limit, f64, f64); 10] = [
        (Limit::Requests, 50.0, 400.0),
        (Limit::Creations, 0.5, 40.0),
        (Limit::Daily, 1000.0 / 86_400.0, 1000.0),
        (Limit::Moves, 10.0, 60.0),
        (Limit::Talk, 0.5, 8.0),
        (Limit::Hints, 0.3, 12.0),
        (Limit::Forecasts, 1.0, 20.0),
        (Limit::Webhooks, 0.5, 20.0),
        (Limit::WebhookTests, 0.1, 10.0),
        (Limit::Targets, 0.5, 20.0),
    ];
}

/// The rates of a server; `None` is no limit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rates {
    rates: [Option<Rate>; Limit::USUAL.len()],
    /// Streams that one address may hold open at once.
    pub streams: Option<usize>,
    /// Requests of one address that may be under way at once, streams aside.
    pub at_once: Option<usize>,
}

impl Default for Rates {
    fn default() -> Rates {
        let rates = Limit::USUAL.map(|(_, per_second, burst)| Some(Rate { per_second, burst }));
        Rates { rates, streams: Some(100), at_once: Some(128) }
    }
}

impl Rates {
    /// No limits at all: for measuring.
    pub const NONE: Rates = Rates { rates: [None; Limit::USUAL.len()], streams: None, at_once: None };

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

/// Whose bucket it is.
#[derive(Debug, Clone, Copy)]
enum Owner<'a> {
    Address(IpAddr),
    /// A seat of a game.
    Seat(&'a str, Seat),
    /// A machine that is called.
    Target(&'a str),
}

/// The same as a keyed hash, which tells nobody who it is.
pub(crate) type Key = [u8; 16];

/// Makes keys; with the same secret the same ones.
struct Keys {
    mac: Hmac<Sha256>,
}

impl Keys {
    fn new(secret: &[u8]) -> Keys {
        Keys { mac: Hmac::new_from_slice(secret).expect("any length is a key") } // never fails
    }

    fn of(&self, owner: Owner<'_>) -> Key {
        let mut mac = self.mac.clone();
        match owner {
            Owner::Address(IpAddr::V4(address)) => {
                mac.update(b"4");
                mac.update(&address.octets());
            }
            Owner::Address(IpAddr::V6(address)) => {
                mac.update(b"6");
                mac.update(&address.octets());
            }
            Owner::Seat(game, seat) => {
                mac.update(&[b's', seat.0]);
                mac.update(game.as_bytes());
            }
            Owner::Target(target) => {
                mac.update(b"t");
                mac.update(target.as_bytes());
            }
        }
        let digest = mac.finalize().into_bytes();
        std::array::from_fn(|index| digest[index])
    }
}

struct Bucket {
    tokens: f64,
    filled: Instant,
}

/// So many buckets of a kind are kept. More than that is a flood from very many addresses: then all begin anew.
const MOST_BUCKETS: usize = 1 << 16;

struct Buckets {
    rate: Option<Rate>,
    buckets: Mutex<HashMap<Key, Bucket>>,
}

impl Buckets {
    fn new(rate: Option<Rate>) -> Buckets {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Takes a token, if there is one. `share` is the part of the rate that is given here.
    fn take(&self, key: Key, share: f64, now: Instant) -> bool {
        let Some(rate) = self.rate.map(|rate| rate.part(share)) else { return true };
        self.with_bucket(key, rate, now, |bucket| {
            let enough = bucket.tokens >= 1.0;
            if enough {
                bucket.tokens -= 1.0;
            }
            enough
        })
    }

    /// Takes tokens that were given elsewhere. Two who gave them at the same moment gave too much: that has to be made up
    /// for, by as much as there is at once.
    fn deduct(&self, key: Key, tokens: f64, now: Instant) {
        let Some(rate) = self.rate else { return };
        self.with_bucket(key, rate, now, |bucket| bucket.tokens = (bucket.tokens - tokens).max(-rate.burst));
    }

    fn with_bucket<T>(&self, key: Key, rate: Rate, now: Instant, work: impl FnOnce(&mut Bucket) -> T) -> T {
        let mut buckets = self.buckets.lock().expect("poisoned lock");
        if buckets.len() >= MOST_BUCKETS {
            forget_full(&mut buckets, rate, now);
            if buckets.len() >= MOST_BUCKETS {
                buckets.clear();
            }
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: rate.burst, filled: now });
        let passed = now.saturating_duration_since(bucket.filled).as_secs_f64();
        bucket.tokens = (bucket.tokens + passed * rate.per_second).min(rate.burst);
        bucket.filled = now;
        work(bucket)
    }

    /// Forgets buckets that are full again.
    fn tidy(&self, now: Instant) {
        let Some(rate) = self.rate else { return };
        forget_full(&mut self.buckets.lock().expect("poisoned lock"), rate, now);
    }
}

fn forget_full(buckets: &mut HashMap<Key, Bucket>, rate: Rate, now: Instant) {
    let full = |bucket: &Bucket| {
        let passed = now.saturating_duration_since(bucket.filled).as_secs_f64();
        bucket.tokens + passed * rate.per_second >= rate.burst
    };
    buckets.retain(|_, bucket| !full(bucket));
}

/// How many there are by address.
type Counts = Arc<Mutex<HashMap<IpAddr, usize>>>;

/// How many of something each address has at once.
#[derive(Clone, Default)]
struct AtOnce {
    /// `None` is no limit.
    most: Option<usize>,
    held: Counts,
}

impl AtOnce {
    fn new(most: Option<usize>) -> AtOnce {
        AtOnce { most, ..AtOnce::default() }
    }

    /// Another one, if there are not too many.
    fn take(&self, address: Option<IpAddr>) -> Option<Held> {
        let (Some(address), Some(most)) = (address, self.most) else { return Some(Held { of: None }) };
        let mut held = self.held.lock().expect("poisoned lock");
        let open = held.entry(address).or_insert(0);
        if *open >= most {
            return None;
        }
        *open += 1;
        Some(Held { of: Some((self.held.clone(), address)) })
    }
}

/// Something that is limited by how many there are at once; counted until it is dropped.
pub(crate) struct Held {
    of: Option<(Counts, IpAddr)>,
}

impl Drop for Held {
    fn drop(&mut self) {
        let Some((held, address)) = &self.of else { return };
        let mut held = held.lock().expect("poisoned lock");
        if let Some(open) = held.get_mut(address) {
            *open -= 1;
            if *open == 0 {
                held.remove(address);
            }
        }
    }
}

pub(crate) struct Limits {
    keys: Keys,
    daily: Option<Rate>,
    cluster: Cluster,
    buckets: [Buckets; Limit::USUAL.len()],
    streams: AtOnce,
    requests: AtOnce,
}

impl Limits {
    /// With the secret that all nodes have.
    pub(crate) fn new(rates: Rates, secret: &[u8]) -> Limits {
        Limits {
            keys: Keys::new(secret),
            daily: rates[Limit::Daily],
            cluster: Cluster::default(),
            buckets: rates.rates.map(Buckets::new),
            streams: AtOnce::new(rates.streams),
            requests: AtOnce::new(rates.at_once),
        }
    }

    fn take(&self, limit: Limit, owner: Owner<'_>) -> bool {
        let buckets = &self.buckets[limit as usize];
        if buckets.rate.is_none() {
            return true;
        }
        let key = self.keys.of(owner);
        let taken = buckets.take(key, self.cluster.share(), Instant::now());
        if taken {
            self.cluster.spend(limit, key);
        }
        taken
    }

    /// What an address may bring in a day; nothing if that is not limited.
    pub(crate) fn quota(&self, address: Option<IpAddr>) -> Option<Quota> {
        address.zip(self.daily).map(|(address, rate)| Quota::new(self.keys.of(Owner::Address(address)), rate))
    }

    /// Whether a machine may be called again now.
    pub(crate) fn of_target(&self, target: &str) -> bool {
        self.take(Limit::Targets, Owner::Target(target))
    }

    /// What is known of the other nodes.
    pub(crate) fn cluster(&self) -> &Cluster {
        &self.cluster
    }

    /// Lets an address open another stream, if it has not too many.
    pub(crate) fn stream(&self, address: Option<IpAddr>) -> Option<Held> {
        self.streams.take(address)
    }

    /// Whether a seat of a game may do something again now.
    pub(crate) fn of_seat(&self, limit: Limit, id: &str, seat: Seat) -> bool {
        self.take(limit, Owner::Seat(id, seat))
    }

    /// Whether an address may ask for something again now; requests without one come from this process.
    pub(crate) fn of_address(&self, limit: Limit, address: Option<IpAddr>) -> bool {
        address.is_none_or(|address| self.take(limit, Owner::Address(address)))
    }

    /// Forgets those who have been quiet.
    pub(crate) fn tidy(&self) {
        let now = Instant::now();
        self.buckets.iter().for_each(|buckets| buckets.tidy(now));
    }
}

/// One network of a provider counts as one address: nobody should have 2⁶⁴ of them.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
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

/// The address a request comes from, for handlers.
pub(crate) struct ByAddress(pub Option<IpAddr>);

impl FromRequestParts<Arc<App>> for ByAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<ByAddress, Infallible> {
        Ok(ByAddress(address(app, &parts.extensions, &parts.headers)))
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
    let limits = &app.rooms.limits;
    let enough = limits.of_address(Limit::Requests, address);
    // Counted until it is answered; what is streamed then has a limit of its own.
    let Some(_held) = limits.requests.take(address).filter(|_| enough) else {
        return ApiError::too_many().into_response();
    };
    if creates && let Err(refused) = app.may_create(address).await {
        return refused.into_response();
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_gives_its_burst_and_then_its_rate() {
        let buckets = Buckets::new(Some(Rate { per_second: 2.0, burst: 3.0 }));
        let start = Instant::now();
        let given = |at: f64| buckets.take([1; 16], 1.0, start + Duration::from_secs_f64(at));
        assert_eq!([0.0; 4].map(given), [true, true, true, false]);
        assert_eq!([0.5, 0.5, 1.0].map(given), [true, false, true]);
        assert!(buckets.take([2; 16], 1.0, start), "others have their own");
        buckets.tidy(start + Duration::from_secs(9));
        assert!(buckets.buckets.lock().unwrap().is_empty());
    }

    #[test]
    fn very_many_addresses_fill_no_memory() {
        let buckets = Buckets::new(Some(Rate { per_second: 1e-9, burst: 2.0 }));
        let now = Instant::now();
        for number in 0..(MOST_BUCKETS as u32 + 10) {
            let mut key = [0; 16];
            key[..4].copy_from_slice(&number.to_be_bytes());
            buckets.take(key, 1.0, now);
        }
        assert!(buckets.buckets.lock().unwrap().len() <= MOST_BUCKETS);
    }

    #[test]
    fn a_part_of_a_bucket_is_a_part_of_its_burst_and_of_its_rate_and_what_others_gave_is_made_up_for() {
        let buckets = Buckets::new(Some(Rate { per_second: 2.0, burst: 6.0 }));
        let start = Instant::now();
        let given = |share: f64, at: f64| buckets.take([1; 16], share, start + Duration::from_secs_f64(at));
        assert_eq!([0.0; 4].map(|at| given(0.5, at)), [true, true, true, false]);
        assert_eq!([1.0; 2].map(|at| given(0.5, at)), [true, false]);
        // Twelve were given elsewhere meanwhile: it takes three seconds to make up for six of them, and no more than that.
        buckets.deduct([1; 16], 12.0, start + Duration::from_secs(1));
        assert_eq!([3.9, 4.6].map(|at| given(1.0, at)), [false, true]);
        assert!(
            Buckets::new(Some(Rate { per_second: 0.0, burst: 1.0 })).take([1; 16], 0.1, start),
            "at least one"
        );
    }

    #[test]
    fn keys_tell_owners_and_secrets_apart() {
        let keys = Keys::new(b"one");
        let owners = [
            Owner::Address("192.0.2.1".parse().unwrap()),
            Owner::Address("192.0.2.2".parse().unwrap()),
            Owner::Seat("a", Seat(0)),
            Owner::Seat("a", Seat(1)),
            Owner::Target("a"),
        ];
        let made: std::collections::HashSet<Key> = owners.map(|owner| keys.of(owner)).into_iter().collect();
        assert_eq!(made.len(), owners.len());
        assert!(!made.contains(&Keys::new(b"another").of(owners[0])));
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

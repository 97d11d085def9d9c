//! The machines that are called: how often each is, how many calls to it are under way, and which of them is this server.
//!
//! **Invariant:** whoever leaves addresses cannot have one machine called more often than [`Limit::Targets`](crate::Limit)
//! says, by however many names, games and seats; and the server never calls itself.

use super::address::Reach;
use super::{Address, DeliveryError};
use crate::limits::Limits;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use url::{Host, Url};

/// Calls to one machine at once: one that answers slowly holds up its own calls and no others.
pub(super) const AT_ONCE: usize = 2;
/// After so many machines those are forgotten that nobody calls just now.
const REMEMBERED: usize = 256;

/// The machines that are called, by their names and by their numbers.
pub(crate) struct Targets {
    limits: Arc<Limits>,
    busy: Mutex<HashMap<String, Arc<Semaphore>>>,
}

impl Targets {
    pub(crate) fn new(limits: Arc<Limits>) -> Targets {
        Targets { limits, busy: Mutex::default() }
    }

    /// Waits until a machine may be called again, and counts the call.
    pub(crate) async fn turn(&self, target: String) -> Result<OwnedSemaphorePermit, DeliveryError> {
        if !self.limits.of_target(&target) {
            return Err(DeliveryError::Busy);
        }
        let busy = {
            let mut all = self.busy.lock().expect("poisoned lock");
            if all.len() > REMEMBERED {
                all.retain(|_, busy| Arc::strong_count(busy) > 1);
            }
            all.entry(target).or_insert_with(|| Arc::new(Semaphore::new(AT_ONCE))).clone()
        };
        // A permit holds what it is of, so a machine that is being called stays known.
        busy.acquire_owned().await.map_err(|_| DeliveryError::Slow)
    }
}

/// How long it is believed where the public address leads.
const BELIEVED: Duration = Duration::from_secs(300);

/// Where this server is reached.
pub(crate) struct Home {
    port: u16,
    /// The name or number people know, and its port.
    public: Option<(String, u16)>,
    found: tokio::sync::Mutex<Option<(Instant, Vec<IpAddr>)>>,
}

impl Home {
    /// Listening there, and known by this address.
    pub(crate) fn new(listening: SocketAddr, public_url: Option<&str>) -> Home {
        let url = public_url.and_then(|url| Url::parse(url).ok());
        let public = url.and_then(|url| Some((named(&url.host()?.to_owned()), url.port_or_known_default()?)));
        Home { port: listening.port(), public, found: tokio::sync::Mutex::default() }
    }

    /// The machines among those of an address that are not this server; none is an error.
    pub(crate) async fn others(
        &self,
        reach: Reach,
        address: &Address,
        mut found: Vec<SocketAddr>,
    ) -> Result<Vec<SocketAddr>, DeliveryError> {
        let ours = |port: u16| {
            let public = self.public.as_ref().is_some_and(|(_, known)| *known == port);
            // At home other programs of this machine may be called.
            reach != Reach::Any || port == self.port || public
        };
        let name = named(&address.host().to_owned());
        if self.public.as_ref().is_some_and(|(known, _)| *known == name) && ours(address.port()) {
            return Err(DeliveryError::Own);
        }
        let public = self.public_machines().await;
        found.retain(|machine| {
            let ip = machine.ip().to_canonical();
            !(ours(machine.port()) && (public.contains(&ip) || is_local(ip)))
        });
        if found.is_empty() { Err(DeliveryError::Own) } else { Ok(found) }
    }

    /// What the public address leads to.
    async fn public_machines(&self) -> Vec<IpAddr> {
        let Some((name, port)) = &self.public else { return Vec::new() };
        let mut found = self.found.lock().await;
        if let Some((_, known)) = found.as_ref().filter(|(at, _)| at.elapsed() < BELIEVED) {
            return known.clone();
        }
        let name = name.trim_matches(['[', ']']).to_owned();
        let looked_up = tokio::net::lookup_host((name, *port)).await;
        let machines: Vec<IpAddr> =
            looked_up.map(|all| all.map(|one| one.ip().to_canonical()).collect()).unwrap_or_default();
        *found = Some((Instant::now(), machines.clone()));
        machines
    }
}

/// A host as it can be compared.
fn named(host: &Host) -> String {
    host.to_string().trim_end_matches('.').to_ascii_lowercase()
}

/// Whether an address is one of this machine's: only those can be listened at.
fn is_local(address: IpAddr) -> bool {
    address.is_loopback() || address.is_unspecified() || UdpSocket::bind((address, 0)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limit, Rate, Rates};
    use futures_util::FutureExt;

    #[tokio::test]
    async fn a_machine_is_called_so_often_and_two_calls_are_under_way() {
        let rates = Rates::NONE.with(Limit::Targets, Some(Rate { per_second: 0.0, burst: 3.0 }));
        let targets = Targets::new(Arc::new(Limits::new(rates, b"")));
        let turn = |name: &str| targets.turn(name.to_owned());
        let (first, _second) = (turn("slow").await.unwrap(), turn("slow").await.unwrap());
        let mut third = Box::pin(turn("slow"));
        assert!((&mut third).now_or_never().is_none(), "two are under way");
        assert!(turn("other").now_or_never().is_some(), "others are not held up");
        drop(first);
        assert!(third.await.is_ok());
        assert_eq!(turn("slow").await.err(), Some(DeliveryError::Busy), "often enough");
        for number in 0..2 * REMEMBERED {
            drop(turn(&number.to_string()).await);
        }
        assert!(targets.busy.lock().unwrap().len() <= REMEMBERED + 1);
    }

    #[tokio::test]
    async fn the_server_does_not_call_itself() {
        let home = |public| Home::new("0.0.0.0:7878".parse().unwrap(), public);
        let check = async |home: &Home, reach, url: &str, machine: &str, own: bool| {
            let address = Address::read(url).ok().unwrap();
            let others = home.others(reach, &address, vec![machine.parse().unwrap()]).await;
            assert_eq!(others.is_err(), own, "{url} at {machine}");
        };
        let plain = home(None);
        check(&plain, Reach::Public, "https://a.example/", "127.0.0.1:443", true).await;
        check(&plain, Reach::Public, "https://a.example/", "[::ffff:127.0.0.1]:443", true).await;
        check(&plain, Reach::Public, "https://a.example/", "192.0.2.7:443", false).await;
        check(&plain, Reach::Any, "http://localhost:7878/", "127.0.0.1:7878", true).await;
        check(&plain, Reach::Any, "http://localhost:8123/", "127.0.0.1:8123", false).await;
        let known = home(Some("https://192.0.2.7/town"));
        check(&known, Reach::Public, "https://a.example:8443/", "192.0.2.7:8443", true).await;
        check(&known, Reach::Any, "https://a.example/", "192.0.2.7:443", true).await;
        check(&known, Reach::Any, "https://a.example:8123/", "192.0.2.7:8123", false).await;
        let named = home(Some("https://Games.invalid"));
        check(&named, Reach::Public, "https://games.invalid./x", "192.0.2.9:443", true).await;
        check(&named, Reach::Public, "https://others.invalid/x", "192.0.2.9:443", false).await;
    }
}

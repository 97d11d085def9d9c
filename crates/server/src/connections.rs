//! Connections: how many there may be, and how long they may take.
//!
//! A connection waits for a request, sends the head of one, or is being answered ([`Phase`]); a stream of events is being
//! answered for as long as it is open. Where there are too many, the one that has waited longest has to go; where all are
//! being answered, whoever comes is asked to come again.
//!
//! **Invariant:** there are never more than the process has descriptors for, with some left for the database.

use crate::limits::neighbourhood;
use axum::body::{Body, Bytes, HttpBody};
use axum::response::Response;
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::Pin;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tokio::time::Sleep;

/// Descriptors for everything that is no connection: the database, files, calls to webhooks.
const RESERVED: usize = 128;
/// So many connections there may be if nobody says otherwise; each takes some kilobytes.
const USUAL: usize = 10_000;

/// How many connections there may be, and how long they may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConnectionLimits {
    /// In all, but never more than there are descriptors for.
    pub total: Option<usize>,
    /// From one address; only where the address is a caller's and not a proxy's.
    pub per_address: Option<usize>,
    /// For the head of a request, counted from its first byte; and for the first byte of a new connection.
    pub head: Duration,
    /// For the body of a request.
    pub body: Duration,
    /// Between two requests, and for an answer that nobody reads.
    pub idle: Duration,
}

impl Default for ConnectionLimits {
    fn default() -> ConnectionLimits {
        ConnectionLimits {
            total: None,
            per_address: Some(256),
            head: Duration::from_secs(20),
            body: Duration::from_secs(20),
            // Longer than proxies keep theirs, so that they never write to one that is being closed.
            idle: Duration::from_secs(75),
        }
    }
}

/// How many connections there may be with so many descriptors.
fn fitting(wanted: Option<usize>, descriptors: usize) -> usize {
    let most = descriptors.saturating_sub(RESERVED).max(descriptors / 2).max(1);
    wanted.unwrap_or(USUAL).clamp(1, most)
}

/// Raises the number of descriptors as far as the system allows; returns how many there are.
pub(crate) fn descriptors() -> usize {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(most) => usize::try_from(most).unwrap_or(usize::MAX),
        Err(error) => {
            tracing::warn!(%error, "the limit of open files cannot be raised");
            RESERVED
        }
    }
}

/// What a connection does just now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Phase {
    /// Nothing has come yet.
    New,
    /// It has been answered and may ask again.
    Idle,
    /// The head of a request is coming in.
    Head,
    /// A request is being answered.
    Busy,
}

/// One connection.
struct Connection {
    address: IpAddr,
    phase: AtomicU8,
    /// Since when, in milliseconds of the server.
    since: AtomicU64,
    opened: Instant,
    close: Notify,
}

impl Connection {
    fn phase(&self) -> Phase {
        let known = [Phase::New, Phase::Idle, Phase::Head, Phase::Busy];
        known[usize::from(self.phase.load(Ordering::Acquire))]
    }

    fn enter(&self, phase: Phase) {
        self.since.store(self.opened.elapsed().as_millis() as u64, Ordering::Release);
        self.phase.store(phase as u8, Ordering::Release);
    }

    /// How long it has been what it is.
    fn lasts(&self) -> Duration {
        self.opened.elapsed().saturating_sub(Duration::from_millis(self.since.load(Ordering::Acquire)))
    }
}

/// All connections.
pub(crate) struct Connections {
    limits: ConnectionLimits,
    total: usize,
    open: Mutex<HashMap<u64, Arc<Connection>>>,
    /// How many there have been.
    number: AtomicU64,
}

impl Connections {
    /// Behind a proxy the address of a connection is the proxy's, and says nothing.
    pub(crate) fn new(limits: ConnectionLimits, descriptors: usize, proxied: bool) -> Arc<Connections> {
        let total = fitting(limits.total, descriptors);
        if limits.total.is_some_and(|wanted| wanted > total) {
            tracing::warn!(descriptors, total, "there are not enough descriptors for so many connections");
        }
        let per_address = limits.per_address.filter(|_| !proxied);
        let limits = ConnectionLimits { per_address, ..limits };
        Arc::new(Connections { limits, total, open: Mutex::default(), number: AtomicU64::new(0) })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<u64, Arc<Connection>>> {
        self.open.lock().expect("poisoned lock")
    }

    /// Lets a connection in, in place of one that waits if need be; `None` if all are being answered.
    pub(crate) fn admit(self: &Arc<Connections>, peer: SocketAddr) -> Option<Open> {
        let address = neighbourhood(peer.ip());
        let mut open = self.open();
        let of_address = || open.values().filter(|one| one.address == address).count();
        let crowded = self.limits.per_address.is_some_and(|most| open.len() >= most && of_address() >= most);
        if crowded {
            make_room(&mut open, Some(address))?;
        } else if open.len() >= self.total {
            make_room(&mut open, None)?;
        }
        let number = self.number.fetch_add(1, Ordering::Relaxed);
        let connection = Arc::new(Connection {
            address,
            phase: AtomicU8::new(Phase::New as u8),
            since: AtomicU64::new(0),
            opened: Instant::now(),
            close: Notify::new(),
        });
        open.insert(number, connection.clone());
        crate::metrics::set("tabletown_connections", open.len() as f64);
        Some(Open { connections: self.clone(), number, connection })
    }

    /// Closes those that take too long.
    pub(crate) fn tidy(&self) {
        let ConnectionLimits { head, idle, .. } = self.limits;
        let mut open = self.open();
        open.retain(|_, one| {
            let late = match one.phase() {
                Phase::New | Phase::Head => one.lasts() > head,
                Phase::Idle => one.lasts() > idle,
                Phase::Busy => false,
            };
            if late {
                one.close.notify_one();
            }
            !late
        });
        crate::metrics::set("tabletown_connections", open.len() as f64);
    }

    /// How often to look for those that take too long.
    pub(crate) fn pause(&self) -> Duration {
        (self.limits.head.min(self.limits.idle) / 4).clamp(Duration::from_millis(10), Duration::from_secs(1))
    }
}

/// Has the connection go that has waited longest: for a first byte before others, as browsers open some in advance and
/// attackers open nothing else.
fn make_room(open: &mut HashMap<u64, Arc<Connection>>, of: Option<IpAddr>) -> Option<()> {
    let mine = |one: &Connection| of.is_none_or(|address| one.address == address);
    let waits = open.iter().filter(|(_, one)| one.phase() != Phase::Busy && mine(one));
    let (&number, _) = waits.max_by_key(|(_, one)| (one.phase() != Phase::Idle, one.lasts()))?;
    let gone = open.remove(&number)?;
    gone.close.notify_one();
    crate::metrics::count("tabletown_connections_closed_total", &[("why", "room")], 1);
    Some(())
}

/// A connection that counts as long as it is held.
pub(crate) struct Open {
    connections: Arc<Connections>,
    number: u64,
    connection: Arc<Connection>,
}

impl Open {
    /// The stream, watched from now on.
    pub(crate) fn watched(&self, stream: TcpStream) -> Watched {
        let patience = self.connections.limits.idle;
        Watched { stream, connection: self.connection.clone(), patience, stalled: None }
    }

    /// A request has come in; it is being answered until what is returned is dropped.
    pub(crate) fn answering(&self) -> Answering {
        self.connection.enter(Phase::Busy);
        Answering(self.connection.clone())
    }

    /// Waits until it has to go.
    pub(crate) async fn closed(&self) {
        self.connection.close.notified().await;
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.connections.open().remove(&self.number);
    }
}

/// A request is being answered.
pub(crate) struct Answering(Arc<Connection>);

impl Answering {
    /// The answer; it lasts until all of it is sent.
    pub(crate) fn with(self, response: Response) -> Response {
        response.map(|body| Body::new(AnsweredBody { body, _answering: self }))
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.enter(Phase::Idle);
    }
}

struct AnsweredBody {
    body: Body,
    _answering: Answering,
}

impl HttpBody for AnsweredBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<hyper::body::Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> hyper::body::SizeHint {
        self.body.size_hint()
    }
}

/// A stream that notes what comes in, and gives up if nothing goes out.
pub(crate) struct Watched {
    stream: TcpStream,
    connection: Arc<Connection>,
    patience: Duration,
    /// Runs while the other side reads nothing.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl Watched {
    /// What became of an attempt to write.
    fn written<T>(&mut self, context: &mut Context<'_>, tried: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if tried.is_ready() {
            self.stalled = None;
            return tried;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let came = buffer.filled().len() > before;
        if came && matches!(self.connection.phase(), Phase::New | Phase::Idle) {
            self.connection.enter(Phase::Head);
        }
        read
    }
}

impl AsyncWrite for Watched {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.written(context, tried)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.written(context, tried)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// What is said to those for whom there is no room, as well as it can be.
pub(crate) fn refuse(stream: &TcpStream) {
    crate::metrics::count("tabletown_connections_closed_total", &[("why", "refused")], 1);
    let _ = stream.try_write(REFUSAL);
}

const REFUSAL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n\
    content-type: application/json\r\ncontent-length: 85\r\n\r\n\
    {\"error\":\"too-many\",\"message\":\"too many connections are open; try again in a moment\"}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_descriptors_are_left_for_the_database() {
        for (wanted, descriptors, expected) in [
            (None, 1024, 896),
            (None, 200, 100),
            (None, 1_000_000, USUAL),
            (Some(50), 1024, 50),
            (Some(5000), 1024, 896),
            (Some(0), 1024, 1),
        ] {
            assert_eq!(fitting(wanted, descriptors), expected, "{wanted:?} of {descriptors}");
        }
    }

    #[test]
    fn the_refusal_says_how_long_it_is() {
        let text = std::str::from_utf8(REFUSAL).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.ends_with(&format!("content-length: {}", body.len())), "{}", body.len());
        assert!(serde_json::from_str::<serde_json::Value>(body).is_ok());
    }

    #[test]
    fn whoever_has_waited_longest_makes_room_and_nobody_who_is_answered() {
        let limits = ConnectionLimits { total: Some(3), per_address: Some(2), ..Default::default() };
        let connections = Connections::new(limits, 10_000, false);
        let peer = |last: u8| SocketAddr::from(([192, 0, 2, last], 1));
        let (first, second) = (connections.admit(peer(1)).unwrap(), connections.admit(peer(1)).unwrap());
        let answering = first.answering();
        // The third of an address takes the place of the one that waits.
        let third = connections.admit(peer(1)).unwrap();
        let held = |open: &Open| connections.open().contains_key(&open.number);
        assert!(held(&first) && !held(&second) && held(&third));
        let busy = third.answering();
        assert!(connections.admit(peer(1)).is_none(), "both are being answered");
        let fourth = connections.admit(peer(2)).unwrap();
        let fifth = connections.admit(peer(3)).unwrap();
        assert!(held(&fifth) && !held(&fourth), "there are three at most");
        drop((answering, busy));
        let sixth = connections.admit(peer(4)).unwrap();
        assert!(held(&sixth) && !held(&fifth), "what has asked nothing yet goes before what was answered");
        assert!(held(&first) && held(&third));
    }

    #[test]
    fn behind_a_proxy_addresses_do_not_count() {
        let limits = ConnectionLimits { per_address: Some(1), ..Default::default() };
        let connections = Connections::new(limits, 10_000, true);
        let peer = SocketAddr::from(([127, 0, 0, 1], 1));
        let open: Vec<Open> = (0..5).filter_map(|_| connections.admit(peer)).collect();
        assert_eq!(connections.open().len(), open.len());
    }
}

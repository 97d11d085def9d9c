//! A way between two servers that can be slow, silent or cut.

use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What a link does with what comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// Everything goes through.
    Open,
    /// Everything goes through, each piece so much later.
    Slow(Duration),
    /// Nothing goes through and nobody is told: what comes waits. As a cable that was pulled.
    Silent,
    /// Connections are ended, new ones as well. As a firewall that refuses.
    Cut,
}

/// A port that stands for another one; it is there until this is dropped.
#[derive(Debug)]
pub struct Link {
    port: u16,
    target: watch::Sender<u16>,
    state: watch::Sender<State>,
}

impl Link {
    /// A link to a port of this machine. Needs a runtime.
    pub async fn to(target: u16) -> std::io::Result<Link> {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await?;
        let port = listener.local_addr()?.port();
        let (target, state) = (watch::Sender::new(target), watch::Sender::new(State::Open));
        tokio::spawn(serve(listener, target.subscribe(), state.subscribe()));
        Ok(Link { port, target, state })
    }

    /// The port to connect to.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Does something else with what comes from now on.
    pub fn set(&self, state: State) {
        self.state.send_replace(state);
    }

    /// Leads elsewhere: connections to the former target are ended.
    pub fn lead_to(&self, target: u16) {
        self.target.send_replace(target);
    }
}

async fn serve(listener: TcpListener, target: watch::Receiver<u16>, mut state: watch::Receiver<State>) {
    loop {
        tokio::select! {
            // The link is gone.
            changed = state.changed() => if changed.is_err() { return },
            come = listener.accept() => match come {
                Ok((from, _)) => { tokio::spawn(connect(from, target.clone(), state.clone())); }
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            },
        }
    }
}

/// One connection, until an end closes it or the link does.
async fn connect(from: TcpStream, mut target: watch::Receiver<u16>, mut state: watch::Receiver<State>) {
    if pass(&mut state).await.is_none() {
        return;
    }
    let address = SocketAddr::from(([127, 0, 0, 1], *target.borrow_and_update()));
    let Ok(to) = TcpStream::connect(address).await else { return };
    let (_, _) = (from.set_nodelay(true), to.set_nodelay(true)); // only a matter of speed
    let ((from_read, from_write), (to_read, to_write)) = (from.into_split(), to.into_split());
    tokio::select! {
        () = forward(from_read, to_write, state.clone()) => {}
        () = forward(to_read, from_write, state.clone()) => {}
        _ = state.wait_for(|state| *state == State::Cut) => {}
        _ = target.changed() => {}
    }
}

async fn forward(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: watch::Receiver<State>) {
    let mut buffer = vec![0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut buffer).await {
        if pass(&mut state).await.is_none() || to.write_all(&buffer[..count]).await.is_err() {
            return;
        }
    }
}

/// Waits as long as the link lets what comes wait; nothing when it is cut or gone.
async fn pass(state: &mut watch::Receiver<State>) -> Option<()> {
    loop {
        let now = *state.borrow_and_update();
        match now {
            State::Open => return Some(()),
            State::Slow(by) => {
                tokio::time::sleep(by).await;
                return Some(());
            }
            State::Silent => state.changed().await.ok()?,
            State::Cut => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::timeout;

    /// A server that sends back what comes.
    async fn echo() -> u16 {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(async move {
                    let (mut read, mut write) = stream.into_split();
                    let _ = tokio::io::copy(&mut read, &mut write).await;
                });
            }
        });
        port
    }

    async fn says(stream: &mut TcpStream, word: &[u8; 4]) -> bool {
        let mut heard = [0; 4];
        stream.write_all(word).await.is_ok() && stream.read_exact(&mut heard).await.is_ok() && heard == *word
    }

    #[tokio::test]
    async fn a_link_is_open_silent_and_cut() {
        let link = Link::to(echo().await).await.unwrap();
        let open = || TcpStream::connect(("127.0.0.1", link.port()));
        let mut stream = open().await.unwrap();
        assert!(says(&mut stream, b"open").await);
        link.set(State::Silent);
        let waits = timeout(Duration::from_millis(50), says(&mut stream, b"wait")).await;
        assert!(waits.is_err(), "nothing comes, and nobody says so");
        link.set(State::Slow(Duration::from_millis(5)));
        let mut heard = [0; 4];
        stream.read_exact(&mut heard).await.unwrap();
        assert_eq!(&heard, b"wait", "nothing was lost");
        link.set(State::Cut);
        assert!(!says(&mut stream, b"gone").await);
        assert!(!says(&mut open().await.unwrap(), b"also").await);
        link.set(State::Open);
        assert!(says(&mut open().await.unwrap(), b"back").await);
    }

    #[tokio::test]
    async fn a_link_that_leads_elsewhere_ends_its_connections() {
        let link = Link::to(echo().await).await.unwrap();
        let mut stream = TcpStream::connect(("127.0.0.1", link.port())).await.unwrap();
        assert!(says(&mut stream, b"here").await);
        link.lead_to(echo().await);
        let mut heard = [0; 1];
        assert_eq!(stream.read(&mut heard).await.unwrap_or(0), 0);
        let mut stream = TcpStream::connect(("127.0.0.1", link.port())).await.unwrap();
        assert!(says(&mut stream, b"then").await);
    }
}

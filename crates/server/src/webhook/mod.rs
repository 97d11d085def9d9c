//! Calling people who are away: when it is a seat's turn, or its game is over, the address it left is posted to.
//!
//! A move rings a [`Bell`]; one task looks at the tables that rang and carries the calls, so that nobody who moves waits
//! for anybody who is called. A call is noted in the store before it is made: it is made once a turn, whatever happens to
//! the process, and turns that nobody has looked at are looked at when the server starts again.
//!
//! Reads and writes: the store. **Invariant:** an address is told to nobody but its own seat: no log, no error and no
//! message holds it.

pub(crate) mod address;
mod message;
mod post;
pub(crate) mod target;

use crate::App;
use crate::limits::Limit;
use crate::rooms::Room;
use crate::scheduler::{Class, Owner, Queue};
use crate::status::Status;
use crate::store::{StoreError, Webhook};
use crate::text::say;
pub(crate) use address::Address;
pub use address::Reach;
use axum::body::Bytes;
use game_core::Seat;
pub(crate) use message::{Event, Message, table_path};
pub(crate) use post::WebhookClient;
use render::text::Language;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use target::AT_ONCE;
use tokio::sync::{mpsc, watch};
use tokio::task::{JoinHandle, JoinSet};

/// After so many failures in a row an address is given up.
pub(crate) const PATIENCE: u32 = 10;
/// Tables that may wait to be looked at.
const QUEUE: usize = 1024;
/// Calls under way at once.
const CALLS: usize = 32;
/// Those of one address that set tables: whoever has slow machines called waits for them alone.
const OF_OWNER: usize = 4;
/// Calls that wait for their second attempt.
const SECOND: usize = 256;

/// How calls are made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WebhookPolicy {
    /// Who may be called.
    pub reach: Reach,
    /// How long a call may take, from looking its name up to the answer.
    pub timeout: Duration,
    /// How long to wait before the second and last attempt.
    pub pause: Duration,
}

impl Default for WebhookPolicy {
    fn default() -> WebhookPolicy {
        WebhookPolicy {
            reach: Reach::default(),
            timeout: Duration::from_secs(5),
            pause: Duration::from_secs(10),
        }
    }
}

/// Why a call came to nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum DeliveryError {
    /// This is no address.
    Unreadable,
    /// Neither http nor https.
    Scheme,
    /// There is a name or a password in it.
    Password,
    /// Nobody has this name.
    UnknownName,
    /// It leads to a machine that is not public.
    NotPublic,
    /// Nobody listens there.
    Unreachable,
    /// It cannot show that it is who it says.
    Tls,
    /// It took too long.
    Slow,
    /// What came back is not HTTP.
    Garbled,
    /// It is this server.
    Own,
    /// It is called too often already.
    Busy,
    /// It says no.
    Answered { status: u16 },
}

impl DeliveryError {
    /// A word for it, with which it is stored.
    pub(crate) fn word(&self) -> String {
        let word = match self {
            DeliveryError::Unreadable => "unreadable",
            DeliveryError::Scheme => "scheme",
            DeliveryError::Password => "password",
            DeliveryError::UnknownName => "name",
            DeliveryError::NotPublic => "private",
            DeliveryError::Unreachable => "unreachable",
            DeliveryError::Tls => "tls",
            DeliveryError::Slow => "slow",
            DeliveryError::Garbled => "garbled",
            DeliveryError::Own => "own",
            DeliveryError::Busy => "busy",
            DeliveryError::Answered { status } => return status.to_string(),
        };
        word.to_owned()
    }

    /// Whether it may go better a little later.
    fn may_pass(&self) -> bool {
        match self {
            DeliveryError::UnknownName
            | DeliveryError::Unreachable
            | DeliveryError::Slow
            | DeliveryError::Busy
            | DeliveryError::Garbled => true,
            DeliveryError::Answered { status } => *status == 429 || *status >= 500,
            _ => false,
        }
    }
}

/// What is said about a trouble by its word.
pub(crate) fn sentence(language: Language, trouble: &str) -> String {
    match trouble.parse::<u16>() {
        Ok(300..=399) => say!(language, "webhook-moved", status = trouble),
        Ok(_) => say!(language, "webhook-answered", status = trouble),
        Err(_) => say!(language, "webhook-trouble", trouble),
    }
}

/// Rung at a table when somebody may have to be called.
pub(crate) struct Bell {
    queue: mpsc::Sender<Arc<Room>>,
    rung: Mutex<Option<mpsc::Receiver<Arc<Room>>>>,
}

impl Default for Bell {
    fn default() -> Bell {
        let (queue, rung) = mpsc::channel(QUEUE);
        Bell { queue, rung: Mutex::new(Some(rung)) }
    }
}

impl Bell {
    /// Has a table looked at soon; never waits.
    pub(crate) fn ring(&self, room: &Arc<Room>) {
        let wanted = room.hooked.load(Ordering::Acquire);
        if !wanted || room.rung.swap(true, Ordering::AcqRel) {
            return;
        }
        if self.queue.try_send(room.clone()).is_err() {
            room.rung.store(false, Ordering::Release);
            count("dropped");
        }
    }
}

fn count(outcome: &'static str) {
    crate::metrics::count("tabletown_webhooks_total", &[("outcome", outcome)], 1);
}

struct Call {
    room: Arc<Room>,
    seat: Seat,
    /// The entry with which the turn began, unless it is about the end of the game.
    turn: Option<u32>,
    address: Address,
    body: Bytes,
    last: bool,
}

impl Call {
    fn target(&self) -> String {
        self.address.host().to_string()
    }
}

/// Calls people until the server closes; done when the calls under way are.
pub(crate) fn start(app: &Arc<App>) -> Option<JoinHandle<()>> {
    for outcome in ["sent", "failed", "dropped"] {
        crate::metrics::count("tabletown_webhooks_total", &[("outcome", outcome)], 0);
    }
    let rung = app.rooms.bell.rung.lock().expect("poisoned lock").take()?;
    if !app.webhooks.works() {
        return None;
    }
    tokio::spawn(catch_up(app.clone()));
    Some(tokio::spawn(call_people(app.clone(), rung)))
}

/// Rings at the tables where somebody may have been waiting to be called when the server ended.
async fn catch_up(app: Arc<App>) {
    let games = match app.rooms.store.games_to_call().await {
        Ok(games) => games,
        Err(error) => return tracing::error!(%error, "who was waiting to be called could not be read"),
    };
    for game in games {
        if *app.rooms.closing().borrow() {
            return;
        }
        if let Ok(room) = app.rooms.table(&game).await
            && app.rooms.bell.queue.send(room).await.is_err()
        {
            return;
        }
    }
}

async fn call_people(app: Arc<App>, mut rung: mpsc::Receiver<Arc<Room>>) {
    let mut closing = app.rooms.closing();
    let mut waiting: Queue<Call> = Queue::shared(CALLS, OF_OWNER);
    let mut calls: JoinSet<(Owner, Class, String, Option<Call>)> = JoinSet::new();
    // How many are under way to each machine, by its name: more would only wait there, in the place of others.
    let mut under_way: HashMap<String, usize> = HashMap::new();
    let mut pauses: JoinSet<Call> = JoinSet::new();
    let wait = |waiting: &mut Queue<Call>, call: Call| {
        let job = call.room.asked(call.room.claimed_by());
        if waiting.push(job, call).is_err() {
            count("dropped");
        }
    };
    loop {
        while let Some((owner, class, call)) =
            waiting.next_where(|call| under_way.get(&call.target()).is_none_or(|calls| *calls < AT_ONCE))
        {
            let (app, target) = (app.clone(), call.target());
            *under_way.entry(target.clone()).or_default() += 1;
            calls.spawn(async move { (owner, class, target, make(app, call).await) });
        }
        tokio::select! {
            () = closed(&mut closing) => break,
            Some(done) = calls.join_next() => {
                let Ok((owner, class, target, again)) = done else { continue };
                waiting.done(&owner, class);
                if let Entry::Occupied(mut calls) = under_way.entry(target) {
                    *calls.get_mut() -= 1;
                    if *calls.get() == 0 {
                        calls.remove();
                    }
                }
                if let Some(call) = again {
                    if pauses.len() >= SECOND {
                        count("dropped");
                        continue;
                    }
                    let pause = app.webhooks.policy().pause;
                    pauses.spawn(async move {
                        tokio::time::sleep(pause).await;
                        call
                    });
                }
            }
            Some(Ok(call)) = pauses.join_next() => wait(&mut waiting, call),
            Some(room) = rung.recv(), if waiting.len() < QUEUE => {
                match look(&app, &room).await {
                    Ok(due) => due.into_iter().for_each(|call| wait(&mut waiting, call)),
                    Err(error) => tracing::error!(game = room.id, %error, "nobody could be called"),
                }
            }
        }
    }
    pauses.shutdown().await;
    while calls.join_next().await.is_some() {}
}

async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|&closing| closing).await; // rooms that are gone are closed as well
}

/// The calls that are due at a table, each noted as made.
async fn look(app: &App, room: &Arc<Room>) -> Result<Vec<Call>, StoreError> {
    // Whoever rings from now on may know more.
    room.rung.store(false, Ordering::Release);
    let hooks = app.rooms.store.webhooks(&room.id).await?;
    let mut due = Vec::new();
    {
        let game_match = room.game_match.lock().await;
        for (seat, hook) in hooks {
            let stood_in = game_match.head.mover(seat).is_some();
            let (event, turn) = match game_match.turn(seat) {
                _ if game_match.status() == Status::Finished => (Event::GameOver, None),
                // It is about to be played; whoever cannot have it is rung for again.
                _ if crate::conditional::is_due(&game_match, seat) => continue,
                Some(turn) if turn > hook.called => (Event::YourTurn, Some(turn)),
                _ => continue,
            };
            let message = Message::new(app, &game_match, seat, &hook, event);
            due.push((seat, hook, turn, message.body(), stood_in));
        }
    }
    let mut calls = Vec::new();
    for (seat, hook, turn, body, stood_in) in due {
        let first = match turn {
            Some(turn) => app.rooms.store.note_turn(&room.id, seat, turn).await?,
            None => app.rooms.store.forget_webhook(&room.id, seat).await?,
        };
        let Some(address) = address_of(&hook) else { continue };
        if !first || stood_in || room.is_watched_by(seat) {
            continue;
        }
        if !app.rooms.limits.of_seat(Limit::Webhooks, &room.id, seat) {
            count("dropped");
            continue;
        }
        calls.push(Call { room: room.clone(), seat, turn, address, body, last: false });
    }
    Ok(calls)
}

/// The address that was left, unless it was given up.
pub(crate) fn address_of(hook: &Webhook) -> Option<Address> {
    hook.url.as_deref().and_then(|url| Address::read(url).ok())
}

/// Makes a call; returns it if it should be made once more.
async fn make(app: Arc<App>, mut call: Call) -> Option<Call> {
    if call.last && !is_still_due(&call).await {
        return None;
    }
    let made = app.webhooks.post(&call.address, call.body.clone()).await;
    if !call.last && made.as_ref().is_err_and(DeliveryError::may_pass) {
        call.last = true;
        return Some(call);
    }
    if made.as_ref().is_err_and(|trouble| *trouble == DeliveryError::Busy) {
        // Nobody there did anything wrong.
        count("dropped");
        return None;
    }
    let trouble = made.err().map(|trouble| trouble.word());
    count(if trouble.is_none() { "sent" } else { "failed" });
    let game = &call.room.id;
    tracing::debug!(game, seat = call.seat.0, trouble, "called");
    let noted =
        app.rooms.store.note_call(game, call.seat, call.address.as_str(), trouble.as_deref(), PATIENCE).await;
    if let Err(error) = noted {
        tracing::error!(game, %error, "what came of a call could not be noted");
    }
    None
}

/// Whether it is still the turn that somebody was to be called for.
async fn is_still_due(call: &Call) -> bool {
    let now = call.room.game_match.lock().await.turn(call.seat);
    let same = call.turn.is_none() || call.turn == now;
    same && !call.room.is_watched_by(call.seat)
}

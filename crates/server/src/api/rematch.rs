//! Playing again: at once where one person plays, else once everybody agrees.

use super::caller::{Body, Visit};
use super::error::{ApiError, ErrorCode};
use crate::App;
use crate::entry::VERSION;
use crate::limits::{ByAddress, Limit};
use crate::notice::{Notice, NoticeKind};
use crate::rematch::RematchOffer;
use crate::rooms::Room;
use crate::status::Status;
use crate::store::now;
use crate::text::sentence;
use crate::tokens::{fresh_id, fresh_seed};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::sync::Arc;
use utoipa::ToSchema;

/// What came of asking for another game.
#[derive(Debug, Default, Serialize, ToSchema)]
pub(crate) struct Rematch {
    /// The address of the next table; left out while somebody has still to agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The token of whoever asks there, for programs: those that asked with a token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The seats that agree so far, while somebody has still to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u8>>)]
    pub agreed: Option<Vec<Seat>>,
    /// The seats that have still to agree.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<u8>>)]
    pub missing: Option<Vec<Seat>>,
}

/// Sets the same table again once a game is over. Where several people sit at browsers of their own, all of them have to
/// agree first: the answer tells who does so far, and has no `id` until the last one did; everybody moves on by a seat then,
/// so that somebody else begins. People for whom a bot plays are not asked. Where nobody sits at a browser whoever
/// asks first sets the table with the same seats, and the others join by asking, too.
#[utoipa::path(
    post, path = "/games/{id}/rematch", tag = "games", params(("id" = String, Path)), security(("seat" = [])),
    responses(
        (status = 200, body = Rematch),
        (status = 409, description = "the game is still running", body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Visit { room, caller, .. }: Visit,
    ByAddress(address): ByAddress,
    headers: HeaderMap,
) -> Result<Json<Rematch>, ApiError> {
    let seat = caller.seats.lowest().ok_or_else(ApiError::no_token)?;
    is_over(&room).await?;
    let asked = app.rooms.asked_for_rematch(&room).await?;
    let already = room.game_match.lock().await.head.rematch.is_some();
    let alone = asked.iter().all(|seat| caller.seats.contains(seat));
    if !already && !alone {
        if !app.rooms.limits.of_seat(Limit::Moves, &room.id, seat) {
            return Err(ApiError::too_many());
        }
        let offer = app.rooms.agree_to_rematch(&room, caller.seats).await?;
        if asked.iter().any(|seat| !offer.agreed.contains(seat)) {
            return Ok(Json(so_far(offer, asked)));
        }
    }
    let work = app.clone();
    // In a task of its own: a table that is half set when whoever asked goes away would be nobody's.
    let next = tokio::spawn(async move { set_again(&work, &room, asked.len() > 1, address).await });
    let (next, seats) = next.await.map_err(|_| ApiError::broken())??;
    // Programs have no cookie: they get the token of their seat.
    let seat = Some(seat).filter(|_| headers.contains_key(header::AUTHORIZATION));
    let token = seat.and_then(|seat| Some(app.rooms.tokens.token(&next, *seats.get(seat.index())?)));
    Ok(Json(Rematch { id: Some(next), token, ..Rematch::default() }))
}

/// An answer to somebody who would like to play again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RematchAnswer {
    /// Whether one plays again.
    pub agree: bool,
}

/// Agrees to another game, which is the same as asking for it, or declines it; whoever asks may take it back so, too.
#[utoipa::path(
    post, path = "/games/{id}/rematch/answer", tag = "games", params(("id" = String, Path)),
    request_body = RematchAnswer,
    security(("seat" = [])),
    responses(
        (status = 200, body = Rematch),
        (status = 409, description = "the game is still running, or nobody asks", body = ApiError),
        (status = 422, body = ApiError),
    ),
)]
pub(crate) async fn answer_rematch(
    state: State<Arc<App>>,
    visit: Visit,
    address: ByAddress,
    headers: HeaderMap,
    Body(answer): Body<RematchAnswer>,
) -> Result<Json<Rematch>, ApiError> {
    if answer.agree {
        return rematch(state, visit, address, headers).await;
    }
    let (State(app), Visit { room, caller, .. }) = (state, visit);
    let seat = caller.seats.lowest().ok_or_else(ApiError::no_token)?;
    is_over(&room).await?;
    if !app.rooms.limits.of_seat(Limit::Moves, &room.id, seat) {
        return Err(ApiError::too_many());
    }
    let asked = app.rooms.asked_for_rematch(&room).await?;
    let offer = app.rooms.decline_rematch(&room, seat).await?;
    Ok(Json(so_far(offer, asked)))
}

async fn is_over(room: &Room) -> Result<(), ApiError> {
    match room.game_match.lock().await.status() {
        Status::Running => {
            Err(ApiError::new(StatusCode::CONFLICT, ErrorCode::Running, sentence!("error-running")))
        }
        Status::Finished | Status::Stopped => Ok(()),
    }
}

fn so_far(offer: RematchOffer, asked: SeatSet) -> Rematch {
    let agreed = if offer.is_open() { offer.agreed } else { SeatSet::EMPTY };
    let missing = asked.iter().filter(|&seat| !agreed.contains(seat)).collect();
    Rematch { agreed: Some(agreed.iter().collect()), missing: Some(missing), ..Rematch::default() }
}

/// Sets the table for another game with the same people, each a seat further where somebody else shall begin; returns its
/// address, and where those of each seat sit there.
async fn set_again(
    app: &App,
    room: &Room,
    rotates: bool,
    address: Option<IpAddr>,
) -> Result<(String, Vec<Seat>), ApiError> {
    // Held until the next table stands: whoever comes second finds it.
    let mut game_match = room.game_match.lock().await;
    let same = (0..game_match.head.seats.len()).map(Seat::from_index).collect();
    let seats: Vec<Seat> = if rotates { game_match.next_seats() } else { same };
    let mut head = game_match.head.clone();
    if let Some(next) = head.rematch {
        return Ok((next, seats));
    }
    app.may_create(address).await?;
    head.id = fresh_id();
    head.seed = fresh_seed();
    head.fairness.chosen = false;
    head.stand_ins.clear();
    head.early = Default::default();
    head.version = VERSION.to_owned();
    head.at = now();
    for (from, to) in seats.iter().enumerate() {
        head.seats[to.index()] = game_match.head.seats[from].clone();
    }
    let moved = |seat: Seat| seats.get(seat.index()).copied().unwrap_or(seat);
    let holders = app.rooms.store.holders(&room.id).await?;
    let holders: Vec<_> = holders.into_iter().map(|(visitor, seat)| (visitor, moved(seat))).collect();
    let next = app.rooms.create(head, &[], &holders, address).await?;
    app.rooms.store.carry_talk(&room.id, &next.id, moved).await?;
    let next = app.rooms.store.rematch(&room.id, &next.id).await?;
    game_match.head.rematch = Some(next.clone());
    drop(game_match);
    room.tell(next_table(&next));
    app.rooms.signal(&room.id);
    Ok((next, seats))
}

/// What is told when the next table stands.
pub(crate) fn next_table(id: &str) -> Notice {
    Notice::in_passing(NoticeKind::Rematch, &Rematch { id: Some(id.to_owned()), ..Rematch::default() })
}

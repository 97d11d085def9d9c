//! Records: taking one away, bringing one.

use super::caller::{Query, Visit, Which};
use super::error::ApiError;
use super::games::clean_name;
use crate::App;
use crate::entry::{Entry, Header, VERSION};
use crate::fairness::{Fairness, Proof};
use crate::limits::ByAddress;
use crate::store::now;
use crate::text::{Sentence, say, sentence};
use crate::tokens::fresh_id;
use axum::Json;
use axum::extract::State;
use axum::extract::rejection::StringRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::BotGame as _;
use game_core::commitment::{check, is_hex};
use game_core::record::{Record, SeatInfo, check_result, replay};
use game_core::{Game, Seat};
use games::text::list;
use games::{Libraries, Playable, with_game};
use serde::Serialize;
use std::sync::Arc;
use suburbia::setup::DALE;
use utoipa::ToSchema;

/// The largest record that is taken in.
pub(crate) const LARGEST: usize = 128 * 1024;

/// The record of a game. While it runs: no seed, and moves the caller may not know are written as `keep ?`.
#[utoipa::path(
    get, path = "/games/{id}/record", tag = "records", operation_id = "record",
    params(("id" = String, Path), Which),
    security((), ("seat" = [])),
    responses((status = 200, body = Object)),
)]
pub(crate) async fn show(
    Visit { room, caller, .. }: Visit,
    Query(which): Query<Which>,
) -> Result<Response, ApiError> {
    let viewer = caller.viewer(&which)?;
    let record = room.known().await?.record(viewer);
    let file = format!("attachment; filename=\"tabletown-{}.jsonl\"", room.id);
    let mut response = Json(record).into_response();
    if let Ok(file) = HeaderValue::from_str(&file) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, file);
    }
    Ok(response)
}

/// A record that was taken in.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Uploaded {
    /// Where it can be looked at: the id of a game.
    pub id: String,
}

/// Takes a record in, to be looked at. The body is one line of a record file.
#[utoipa::path(
    post, path = "/records", tag = "records", request_body(content = String, content_type = "application/json"),
    responses((status = 201, body = Uploaded), (status = 422, body = ApiError)),
)]
pub(crate) async fn upload(
    State(app): State<Arc<App>>,
    ByAddress(address): ByAddress,
    body: Result<String, StringRejection>,
) -> Result<(StatusCode, Json<Uploaded>), ApiError> {
    let records = Record::parse_all(&body?).map_err(|error| ApiError::illegal(error.to_string()))?;
    let [(_, record)] = &records[..] else {
        return Err(ApiError::illegal(sentence!("error-one-game")));
    };
    check_fields(record)?;
    let entries = checked(&app.rooms.libraries, record)?;
    let seats = record
        .seats
        .iter()
        .map(|seat| SeatInfo { name: clean_name(&seat.name).unwrap_or_default(), bot: seat.bot.clone() });
    let head = Header {
        id: fresh_id(),
        game: record.game.clone(),
        rules: record.rules.clone(),
        seed: record.seed,
        seats: seats.collect(),
        version: VERSION.to_owned(),
        host: None,
        imported: true,
        rematch: None,
        fairness: brought(record)?,
        stand_ins: std::collections::BTreeMap::new(),
        early: Default::default(),
        clock: None,
        at: now(),
    };
    let room = app.rooms.create(head, &entries, &[], address).await?;
    Ok((StatusCode::CREATED, Json(Uploaded { id: room.id.clone() })))
}

/// What a record says about chance: kept if it holds, so that whoever takes it away again can check it.
fn brought(record: &Record) -> Result<Fairness, ApiError> {
    let wrong = |field: &str| ApiError::illegal(sentence!("error-field-text", field, most = LONGEST_NAME));
    if record.commitment.as_ref().is_some_and(|commitment| !is_hex(commitment)) {
        return Err(wrong("commitment"));
    }
    let version = record.version.clone().unwrap_or_default();
    if version.chars().count() > LONGEST_NAME || game_core::harmless(&version) != version {
        return Err(wrong("version"));
    }
    check(record, None).map_err(|error| ApiError::illegal(error.to_string()))?;
    let proof =
        record.commitment.clone().map(|commitment| Proof { commitment, version, salt: record.salt.clone() });
    Ok(Fairness { chosen: record.chosen.unwrap_or_default(), hints: None, proof })
}

/// The most seats and moves that a record may have.
const MOST_SEATS: usize = 8;
const MOST_MOVES: usize = 3000;
/// The longest name in a record; what is shown of it is shorter.
const LONGEST_NAME: usize = 64;

/// Looks at everything that is kept of a record besides its moves, which the rules look at.
fn check_fields(record: &Record) -> Result<(), ApiError> {
    let too_many = |field: &str, most: usize| ApiError::illegal(sentence!("error-field-many", field, most));
    if record.seats.len() > MOST_SEATS {
        return Err(too_many("seats", MOST_SEATS));
    }
    if record.moves.len() > MOST_MOVES {
        return Err(too_many("moves", MOST_MOVES));
    }
    for (index, seat) in record.seats.iter().enumerate() {
        let field = format!("seats[{index}].name");
        if seat.name.chars().count() > LONGEST_NAME || game_core::harmless(&seat.name) != seat.name {
            return Err(ApiError::illegal(sentence!(
                "error-field-text",
                field = field.as_str(),
                most = LONGEST_NAME
            )));
        }
        let Some(bot) = &seat.bot else { continue };
        let is_known = with_game!(record.game.as_str(), G => G::bot_name(bot).is_ok()).unwrap_or_default();
        if !is_known && bot != DALE {
            let (field, bot) = (format!("seats[{index}].bot"), game_core::quoted(bot));
            return Err(ApiError::illegal(sentence!(
                "error-field-bot",
                field = field.as_str(),
                bot = bot.as_str()
            )));
        }
    }
    Ok(())
}

/// Replays a record by the rules, and says who made which move.
fn checked(libraries: &Libraries, record: &Record) -> Result<Vec<(Seat, Entry)>, ApiError> {
    let entries = with_game!(record.game.as_str(), G => {
        missing_packs::<G>(libraries, record)?;
        let setup = libraries.setup::<G>(&record.rules, &record.seats).map_err(ApiError::illegal)?;
        let mut game = G::new(&setup, record.seed);
        let mut entries = Vec::new();
        replay(&mut game, &record.moves, |ply| {
            entries.push((ply.seat, Entry::Move(ply.game.write_move(ply.mv))));
        })
        .map_err(|error| ApiError::illegal(error.to_string()))?;
        check_result(record.result.as_ref(), &game).map_err(|error| ApiError::illegal(error.to_string()))?;
        entries
    });
    let unknown = || ApiError::illegal(format!("'{}' is not played here", game_core::quoted(&record.game)));
    entries.ok_or_else(unknown)
}

/// Says which packs a record was played with that this server has not.
fn missing_packs<G: Playable>(libraries: &Libraries, record: &Record) -> Result<(), ApiError> {
    let mut missing = G::packs_of(&record.rules).map_err(ApiError::illegal)?;
    missing.retain(|id| libraries.of::<G>().find(id).is_none());
    if missing.is_empty() {
        return Ok(());
    }
    let names: Vec<String> = missing.iter().map(|id| format!("'{}'", game_core::quoted(id))).collect();
    Err(ApiError::illegal(Sentence::new(|language| {
        say!(language, "error-packs-missing", packs = list(language, &names), count = names.len())
    })))
}

//! Lessons: opening one of their tasks, and beginning it again.

use super::caller::{Body, Visit, visitor, visitor_or_new};
use super::error::ApiError;
use super::take_back::TookBack;
use crate::App;
use crate::bot_names::name_bots;
use crate::entry::{Header, VERSION};
use crate::fairness::Fairness;
use crate::limits::ByAddress;
use crate::limits::Limit;
use crate::status::Status;
use crate::store::{Visitor, now};
use crate::text::{self, say, sentence};
use crate::tokens::{fresh_id, fresh_seed};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use game_core::record::SeatInfo;
use games::learn::lesson::{LEARNER, Lesson};
use games::{TableGame as _, no_such_game, with_game};
use render::text::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// Who sits at the other seats of a lesson; what they do is in the lesson.
const OTHERS: &str = "novice";

/// A task of a lesson.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenLesson {
    /// `suburbia` or `neom`.
    pub game: String,
    /// The lesson, by its name in addresses.
    pub lesson: String,
    /// Which task of it, counted from 1; the first if left out.
    #[serde(default = "first")]
    pub step: usize,
    /// Whether what was tried before is to be taken back.
    #[serde(default)]
    pub again: bool,
}

fn first() -> usize {
    1
}

/// The table of a task.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OpenedLesson {
    /// The address of its game.
    pub id: String,
}

/// Opens a task of a lesson: the game in which this browser tried it last, or a new one.
#[utoipa::path(
    post, path = "/lessons", tag = "lessons", request_body = OpenLesson,
    responses((status = 200, body = OpenedLesson), (status = 422, body = ApiError)),
)]
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    ByAddress(address): ByAddress,
    headers: HeaderMap,
    Body(asked): Body<OpenLesson>,
) -> Result<Response, ApiError> {
    if let Some(visitor) = visitor(&headers)
        && let Some(id) = begun(&app, &visitor, &asked).await?
    {
        return Ok(Json(OpenedLesson { id }).into_response());
    }
    let (visitor, cookie) = visitor_or_new(&app, &headers);
    let head = head(&app, text::language(&headers), &asked, visitor)?;
    let room = app.rooms.create(head, &[], &[(visitor, LEARNER)], address).await?;
    let mut response = Json(OpenedLesson { id: room.id.clone() }).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// The game in which a browser has tried a task already, unless this version would play it differently.
async fn begun(app: &App, visitor: &Visitor, asked: &OpenLesson) -> Result<Option<String>, ApiError> {
    let found = app.rooms.store.lesson_of(visitor, &asked.game, &asked.lesson, asked.step).await?;
    let Some(id) = found else { return Ok(None) };
    let room = app.rooms.table(&id).await?;
    let (status, ply, worn) = {
        let game_match = room.game_match.lock().await;
        (game_match.status(), game_match.ply(), game_match.took_back_too_often(LEARNER))
    };
    // What was tried very often is tried at a new table.
    if status == Status::Stopped || worn {
        return Ok(None);
    }
    if asked.again && ply > 0 {
        app.rooms.begin_again(&room, LEARNER).await?;
    }
    Ok(Some(id))
}

fn head(app: &App, language: Language, asked: &OpenLesson, visitor: Visitor) -> Result<Header, ApiError> {
    let spec = with_game!(asked.game.as_str(), G => {
        Lesson::<G>::find(&app.rooms.libraries, &asked.lesson).map(|lesson| {
            let step = asked.step.clamp(1, lesson.len().max(1)) - 1;
            (lesson.spec(step), G::players(&lesson.setup))
        })
    });
    let (rules, players) =
        spec.ok_or_else(|| ApiError::illegal(no_such_game(&asked.game)))?.map_err(ApiError::illegal)?;
    let mut seats = vec![SeatInfo { name: say!(language, "home-name-self"), bot: None }];
    seats.resize(players, SeatInfo { name: String::new(), bot: Some(OTHERS.to_owned()) });
    let id = fresh_id();
    name_bots(&asked.lesson, &mut seats);
    Ok(Header {
        id,
        game: asked.game.clone(),
        rules,
        seed: fresh_seed(),
        seats,
        version: VERSION.to_owned(),
        host: Some(visitor),
        imported: false,
        rematch: None,
        fairness: Fairness::default(),
        stand_ins: BTreeMap::new(),
        early: Default::default(),
        clock: None,
        at: now(),
    })
}

/// Takes back all that was tried of a lesson's task.
#[utoipa::path(
    post, path = "/games/{id}/lesson/again", tag = "lessons", params(("id" = String, Path)),
    security(("seat" = [])),
    responses(
        (status = 200, body = TookBack),
        (status = 422, description = "it is no lesson", body = ApiError),
    ),
)]
pub(crate) async fn again(State(app): State<Arc<App>>, visit: Visit) -> Result<Json<TookBack>, ApiError> {
    let seat = visit.seat(None).await?;
    if visit.room.game_match.lock().await.head.lesson().is_none() {
        return Err(ApiError::illegal(sentence!("error-no-lesson")));
    }
    if !app.rooms.limits.of_seat(Limit::Moves, &visit.room.id, seat) {
        return Err(ApiError::too_many());
    }
    Ok(Json(Some(app.rooms.begin_again(&visit.room, seat).await?).into()))
}

//! Setting a table, looking at it, sitting down.

use super::BASE;
use super::caller::{Body, Query, Visit, Which, visitor_or_new};
use super::error::ApiError;
use crate::App;
use crate::bot_names::name_bots;
use crate::clock::ClockTerms;
use crate::entry::{Header, VERSION};
use crate::fairness::Fairness;
use crate::limits::ByAddress;
use crate::notice::{Notice, NoticeKind};
use crate::status::Status;
use crate::store::now;
use crate::text::sentence;
use crate::tokens::{fresh_id, fresh_seed};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bots::BotGame;
use bots::name::{BotName, UnknownBot};
use bots::planner::Budget;
use game_core::record::SeatInfo;
use game_core::{Seat, Viewer, quoted, visible};
use games::with_game;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;
use suburbia::setup::DALE;
use utoipa::ToSchema;

/// The longest name somebody can have.
pub(crate) const LONGEST_NAME: usize = 24;
/// The longest that a bot may think about a move here: all tables share the machine.
const LONGEST_THOUGHT: Duration = Duration::from_secs(2);
/// The same for bots that count.
const MOST_ITERATIONS: u64 = 2000;
/// No game has more seats.
const MOST_SEATS: usize = 8;

/// A table that is asked for.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGame {
    /// `suburbia` or `neom`.
    pub game: String,
    /// Edition, mode, packs…, as records write them; what is left out is usual.
    #[serde(default = "usual_rules")]
    #[schema(value_type = Object)]
    pub rules: Value,
    /// Who sits where.
    pub seats: Vec<NewSeat>,
    /// The seed of all chance, which is then shown to everybody, and the game counts in no statistics; left out, nobody
    /// knows the draws.
    pub seed: Option<u64>,
    /// How long everybody may think; as long as they like if left out.
    pub clock: Option<ClockTerms>,
    /// Whether hints can be asked for, by everybody at the table; left out, only where one person plays.
    pub hints: Option<bool>,
}

fn usual_rules() -> Value {
    json!({})
}

/// Somebody at the table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum NewSeat {
    Human {
        /// The name shown to others.
        #[serde(default)]
        name: String,
        /// Whether the browser that asks holds this seat from now on.
        #[serde(default)]
        here: bool,
    },
    Bot {
        bot: String,
        /// The name shown at the table; a first name that nobody else there has if left out.
        #[serde(default)]
        name: String,
    },
}

/// A table that was set.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Created {
    /// The game's address.
    pub id: String,
    pub seats: Vec<CreatedSeat>,
}

/// A seat of a new table.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CreatedSeat {
    /// Counted from 0.
    pub index: usize,
    /// Opens the seat; only for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The link to sit down there; only for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
}

/// A name fit to be shown, or `None` if nothing is left of it.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    let spaced = visible(name).split_whitespace().collect::<Vec<_>>().join(" ");
    let clean: String = quoted(&spaced).chars().take(LONGEST_NAME).collect();
    // Whatever joined what was cut off joins nothing.
    let clean = visible(clean.trim());
    (!clean.is_empty()).then_some(clean)
}

/// Sets a table.
#[utoipa::path(
    post, path = "/games", tag = "games", request_body = NewGame,
    responses((status = 201, body = Created), (status = 422, body = ApiError)),
)]
pub(crate) async fn create(
    State(app): State<Arc<App>>,
    ByAddress(address): ByAddress,
    headers: HeaderMap,
    Body(asked): Body<NewGame>,
) -> Result<Response, ApiError> {
    if asked.seats.is_empty() || asked.seats.len() > MOST_SEATS {
        return Err(ApiError::illegal(sentence!("error-seats", most = MOST_SEATS)));
    }
    if let Some(clock) = &asked.clock {
        clock.check().map_err(ApiError::illegal)?;
    }
    let mut seats = Vec::new();
    let mut here = Vec::new();
    for (index, seat) in asked.seats.iter().enumerate() {
        seats.push(match seat {
            NewSeat::Human { name, here: held } => {
                if *held {
                    here.push(Seat::from_index(index));
                }
                // A seat without a name has one in each language.
                SeatInfo { name: clean_name(name).unwrap_or_default(), bot: None }
            }
            NewSeat::Bot { bot, name } => {
                let known = check_bot(&asked, index, bot)?;
                // An automaton of the rules has a name already.
                let usual = if known == DALE { known } else { String::new() };
                SeatInfo { name: clean_name(name).unwrap_or(usual), bot: Some(bot.clone()) }
            }
        });
    }
    let id = fresh_id();
    name_bots(&id, &mut seats);
    let (visitor, cookie) = visitor_or_new(&app, &headers);
    let head = Header {
        id,
        game: asked.game,
        rules: asked.rules,
        seed: asked.seed.unwrap_or_else(fresh_seed),
        seats,
        version: VERSION.to_owned(),
        host: (!here.is_empty()).then_some(visitor),
        imported: false,
        rematch: None,
        fairness: Fairness { chosen: asked.seed.is_some(), hints: asked.hints, proof: None },
        stand_ins: BTreeMap::new(),
        early: Default::default(),
        clock: asked.clock,
        at: now(),
    };
    let holders: Vec<_> = here.iter().map(|&seat| (visitor, seat)).collect();
    let room = app.rooms.create(head, &[], &holders, address).await?;
    let people = room.game_match.lock().await.people();
    let count = room.game_match.lock().await.head.seats.len();
    let seats = (0..count)
        .map(|index| {
            let seat = Seat::from_index(index);
            let token = people.contains(seat).then(|| app.rooms.tokens.token(&room.id, seat));
            let url = token.as_ref().map(|token| app.link(&headers, &format!("/join/{}/{token}", room.id)));
            CreatedSeat { index, token, url }
        })
        .collect();
    let location = format!("{BASE}/games/{}", room.id);
    let mut response =
        (StatusCode::CREATED, [(header::LOCATION, location)], Json(Created { id: room.id.clone(), seats }))
            .into_response();
    if let (Some(cookie), false) = (cookie, here.is_empty()) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

/// As [`affordable`]; Dale may be named where he sits anyway.
fn check_bot(asked: &NewGame, index: usize, bot: &str) -> Result<String, ApiError> {
    let dale = index == 1 && asked.seats.len() == 2 && asked.rules["mode"] == "dale" && bot == DALE;
    if dale { Ok(quoted(bot)) } else { affordable(&asked.game, bot) }
}

/// Whether the game has such a bot and the server can afford it; returns its name.
pub(crate) fn affordable(game: &str, bot: &str) -> Result<String, ApiError> {
    let name = with_game!(game, G => G::bot_name(bot)).unwrap_or_else(|| bot.parse());
    let name = name.map_err(|unknown: UnknownBot| ApiError::illegal(unknown.to_string()))?;
    if let BotName::Planner(options) = name {
        let affordable = match options.budget {
            Budget::Time(time) => time <= LONGEST_THOUGHT,
            Budget::Iterations(count) => count <= MOST_ITERATIONS,
        };
        if !affordable || options.threads > 1 {
            return Err(ApiError::illegal(sentence!(
                "error-thinks-long",
                bot = quoted(bot),
                seconds = LONGEST_THOUGHT.as_secs() as i64,
                iterations = MOST_ITERATIONS as i64
            )));
        }
    }
    Ok(quoted(bot))
}

/// A game as one viewer sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Shown {
    /// The game's address.
    pub id: String,
    /// `suburbia` or `neom`.
    pub game: String,
    /// `stopped` where this version would play it differently.
    pub status: Status,
    /// Moves played.
    pub ply: usize,
    /// Entries made, take-backs included: send it along with a move to be sure that nothing was taken back.
    pub version: u32,
    /// The seats that may move.
    pub to_move: Vec<u8>,
    /// The names by seat.
    pub names: Vec<String>,
    /// The seat that is looked through, if any.
    pub seat: Option<u8>,
    /// What that seat may know.
    #[schema(value_type = Object)]
    pub view: Value,
    /// The hash that was published when the game began; with seed and salt, which are in the record once it is over, anybody can
    /// check that the draws were not changed. Games of earlier versions have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Whether whoever set the table chose the draws by naming a seed.
    pub seed_chosen: bool,
    /// That seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Whether hints can be asked for.
    pub hints: bool,
    /// Why the game cannot be continued.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
}

/// Shows a game.
#[utoipa::path(
    get, path = "/games/{id}", tag = "games", params(("id" = String, Path), Which),
    security((), ("seat" = [])),
    responses((status = 200, body = Shown)),
)]
pub(crate) async fn show(
    Visit { room, caller, language }: Visit,
    Query(which): Query<Which>,
) -> Result<Json<Shown>, ApiError> {
    let viewer = caller.viewer(&which)?;
    let game_match = room.known().await?;
    Ok(Json(Shown {
        id: room.id.clone(),
        game: game_match.head.game.clone(),
        status: game_match.status(),
        ply: game_match.ply(),
        version: game_match.number,
        to_move: game_match.to_act().iter().map(|seat| seat.0).collect(),
        names: game_match.names(language),
        seat: viewer.seat().map(|seat| seat.0),
        view: game_match.view(viewer),
        commitment: game_match.head.commitment().map(str::to_owned),
        seed_chosen: game_match.head.fairness.chosen,
        seed: game_match.head.chosen_seed(),
        hints: game_match.head.hints(),
        stopped: game_match.history.as_ref().err().cloned(),
    }))
}

/// Somebody who sits down.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SitDown {
    /// The name shown to others; the old one stays if left out.
    #[serde(default)]
    pub name: String,
}

/// Who sits where now.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Seats {
    /// The names of all seats.
    pub names: Vec<String>,
    /// The seat that changed.
    #[schema(value_type = u8)]
    pub seat: Seat,
}

/// Takes the seat of a token into the browser that asks, and names whoever sits there.
#[utoipa::path(
    post, path = "/games/{id}/seat", tag = "games", params(("id" = String, Path), Which),
    request_body = SitDown,
    security(("seat" = [])),
    responses((status = 200, body = Seats)),
)]
pub(crate) async fn sit_down(
    State(app): State<Arc<App>>,
    Visit { room, caller, language }: Visit,
    Query(which): Query<Which>,
    headers: HeaderMap,
    Body(asked): Body<SitDown>,
) -> Result<Response, ApiError> {
    let Viewer::Seat(seat) = caller.viewer(&which)? else { return Err(ApiError::no_token()) };
    let (visitor, cookie) = visitor_or_new(&app, &headers);
    app.rooms.store.hold(&visitor, &room.id, seat).await?;
    if let Some(name) = clean_name(&asked.name) {
        app.rooms.store.rename(&room.id, seat, &name).await?;
        room.game_match.lock().await.head.seats[seat.index()].name = name;
    }
    let names = room.game_match.lock().await.names(language);
    let seats = Seats { names, seat };
    room.tell(Notice::in_passing(NoticeKind::Seats, &seats));
    app.rooms.signal(&room.id);
    let mut response = Json(seats).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

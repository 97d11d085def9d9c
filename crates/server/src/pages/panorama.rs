//! All towns of a game in one picture, as SVG and as PNG: open information while the game runs, the result afterwards.

use super::words;
use crate::App;
use crate::api::error::ApiError;
use crate::entry::Header;
use crate::history::{AnyHistory, with_history};
use crate::limits::ByAddress;
use crate::scheduler::PutOff;
use crate::text::{language, say};
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use game_core::Game as _;
use games::page::panorama::{PanoramaLook, panorama};
use render::svg::panorama::Light;
use render::text::Language;
use render::{Reader, raster};
use serde::Deserialize;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// How wide a PNG may be: as links are shown with, and to keep.
pub(super) const WIDTHS: [u32; 2] = [1200, 2400];

/// How the picture is wanted.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Wanted {
    /// `day` or `night`.
    light: Option<String>,
    /// Of a PNG, in pixels.
    width: Option<u32>,
    /// Without anybody's score: for a page that is about to reveal them.
    plain: Option<String>,
    /// To keep as a file.
    keep: Option<String>,
}

/// The picture as SVG.
pub(super) async fn svg(
    app: State<Arc<App>>,
    id: Path<String>,
    wanted: Query<Wanted>,
    address: ByAddress,
    headers: HeaderMap,
) -> Response {
    picture(app.0, id.0, address, &wanted.0, &headers, Format::Svg).await
}

/// The picture as PNG.
pub(super) async fn png(
    app: State<Arc<App>>,
    id: Path<String>,
    wanted: Query<Wanted>,
    address: ByAddress,
    headers: HeaderMap,
) -> Response {
    let width = wanted.width.unwrap_or(WIDTHS[0]);
    if !WIDTHS.contains(&width) {
        return super::not_found(language(&headers));
    }
    picture(app.0, id.0, address, &wanted.0, &headers, Format::Png(width)).await
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Format {
    Svg,
    Png(u32),
}

/// All that a picture is made from.
struct Drawing {
    history: AnyHistory,
    version: u32,
    head: Header,
    names: Vec<String>,
    language: Language,
    address: String,
    light: Light,
    tells: bool,
    format: Format,
}

impl Hash for Drawing {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let look = (self.light == Light::Night, self.tells, self.format);
        (&self.head.id, self.version, &self.names, self.language.code(), &self.address, look).hash(state);
    }
}

async fn picture(
    app: Arc<App>,
    id: String,
    ByAddress(address): ByAddress,
    wanted: &Wanted,
    headers: &HeaderMap,
    format: Format,
) -> Response {
    let language = language(headers);
    let room = match app.rooms.table(&id).await {
        Ok(room) => room,
        Err(error) => return super::failed(language, &error),
    };
    let light = wanted.light.as_deref().map_or(Some(Light::Day), Light::from_word);
    let drawing = {
        let game_match = room.game_match.lock().await;
        let history = game_match.history().cloned();
        history.zip(light).map(|(history, light)| Drawing {
            history,
            version: game_match.number,
            head: game_match.head.clone(),
            names: game_match.names(language),
            language,
            address: app.public_link("").map_or_else(String::new, |link| host(&link).to_owned()),
            light,
            tells: wanted.plain.is_none(),
            format,
        })
    };
    let Some(drawing) = drawing else { return super::not_found(language) };
    let over = with_history!(&drawing.history, history => history.game.outcome().is_some());
    let drawing = Arc::new(drawing);
    let made = {
        let drawing = drawing.clone();
        let job = room.asked(address);
        app.pictures.of(&app.rooms.scheduler, job, &*drawing.clone(), move || drawing.draw()).await
    };
    let made = match made {
        Ok(Some(made)) => made,
        Ok(None) => return super::not_found(language),
        Err(PutOff) => return ApiError::too_many().into_response(),
    };
    let (kind, ending) = match format {
        Format::Svg => ("image/svg+xml", "svg"),
        Format::Png(_) => ("image/png", "png"),
    };
    let keep = if over { "private, max-age=600" } else { "no-store" };
    let mut response =
        ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep)], made.to_vec()).into_response();
    if wanted.keep.is_some() {
        let file = format!("attachment; filename=\"tabletown-{}.{ending}\"", drawing.head.id);
        if let Ok(file) = file.parse() {
            response.headers_mut().insert(header::CONTENT_DISPOSITION, file);
        }
    }
    response
}

impl Drawing {
    fn draw(&self) -> Option<Vec<u8>> {
        let table = words::table(self.language, &self.head);
        // The game is named above.
        let (_, table) = table.split_once(" · ").unwrap_or_default();
        let date = date(self.language, self.head.at);
        let caption =
            [table, &date].into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ");
        let look = PanoramaLook {
            reader: Reader::spectator(self.language, &self.names),
            caption: &caption,
            address: &self.address,
            light: self.light,
            tells: self.tells,
        };
        let drawn = with_history!(&self.history, history => panorama(&history.game, &look));
        match self.format {
            Format::Svg => Some(drawn.into_bytes()),
            Format::Png(width) => raster::png(&drawn, width, &[("Title", &caption)])
                .inspect_err(|error| tracing::error!(game = self.head.id, %error, "no panorama"))
                .ok(),
        }
    }
}

/// An address as people write it.
fn host(link: &str) -> &str {
    link.split_once("://").map_or(link, |(_, rest)| rest).trim_end_matches('/')
}

/// The day of a moment in seconds since 1970, in the calendar of everybody (UTC).
fn date(language: Language, at: i64) -> String {
    let [year, month, day] = civil(at.div_euclid(86_400));
    say!(language, "panorama-date", year = year.to_string(), month, day)
}

/// Year, month and day by the number of days since 1970: a year begins in March, so that its last day may be a leap day.
fn civil(days: i64) -> [i64; 3] {
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    [era * 400 + year + i64::from(month <= 2), month, day]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        let check = |at: i64, expected: &str| assert_eq!(date(Language::ENGLISH, at), expected);
        check(0, "1 January 1970");
        check(951_782_400, "29 February 2000");
        check(951_868_800, "1 March 2000");
        check(1_795_046_399, "18 November 2026");
        check(-1, "31 December 1969");
    }

    #[test]
    fn an_address_is_shown_as_people_write_it() {
        assert_eq!(host("https://games.example.org/"), "games.example.org");
        assert_eq!(host("https://example.org/town"), "example.org/town");
    }
}

//! What open pages cost move by move. Any program with the same addresses can be compared.

use crate::http::Connection;
use crate::player::Player;
use crate::report::Report;
use crate::servers::{Server, file, folder};
use crate::{Failure, SEATS};
use reqwest::Client;
use serde_json::json;
use std::time::{Duration, Instant};

/// Games that are followed with open pages.
const GAMES: u64 = 40;

/// A page that somebody has open: the seat, and what it shows in its own word for it.
struct Page<'a> {
    client: &'a Client,
    /// The address of the server.
    base: &'a str,
    game: String,
    token: String,
    shown: String,
}

impl Page<'_> {
    /// Sends a request and notes what the page shows then; returns how much came.
    async fn load(&mut self, request: reqwest::RequestBuilder) -> Result<usize, Failure> {
        let response = request.bearer_auth(&self.token).send().await?.error_for_status()?;
        let text = response.text().await?;
        let shown = text.split_once("data-shown=\"").and_then(|(_, rest)| rest.split_once('"'));
        self.shown = shown.map_or_else(String::new, |(shown, _)| shown.to_owned());
        Ok(text.len())
    }

    /// What a page does that is told of a ply.
    async fn refresh(&mut self) -> Result<usize, Failure> {
        let address = format!("{}/games/{}/parts?since={}", self.base, self.game, self.shown);
        self.load(self.client.get(address)).await
    }

    /// What the page of whoever moves does. A program that answers a move without parts is asked for them twice: after
    /// the answer, and when the stream tells of the move.
    async fn play(&mut self, ply: usize, mv: &str) -> Result<usize, Failure> {
        let (base, game, since) = (self.base, &self.game, &self.shown);
        let request = self.client.post(format!("{base}/api/v1/games/{game}/moves?since={since}"));
        let request = request.header("accept", "text/html").json(&json!({ "ply": ply, "move": mv }));
        let size = self.load(request).await?;
        if !self.shown.is_empty() {
            return Ok(size);
        }
        Ok(size + self.refresh().await? + self.refresh().await?)
    }
}

/// What the open pages of a game cost a move, early and late in it.
pub async fn pages(program: &str, report: &mut Report) -> Result<(), Failure> {
    report.part(&format!("Pages: {GAMES} games of Suburbia with {SEATS} open pages, medians; SQLite"));
    let folder = folder(program)?;
    let server = Server::start(program, &file(&folder), &[])?;
    let (client, base) = (Client::new(), server.base());
    let mut connection = Connection::open(server.address).await?;
    /// Of one ply: how long the mover's page and another one took, and how many bytes they got.
    type Cost = ([Duration; 2], [usize; 2]);
    let mut games: Vec<Vec<Cost>> = Vec::new();
    for seed in 0..GAMES {
        // Even seeds are Suburbia.
        let mut player = Player::sit_down(&mut connection, SEATS, 2 * seed).await?;
        let mut pages: Vec<Page> = Vec::new();
        for token in player.tokens.clone() {
            let (client, base, game) = (&client, base.as_str(), player.id.clone());
            let mut page = Page { client, base, game, token, shown: String::new() };
            page.load(client.get(format!("{base}/games/{}", player.id))).await?;
            pages.push(page);
        }
        let mut costs = Vec::new();
        while let Some((seat, mv)) = player.mirror.choose() {
            let started = Instant::now();
            let sent = pages[seat].play(costs.len(), &mv).await?;
            let played = started.elapsed();
            let started = Instant::now();
            let seen = pages[(seat + 1) % SEATS].refresh().await?;
            costs.push(([played, started.elapsed()], [sent, seen]));
            for other in 2..SEATS {
                pages[(seat + other) % SEATS].refresh().await?;
            }
        }
        games.push(costs);
    }
    let plies = games.iter().map(Vec::len).sum::<usize>() / games.len();
    report.detail(&format!("{plies} plies a game"));
    for (when, from) in [("plies 8 to 12", 7), ("the last five plies", usize::MAX)] {
        let some = games.iter().flat_map(|costs| {
            let from = from.min(costs.len().saturating_sub(5));
            costs[from..].iter().take(5)
        });
        let some: Vec<&Cost> = some.collect();
        let median = |of: &dyn Fn(&Cost) -> f64| {
            let mut all: Vec<f64> = some.iter().map(|cost| of(cost)).collect();
            all.sort_unstable_by(f64::total_cmp);
            all[all.len() / 2]
        };
        let figure = |who: usize| {
            let time = median(&|cost| cost.0[who].as_secs_f64() * 1000.0);
            format!("{time:.2} ms, {:.1} kB", median(&|cost| cost.1[who] as f64 / 1000.0))
        };
        report.detail(&format!("{when}: the mover's page {}; another page {}", figure(0), figure(1)));
    }
    Ok(())
}

//! Games on a server, and their mirrors here.

use crate::Failure;
use crate::http::{Connection, Events};
use game_core::{Dice, Game, View, Viewer};
use neom::Neom;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use suburbia::Suburbia;
use suburbia::setup::{Edition, Mode, Setup};

/// The same game as on the server, so that choosing costs the server nothing.
struct Mirror<G> {
    game: G,
    dice: Dice,
}

/// A mirror of any game.
pub trait Choose: Send + Sync {
    /// Plays a random move; returns who made it, and how it is written. Nothing when the game is over.
    fn choose(&mut self) -> Option<(usize, String)>;
}

impl<G: Game + Send + Sync> Choose for Mirror<G> {
    fn choose(&mut self) -> Option<(usize, String)> {
        let seat = self.game.to_act().lowest()?;
        let mv = self.game.view(Viewer::Seat(seat)).random_move(&mut self.dice)?;
        let text = self.game.write_move(mv.clone());
        self.game.play(seat, mv, &mut ()).ok()?;
        Some((seat.index(), text))
    }
}

/// A game on the server, and its mirror here.
pub struct Player {
    pub id: String,
    pub tokens: Vec<String>,
    pub mirror: Box<dyn Choose>,
    pub ply: usize,
}

impl Player {
    /// Sets a table: Suburbia with even seeds, NEOM with odd ones.
    pub async fn sit_down(server: &mut Connection, seats: usize, seed: u64) -> Result<Player, Failure> {
        let people: Vec<Value> = (0..seats).map(|_| json!({ "kind": "human" })).collect();
        let name = if seed.is_multiple_of(2) { "suburbia" } else { "neom" };
        let body = json!({ "game": name, "seats": people, "seed": seed }).to_string();
        let (status, answer) = server.send("POST", "/api/v1/games", None, body.as_bytes()).await?;
        if status != 201 {
            return Err(format!("no table: {status} {}", String::from_utf8_lossy(&answer)).into());
        }
        let made: Value = serde_json::from_slice(&answer)?;
        let tokens = made["seats"].as_array().ok_or("no seats")?.iter();
        let tokens = tokens.filter_map(|seat| seat["token"].as_str().map(str::to_owned)).collect();
        let (packs, dice) = (["base".to_owned()], Dice::new(seed, 9));
        let mirror: Box<dyn Choose> = if name == "suburbia" {
            let rules = suburbia::library::Library::builtin().rules(&packs)?;
            let setup = Setup::new(rules, Edition::Second, Mode::Standard, seats)?;
            Box::new(Mirror { game: Suburbia::new(&setup, seed), dice })
        } else {
            let rules = neom::library::Library::builtin().rules(&packs)?;
            let setup = neom::setup::Setup::new(rules, neom::setup::Mode::Standard, seats, None, false)?;
            Box::new(Mirror { game: Neom::new(&setup, seed), dice })
        };
        let id = made["id"].as_str().ok_or("no id")?.to_owned();
        Ok(Player { id, tokens, mirror, ply: 0 })
    }

    /// Plays a move that the mirror chose.
    pub async fn play(
        &mut self,
        server: &mut Connection,
        seat: usize,
        mv: &str,
    ) -> Result<Answered, Failure> {
        let path = format!("/api/v1/games/{}/moves", self.id);
        let body = json!({ "ply": self.ply, "move": mv }).to_string();
        let sent = Instant::now();
        let (status, answer) = server.send("POST", &path, Some(&self.tokens[seat]), body.as_bytes()).await?;
        let took = sent.elapsed();
        if status != 200 {
            return Err(format!("{status}: {}", String::from_utf8_lossy(&answer)).into());
        }
        self.ply += 1;
        Ok(Answered { sent, took })
    }

    /// Everything that happens there, as a seat sees it.
    pub async fn watch(&self, server: SocketAddr, seat: usize) -> Result<Events, Failure> {
        let path = format!("/api/v1/games/{}/stream?after=0", self.id);
        Connection::open(server).await?.listen(&path, Some(&self.tokens[seat])).await
    }
}

/// A move that is on disk.
#[derive(Debug, Clone, Copy)]
pub struct Answered {
    pub sent: Instant,
    pub took: Duration,
}

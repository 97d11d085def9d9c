//! The star track: section 5.

use super::data::Track;
use super::model::{Cause, Change, Mode, Model};

/// How many tokens a space holds (T-1); `None`: any number.
pub fn room(space: usize) -> Option<usize> {
    match space {
        12 => Some(4),
        13 => Some(3),
        14 => Some(2),
        15 => Some(1),
        _ => None,
    }
}

impl Model {
    /// The track with all tokens in one stack on space 0, from top to bottom.
    pub fn lay_out_stars(&mut self, stack: Vec<usize>) {
        let mut track = vec![Vec::new(); 16];
        track[0] = stack.clone();
        self.track = Some(track);
        if self.mode != Mode::Dale {
            self.star_order = Some(stack); // D-1: with Dale the stars do not decide it
        }
    }

    /// The space of a seat's token; 0 if the track is not played.
    pub fn space(&self, seat: usize) -> usize {
        let Some(track) = &self.track else { return 0 };
        track.iter().position(|tokens| tokens.contains(&seat)).expect("every seat has a token")
    }

    /// All tokens from the right to the left, within a space from top to bottom.
    pub fn tokens(&self) -> Vec<(usize, usize)> {
        let mut tokens = Vec::new();
        if let Some(track) = &self.track {
            for space in (0..track.len()).rev() {
                tokens.extend(track[space].iter().map(|&seat| (seat, space)));
            }
        }
        tokens
    }

    /// Gold stars of a tile that is placed or invested in (T-3, T-7), with the reward spaces passed (T-2).
    pub fn gold_stars(&mut self, seat: usize, stars: i64, cause: Cause) {
        if stars == 0 || self.track.is_none() {
            return;
        }
        let from = self.space(seat);
        let track = self.track.as_mut().expect("the track");
        let full = |space: usize| room(space).is_some_and(|room| track[space].len() >= room);
        let mut to = (from + stars as usize).min(15);
        while to > from && full(to) {
            to -= 1;
        }
        if to == from {
            return; // it stays where it lies in its stack
        }
        track[from].retain(|other| *other != seat);
        track[to].insert(0, seat);
        let delta = (to - from) as i64;
        self.changes.push(Change { seat, track: "stars", delta, cause, step: self.step });
        for (space, track) in [(5, Track::Income), (10, Track::Reputation)] {
            if from < space && space <= to {
                self.change(seat, track, 1, Cause::StarTrack);
            }
        }
    }

    /// The end of a round: ±1 population, then the new order.
    pub fn end_of_round(&mut self) {
        self.round_is_over = true;
        if self.track.is_none() {
            return;
        }
        let ended = self.order();
        let spaces: Vec<usize> = (0..self.seats.len()).map(|seat| self.space(seat)).collect();
        let (rightmost, leftmost) = (*spaces.iter().max().unwrap(), *spaces.iter().min().unwrap());
        if rightmost != leftmost {
            for seat in ended.iter().copied().filter(|seat| spaces[*seat] == rightmost) {
                self.change(seat, Track::Population, 1, Cause::StarRound);
            }
            for seat in ended.iter().copied().filter(|seat| spaces[*seat] == leftmost) {
                self.change(seat, Track::Population, -1, Cause::StarRound);
            }
        }
        self.ended_order = Some(ended);
        if self.mode != Mode::Dale {
            self.star_order = Some(self.tokens().into_iter().map(|(seat, _)| seat).collect());
        }
    }
}

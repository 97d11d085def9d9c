//! What expansions put on the table: the border display, the open bonus and challenge, the star track.

use super::palette::{self, INK, SOFT_INK};
use super::{border, glyph, sentence};
use crate::svg::pen::{Pen, Type, fit};
use crate::svg::{Cast, panel};
use crate::text::Language;
use game_core::Seat;
use suburbia::award::AwardKind;
use suburbia::stars::{LAST_SPACE, REWARDS, room_on};
use suburbia::table::Table;

/// Everything there is of it, in strips under each other; returns how high they are, the space after each included.
pub(super) fn strips(pen: &mut Pen, table: &Table, cast: &Cast, [x, y, w]: [f64; 3], gutter: f64) -> f64 {
    let plays = table.plays();
    let mut high = 0.0;
    let (display, awards) = (plays.borders, plays.bonuses);
    if display || awards {
        const HIGH: f64 = 132.0;
        let share = match (display, awards) {
            (true, true) => 0.45,
            (true, false) => 1.0,
            _ => 0.0,
        };
        if display {
            let wide = w * share - if awards { gutter } else { 0.0 };
            borders(pen, table, [x, y, wide, HIGH]);
        }
        if awards {
            open_awards(pen, table, cast, [x + w * share, y, w * (1.0 - share), HIGH]);
        }
        high += HIGH + gutter;
    }
    if plays.stars {
        const HIGH: f64 = 128.0;
        star_track(pen, table, cast, [x, y + high, w, HIGH]);
        high += HIGH + gutter;
    }
    high
}

fn borders(pen: &mut Pen, table: &Table, [x, y, w, h]: [f64; 4]) {
    panel(pen, [x, y, w, h], &format!("Borders: {} left in the pile", table.pile()));
    let step = (w - 28.0) / table.display().len() as f64;
    for (space, kind) in table.display().iter().enumerate() {
        let (cx, cy) = (x + 14.0 + step * (space as f64 + 0.5), y + 84.0);
        match kind {
            Some(kind) => {
                pen.open_at(cx, cy, (step / 138.0).min(1.15));
                border::card(pen, Language::ENGLISH, table.rules(), *kind);
                pen.raw("</g>");
            }
            None => pen.text(cx, cy - 6.0, Type::new(13.0, SOFT_INK).middle(), "empty"),
        }
    }
}

fn open_awards(pen: &mut Pen, table: &Table, cast: &Cast, [x, y, w, h]: [f64; 4]) {
    panel(pen, [x, y, w, h], "Bonus and challenge");
    let step = (w - 28.0) / 2.0;
    for (index, kind) in AwardKind::ALL.into_iter().enumerate() {
        let left = x + 16.0 + step * index as f64;
        let Some(id) = table.award(kind) else {
            let gone = format!("the {} has been scored", kind.word());
            pen.text(left, y + 60.0, Type::new(13.0, SOFT_INK), &gone);
            continue;
        };
        let award = table.rules().award(id);
        pen.text(left, y + 52.0, Type::new(15.0, INK).bold(), &fit(&award.name, 15.0, step - 12.0));
        let asks = sentence::award_text(Language::ENGLISH, table.rules(), id);
        pen.text(left, y + 72.0, Type::new(12.0, SOFT_INK), &fit(&asks, 12.0, step - 12.0));
        let met = award.met_by(table);
        let seats = ((step - 12.0) / table.seats() as f64).min(70.0);
        for seat in table.all_seats() {
            let at = left + seats * seat.index() as f64;
            glyph::meeple(pen, at + 10.0, y + 112.0, 1.0, palette::seat(seat.index()), cast.letter(seat));
            let value = award.measure.value(table, seat);
            let sign = if met.contains(seat) { " ✓" } else { "" };
            pen.text(at + 24.0, y + 108.0, Type::new(14.0, INK).bold(), &format!("{value}{sign}"));
        }
    }
}

fn star_track(pen: &mut Pen, table: &Table, cast: &Cast, [x, y, w, h]: [f64; 4]) {
    let names: Vec<&str> = table.order().into_iter().map(|seat| cast.name(seat)).collect();
    panel(pen, [x, y, w, h], &format!("Star track: order of play {}", names.join(", ")));
    let step = (w - 40.0) / f64::from(LAST_SPACE + 1);
    for space in 0..=LAST_SPACE {
        let left = x + 20.0 + step * f64::from(space);
        let reward = REWARDS.into_iter().find(|&(at, _)| at == space);
        let fill = if reward.is_some() { "#fff0b8" } else { "#ecdfc3" };
        let look = format!("fill=\"{fill}\" stroke=\"#b8a67e\" stroke-width=\"1\"");
        pen.rect([left + 2.0, y + 96.0, step - 4.0, 24.0], 6.0, &look);
        let room = if room_on(space) < 5 { format!(" ({})", room_on(space)) } else { String::new() };
        let text = format!("{space}{room}");
        pen.text(left + step * 0.5, y + 112.5, Type::new(13.0, INK).bold().middle(), &text);
        if let Some((_, track)) = reward {
            glyph::chip(pen, left + step - 32.0, y + 108.0, 0.8, track, 1);
        }
        let here: Vec<Seat> =
            table.tokens().iter().copied().filter(|&seat| table.tracks(seat).stars == space).collect();
        // The top of a stack is in front: the first of those who stand here.
        for (place, &seat) in here.iter().enumerate().rev() {
            let at = left + step * 0.5 + 15.0 * (place as f64 - (here.len() as f64 - 1.0) / 2.0);
            glyph::meeple(
                pen,
                at,
                y + 94.0 - 3.0 * place as f64,
                1.5,
                palette::seat(seat.index()),
                cast.letter(seat),
            );
        }
    }
}

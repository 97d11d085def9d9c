//! Bonus and challenge: what they ask for, what they give, who meets them.

use super::list;
use super::tile::{Number, things};
use crate::Reader;
use crate::text::Language;
use suburbia::award::{Award, AwardId};
use suburbia::goal::Measure;
use suburbia::rules::Rules;
use suburbia::table::Table;

/// The name of a bonus or challenge.
pub fn award_name(language: Language, award: &Award) -> String {
    say!(language, "award-name", award = &award.id, name = &award.name)
}

/// What it asks for and what it gives: `at least 3 civic tiles: +3 income`.
pub fn award_text(language: Language, rules: &Rules, award: AwardId) -> String {
    let award = rules.award(award);
    let (reward, kind) = (award.reward, award.kind.word());
    say!(language, "award-text", asks = award_measure(language, rules, award), reward, kind)
}

/// What it asks for: `at least 3 civic tiles`.
pub fn award_measure(language: Language, rules: &Rules, award: &Award) -> String {
    let least = award.least;
    match award.measure {
        Measure::Count(of) | Measure::LargestGroup(of) => {
            let number = if least == 1 { Number::One } else { Number::Many };
            let things = things(language, rules, of, number);
            if matches!(award.measure, Measure::Count(_)) {
                say!(language, "award-count", least, things)
            } else {
                say!(language, "award-group", least, things)
            }
        }
        Measure::Stat(stat) => say!(language, "award-stat", least, stat = super::goal::stat_word(stat)),
    }
}

/// What every seat has of it, those who meet it marked: `Ann 3 ✓, Bob 1`.
pub fn award_standing(reader: Reader, table: &Table, award: AwardId) -> String {
    let language = reader.language;
    let award = table.rules().award(award);
    let met = award.met_by(table);
    let values = table.all_seats().map(|seat| {
        let value = reader.name_with(seat, award.measure.value(table, seat));
        if met.contains(seat) { say!(language, "award-met", value) } else { value }
    });
    list(language, values)
}

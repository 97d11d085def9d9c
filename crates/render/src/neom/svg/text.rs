//! What a tile does, in as few words as fit on it. Types are signs, not words: see [`type_of`].

use crate::sentence::both;
use crate::text::Language;
use neom::good::Class;
use neom::tile::{Ability, Disaster, Measure, ScoreLine, Tile, Type};

/// The effect as it stands on the tile: what it does, then what it scores.
pub(super) fn effect(language: Language, tile: &Tile) -> String {
    let mut parts: Vec<String> = protection(language, tile).into_iter().collect();
    parts.extend(tile.abilities.iter().filter_map(|of| ability(language, of)));
    parts.extend(score(language, &tile.score));
    parts.join("; ")
}

fn protection(language: Language, tile: &Tile) -> Option<String> {
    let against = |disaster| tile.abilities.contains(&Ability::Protects(disaster));
    let words: Vec<String> = Disaster::ALL
        .into_iter()
        .filter(|&(disaster, _)| against(disaster))
        .map(|(_, word)| say!(language, "face-disaster", disaster = word))
        .collect();
    (!words.is_empty()).then(|| say!(language, "face-protects", disasters = both(language, &words)))
}

fn ability(language: Language, of: &Ability) -> Option<String> {
    let sign = |ty| sign(ty).to_string();
    Some(match *of {
        Ability::Protects(_) => return None,
        Ability::Waives(Class::Raw) => say!(language, "face-waives-raw"),
        Ability::Waives(Class::Processed) => say!(language, "face-waives-processed"),
        Ability::Waives(Class::Luxury) => say!(language, "face-waives"),
        Ability::Insures => say!(language, "face-insures"),
        Ability::OnPick { money } => say!(language, "face-on-pick", money),
        Ability::OnPlaced { ty, money } => say!(language, "face-on-placed", money, ty = sign(ty)),
        Ability::OnLinked { ty, money } => say!(language, "face-on-linked", money, ty = sign(ty)),
        Ability::Pairs { money } => {
            let types = sign(Type::Commercial) + &sign(Type::Industrial);
            say!(language, "face-pairs", money, types)
        }
        Ability::Swaps => say!(language, "face-swaps"),
        Ability::IncomePer(ty) => say!(language, "face-income-per", ty = sign(ty)),
    })
}

/// Where the sign of a type stands in the words of an effect.
fn sign(ty: Type) -> char {
    char::from_u32(SIGNS + ty as u32).unwrap_or('?')
}

/// The first of the characters that stand for signs; packs cannot hold them in what is written here.
const SIGNS: u32 = 0xe000;

/// The type whose sign a character stands for.
pub(super) fn type_of(c: char) -> Option<Type> {
    let index = (c as u32).checked_sub(SIGNS)?;
    Type::ALL.get(index as usize).map(|&(ty, _)| ty)
}

fn score(language: Language, lines: &[ScoreLine]) -> Option<String> {
    let neighborhoods =
        [Measure::NeighborhoodsOfOne, Measure::NeighborhoodsOfTwo, Measure::NeighborhoodsOfThree];
    let by_size: Vec<&ScoreLine> =
        lines.iter().filter(|line| line.of.is_some_and(|of| neighborhoods.contains(&of))).collect();
    if by_size.len() == 3 {
        let each: Vec<String> = by_size.iter().map(|line| line.each.to_string()).collect();
        return Some(say!(language, "face-neighborhoods", points = each.join("/")));
    }
    let parts: Vec<String> =
        lines.iter().filter(|line| line.each != 0).map(|line| one_line(language, line)).collect();
    (!parts.is_empty()).then(|| parts.join(" + ").replace("+ −", "−"))
}

fn one_line(language: Language, line: &ScoreLine) -> String {
    let points = crate::sentence::number(line.each.into());
    let per = line.per;
    match line.of {
        None => points,
        Some(Measure::MoneyBeforeIncome) => say!(language, "face-score-money", points, per),
        Some(Measure::FinalIncome) => say!(language, "face-score-income", points, per),
        Some(of) if per == 1 => say!(language, "face-score-each", points, things = measure(language, of)),
        Some(of) => say!(language, "face-score-every", points, per, things = measure(language, of)),
    }
}

fn measure(language: Language, of: Measure) -> String {
    let [homes, shops, works] =
        [Type::Residential, Type::Commercial, Type::Industrial].map(|ty| sign(ty).to_string());
    match of {
        Measure::Of(ty) => sign(ty).to_string(),
        Measure::Nearby(ty) => say!(language, "face-nearby", ty = sign(ty).to_string()),
        Measure::Elsewhere(ty) => say!(language, "face-elsewhere", ty = sign(ty).to_string()),
        Measure::IndustrialBorder => say!(language, "face-border", works),
        Measure::Sets => say!(language, "face-sets", types = [homes, shops, works].concat()),
        Measure::HomesWithShops => say!(language, "face-homes-with-shops", homes, shops),
        Measure::ModestHomes => say!(language, "face-modest-homes", homes),
        Measure::IndustryNearHomes => say!(language, "face-near-homes", works, homes),
        Measure::IndustrialCluster => say!(language, "face-cluster", works),
        Measure::PollutingNearby => say!(language, "face-polluting"),
        Measure::BuildingsNearby => say!(language, "face-buildings"),
        Measure::BuildingCorners => say!(language, "face-corners"),
        Measure::PowerTiles => say!(language, "face-power"),
        Measure::Neighborhoods => say!(language, "face-neighborhood"),
        Measure::NeighborhoodsOfOne => say!(language, "face-neighborhood-of", size = "1"),
        Measure::NeighborhoodsOfTwo => say!(language, "face-neighborhood-of", size = "2"),
        Measure::NeighborhoodsOfThree => say!(language, "face-neighborhood-of", size = "3+"),
        Measure::RoadSquares => say!(language, "face-road-squares"),
        Measure::BesideLike => say!(language, "face-beside-like"),
        Measure::Goods => say!(language, "face-goods"),
        Measure::RawGoods => say!(language, "face-raw-goods"),
        // Said whole, above.
        Measure::MoneyBeforeIncome | Measure::FinalIncome => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_stand_for_their_types() {
        for (ty, _) in Type::ALL {
            assert_eq!(type_of(sign(ty)), Some(ty));
        }
        assert_eq!(['a', '£', '\u{e005}'].map(type_of), [None; 3]);
    }
}

//! What a tile does, in as few words as fit on it. Types are signs, not words: see [`type_of`].

use neom::good::Class;
use neom::tile::{Ability, Disaster, Measure, ScoreLine, Tile, Type};

/// The effect as it stands on the tile: what it does, then what it scores.
pub fn effect(tile: &Tile) -> String {
    let mut parts: Vec<String> = protection(tile).into_iter().collect();
    parts.extend(tile.abilities.iter().filter_map(ability));
    parts.extend(score(&tile.score));
    parts.join("; ")
}

fn protection(tile: &Tile) -> Option<String> {
    let against = |disaster| tile.abilities.contains(&Ability::Protects(disaster));
    let words: Vec<&str> = Disaster::ALL
        .into_iter()
        .filter(|&(disaster, _)| against(disaster))
        .map(|(disaster, _)| match disaster {
            Disaster::Flood => "floods",
            Disaster::Fire => "fire",
            Disaster::CrimeSpree => "crime",
        })
        .collect();
    (!words.is_empty()).then(|| format!("guards nearby from {}", words.join(" and ")))
}

fn ability(of: &Ability) -> Option<String> {
    Some(match *of {
        Ability::Protects(_) => return None,
        Ability::Waives(Class::Raw) => "waives 1 raw good".to_owned(),
        Ability::Waives(Class::Processed) => "waives 1 raw or processed".to_owned(),
        Ability::Waives(Class::Luxury) => "waives 1 good".to_owned(),
        Ability::Insures => "disasters cost half".to_owned(),
        Ability::OnPick { money } => format!("£{money} every turn"),
        Ability::OnPlaced { ty, money } => format!("£{money} per new {}", sign(ty)),
        Ability::OnLinked { ty, money } => format!("£{money} per {} linked to a new tile", sign(ty)),
        Ability::Pairs { money } => {
            format!("£{money} per pair {}{}", sign(Type::Commercial), sign(Type::Industrial))
        }
        Ability::Swaps => "swap cornerstones".to_owned(),
        Ability::IncomePer(ty) => format!("income £1 per {}", sign(ty)),
    })
}

/// Where the sign of a type stands in the words of an effect.
fn sign(ty: Type) -> char {
    char::from_u32(SIGNS + ty as u32).unwrap_or('?')
}

/// The first of the characters that stand for signs; packs cannot hold them in what is written here.
const SIGNS: u32 = 0xe000;

/// The type whose sign a character stands for.
pub fn type_of(c: char) -> Option<Type> {
    let index = (c as u32).checked_sub(SIGNS)?;
    Type::ALL.get(index as usize).map(|&(ty, _)| ty)
}

fn score(lines: &[ScoreLine]) -> Option<String> {
    let neighborhoods =
        [Measure::NeighborhoodsOfOne, Measure::NeighborhoodsOfTwo, Measure::NeighborhoodsOfThree];
    let by_size: Vec<&ScoreLine> =
        lines.iter().filter(|line| line.of.is_some_and(|of| neighborhoods.contains(&of))).collect();
    if by_size.len() == 3 {
        let each: Vec<String> = by_size.iter().map(|line| line.each.to_string()).collect();
        return Some(format!("{} per neighborhood of 1/2/3+", each.join("/")));
    }
    let parts: Vec<String> = lines.iter().filter(|line| line.each != 0).map(one_line).collect();
    (!parts.is_empty()).then(|| parts.join(" + ").replace("+ −", "−"))
}

fn one_line(line: &ScoreLine) -> String {
    let each = crate::sentence::number(line.each.into());
    match (line.of, line.per) {
        (None, _) => each,
        (Some(Measure::MoneyBeforeIncome), per) => format!("{each} per £{per} before final income"),
        (Some(Measure::FinalIncome), per) => format!("{each} per £{per} final income"),
        (Some(of), 1) => format!("{each} per {}", measure(of)),
        (Some(of), per) => format!("{each} per {per} {}", measure(of)),
    }
}

fn measure(of: Measure) -> String {
    let [homes, shops, works] = [Type::Residential, Type::Commercial, Type::Industrial].map(sign);
    let fixed = match of {
        Measure::Of(ty) => return sign(ty).to_string(),
        Measure::Nearby(ty) => return format!("{} nearby", sign(ty)),
        Measure::Elsewhere(ty) => return format!("other {}", sign(ty)),
        Measure::IndustrialBorder => return format!("{works} on border"),
        Measure::Sets => return format!("set {homes}{shops}{works}"),
        Measure::HomesWithShops => return format!("{homes} near 2 {shops}"),
        Measure::ModestHomes => return format!("{homes} of 0–2"),
        Measure::IndustryNearHomes => return format!("{works} ≤2 from {homes}"),
        Measure::IndustrialCluster => return format!("linked {works}"),
        Measure::PollutingNearby => "polluter nearby",
        Measure::BuildingsNearby => "building nearby",
        Measure::BuildingCorners => "built corner",
        Measure::PowerTiles => "Power tile",
        Measure::Neighborhoods => "neighborhood",
        Measure::NeighborhoodsOfOne => "neighborhood of 1",
        Measure::NeighborhoodsOfTwo => "neighborhood of 2",
        Measure::NeighborhoodsOfThree => "neighborhood of 3+",
        Measure::RoadSquares => "road square",
        Measure::BesideLike => "tiles beside like",
        Measure::Goods => "good",
        Measure::RawGoods => "raw good",
        Measure::MoneyBeforeIncome | Measure::FinalIncome => "£",
    };
    fixed.to_owned()
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

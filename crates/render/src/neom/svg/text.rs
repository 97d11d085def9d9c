//! What a tile does, in as few words as fit on it.

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
        Ability::OnPlaced { ty, money } => format!("£{money} per new {}", short(ty)),
        Ability::OnLinked { ty, money } => format!("£{money} per {} a new tile links", short(ty)),
        Ability::Pairs { money } => format!("£{money} per com–ind pair"),
        Ability::Swaps => "swap cornerstones".to_owned(),
        Ability::IncomePer(ty) => format!("income £1 per {}", short(ty)),
    })
}

/// A type's name where room is short.
fn short(ty: Type) -> &'static str {
    ["home", "shop", "works", "public", "resource"][ty as usize]
}

fn score(lines: &[ScoreLine]) -> Option<String> {
    let neighborhoods =
        [Measure::NeighborhoodsOfOne, Measure::NeighborhoodsOfTwo, Measure::NeighborhoodsOfThree];
    let by_size: Vec<&ScoreLine> =
        lines.iter().filter(|line| line.of.is_some_and(|of| neighborhoods.contains(&of))).collect();
    if by_size.len() == 3 {
        let each: Vec<String> = by_size.iter().map(|line| line.each.to_string()).collect();
        return Some(format!("{} per nbhd of 1/2/3+", each.join("/")));
    }
    let parts: Vec<String> = lines.iter().filter(|line| line.each != 0).map(one_line).collect();
    (!parts.is_empty()).then(|| parts.join(", ").replace(", −", " −"))
}

fn one_line(line: &ScoreLine) -> String {
    let each = crate::sentence::number(line.each.into());
    match (line.of, line.per) {
        (None, _) => each,
        (Some(of), 1) => format!("{each} per {}", measure(of)),
        (Some(of), per) => format!("{each} per {per} {}", measure(of)),
    }
}

fn measure(of: Measure) -> String {
    let fixed = match of {
        Measure::Of(ty) => return short(ty).to_owned(),
        Measure::Nearby(ty) => return format!("{} nearby", short(ty)),
        Measure::Elsewhere(ty) => return format!("other {}", short(ty)),
        Measure::PollutingNearby => "polluter nearby",
        Measure::BuildingsNearby => "building nearby",
        Measure::BuildingCorners => "built corner",
        Measure::IndustrialBorder => "works on border",
        Measure::PowerTiles => "power tile",
        Measure::Neighborhoods => "neighborhood",
        Measure::NeighborhoodsOfOne => "nbhd of 1",
        Measure::NeighborhoodsOfTwo => "nbhd of 2",
        Measure::NeighborhoodsOfThree => "nbhd of 3+",
        Measure::Sets => "home+shop+works",
        Measure::HomesWithShops => "home near 2 shops",
        Measure::ModestHomes => "home of 0–2 points",
        Measure::RoadSquares => "road square",
        Measure::IndustryNearHomes => "works ≤2 from home",
        Measure::BesideLike => "tiles beside like",
        Measure::IndustrialCluster => "linked works",
        Measure::Goods => "good",
        Measure::RawGoods => "raw good",
        Measure::MoneyBeforeIncome => "£",
        Measure::FinalIncome => "£ final income",
    };
    fixed.to_owned()
}

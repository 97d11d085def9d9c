//! Why a move is refused.

use super::{disaster_name, good_name, seller_name, tile_name, type_name};
use crate::Reader;
use neom::good::Good;
use neom::moves::{Cover, Illegal};
use neom::rules::Rules;
use neom::tile::TileId;

/// Why a move is refused, as a sentence.
pub fn refusal(reader: Reader, rules: &Rules, illegal: &Illegal) -> String {
    let language = reader.language;
    let tile_of = |tile: TileId| tile_name(language, rules, tile);
    let good = |good: Good| good_name(language, good);
    let name = |seat| reader.name(seat);
    match *illegal {
        Illegal::Over => say!(language, "due-over"),
        Illegal::NotYourTurn { .. } => say!(language, "not-your-turn"),
        Illegal::NotNow { .. } => say!(language, "not-now"),
        Illegal::NotOffered { tile } => say!(language, "not-offered", tile = tile_of(tile)),
        Illegal::DisasterBarred { tile } => say!(language, "disaster-barred", tile = tile_of(tile)),
        Illegal::NotYourCornerstone { tile } => say!(language, "not-your-cornerstone", tile = tile_of(tile)),
        Illegal::TooManyCornerstones { generation } => say!(language, "too-many-cornerstones", generation),
        Illegal::NeedsTiles { tile, ty, count, have } => {
            say!(language, "needs-tiles", tile = tile_of(tile), ty = type_name(language, ty), count, have)
        }
        Illegal::NoSharedType { tile, old, at } => {
            say!(language, "no-shared-type", tile = tile_of(tile), old = tile_of(old), at = at.to_string())
        }
        Illegal::OnlyResource { tile, old, at } => {
            say!(language, "only-resource", tile = tile_of(tile), old = tile_of(old), at = at.to_string())
        }
        Illegal::NotConnected { tile, at } => {
            say!(language, "not-connected", tile = tile_of(tile), at = at.to_string())
        }
        Illegal::TooExpensive { price, money } => say!(language, "too-expensive", price, money),
        Illegal::NobodySells { good: of } => say!(language, "nobody-sells", good = good(of)),
        Illegal::NotCovered { good: of, by } => match by {
            Cover::Buy(seller) => {
                let seller = seller_name(reader, seller);
                say!(language, "not-covered-buy", good = good(of), seller)
            }
            Cover::Waive => say!(language, "not-covered-waive", good = good(of)),
            Cover::Instead => say!(language, "not-covered-instead", good = good(of)),
        },
        Illegal::CoveredAlready { good: of, tile } => {
            say!(language, "covered-already", good = good(of), tile = tile_of(tile))
        }
        Illegal::NotNeeded { good: of, tile } => {
            say!(language, "not-needed", good = good(of), tile = tile_of(tile))
        }
        Illegal::CoveredTwice { good: of } => say!(language, "covered-twice", good = good(of)),
        Illegal::SlotCoveredTwice { good: of, other } => {
            say!(language, "slot-covered-twice", good = good(of), other = good(other))
        }
        Illegal::NoWaiver { good: of } => say!(language, "no-waiver", good = good(of)),
        Illegal::NoMoneyInstead { good: of, tile } => {
            say!(language, "no-money-instead", good = good(of), tile = tile_of(tile))
        }
        Illegal::NotSoldThere { good: of, seat } => {
            say!(language, "not-sold-there", good = good(of), name = name(seat))
        }
        Illegal::NotSoldYet { good: of, seat } => {
            say!(language, "not-sold-yet", good = good(of), name = name(seat))
        }
        Illegal::NoSuchSeat { seat } => say!(language, "no-such-seat", seat = seat.index()),
        Illegal::OwnSeat => say!(language, "own-seat"),
        Illegal::SoldBySeat { good: of, seat } => {
            say!(language, "sold-by-seat", good = good(of), name = name(seat))
        }
        Illegal::NoBank { good: of } => say!(language, "no-bank", good = good(of)),
        Illegal::NotYetSold { good: of, generation } => {
            say!(language, "not-yet-sold", good = good(of), generation)
        }
        Illegal::RouteNotSolo => say!(language, "route-not-solo"),
        Illegal::RouteNotBought { good: of } => say!(language, "route-not-bought", good = good(of)),
        Illegal::NoFreeRoute => say!(language, "no-free-route"),
        Illegal::RouteTooCheap { good: of } => say!(language, "route-too-cheap", good = good(of)),
        Illegal::ProduceMissing { tile, .. } => say!(language, "produce-missing", tile = tile_of(tile)),
        Illegal::CannotProduce { tile, good: of } => {
            say!(language, "cannot-produce", tile = tile_of(tile), good = good(of))
        }
        Illegal::NoSwap => say!(language, "no-swap"),
        Illegal::NotInPile { tile } => say!(language, "not-in-pile", tile = tile_of(tile)),
        Illegal::UnevenSwap => say!(language, "uneven-swap"),
        Illegal::RandomSwap => say!(language, "random-swap"),
        Illegal::CenterNeverSacrificed => say!(language, "center-never-sacrificed"),
        Illegal::NoTileAt { at } => say!(language, "no-tile-at", at = at.to_string()),
        Illegal::NotTaken { tile, at, disaster } => {
            let disaster = disaster_name(language, disaster);
            say!(language, "not-taken", tile = tile_of(tile), at = at.to_string(), disaster)
        }
        Illegal::WrongSacrifice { expected, found } => {
            say!(language, "wrong-sacrifice", expected, found)
        }
        Illegal::WrongRoles => say!(language, "wrong-roles"),
        Illegal::CannotPay { penalty, money } => say!(language, "cannot-pay", penalty, money),
    }
}

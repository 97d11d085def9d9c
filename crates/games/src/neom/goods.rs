//! The goods: which the city has, and where each of the others is to be had, for how much and from whom.

use crate::page::Scene;
use crate::text::say;
use ::neom::Neom;
use ::neom::good::{Class, Good};
use ::neom::moves::Seller;
use game_core::Seat;
use maud::{Markup, html};
use render::neom::sentence::{good_name, seller_name};

/// All goods with what they cost the viewer, or whoever's city lies in the middle.
pub(crate) fn market(scene: &Scene<Neom>) -> Markup {
    let language = scene.language;
    let seat = scene.centre();
    html! {
        h2 { (say!(language, "neom-goods")) }
        ul.goods {
            @for (class, _) in Class::ALL {
                @for (good, _) in Good::ALL.iter().filter(|(good, _)| good.class() == class) {
                    (one(scene, seat, *good))
                }
            }
        }
        (routes(scene, seat))
    }
}

fn one(scene: &Scene<Neom>, seat: Seat, good: Good) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let own = table.city(seat).goods().contains(good);
    let cheapest = table.cheapest_seller(seat, good).filter(|_| !own);
    let name = good_name(language, good);
    let mut sellers: Vec<(Seller, i32)> =
        table.sellers(seat, good).map(|seller| (seller, table.good_price(seat, seller, good))).collect();
    sellers.sort_by_key(|&(_, price)| price);
    let from: Vec<String> = sellers
        .iter()
        .map(|&(seller, price)| {
            say!(language, "neom-good-from", price, name = seller_name(scene.reader(), seller))
        })
        .collect();
    let text = match (own, from.is_empty()) {
        (true, _) => say!(language, "neom-good-own", good = name),
        (false, true) => say!(language, "neom-good-none", good = name),
        (false, false) => say!(language, "neom-good-for", good = name, offers = from.join("; ")),
    };
    let state = match (own, cheapest) {
        (true, _) => "own",
        (_, Some(_)) => "sold",
        _ => "none",
    };
    html! {
        li.good data-state=(state) data-good=(good.word()) title=(text) {
            (scene.token(good))
            span.visually-hidden { (text) }
            span.offer-price aria-hidden="true" {
                @if own { "✓" } @else if let Some((seller, price)) = cheapest {
                    "£" (price)
                    @if let Seller::Seat(seller) = seller { (scene.meeple(seller)) }
                } @else { "–" }
            }
        }
    }
}

/// The trade routes: which are open, and what they are good for.
fn routes(scene: &Scene<Neom>, seat: Seat) -> Markup {
    let (language, table) = (scene.language, scene.table());
    let city = table.city(seat);
    let solo = table.seats() == 1;
    let used = table.routes_used();
    let route = |side: &'static str, open: bool, used: bool| {
        let state = match (open, used && solo) {
            (true, true) => "used",
            (true, false) => "open",
            _ => "closed",
        };
        html! { li data-state=(state) { (scene.sign("sign-route")) (say!(language, "neom-route", side, state)) } }
    };
    html! {
        ul.routes title=(say!(language, "neom-routes-about")) {
            (route("left", city.left_route(), used[0]))
            (route("right", city.right_route(), used[1]))
        }
    }
}

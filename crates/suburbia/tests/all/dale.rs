//! Dale explains himself: prices, cells and what decided, worked out by hand.

use crate::common::{base, play, position};
use game_core::{Dice, Game, Seat};
use suburbia::Suburbia;
use suburbia::dale::{DecidedBy, Reasoning, Spot};
use suburbia::hex::{Hex, hex};
use suburbia::setup::{Edition, Mode, Setup};

const DALE: Seat = Seat(1);

/// Dale's turn, after a lake of yours out of slot 4, with this market and his borough as the inside of a `[[seat]]`.
fn his_turn(market: [&str; 4], borough: &str) -> Suburbia {
    let text = format!(
        "mode = \"dale\"\nmarket = {market:?}\ndraws = [\"farm\", \"mint\", \"hostel\", \"warehouse\"]\n\
        [[seat]]\n[[seat]]\n{borough}"
    );
    let mut game = position(base(), &text);
    play(&mut game, "lake 4 @ 0,3");
    game
}

/// What he thinks; it must lead to the move he is forced to make.
fn reasoning(game: &Suburbia) -> Reasoning {
    let reasoning = Reasoning::of(game.table(), DALE).expect("a tile and a cell");
    assert_eq!(Some((DALE, reasoning.decision())), game.automatic_move());
    reasoning
}

fn prices(reasoning: &Reasoning) -> Vec<(u8, i32)> {
    reasoning.offers.iter().map(|offer| (offer.slot.0 + 1, offer.price)).collect()
}

fn spot(at: Hex, income: i32, reputation: i32) -> Spot {
    Spot { at, income, reputation }
}

#[test]
fn of_equal_prices_the_left_one_and_of_equal_cells_the_lowest_row() {
    let game = his_turn(["fast-food-restaurant", "fancy-restaurant", "landfill", "museum"], "");
    let thought = reasoning(&game);
    // 7 + 6, 9 + 4, 4 + 2; your lake took the fourth.
    assert_eq!(prices(&thought), [(1, 13), (2, 13), (3, 6)]);
    assert_eq!((thought.taken.slot.0, thought.leftmost, thought.pays), (0, true, 3));
    // Income 1 anywhere; the Community Park at 0,1 likes a commercial tile beside it.
    let expected = [
        spot(hex(1, 0), 1, 1),
        spot(hex(-1, 1), 1, 1),
        spot(hex(1, 1), 1, 1),
        spot(hex(-1, 2), 1, 1),
        spot(hex(1, 2), 1, 0),
        spot(hex(-1, 3), 1, 0),
        spot(hex(0, 3), 1, 0),
    ];
    assert_eq!(thought.spots, expected);
    assert_eq!(thought.decided_by, DecidedBy::Row);
}

#[test]
fn the_largest_gain_decides() {
    let borough = "tiles = [\"suburbs @ 0,0\", \"community-park @ 0,1\", \"heavy-factory @ 0,2\", \
        \"suburbs @ 1,0\", \"mobile-home-community @ 1,1\"]";
    let game = his_turn(["landfill", "freeway", "stadium", "museum"], borough);
    let thought = reasoning(&game);
    // 4 + 6, 5 + 4, 16 + 2: the Stadium. Beside two residential tiles it is worth 1 and 4.
    assert_eq!(prices(&thought), [(1, 10), (2, 9), (3, 18)]);
    assert_eq!((thought.taken.slot.0, thought.leftmost), (2, false));
    assert_eq!(thought.spots[0], spot(hex(2, 0), 1, 4));
    assert_eq!(thought.decided_by, DecidedBy::Gain);
}

#[test]
fn more_reputation_decides_between_equal_gains() {
    // A Freeway: the park gives 1 reputation, a store 1 income, Suburbs take 1 reputation.
    let borough = "tiles = [\"community-park @ 0,0\", \"suburbs @ -1,1\", \"convenience-store @ -1,2\"]";
    let game = his_turn(["freeway", "hostel", "hostel", "museum"], borough);
    let thought = reasoning(&game);
    let expected = [
        spot(hex(1, 0), 0, 1),
        spot(hex(0, 1), 1, 0),
        spot(hex(0, 2), 1, 0),
        spot(hex(-2, 3), 1, 0),
        spot(hex(-1, 3), 1, 0),
        spot(hex(-2, 2), 1, -1),
        spot(hex(-2, 1), 0, -1),
    ];
    assert_eq!(thought.spots, expected);
    assert_eq!(thought.decided_by, DecidedBy::Reputation);
}

#[test]
fn in_the_same_row_the_lowest_column() {
    let game = his_turn(
        ["convenience-store", "hostel", "hostel", "museum"],
        "money = 2\ntiles = [\"suburbs @ 0,3\"]",
    );
    let thought = reasoning(&game);
    let cells: Vec<Hex> = thought.spots.iter().map(|spot| spot.at).collect();
    assert_eq!(cells, [hex(0, 2), hex(1, 2), hex(-1, 3), hex(1, 3), hex(-1, 4), hex(0, 4)]);
    assert!(thought.spots.iter().all(|spot| (spot.income, spot.reputation) == (1, 0)));
    assert_eq!(thought.decided_by, DecidedBy::Column);
    assert_eq!(thought.pays, 2, "all he has");
}

#[test]
fn a_red_line_counts_where_he_would_cross_it() {
    // Fast food beside his Suburbs brings 3 people, 13 + 3: over the line after 14, −1 and −1.
    let game = his_turn(["fast-food-restaurant", "hostel", "hostel", "museum"], "population = 13");
    let thought = reasoning(&game);
    let found = |at: Hex| thought.spots.iter().find(|spot| spot.at == at).copied();
    assert_eq!(found(hex(1, 0)), Some(spot(hex(1, 0), 0, 0)));
    assert_eq!(thought.spots[0], spot(hex(1, 1), 1, 1));
    assert_eq!(thought.decided_by, DecidedBy::Row);
}

#[test]
fn his_reasoning_is_his_move_in_whole_games() {
    let setup = Setup::new(base(), Edition::Second, Mode::Dale, 1).expect("one may play Dale");
    for seed in 0..20 {
        let (mut game, mut dice, mut moves) = (Suburbia::new(&setup, seed), Dice::new(seed, 1), Vec::new());
        while let Some(seat) = game.to_act().lowest() {
            if let Some((dale, forced)) = game.automatic_move() {
                assert_eq!(Reasoning::of(game.table(), dale).map(|thought| thought.decision()), Some(forced));
            }
            moves.clear();
            game.legal_moves(seat, &mut moves);
            game.play(seat, moves[dice.below(moves.len())], &mut ()).expect("it was listed");
        }
    }
}

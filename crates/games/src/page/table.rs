//! What a game brings to its table in the browser.

use super::{Drawn, Ply, Scene};
use crate::text::{self, say};
use game_core::Seat;
use maud::{Markup, html};

/// A game that has a table in the browser: what it brings for the page besides [`Drawn`]. One that brings nothing
/// shows its position as text and its legal moves as buttons.
pub trait AtTable: Drawn {
    /// Its stylesheets.
    const STYLES: &'static [&'static str] = &[];
    /// Its module, which describes how its moves are chosen.
    const MODULES: &'static [&'static str] = &["table-plain.js"];
    /// The numbers of a seat in the order in which previews show them.
    const TRACKS: &'static str = "";

    /// Whether everybody is called to the beginning of a period; not where it begins with something that they are called to.
    const CALLS_PERIODS: bool = true;

    /// Whose turn it is and for what, as short as it gets.
    fn turn(scene: &Scene<Self>) -> String {
        let language = scene.language;
        let waits: Vec<String> = scene.to_act().iter().map(|seat| scene.name(seat).to_owned()).collect();
        match waits.is_empty() {
            true => say!(language, "table-over"),
            false if scene.acts() => say!(language, "home-games-your-turn"),
            false => say!(language, "home-games-turn", names = text::list(language, &waits)),
        }
    }

    /// Where the game stands: its round, its turn.
    fn when(scene: &Scene<Self>) -> String {
        Self::period_name(scene.language, scene.game.period())
    }

    /// What is said of the last round, or turn, while it is played.
    fn last_call(_scene: &Scene<Self>) -> Option<LastCall> {
        None
    }

    /// What is to be decided, as a word for scripts.
    fn phase(scene: &Scene<Self>) -> &'static str {
        if scene.is_over() { "over" } else { "move" }
    }

    /// What a seat has to do, or has done, in a word or two.
    fn due(scene: &Scene<Self>, seat: Seat) -> Option<String> {
        let name = || vec![scene.name(seat).to_owned()];
        let due = || say!(scene.language, "home-games-turn", names = text::list(scene.language, &name()));
        scene.to_act().contains(seat).then(due)
    }

    /// What is said about a seat beside its name.
    fn tags(_scene: &Scene<Self>, _seat: Seat) -> Markup {
        html! {}
    }

    /// A seat's numbers.
    fn numbers(_scene: &Scene<Self>, _seat: Seat) -> Markup {
        html! {}
    }

    /// Parts between the bar and the towns.
    fn above(_scene: &Scene<Self>) -> Markup {
        html! {}
    }

    /// What stands below the seats: goals, goods.
    fn aside(scene: &Scene<Self>) -> Markup {
        html! { pre { @for line in scene.game.lines(scene.reader()) { (line) "\n" } } }
    }

    /// Parts below the town: what one can choose from.
    fn below(scene: &Scene<Self>) -> Markup {
        let mut moves = Vec::new();
        if let Some(seat) = scene.seat.filter(|_| scene.acts()) {
            scene.game.legal_moves(seat, &mut moves);
        }
        html! {
            section #moves.part.below aria-label=(say!(scene.language, "table-moves")) {
                p.buttons { @for (index, mv) in moves.into_iter().enumerate() {
                    @let text = scene.game.write_move(mv);
                    button.button.pick #{ "move-" (index + 1) } type="button" data-move=(text) data-key=[(index < 9).then_some(index + 1)]
                        aria-pressed="false" { (text) }
                } }
            }
        }
    }

    /// Parts that lie on top of the towns.
    fn on_top(_scene: &Scene<Self>) -> Markup {
        html! {}
    }

    /// Entries of the menu.
    fn menu(_scene: &Scene<Self>) -> Markup {
        html! {}
    }

    /// Dialogs.
    fn dialogs(_scene: &Scene<Self>) -> Markup {
        html! {}
    }

    /// The keys that choose.
    fn keys(_scene: &Scene<Self>) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// What its scripts say; words in braces are filled in there.
    fn words(_scene: &Scene<Self>) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// One article a kind of tile, kept until somebody asks.
    fn tile_texts(_scene: &Scene<Self>) -> Markup {
        html! {}
    }

    /// Whether a ply tells anything.
    fn tells(_ply: &Ply<Self>) -> bool {
        true
    }

    /// Why an automaton made a ply.
    fn reasons(_scene: &Scene<Self>, _ply: &Ply<Self>) -> Vec<String> {
        Vec::new()
    }

    /// What somebody got and lost by some events, as signed numbers; empty if nothing.
    fn net(_scene: &Scene<Self>, _seat: Seat, _events: &[Self::Event]) -> Markup {
        html! {}
    }

    /// Whether whoever acts now begins a turn, and wants to know what happened meanwhile.
    fn begins(_scene: &Scene<Self>) -> bool {
        true
    }

    /// Whether events are worth telling to those who waited.
    fn is_news(_events: &[Self::Event]) -> bool {
        true
    }
}

/// The last round, or turn: what it is, and what is at stake.
#[derive(Debug, Default)]
pub struct LastCall {
    /// What it is.
    pub heading: String,
    /// What everybody may still do, and what comes then.
    pub about: String,
    /// What will be scored, as far as the viewer may know.
    pub stakes: Vec<Stake>,
}

/// Something that will be scored.
#[derive(Debug)]
pub struct Stake {
    /// What.
    pub name: String,
    /// What it brings; may be empty.
    pub worth: String,
    /// Who is ahead in it, in words.
    pub ahead: String,
    /// The same, as a seat.
    pub seat: Option<Seat>,
}

/// A number of a seat: what it counts, how it is written, its value. The script lets it count up and down.
pub(crate) fn value<G: Drawn>(
    scene: &Scene<G>,
    seat: Seat,
    track: &str,
    name: &str,
    shown: &str,
    value: i32,
) -> Markup {
    html! {
        div.value data-track=(track) title=(name) {
            dt { (scene.sign(&format!("sign-{track}"))) span.visually-hidden { (name) } }
            dd #{ "n" (seat.index()) "-" (track) } data-count=(value) { (shown) }
        }
    }
}

/// The button that closes a dialog.
pub fn close<G: Drawn>(scene: &Scene<G>) -> Markup {
    html! { form method="dialog" { button.button { (say!(scene.language, "table-close")) } } }
}

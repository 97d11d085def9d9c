//! Suburbia in the terminal: its words for the session and the line mode, and its screen.

mod hexmap;
mod position;
mod preview;
mod screen;

use crate::{Entry, Finished, LANGUAGE, PlayError, Session, TableGame, TerminalGame, Told};
use game_core::record::SeatInfo;
use game_core::{Seat, nearest};
use preview::MovePreview;
use render::suburbia::sentence;
use render::text::Language;
use suburbia::Suburbia;
use suburbia::goal::GoalId;
use suburbia::moves::Move;
use suburbia::score::Final;
use suburbia::setup::Setup;
use suburbia::table::{Phase, Table};

const HELP: &str = "\
Moves (nothing else changes the game):
  buy SLOT @ Q,R      build a market tile for its total price
  basic TILE @ Q,R    build a basic tile, then discard a market tile
  lake SLOT @ Q,R     build a market tile face down as a lake, for the slot price
  invest @ Q,R        put a marker on a tile of yours, then discard a market tile
  discard SLOT        take a market tile out of the game, for the slot price
  keep GOAL           keep one of your two goals
  NUMBER              the move with this number in the last list of moves
Looking around:
  moves [FILTER]      legal moves with their net change (i income, r reputation, p population)
  preview MOVE        everything a move would change, and why
  show                the position again
  borough [SEAT]      a borough, by name or number
  goals               the goals and who is ahead
  log [N]             the last N moves with every change
  tile ID             what a tile does
  undo                back to your previous decision (where one person plays)
  save FILE           write the record to a file
  help, quit          this text; leave (the record file keeps the game)";

impl TableGame for Suburbia {
    const TITLE: &'static str = "Suburbia";

    fn players(setup: &Setup) -> usize {
        setup.players()
    }

    fn automatic_seat(setup: &Setup) -> Option<SeatInfo> {
        setup.automatic_seat()
    }

    fn spec(setup: &Setup) -> serde_json::Value {
        serde_json::json!(setup.spec())
    }

    fn about(setup: &Setup) -> String {
        format!("{} edition, {} mode", setup.edition().word(), setup.mode().word())
    }

    fn packs(setup: &Setup) -> Vec<String> {
        setup.rules().packs().to_vec()
    }

    fn seat_names(&self, language: Language, given: &[String]) -> Vec<String> {
        sentence::seat_names(language, self.table(), given)
    }

    fn entry(Told { after, names, seat, events, .. }: Told<'_, Suburbia>) -> Entry {
        let rules = after.table().rules();
        Entry {
            seat,
            headline: sentence::headline(LANGUAGE, rules, names, seat, events),
            secret: None,
            changes: sentence::changes(LANGUAGE, rules, names, seat, events),
        }
    }
}

impl TerminalGame for Suburbia {
    const MOVES: &'static [&'static str] = &["keep", "buy", "basic", "lake", "invest", "discard"];
    const QUESTIONS: &'static [&'static str] = &["borough", "goals", "tile"];
    const HELP: &'static str = HELP;

    fn due(session: &Session<Suburbia>, seat: Seat) -> String {
        sentence::due(LANGUAGE, session.table(), session.names(), seat)
    }

    fn position(session: &Session<Suburbia>, seat: Seat) -> Vec<String> {
        position::position(session, seat)
    }

    fn answer(session: &Session<Suburbia>, seat: Seat, question: &str, rest: &str) -> Vec<String> {
        match question {
            "borough" => match session.seat_called(rest, seat) {
                Ok(seat) => position::borough(session, seat),
                Err(sentence) => vec![sentence],
            },
            "goals" => match position::goals(session, seat) {
                text if text.is_empty() => vec!["There are no goals in this game.".to_owned()],
                text => text,
            },
            _ => tile(session.table(), rest),
        }
    }

    fn object(session: &Session<Suburbia>, seat: Seat, mv: &Move) -> String {
        sentence::move_object(LANGUAGE, session.table(), seat, *mv)
    }

    fn net(session: &Session<Suburbia>, seat: Seat, mv: &Move) -> String {
        MovePreview::of(session, seat, *mv).map(|preview| preview.net_text()).unwrap_or_default()
    }

    fn preview(session: &Session<Suburbia>, seat: Seat, mv: &Move) -> Result<Vec<String>, String> {
        let preview = MovePreview::of(session, seat, *mv)
            .map_err(|illegal| sentence::refusal(LANGUAGE, session.table().rules(), &illegal))?;
        if !session.legal_moves(seat).contains(mv) {
            return Err("this goal was not dealt to you".to_owned());
        }
        let mut text = preview.sentences;
        text.push(format!("after that: {}", sentence::tracks(LANGUAGE, &preview.after)));
        text.extend(preview.next.map(|next| format!("{next}.")));
        Ok(text)
    }

    fn scoring(session: &Session<Suburbia>) -> Option<Vec<String>> {
        let scoring = session.final_scoring()?;
        Some(sentence::scoring(LANGUAGE, session.table(), session.names(), &scoring))
    }

    fn prologue(session: &Session<Suburbia>) -> Vec<String> {
        position::all_goals(session)
    }

    fn open_position(session: &Session<Suburbia>) -> Vec<String> {
        position::open(session)
    }

    fn screen(session: Session<Suburbia>) -> Result<Finished, PlayError> {
        screen::play(session)
    }
}

/// What a tile does, by its id or something like it.
fn tile(table: &Table, id: &str) -> Vec<String> {
    let rules = table.rules();
    let id = id.to_lowercase().replace(' ', "-");
    if let Some(kind) = rules.find_kind(&id) {
        return position::tile(rules, kind);
    }
    let hint = match nearest(&id, rules.kinds().map(|(_, kind)| kind.id.as_str())) {
        Some(near) => format!("did you mean '{near}'?"),
        None => "names are as in the market, like 'tile farm'.".to_owned(),
    };
    vec![format!("There is no tile '{}'; {hint}", id.chars().take(40).collect::<String>())]
}

/// What the faces of Suburbia ask a session for.
impl Session<Suburbia> {
    /// The public goals, then the private ones that may be known here, with their owners: that of the seat shown if
    /// a person sits there, and everybody's at the end.
    pub fn known_goals(&self, seat: Seat) -> Vec<(GoalId, Option<Seat>)> {
        let (table, view) = (self.table(), self.view(seat));
        let public = table.public_goals().iter().map(|&goal| (goal, None));
        let private =
            table.all_seats().filter_map(|owner| view.private_goal(owner).map(|goal| (goal, Some(owner))));
        public.chain(private).collect()
    }

    /// The two goals a person at the keyboard has still to choose from.
    pub fn goals_to_choose(&self, seat: Seat) -> Option<[GoalId; 2]> {
        let choosing = self.table().phase() == Phase::Goals && self.table().to_act().contains(seat);
        self.view(seat).dealt_goals().filter(|_| choosing)
    }

    /// The open part of the game.
    pub fn table(&self) -> &Table {
        self.game().table()
    }

    /// The final scoring, once the game is over.
    pub fn final_scoring(&self) -> Option<Final> {
        self.game().final_scoring()
    }
}

//! Suburbia in the terminal: its words for the session and the line mode, and its screen.

mod extras;
mod hexmap;
mod listing;
mod position;
mod preview;
mod screen;

use crate::text::say;
use crate::{Entry, Finished, PlayError, PlayedMove, Session, TableGame, TerminalGame, play_described};
use game_core::record::SeatInfo;
use game_core::{Seat, nearest};
use preview::{Brief, MovePreview};
use render::suburbia::sentence;
use render::text::Language;
use suburbia::Suburbia;
use suburbia::goal::GoalId;
use suburbia::hex;
use suburbia::moves::{Choices, Illegal, Move};
use suburbia::score::Final;
use suburbia::setup::{Leaving, Setup};
use suburbia::table::{Phase, Table};
use suburbia::tile::Special;

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

    fn about_in(language: Language, setup: &Setup) -> String {
        let about =
            say!(language, "suburbia-about", edition = setup.edition().word(), mode = setup.mode().word());
        let spec = setup.spec();
        let packs = spec.packs.iter().skip(1).map(String::as_str).collect::<Vec<_>>().join(", ");
        let without: Vec<&str> = Leaving::ALL
            .into_iter()
            .filter(|(part, _)| spec.without.contains(part))
            .map(|(_, word)| word)
            .collect();
        match (packs.is_empty(), without.is_empty()) {
            (true, _) => about,
            (false, true) => say!(language, "suburbia-about-packs", about, packs),
            (false, false) => {
                say!(language, "suburbia-about-without", about, packs, without = without.join(", "))
            }
        }
    }

    fn packs(setup: &Setup) -> Vec<String> {
        setup.rules().packs().to_vec()
    }

    fn seat_names(&self, language: Language, given: &[String]) -> Vec<String> {
        sentence::seat_names(language, self.table(), given)
    }

    fn entry(PlayedMove { after, reader, seat, events, .. }: PlayedMove<'_, Suburbia>) -> Entry {
        let rules = after.table().rules();
        Entry {
            seat,
            headline: sentence::headline(reader, rules, seat, events),
            secret: None,
            changes: sentence::changes(reader, rules, seat, events),
        }
    }
}

impl TerminalGame for Suburbia {
    const MOVES: &'static [&'static str] =
        &["keep", "buy", "basic", "lake", "replace", "border", "border-lake", "invest", "discard"];
    const QUESTIONS: &'static [&'static str] = &["borough", "goals", "tile", "borders", "stars", "bonuses"];

    fn help(session: &Session<Suburbia>) -> String {
        let (table, language) = (session.table(), session.language());
        let mut text = vec![say!(language, "suburbia-help")];
        if table.plays().borders {
            text.push(say!(language, "suburbia-help-borders"));
        }
        if table.rules().has(Special::Redevelopment) {
            text.push(say!(language, "suburbia-help-replace"));
        }
        if Special::CHOICES.into_iter().any(|special| table.rules().has(special)) {
            text.push(say!(language, "suburbia-help-choices"));
        }
        if table.plays().stars {
            text.push(say!(language, "suburbia-help-stars"));
        }
        if table.plays().bonuses {
            text.push(say!(language, "suburbia-help-bonuses"));
        }
        text.join("\n")
    }

    fn due(session: &Session<Suburbia>, seat: Seat) -> String {
        sentence::due(session.reader(), session.table(), seat)
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
            "goals" => position::goals_or_none(session, seat),
            "borders" => extras::or_not_played(session, borders(session, seat)),
            "stars" => extras::or_not_played(session, extras::stars(session)),
            "bonuses" => extras::or_not_played(session, extras::awards(session, seat)),
            _ => tile(session, seat, rest),
        }
    }

    fn listed(session: &Session<Suburbia>, seat: Seat, filter: &str) -> (Vec<Move>, Vec<String>) {
        listing::listed(session, seat, filter)
    }

    fn refusal(session: &Session<Suburbia>, _seat: Seat, illegal: &Illegal) -> String {
        sentence::refusal(session.language(), session.table().rules(), illegal)
    }

    fn completions(session: &Session<Suburbia>, seat: Seat, mv: &Move) -> Vec<Move> {
        listing::completions(session, seat, *mv)
    }

    fn object(session: &Session<Suburbia>, seat: Seat, mv: &Move) -> String {
        extras::object(session, seat, *mv)
    }

    fn net(session: &Session<Suburbia>, seat: Seat, mv: &Move) -> String {
        Brief::of(session, seat, *mv)
            .map(|brief| extras::net(session, seat, *mv, &brief.net))
            .unwrap_or_default()
    }

    fn preview(session: &Session<Suburbia>, seat: Seat, mv: &Move) -> Result<Vec<String>, String> {
        let preview = MovePreview::of(session, seat, *mv)
            .map_err(|illegal| Suburbia::refusal(session, seat, &illegal))?;
        if matches!(mv, Move::Keep { .. }) && !session.legal_moves(seat).contains(mv) {
            return Err(say!(session.language(), "suburbia-not-dealt"));
        }
        let mut text = preview.sentences;
        let tracks = extras::tracks(session.language(), session.table(), &preview.after);
        text.push(say!(session.language(), "suburbia-after-that", tracks));
        text.extend(preview.next.map(|next| format!("{next}.")));
        if listing::declines(session, seat, *mv) {
            let build = session.notation(mv.choosing(Choices::NONE));
            text.push(format!("{}.", say!(session.language(), "suburbia-then-free", build)));
        }
        Ok(text)
    }

    fn scoring(session: &Session<Suburbia>) -> Option<Vec<String>> {
        let scoring = session.final_scoring()?;
        Some(sentence::scoring(session.reader(), session.table(), &scoring))
    }

    fn prologue(session: &Session<Suburbia>) -> Vec<String> {
        position::all_goals(session)
    }

    fn open_position(session: &Session<Suburbia>) -> Vec<String> {
        position::open(session)
    }

    fn screen(session: Session<Suburbia>) -> Result<Finished, PlayError> {
        play_described(session)
    }
}

/// The border display with what each border does, in full sentences.
fn borders(session: &Session<Suburbia>, seat: Seat) -> Vec<String> {
    let mut text = extras::borders(session, seat);
    for kind in session.table().display().iter().flatten() {
        text.extend(position::tile(session, *kind));
    }
    text
}

/// What a tile does, by its id or something like it; or the one the seat has somewhere.
fn tile(session: &Session<Suburbia>, seat: Seat, id: &str) -> Vec<String> {
    if let Some(at) = hex::parse_footprint(id).ok().filter(|_| id.contains(',')) {
        return match session.table().borough(seat).at(at) {
            Some(index) => position::tile_at(session, seat, index),
            None => vec![say!(session.language(), "suburbia-no-tile-at", at = at.to_string())],
        };
    }
    let rules = session.table().rules();
    let id = id.to_lowercase().replace(' ', "-");
    // A name, or an id without its pack, will do.
    let called = |name: String| name.to_lowercase().replace(' ', "-") == id;
    let mut kinds = rules.kinds();
    let by_name = kinds
        .find(|(_, kind)| called(sentence::tile_name(session.language(), kind)) || called(kind.name.clone()));
    let found = rules.find_kind(&id).or(by_name.map(|(id, _)| id));
    if let Some(kind) = found {
        return position::tile(session, kind);
    }
    let (language, given) = (session.language(), id.chars().take(40).collect::<String>());
    vec![match nearest(&id, rules.kinds().map(|(_, kind)| kind.id.as_str())) {
        Some(near) => say!(language, "no-tile-near", given, near),
        None => say!(language, "suburbia-no-tile", given),
    }]
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

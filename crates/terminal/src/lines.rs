//! The line mode: text out, one command a line in. Works in pipes, scripts and with screen readers.
//!
//! **Invariant:** a wrong line changes nothing and is answered by one sentence; the end of the input is `quit`.

use crate::session::{Entry, Heard, Session, Turn};
use crate::text::say;
use crate::{Finished, Options, PlayError, TerminalGame, store};
use game_core::{Seat, nearest, quoted};
use render::text::Language;
use std::io::{self, BufRead, Write};
use std::path::Path;
use std::time::Duration;

/// What is read as one command at most; longer input is no command.
const LONGEST_LINE: u64 = 4096;
/// What can be said in every game.
const COMMANDS: [&str; 9] = ["moves", "preview", "hint", "show", "log", "undo", "save", "help", "quit"];
/// How long a table elsewhere is listened to at a time.
const PATIENCE: Duration = Duration::from_secs(60);

/// Plays over plain text. A closed output ends the session like `quit`.
pub fn play_lines<G: TerminalGame>(
    options: Options<G>,
    input: impl BufRead,
    output: impl Write,
) -> Result<Finished, PlayError> {
    play_session(Session::new(options)?, input, output)
}

/// Plays or watches a table elsewhere over plain text. While others decide nothing is read.
pub fn join_lines<G: TerminalGame>(
    session: Session<G>,
    input: impl BufRead,
    output: impl Write,
) -> Result<Finished, PlayError> {
    play_session(session, input, output)
}

/// The same with a session that has begun.
pub(crate) fn play_session<G: TerminalGame>(
    session: Session<G>,
    input: impl BufRead,
    output: impl Write,
) -> Result<Finished, PlayError> {
    let offered = Vec::new();
    let language = session.language();
    let mut dialogue =
        Dialogue { session, language, input, output, told: 0, last_human: None, offered, saved: None };
    match dialogue.run() {
        Err(PlayError::Terminal(error)) if error.kind() != io::ErrorKind::BrokenPipe => {
            return Err(PlayError::Terminal(error));
        }
        Err(PlayError::Terminal(_)) | Ok(()) => {}
        Err(other) => return Err(other),
    }
    Ok(dialogue.session.finish())
}

/// Whether to go on.
enum Next {
    /// The position changed: show it.
    Turn,
    /// Only an answer was given: ask again.
    Prompt,
    Quit,
}

struct Dialogue<G: TerminalGame, I, O> {
    session: Session<G>,
    language: Language,
    input: I,
    output: O,
    /// Entries of the log that were printed.
    told: usize,
    last_human: Option<Seat>,
    /// The moves of the last list, by number.
    offered: Vec<G::Move>,
    /// The file the game was last saved to, and after how many moves.
    saved: Option<(String, usize)>,
}

impl<G: TerminalGame, I: BufRead, O: Write> Dialogue<G, I, O> {
    fn run(&mut self) -> Result<(), PlayError> {
        let about = self.session.about();
        self.say(&say!(self.language, "lines-hello", about))?;
        loop {
            let turn = self.session.advance()?;
            self.tell_news()?;
            match turn {
                Turn::Human(seat) => {
                    if !self.decide(seat)? {
                        return Ok(self.goodbye()?);
                    }
                }
                Turn::Elsewhere(seat) => self.wait(seat)?,
                _ => return Ok(self.scoring()?),
            }
        }
    }

    /// Listens until something happens elsewhere.
    fn wait(&mut self, seat: Seat) -> Result<(), PlayError> {
        let clock = self.session.clock().map(|clock| format!(" ({clock})")).unwrap_or_default();
        self.say(&format!(
            "{}{clock}",
            say!(self.language, "online-waiting", name = self.session.name(seat))
        ))?;
        self.output.flush()?;
        while self.listen(PATIENCE)? != Heard::Changed {}
        Ok(())
    }

    /// Hears what is new and tells what is to be told.
    fn listen(&mut self, wait: Duration) -> Result<Heard, PlayError> {
        let before = self.session.is_lost();
        let heard = self.session.listen(wait)?;
        match (before, self.session.is_lost()) {
            (false, true) => self.say(&say!(self.language, "online-lost"))?,
            (true, false) => self.say(&say!(self.language, "online-back"))?,
            _ => {}
        }
        self.tell_notice()?;
        self.output.flush()?;
        Ok(heard)
    }

    fn tell_notice(&mut self) -> io::Result<()> {
        self.session.notice().map_or(Ok(()), |notice| self.say(&printable(&notice)))
    }

    /// Asks until a move is made or taken back; false to leave.
    fn decide(&mut self, seat: Seat) -> Result<bool, PlayError> {
        let mut line = None;
        if self.session.humans() > 1 && self.last_human != Some(seat) {
            match self.hand_over(seat)? {
                None => return Ok(false),
                Some(text) => line = Some(text).filter(|text| !text.trim().is_empty()),
            }
        }
        self.last_human = Some(seat);
        self.show(seat)?;
        loop {
            let text = match line.take() {
                Some(text) => text,
                None => match self.ask(seat)? {
                    Some(text) => text,
                    None => return Ok(false),
                },
            };
            // What was typed was meant for what was shown.
            let mut heard = self.listen(Duration::ZERO)?;
            while heard == Heard::Passing {
                heard = self.listen(Duration::ZERO)?;
            }
            if heard == Heard::Changed {
                self.say(&say!(self.language, "online-changed"))?;
                return Ok(true);
            }
            match self.obey(seat, text.trim())? {
                Next::Turn => return Ok(true),
                Next::Prompt => {}
                Next::Quit => return Ok(false),
            }
        }
    }

    fn hand_over(&mut self, seat: Seat) -> Result<Option<String>, PlayError> {
        let (name, language) = (self.session.name(seat).to_owned(), self.language);
        if self.last_human.is_some() {
            // Scrolls the secrets of the one before out of sight.
            write!(self.output, "{}", "\n".repeat(40))?;
        }
        let (next, enter) =
            (say!(language, "hand-over", name = &name), say!(language, "hand-over-enter", name));
        self.say(&format!("{next} {enter}"))?;
        self.read()
    }

    fn ask(&mut self, seat: Seat) -> Result<Option<String>, PlayError> {
        let due = G::due(&self.session, seat);
        write!(self.output, "{due}> ")?;
        self.output.flush()?;
        self.read()
    }

    fn read(&mut self) -> Result<Option<String>, PlayError> {
        self.output.flush()?;
        let mut bytes = Vec::new();
        if io::Read::take(&mut self.input, LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    fn say_all(&mut self, text: &[String]) -> io::Result<()> {
        text.iter().try_for_each(|line| self.say(line))
    }

    fn show(&mut self, seat: Seat) -> io::Result<()> {
        self.say("")?;
        let text = G::position(&self.session, seat);
        self.offered = G::numbered(&self.session, seat);
        self.say_all(&text)
    }

    /// What happened since the last time.
    fn tell_news(&mut self) -> io::Result<()> {
        let text = entries(&self.session.log()[self.told.min(self.session.log().len())..]);
        self.told = self.session.log().len();
        self.say_all(&text)
    }

    fn obey(&mut self, seat: Seat, line: &str) -> Result<Next, PlayError> {
        let (verb, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let lower = verb.to_ascii_lowercase();
        if G::MOVES.contains(&lower.split('@').next().unwrap_or(&lower)) {
            return self.play(seat, line);
        }
        if let Ok(number) = line.parse::<usize>() {
            return self.play_number(seat, number);
        }
        match lower.as_str() {
            "" => {}
            "moves" => self.moves(seat, rest)?,
            "preview" => self.preview(seat, rest)?,
            "hint" => {
                let text = self.session.hint().unwrap_or_else(|reason| vec![reason]);
                text.iter().try_for_each(|line| self.say(&printable(line)))?;
            }
            "show" => self.show(seat)?,
            "log" => self.log(rest)?,
            "undo" => return self.undo(),
            "save" => self.save(rest)?,
            "help" | "?" => self.say(&G::help(&self.session))?,
            "quit" | "exit" | "q" => return Ok(Next::Quit),
            question if G::QUESTIONS.contains(&question) => {
                let text = G::answer(&self.session, seat, question, rest);
                text.iter().try_for_each(|line| self.say(&printable(line)))?;
            }
            _ => {
                let known = COMMANDS.iter().chain(G::QUESTIONS).chain(G::MOVES).copied();
                let (language, verb) = (self.language, quoted(verb));
                self.say(&match nearest(&lower, known) {
                    Some(near) => say!(language, "lines-no-command-near", verb, near),
                    None => say!(language, "lines-no-command", verb),
                })?;
            }
        }
        Ok(Next::Prompt)
    }

    fn play(&mut self, seat: Seat, line: &str) -> Result<Next, PlayError> {
        match self.session.parse(line) {
            Ok(mv) => self.play_move(seat, mv),
            Err(error) => {
                self.say(&printable(&error.to_string()))?;
                Ok(Next::Prompt)
            }
        }
    }

    /// Plays a move of the last list.
    fn play_number(&mut self, seat: Seat, number: usize) -> Result<Next, PlayError> {
        match self.numbered(number)? {
            Some(mv) => self.play_move(seat, mv),
            None => Ok(Next::Prompt),
        }
    }

    /// The move with a number in the last list; says so if there is none.
    fn numbered(&mut self, number: usize) -> io::Result<Option<G::Move>> {
        let found = number.checked_sub(1).and_then(|index| self.offered.get(index)).cloned();
        match self.offered.len() {
            _ if found.is_some() => {}
            0 => self.say(&say!(self.language, "lines-no-list"))?,
            count => self.say(&say!(self.language, "lines-list-numbers", count))?,
        }
        Ok(found)
    }

    fn play_move(&mut self, seat: Seat, mv: G::Move) -> Result<Next, PlayError> {
        let Err(illegal) = self.session.play(mv.clone())? else {
            self.tell_notice()?;
            return Ok(Next::Turn);
        };
        let reason = G::refusal(&self.session, seat, &illegal);
        self.say(&say!(self.language, "not-possible", reason))?;
        self.complete(seat, &mv, &say!(self.language, "lines-these-would-do"))?;
        Ok(Next::Prompt)
    }

    /// Offers the moves that somebody may have meant.
    fn complete(&mut self, seat: Seat, mv: &G::Move, heading: &str) -> io::Result<()> {
        let meant = G::completions(&self.session, seat, mv);
        if meant.is_empty() {
            return Ok(());
        }
        self.say(heading)?;
        let text = self.list(seat, meant, "");
        self.say_all(&text)
    }

    fn moves(&mut self, seat: Seat, filter: &str) -> io::Result<()> {
        let filter = filter.to_lowercase();
        let (moves, notes) = G::listed(&self.session, seat, &filter);
        let mut text = self.list(seat, moves, &filter);
        if text.is_empty() {
            text.push(say!(self.language, "lines-no-legal-move"));
        }
        text.extend(notes);
        self.say_all(&text)
    }

    /// The moves that fit a filter, numbered; from now on their numbers stand for them.
    fn list(&mut self, seat: Seat, moves: Vec<G::Move>, filter: &str) -> Vec<String> {
        let described = moves.into_iter().map(|mv| {
            let (notation, what) = (self.session.notation(mv.clone()), G::object(&self.session, seat, &mv));
            (mv, notation, what)
        });
        let fits = |text: &str| text.to_lowercase().contains(filter);
        let fitting: Vec<(G::Move, String, String)> =
            described.filter(|(_, notation, what)| fits(&format!("{notation} {what}"))).collect();
        let longest = fitting.iter().map(|(_, notation, _)| notation.chars().count()).max();
        let width = longest.unwrap_or(0).clamp(24, 44);
        let line = |(index, (mv, notation, what)): (usize, &(G::Move, String, String))| {
            let net = G::net(&self.session, seat, mv);
            format!("{:>4} {notation:<width$} {what:<31} {net}", index + 1).trim_end().to_owned()
        };
        let text = fitting.iter().enumerate().map(line).collect();
        self.offered = fitting.into_iter().map(|(mv, ..)| mv).collect();
        text
    }

    fn preview(&mut self, seat: Seat, line: &str) -> io::Result<()> {
        let mv = match line.parse::<usize>() {
            Ok(number) => match self.numbered(number)? {
                Some(mv) => mv,
                None => return Ok(()),
            },
            Err(_) => match self.session.parse(line) {
                Ok(mv) => mv,
                Err(error) => return self.say(&printable(&error.to_string())),
            },
        };
        let sentences = match G::preview(&self.session, seat, &mv) {
            Ok(sentences) => sentences,
            Err(reason) => {
                self.say(&say!(self.language, "not-possible", reason))?;
                return self.complete(seat, &mv, &say!(self.language, "lines-these-would-do-preview"));
            }
        };
        let what = G::object(&self.session, seat, &mv);
        self.say(&say!(self.language, "lines-preview", mv = self.session.notation(mv), what))?;
        sentences.iter().try_for_each(|sentence| self.say(&format!("  {sentence}")))
    }

    fn log(&mut self, count: &str) -> io::Result<()> {
        let count = match count {
            "" => 10,
            _ => match count.parse::<usize>() {
                Ok(count) => count,
                Err(_) => return self.say(&say!(self.language, "lines-log-number")),
            },
        };
        let all = self.session.log();
        let text = entries(&all[all.len() - count.min(all.len())..]);
        self.say_all(&text)
    }

    fn undo(&mut self) -> Result<Next, PlayError> {
        if self.session.undo()? {
            self.told = self.session.log().len();
            self.say(&say!(self.language, "lines-undone"))?;
            return Ok(Next::Turn);
        }
        if self.session.is_online() {
            self.tell_notice()?;
            return Ok(Next::Prompt);
        }
        self.say(&match self.session.humans() {
            2.. => say!(self.language, "lines-undo-alone"),
            _ => say!(self.language, "lines-undo-nothing"),
        })?;
        Ok(Next::Prompt)
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        let language = self.language;
        let answer = match file {
            _ if self.session.is_online() => say!(language, "online-kept"),
            "" => say!(language, "lines-save-needs-name"),
            _ if Path::new(file).exists() => say!(language, "lines-save-there", file),
            _ => match store::write(Path::new(file), self.session.record()) {
                Ok(()) => {
                    self.saved = Some((file.to_owned(), self.session.record().moves.len()));
                    say!(language, "lines-saved", file)
                }
                Err(error) => say!(language, "lines-not-saved", why = error.told(language)),
            },
        };
        self.say(&printable(&answer))
    }

    fn scoring(&mut self) -> io::Result<()> {
        if let Some(text) = G::scoring(&self.session) {
            self.say("")?;
            self.say(&format!("== {} ==", say!(self.language, "lines-scoring")))?;
            self.say_all(&text)?;
        }
        self.output.flush()
    }

    fn goodbye(&mut self) -> io::Result<()> {
        let language = self.language;
        let text = match (self.session.path(), &self.saved) {
            _ if self.session.is_online() => say!(language, "online-bye"),
            (Some(path), _) => say!(language, "lines-bye-kept", file = path.display().to_string()),
            (None, Some((file, plies))) if *plies == self.session.record().moves.len() => {
                printable(&say!(language, "lines-bye-saved", file))
            }
            (None, Some((file, plies))) => {
                printable(&say!(language, "lines-bye-saved-before", file, plies = *plies))
            }
            (None, None) => say!(language, "lines-bye-lost"),
        };
        self.say("")?;
        self.say(&text)?;
        self.output.flush()
    }
}

fn entries(log: &[Entry]) -> Vec<String> {
    let mut text = Vec::new();
    for entry in log {
        text.push(format!("* {}", entry.headline));
        text.extend(entry.changes.iter().map(|change| format!("    {change}")));
    }
    text
}

/// What somebody typed may hold anything; it is quoted without what moves a cursor.
fn printable(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

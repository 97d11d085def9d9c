//! The lesson card: what is to be done, and once something was tried, what came of it and why.
//!
//! It is a part of the page like all others, made from the plies so far; the rules say whether the task is done.

use super::AtTable;
use super::scene::Scene;
use crate::history::LessonRun;
use crate::pages::learn;
use crate::text::say;
use games::learn::lesson::{LEARNER, Progress};
use games::learn::markup;
use games::page::moment::{Story, changes_of};
use games::page::{Change, Ply};
use maud::{Markup, html};

/// The card, for whoever learns; nothing at other tables.
pub(super) fn part<G: AtTable>(scene: &Scene<G>) -> Markup {
    let language = scene.language;
    let (Some(run), Some(LEARNER)) = (&scene.history.lesson, scene.seat) else { return html! {} };
    let progress = scene.history.progress().unwrap_or(Progress::Open);
    let (number, step, title) = (run.lesson.number, run.step, run.lesson.title(language));
    let spoken = run.lesson.other_language(language);
    let word = match progress {
        Progress::Open => "open",
        Progress::Done { .. } => "done",
        Progress::Missed => "missed",
    };
    html! {
        section #lesson.part.panel data-progress=(word) data-step=(step + 1) data-ply=(scene.history.plies.len())
            aria-label=(say!(language, "lesson-label", number, title = title.as_str())) {
            header {
                p.soft { (say!(language, "lesson-number", number)) " · " a href=(learn::lessons_path(G::NAME)) { (say!(language, "lesson-all")) } }
                h2 #lesson-title lang=[spoken] { (title) }
                @if run.lesson.len() > 1 { (steps(scene, run)) }
                button.button.quiet.icon.fold type="button" data-fold aria-expanded="true" aria-controls="lesson-body"
                    aria-label=(say!(language, "lesson-fold")) {
                    svg.glyph viewBox="0 0 24 24" aria-hidden="true" {
                        path d="m6 15 6-6 6 6" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"
                            stroke-linejoin="round" {}
                    }
                }
            }
            div #lesson-body {
                @match progress {
                    Progress::Open => (open(scene, run)),
                    Progress::Done { ply } => (done(scene, run, ply)),
                    Progress::Missed => (missed(scene, run)),
                }
            }
            footer.buttons { (buttons(scene, run, progress)) }
        }
    }
}

/// Where one is among the tasks of the lesson.
fn steps<G: AtTable>(scene: &Scene<G>, run: &LessonRun<G>) -> Markup {
    html! {
        p.steps {
            span.visually-hidden { (say!(scene.language, "lesson-step", step = run.step + 1, all = run.lesson.len())) }
            @for step in 0..run.lesson.len() { i aria-hidden="true" data-now=[(step == run.step).then_some("1")] data-past=[(step < run.step).then_some("1")] {} }
        }
    }
}

fn open<G: AtTable>(scene: &Scene<G>, run: &LessonRun<G>) -> Markup {
    let (language, step) = (scene.language, run.step);
    html! {
        @if step == 0 { (told(scene, run, &run.lesson.intro(language))) }
        div.task {
            h3 { (say!(language, "lesson-task")) }
            (told(scene, run, &run.lesson.task(language, step)))
        }
        details #lesson-hint { summary { (say!(language, "lesson-hint")) } (told(scene, run, &run.lesson.hint(language, step))) }
    }
}

fn done<G: AtTable>(scene: &Scene<G>, run: &LessonRun<G>, ply: usize) -> Markup {
    let language = scene.language;
    let last = run.step + 1 == run.lesson.len();
    html! {
        p.verdict { (mark("m5 12.5 4.5 4.5L19 7.5")) strong { @if last { (say!(language, "lesson-done-last")) } @else { (say!(language, "lesson-done")) } } }
        (told(scene, run, &run.lesson.done(language, run.step)))
        (happened(scene, ply, &say!(language, "lesson-happened")))
    }
}

fn missed<G: AtTable>(scene: &Scene<G>, run: &LessonRun<G>) -> Markup {
    let (language, step) = (scene.language, run.step);
    html! {
        p.verdict { (mark("M12 7v6.5M12 17v.2")) strong { (say!(language, "lesson-missed")) } }
        (happened(scene, scene.history.plies.len(), &say!(language, "lesson-instead")))
        div.task {
            h3 { (say!(language, "lesson-task")) }
            (told(scene, run, &run.lesson.task(language, step)))
        }
        (told(scene, run, &run.lesson.hint(language, step)))
    }
}

/// Words of the lesson, with their language where it is not that of the page.
fn told<G: AtTable>(scene: &Scene<G>, run: &LessonRun<G>, text: &str) -> Markup {
    match run.lesson.other_language(scene.language) {
        Some(spoken) => html! { div lang=(spoken) { (markup::blocks(text)) } },
        None => markup::blocks(text),
    }
}

fn mark(path: &str) -> Markup {
    html! {
        svg.glyph viewBox="0 0 24 24" aria-hidden="true" {
            circle cx="12" cy="12" r="11" fill="currentColor" {}
            path d=(path) fill="none" stroke="var(--paper)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" {}
        }
    }
}

/// What the learner's plies changed, each with its cause, and what it came to.
fn happened<G: AtTable>(scene: &Scene<G>, plies: usize, heading: &str) -> Markup {
    let teller = scene.teller();
    let (mut net, mut changes): (Vec<G::Event>, Vec<Change>) = (Vec::new(), Vec::new());
    scene.history.retell_some(0..plies.min(scene.history.plies.len()), |_, played, before, after, events| {
        if played.seat != LEARNER {
            return;
        }
        let ply = Ply { before, after, seat: played.seat, mv: &played.mv, events };
        let story = Story::of(&teller, &ply);
        net.extend(events.iter().cloned());
        changes.extend(changes_of(&teller, &ply, &story.own));
        for (moment, events) in story.moments {
            let told = changes_of(&teller, &ply, &events);
            changes.extend(told.into_iter().filter(|change| change.text != moment.heading));
        }
    });
    html! {
        div.happened-here {
            h3 { (heading) " " (<G as AtTable>::net(scene, LEARNER, &net)) }
            @if !changes.is_empty() {
                ul.changes { @for change in &changes { li class=(change.class) data-at=[change.at.as_ref()] { (change.text) } } }
            }
        }
    }
}

fn buttons<G: AtTable>(scene: &Scene<G>, run: &LessonRun<G>, progress: Progress) -> Markup {
    let (language, lesson) = (scene.language, run.lesson.id.as_str());
    let tried = scene.history.plies.iter().any(|played| played.seat == LEARNER);
    let next = if run.step + 1 < run.lesson.len() {
        Some((lesson, run.step + 2))
    } else {
        run.lesson.next.as_deref().map(|next| (next, 1))
    };
    html! {
        @if run.step > 0 {
            button.button.quiet #lesson-back type="button" data-lesson=(lesson) data-step=(run.step) { (say!(language, "lesson-back")) }
        }
        @if tried {
            button.button #lesson-again type="button" .primary[progress == Progress::Missed] data-again { (say!(language, "lesson-again")) }
        }
        @if let (Progress::Open, Some(shown)) = (progress, scene.history.shown_move()) {
            button.button #lesson-show type="button" data-prepare=(shown) { (say!(language, "lesson-show")) }
        }
        @if progress == Progress::Missed {
            button.button #lesson-show type="button" data-again="show" { (say!(language, "lesson-show")) }
        }
        @if matches!(progress, Progress::Done { .. }) {
            @if let Some((lesson, step)) = next {
                button.button.primary #lesson-next type="button" data-lesson=(lesson) data-step=(step) {
                    @if step == 1 { (say!(language, "lesson-next-lesson")) } @else { (say!(language, "lesson-next")) }
                }
            } @else {
                a.button.primary #lesson-next href=(learn::lessons_path(G::NAME)) { (say!(language, "lesson-all-done")) }
            }
        } @else if run.achieved && let Some((lesson, step)) = next {
            button.button.quiet #lesson-next type="button" data-lesson=(lesson) data-step=(step) { (say!(language, "lesson-skip")) }
        }
    }
}

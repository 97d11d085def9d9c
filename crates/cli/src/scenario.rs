//! `tabletown scenario`: run scenario files.

use crate::args::ScenarioArgs;
use crate::input;
use crate::output::{Ending, Out};
use crate::tables::{Libraries, unknown};
use game_core::{Fault, quoted};
use games::playable::counted;
use games::{Playable, Verdict, with_game};

/// Runs the command: every file, then the verdict.
pub(crate) fn run(args: ScenarioArgs, out: &mut Out) -> Result<(), Ending> {
    let libraries = Libraries::read(&args.packs)?;
    let mut files = Vec::new();
    for path in &args.files {
        files.extend(input::toml_files(path)?);
    }
    let (mut failed, mut faults, mut unreadable) = (0, 0, Vec::new());
    for file in &files {
        let name = file.display().to_string();
        let Some(text) = input::text_or_note(file, &mut unreadable)? else { continue };
        let game = input::scenario_game(&text);
        let outcome =
            with_game!(game, G => one::<G>(&libraries, &name, &text)?).ok_or_else(|| unknown(game))?;
        match outcome {
            Err(found) => {
                faults += found.len();
                out.flush()?;
                input::show_faults(&found);
            }
            Ok(Verdict { name: shows, failure: None }) => {
                out.line(format_args!("ok      {name}: {}", quoted(&shows)))?;
            }
            Ok(Verdict { name: shows, failure: Some(failure) }) => {
                failed += 1;
                out.line(format_args!("FAILED  {name}: {}: {failure}", quoted(&shows)))?;
            }
        }
    }
    if !unreadable.is_empty() {
        return Err(Ending::Wrong(unreadable.join("\ntabletown: ")));
    }
    if faults > 0 {
        return Err(Ending::wrong(format!(
            "the scenario files have {} (see above)",
            counted(faults, "fault")
        )));
    }
    if failed > 0 {
        let of = counted(files.len(), "scenario");
        return Err(Ending::Negative(format!("{failed} of {of} failed")));
    }
    if files.len() > 1 {
        out.line(format_args!("all {} scenarios hold", files.len()))?;
    }
    Ok(())
}

/// Runs one scenario; the outer error is about the packs, the inner one about the file.
fn one<G: Playable>(
    libraries: &Libraries,
    file: &str,
    text: &str,
) -> Result<Result<Verdict, Vec<Fault>>, Ending> {
    let rules = libraries.of::<G>().all_rules()?;
    Ok(G::scenario(rules, file, text))
}

//! `tabletown scenario`: run scenario files.

use crate::args::ScenarioArgs;
use crate::input;
use crate::output::{Ending, Out};
use game_core::quoted;
use suburbia::scenario::Scenario;

/// Runs the command: every file, then the verdict.
pub fn run(args: ScenarioArgs, out: &mut Out) -> Result<(), Ending> {
    let (library, names) = input::packs(&args.packs)?;
    let rules = input::rules(&library, &names)?;
    let mut files = Vec::new();
    for path in &args.files {
        files.extend(input::toml_files(path)?);
    }
    let (mut failed, mut faults, mut unreadable) = (0, 0, Vec::new());
    for file in &files {
        let name = file.display().to_string();
        let Some(text) = input::text_or_note(file, &mut unreadable)? else { continue };
        match Scenario::read(rules, &name, &text) {
            Err(found) => {
                faults += found.len();
                out.flush()?;
                input::show_faults(&found);
            }
            Ok(scenario) => match scenario.run() {
                Ok(()) => out.line(format_args!("ok      {name}: {}", quoted(&scenario.name)))?,
                Err(failure) => {
                    failed += 1;
                    out.line(format_args!("FAILED  {name}: {}: {failure}", quoted(&scenario.name)))?;
                }
            },
        }
    }
    if !unreadable.is_empty() {
        return Err(Ending::Wrong(unreadable.join("\ntabletown: ")));
    }
    if faults > 0 {
        return Err(Ending::wrong(format!(
            "the scenario files have {} (see above)",
            input::counted(faults, "fault")
        )));
    }
    if failed > 0 {
        let of = input::counted(files.len(), "scenario");
        return Err(Ending::Negative(format!("{failed} of {of} failed")));
    }
    Ok(())
}

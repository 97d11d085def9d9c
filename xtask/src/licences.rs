//! The licences of all dependencies: each has to be among those that a program under MIT or Apache-2.0 may be built from.

use crate::root;
use std::collections::BTreeSet;
use std::process::Command;

/// What may be part of the program. MPL-2.0 asks for the sources of its own files only, which are public and unchanged.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "CDLA-Permissive-2.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "NCSA",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Names every dependency whose licence is none of these.
pub fn check() -> Result<(), String> {
    eprintln!("==> licences of all dependencies");
    let tree = ["tree", "--workspace", "--all-features", "--edges", "all", "--prefix", "none"];
    let listed =
        Command::new(env!("CARGO")).args(tree).args(["--format", "{p}\t{l}"]).current_dir(root()).output();
    let listed = listed.map_err(|error| format!("cargo tree cannot be started: {error}"))?;
    if !listed.status.success() {
        return Err(format!("failed: cargo tree\n{}", String::from_utf8_lossy(&listed.stderr)));
    }
    let text = String::from_utf8_lossy(&listed.stdout);
    let packages: BTreeSet<(&str, &str)> = text.lines().filter_map(|line| line.split_once('\t')).collect();
    let others: Vec<String> = packages
        .iter()
        .filter(|(_, licence)| !allows(licence.trim_end_matches(" (*)")))
        .map(|(package, licence)| format!("{package}: {}", if licence.is_empty() { "none" } else { licence }))
        .collect();
    if others.is_empty() && !packages.is_empty() {
        return Ok(());
    }
    Err(format!("dependencies with other licences than xtask/src/licences.rs allows:\n{}", others.join("\n")))
}

/// Whether an SPDX expression can be met: of alternatives one, of what goes together all.
fn allows(expression: &str) -> bool {
    let expression = expression.replace('/', " OR ");
    let bare = |part: &str| part.trim().trim_matches(['(', ')']).trim().to_owned();
    let fits = |part: &str| ALLOWED.contains(&bare(part).as_str());
    // `(MIT OR Apache-2.0) AND Unicode-3.0`: each part that goes together is judged by itself.
    match expression.contains('(') {
        true => expression.split(" AND ").all(|part| part.split(" OR ").any(fits)),
        false => expression.split(" OR ").any(|part| part.split(" AND ").all(fits)),
    }
}

#[cfg(test)]
mod tests {
    use super::allows;

    #[test]
    fn one_of_alternatives_is_enough_and_all_that_goes_together_is_needed() {
        for fine in [
            "MIT",
            "MIT/Apache-2.0",
            "GPL-3.0 OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "MIT OR Apache-2.0 OR LGPL-2.1-or-later",
        ] {
            assert!(allows(fine), "{fine}");
        }
        for not in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Apache-2.0) AND GPL-3.0"] {
            assert!(!allows(not), "{not}");
        }
    }
}

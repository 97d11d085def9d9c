//! Lists the texts of a crate: every folder of `locales` is a language, every file in it a part of its texts.
//!
//! Writes `locales.rs` into the build's folder: `&[(code, &[(file, text)])]`, English first. Every crate that has texts
//! names this file as its build script.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let crate_folder = env::var("CARGO_MANIFEST_DIR").map_err(io::Error::other)?;
    let locales = Path::new(&crate_folder).join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut languages: Vec<(String, Vec<String>)> = Vec::new();
    for code in names(&locales)?.into_iter().filter(|name| locales.join(name).is_dir()) {
        let files = names(&locales.join(&code))?.into_iter().filter(|name| name.ends_with(".ftl"));
        let files = files.map(|file| {
            let path = locales.join(&code).join(&file);
            format!("({file:?}, include_str!({:?}))", path.display().to_string())
        });
        languages.push((code.clone(), files.collect()));
    }
    languages.sort_by_key(|(code, _)| (code != "en", code.clone()));
    let lines = languages.iter().map(|(code, files)| format!("    ({code:?}, &[{}]),\n", files.join(", ")));
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    fs::write(Path::new(&out).join("locales.rs"), format!("&[\n{}]\n", lines.collect::<String>()))
}

/// What a folder holds, by name.
fn names(folder: &Path) -> io::Result<Vec<String>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names = entries.collect::<io::Result<Vec<_>>>()?;
    names.sort();
    Ok(names)
}

//! Folders of texts: build scripts list them so that they become part of the program, tests read them.
//!
//! It depends on nothing, as everything waits for build scripts.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// For a build script: lists the texts of its crate as `locales.rs` in the build's folder, in the form
/// `&[(language, &[(file, text)])]`, English first. Every folder of `locales` is a language, every file in it a part of
/// its texts.
pub fn list_locales() -> io::Result<()> {
    let locales = variable("CARGO_MANIFEST_DIR")?.join("locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut languages = entries(&locales)?;
    languages.retain(|folder| folder.is_dir());
    languages.sort_by_key(|folder| (name(folder) != "en", name(folder)));
    let mut list = String::from("&[\n");
    for folder in languages {
        let files = with_extension(&folder, "ftl")?.into_iter();
        let files =
            files.map(|path| format!("({:?}, include_str!({:?}))", name(&path), path.display().to_string()));
        let files: Vec<String> = files.collect();
        list += &format!("    ({:?}, &[{}]),\n", name(&folder), files.join(", "));
    }
    fs::write(variable("OUT_DIR")?.join("locales.rs"), list + "]\n")
}

/// For a build script: lists the files in a folder of its crate as `FOLDER.rs` in the build's folder, in the form
/// `&[(file, bytes)]`. Scripts and stylesheets are without what only their readers need, see [`slim`].
pub fn list_files(folder: &str) -> io::Result<()> {
    let place = variable("CARGO_MANIFEST_DIR")?.join(folder);
    println!("cargo::rerun-if-changed={}", place.display());
    let copies = variable("OUT_DIR")?.join(folder);
    fs::create_dir_all(&copies)?;
    let mut list = String::from("&[\n");
    for mut path in entries(&place)? {
        if path.extension().is_some_and(|its| its == "js" || its == "css") {
            let copy = copies.join(name(&path));
            fs::write(&copy, slim(&fs::read_to_string(&path)?))?;
            path = copy;
        }
        list += &format!("    ({:?}, include_bytes!({:?})),\n", name(&path), path.display().to_string());
    }
    fs::write(copies.with_extension("rs"), list + "]\n")
}

/// A script or stylesheet without indentation and without the comments that have lines of their own. Every line keeps
/// its number, so that what a browser complains about is found in the source. A file that might have a text over
/// several lines stays as it is.
pub fn slim(text: &str) -> String {
    let over_several_lines = |line: &str| line.matches('`').count() % 2 == 1 || line.ends_with('\\');
    if text.lines().any(over_several_lines) {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    let mut within = false;
    for line in text.lines() {
        let mut rest = line.trim();
        loop {
            if !within && rest.starts_with("//") {
                rest = "";
            }
            match rest.strip_prefix("/*") {
                Some(inside) if !within => (within, rest) = (true, inside),
                _ if !within => break,
                _ => {}
            }
            let Some((_, behind)) = rest.split_once("*/") else { break };
            (within, rest) = (false, behind.trim_start());
        }
        out.push_str(if within { "" } else { rest });
        out.push('\n');
    }
    out
}

/// For a build script: lists the pictures of all packs as `art.rs` in the build's folder, in the form
/// `&[(name, text)]`; `packs/GAME/art/ID.svg` has the name `GAME/ID`. Folders within `art` are part of the name.
pub fn list_art() -> io::Result<()> {
    let packs = variable("CARGO_MANIFEST_DIR")?.join("../../packs");
    let mut list = String::from("&[\n");
    for game in entries(&packs)?.into_iter().filter(|game| game.join("base.toml").exists()) {
        let art = game.join("art");
        println!("cargo::rerun-if-changed={}", art.display());
        let mut folders = vec![(name(&game), art)];
        while let Some((above, folder)) = folders.pop() {
            for path in entries(&folder)? {
                if path.is_dir() {
                    folders.push((format!("{above}/{}", name(&path)), path));
                } else if let Some(id) = name(&path).strip_suffix(".svg") {
                    let text = path.display().to_string();
                    list += &format!("    ({:?}, include_str!({text:?})),\n", format!("{above}/{id}"));
                }
            }
        }
    }
    fs::write(variable("OUT_DIR")?.join("art.rs"), list + "]\n")
}

/// For a build script: lists the lessons of all games as `lessons.rs` in the build's folder, in the form
/// `&[(game, &[(file, text)])]`; those of a game are in `packs/GAME/lessons`, taught in the order of their names.
pub fn list_lessons() -> io::Result<()> {
    let packs = variable("CARGO_MANIFEST_DIR")?.join("../../packs");
    let mut list = String::from("&[\n");
    for game in entries(&packs)?.into_iter().filter(|game| game.join("lessons").is_dir()) {
        let lessons = game.join("lessons");
        println!("cargo::rerun-if-changed={}", lessons.display());
        list += &format!("    ({:?}, &[\n", name(&game));
        for path in with_extension(&lessons, "toml")? {
            list +=
                &format!("        ({:?}, include_str!({:?})),\n", name(&path), path.display().to_string());
        }
        list += "    ]),\n";
    }
    fs::write(variable("OUT_DIR")?.join("lessons.rs"), list + "]\n")
}

/// The files of a folder with this extension: their names, in alphabetical order, and their texts.
pub fn texts(folder: &Path, extension: &str) -> io::Result<Vec<(String, String)>> {
    let files = with_extension(folder, extension)?.into_iter();
    files.map(|path| Ok((name(&path), fs::read_to_string(path)?))).collect()
}

fn variable(name: &str) -> io::Result<PathBuf> {
    env::var(name).map(PathBuf::from).map_err(io::Error::other)
}

fn with_extension(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut files = entries(folder)?;
    files.retain(|path| path.extension().is_some_and(|its| its == extension));
    Ok(files)
}

/// What is in a folder, in alphabetical order, so that every machine builds the same program.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    entries.sort();
    Ok(entries)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_readers_need_is_left_out() {
        for (text, expected) in [
            ("a\n  b\n", "a\nb\n"),
            ("  // why\nf(); // how\n", "\nf(); // how\n"),
            ("/** What. */\nf();\n", "\nf();\n"),
            ("/*\n * What,\n * and why.\n */\nf();\n", "\n\n\n\nf();\n"),
            ("/* one */ /* two */ a { b: c }\n", "a { b: c }\n"),
            ("/*/ still one */ d\n", "d\n"),
            ("a { b: url(//c) }\n", "a { b: url(//c) }\n"),
            ("const t = `\n  // text\n`;\n", "const t = `\n  // text\n`;\n"),
        ] {
            assert_eq!(slim(text), expected, "{text}");
            assert_eq!(slim(text).lines().count(), text.lines().count(), "{text}");
        }
    }
}

//! The pictures beside packs: `art/ID.svg` in the folder of a pack's file, for every pack of that folder.

use crate::input;
use crate::output::Ending;
use game_core::Fault;
use game_core::art::{ArtFile, MOST_BYTES, names};
use game_core::fault::fault_at;
use std::collections::{BTreeMap, HashSet};
use std::io::Read;
use std::path::{Path, PathBuf};

/// The pictures found so far, each folder read once.
#[derive(Default)]
pub(crate) struct Pictures {
    folders: BTreeMap<PathBuf, Vec<ArtFile>>,
    /// What is wrong with them.
    pub faults: Vec<Fault>,
}

impl Pictures {
    /// The pictures beside a pack's file.
    pub(crate) fn beside(&mut self, pack: &Path) -> Result<Vec<ArtFile>, Ending> {
        let folder = pack.parent().unwrap_or(Path::new("")).to_owned();
        if let Some(known) = self.folders.get(&folder) {
            return Ok(known.clone());
        }
        let mut found = Vec::new();
        for path in svg_files(&folder.join("art"))? {
            let (file, id) =
                (path.display().to_string(), path.file_stem().unwrap_or_default().to_string_lossy());
            match read(&path, &file).and_then(|text| ArtFile::read(&file, &id, &text)) {
                Ok(picture) => found.push(picture),
                Err(faults) => self.faults.extend(faults),
            }
        }
        Ok(self.folders.entry(folder).or_insert(found).clone())
    }

    /// A fault for each picture that no tile has. Only of folders whose packs were all read: other packs may have
    /// other tiles.
    pub(crate) fn nobodys(&self, packs: &[&Path], tiles: &[String]) -> Result<Vec<Fault>, Ending> {
        let known: HashSet<&str> = tiles.iter().flat_map(|tile| names(tile)).collect();
        let tiles: Vec<&str> = tiles.iter().map(String::as_str).collect();
        let mut faults = Vec::new();
        for (folder, pictures) in &self.folders {
            let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
            let all = input::toml_files(here)?;
            let read = |file: &PathBuf| packs.iter().any(|pack| pack.file_name() == file.file_name());
            if all.iter().all(read) {
                let lost = pictures.iter().filter(|picture| !known.contains(picture.id.as_str()));
                faults.extend(lost.map(|picture| picture.nobodys(&tiles)));
            }
        }
        Ok(faults)
    }
}

/// The pictures of a folder by name; none if there is no such folder.
fn svg_files(folder: &Path) -> Result<Vec<PathBuf>, Ending> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let cannot = |error| Ending::wrong(format!("cannot read {}: {error}", folder.display()));
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(cannot)? {
        let file = entry.map_err(cannot)?.path();
        if file.extension().is_some_and(|extension| extension == "svg") {
            files.push(file);
        }
    }
    files.sort();
    Ok(files)
}

/// As much of a file as a picture may have, and a byte more.
fn read(path: &Path, file: &str) -> Result<String, Vec<Fault>> {
    let fault = |message: String| vec![fault_at(file, "", 0..0, message, "expected SVG in UTF-8".to_owned())];
    let mut bytes = Vec::new();
    let opened = std::fs::File::open(path);
    let read = opened.and_then(|open| open.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes));
    read.map_err(|error| fault(format!("cannot be read: {error}")))?;
    String::from_utf8(bytes).map_err(|_| fault("this is not text".to_owned()))
}

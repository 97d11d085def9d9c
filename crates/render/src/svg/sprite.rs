//! Sprites: SVG files from which a page takes drawings by `<use href="FILE#ID">`.
//!
//! A sprite is in several files, so that a page loads what it shows and not all there is. How it is divided depends on
//! what everybody knows (packs, stacks, generations), never on what is in one game.

use super::FONTS;
use super::glyph::MEEPLE;
use super::pen::{escape, n};
use std::collections::HashMap;
use std::fmt;

/// The files of a sprite with their names, the one that every page needs first.
pub type SpriteFiles = Vec<(&'static str, String)>;

/// Where the drawings of a sprite are. Shown as text it is the address of its first file.
#[derive(Debug, Clone, Default)]
pub struct Sprite {
    /// The addresses of the files.
    files: Vec<String>,
    /// The file of every symbol that is not in the first.
    elsewhere: HashMap<String, usize>,
}

impl Sprite {
    /// A sprite with its files in a folder.
    pub fn new(folder: &str, files: &[(&'static str, String)]) -> Sprite {
        let ids = |text: &'_ str| -> Vec<String> {
            let starts = text.split("<symbol id=\"").skip(1);
            starts.filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
        };
        let later = files.iter().enumerate().skip(1);
        Sprite {
            files: files.iter().map(|(name, _)| format!("{folder}/{name}.svg")).collect(),
            elsewhere: later
                .flat_map(|(file, (_, text))| ids(text).into_iter().map(move |id| (id, file)))
                .collect(),
        }
    }

    /// A sprite of a single file.
    pub fn single(address: &str) -> Sprite {
        Sprite { files: vec![address.to_owned()], elsewhere: HashMap::new() }
    }

    /// The address of the file that every page needs.
    pub fn first(&self) -> &str {
        self.files.first().map_or("", String::as_str)
    }

    /// The addresses of its files.
    pub fn files(&self) -> &[String] {
        &self.files
    }

    /// Where a symbol is, for a `<use>`.
    pub fn href(&self, symbol: &str) -> String {
        let file = self.elsewhere.get(symbol).copied().unwrap_or(0);
        format!("{}#{symbol}", self.files.get(file).map_or("", String::as_str))
    }
}

impl fmt::Display for Sprite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.first())
    }
}

/// The box that all signs are drawn in.
const SIGN_BOX: &str = "-6 -6 12 12";

/// The files of these symbols, by name; a file without any is none.
pub fn files(symbols: impl IntoIterator<Item = (&'static str, String)>) -> SpriteFiles {
    let file =
        |(name, symbols)| (name, format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{symbols}</svg>\n"));
    symbols.into_iter().filter(|(_, symbols)| !symbols.is_empty()).map(file).collect()
}

/// Adds a symbol.
pub fn symbol(out: &mut String, id: &str, view: &str, body: &str) {
    let id = escape(id);
    out.push_str(&format!(
        "<symbol id=\"{id}\" viewBox=\"{view}\" font-family=\"{FONTS}\">{body}</symbol>\n"
    ));
}

/// Adds a sign in the colour of the text around it.
pub fn sign(out: &mut String, id: &str, shape: &str) {
    let path = format!("<path d=\"{shape}\" fill=\"currentColor\" fill-rule=\"evenodd\"/>");
    symbol(out, id, SIGN_BOX, &path);
}

/// Adds the meeple, in the colour of the text around it.
pub fn meeple(out: &mut String) {
    let path = format!("<path d=\"{MEEPLE}\" fill=\"currentColor\" stroke=\"#fff\" stroke-width=\"1.4\"/>");
    symbol(out, "meeple", "-13 -26 26 28", &path);
}

/// Left, top, width and height as a `viewBox`.
pub fn view([x, y, w, h]: [f64; 4]) -> String {
    format!("{} {} {} {}", n(x), n(y), n(w), n(h))
}

/// A drawing of a sprite in a box whose middle is at a point.
pub fn use_at(sprite: &Sprite, symbol: &str, [left, top, w, h]: [f64; 4], x: f64, y: f64) -> String {
    format!(
        "<use href=\"{}\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/>",
        escape(&sprite.href(symbol)),
        n(x + left),
        n(y + top),
        n(w),
        n(h)
    )
}

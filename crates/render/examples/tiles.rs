//! Prints a sheet with every kind of tile of the base game: `cargo run -p render --example tiles > tiles.svg`.

use render::suburbia::svg::tile_svg;
use render::svg::font::{FONTS, embedded};
use render::text::Language;
use suburbia::library::Library;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rules = Library::builtin().rules(&["base".to_owned()])?;
    println!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1260 780\" width=\"1260\" height=\"780\" \
         font-family=\"{FONTS}\">{}<rect width=\"1260\" height=\"780\" fill=\"#efe8d9\"/>",
        embedded()
    );
    for (index, (kind, _)) in rules.kinds().enumerate() {
        let (x, y) = (75 + 139 * (index % 9), 70 + 128 * (index / 9));
        println!("<g transform=\"translate({x} {y})\">{}</g>", tile_svg(Language::ENGLISH, rules, kind));
    }
    println!("</svg>");
    Ok(())
}

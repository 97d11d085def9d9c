//! Makes the texts of every language in `locales` and the pictures of all packs part of the program.

fn main() -> std::io::Result<()> {
    build_support::list_locales()?;
    build_support::list_art()
}

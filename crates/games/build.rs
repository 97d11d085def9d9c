//! Makes the texts of every language in `locales`, and the lessons of all games, part of the program.

fn main() -> std::io::Result<()> {
    build_support::list_locales()?;
    build_support::list_lessons()
}

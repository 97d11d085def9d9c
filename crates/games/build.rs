//! Makes the texts of every language in `locales` part of the program.

fn main() -> std::io::Result<()> {
    build_support::list_locales()
}

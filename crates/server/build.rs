//! Makes the files in `assets` part of the program.

fn main() -> std::io::Result<()> {
    build_support::list_files("assets")
}

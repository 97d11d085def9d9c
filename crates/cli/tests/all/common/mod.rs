//! Running the commands as a person does.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub fn tabletown(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tabletown"))
        .args(args)
        .current_dir(root())
        .stdin(Stdio::null())
        .output()
        .expect("it starts")
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder of this test's own, empty.
pub fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder");
    path
}

pub fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Runs with arguments that must be refused with this code, in one sentence that says `part`, and no panic.
pub fn refused(args: &[&str], code: i32, part: &str) {
    let output = tabletown(args);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {stderr}");
    assert!(stderr.contains(part), "{args:?} says: {stderr}");
    assert!(!stderr.contains("panicked"), "{args:?}: {stderr}");
}

pub fn text(path: &Path) -> &str {
    path.to_str().expect("test folders have plain names")
}

/// Plays line by line through pipes; returns what was printed and the exit code.
pub fn play(args: &[&str], input: &str) -> (String, Option<i32>) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tabletown"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    // The game may be over, or refused, before all input is read.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let output = child.wait_with_output().expect("it ends");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!errors.contains("panicked"), "{errors}");
    (stdout(&output) + &errors, output.status.code())
}

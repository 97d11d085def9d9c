//! `cargo xtask dist`: what operators install. The program as a tarball and as a Debian package, with its manual and its
//! completions, and the sums of all files.
//!
//! Reads: `package.metadata.deb` of `crates/cli/Cargo.toml`, in the form of cargo-deb; what is in the package is written there
//! and nowhere else. Writes: `target/dist-out`.

use crate::{cargo, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use toml::{Table, Value};

/// The package's description, and the folder its paths begin at.
const CRATE: &str = "crates/cli";
/// Where files that are made before the package stand in its description.
const MADE: &str = "../../target/dist-out/";
const PROGRAM: &str = "target/release/tabletown";

/// Builds everything; quickly with the release profile, which is less optimised.
pub fn dist(quick: bool) -> Result<(), String> {
    let profile = if quick { "release" } else { "dist" };
    cargo(&format!("build --profile {profile} -p tabletown"), &[])?;
    let program = target().join(profile).join("tabletown");
    let out = root().join("target/dist-out");
    fresh(&out)?;
    let description = Description::read()?;
    make_texts(&program, &out)?;
    let tarball = tarball(&description, &program, &out)?;
    let mut files = vec![tarball];
    if crate::needs::succeeds("dpkg-deb", &["--version"]) {
        files.push(description.build(&program, &out, &out, "xz")?);
    } else {
        eprintln!("    dpkg-deb is not there: no Debian package (install dpkg)");
    }
    let names = files.iter().filter_map(|file| file.file_name()).map(|name| name.to_string_lossy());
    let sums = said(Command::new("sha256sum").args(names.map(|name| name.into_owned())).current_dir(&out))?;
    write(&out.join("SHA256SUMS"), &sums)?;
    eprintln!("    in {}:", out.display());
    eprint!("{sums}");
    Ok(())
}

/// Where cargo builds.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The pages of the manual and the completions, made by the program itself.
pub fn make_texts(program: &Path, out: &Path) -> Result<(), String> {
    let man = out.join("man");
    said(Command::new(program).args(["man", "--dir"]).arg(&man))?;
    let pages = files_like(&man.join("*.1"))?;
    said(Command::new("gzip").args(["-9", "--no-name", "--force"]).args(pages))?;
    let completions = out.join("completions");
    fresh(&completions)?;
    for (shell, file) in [("bash", "tabletown.bash"), ("zsh", "_tabletown"), ("fish", "tabletown.fish")] {
        let script = said(Command::new(program).args(["completions", shell]))?;
        write(&completions.join(file), &script)?;
    }
    Ok(())
}

/// What `package.metadata.deb` and the package itself say.
pub struct Description {
    package: Table,
    version: String,
}

impl Description {
    pub fn read() -> Result<Description, String> {
        let file = |path: &str| {
            let text = fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))?;
            text.parse::<Table>().map_err(|error| format!("{path}: {error}"))
        };
        let version = at(&file("Cargo.toml")?, "workspace.package.version")?.to_owned();
        let mut manifest = file(&format!("{CRATE}/Cargo.toml"))?;
        match manifest.remove("package") {
            Some(Value::Table(package)) => Ok(Description { package, version }),
            _ => Err(format!("{CRATE}/Cargo.toml has no [package]")),
        }
    }

    fn text(&self, key: &str) -> Result<&str, String> {
        at(&self.package, key)
    }

    /// Builds the package of a program, with the texts of `made`, into a folder.
    pub fn build(
        &self,
        program: &Path,
        made: &Path,
        into: &Path,
        compression: &str,
    ) -> Result<PathBuf, String> {
        let stage = into.join("stage");
        fresh(&stage)?;
        let assets = self.package["metadata"]["deb"]["assets"].as_array().ok_or("there are no assets")?;
        for asset in assets {
            let asset: Vec<&str> = asset.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
            let [from, to, mode] = asset[..] else {
                return Err(format!("an asset is no [from, to, mode]: {asset:?}"));
            };
            let from = match (from, from.strip_prefix(MADE)) {
                (PROGRAM, _) => program.to_owned(),
                (_, Some(file)) => made.join(file),
                _ => root().join(CRATE).join(from),
            };
            for file in files_like(&from)? {
                let named = file.file_name().filter(|_| to.ends_with('/'));
                let to = named.map_or_else(|| stage.join(to), |name| stage.join(to).join(name));
                said(Command::new("install").arg("-D").args(["-m", mode]).arg(file).arg(to))?;
            }
        }
        let control = stage.join("DEBIAN");
        fs::create_dir(&control).map_err(|error| error.to_string())?;
        let architecture = said(Command::new("dpkg").arg("--print-architecture"))?.trim().to_owned();
        write(&control.join("control"), &self.control(program, &architecture)?)?;
        let kept = self.package["metadata"]["deb"]["conf-files"].as_array().into_iter().flatten();
        let kept: String = kept.filter_map(Value::as_str).map(|file| format!("{file}\n")).collect();
        write(&control.join("conffiles"), &kept)?;
        let scripts = root().join(CRATE).join(self.text("metadata.deb.maintainer-scripts")?);
        for script in files_like(&scripts.join("*"))? {
            let to = control.join(script.file_name().unwrap_or_default());
            said(Command::new("install").args(["-m", "755"]).arg(script).arg(to))?;
        }
        let file = into.join(format!("tabletown_{}_{architecture}.deb", self.version));
        let build = ["--root-owner-group", "--build"];
        said(Command::new("dpkg-deb").arg(format!("-Z{compression}")).args(build).arg(&stage).arg(&file))?;
        fs::remove_dir_all(&stage).map_err(|error| error.to_string())?;
        Ok(file)
    }

    fn control(&self, program: &Path, architecture: &str) -> Result<String, String> {
        let deb = |key: &str| self.text(&format!("metadata.deb.{key}"));
        let mut depends = vec![deb("depends")?.to_owned(), "libgcc-s1".to_owned()];
        if let Some(version) = libc(program)? {
            depends.push(format!("libc6 (>= {version})"));
        }
        let long =
            deb("extended-description")?.trim().lines().map(|line| format!(" {line}\n")).collect::<String>();
        Ok(format!(
            "Package: tabletown\nVersion: {}\nArchitecture: {architecture}\nMaintainer: {}\nSection: {}\nPriority: {}\n\
             Depends: {}\nDescription: {}\n{long}",
            self.version,
            deb("maintainer")?,
            deb("section")?,
            deb("priority")?,
            depends.join(", "),
            self.text("description")?,
        ))
    }
}

/// The C library that a program needs at least: the highest version that its symbols name.
fn libc(program: &Path) -> Result<Option<String>, String> {
    const MARK: &[u8] = b"GLIBC_2.";
    let bytes = fs::read(program).map_err(|error| format!("{}: {error}", program.display()))?;
    let minor = |at: usize| {
        let digits = bytes[at + MARK.len()..].iter().take_while(|byte| byte.is_ascii_digit());
        digits.fold(0u32, |number, digit| number.saturating_mul(10).saturating_add(u32::from(digit - b'0')))
    };
    let found = bytes.windows(MARK.len()).enumerate().filter(|(_, word)| *word == MARK);
    Ok(found.map(|(at, _)| minor(at)).filter(|minor| *minor < 1000).max().map(|minor| format!("2.{minor}")))
}

/// The program with all that goes beside it, for systems without packages.
fn tarball(description: &Description, program: &Path, out: &Path) -> Result<PathBuf, String> {
    let name =
        format!("tabletown-{}-{}-{}", description.version, std::env::consts::OS, std::env::consts::ARCH);
    let folder = out.join(&name);
    fresh(&folder)?;
    for file in [
        "README.md",
        "CHANGELOG.md",
        "LICENSE.md",
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "packaging/tabletown.service",
        "packaging/copyright",
    ] {
        said(Command::new("cp").arg(root().join(file)).arg(&folder))?;
    }
    said(Command::new("install").args(["-m", "755"]).arg(program).arg(folder.join("tabletown")))?;
    said(Command::new("cp").arg("-r").arg(out.join("man")).arg(out.join("completions")).arg(&folder))?;
    let file = format!("{name}.tar.gz");
    let tar = ["--owner=0", "--group=0", "--sort=name", "-czf"];
    said(Command::new("tar").args(tar).arg(&file).arg(&name).current_dir(out))?;
    fs::remove_dir_all(&folder).map_err(|error| error.to_string())?;
    Ok(out.join(file))
}

/// A text by its path of keys.
fn at<'t>(table: &'t Table, path: &str) -> Result<&'t str, String> {
    let mut keys = path.split('.');
    let first = keys.next().and_then(|key| table.get(key));
    let found = keys.try_fold(first, |value, key| value.map(|value| value.get(key)));
    found.flatten().and_then(Value::as_str).ok_or_else(|| format!("there is no {path}"))
}

/// A file, or those of a folder that end as `folder/*end` says, by name.
fn files_like(path: &Path) -> Result<Vec<PathBuf>, String> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let Some(end) = name.strip_prefix('*') else { return Ok(vec![path.to_owned()]) };
    let folder = path.parent().unwrap_or(path);
    let cannot = |error: std::io::Error| format!("cannot read {}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(cannot)? {
        let file = entry.map_err(cannot)?.path();
        if file.is_file() && file.to_string_lossy().ends_with(end) {
            files.push(file);
        }
    }
    files.sort();
    if files.is_empty() { Err(format!("there is nothing like {}", path.display())) } else { Ok(files) }
}

/// An empty folder.
pub fn fresh(folder: &Path) -> Result<(), String> {
    let cannot = |error| format!("cannot make {}: {error}", folder.display());
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(cannot)?;
    }
    fs::create_dir_all(folder).map_err(cannot)
}

pub fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("cannot write {}: {error}", file.display()))
}

/// Runs a program and returns what it says; what it complains about if it fails.
pub fn said(command: &mut Command) -> Result<String, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{program} cannot be started: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(format!("failed: {command:?}\n{}", String::from_utf8_lossy(&output.stderr)))
}

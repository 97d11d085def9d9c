//! What the tests need besides Rust: whether it is there, what installs it, and what cannot run without it.
//!
//! Something more is one line in [`NEEDS`].

use std::path::{Path, PathBuf};
use std::process::Command;

/// Something the tests need.
#[derive(Debug, PartialEq, Eq)]
pub struct Need {
    /// What it is.
    pub name: &'static str,
    /// How one sees that it is there.
    pub sign: Sign,
    /// The packages that bring it on Debian, and on Ubuntu.
    pub debian: &'static str,
    pub ubuntu: &'static str,
    /// What cannot run without it.
    pub part: Part,
}

/// How one sees that something is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// One of these programs can be called.
    Program(&'static [&'static str]),
    /// `cargo NAME` can be called; rustup installs the component of this name.
    Component(&'static str, &'static str),
    /// This program can be called, or is in `bin` of one of the versions in this folder, which Debian does not put on the path.
    Versioned(&'static str, &'static str),
    /// There is something in this folder of the system.
    Folder(&'static str),
}

/// A part of the tests that can be left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Format,
    Lints,
    FuzzTargets,
    Browser,
    /// What rests on storage, once more on PostgreSQL.
    Postgres,
    /// Several servers on one database.
    Nodes,
    /// The search for barriers, which is some of the browser's tests.
    Barriers,
    /// The Debian package, which is tried on Debian and Ubuntu only.
    Package,
}

impl Part {
    pub fn name(self) -> &'static str {
        match self {
            Part::Format => "the check of the format",
            Part::Lints => "the lints",
            Part::FuzzTargets => "the fuzz targets",
            Part::Browser => "the journeys in a browser",
            Part::Postgres => "the tests on PostgreSQL",
            Part::Nodes => "the tests of several nodes",
            Part::Barriers => "the search for barriers with axe",
            Part::Package => "the Debian package",
        }
    }
}

const fn need(
    name: &'static str,
    sign: Sign,
    debian: &'static str,
    ubuntu: &'static str,
    part: Part,
) -> Need {
    Need { name, sign, debian, ubuntu, part }
}

/// Everything the tests need besides Rust.
#[rustfmt::skip] // one line each
pub const NEEDS: &[Need] = &[
    need("rustfmt", Sign::Component("fmt", "rustfmt"), "", "", Part::Format),
    need("clippy", Sign::Component("clippy", "clippy"), "", "", Part::Lints),
    need("a C++ compiler", Sign::Program(&["c++", "g++", "clang++"]), "g++", "g++", Part::FuzzTargets),
    need("Chromium", Sign::Program(&["chromium", "chromium-browser", "google-chrome"]), "chromium", "chromium-browser", Part::Browser),
    need("its driver", Sign::Program(&["chromedriver"]), "chromium-driver", "chromium-chromedriver", Part::Browser),
    need("a font", Sign::Folder("/usr/share/fonts"), "fonts-dejavu-core", "fonts-dejavu-core", Part::Browser),
    need("PostgreSQL", Sign::Versioned("initdb", "/usr/lib/postgresql"), "postgresql", "postgresql", Part::Postgres),
    need("nats-server", Sign::Program(&["nats-server", "/usr/sbin/nats-server"]), "nats-server", "nats-server", Part::Nodes),
    need("npm", Sign::Program(&["npm"]), "npm", "npm", Part::Barriers),
    need("fakeroot", Sign::Program(&["fakeroot"]), "fakeroot", "fakeroot", Part::Package),
];

/// What kind of system it is, as far as it matters here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    Debian,
    Ubuntu,
    Other,
}

/// By whom packages can be installed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rights {
    /// By this user.
    Root,
    /// Through `sudo`, without a password.
    Sudo,
    None,
}

/// What is to be done about what is missing.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Commands to run, in order.
    pub commands: Vec<Vec<String>>,
    /// What whoever called this has to do.
    pub advice: Option<String>,
}

/// Decides how to get what is missing.
pub fn plan(missing: &[&Need], system: System, rights: Rights, may_install: bool) -> Plan {
    let mut plan = Plan::default();
    let (mut components, mut packages, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for need in missing {
        match (need.sign, system) {
            (Sign::Component(_, component), _) => components.push(component),
            (_, System::Debian) => packages.push(need.debian),
            (_, System::Ubuntu) => packages.push(need.ubuntu),
            (_, System::Other) => others.push(need.name),
        }
    }
    let mut advice = Vec::new();
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<String>>();
    if !components.is_empty() {
        let command = format!("rustup component add {}", components.join(" "));
        if may_install {
            plan.commands.push(words(&command));
        } else {
            advice.push(command);
        }
    }
    if !packages.is_empty() {
        let install = format!("apt-get install -y --no-install-recommends {}", packages.join(" "));
        let sudo = if rights == Rights::Sudo { "sudo -n " } else { "" };
        if may_install && rights != Rights::None {
            plan.commands.push(words(&format!("{sudo}apt-get update -qq")));
            plan.commands.push(words(&format!("{sudo}{install}")));
        } else {
            advice.push(format!("sudo {install}"));
        }
    }
    if !others.is_empty() {
        advice.push(format!("install {} with your system's package manager", others.join(", ")));
    }
    plan.advice = (!advice.is_empty()).then(|| advice.join("; "));
    plan
}

/// What is not there on this machine.
pub fn missing() -> Vec<&'static Need> {
    let elsewhere = system() == System::Other;
    let needed = NEEDS.iter().filter(|need| !(elsewhere && need.part == Part::Package));
    needed.filter(|need| !is_there(need.sign)).collect()
}

/// The parts that cannot run without these things.
pub fn parts(missing: &[&Need]) -> Vec<Part> {
    let mut parts: Vec<Part> = missing.iter().map(|need| need.part).collect();
    if parts.contains(&Part::Browser) {
        parts.push(Part::Barriers);
    }
    if parts.contains(&Part::Postgres) {
        parts.push(Part::Nodes);
    }
    parts.sort_by_key(|part| *part as u8);
    parts.dedup();
    parts
}

fn is_there(sign: Sign) -> bool {
    match sign {
        Sign::Program(names) => names.iter().any(|name| program(name).is_some()),
        Sign::Component(subcommand, _) => succeeds(env!("CARGO"), &[subcommand, "--version"]),
        Sign::Versioned(name, folder) => {
            let mut versions = Path::new(folder).read_dir().into_iter().flatten().flatten();
            program(name).is_some() || versions.any(|version| version.path().join("bin").join(name).is_file())
        }
        Sign::Folder(path) => Path::new(path).read_dir().is_ok_and(|mut entries| entries.next().is_some()),
    }
}

/// Where a program is, if it can be called by its name.
fn program(name: &str) -> Option<PathBuf> {
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
}

pub fn succeeds(program: &str, args: &[&str]) -> bool {
    Command::new(program).args(args).output().is_ok_and(|output| output.status.success())
}

pub fn system() -> System {
    if program("apt-get").is_none() {
        return System::Other;
    }
    let about = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    if about.lines().any(|line| line == "ID=ubuntu") { System::Ubuntu } else { System::Debian }
}

pub fn rights() -> Rights {
    let user = Command::new("id").arg("-u").output().ok();
    if user.is_some_and(|user| user.stdout.trim_ascii() == b"0") {
        Rights::Root
    } else if succeeds("sudo", &["-n", "true"]) {
        Rights::Sudo
    } else {
        Rights::None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str]) -> Vec<&'static Need> {
        let found: Vec<&Need> = NEEDS.iter().filter(|need| names.contains(&need.name)).collect();
        assert_eq!(found.len(), names.len());
        found
    }

    fn commands(plan: &Plan) -> Vec<String> {
        plan.commands.iter().map(|words| words.join(" ")).collect()
    }

    #[test]
    fn nothing_is_done_where_nothing_is_missing() {
        assert_eq!(plan(&[], System::Debian, Rights::Root, true), Plan::default());
    }

    #[test]
    fn debian_and_ubuntu_install_what_is_missing() {
        let missing = named(&["clippy", "a C++ compiler", "its driver"]);
        let debian = plan(&missing, System::Debian, Rights::Root, true);
        let expected = [
            "rustup component add clippy",
            "apt-get update -qq",
            "apt-get install -y --no-install-recommends g++ chromium-driver",
        ];
        assert_eq!((commands(&debian), debian.advice), (expected.map(str::to_owned).to_vec(), None));
        let ubuntu = plan(&missing, System::Ubuntu, Rights::Sudo, true);
        assert_eq!(commands(&ubuntu)[1], "sudo -n apt-get update -qq");
        assert!(commands(&ubuntu)[2].ends_with("g++ chromium-chromedriver"), "{ubuntu:?}");
    }

    #[test]
    fn where_nothing_may_be_installed_a_sentence_says_what_to_install() {
        let missing = named(&["rustfmt", "Chromium"]);
        let command = "sudo apt-get install -y --no-install-recommends chromium";
        let unasked = plan(&missing, System::Debian, Rights::Root, false);
        let expected = format!("rustup component add rustfmt; {command}");
        assert_eq!((commands(&unasked), unasked.advice), (Vec::new(), Some(expected)));
        let nobody = plan(&missing, System::Debian, Rights::None, true);
        assert_eq!(commands(&nobody), ["rustup component add rustfmt"]);
        assert_eq!(nobody.advice.as_deref(), Some(command));
        let elsewhere = plan(&missing, System::Other, Rights::Sudo, true);
        let sentence = "install Chromium with your system's package manager";
        assert_eq!(elsewhere.advice.as_deref(), Some(sentence));
    }

    #[test]
    fn what_cannot_run_is_known() {
        assert_eq!(parts(&named(&["a C++ compiler"])), [Part::FuzzTargets]);
        assert_eq!(parts(&named(&["npm"])), [Part::Barriers]);
        assert_eq!(parts(&named(&["PostgreSQL"])), [Part::Postgres, Part::Nodes]);
        assert_eq!(parts(&named(&["nats-server"])), [Part::Nodes]);
        assert_eq!(parts(&named(&["Chromium", "its driver"])), [Part::Browser, Part::Barriers]);
    }
}

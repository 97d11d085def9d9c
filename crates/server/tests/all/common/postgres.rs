//! A PostgreSQL server for tests: made in a folder of its own, reached by a socket there, gone when the tests end.
//!
//! A shell looks after it. It reads words from this process, and when there are no more, however this process ended, it
//! stops the server and removes the folder.

use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};

const KEEPER: &str = r#"
trap '' INT TERM
server() { "$BIN/pg_ctl" -s -w -D "$DIR/data" -l "$DIR/log" "$@" >/dev/null && echo done || { cat "$DIR/log" >&2; echo failed; }; }
start() { server start -o "-c listen_addresses='' -c unix_socket_directories='$DIR' -c max_connections=400 $SETTINGS"; }
signal() { main=$(head -n 1 "$DIR/data/postmaster.pid") && kill -"$1" "$main" $(ps -o pid= --ppid "$main"); echo done; }
if "$BIN/initdb" -D "$DIR/data" -U tabletown -A trust -E UTF8 --locale=C --no-sync >"$DIR/log" 2>&1
then start; else cat "$DIR/log" >&2; echo failed; fi
while read -r word; do
    case $word in
        start) start ;;
        stop) server -m immediate stop ;;
        pause) signal STOP ;;
        resume) signal CONT ;;
    esac
done
signal CONT >/dev/null 2>&1
"$BIN/pg_ctl" -s -D "$DIR/data" -m immediate stop >/dev/null 2>&1
rm -rf "$DIR"
"#;

/// A server that runs as long as this is held.
pub struct Postgres {
    folder: PathBuf,
    keeper: Mutex<Keeper>,
    schemas: AtomicUsize,
}

struct Keeper {
    words: ChildStdin,
    answers: BufReader<ChildStdout>,
    _process: Child,
}

impl Postgres {
    /// The one that tests share where nothing depends on what a power cut would leave.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(|| Postgres::start("-c fsync=off"))
    }

    /// One of one's own, with settings as `postgres` takes them.
    pub fn start(settings: &str) -> Postgres {
        let programs = programs().expect("PostgreSQL is needed: apt-get install postgresql");
        let folder = tempfile::Builder::new().prefix("tabletown-").tempdir().unwrap().keep();
        let mut shell = Command::new("sh");
        shell.args(["-c", KEEPER]).env("BIN", programs).env("DIR", &folder).env("SETTINGS", settings);
        shell.current_dir("/").stdin(Stdio::piped()).stdout(Stdio::piped());
        #[cfg(unix)]
        as_somebody(&mut shell, &folder);
        let mut process = shell.spawn().unwrap();
        let (words, answers) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        let mut keeper = Keeper { words, answers: BufReader::new(answers), _process: process };
        keeper.wait();
        Postgres { folder, keeper: Mutex::new(keeper), schemas: AtomicUsize::default() }
    }

    /// Ends the server as a power cut does.
    pub fn stop(&self) {
        self.keeper.lock().unwrap().say("stop");
    }

    /// Has it stand still: it takes connections, and answers nobody.
    pub fn pause(&self) {
        self.keeper.lock().unwrap().say("pause");
    }

    pub fn resume(&self) {
        self.keeper.lock().unwrap().say("resume");
    }

    /// Starts it again.
    pub fn start_again(&self) {
        self.keeper.lock().unwrap().say("start");
    }

    /// An address at which there is nothing yet.
    pub async fn fresh(&self) -> String {
        let name = format!("test_{}", self.schemas.fetch_add(1, Ordering::Relaxed));
        let socket = self.folder.display().to_string().replace('/', "%2F");
        let url = format!("postgres://tabletown@{socket}/postgres?sslmode=disable");
        execute(&url, &format!("CREATE SCHEMA {name}")).await;
        format!("{url}&options=-csearch_path%3D{name}&fsync=off")
    }
}

impl Keeper {
    fn say(&mut self, word: &str) {
        writeln!(self.words, "{word}").unwrap();
        self.wait();
    }

    fn wait(&mut self) {
        let mut answer = String::new();
        self.answers.read_line(&mut answer).unwrap();
        assert_eq!(answer.trim(), "done", "PostgreSQL could not be started or stopped");
    }
}

/// Runs a statement.
pub async fn execute(url: &str, sql: &str) {
    let mut connection = PgConnection::connect(url).await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// The folder with the programs of the latest version there is: Debian does not put them on the path.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).collect::<Vec<_>>();
    let mut installed: Vec<(u32, PathBuf)> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|version| Some((version.file_name().to_str()?.parse().ok()?, version.path().join("bin"))))
        .collect();
    installed.sort();
    let installed = installed.into_iter().rev().map(|(_, folder)| folder);
    on_path.into_iter().chain(installed).find(|folder| folder.join("initdb").is_file())
}

/// PostgreSQL refuses to run as root: then it runs as the user that its package made.
#[cfg(unix)]
fn as_somebody(shell: &mut Command, folder: &Path) {
    use std::os::unix::process::CommandExt as _;
    let id = |args: &[&str]| {
        let output = Command::new("id").args(args).output().unwrap();
        String::from_utf8(output.stdout).unwrap().trim().parse::<u32>().ok()
    };
    if id(&["-u"]) == Some(0) {
        let who = id(&["-u", "postgres"]).zip(id(&["-g", "postgres"]));
        let (user, group) = who.expect("root needs a user postgres to run PostgreSQL");
        std::os::unix::fs::chown(folder, Some(user), Some(group)).unwrap();
        shell.uid(user).gid(group);
    }
}

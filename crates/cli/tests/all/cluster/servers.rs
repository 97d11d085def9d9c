//! Everything that runs: PostgreSQL with a synchronous standby, three servers of NATS, three nodes, and the links between
//! them.

use super::NODES;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use test_servers::{Durability, Link, Missing, Nats, Postgres, Process, Routes, Signal, State, free_port};

/// A node as a process, on a port that stays the same.
pub struct Node {
    port: u16,
    /// What clients connect to.
    pub clients: Link,
    /// Its way to the database.
    pub database: Link,
    /// Its ways to the servers of the bus.
    pub bus: Vec<Link>,
    log: PathBuf,
    process: Option<Process>,
}

impl Node {
    /// Where clients find it.
    pub fn base(&self) -> String {
        format!("http://127.0.0.1:{}", self.clients.port())
    }

    /// Starts it if it does not run.
    pub fn start(&mut self) {
        if self.process.as_mut().is_some_and(Process::is_running) {
            return;
        }
        let bus: Vec<String> =
            self.bus.iter().map(|link| format!("nats://127.0.0.1:{}", link.port())).collect();
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabletown"));
        command.args(["serve", "--addr", &format!("127.0.0.1:{}", self.port), "--bus", &bus.join(",")]);
        command.args(["--requests-per-second", "0", "--moves-per-second", "0", "--games-per-day", "0"]);
        command.args(["--connections-per-address", "0", "--bot-threads", "1"]);
        command
            .args(["--database", &format!("postgres://postgres@127.0.0.1:{}/games", self.database.port())]);
        command.env("TABLETOWN_LOG", "info,server=debug,sqlx=warn,async_nats=warn");
        self.process = Some(Process::start_with_log(&mut command, &self.log).expect("the program is there"));
    }

    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Asks it to end; it has the time that a service manager gives.
    pub fn end(&mut self) -> bool {
        self.process.take().is_some_and(|mut process| process.end(Duration::from_secs(30)))
    }

    pub fn signal(&self, signal: Signal) {
        if let Some(process) = &self.process {
            process.signal(signal);
        }
    }
}

/// All of it.
pub struct Cluster {
    pub nodes: Vec<Node>,
    pub nats: Vec<Nats>,
    /// In front of each server of the bus, for the others.
    pub routes: Vec<Link>,
    pub primary: Postgres,
    pub standby: Option<Postgres>,
    /// From the standby to the primary.
    pub replication: Link,
}

impl Cluster {
    /// Starts everything; what nodes say is added to files in the folder.
    pub async fn start(folder: &Path) -> Result<Cluster, Missing> {
        std::fs::create_dir_all(folder)?;
        let primary = Postgres::start(Durability::Full)?;
        primary.database("games")?;
        let replication = Link::to(primary.port()).await?;
        let standby = primary.standby(replication.port())?;
        let ports: Vec<u16> = (0..NODES).map(|_| free_port()).collect();
        let mut routes = Vec::new();
        for port in &ports {
            routes.push(Link::to(*port).await?);
        }
        let mut nats = Vec::new();
        for (index, port) in ports.into_iter().enumerate() {
            let others = routes.iter().enumerate().filter(|(other, _)| *other != index);
            let others = others.map(|(_, link)| link.port()).collect();
            nats.push(Nats::start_in_cluster(Routes { port, advertised: routes[index].port(), others })?);
        }
        let mut nodes = Vec::new();
        for index in 0..NODES {
            let port = free_port();
            let mut bus = Vec::new();
            // Each prefers another server.
            for other in 0..NODES {
                bus.push(Link::to(nats[(index + other) % NODES].port()).await?);
            }
            let log = folder.join(format!("node-{index}.log"));
            let _ = std::fs::remove_file(&log); // of an earlier run
            let (clients, database) = (Link::to(port).await?, Link::to(primary.port()).await?);
            nodes.push(Node { port, clients, database, bus, log, process: None });
        }
        let mut cluster = Cluster { nodes, nats, routes, primary, standby: Some(standby), replication };
        for node in &mut cluster.nodes {
            node.start();
        }
        Ok(cluster)
    }

    /// The standby takes the place of the primary, which is gone; all ways to the database lead to it then, and a new
    /// standby is made.
    pub fn fail_over(&mut self) -> Result<(), Missing> {
        let standby = self.standby.take().ok_or_else(|| Missing("there is no standby".to_owned()))?;
        if let Some(process) = standby.process() {
            process.signal(Signal::Continue);
        }
        // Whoever is replaced must be dead for sure.
        self.primary.kill();
        standby.promote()?;
        self.primary = standby;
        for node in &self.nodes {
            node.database.lead_to(self.primary.port());
        }
        self.follow()
    }

    /// Makes a standby of the primary, in place of the one there was.
    pub fn follow(&mut self) -> Result<(), Missing> {
        self.standby = None;
        self.replication.set(State::Open);
        self.replication.lead_to(self.primary.port());
        self.standby = Some(self.primary.standby(self.replication.port())?);
        Ok(())
    }

    /// Ends everything that was wrong.
    pub fn heal(&mut self) -> Result<(), Missing> {
        self.replication.set(State::Open);
        self.routes.iter().for_each(|link| link.set(State::Open));
        for node in &self.nodes {
            node.clients.set(State::Open);
            node.database.set(State::Open);
            node.bus.iter().for_each(|link| link.set(State::Open));
        }
        for server in &mut self.nats {
            match server.process() {
                Some(process) => process.signal(Signal::Continue),
                None => server.restart()?,
            }
        }
        for server in [Some(&mut self.primary), self.standby.as_mut()].into_iter().flatten() {
            match server.process() {
                Some(process) => process.signal(Signal::Continue),
                None => server.restart()?,
            }
        }
        if self.standby.is_none() {
            self.follow()?;
        }
        for node in &mut self.nodes {
            node.signal(Signal::Continue);
            node.start();
        }
        Ok(())
    }

    /// A statement in the database of the games; rows are lines, columns are parted by `|`.
    pub fn ask(&self, statement: &str) -> Result<String, Missing> {
        self.primary.run_in("games", statement)
    }

    /// Waits until the primary has a standby that it waits for.
    pub fn wait_for_standby(&self) -> Result<(), Missing> {
        let patience = Instant::now() + Duration::from_secs(30);
        loop {
            let state = self.primary.run("SELECT sync_state FROM pg_stat_replication").unwrap_or_default();
            if state.trim() == "sync" {
                return Ok(());
            }
            if Instant::now() > patience {
                return Err(Missing(format!("the standby does not follow: {state:?}")));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

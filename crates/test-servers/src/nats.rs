//! NATS: one server, or several that are one bus.

use crate::process::{Process, until};
use crate::{Missing, free_port};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;

/// A NATS server on a port that stays the same when it is started again.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    /// How it joins others: where it listens for them, where they find it, and where it finds them.
    routes: Option<Routes>,
    process: Option<Process>,
}

/// The way of one server of a cluster to the others.
#[derive(Debug, Clone)]
pub struct Routes {
    /// The port it listens at for the others.
    pub port: u16,
    /// The port at which the others find it: the same, or that of a link in front of it.
    pub advertised: u16,
    /// The ports at which it finds the others.
    pub others: Vec<u16>,
}

impl Nats {
    /// Starts one server.
    pub fn start() -> Result<Nats, Missing> {
        Nats::start_as(None)
    }

    /// Starts one server of a cluster.
    pub fn start_in_cluster(routes: Routes) -> Result<Nats, Missing> {
        Nats::start_as(Some(routes))
    }

    fn start_as(routes: Option<Routes>) -> Result<Nats, Missing> {
        let mut nats = Nats { port: free_port(), routes, process: None };
        nats.restart()?;
        Ok(nats)
    }

    /// `nats://127.0.0.1:4222`
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// The port that clients connect to.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The process, if it runs.
    pub fn process(&self) -> Option<&Process> {
        self.process.as_ref()
    }

    /// Starts it, after ending it if it runs.
    pub fn restart(&mut self) -> Result<(), Missing> {
        self.kill();
        let mut command = Command::new(program());
        command.args(["--addr", "127.0.0.1", "--port", &self.port.to_string()]);
        if let Some(Routes { port, advertised, others }) = &self.routes {
            let routes: Vec<String> =
                others.iter().map(|other| format!("nats-route://127.0.0.1:{other}")).collect();
            command.args(["--cluster_name", "tests", "--cluster", &format!("nats://127.0.0.1:{port}")]);
            command.args(["--cluster_advertise", &format!("127.0.0.1:{advertised}")]);
            // Clients keep to the addresses they were given: there may be links in front of the servers.
            command.args(["--no_advertise", "--routes", &routes.join(",")]);
        }
        let mut process = Process::start(&mut command)
            .map_err(|missing| Missing(format!("{missing}; install nats-server")))?;
        let port = self.port;
        until("nats-server", || {
            (!process.is_running() || TcpStream::connect(("127.0.0.1", port)).is_ok()).then_some(())
        })?;
        self.process = Some(process);
        Ok(())
    }

    /// Ends it at once.
    pub fn kill(&mut self) {
        self.process = None;
    }
}

/// Debian puts it where only root looks for programs.
fn program() -> &'static str {
    let debian = "/usr/sbin/nats-server";
    if Path::new(debian).is_file() { debian } else { "nats-server" }
}

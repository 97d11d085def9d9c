//! What goes wrong, and for how long.

use super::servers::Cluster;
use super::{NODES, note};
use game_core::Dice;
use std::time::{Duration, Instant};
use test_servers::{Missing, Signal, State};

/// Something that goes wrong; with the number of a node or a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    NodeKilled(usize),
    NodeEnded(usize),
    NodeStopped(usize),
    Clients(usize, State),
    Database(usize, State),
    Bus(usize, State),
    NatsKilled(usize),
    NatsStopped(usize),
    NatsApart(State),
    PrimaryKilled,
    PrimaryStopped,
    StandbyPromoted,
    StandbyKilled,
    StandbyStopped,
    Replication(State),
}

impl Fault {
    /// One of each kind, the worst ones more often, in any order.
    fn some_of_all(dice: &mut Dice) -> Vec<Fault> {
        let mut node = || dice.below(NODES);
        let nodes = [node(), node(), node(), node(), node(), node(), node(), node(), node(), node(), node()];
        let mut state = || match dice.below(3) {
            0 => State::Cut,
            1 => State::Silent,
            _ => State::Slow(Duration::from_millis(20 + dice.below(200) as u64)),
        };
        let mut all = vec![
            Fault::NodeKilled(nodes[0]),
            Fault::NodeKilled(nodes[1]),
            Fault::NodeEnded(nodes[2]),
            Fault::NodeStopped(nodes[3]),
            Fault::NodeStopped(nodes[4]),
            Fault::Clients(nodes[5], state()),
            Fault::Database(nodes[6], state()),
            Fault::Database(nodes[7], state()),
            Fault::Bus(nodes[8], state()),
            Fault::NatsKilled(nodes[9]),
            Fault::NatsStopped(nodes[10]),
            Fault::NatsApart(state()),
            Fault::PrimaryKilled,
            Fault::PrimaryStopped,
            Fault::StandbyPromoted,
            Fault::StandbyPromoted,
            Fault::StandbyKilled,
            Fault::StandbyStopped,
            Fault::Replication(state()),
        ];
        dice.shuffle(&mut all);
        all
    }

    /// Its name in counts.
    pub fn name(self) -> String {
        let text = format!("{self:?}");
        let word = text.split(['(', ' ']).next().unwrap_or_default().to_owned();
        match self {
            Fault::Clients(_, state)
            | Fault::Database(_, state)
            | Fault::Bus(_, state)
            | Fault::NatsApart(state)
            | Fault::Replication(state) => match state {
                State::Slow(_) => format!("{word} slow"),
                State::Silent => format!("{word} silent"),
                State::Cut | State::Open => format!("{word} cut"),
            },
            _ => word,
        }
    }

    /// Makes it happen.
    fn begin(self, cluster: &mut Cluster) -> Result<(), Missing> {
        match self {
            Fault::NodeKilled(node) => cluster.nodes[node].kill(),
            Fault::NodeEnded(node) => {
                if !cluster.nodes[node].end() {
                    note(&format!("node {node} had to be killed"));
                }
            }
            Fault::NodeStopped(node) => cluster.nodes[node].signal(Signal::Stop),
            Fault::Clients(node, state) => cluster.nodes[node].clients.set(state),
            Fault::Database(node, state) => cluster.nodes[node].database.set(state),
            Fault::Bus(node, state) => cluster.nodes[node].bus.iter().for_each(|link| link.set(state)),
            Fault::NatsKilled(server) => cluster.nats[server].kill(),
            Fault::NatsStopped(server) => {
                cluster.nats[server].process().into_iter().for_each(|process| process.signal(Signal::Stop));
            }
            Fault::NatsApart(state) => cluster.routes.iter().for_each(|link| link.set(state)),
            Fault::PrimaryKilled => cluster.primary.kill(),
            Fault::PrimaryStopped => {
                cluster.primary.process().into_iter().for_each(|process| process.signal(Signal::Stop));
            }
            Fault::StandbyPromoted => return cluster.fail_over(),
            Fault::StandbyKilled => cluster.standby.iter_mut().for_each(|standby| standby.kill()),
            Fault::StandbyStopped => {
                let process = cluster.standby.as_ref().and_then(|standby| standby.process());
                process.into_iter().for_each(|process| process.signal(Signal::Stop));
            }
            Fault::Replication(state) => cluster.replication.set(state),
        }
        Ok(())
    }
}

/// Lets things go wrong until a time, some of them at once; returns what did. Everything is well again afterwards.
pub fn rage(cluster: &mut Cluster, dice: &mut Dice, until: Instant) -> Result<Vec<Fault>, Missing> {
    let (mut all, mut next) = (Vec::new(), Vec::new());
    while Instant::now() < until {
        let at_once = 1 + usize::from(dice.below(3) == 0);
        for _ in 0..at_once {
            if next.is_empty() {
                next = Fault::some_of_all(dice);
            }
            let mut fault = next.pop().expect("there are always some");
            // Only a standby that follows can take the place of the primary.
            if fault == Fault::StandbyPromoted && cluster.wait_for_standby().is_err() {
                fault = Fault::PrimaryKilled;
            }
            note(&format!("{fault:?}"));
            fault.begin(cluster)?;
            all.push(fault);
        }
        // Short, usual, or longer than any lease holds.
        let lasts = match dice.below(4) {
            0 => 200 + dice.below(800),
            1 | 2 => 1000 + dice.below(4000),
            _ => 5000 + dice.below(8000),
        };
        std::thread::sleep(Duration::from_millis(lasts as u64));
        cluster.heal()?;
        if Instant::now() < until {
            std::thread::sleep(Duration::from_millis(dice.below(2500) as u64));
        }
    }
    Ok(all)
}

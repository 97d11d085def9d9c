//! Scratch.
use lab::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let bots: Vec<String> = a[1].split(',').map(str::to_owned).collect();
    let mode = match a[3].as_str() { "dale" => suburbia::setup::Mode::Dale, "lone" => suburbia::setup::Mode::LoneArchitect, _ => suburbia::setup::Mode::Standard };
    let plan: Plan<suburbia::Suburbia> = Plan { setup: bench::table(mode, bots.len()), bots, games: a[2].parse().unwrap(), seed: 1, threads: Some(2) };
    let r = simulate(&plan, false, &Default::default(), |_| ()).unwrap();
    println!("{:.0} games/s", r.games_per_second);
    for s in &r.seats { println!("{} {:.3} mean {:.1} sd {:.1} p10 {} p50 {} p90 {}", s.bot, s.win_rate, s.score.mean, s.score.sd, s.score.p10, s.score.p50, s.score.p90); }
}

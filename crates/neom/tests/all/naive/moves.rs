//! Move texts, read strictly: an audit must be written in canonical notation.

use super::city::Cell;
use std::fmt;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    Draft(String),
    Select(String),
    Place { at: Cell, options: Options },
    Cornerstone { tile: String, at: Cell, options: Options },
    Sell,
    Pay,
    Sacrifice(Vec<Cell>),
}

/// What follows a placement, as written.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Options {
    /// Good and seller; `None` is the bank.
    pub buy: Vec<(String, Option<usize>)>,
    pub waive: Vec<String>,
    pub instead: Vec<String>,
    pub route: Vec<String>,
    pub produce: Vec<String>,
    /// Old and new Cornerstone; the beginner's variant names only the old one.
    pub swap: Vec<(String, Option<String>)>,
}

impl Move {
    /// Reads a move; anything but the canonical text is refused.
    pub fn read(text: &str) -> Result<Move, String> {
        let words: Vec<&str> = text.split(' ').collect();
        let read = match words.as_slice() {
            ["draft", tile] => Some(Move::Draft(tile.to_string())),
            ["select", tile] => Some(Move::Select(tile.to_string())),
            ["place", "@", at, options @ ..] => {
                cell(at).zip(Options::read(options)).map(|(at, options)| Move::Place { at, options })
            }
            ["cornerstone", tile, "@", at, options @ ..] => cell(at)
                .zip(Options::read(options))
                .map(|(at, options)| Move::Cornerstone { tile: tile.to_string(), at, options }),
            ["sell"] => Some(Move::Sell),
            ["pay"] => Some(Move::Pay),
            ["sacrifice"] => Some(Move::Sacrifice(Vec::new())),
            ["sacrifice", "@", cells @ ..] if !cells.is_empty() => {
                cells.iter().map(|at| cell(at)).collect::<Option<Vec<Cell>>>().map(Move::Sacrifice)
            }
            _ => None,
        };
        read.filter(|read| read.to_string() == text)
            .ok_or_else(|| format!("`{text}` is no move in canonical notation"))
    }
}

impl Options {
    fn read(words: &[&str]) -> Option<Options> {
        let mut options = Options::default();
        for word in words {
            let (key, items) = word.split_once('=')?;
            let items: Vec<&str> = items.split(',').collect();
            let names = || items.iter().map(|item| item.to_string());
            match key {
                "buy" => {
                    for item in items {
                        let (good, seller) = item.split_once(':')?;
                        let seller = if seller == "bank" { None } else { Some(seller.parse().ok()?) };
                        options.buy.push((good.to_string(), seller));
                    }
                }
                "waive" => options.waive.extend(names()),
                "instead" => options.instead.extend(names()),
                "route" => options.route.extend(names()),
                "produce" => options.produce.extend(names()),
                "swap" => {
                    for item in items {
                        options.swap.push(match item.split_once(':') {
                            Some((old, new)) => (old.to_string(), Some(new.to_string())),
                            None => (item.to_string(), None),
                        });
                    }
                }
                _ => return None,
            }
        }
        Some(options)
    }
}

impl fmt::Display for Options {
    /// Canonical: fixed order of the options, items sorted by name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let buy = self.buy.iter().map(|(good, seller)| match seller {
            Some(seat) => (good.clone(), format!("{good}:{seat}")),
            None => (good.clone(), format!("{good}:bank")),
        });
        let swap = self.swap.iter().map(|(old, new)| match new {
            Some(new) => (old.clone(), format!("{old}:{new}")),
            None => (old.clone(), old.clone()),
        });
        let plain = |list: &[String]| list.iter().map(|name| (name.clone(), name.clone())).collect();
        let all: [(&str, Vec<(String, String)>); 6] = [
            ("buy", buy.collect()),
            ("waive", plain(&self.waive)),
            ("instead", plain(&self.instead)),
            ("route", plain(&self.route)),
            ("produce", plain(&self.produce)),
            ("swap", swap.collect()),
        ];
        for (key, mut items) in all {
            items.sort_by(|a, b| a.0.cmp(&b.0));
            let items: Vec<String> = items.into_iter().map(|(_, item)| item).collect();
            if !items.is_empty() {
                write!(f, " {key}={}", items.join(","))?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Draft(tile) => write!(f, "draft {tile}"),
            Move::Select(tile) => write!(f, "select {tile}"),
            Move::Place { at, options } => write!(f, "place @ {},{}{options}", at.0, at.1),
            Move::Cornerstone { tile, at, options } => {
                write!(f, "cornerstone {tile} @ {},{}{options}", at.0, at.1)
            }
            Move::Sell => write!(f, "sell"),
            Move::Pay => write!(f, "pay"),
            Move::Sacrifice(cells) if cells.is_empty() => write!(f, "sacrifice"),
            Move::Sacrifice(cells) => {
                let mut cells = cells.clone();
                cells.sort();
                write!(f, "sacrifice @")?;
                cells.iter().try_for_each(|at| write!(f, " {},{}", at.0, at.1))
            }
        }
    }
}

fn cell(text: &str) -> Option<Cell> {
    let (row, col) = text.split_once(',')?;
    let at: Cell = (row.parse().ok()?, col.parse().ok()?);
    (at.0 < 5 && at.1 < 5).then_some(at)
}

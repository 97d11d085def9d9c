//! Where figures come from: what every result of the laboratory carries.

/// Version, seed and command: whoever has them can make the same figures again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// The program's version.
    pub version: String,
    /// The first game's seed.
    pub seed: u64,
    /// The command as it was typed.
    pub command: String,
}

impl Origin {
    /// In words, in one line.
    pub fn words(&self) -> String {
        format!("tabletown {}, seed {}: {}", self.version, self.seed, self.command)
    }
}

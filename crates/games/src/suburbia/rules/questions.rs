//! What players ask, with the answers.

use crate::learn::{Question, question};
use crate::text::say;
use render::text::Language;

/// About the base game.
pub(super) fn base(language: Language) -> Vec<Question> {
    vec![
        question("q-tie", say!(language, "rs-q-tie"), say!(language, "rs-q-tie-text")),
        question("q-private", say!(language, "rs-q-private"), say!(language, "rs-q-private-text")),
        question("q-clamp", say!(language, "rs-q-clamp"), say!(language, "rs-q-clamp-text")),
        question("q-down", say!(language, "rs-q-down"), say!(language, "rs-q-down-text")),
        question("q-casino", say!(language, "rs-q-casino"), say!(language, "rs-q-casino-text")),
        question("q-casino-now", say!(language, "rs-q-casino-now"), say!(language, "rs-q-casino-now-text")),
        question("q-waterfront", say!(language, "rs-q-waterfront"), say!(language, "rs-q-waterfront-text")),
        question("q-debt", say!(language, "rs-q-debt"), say!(language, "rs-q-debt-text")),
        question("q-below", say!(language, "rs-q-below"), say!(language, "rs-q-below-text")),
        question("q-afford", say!(language, "rs-q-afford"), say!(language, "rs-q-afford-text")),
        question("q-nothing", say!(language, "rs-q-nothing"), say!(language, "rs-q-nothing-text")),
        question("q-others", say!(language, "rs-q-others"), say!(language, "rs-q-others-text")),
        question("q-itself", say!(language, "rs-q-itself"), say!(language, "rs-q-itself-text")),
        question("q-lake-icon", say!(language, "rs-q-lake-icon"), say!(language, "rs-q-lake-icon-text")),
        question("q-last", say!(language, "rs-q-last"), say!(language, "rs-q-last-text")),
    ]
}

/// About expansions as such.
pub(super) fn together(language: Language) -> Vec<Question> {
    vec![
        question("q-longer", say!(language, "rs-q-longer"), say!(language, "rs-q-longer-text")),
        question("q-five", say!(language, "rs-q-five"), say!(language, "rs-q-five-text")),
        question("q-missing", say!(language, "rs-q-missing"), say!(language, "rs-q-missing-text")),
        question("q-dale-first", say!(language, "rs-q-dale-first"), say!(language, "rs-q-dale-first-text")),
        question("q-dale-never", say!(language, "rs-q-dale-never"), say!(language, "rs-q-dale-never-text")),
    ]
}

/// About Suburbia Inc.
pub(super) fn inc(language: Language) -> Vec<Question> {
    vec![
        question(
            "q-border-where",
            say!(language, "rs-q-border-where"),
            say!(language, "rs-q-border-where-text"),
        ),
        question(
            "q-border-alone",
            say!(language, "rs-q-border-alone"),
            say!(language, "rs-q-border-alone-text"),
        ),
        question("q-border-is", say!(language, "rs-q-border-is"), say!(language, "rs-q-border-is-text")),
        question(
            "q-border-lake",
            say!(language, "rs-q-border-lake"),
            say!(language, "rs-q-border-lake-text"),
        ),
        question(
            "q-border-marker",
            say!(language, "rs-q-border-marker"),
            say!(language, "rs-q-border-marker-text"),
        ),
        question(
            "q-border-discard",
            say!(language, "rs-q-border-discard"),
            say!(language, "rs-q-border-discard-text"),
        ),
        question("q-planner", say!(language, "rs-q-planner"), say!(language, "rs-q-planner-text")),
        question("q-law", say!(language, "rs-q-law"), say!(language, "rs-q-law-text")),
        question(
            "q-redistricting",
            say!(language, "rs-q-redistricting"),
            say!(language, "rs-q-redistricting-text"),
        ),
        question("q-water", say!(language, "rs-q-water"), say!(language, "rs-q-water-text")),
        question("q-bonus-when", say!(language, "rs-q-bonus-when"), say!(language, "rs-q-bonus-when-text")),
        question(
            "q-bonus-count",
            say!(language, "rs-q-bonus-count"),
            say!(language, "rs-q-bonus-count-text"),
        ),
    ]
}

/// About 5 Star.
pub(super) fn five_star(language: Language) -> Vec<Question> {
    vec![
        question("q-star-full", say!(language, "rs-q-star-full"), say!(language, "rs-q-star-full-text")),
        question(
            "q-star-reward",
            say!(language, "rs-q-star-reward"),
            say!(language, "rs-q-star-reward-text"),
        ),
        question("q-star-same", say!(language, "rs-q-star-same"), say!(language, "rs-q-star-same-text")),
        question("q-star-last", say!(language, "rs-q-star-last"), say!(language, "rs-q-star-last-text")),
        question("q-star-tie", say!(language, "rs-q-star-tie"), say!(language, "rs-q-star-tie-text")),
        question("q-star-back", say!(language, "rs-q-star-back"), say!(language, "rs-q-star-back-text")),
    ]
}

/// About Nightlife.
pub(super) fn nightlife(language: Language) -> Vec<Question> {
    vec![
        question("q-haunted", say!(language, "rs-q-haunted"), say!(language, "rs-q-haunted-text")),
        question("q-night-lake", say!(language, "rs-q-night-lake"), say!(language, "rs-q-night-lake-text")),
        question("q-night-inc", say!(language, "rs-q-night-inc"), say!(language, "rs-q-night-inc-text")),
        question(
            "q-night-people",
            say!(language, "rs-q-night-people"),
            say!(language, "rs-q-night-people-text"),
        ),
    ]
}

/// About Con.
pub(super) fn con(language: Language) -> Vec<Question> {
    vec![
        question("q-con-self", say!(language, "rs-q-con-self"), say!(language, "rs-q-con-self-text")),
        question("q-con-lake", say!(language, "rs-q-con-lake"), say!(language, "rs-q-con-lake-text")),
        question("q-con-others", say!(language, "rs-q-con-others"), say!(language, "rs-q-con-others-text")),
    ]
}

/// About Essen.
pub(super) fn essen(language: Language) -> Vec<Question> {
    vec![
        question(
            "q-essen-second",
            say!(language, "rs-q-essen-second"),
            say!(language, "rs-q-essen-second-text"),
        ),
        question(
            "q-essen-flipped",
            say!(language, "rs-q-essen-flipped"),
            say!(language, "rs-q-essen-flipped-text"),
        ),
        question("q-essen-free", say!(language, "rs-q-essen-free"), say!(language, "rs-q-essen-free-text")),
    ]
}

/// About the cities of the Collector's Edition.
pub(super) fn collectors(language: Language) -> Vec<Question> {
    vec![
        question("q-ledger", say!(language, "rs-q-ledger"), say!(language, "rs-q-ledger-text")),
        question("q-flip-back", say!(language, "rs-q-flip-back"), say!(language, "rs-q-flip-back-text")),
        question("q-flip-own", say!(language, "rs-q-flip-own"), say!(language, "rs-q-flip-own-text")),
        question(
            "q-flip-marker",
            say!(language, "rs-q-flip-marker"),
            say!(language, "rs-q-flip-marker-text"),
        ),
        question(
            "q-duomo-shield",
            say!(language, "rs-q-duomo-shield"),
            say!(language, "rs-q-duomo-shield-text"),
        ),
        question(
            "q-london-which",
            say!(language, "rs-q-london-which"),
            say!(language, "rs-q-london-which-text"),
        ),
        question(
            "q-angeles-itself",
            say!(language, "rs-q-angeles-itself"),
            say!(language, "rs-q-angeles-itself-text"),
        ),
        question(
            "q-special-marker",
            say!(language, "rs-q-special-marker"),
            say!(language, "rs-q-special-marker-text"),
        ),
        question("q-vitus-both", say!(language, "rs-q-vitus-both"), say!(language, "rs-q-vitus-both-text")),
        question("q-city-stars", say!(language, "rs-q-city-stars"), say!(language, "rs-q-city-stars-text")),
    ]
}

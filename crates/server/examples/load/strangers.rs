//! Games of strangers: what a database holds that was used for years. The tests include this file as well.

/// Statements that add the games `from..to`, each with two seats, two entries and somebody who holds a seat; all of them
/// are over. Whoever runs them has the database count its rows anew (`ANALYZE`), as PostgreSQL does by itself after a while.
pub fn strangers(is_postgres: bool, from: usize, to: usize) -> Vec<String> {
    let (series, visitor) = if is_postgres {
        (
            format!("SELECT i FROM generate_series({from}, {}) AS i", to - 1),
            "decode(lpad(to_hex(i), 64, '0'), 'hex')",
        )
    } else {
        (
            format!(
                "WITH RECURSIVE series (i) AS (SELECT {from} UNION ALL SELECT i + 1 FROM series WHERE i + 1 < {to}) \
                 SELECT i FROM series"
            ),
            "unhex(printf('%064x', i))",
        )
    };
    let tables = [
        "games (id, game, rules, seed, version, imported, at, ended) \
         SELECT 'stranger' || i, 'suburbia', '{\"mode\":\"standard\"}', i, '0.1.0', 0, i, 2",
        "seats (game, seat, name) SELECT 'stranger' || i, 0, 'Zoe'",
        "seats (game, seat, name) SELECT 'stranger' || i, 1, 'Yan'",
        "moves (game, number, seat, entry, seal, at) SELECT 'stranger' || i, 1, 0, 'keep builder', 1, i",
        "moves (game, number, seat, entry, seal, at) SELECT 'stranger' || i, 2, 1, 'keep miser', 1, i",
        &format!("holders (visitor, game, seat, at) SELECT {visitor}, 'stranger' || i, 0, i"),
        "results (game, entries, ended) SELECT 'stranger' || i, 2, '{}'",
    ];
    tables.into_iter().map(|table| format!("INSERT INTO {table} FROM ({series}) AS numbers")).collect()
}

//! Links to tables and seats, as servers hand them out.

use terminal::online::Trouble;
use url::Url;

/// A link to a table, taken apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Link {
    /// Where the server is, without a slash at the end.
    pub base: Url,
    /// The game.
    pub id: String,
    /// What opens the seat; none for those who watch.
    pub token: Option<String>,
}

impl Link {
    /// `…/join/GAME/TOKEN` is a seat, `…/games/GAME` a table to watch.
    pub(super) fn parse(text: &str) -> Result<Link, Trouble> {
        let wrong = || Trouble::Link(game_core::quoted(text.trim()));
        let url = Url::parse(text.trim()).map_err(|_| wrong())?;
        if !matches!(url.scheme(), "http" | "https") || url.host_str().is_none() {
            return Err(wrong());
        }
        let parts: Vec<&str> =
            url.path_segments().into_iter().flatten().filter(|part| !part.is_empty()).collect();
        let place = parts.iter().rposition(|part| matches!(*part, "join" | "games")).ok_or_else(wrong)?;
        let (id, token) = match (parts[place], &parts[place + 1..]) {
            ("join", [id, token]) => (*id, Some((*token).to_owned())),
            ("games", [id, ..]) => (*id, None),
            _ => return Err(wrong()),
        };
        // What is sent along must be part of no address or header but its own.
        let plain =
            |word: &str| word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
        if !plain(id) || !token.as_deref().is_none_or(plain) {
            return Err(wrong());
        }
        let mut base = url.clone();
        base.set_query(None);
        base.set_fragment(None);
        base.set_path(&parts[..place].join("/"));
        Ok(Link { base, id: id.to_owned(), token })
    }

    /// The server as people name it.
    pub(super) fn host(&self) -> String {
        let host = self.base.host_str().unwrap_or_default();
        self.base.port().map_or(host.to_owned(), |port| format!("{host}:{port}"))
    }

    /// The path of a call about the game.
    pub(super) fn path(&self, call: &str) -> String {
        let base = self.base.path().trim_end_matches('/');
        format!("{base}/api/v1/games/{}{call}", self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_taken_apart() {
        let seat = Link::parse(" https://a.example:8443/join/abc/T0-k_en?x=1#y \n").unwrap();
        assert_eq!((seat.host().as_str(), seat.id.as_str()), ("a.example:8443", "abc"));
        assert_eq!(
            (seat.token.as_deref(), seat.path("/world").as_str()),
            (Some("T0-k_en"), "/api/v1/games/abc/world")
        );
        let table = Link::parse("http://127.0.0.1:7878/games/abc").unwrap();
        assert_eq!((table.token, table.id.as_str()), (None, "abc"));
        let below = Link::parse("https://a.example/fun/join/abc/t").unwrap();
        assert_eq!(below.path("/moves"), "/fun/api/v1/games/abc/moves");
        for wrong in [
            "",
            "abc",
            "ftp://a/join/b/c",
            "https://a.example/",
            "https://a.example/join/b",
            "http://a/join/b/c%0d",
        ] {
            assert!(matches!(Link::parse(wrong), Err(Trouble::Link(_))), "{wrong}");
        }
    }
}

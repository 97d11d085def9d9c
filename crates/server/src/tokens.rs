//! Who may sit where: link tokens for seats, and the cookie that remembers a browser.
//!
//! A token is made from the server's secret, the game and the seat, so none is stored and all can be checked. A
//! browser has one cookie; which seats it holds is in the database, under the cookie's hash.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use game_core::Seat;
use hmac::{Hmac, Mac};
use sha2::{Digest, Sha256};

use crate::store::Visitor;

/// The name of the cookie.
pub(crate) const COOKIE: &str = "tabletown";
/// Bytes of a token: unguessable, and short enough for a link.
const TOKEN: usize = 18;

/// Makes and checks tokens.
pub(crate) struct Tokens {
    secret: Vec<u8>,
}

impl Tokens {
    pub(crate) fn new(secret: Vec<u8>) -> Tokens {
        Tokens { secret }
    }

    fn mac(&self, game: &str, seat: Seat) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("any length is a key"); // never fails
        mac.update(game.as_bytes());
        mac.update(&[0, seat.0]);
        mac
    }

    /// The token of a seat.
    pub(crate) fn token(&self, game: &str, seat: Seat) -> String {
        let bytes = self.mac(game, seat).finalize().into_bytes();
        BASE64.encode(&bytes[..TOKEN])
    }

    /// The seat a token is for, among the first `seats`. Comparing takes as long for a wrong token as for a right one.
    pub(crate) fn seat(&self, game: &str, seats: usize, token: &str) -> Option<Seat> {
        let bytes = BASE64.decode(token).ok().filter(|bytes| bytes.len() == TOKEN)?;
        let fits = |seat: &Seat| self.mac(game, *seat).verify_truncated_left(&bytes).is_ok();
        (0..seats).map(Seat::from_index).rfind(fits)
    }
}

/// Bytes nobody can guess.
pub(crate) fn fresh<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness"); // nothing can be done without
    bytes
}

/// An address for a new game: short enough to read out, too many to try.
pub(crate) fn fresh_id() -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    fresh::<10>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// A seed for a new game: nobody can find it by trying which one gives the draws that were seen.
pub(crate) fn fresh_seed() -> u64 {
    u64::from_le_bytes(fresh())
}

/// What a new browser's cookie says.
pub(crate) fn fresh_cookie() -> String {
    BASE64.encode(fresh::<24>())
}

/// A browser by what its cookie says; `None` if the cookie is not one that this server made.
pub(crate) fn visitor(cookie: &str) -> Option<Visitor> {
    let valid = cookie.len() == 32 && BASE64.decode(cookie).is_ok();
    valid.then(|| Sha256::digest(cookie.as_bytes()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_opens_its_own_seat_and_no_other() {
        let tokens = Tokens::new(vec![7; 32]);
        let token = tokens.token("abc", Seat(2));
        assert_eq!(tokens.seat("abc", 4, &token), Some(Seat(2)));
        assert_eq!(tokens.seat("abd", 4, &token), None);
        assert_eq!(tokens.seat("abc", 2, &token), None);
        assert_eq!(Tokens::new(vec![8; 32]).seat("abc", 4, &token), None);
        for wrong in ["", "x", &token[1..], &format!("{token}A"), "\u{0}", &"A".repeat(24)] {
            assert_eq!(tokens.seat("abc", 4, wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn only_our_cookies_are_browsers() {
        assert!(visitor(&fresh_cookie()).is_some());
        assert_ne!(visitor(&fresh_cookie()), visitor(&fresh_cookie()));
        assert_eq!(visitor("me"), None);
        assert_eq!(visitor(&"?".repeat(32)), None);
    }
}

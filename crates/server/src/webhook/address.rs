//! Addresses people leave: what may stand there, and which machines they may lead to.
//!
//! **Invariant:** what [`Reach::filter`] lets through is what is connected to. A name is looked up once for every call,
//! so that one that leads elsewhere a moment later gains nothing.

use super::DeliveryError;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use url::{Host, Url};

/// The longest address, in bytes.
pub(crate) const LONGEST: usize = 1000;

/// Whom the server may call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reach {
    /// Nobody: there are no webhooks.
    Off,
    /// Machines on the public internet, and none in the private network of the server.
    #[default]
    Public,
    /// Every machine, those of the server's own network included: for a server among friends, and for tests.
    Any,
}

impl Reach {
    /// The machines among some that may be called.
    pub(crate) fn filter(
        self,
        found: impl IntoIterator<Item = SocketAddr>,
    ) -> Result<Vec<SocketAddr>, DeliveryError> {
        let mut found: Vec<SocketAddr> = found.into_iter().collect();
        if found.is_empty() {
            return Err(DeliveryError::UnknownName);
        }
        found.retain(|address| match self {
            Reach::Off => false,
            Reach::Public => is_public(address.ip()) && is_usual(address.port()),
            Reach::Any => true,
        });
        // Where there are both, IPv4 is routed more often than IPv6.
        found.sort_by_key(SocketAddr::is_ipv6);
        if found.is_empty() { Err(DeliveryError::NotPublic) } else { Ok(found) }
    }
}

impl std::str::FromStr for Reach {
    type Err = String;

    fn from_str(word: &str) -> Result<Reach, String> {
        match word {
            "off" => Ok(Reach::Off),
            "public" => Ok(Reach::Public),
            "any" => Ok(Reach::Any),
            _ => Err("it is one of: off, public, any".to_owned()),
        }
    }
}

/// An address somebody left. It is a secret, and therefore cannot be printed.
#[derive(Clone)]
pub(crate) struct Address(Url);

impl Address {
    /// Reads what somebody typed.
    pub(crate) fn read(text: &str) -> Result<Address, DeliveryError> {
        let text = text.trim();
        if text.len() > LONGEST {
            return Err(DeliveryError::Unreadable);
        }
        let mut url = Url::parse(text).map_err(|_| DeliveryError::Unreadable)?;
        if !matches!(url.scheme(), "http" | "https") || url.host().is_none() {
            return Err(DeliveryError::Scheme);
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(DeliveryError::Password);
        }
        url.set_fragment(None);
        Ok(Address(url))
    }

    /// As it is kept and shown to whoever left it.
    pub(crate) fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Whether to speak TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.0.scheme() == "https"
    }

    /// The name or number of the machine.
    pub(crate) fn host(&self) -> Host<&str> {
        self.0.host().unwrap_or(Host::Domain("")) // there is one, or it would not have been read
    }

    /// The port, which may be left out.
    pub(crate) fn port(&self) -> u16 {
        self.0.port_or_known_default().unwrap_or_default()
    }

    /// What the `Host` header says.
    pub(crate) fn authority(&self) -> String {
        match self.0.port() {
            Some(port) => format!("{}:{port}", self.host()),
            None => self.host().to_string(),
        }
    }

    /// What is asked for there.
    pub(crate) fn target(&self) -> String {
        match self.0.query() {
            Some(query) => format!("{}?{query}", self.0.path()),
            None => self.0.path().to_owned(),
        }
    }
}

/// Whether a port is one at which the web is spoken: nobody should post to a mail server from here.
fn is_usual(port: u16) -> bool {
    matches!(port, 80 | 443) || port >= 1024
}

/// Whether an address is somewhere on the public internet. New kinds of addresses are not, until somebody says so.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => is_public_v4(four),
        IpAddr::V6(six) => is_public_v6(six),
    }
}

/// The special-purpose blocks of IANA, and those after the unicast addresses.
fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = match (a, b, c) {
        (0 | 10 | 127, ..) => true,
        (100, 64..=127, _) => true, // shared by the customers of a provider
        (169, 254, _) => true,      // this wire; where clouds tell their machines secrets
        (172, 16..=31, _) => true,
        (192, 0, 0 | 2) | (192, 88, 99) | (192, 168, _) => true,
        (198, 18 | 19, _) | (198, 51, 100) | (203, 0, 113) => true,
        (224.., ..) => true, // many at once, reserved, everybody
        _ => false,
    };
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    match parts {
        // NAT64: what counts is the IPv4 address inside.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => {
            let [[a, b], [c, d]] = [high.to_be_bytes(), low.to_be_bytes()];
            is_public_v4(Ipv4Addr::new(a, b, c, d))
        }
        // Protocols with addresses in addresses, examples, 6to4.
        [0x2001, 0..=0x1ff, ..] | [0x2001, 0xdb8, ..] | [0x2002, ..] | [0x3fff, 0..=0xfff, ..] => false,
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(address: &str, public: bool) {
        assert_eq!(is_public(address.parse().unwrap()), public, "{address}");
    }

    #[test]
    fn only_the_public_internet_is_public() {
        for address in [
            "0.0.0.0",
            "10.1.2.3",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.8.8.8",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.255.255",
            "198.51.100.7",
            "203.0.113.9",
            "224.0.0.1",
            "239.255.255.250",
            "240.0.0.1",
            "255.255.255.255",
        ] {
            check(address, false);
            // IPv4-mapped, NAT64, IPv4-compatible.
            check(&format!("::ffff:{address}"), false);
            check(&format!("64:ff9b::{address}"), false);
            check(&format!("::{address}"), false);
        }
        for address in [
            "1.1.1.1",
            "9.9.9.9",
            "100.63.255.255",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "223.255.255.1",
        ] {
            check(address, true);
            check(&format!("::ffff:{address}"), true);
            check(&format!("64:ff9b::{address}"), true);
        }
    }

    #[test]
    fn ipv6_is_public_only_in_the_blocks_given_out() {
        for address in [
            "::",
            "::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "2001::1",
            "2001:10::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:101:101::1",
            "3fff::1",
            "64:ff9b:1::a00:1",
            "100::1",
            "4000::1",
        ] {
            check(address, false);
        }
        for address in ["2606:4700:4700::1111", "2001:4860:4860::8888", "2a00:1450:4001::1", "3fff:1000::1"] {
            check(address, true);
        }
    }

    #[test]
    fn only_those_who_may_be_called_are_left() {
        let found =
            ["127.0.0.1:80", "[2606:4700::1]:80", "1.1.1.1:80", "[::1]:80"].map(|text| text.parse().unwrap());
        let left = Reach::Public.filter(found).unwrap();
        assert_eq!(left, ["1.1.1.1:80".parse().unwrap(), "[2606:4700::1]:80".parse().unwrap()]);
        assert_eq!(Reach::Public.filter([found[0], found[3]]), Err(DeliveryError::NotPublic));
        assert_eq!(Reach::Any.filter(found).map(|left| left.len()), Ok(4));
        assert_eq!(Reach::Off.filter(found), Err(DeliveryError::NotPublic));
        assert_eq!(Reach::Public.filter([]), Err(DeliveryError::UnknownName));
        for (port, may) in [(25, false), (22, false), (80, true), (443, true), (8123, true)] {
            assert_eq!(Reach::Public.filter([SocketAddr::from(([1, 1, 1, 1], port))]).is_ok(), may, "{port}");
        }
    }

    #[test]
    fn addresses_are_read() {
        let address = Address::read(" https://ntfy.example/topic?tpl=1&m={{.text}}#there ").ok().unwrap();
        assert_eq!(address.authority(), "ntfy.example");
        assert_eq!((address.port(), address.is_secure()), (443, true));
        assert_eq!(address.target(), "/topic?tpl=1&m={{.text}}");
        let address = Address::read("http://[::1]:8123/api").ok().unwrap();
        assert_eq!((address.authority(), address.port()), ("[::1]:8123".to_owned(), 8123));
        // Other ways to write a number lead to the same number.
        for disguised in ["http://0x7f.1/", "http://2130706433/", "http://0177.0.0.1/", "http://127.1/"] {
            let address = Address::read(disguised).ok().unwrap();
            assert_eq!(address.host(), Host::<&str>::Ipv4(Ipv4Addr::LOCALHOST), "{disguised}");
        }
    }

    #[test]
    fn what_is_no_address_is_said() {
        let long = format!("https://example.org/{}", "x".repeat(LONGEST));
        for (text, trouble) in [
            ("", DeliveryError::Unreadable),
            ("example.org", DeliveryError::Unreadable),
            (&long, DeliveryError::Unreadable),
            ("https://", DeliveryError::Unreadable),
            ("ftp://example.org/", DeliveryError::Scheme),
            ("file:///etc/passwd", DeliveryError::Scheme),
            ("javascript:alert(1)", DeliveryError::Scheme),
            ("https://me:secret@example.org/", DeliveryError::Password),
            ("https://me@example.org/", DeliveryError::Password),
        ] {
            assert_eq!(Address::read(text).err(), Some(trouble), "{text}");
        }
    }
}

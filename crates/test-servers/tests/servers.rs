//! The servers themselves: they start, and come back at the same address.

mod nodes {
    use test_servers::Nats;

    #[test]
    fn a_bus_comes_back_at_the_same_address() {
        let mut nats = Nats::start().unwrap();
        let before = nats.url();
        nats.kill();
        assert!(nats.process().is_none());
        nats.restart().unwrap();
        assert_eq!(nats.url(), before);
    }
}

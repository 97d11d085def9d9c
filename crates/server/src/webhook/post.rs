//! One call: look a name up, connect to the very machine that was checked, post, read the status of the answer.
//!
//! Redirects are not followed, and nothing else of an answer is read: nobody can have pages read out by this server.

use super::address::{Address, Reach};
use super::target::{Home, Targets};
use super::{DeliveryError, WebhookPolicy};
use crate::limits::Limits;
use axum::body::{Body, Bytes};
use axum::http::{Request, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};
use url::Host;

/// Names that are looked up at once: the system does it on a thread each, and takes its time for some.
const LOOKUPS: usize = 8;
/// Machines of one name that are tried.
const TRIES: usize = 3;
/// The most that the head of an answer may hold.
const HEAD: usize = 16 * 1024;

/// Who carries the calls.
pub(crate) struct WebhookClient {
    policy: WebhookPolicy,
    tls: TlsConnector,
    lookups: Arc<Semaphore>,
    home: Home,
    targets: Targets,
}

impl WebhookClient {
    /// With this policy, trusting those whom browsers trust.
    pub(crate) fn new(policy: WebhookPolicy, home: Home, limits: Arc<Limits>) -> WebhookClient {
        let roots = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        WebhookClient::trusting(policy, home, limits, roots)
    }

    fn trusting(
        policy: WebhookPolicy,
        home: Home,
        limits: Arc<Limits>,
        roots: RootCertStore,
    ) -> WebhookClient {
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("there are versions that the provider speaks") // fixed when the program is made
            .with_root_certificates(roots)
            .with_no_client_auth();
        let tls = TlsConnector::from(Arc::new(config));
        let (lookups, targets) = (Arc::new(Semaphore::new(LOOKUPS)), Targets::new(limits));
        WebhookClient { policy, tls, lookups, home, targets }
    }

    pub(crate) fn policy(&self) -> &WebhookPolicy {
        &self.policy
    }

    /// Whether there are webhooks at all.
    pub(crate) fn works(&self) -> bool {
        self.policy.reach != Reach::Off
    }

    /// Finds out whether an address may be called, without calling it.
    pub(crate) async fn check(&self, address: &Address) -> Result<(), DeliveryError> {
        self.in_time(self.find(address)).await.map(|_| ())
    }

    /// Posts something; returns the status of a success.
    pub(crate) async fn post(&self, address: &Address, body: Bytes) -> Result<u16, DeliveryError> {
        self.in_time(async {
            // By its name before it is looked up, and by its number whatever it is called.
            let name = address.host().to_string();
            let _named = self.targets.turn(name.clone()).await?;
            let machines = self.find(address).await?;
            let number = machines[0].ip().to_string();
            let _numbered = match number.trim_matches(['[', ']']) == name.trim_matches(['[', ']']) {
                true => None,
                false => Some(self.targets.turn(number).await?),
            };
            let stream = self.connect(machines).await?;
            if !address.is_secure() {
                return talk(stream, address, body).await;
            }
            let name = ServerName::try_from(address.host().to_string().trim_matches(['[', ']']).to_owned());
            let name = name.map_err(|_| DeliveryError::Unreadable)?;
            let stream = self.tls.connect(name, stream).await.map_err(|_| DeliveryError::Tls)?;
            talk(stream, address, body).await
        })
        .await
    }

    async fn in_time<T>(
        &self,
        work: impl Future<Output = Result<T, DeliveryError>>,
    ) -> Result<T, DeliveryError> {
        tokio::time::timeout(self.policy.timeout, work).await.unwrap_or(Err(DeliveryError::Slow))
    }

    /// The machines behind an address that may be called; there is at least one.
    async fn find(&self, address: &Address) -> Result<Vec<SocketAddr>, DeliveryError> {
        let found = self.look_up(address).await?;
        self.home.others(self.policy.reach, address, found).await
    }

    async fn look_up(&self, address: &Address) -> Result<Vec<SocketAddr>, DeliveryError> {
        let port = address.port();
        let name = match address.host() {
            Host::Ipv4(four) => return self.policy.reach.filter([SocketAddr::from((four, port))]),
            Host::Ipv6(six) => return self.policy.reach.filter([SocketAddr::from((six, port))]),
            // This name means the machine itself, whatever a table of hosts or a name server says.
            Host::Domain("localhost") => {
                return self.policy.reach.filter([SocketAddr::from((Ipv4Addr::LOCALHOST, port))]);
            }
            Host::Domain(name) => name.to_owned(),
        };
        let permit = self.lookups.clone().acquire_owned().await.map_err(|_| DeliveryError::Slow)?;
        // In a task of its own: a lookup cannot be stopped, and counts as long as it goes on.
        let lookup = tokio::spawn(async move {
            let found = tokio::net::lookup_host((name, port)).await.map(Vec::from_iter);
            drop(permit);
            found
        });
        let found =
            lookup.await.map_err(|_| DeliveryError::UnknownName)?.map_err(|_| DeliveryError::UnknownName)?;
        self.policy.reach.filter(found)
    }

    async fn connect(&self, machines: Vec<SocketAddr>) -> Result<TcpStream, DeliveryError> {
        // A machine that does not answer must leave time for the next one.
        let patience = self.policy.timeout / 2;
        for machine in machines.into_iter().take(TRIES) {
            if let Ok(Ok(stream)) = tokio::time::timeout(patience, TcpStream::connect(machine)).await {
                return Ok(stream);
            }
        }
        Err(DeliveryError::Unreachable)
    }
}

async fn talk<S>(stream: S, address: &Address, body: Bytes) -> Result<u16, DeliveryError>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let request = Request::post(address.target())
        .header(header::HOST, address.authority())
        .header(header::USER_AGENT, concat!("tabletown/", env!("CARGO_PKG_VERSION")))
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::CONNECTION, "close")
        .body(Body::from(body))
        .map_err(|_| DeliveryError::Unreadable)?;
    let mut http = http1::Builder::new();
    http.max_buf_size(HEAD);
    let shake = http.handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = shake.map_err(|_| DeliveryError::Garbled)?;
    let exchange = async {
        let answer = sender.send_request(request).await.map_err(|_| DeliveryError::Garbled)?;
        let status = answer.status();
        let status = status.as_u16();
        if answer.status().is_success() { Ok(status) } else { Err(DeliveryError::Answered { status }) }
    };
    // The connection is carried on while the answer is waited for, and dropped with it.
    let carry = async {
        let _ = connection.await; // whoever waits for the answer finds out
        std::future::pending::<()>().await;
    };
    tokio::select! {
        answered = exchange => answered,
        () = carry => Err(DeliveryError::Garbled),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::http::StatusCode;
    use axum::routing::post;
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;
    use tokio_rustls::rustls::ServerConfig;
    use tokio_rustls::rustls::pki_types::pem::PemObject;
    use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

    const CERTIFICATE: &[u8] = include_bytes!("test-certificate.pem");
    const KEY: &[u8] = include_bytes!("test-key.pem");

    /// Who calls without limits, and is nobody that is called here.
    fn client(policy: WebhookPolicy) -> WebhookClient {
        WebhookClient::new(policy, home(), unlimited())
    }

    fn unlimited() -> Arc<Limits> {
        Arc::new(Limits::new(crate::Rates::NONE, b""))
    }

    fn home() -> Home {
        Home::new("127.0.0.1:1".parse().unwrap(), None)
    }

    fn policy() -> WebhookPolicy {
        WebhookPolicy { reach: Reach::Any, ..WebhookPolicy::default() }
    }

    fn certificate() -> CertificateDer<'static> {
        CertificateDer::from_pem_slice(CERTIFICATE).unwrap()
    }

    /// A machine that speaks TLS and answers one call.
    async fn secure_machine() -> u16 {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let key = PrivateKeyDer::from_pem_slice(KEY).unwrap();
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate()], key)
            .unwrap();
        tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let Ok(stream) = TlsAcceptor::from(Arc::new(config)).accept(stream).await else { return };
            let router = Router::new().route("/", post(async || StatusCode::NO_CONTENT));
            let service = hyper_util::service::TowerToHyperService::new(router);
            let _ = hyper::server::conn::http1::Builder::new()
                .serve_connection(TokioIo::new(stream), service)
                .await;
        });
        port
    }

    async fn call(webhooks: &WebhookClient, url: &str) -> Result<u16, DeliveryError> {
        webhooks
            .post(&Address::read(url).unwrap_or_else(|_| panic!("{url}")), Bytes::from_static(b"{}"))
            .await
    }

    #[tokio::test]
    async fn who_is_called_over_tls_has_to_show_who_it_is() {
        let mut roots = RootCertStore::empty();
        roots.add(certificate()).unwrap();
        let webhooks = WebhookClient::trusting(policy(), home(), unlimited(), roots);
        let url = format!("https://localhost:{}/", secure_machine().await);
        assert_eq!(call(&webhooks, &url).await, Ok(204));
        // The certificate is for the name, not for the number.
        let url = format!("https://127.0.0.1:{}/", secure_machine().await);
        assert_eq!(call(&webhooks, &url).await, Err(DeliveryError::Tls));
        // And nobody else trusts it.
        let url = format!("https://localhost:{}/", secure_machine().await);
        assert_eq!(call(&client(policy()), &url).await, Err(DeliveryError::Tls));
    }

    #[tokio::test]
    async fn what_goes_wrong_is_told_apart() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let router = Router::new()
            .route("/sorry", post(async || (StatusCode::NOT_FOUND, "no such hook")))
            .route("/elsewhere", post(async || axum::response::Redirect::temporary("/sorry")))
            .route("/never", post(async || std::future::pending::<()>().await));
        tokio::spawn(async move { axum::serve(listener, router).await });
        let webhooks = client(WebhookPolicy { timeout: std::time::Duration::from_secs(60), ..policy() });
        let hasty = client(WebhookPolicy { timeout: std::time::Duration::from_millis(100), ..policy() });
        let at = |path: &str| format!("http://127.0.0.1:{port}{path}");
        assert_eq!(call(&webhooks, &at("/sorry")).await, Err(DeliveryError::Answered { status: 404 }));
        let moved = call(&webhooks, &at("/elsewhere")).await;
        assert_eq!(moved, Err(DeliveryError::Answered { status: 307 }), "redirects are not followed");
        assert_eq!(call(&hasty, &at("/never")).await, Err(DeliveryError::Slow));
        assert_eq!(call(&webhooks, "http://nobody.invalid/").await, Err(DeliveryError::UnknownName));
        assert_eq!(call(&webhooks, &at("/").replace("http", "https")).await, Err(DeliveryError::Tls));
        let public = client(WebhookPolicy { reach: Reach::Public, ..policy() });
        assert_eq!(call(&public, &at("/sorry")).await, Err(DeliveryError::NotPublic));
        let named = at("/sorry").replace("127.0.0.1", "localhost");
        assert_eq!(call(&public, &named).await, Err(DeliveryError::NotPublic), "a name that leads home");
        assert_eq!(public.check(&Address::read(&named).ok().unwrap()).await, Err(DeliveryError::NotPublic));
    }
}

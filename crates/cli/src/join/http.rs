//! One request to a server, over HTTP or HTTPS; trusts those whom browsers trust.

use super::link::Link;
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::{Method, Request, Response, header};
use hyper_util::rt::TokioIo;
use render::text::Language;
use serde_json::Value;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use terminal::online::Trouble;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto::ring};

/// How long a server may take to answer: hints are thought about for a while.
const PATIENCE: Duration = Duration::from_secs(20);
/// No answer is larger.
const LARGEST: usize = 4 * 1024 * 1024;

/// Who asks.
#[derive(Clone)]
pub(super) struct Client {
    pub link: Link,
    language: Language,
    tls: TlsConnector,
}

/// An answer that ends.
pub(super) struct Answer {
    pub status: u16,
    /// `null` if it is no JSON.
    pub body: Value,
}

impl Client {
    pub(super) fn new(link: Link, language: Language) -> Client {
        let roots: RootCertStore = webpki_roots::TLS_SERVER_ROOTS.iter().cloned().collect();
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("there are versions that the provider speaks") // fixed when the program is made
            .with_root_certificates(roots)
            .with_no_client_auth();
        Client { link, language, tls: TlsConnector::from(Arc::new(config)) }
    }

    /// Asks, and reads the whole answer.
    pub(super) async fn ask(
        &self,
        method: Method,
        call: &str,
        body: Option<&Value>,
    ) -> Result<Answer, Trouble> {
        let asked = async {
            let response = self.send(method, call, body).await?;
            let status = response.status().as_u16();
            let mut incoming = response.into_body();
            let mut all = Vec::new();
            while let Some(data) = next(&mut incoming).await.map_err(|why| self.unreachable(why))? {
                all.extend_from_slice(&data);
                if all.len() > LARGEST {
                    return Err(Trouble::NoServer(self.link.host()));
                }
            }
            Ok(Answer { status, body: serde_json::from_slice(&all).unwrap_or_default() })
        };
        timeout(PATIENCE, asked).await.unwrap_or_else(|_| Err(self.unreachable("it does not answer")))
    }

    /// Asks; the answer is read by whoever wants it.
    pub(super) async fn send(
        &self,
        method: Method,
        call: &str,
        body: Option<&Value>,
    ) -> Result<Response<Incoming>, Trouble> {
        let base = &self.link.base;
        let name = base.host_str().unwrap_or_default().trim_matches(['[', ']']).to_owned();
        let secure = base.scheme() == "https";
        let port = base.port().unwrap_or(if secure { 443 } else { 80 });
        let mut request = Request::builder()
            .method(method)
            .uri(self.link.path(call))
            .header(header::HOST, self.link.host())
            .header(header::USER_AGENT, concat!("tabletown/", env!("CARGO_PKG_VERSION")))
            .header(header::ACCEPT_LANGUAGE, self.language.code());
        if let Some(token) = &self.link.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = request.body(body).map_err(|error| self.unreachable(error))?;
        let connected = timeout(PATIENCE, TcpStream::connect((name.as_str(), port))).await;
        let stream = connected
            .map_err(|_| self.unreachable("it does not answer"))?
            .map_err(|error| self.unreachable(error))?;
        if !secure {
            return self.talk(TokioIo::new(stream), request).await;
        }
        let name = ServerName::try_from(name).map_err(|error| self.unreachable(error))?;
        let stream = self.tls.connect(name, stream).await.map_err(|error| self.unreachable(error))?;
        self.talk(TokioIo::new(stream), request).await
    }

    async fn talk<S>(&self, stream: S, request: Request<String>) -> Result<Response<Incoming>, Trouble>
    where
        S: hyper::rt::Read + hyper::rt::Write + Unpin + Send + 'static,
    {
        let garbled = |_| Trouble::NoServer(self.link.host());
        let (mut sender, connection) = http1::handshake(stream).await.map_err(garbled)?;
        // Ends with the answer, or with whoever reads it.
        tokio::spawn(async move {
            let _ = connection.await; // whoever reads finds out
        });
        sender.send_request(request).await.map_err(garbled)
    }

    pub(super) fn unreachable(&self, why: impl ToString) -> Trouble {
        Trouble::Unreachable { host: self.link.host(), why: why.to_string() }
    }

    /// What an answer that is no success says.
    pub(super) fn trouble(&self, answer: &Answer) -> Trouble {
        match (answer.status, answer.body["message"].as_str()) {
            (_, None) => Trouble::NoServer(self.link.host()),
            (401 | 403, _) => Trouble::WrongToken,
            (404, _) if answer.body["error"] == "unknown-game" => Trouble::NoGame(self.link.host()),
            (404, _) => Trouble::NoServer(self.link.host()),
            (_, Some(message)) => Trouble::Said(message.to_owned()),
        }
    }
}

/// The next piece of an answer; none at its end.
pub(super) async fn next(incoming: &mut Incoming) -> Result<Option<Bytes>, String> {
    loop {
        match poll_fn(|cx| Pin::new(&mut *incoming).poll_frame(cx)).await {
            None => return Ok(None),
            Some(Err(error)) => return Err(error.to_string()),
            Some(Ok(frame)) => {
                if let Ok(data) = frame.into_data() {
                    return Ok(Some(data));
                }
            }
        }
    }
}

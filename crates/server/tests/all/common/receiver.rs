//! A machine that is called.

use super::PATIENCE;
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::any;
use serde_json::Value;
use server::{Config, Reach, WebhookPolicy};
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// Lets a server call machines like this one, and try again without a pause.
pub fn callable(config: &mut Config) {
    config.webhooks = WebhookPolicy { reach: Reach::Any, timeout: PATIENCE, pause: Duration::ZERO };
}

/// What came with a call.
pub struct Called {
    pub headers: HeaderMap,
    pub message: Value,
}

pub struct Receiver {
    pub url: String,
    calls: mpsc::UnboundedReceiver<Called>,
    status: Arc<AtomicU16>,
}

impl Receiver {
    pub async fn open() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook?key=hush-hush", listener.local_addr().unwrap());
        let (heard, calls) = mpsc::unbounded_channel();
        let status = Arc::new(AtomicU16::new(204));
        let router = Router::new().route("/hook", any(hear)).with_state((heard, status.clone()));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Receiver { url, calls, status }
    }

    /// What is answered from now on.
    pub fn answer(&self, status: u16) {
        self.status.store(status, Ordering::SeqCst);
    }

    /// The next call.
    pub async fn next(&mut self) -> Called {
        tokio::time::timeout(PATIENCE, self.calls.recv()).await.expect("a call comes").unwrap()
    }

    /// The next call that has come already.
    pub fn heard(&mut self) -> Option<Called> {
        self.calls.try_recv().ok()
    }
}

type Ears = (mpsc::UnboundedSender<Called>, Arc<AtomicU16>);

async fn hear(
    State((heard, status)): State<Ears>,
    headers: HeaderMap,
    body: String,
) -> (StatusCode, &'static str) {
    let message = serde_json::from_str(&body).unwrap_or_default();
    let _ = heard.send(Called { headers, message }); // a test may be over before
    (StatusCode::from_u16(status.load(Ordering::SeqCst)).unwrap(), "what it says")
}

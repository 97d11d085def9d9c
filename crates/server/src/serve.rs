//! Running the server until somebody ends it.

use crate::connections::{self, Connections, Open};
use crate::store::StoreError;
use crate::{App, Config};
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::Response;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use hyper_util::server::graceful::GracefulShutdown;
use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::time::MissedTickBehavior;
use tower::ServiceExt;

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database cannot be used.
    #[error("cannot use {0}: {1} (choose another one with --database sqlite:FILE or postgres://…)")]
    Database(String, StoreError),
    /// The bus cannot be used.
    #[error(transparent)]
    Bus(#[from] crate::bus::BusError),
    /// A bus is for several servers, and a file is for one.
    #[error("a bus is for several servers on one PostgreSQL database; name it with --database postgres://…")]
    BusAlone,
    /// There is no place for the database.
    #[error("there is no folder for your data; say where with --database sqlite:FILE")]
    NoDataFolder,
    /// The folder for the database cannot be made.
    #[error("cannot make {0}: {1}")]
    Folder(String, std::io::Error),
    /// Somebody else listens there.
    #[error("cannot listen at {0}: {1} (choose another one with --addr 127.0.0.1:PORT; 0 is any free port)")]
    Listen(SocketAddr, std::io::Error),
    /// The network failed.
    #[error("the server failed: {0}")]
    Failed(std::io::Error),
}

/// The database that is used if none is named: a file in the user's data folder.
pub(crate) fn default_database() -> Result<String, ServeError> {
    let folder = dirs::data_dir().ok_or(ServeError::NoDataFolder)?.join("tabletown");
    std::fs::create_dir_all(&folder)
        .map_err(|error| ServeError::Folder(folder.display().to_string(), error))?;
    // The database holds the secret that tokens are made of.
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let _ = std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o700)); // as well as it can be
    }
    Ok(format!("sqlite:{}", folder.join("tabletown.db").display()))
}

/// Serves until `end`; `ready` is called with the address once requests are answered. When it returns, every
/// answered move is on disk and the database is closed.
pub async fn serve(
    config: Config,
    ready: impl FnOnce(SocketAddr),
    end: impl Future<Output = ()> + Send + 'static,
) -> Result<(), ServeError> {
    let listener = TcpListener::bind(config.addr).await;
    let listener = listener.map_err(|error| ServeError::Listen(config.addr, error))?;
    let addr = listener.local_addr().map_err(ServeError::Failed)?;
    // Where it is reached is known now, whatever was asked for.
    let config = Config { addr, ..config };
    let app = App::open(&config).await?;
    app.tidy_up();
    app.rooms.join_nodes();
    crate::retention::start(&app, config.retention.clone(), config.cleaning);
    app.rooms.wake();
    let calls = crate::webhook::start(&app);
    ready(addr);
    tracing::info!(%addr, "open");
    let connections =
        Connections::new(config.connections, connections::descriptors(), config.public_url.is_some());
    accept(&app, &connections, listener, end).await;
    if let Some(calls) = calls {
        let _ = calls.await; // each call under way has its own limit
    }
    app.rooms.store.close().await;
    tracing::info!("closed");
    Ok(())
}

/// Takes connections until `end`, then closes all streams and waits a little for what is under way.
///
/// By hand instead of by axum's own loop, which sets no limit on how many there are and how long a request may take to
/// arrive, and holds twice the memory for a connection at rest.
async fn accept(
    app: &Arc<App>,
    connections: &Arc<Connections>,
    listener: TcpListener,
    end: impl Future<Output = ()> + Send + 'static,
) {
    let router = app.router();
    let http = http1::Builder::new();
    let mut late = tokio::time::interval(connections.pause());
    late.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let graceful = GracefulShutdown::new();
    let mut end = std::pin::pin!(end);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    // Too many open files, most likely: give some time to close.
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    continue;
                }
            },
            _ = late.tick() => {
                connections.tidy();
                continue;
            }
            () = &mut end => break,
        };
        let Some(open) = connections.admit(peer) else {
            connections::refuse(&stream);
            continue;
        };
        let open = Arc::new(open);
        let _ = stream.set_nodelay(true); // only a matter of speed
        let io = TokioIo::new(open.watched(stream));
        let service = service_fn({
            let (router, open) = (router.clone(), open.clone());
            move |request| answer(router.clone(), &open, peer, request)
        });
        let connection = graceful.watch(http.serve_connection(io, service));
        tokio::spawn(async move {
            tokio::select! {
                _ = connection => {} // whoever is gone needs no answer
                () = open.closed() => {}
            }
        });
    }
    tracing::info!("closing");
    // Streams never end by themselves.
    app.rooms.close();
    let _ = tokio::time::timeout(FAREWELL, graceful.shutdown()).await; // those who still talk have had their time
}

fn answer(
    router: Router,
    open: &Open,
    peer: SocketAddr,
    mut request: Request<Incoming>,
) -> impl Future<Output = Result<Response, Infallible>> + use<> {
    let answering = open.answering();
    request.extensions_mut().insert(ConnectInfo(peer));
    async move { router.oneshot(request).await.map(|response| answering.with(response)) }
}

/// How long requests under way may take after the server was asked to end.
const FAREWELL: Duration = Duration::from_secs(5);

/// Waits until somebody presses Ctrl-C or asks the process to end. Listens from the call on, within a runtime: a signal
/// that comes before anybody waits counts.
pub fn asked_to_end() -> impl Future<Output = ()> + Send + 'static {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = [SignalKind::interrupt(), SignalKind::terminate()].map(signal);
        async move {
            // Without signals only the process itself can end.
            let [Ok(mut interrupted), Ok(mut terminated)] = signals else {
                return std::future::pending().await;
            };
            tokio::select! {
                _ = interrupted.recv() => {}
                _ = terminated.recv() => {}
            }
        }
    }
    #[cfg(not(unix))]
    async {
        let _ = tokio::signal::ctrl_c().await; // without signals only the process itself can end
    }
}

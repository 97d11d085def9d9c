//! Running the server until somebody ends it.

use crate::games::ShelfError;
use crate::store::StoreError;
use crate::{App, Config};
use std::future::Future;
use std::net::SocketAddr;
use tokio::net::TcpListener;

/// Why the server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The packs are faulty.
    #[error(transparent)]
    Packs(#[from] ShelfError),
    /// The database cannot be used.
    #[error("cannot use {0}: {1} (choose another one with --database sqlite:FILE)")]
    Database(String, StoreError),
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
pub fn default_database() -> Result<String, ServeError> {
    let folder = dirs::data_dir().ok_or(ServeError::NoDataFolder)?.join("tabletown");
    std::fs::create_dir_all(&folder)
        .map_err(|error| ServeError::Folder(folder.display().to_string(), error))?;
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
    let app = App::open(&config).await?;
    app.tidy_up();
    ready(addr);
    tracing::info!(%addr, "open");
    let hall = app.hall.clone();
    let ended = async move {
        end.await;
        tracing::info!("closing");
        // Streams never end by themselves.
        hall.close();
    };
    let service = app.router().into_make_service_with_connect_info::<SocketAddr>();
    let served = axum::serve(listener, service).with_graceful_shutdown(ended).await;
    app.hall.store.close().await;
    tracing::info!("closed");
    served.map_err(ServeError::Failed)
}

/// Waits until somebody presses Ctrl-C or asks the process to end.
pub async fn asked_to_end() {
    let interrupted = async {
        let _ = tokio::signal::ctrl_c().await; // without signals only the process itself can end
    };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                () = interrupted => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    interrupted.await;
}

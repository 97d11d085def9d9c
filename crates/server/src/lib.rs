//! The web app: pages, API, live updates, storage.

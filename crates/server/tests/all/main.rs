//! The web app from outside, over HTTP and in a real browser: one binary, a module a topic.

mod after;
mod api;
mod browser;
mod changes;
mod chat;
mod common;
mod concurrency;
mod conditional;
mod hints;
mod learn;
mod packs;
mod pages;
mod panorama;
mod plan;
mod secrets;
mod store;
mod table;
mod take_back;
mod third_game;
mod webhook;
mod weight;

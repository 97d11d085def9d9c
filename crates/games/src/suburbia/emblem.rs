//! The pictures of the base game and its expansions, as they stand beside their names: a hexagon with a scene, in the colours of the tiles.

use crate::libraries::BASE;

/// What is drawn on the hexagon of a pack.
pub(super) fn scene(pack: &str) -> Option<&'static str> {
    Some(match pack {
        BASE => HOUSES,
        "inc" => INC,
        "five-star" => FIVE_STAR,
        "nightlife" => NIGHTLIFE,
        "con" => CON,
        "essen" => ESSEN,
        "ce" => CITIES,
        _ => return None,
    })
}

/// A house, a tree, a factory.
const HOUSES: &str = "<path fill=\"#d6edf7\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>\
    <path fill=\"#93c47d\" stroke=\"none\" d=\"M22.4 9.7L14 24.2H-14L-22.4 9.7Z\"/>\
    <path fill=\"#e9bf55\" d=\"M4 10V-4L10-8V-4L16-8V-4L21-7.4V10Z\"/><path fill=\"#aeb7c1\" d=\"M6-6V-17H9.4V-8Z\"/>\
    <path fill=\"#fdf7ea\" d=\"M-14 12V-2H2V12Z\"/><path fill=\"#c25b45\" d=\"M-17-2L-6-13L5-2Z\"/>\
    <path fill=\"#93694a\" d=\"M-8.4 12V4H-3.6V12Z\"/>\
    <path fill=\"#93694a\" d=\"M-20.6 12V6H-18.2V12Z\"/><path fill=\"#5f9d57\" d=\"M-24.4 2.6A5 5 0 1 1-14.4 2.6A5 5 0 1 1-24.4 2.6Z\"/>\
    <path fill=\"none\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>";

/// A border with its gate, and what is built behind it.
const INC: &str = "<path fill=\"#d6edf7\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>\
    <path fill=\"#93c47d\" stroke=\"none\" d=\"M22.4 9.7L14 24.2H-14L-22.4 9.7Z\"/>\
    <path fill=\"#fdf7ea\" d=\"M-13-4V-15H-3V-4Z\"/><path fill=\"#c25b45\" d=\"M-15-15L-8-22L-1-15Z\"/>\
    <path fill=\"#8fc4e2\" d=\"M3-4V-19H12V-4Z\"/>\
    <path stroke=\"none\" fill=\"#fdf7ea\" d=\"M5-16.5h2v3h-2zM8.4-16.5h2v3h-2zM5-11h2v3h-2zM8.4-11h2v3h-2z\"/>\
    <path fill=\"#aeb7c1\" d=\"M-24.6 6V-3h4.4v3h4.4v-3h4.4v3h4.4v-3h4.4v3h5.2v-3h4.4v3h4.4v-3h4.4v3h4.4v-3h4.4V6L22 10.5H-22Z\"/>\
    <path fill=\"#93694a\" d=\"M-5 10.5V5A5 5 0 0 1 5 5V10.5Z\"/>\
    <path fill=\"#fdf7ea\" d=\"M-5 10.5H5L10 24.2H-10Z\"/>\
    <path fill=\"none\" stroke-width=\"1.2\" d=\"M-16-3V-9\"/><path fill=\"#efc249\" d=\"M-16-9l6 2l-6 2Z\"/>\
    <path fill=\"none\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>";

/// A gold star over a summit.
const FIVE_STAR: &str = "<path fill=\"#9fd3e9\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>\
    <path fill=\"#aeb7c1\" d=\"M-22.6 9.5L-11-6L-4 3L4-3L22.6 9.5Z\"/>\
    <path fill=\"#fdf7ea\" d=\"M-14.6-1.2L-11-6L-7.2-1.2L-9.4 1L-11-1L-12.8.8Z\"/>\
    <path fill=\"#5f9d57\" d=\"M22.6 9.5L14 24.2H-14L-22.6 9.5Z\"/>\
    <path fill=\"#efc249\" stroke-width=\"1.3\" d=\"M0-21.5L5.4-8.7L19.2-7.5L8.7 1.5L11.9 15L0 7.8L-11.9 15L-8.7 1.5L-19.2-7.5L-5.4-8.7Z\"/>\
    <path fill=\"none\" stroke=\"#fff3c9\" stroke-width=\"1.6\" stroke-linecap=\"round\" d=\"M-9.5-5.2L-3.6-6L-1-12.4\"/>\
    <path fill=\"none\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>";

/// Lit windows under the moon.
const NIGHTLIFE: &str = "<path fill=\"#27375c\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>\
    <path fill=\"#fff3c9\" stroke=\"none\" d=\"M8.5-20A8.4 8.4 0 1 0 15-8.4A7 7 0 0 1 8.5-20Z\"/>\
    <path fill=\"#fff3c9\" stroke=\"none\" d=\"M-12-18l.8 1.8l1.8.8l-1.8.8l-.8 1.8l-.8-1.8l-1.8-.8l1.8-.8ZM-1-13l.6 1.2l1.2.6l-1.2.6L-1-9.4l-.6-1.2l-1.2-.6l1.2-.6Z\"/>\
    <path fill=\"#3f78b8\" d=\"M-21 12V-3H-10V12Z\"/><path fill=\"#6d3d93\" d=\"M-10 12V-9H1V12Z\"/>\
    <path fill=\"#c25b45\" d=\"M3 12V0H20V12Z\"/>\
    <path stroke=\"none\" fill=\"#efc249\" d=\"M-18.6 0h2.4v3h-2.4zM-14.4 0h2.4v3h-2.4zM-18.6 5.4h2.4v3h-2.4zM-7.8-6h2.4v3h-2.4zM-3.6-6h2.4v3h-2.4zM-7.8-.6h2.4v3h-2.4zM-3.6 4.8h2.4v3h-2.4z\"/>\
    <path fill=\"#fff3c9\" d=\"M5 3.4H18V7H5Z\"/><path stroke=\"none\" fill=\"#a03030\" d=\"M6.6 4.4h1.6v1.6h-1.6zM9.4 4.4h1.6v1.6H9.4zM12.2 4.4h1.6v1.6h-1.6zM15 4.4h1.6v1.6H15z\"/>\
    <path fill=\"#1a2540\" d=\"M21.2 12L14 24.2H-14L-21.2 12Z\"/>\
    <path fill=\"none\" stroke=\"#efc249\" stroke-width=\"1.4\" stroke-dasharray=\"4 3\" d=\"M-16 18H16\"/>\
    <path fill=\"none\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>";

/// The badge of a visitor on its ribbon.
const CON: &str = "<path fill=\"#f2d9b8\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>\
    <path fill=\"#3f78b8\" d=\"M-13.4-24.2L-3-8H3L13.4-24.2H9L0-11L-9-24.2Z\"/>\
    <path fill=\"#fdf7ea\" d=\"M-13-8H13Q14.5-8 14.5-6.5V18Q14.5 19.5 13 19.5H-13Q-14.5 19.5-14.5 18V-6.5Q-14.5-8-13-8Z\"/>\
    <path fill=\"#c25b45\" stroke=\"none\" d=\"M-14-4.4H14V-.6H-14Z\"/><path fill=\"#aeb7c1\" d=\"M-3.4-10.4H3.4V-6.4H-3.4Z\"/>\
    <path fill=\"#5f9d57\" d=\"M0 1.6A3.2 3.2 0 0 1 2.6 6.6Q9 7.6 9 10Q9 11.4 4.6 11.2L7.4 17H1.8L0 14L-1.8 17H-7.4L-4.6 11.2Q-9 11.4-9 10Q-9 7.6-2.6 6.6A3.2 3.2 0 0 1 0 1.6Z\"/>\
    <path fill=\"none\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>";

/// A winding tower, and a hall with the flags of a fair.
const ESSEN: &str = "<path fill=\"#eef6f1\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>\
    <path fill=\"#c9b08a\" stroke=\"none\" d=\"M21.1 12L14 24.2H-14L-21.1 12Z\"/>\
    <path fill=\"none\" stroke=\"#a03030\" stroke-width=\"2.6\" d=\"M-15 12L-9.5-13M-3 12L-8-13M-9-8L12 12M-13.4 4H-5M-12.2-2H-6.6\"/>\
    <path fill=\"#fdf7ea\" stroke-width=\"1.6\" d=\"M-15-15A6.2 6.2 0 1 1-2.6-15A6.2 6.2 0 1 1-15-15Z\"/>\
    <path fill=\"none\" d=\"M-8.8-21V-9M-15-15H-2.6M-13.2-19.4L-4.4-10.6M-13.2-10.6L-4.4-19.4\"/>\
    <path fill=\"#d08a6a\" d=\"M1 12V4L6-1H16L20.5 4V12Z\"/><path fill=\"#8fc4e2\" d=\"M4 12V6.5H8V12ZM10 10V6.5H17V10Z\"/>\
    <path fill=\"none\" stroke-width=\"1.2\" d=\"M8-1V-9M14-1V-9\"/><path fill=\"#efc249\" d=\"M8-9l5 1.8l-5 1.8Z\"/><path fill=\"#3f78b8\" d=\"M14-9l5 1.8l-5 1.8Z\"/>\
    <path fill=\"none\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>";

/// Three sights of the world in the evening.
const CITIES: &str = "<path fill=\"#f6c89a\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>\
    <path fill=\"#fff3c9\" stroke=\"none\" d=\"M-11.5 4A11.5 11.5 0 0 1 11.5 4Z\"/>\
    <path fill=\"#aeb7c1\" d=\"M-21 12V-1H-18V-6H-15.6V-11H-14.4V-6H-12V-1H-9V12Z\"/>\
    <path fill=\"#93694a\" d=\"M-7.4 12Q-2.6 2-1.2-20H1.2Q2.6 2 7.4 12H3.8Q2.6 7.4 0 7.4Q-2.6 7.4-3.8 12Z\"/>\
    <path fill=\"none\" stroke=\"#fdf7ea\" d=\"M-3.4 2.4H3.4M-2.2-5H2.2\"/>\
    <path fill=\"#fdf7ea\" d=\"M9 12V3H21V12Z\"/><path fill=\"#5f9d57\" d=\"M10 3A5 5.6 0 0 1 20 3Z\"/><path fill=\"none\" stroke-width=\"1.2\" d=\"M15-2.6V-7\"/>\
    <path fill=\"#93694a\" d=\"M13 12V8.4A2 2 0 0 1 17 8.4V12Z\"/>\
    <path fill=\"#3f78b8\" d=\"M21.1 12L14 24.2H-14L-21.1 12Z\"/>\
    <path fill=\"none\" stroke=\"#d6edf7\" stroke-width=\"1.3\" stroke-linecap=\"round\" d=\"M-12 16.5q3-2 6 0t6 0M0 20.5q3-2 6 0t6 0\"/>\
    <path fill=\"none\" d=\"M28 0L14 24.2H-14L-28 0L-14-24.2H14Z\"/>";

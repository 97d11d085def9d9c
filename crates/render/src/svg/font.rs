//! The fonts, as parts of the program: `assets/README.md` says where they come from and how they were made.

use base64::prelude::{BASE64_STANDARD, Engine as _};
use std::sync::LazyLock;

/// All weights that pages use.
pub const WEB: &[u8] = include_bytes!("../../assets/Figtree.woff2");
/// For headings of pages to read.
pub const WEB_DISPLAY: &[u8] = include_bytes!("../../assets/Bricolage.woff2");
/// For what draws pixels itself.
pub const REGULAR: &[u8] = include_bytes!("../../assets/Figtree-Regular.ttf");
/// See [`REGULAR`].
pub const BOLD: &[u8] = include_bytes!("../../assets/Figtree-Bold.ttf");

/// The font families of drawings: ours, and what a reader without it is likely to have.
pub const FONTS: &str = "Figtree,'Avenir Next','Segoe UI','Helvetica Neue',Arial,'DejaVu Sans',sans-serif";

/// A stylesheet that brings the font with a picture, so that it looks the same wherever it is opened.
pub fn embedded() -> &'static str {
    static STYLE: LazyLock<String> = LazyLock::new(|| {
        format!(
            "<style>@font-face{{font-family:Figtree;font-weight:400 800;\
                src:url(data:font/woff2;base64,{})format('woff2')}}</style>\n",
            BASE64_STANDARD.encode(WEB)
        )
    });
    &STYLE
}

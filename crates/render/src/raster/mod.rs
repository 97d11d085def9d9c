//! Pictures as pixels. Texts become outlines of a font that is part of the program, so that a picture looks alike on
//! every machine; the rest is drawn by `resvg`.
//!
//! Reads: SVG. Writes: PNG. Equal input gives equal output, byte for byte.

mod font;
mod outlines;

pub use font::text_width;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// No picture is wider or higher.
pub const MOST_PIXELS: u32 = 8192;

/// Why a picture could not be drawn.
#[derive(Debug, thiserror::Error)]
pub enum RasterError {
    /// It is no SVG.
    #[error("the picture cannot be read: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// It is no XML.
    #[error("the picture cannot be read: {0}")]
    Xml(#[from] roxmltree::Error),
    /// It would be too large, or nothing at all.
    #[error(
        "a picture of {width} × {height} pixels cannot be drawn; at most {MOST_PIXELS} × {MOST_PIXELS} can"
    )]
    Size {
        /// What was asked for.
        width: u32,
        /// What follows from it.
        height: u32,
    },
    /// The pixels cannot be written.
    #[error("the picture cannot be written: {0}")]
    Png(#[from] png::EncodingError),
}

/// A picture so many pixels wide, as high as it is in proportion. `words` are kept beside the pixels: `Title`,
/// `Description`, …
pub fn png(svg: &str, width: u32, words: &[(&str, &str)]) -> Result<Vec<u8>, RasterError> {
    let tree = Tree::from_str(&outlines::of_texts(svg)?, &Options::default())?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round() as u32;
    let size = || RasterError::Size { width, height };
    if width > MOST_PIXELS || height > MOST_PIXELS {
        return Err(size());
    }
    let mut pixels = Pixmap::new(width, height).ok_or_else(size)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    encoded(&pixels, words)
}

/// Pictures are opaque, so three bytes a pixel say everything.
fn encoded(pixels: &Pixmap, words: &[(&str, &str)]) -> Result<Vec<u8>, RasterError> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, pixels.width(), pixels.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    for (keyword, text) in words {
        encoder.add_itxt_chunk((*keyword).to_owned(), (*text).to_owned())?;
    }
    let opaque: Vec<u8> = pixels.data().chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect();
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&opaque)?;
    writer.finish()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(file: &[u8]) -> (u32, u32, Vec<u8>) {
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("it is small")];
        let info = reader.next_frame(&mut pixels).expect("a picture");
        (info.width, info.height, pixels)
    }

    fn svg(body: &str) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 40 20\"><rect width=\"40\" height=\"20\" fill=\"#fff\"/>{body}</svg>"
        )
    }

    #[test]
    fn a_picture_is_as_wide_as_asked_for_and_has_its_words() {
        let file = png(&svg(""), 80, &[("Title", "Two towns – è")]).expect("a picture");
        let (width, height, pixels) = pixels(&file);
        assert_eq!((width, height), (80, 40));
        assert!(pixels.iter().all(|&channel| channel == 255));
        let reader = png::Decoder::new(std::io::Cursor::new(&file)).read_info().expect("a PNG");
        assert_eq!(reader.info().utf8_text[0].get_text().expect("text"), "Two towns – è");
    }

    #[test]
    fn texts_are_drawn_without_fonts_of_the_system() {
        let dark = |body: &str| {
            let (_, _, pixels) = pixels(&png(&svg(body), 40, &[]).expect("a picture"));
            pixels
                .chunks(3)
                .enumerate()
                .filter(|(_, pixel)| pixel[0] < 100)
                .map(|(at, _)| at % 40)
                .collect::<Vec<_>>()
        };
        let start = dark("<text x=\"20\" y=\"15\" font-size=\"16\">H</text>");
        assert!(start.len() > 20 && start.iter().all(|&x| x >= 20), "{start:?}");
        let end = dark("<g font-size=\"16\" text-anchor=\"end\"><text x=\"20\" y=\"15\">H</text></g>");
        assert_eq!(end.len(), start.len());
        assert!(end.iter().all(|&x| x <= 20), "{end:?}");
        assert!(
            dark("<text x=\"20\" y=\"15\" font-size=\"16\" font-weight=\"700\">H</text>").len() > start.len()
        );
    }

    #[test]
    fn what_cannot_be_drawn_is_an_error() {
        assert!(matches!(png("<svg", 10, &[]), Err(RasterError::Xml(_))));
        assert!(matches!(png("<p/>", 10, &[]), Err(RasterError::Svg(_))));
        assert!(matches!(png(&svg(""), MOST_PIXELS + 1, &[]), Err(RasterError::Size { .. })));
        assert!(matches!(png(&svg(""), 0, &[]), Err(RasterError::Size { .. })));
    }
}

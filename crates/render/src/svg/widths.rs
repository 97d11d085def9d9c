//! How wide the letters of bold Figtree are, in thousandths of an em. A test compares them with the font.

/// From the space to `~`.
const ASCII: [u16; 95] = [
    238, 312, 412, 631, 554, 813, 647, 245, 382, 382, 488, 632, 257, 408, 248, 432, 632, 632, 632, 632, 632,
    632, 632, 632, 632, 632, 301, 305, 632, 632, 632, 513, 992, 714, 612, 725, 700, 589, 554, 743, 750, 289,
    552, 666, 537, 857, 773, 787, 603, 789, 645, 607, 584, 704, 722, 985, 679, 647, 632, 344, 432, 344, 581,
    434, 263, 533, 596, 546, 595, 554, 393, 601, 570, 262, 291, 538, 246, 872, 568, 581, 601, 592, 379, 466,
    402, 568, 556, 835, 536, 576, 477, 394, 256, 394, 667,
];

/// From the no-break space to `ÿ`.
const LATIN: [u16; 96] = [
    238, 300, 541, 595, 598, 596, 304, 524, 484, 793, 337, 632, 632, 0, 615, 300, 378, 632, 367, 355, 263,
    568, 585, 260, 235, 280, 362, 632, 838, 869, 913, 470, 714, 714, 714, 714, 714, 714, 1018, 725, 589, 589,
    589, 589, 289, 289, 289, 304, 746, 773, 787, 787, 787, 787, 787, 632, 790, 704, 704, 704, 704, 647, 615,
    587, 528, 528, 528, 528, 528, 528, 875, 546, 557, 557, 557, 557, 262, 262, 262, 262, 572, 568, 581, 581,
    581, 581, 581, 632, 578, 568, 568, 568, 568, 576, 596, 576,
];

/// The signs beyond, in their order.
const SIGNS: [(char, u16); 27] = [
    ('–', 550),
    ('—', 1100),
    ('‘', 219),
    ('’', 219),
    ('‚', 250),
    ('“', 415),
    ('”', 415),
    ('„', 407),
    ('•', 468),
    ('…', 709),
    ('‹', 400),
    ('›', 400),
    ('€', 695),
    ('←', 832),
    ('↑', 733),
    ('→', 832),
    ('↓', 733),
    ('−', 632),
    ('≈', 667),
    ('≤', 632),
    ('≥', 632),
    ('▲', 700),
    ('▼', 700),
    ('▽', 700),
    ('●', 650),
    ('★', 800),
    ('✓', 700),
];

/// What another font is taken to need for a letter that ours lacks: an emoji is the widest.
const STRANGER: u16 = 1200;

/// The advance of a letter.
pub(super) fn advance(letter: char) -> u16 {
    match letter {
        ' '..='~' => ASCII[letter as usize - 0x20],
        '\u{a0}'..='ÿ' => LATIN[letter as usize - 0xa0],
        _ => SIGNS.binary_search_by_key(&letter, |(sign, _)| *sign).map_or(STRANGER, |at| SIGNS[at].1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widths_are_those_of_the_font() {
        let font = ttf_parser::Face::parse(crate::svg::font::BOLD, 0).expect("the font is sound");
        assert_eq!(font.units_per_em(), 1000);
        let mut known = 0;
        for letter in (' '..='\u{fffd}').filter(|letter| font.glyph_index(*letter).is_some()) {
            let glyph = font.glyph_index(letter).expect("filtered");
            assert_eq!(Some(advance(letter)), font.glyph_hor_advance(glyph), "{letter:?}");
            known += 1;
        }
        assert_eq!(known + 1, ASCII.len() + LATIN.len() + SIGNS.len(), "a soft hyphen is not drawn");
    }

    #[test]
    fn figures_are_equally_wide() {
        assert!(('0'..='9').all(|figure| advance(figure) == advance('0')));
    }
}

//! Charts: what is in them, that they do not change unseen, and that pixels need no font of the system.

use crate::common::{findings, origin};
use lab::chart::{Caption, Picture, SoloChart, TileChart, png, svg};
use lab::solo::Distribution;
use render::svg::font::embedded;
use std::collections::BTreeMap;

fn caption() -> Caption {
    Caption {
        title: "How far ahead?".to_owned(),
        subtitle: "50 games of <bots> & people.".to_owned(),
        notes: vec!["* has house values: cost.".to_owned()],
        origin: origin(),
    }
}

fn tiles() -> TileChart {
    TileChart::of(&findings(), caption(), |thing| thing.id == "mint")
}

/// Nine games, one of which was not won and earns no title.
fn solo() -> SoloChart {
    let counts = BTreeMap::from([(50, 3), (70, 5), (95, 1)]);
    let titled = BTreeMap::from([(50, 2), (70, 5), (95, 1)]);
    let ladder = [(0, "Intern"), (60, "Draftsman"), (90, "Boss")];
    let runs = vec![("greedy, alone".to_owned(), Distribution::of(counts, &titled, &ladder))];
    SoloChart { caption: caption(), runs }
}

#[test]
fn what_things_are_worth_is_drawn_as_before() {
    insta::assert_snapshot!("tiles", svg(&tiles()).replace(embedded(), ""));
}

#[test]
fn how_scores_spread_is_drawn_as_before() {
    insta::assert_snapshot!("solo", svg(&solo()).replace(embedded(), ""));
}

#[test]
fn the_best_is_first_and_house_values_are_marked() {
    let picture = svg(&tiles());
    let place = |text: &str| picture.find(text).unwrap_or_else(|| panic!("no {text} in {picture}"));
    assert!(place("Mint *") < place("Park"));
    for text in ["How far ahead?", "Stack A", "civic", "by third when taken", "* has house values: cost."] {
        place(text);
    }
    let left_out = "Left out, as fewer than 10 were taken: Never Taken, Seldom Taken.";
    place(left_out);
    assert_eq!(picture.matches(" Taken").count(), 2, "they are nowhere else in {picture}");
    assert!(!picture.contains("NaN"), "{picture}");
}

#[test]
fn pictures_tell_how_they_were_made() {
    let words = "tabletown 9.8.7, seed 42: tabletown lab tiles suburbia --games 50";
    for picture in [&tiles() as &dyn Picture, &solo()] {
        let drawn = svg(picture);
        assert!(drawn.contains("<title>How far ahead?</title>"), "{drawn}");
        assert!(
            drawn.contains(&format!("<desc>50 games of &lt;bots&gt; &amp; people. {words}</desc>")),
            "{drawn}"
        );
        assert!(drawn.contains(&format!(">{words}</text>")), "{drawn}");
        let file = png(picture).expect("it can be drawn");
        let reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a PNG");
        let texts = reader.info().utf8_text.iter().map(|text| text.get_text().expect("text"));
        assert!(texts.clone().any(|text| text.ends_with(words)), "{:?}", texts.collect::<Vec<_>>());
    }
}

#[test]
fn titles_and_median_are_in_the_picture_of_scores() {
    let picture = svg(&solo());
    for text in ["median 70", "Draftsman", "55.6 %", "no title without a win: 1 of 9 games", "best 95"] {
        assert!(picture.contains(text), "no {text} in {picture}");
    }
}

#[test]
fn nothing_found_is_still_a_picture() {
    let mut nothing = findings();
    nothing.things.clear();
    let empty = TileChart::of(&nothing, caption(), |_| false);
    let unplayed = SoloChart {
        caption: caption(),
        runs: vec![(
            "greedy".to_owned(),
            Distribution::of(BTreeMap::new(), &BTreeMap::new(), &[(0, "Intern")]),
        )],
    };
    for picture in [&empty as &dyn Picture, &unplayed] {
        let drawn = svg(picture);
        assert!(drawn.contains("How far ahead?") && !drawn.contains("NaN"), "{drawn}");
    }
}

#[test]
fn pixels_show_everything_without_fonts_of_the_system() {
    for picture in [&tiles() as &dyn Picture, &solo()] {
        let (width, height) = picture.size();
        let file = png(picture).expect("it can be drawn");
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("it is small")];
        let info = reader.next_frame(&mut pixels).expect("a picture");
        assert_eq!((info.width, info.height), (2 * width, 2 * height));
        // The title stands alone in the upper left corner.
        let dark = |&at: &usize| pixels[at * 3..at * 3 + 3].iter().all(|&channel| channel < 120);
        let (wide, rows) = (info.width as usize, 40..100);
        let ink = rows.flat_map(|y| (0..300).map(move |x| y * wide + x)).filter(dark).count();
        assert!(ink > 100, "{ink} dark pixels where the title should be");
        // Dots, bars and numbers are below it, and most of the paper is empty.
        let paper = pixels.chunks(3).filter(|pixel| *pixel == [0xff, 0xfc, 0xf5]).count();
        let below = pixels[wide * 3 * 260..].chunks(3).filter(|pixel| *pixel != [0xff, 0xfc, 0xf5]).count();
        assert!(below > 2000 && paper > pixels.len() / 3 / 2, "{below} drawn below, {paper} empty");
    }
}

//! What may be in a picture, what may not, and that nothing else ever comes out.

use super::*;
use proptest::prelude::*;

fn picture(inside: &str) -> String {
    format!("<svg xmlns=\"{SVG}\" viewBox=\"{BOX}\">{inside}</svg>")
}

fn faults(text: &str) -> Vec<String> {
    Art::read("t.svg", text).err().unwrap_or_default().iter().map(ToString::to_string).collect()
}

/// What comes out for what is inside of a picture.
fn written(inside: &str) -> String {
    let text = picture(inside);
    let art = Art::read("t.svg", &text).unwrap_or_else(|faults| panic!("{inside}: {}", faults[0]));
    let markup = art.markup().strip_prefix("<g>").and_then(|rest| rest.strip_suffix("</g>"));
    markup.expect("in a group").to_owned()
}

#[test]
fn what_is_understood_is_written_anew() {
    for (inside, expected) in [
        (
            "<rect fill='#ABC' x='-.5' y='1.239' width='4' height='5.0'/>",
            "<rect fill=\"#abc\" x=\"-0.5\" y=\"1.24\" width=\"4\" height=\"5\"/>",
        ),
        ("<!-- a roof --><path d='M -1 , -2 l 3 4z'/>", "<path d=\"M-1-2l3 4z\"/>"),
        ("<path d='M0 0A5 5 0 0110-3'/>", "<path d=\"M0 0A5 5 0 0 1 10-3\"/>"),
        ("<path d='M0 0 1 1 2 2'/>", "<path d=\"M0 0 1 1 2 2\"/>"),
        (
            "<g transform=' translate( 1,2 ) scale(.9)'><line x1='0' y1='0' x2='1' y2='1'/></g>",
            "<g transform=\"translate(1 2) scale(0.9)\"><line x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\"/></g>",
        ),
        ("<polygon points='0,0 1,1 2,0'/>", "<polygon points=\"0 0 1 1 2 0\"/>"),
        (
            "<text x='1' y='2' font-size='5'> P &amp; R </text>",
            "<text x=\"1\" y=\"2\" font-size=\"5\">P &amp; R</text>",
        ),
        (
            "<circle r='2' stroke='none' fill='currentColor'></circle>",
            "<circle r=\"2\" stroke=\"none\" fill=\"currentColor\"/>",
        ),
        (
            "<ellipse rx='2' ry='1' stroke-dasharray='1, 2'/>",
            "<ellipse rx=\"2\" ry=\"1\" stroke-dasharray=\"1 2\"/>",
        ),
    ] {
        assert_eq!(written(inside), expected, "{inside}");
    }
}

#[test]
fn nothing_but_shapes_comes_in() {
    for inside in [
        "<script>alert(1)</script>",
        "<path d='M0 0'><script/></path>",
        "<a href='https://example.org'><path d='M0 0'/></a>",
        "<use href='#x'/>",
        "<image href='data:image/png;base64,AAAA'/>",
        "<style>*{fill:red}</style>",
        "<foreignObject><body xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>",
        "<animate attributeName='x' to='9'/>",
        "<set attributeName='href' to='javascript:alert(1)'/>",
        "<svg viewBox='0 0 1 1'/>",
        "<iframe src='x'/>",
        "<SCRIPT/>",
        "<path d='M0 0' onclick='alert(1)'/>",
        "<path d='M0 0' onload='alert(1)'/>",
        "<path d='M0 0' style='fill:url(#a)'/>",
        "<path d='M0 0' class='button'/>",
        "<path d='M0 0' id='tile-farm'/>",
        "<path d='M0 0' href='#x'/>",
        "<path d='M0 0' xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='#x'/>",
        "<path d='M0 0' fill='url(#x)'/>",
        "<path d='M0 0' fill='red;background:url(x)'/>",
        "<path d='M0 0' fill='red'/>",
        "<path d='M0 0' fill='#12'/>",
        "<path d='M0 0' fill='var(--x)'/>",
        "<path d='M0 0' clip-path='url(#x)'/>",
        "<path d='M0 0' filter='url(#x)'/>",
        "<path d='M0 0' transform='matrix(1 0 0 1 0 0)'/>",
        "<path d='M0 0' transform='scale(99)'/>",
        "<path d='M0 0' transform='translate(9e9)'/>",
        "<path d='javascript:alert(1)'/>",
        "<path d='L0 0'/>",
        "<path d='M0'/>",
        "<path d='M0 0 R1 1'/>",
        "<path d='M0 9999'/>",
        "<path d='M0 1e99'/>",
        "<path d=''/>",
        "<rect x='1px'/>",
        "<rect x='50%'/>",
        "<rect x='NaN'/>",
        "<rect x='inf'/>",
        "<rect width='-1'/>",
        "<rect x='expression(1)'/>",
        "<circle r=''/>",
        "<polygon points='0 0 1'/>",
        "<text x='1'>a<script/>b</text>",
        "<text x='1'></text>",
        "<text x='1'>\u{202e}evil</text>",
        "<text x='1'>&lt;b&gt;</text><b/>",
        "<h:path xmlns:h='http://www.w3.org/1999/xhtml' d='M0 0'/>",
        "<path xmlns='http://www.w3.org/1999/xhtml' d='M0 0'/>",
        "<?xml-stylesheet href='x'?>",
        "words",
        "<![CDATA[words]]>",
        "&#60;script&#62;",
    ] {
        let found = faults(&picture(inside));
        assert!(!found.is_empty(), "{inside}");
        assert!(found[0].starts_with("t.svg:1:"), "{inside}: {}", found[0]);
    }
}

#[test]
fn a_picture_is_one_svg_with_the_box_of_all_pictures() {
    for text in [
        "",
        "picture",
        "<svg",
        "<path d='M0 0'/>",
        "<svg viewBox='-30 -44 60 48'/>",
        "<svg xmlns='http://www.w3.org/2000/svg'/>",
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'/>",
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-30 -44 60 48' onload='alert(1)'/>",
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-30 -44 60 48' width='100'/>",
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:x='y' viewBox='-30 -44 60 48'/>",
        "<!DOCTYPE svg><svg xmlns='http://www.w3.org/2000/svg' viewBox='-30 -44 60 48'/>",
        "<!DOCTYPE a [<!ENTITY x 'y'>]><svg xmlns='http://www.w3.org/2000/svg' viewBox='-30 -44 60 48'>&x;</svg>",
        "<?xml-stylesheet href='x'?><svg xmlns='http://www.w3.org/2000/svg' viewBox='-30 -44 60 48'/>",
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-30 -44 60 48'/><svg/>",
    ] {
        assert!(!faults(text).is_empty(), "{text}");
    }
    let declared = format!("<?xml version=\"1.0\"?>\n{}", picture("<g/>"));
    assert_eq!(faults(&declared), Vec::<String>::new());
}

#[test]
fn a_fault_says_where_and_what_is_allowed() {
    let text = picture("\n  <path d=\"M0 0\"\n    onclick=\"x()\"/>\n  <blink/>");
    let found = faults(&text);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(
        found[0].starts_with("t.svg:3:5: <path> cannot have 'onclick' (allowed are: d, fill,"),
        "{}",
        found[0]
    );
    assert!(
        found[1].starts_with("t.svg:4:3: <blink> is not allowed (allowed are: g, path, rect,"),
        "{}",
        found[1]
    );
    let found = faults(&picture("\n\n <path d='M0 0'>"));
    assert!(found[0].starts_with("t.svg:3:"), "{found:?}");
    let found = faults("<!DOCTYPE svg>");
    assert_eq!(found, ["t.svg:1:1: this is not SVG that can be read (expected no DOCTYPE)"]);
}

#[test]
fn a_picture_has_its_limits() {
    assert!(faults(&picture(&" ".repeat(MOST_BYTES)))[0].contains("too large"));
    let many = "<g/>".repeat(MOST_ELEMENTS);
    assert_eq!(faults(&picture(&many)), Vec::<String>::new());
    assert!(faults(&picture(&format!("{many}<g/>")))[0].contains("201 elements"));
    let deep = |by: usize| picture(&format!("{}{}", "<g>".repeat(by), "</g>".repeat(by)));
    assert_eq!(faults(&deep(DEEPEST)), Vec::<String>::new());
    assert!(faults(&deep(DEEPEST + 1))[0].contains("nested too deep"));
    assert!(!faults(&deep(900)).is_empty());
}

#[test]
fn tiles_of_one_name_share_a_picture() {
    let file = |id: &str, d: &str| {
        let text = picture(&format!("<path d='{d}'/>"));
        ArtFile::read(&format!("art/{id}.svg"), id, &text).unwrap()
    };
    let files = [file("mill", "M1 1"), file("mill-37", "M2 2"), file("mill", "M3 3")];
    let drawn = |tile| best(files.iter(), tile).map(|art| art.markup().to_owned());
    assert!(drawn("mill-11").unwrap().contains("M3 3"));
    assert!(drawn("mill-37").unwrap().contains("M2 2"));
    assert_eq!(drawn("miller"), None);
    assert_eq!(names("1").collect::<Vec<_>>(), ["1"]);
    let fault = file("mil", "M0 0").nobodys(&["mill-11", "farm"]);
    assert_eq!(fault.to_string(), "art/mil.svg:1:1: there is no tile 'mil' (did you mean 'mill.svg'?)");
}

/// Anything that came in reads the same again, and holds nothing but the few words of pictures.
fn harmless(art: &Art) {
    let inside = art.markup().strip_prefix("<g>").and_then(|rest| rest.strip_suffix("</g>"));
    let inside = inside.expect("a plain picture is a plain group");
    let again = Art::read("again.svg", &picture(inside));
    assert_eq!(again.as_ref(), Ok(art), "{inside}");
    let lower = inside.to_lowercase();
    for word in ["script", "href", "url(", "style", "on", "&#x", "<!", "<?", "xmlns", "import", "data:"] {
        let mut without_words = lower.clone();
        for known in ["none", "polygon", "nonzero", "evenodd", "font-", "currentcolor"] {
            without_words = without_words.replace(known, "");
        }
        let in_text = |text: &str| text.split("<text").skip(1).any(|rest| rest.contains(word));
        assert!(!without_words.contains(word) || in_text(&without_words), "{word} in {inside}");
    }
}

/// Pieces of pictures and of attacks on them, in any order.
const PIECES: [&str; 40] = [
    "<g>",
    "</g>",
    "<g ",
    "<path ",
    "<rect ",
    "<circle ",
    "<text ",
    "</text>",
    "<script>",
    "</script>",
    "<a ",
    ">",
    "/>",
    "d=\"M0 0L1 1\" ",
    "d='M1-1A1 1 0 0 1 2 2Z'",
    "fill=\"#fff\" ",
    "fill=\"url(#a)\" ",
    "fill='none' ",
    "x=\"1\" ",
    "r='2' ",
    "onclick=\"a()\" ",
    "style=\"x\" ",
    "href=\"#\" ",
    "xlink:href=\"#\" ",
    "transform=\"translate(1 2)\" ",
    "transform='scale(2)' ",
    "class=\"x\" ",
    "\"",
    "'",
    "&lt;",
    "&amp;",
    "&x;",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<!DOCTYPE",
    " ",
    "P",
    "\u{0}",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn whatever_is_put_together_comes_out_harmless(pieces in proptest::collection::vec(0..PIECES.len(), 0..14)) {
        let inside: String = pieces.into_iter().map(|piece| PIECES[piece]).collect();
        if let Ok(art) = Art::read("t.svg", &picture(&inside)) {
            harmless(&art);
        }
    }

    #[test]
    fn whatever_a_value_is_it_comes_out_harmless(
        name in proptest::sample::select(vec!["d", "fill", "transform", "points", "x", "stroke-width", "opacity"]),
        value in "[-+.,0-9 MLHVCSQTAZmlhvcsqtaz()#a-f\"&;]{0,16}",
    ) {
        let value = value.replace('"', "&quot;");
        for element in ["path", "rect", "polygon", "g"] {
            if let Ok(art) = Art::read("t.svg", &picture(&format!("<{element} {name}=\"{value}\"/>"))) {
                harmless(&art);
            }
        }
    }

    #[test]
    fn no_text_can_upset_the_reader(text in ".{0,200}") {
        let _ = Art::read("t.svg", &text);
        let _ = Art::read("t.svg", &picture(&text));
    }
}

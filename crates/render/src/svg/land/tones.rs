//! The colours of land and tiles, by day in three seasons and by night.
//!
//! **Invariant:** the colour of a tone in spring belongs to no other tone, so that [`themed`] knows it again. Text on
//! faces reaches the contrast of WCAG AA by day and by night.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

/// A third of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Season {
    /// The beginning.
    Spring,
    /// The middle.
    Summer,
    /// The end.
    Autumn,
}

impl Season {
    /// In their order.
    pub const ALL: [Season; 3] = [Season::Spring, Season::Summer, Season::Autumn];

    /// What a town says in `data-season`.
    pub fn word(self) -> &'static str {
        ["spring", "summer", "autumn"][self as usize]
    }

    /// The colour of a tone by day.
    pub fn of(self, tone: &Tone) -> &'static str {
        tone.day[self as usize]
    }
}

/// A colour that differs by season or by night.
pub struct Tone {
    /// The variable of a page's stylesheet, as it is used.
    var: &'static str,
    day: [&'static str; 3],
    night: [&'static str; 3],
}

impl Tone {
    /// The same in all seasons.
    const fn plain(var: &'static str, day: &'static str, night: &'static str) -> Tone {
        Tone { var, day: [day; 3], night: [night; 3] }
    }

    const fn seasonal(var: &'static str, day: [&'static str; 3], night: [&'static str; 3]) -> Tone {
        Tone { var, day, night }
    }

    /// Its colour by day, where the season does not matter.
    pub const fn day(&self) -> &'static str {
        self.day[0]
    }

    fn name(&self) -> &'static str {
        self.var.trim_start_matches("var(").trim_end_matches(')')
    }
}

macro_rules! tones {
    ($($(#[$about:meta])* $name:ident = $how:ident($var:literal, $day:expr, $night:expr);)*) => {
        $($(#[$about])* pub const $name: Tone = Tone::$how(concat!("var(--", $var, ")"), $day, $night);)*
        /// Every tone.
        pub const ALL: &[&Tone] = &[$(&$name),*];
    };
}

tones! {
    /// Grass.
    MEADOW = seasonal("meadow", ["#c6e09a", "#b7d385", "#c8d27c"], ["#1e3236", "#1d3031", "#252f2f"]);
    /// Grass in the sun: gentle slopes.
    SLOPE = seasonal("slope", ["#d3e8ac", "#c5dd96", "#d7dc90"], ["#233b3e", "#223838", "#2d3836"]);
    /// Blades of grass, furrows.
    TUFT = seasonal("tuft", ["#98c06d", "#8eb25e", "#aeae5c"], ["#31504f", "#2f4c48", "#3f4a40"]);
    /// Flowers in the grass.
    BLOOM = seasonal("bloom", ["#f6f0d0", "#f3d25e", "#c96f3b"], ["#4c5a52", "#5a5636", "#55392a"]);
    /// The edge of a clearing.
    VERGE = seasonal("verge", ["#aacf80", "#9abf6d", "#bcb968"], ["#1a2c30", "#192a2b", "#202928"]);
    /// Tilled fields.
    FIELD = seasonal("field", ["#dbe08c", "#f0d77f", "#ddb873"], ["#2c3d37", "#3a4033", "#393830"]);
    /// The ground of woods, seen between the trees.
    FOREST = seasonal("forest", ["#6fa45c", "#5d9150", "#a98b48"], ["#12242a", "#122326", "#1b2120"]);
    /// Crowns of trees.
    CROWN = seasonal("crown", ["#71ad60", "#5a9752", "#cf8a3d"], ["#1c3f41", "#1b3b3b", "#473b2c"]);
    /// Crowns in the sun.
    SUNLIT = seasonal("sunlit", ["#92c67c", "#76b068", "#e6ac57"], ["#27524f", "#264d48", "#5b4a35"]);
    /// Other trees.
    LINDEN = seasonal("linden", ["#9ac66a", "#7ba85a", "#dcb54c"], ["#254744", "#23433f", "#4e4730"]);
    /// Firs.
    FIR = seasonal("fir", ["#4d8a62", "#437c58", "#4d7d58"], ["#153539", "#143235", "#183133"]);
    /// Hills in the haze.
    HAZE = seasonal("haze", ["#a9c9cf", "#a6c7c6", "#bfc8bb"], ["#1a2846", "#1a2844", "#212a42"]);
    /// Hills before them.
    RIDGE = seasonal("ridge", ["#94bd9a", "#82ae85", "#b6a873"], ["#16243a", "#162338", "#1c2433"]);
    /// Trunks, posts, planks.
    TRUNK = plain("trunk", "#80603f", "#3a2f24");
    /// Water.
    WATER = plain("water", "#7cc3e1", "#1c4463");
    /// Water near the shore.
    SHALLOW = plain("shallow", "#a6dbec", "#27587a");
    /// Light on water.
    RIPPLE = plain("ripple", "#e4f5fb", "#8fb7d6");
    /// Shores.
    SAND = plain("sand", "#ecdcaf", "#4c4738");
    /// Reeds.
    REED = plain("reed", "#7f9a4b", "#3c5138");
    /// Streets.
    STREET = plain("street", "#9c9fa6", "#363b45");
    /// The line in their middle.
    LINE = plain("line", "#f5f1e0", "#7f7d6c");
    /// Kerbs and pavements.
    KERB = plain("kerb", "#dedacd", "#565d68");
    /// Country lanes.
    LANE = plain("lane", "#e0cfa3", "#4a4636");
    /// Lawn of a town's own park.
    PARK = plain("park", "#b9d99a", "#274034");
    /// Homes' ground.
    HOMES = plain("homes", "#93c47d", "#38604a");
    /// Behind what homes do.
    HOMES_FACE = plain("homes-face", "#e4f1db", "#1f3027");
    /// Shops' ground.
    SHOPS = plain("shops", "#8fb6e0", "#345985");
    /// Behind what shops do.
    SHOPS_FACE = plain("shops-face", "#e0ebf8", "#1d2b3e");
    /// Factories' ground.
    WORKS = plain("works", "#e9bf55", "#6d5826");
    /// Behind what factories do.
    WORKS_FACE = plain("works-face", "#fbf0cf", "#342c1c");
    /// Public ground.
    CIVIC = plain("civic", "#b4bbc4", "#667080");
    /// Behind what public buildings do.
    CIVIC_FACE = plain("civic-face", "#eaecef", "#2a2f37");
    /// What is written on faces.
    FACE_INK = plain("face-ink", "#26303b", "#eef0e8");
    /// The sky over a strip of land.
    AIR = plain("air", "#f7efd9", "#2b3646");
    /// The ground under it.
    STRIP = plain("strip", "#d5bf88", "#5d5339");
    /// Stars on faces.
    FACE_STAR = plain("face-star", "#7a5201", "#f4d270");
    /// What is written on water.
    WATER_INK = plain("water-ink", "#0f3d54", "#e3f3fb");
    /// Windows: at night there is light.
    GLASS = plain("glass", "#8fc4e2", "#ffd773");
    /// Pale walls.
    WALL = plain("wall", "#fdf7ea", "#c4c0b5");
    /// White walls.
    WHITE = plain("white", "#ffffff", "#c8ced8");
    /// Grey walls.
    STONE = plain("stone", "#aeb7c1", "#828d9a");
    /// Lighter grey.
    MIST = plain("mist", "#c9ced4", "#8d96a1");
    /// Outlines.
    EDGE = plain("edge", "#3d4856", "#10161e");
    /// Red roofs.
    TILES = plain("tiles", "#c25b45", "#99503c");
    /// Bricks.
    BRICK = plain("brick", "#d08a6a", "#9c6a51");
    /// Trees on tiles.
    LEAF = plain("leaf", "#5f9d57", "#437a4a");
    /// Wood on tiles.
    WOOD = plain("wood", "#93694a", "#6b4f3a");
    /// Blue paint.
    BLUE = plain("blue", "#3f78b8", "#4279b6");
    /// Yellow paint.
    GOLD = plain("gold", "#efc249", "#d6a944");
    /// Sand of a desert.
    DUNE = plain("dune", "#efdcb2", "#292b40");
    /// Sand in the sun.
    CREST = plain("crest", "#f7eaca", "#31344b");
    /// The lee of dunes.
    DRIFT = plain("drift", "#dcc494", "#23253a");
    /// Mountains of a desert.
    ROCK = plain("rock", "#c99f7a", "#3a3448");
    /// Their side in the sun.
    ROCK_LIT = plain("rock-lit", "#dfbb97", "#4b4459");
    /// Watered ground.
    OASIS = plain("oasis", "#b3c985", "#22392f");
    /// Ground that is planned to be built on.
    SURVEY = plain("survey", "#d9c595", "#343852");
    /// A plot.
    PLOT = plain("plot", "#ecdfb9", "#2c3048");
    /// Edges of terraces and plots.
    PLOT_EDGE = plain("plot-edge", "#b39963", "#171a2a");
    /// Quays and squares.
    QUAY = plain("quay", "#f1e7d0", "#2b3142");
    /// Asphalt.
    ASPHALT = plain("asphalt", "#59616b", "#333a46");
    /// Kerbs and marks of roads on tiles.
    CURB = plain("curb", "#f6f1e4", "#8b8f97");
    /// Grounds of the tiles of a city, by type: homes.
    HOMES_GROUND = plain("g-homes", "#a5cf90", "#36573f");
    /// Shops.
    SHOPS_GROUND = plain("g-shops", "#9fc2e6", "#34537a");
    /// Works.
    WORKS_GROUND = plain("g-works", "#ebc869", "#6b571f");
    /// Public buildings.
    PUBLIC_GROUND = plain("g-public", "#c0b5dc", "#4f4676");
    /// Resources.
    RAW_GROUND = plain("g-raw", "#d2b192", "#624a37");
    /// Disasters.
    RUIN_GROUND = plain("g-ruin", "#d99a8c", "#6d3a33");
    /// The sky over them: homes.
    HOMES_SKY = plain("s-homes", "#eef6f1", "#1b2f3a");
    /// Shops.
    SHOPS_SKY = plain("s-shops", "#eff5fb", "#1a2b45");
    /// Works.
    WORKS_SKY = plain("s-works", "#fdf8e9", "#2c2c3c");
    /// Public buildings.
    PUBLIC_SKY = plain("s-public", "#f5f2fa", "#272543");
    /// Resources.
    RAW_SKY = plain("s-raw", "#faf3ea", "#2d2a37");
    /// Disasters.
    RUIN_SKY = plain("s-ruin", "#fbeeea", "#3a2430");
    /// The ground before them: public buildings.
    PUBLIC_FACE = plain("f-public", "#ece8f5", "#352f55");
    /// Resources.
    RAW_FACE = plain("f-raw", "#f3e6d8", "#43352b");
    /// Disasters.
    RUIN_FACE = plain("f-ruin", "#f8e1db", "#4a2b2a");
}

/// A drawing for a page: the colours of spring as variables, so that season and theme choose them.
pub fn themed(drawing: &str) -> String {
    static VARIABLES: LazyLock<HashMap<&str, &str>> =
        LazyLock::new(|| ALL.iter().map(|tone| (tone.day[0], tone.var)).collect());
    replaced(drawing, &VARIABLES)
}

/// A drawing for a picture: the colours of spring by day as those of a season, by day or by night, when lamps shine.
pub fn lit(drawing: &str, season: Season, night: bool) -> String {
    let of = |tone: &&'static Tone| {
        let colours = if night { &tone.night } else { &tone.day };
        (tone.day[0], colours[season as usize])
    };
    let drawn = replaced(drawing, &ALL.iter().map(of).collect());
    match night {
        true => drawn.replace("class=\"glow\" fill=\"none\"", "fill=\"#ffdf8f\" opacity=\".3\""),
        false => drawn,
    }
}

/// Puts others in the place of the colours that are known.
fn replaced(drawing: &str, known: &HashMap<&str, &str>) -> String {
    let mut out = String::with_capacity(drawing.len() + drawing.len() / 4);
    let mut rest = drawing;
    while let Some(at) = rest.find("\"#") {
        let (before, from) = rest.split_at(at + 1);
        out.push_str(before);
        match from.get(..8).and_then(|word| known.get(word.strip_suffix('"')?)) {
            Some(other) => {
                out.push_str(other);
                rest = &from[7..];
            }
            None => {
                out.push('#');
                rest = &from[1..];
            }
        }
    }
    out + rest
}

/// The variables that [`themed`] drawings need, as a stylesheet: by season where a town says which, else of spring.
pub fn stylesheet() -> String {
    let mut css = String::from(":root{--lamp:light-dark(transparent,#ffdf8f)");
    let colours = |tone: &Tone, season: Season| {
        let (day, night) = (tone.day[season as usize], tone.night[season as usize]);
        format!("{}:light-dark({day},{night})", tone.name())
    };
    for tone in ALL {
        let _ = write!(css, ";{}", colours(tone, Season::Spring));
    }
    css.push_str("}\n");
    for season in [Season::Summer, Season::Autumn] {
        let differs = |tone: &&&Tone| colours(tone, season) != colours(tone, Season::Spring);
        let own: Vec<String> = ALL.iter().filter(differs).map(|tone| colours(tone, season)).collect();
        let _ = writeln!(css, "[data-season={}]{{{}}}", season.word(), own.join(";"));
    }
    css
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::svg::palette::tests::check;
    use std::collections::HashSet;

    #[test]
    fn a_tone_is_known_by_its_colour() {
        let colours: HashSet<&str> = ALL.iter().map(|tone| tone.day[0]).collect();
        assert_eq!(colours.len(), ALL.len());
        let names: HashSet<&str> = ALL.iter().map(|tone| tone.name()).collect();
        assert_eq!(names.len(), ALL.len());
        for tone in ALL {
            for colour in tone.day.iter().chain(&tone.night) {
                assert!(colour.len() == 7 && u32::from_str_radix(&colour[1..], 16).is_ok(), "{colour}");
            }
        }
    }

    #[test]
    fn faces_can_be_read_by_day_and_by_night() {
        for face in [HOMES_FACE, SHOPS_FACE, WORKS_FACE, CIVIC_FACE, SAND, AIR, SHALLOW] {
            for ink in [FACE_INK, FACE_STAR] {
                check(ink.day[0], face.day[0]);
                check(ink.night[0], face.night[0]);
            }
        }
        for water in [WATER, SHALLOW] {
            check(WATER_INK.day[0], water.day[0]);
            check(WATER_INK.night[0], water.night[0]);
        }
    }

    #[test]
    fn only_whole_colours_that_are_known_become_variables() {
        let drawn =
            r##"<a fill="#c6e09a" stroke="#123456" href="#c6e09a-id"/><b d="#" e="#fff" f="#ffffff"/>"##;
        let themed = themed(drawn);
        assert_eq!(
            themed,
            r##"<a fill="var(--meadow)" stroke="#123456" href="#c6e09a-id"/><b d="#" e="#fff" f="var(--white)"/>"##
        );
    }

    #[test]
    fn a_picture_has_the_colours_of_its_season_and_lamps_at_night() {
        let drawn = r##"<a fill="#c6e09a"/><b fill="#8fc4e2"/><c class="glow" fill="none"/>"##;
        assert_eq!(lit(drawn, Season::Spring, false), drawn);
        let autumn = lit(drawn, Season::Autumn, false);
        assert!(autumn.contains("#c8d27c") && autumn.contains("#8fc4e2"), "{autumn}");
        let night = lit(drawn, Season::Summer, true);
        assert!(night.contains("#1d3031") && night.contains("#ffd773") && !night.contains("glow"), "{night}");
    }

    #[test]
    fn the_stylesheet_names_every_tone_and_every_season() {
        let css = stylesheet();
        for tone in ALL {
            assert!(css.contains(&format!("{}:light-dark({},{})", tone.name(), tone.day[0], tone.night[0])));
        }
        assert!(css.contains("[data-season=autumn]{--meadow:light-dark(#c8d27c,#252f2f)"));
    }
}

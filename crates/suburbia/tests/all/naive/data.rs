//! The printed tiles and goals of the base game, in the notation of the project's source tables, and the reader
//! of that notation. The six packs come from `packs.rs`; [`tiles`] and [`goals`] hold both.
//!
//! The text below is a transcription: it can be compared with the tables line by line. No file is read at run
//! time, so a fault in the packs of the engine cannot leak into the oracle.

use super::packs;
use std::sync::OnceLock;

/// What a tile can change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Track {
    Money,
    Income,
    Reputation,
    Population,
}

impl Track {
    pub const ALL: [Track; 4] = [Track::Money, Track::Income, Track::Reputation, Track::Population];

    /// The word of the tables and of the audit.
    pub fn name(self) -> &'static str {
        match self {
            Track::Money => "money",
            Track::Income => "income",
            Track::Reputation => "reputation",
            Track::Population => "population",
        }
    }

    pub fn named(word: &str) -> Option<Track> {
        Track::ALL.into_iter().find(|track| track.name() == word)
    }
}

/// Which tiles a conditional line looks at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    Adjacent,
    Own,
    Every,
    Others,
    After,
    RedLine,
    OwnLakeAdjacent,
}

/// One conditional line of a tile: `scope:wanted:gain`.
#[derive(Debug)]
pub struct Line {
    pub scope: Scope,
    pub wanted: Vec<&'static str>,
    /// `!self`: the tile itself is not counted.
    pub not_itself: bool,
    pub track: Track,
    pub amount: i64,
}

/// One kind of tile or border. The lake is a kind of its own; a border lake is a lake that lies as a border.
#[derive(Debug)]
pub struct Tile {
    /// `base` or the pack whose badge it carries.
    pub pack: &'static str,
    /// `A`, `B`, `C`, `basic`, `lake`, or `border`.
    pub stack: &'static str,
    pub id: &'static str,
    pub category: &'static str,
    pub icons: Vec<&'static str>,
    pub cost: i64,
    pub copies: usize,
    pub now: Vec<(Track, i64)>,
    pub per: Vec<Line>,
    /// Gold stars.
    pub stars: i64,
    /// The words after `special:`.
    pub specials: Vec<&'static str>,
}

impl Tile {
    pub fn is_lake(&self) -> bool {
        self.id == "lake"
    }

    pub fn has(&self, special: &str) -> bool {
        self.specials.contains(&special)
    }

    /// Whether a line that wants one of these counts this tile: a category (`lake` and `border` are such), an
    /// icon, or `badge:` and a pack. One that fits several counts once.
    pub fn is_one_of(&self, wanted: &[&str]) -> bool {
        wanted.iter().any(|word| match word.strip_prefix("badge:") {
            Some(pack) => self.pack == pack,
            None => self.category == *word || self.icons.contains(word),
        })
    }
}

/// One goal; `measure` is the wording of the table.
#[derive(Debug)]
pub struct Goal {
    pub pack: &'static str,
    pub id: &'static str,
    /// Only played with borders.
    pub border_icon: bool,
    pub measure: &'static str,
    pub most: bool,
    pub bonus: i64,
    pub excluded_with_dale: bool,
}

/// The kind of tile with this id.
pub fn tile(id: &str) -> Option<&'static Tile> {
    tiles().iter().find(|tile| tile.id == id)
}

/// The goal with this id.
pub fn goal(id: &str) -> Option<&'static Goal> {
    goals().iter().find(|goal| goal.id == id)
}

/// All kinds of tiles and borders in the order of the tables, those of the base game first.
pub fn tiles() -> &'static [Tile] {
    static ALL: OnceLock<Vec<Tile>> = OnceLock::new();
    ALL.get_or_init(|| rows(TILES).map(|row| read_tile(&row)).chain(packs::tiles()).collect())
}

/// All goals in the order of the tables, those of the base game first.
pub fn goals() -> &'static [Goal] {
    static ALL: OnceLock<Vec<Goal>> = OnceLock::new();
    ALL.get_or_init(|| rows(GOALS).map(|row| read_goal(&row)).chain(packs::goals()).collect())
}

/// The rows of a table without its heading, split at the commas.
pub fn rows(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    table.trim().lines().skip(1).map(|line| line.split(',').collect())
}

fn read_tile(row: &[&'static str]) -> Tile {
    let &[stack, id, _name, category, icons, cost, copies, now, per, _special] = row else {
        panic!("a tile has ten columns: {row:?}");
    };
    Tile {
        pack: "base",
        stack,
        id,
        category,
        icons: words(icons, '|'),
        cost: cost.parse().expect("a cost"),
        copies: if copies.is_empty() { 0 } else { copies.parse().expect("a number of copies") },
        now: words(now, ';').into_iter().map(read_gain).collect(),
        per: words(per, ';').into_iter().map(read_line).collect(),
        stars: 0,
        specials: Vec::new(),
    }
}

fn read_line(text: &'static str) -> Line {
    let &[scope, wanted, gain] = text.split(':').collect::<Vec<_>>().as_slice() else {
        panic!("a line has three parts: {text}");
    };
    let scope = match scope {
        "adjacent" => Scope::Adjacent,
        "own" => Scope::Own,
        "every" => Scope::Every,
        "others" => Scope::Others,
        "after" => Scope::After,
        "red-line" => Scope::RedLine,
        "own-lake-adjacent" => Scope::OwnLakeAdjacent,
        _ => panic!("no such scope: {text}"),
    };
    let (track, amount) = read_gain(gain);
    Line { scope, wanted: words(wanted, '|'), not_itself: false, track, amount }
}

/// `income+1`, `reputation-2`.
fn read_gain(text: &str) -> (Track, i64) {
    let sign = text.find(['+', '-']).expect("a gain has a sign");
    let track = Track::named(&text[..sign]).expect("a gain names a track");
    (track, text[sign..].parse().expect("a gain ends in a number"))
}

/// The parts of a text, without empty ones.
pub fn words(text: &'static str, separator: char) -> Vec<&'static str> {
    text.split(separator).filter(|word| !word.is_empty()).collect()
}

fn read_goal(row: &[&'static str]) -> Goal {
    let &[id, _name, measure, direction, bonus, excluded] = row else {
        panic!("a goal has six columns: {row:?}");
    };
    Goal {
        pack: "base",
        id,
        border_icon: false,
        measure,
        most: direction == "most",
        bonus: bonus.parse().expect("a bonus"),
        excluded_with_dale: excluded == "yes",
    }
}

const TILES: &str = "
stack,id,name,category,icons,cost,copies,now,per,special
basic,suburbs,Suburbs,residential,,3,8,population+2,,
basic,community-park,Community Park,civic,,4,8,income-1,adjacent:industrial|residential|commercial:reputation+1,
basic,heavy-factory,Heavy Factory,industrial,,3,8,income+1,adjacent:civic|residential:reputation-1,
lake,lake,Lake,lake,,0,,,adjacent:industrial|civic|residential|commercial:money+2,back of every A/B/C tile
A,business-supply-store,Business Supply Store,commercial,,8,2,income+1,every:office:income+1,
A,convenience-store,Convenience Store,commercial,,6,2,income+1,,
A,fancy-restaurant,Fancy Restaurant,commercial,restaurant,9,3,income+3,after:restaurant:income-1,
A,farm,Farm,industrial,,9,2,reputation-1,every:restaurant:income+1,
A,fast-food-restaurant,Fast Food Restaurant,commercial,restaurant,7,2,income+1,adjacent:residential:population+3,
A,freeway,Freeway,industrial,,5,2,,adjacent:commercial:income+1;adjacent:residential:reputation-1,
A,homeowners-association,Homeowner's Association,residential,,6,2,population+1,every:residential:money+2,
A,landfill,Landfill,industrial,,4,2,income+2,adjacent:industrial|civic|residential|commercial:reputation-1,
A,mint,Mint,civic,,15,2,income+3,own:civic:money+2,
A,mobile-home-community,Mobile Home Community,residential,,4,2,population+6,,
A,municipal-airport,Municipal Airport,industrial,airport,6,2,,every:airport:income+1;adjacent:residential:reputation-1,
A,office-building,Office Building,commercial,office,9,3,income+1,adjacent:commercial:income+1,
A,parking-lot,Parking Lot,commercial,,12,2,income+1,adjacent:civic|commercial:income+1,
A,slaughterhouse,Slaughterhouse,industrial,,5,2,reputation-2,every:restaurant:income+1,
A,waterfront-realty,Waterfront Realty,commercial,,6,2,,own-lake-adjacent:industrial|civic|residential|commercial:money+2,
B,burg-von-alspach,Burg von Alspach,residential,,12,2,population+3,adjacent:residential:reputation+1,
B,casino,Casino,commercial,,22,2,reputation-3,red-line::income+1,
B,domestic-airport,Domestic Airport,industrial,airport,11,3,income+1,every:airport:reputation+1;adjacent:residential:reputation-1,
B,elementary-school,Elementary School,civic,school,5,3,reputation+1,own:residential:population+1,
B,gas-station,Gas Station,commercial,,7,2,income+1,adjacent:residential:population+1,
B,hostel,Hostel,residential,,0,2,population+2,adjacent:commercial:reputation-1,
B,housing-projects,Housing Projects,residential,,8,2,population+10,adjacent:civic|residential|commercial:reputation-2,
B,movie-theater,Movie Theater,commercial,,10,2,income+1,adjacent:residential:income+1,
B,museum,Museum,civic,,8,2,reputation+1,adjacent:civic:reputation+1,
B,office-of-bureaucracy,Office of Bureaucracy,civic,office,9,2,reputation-2,own:civic:income+1,
B,postal-service,Postal Service,civic,,12,2,,own:commercial:income+1,
B,power-station,Power Station,civic,,11,2,,own:industrial:income+1,
B,retirement-village,Retirement Village,residential,,8,2,population+5,,
B,shipping-center,Shipping Center,commercial,,16,2,income+1,every:commercial:money+2,
B,skyscraper,Skyscraper,commercial,skyscraper,11,2,income+3,after:skyscraper:income-1,
B,stadium,Stadium,civic,,16,2,income+1,adjacent:residential:reputation+2,
B,warehouse,Warehouse,industrial,,13,2,reputation-1,adjacent:commercial:income+2,
C,apartments,Apartments,residential,,12,2,population+5,adjacent:commercial:population+2,
C,bed-and-breakfast,Bed & Breakfast,residential,,9,2,population+2,own:residential:population+1,
C,boutique,Boutique,commercial,,9,2,income+1,adjacent:residential:reputation+1,
C,chip-fabrication-plant,Chip Fabrication Plant,industrial,,18,2,reputation+2,own:commercial:income+1,
C,condominium,Condominium,residential,,14,2,population+5,adjacent:commercial:population+3,
C,high-school,High School,civic,school,18,3,reputation+1,own:residential:population+3,
C,hotel,Hotel,commercial,,13,2,income+1,others:residential:population+1,
C,international-airport,International Airport,industrial,airport,18,2,,every:airport:income+1;every:airport:reputation+1;adjacent:residential:reputation-1,
C,local-epa-office,Local EPA Office,civic,office,12,2,reputation+1,every:industrial:money+2,
C,middle-school,Middle School,civic,school,10,3,reputation+1,own:residential:population+2,
C,new-car-dealership,New Car Dealership,commercial,car-dealership,12,2,income+5,after:car-dealership:income-2,
C,pr-firm,PR Firm,commercial,,20,2,income-2,red-line::reputation+1,
C,recycling-plant,Recycling Plant,industrial,,17,2,reputation+1,adjacent:industrial:reputation+2,
C,resort,Resort,commercial,,16,2,income+1,every:residential:population+1,
C,university,University,civic,,15,2,income+2,every:school:reputation+1,
";

const GOALS: &str = "
id,name,measure,direction,bonus,excluded_with_dale
air-traffic-controller,Air Traffic Controller,airport icons in the borough,most,10,
aquaphobian,Aquaphobian,lakes,fewest,20,yes
aquatic-engineer,Aquatic Engineer,lakes,most,20,yes
billionaire,Billionaire,money on hand,most,10,
builder,Builder,residential tiles,most,15,
capitalist,Capitalist,residential tiles,fewest,20,
civil-engineer,Civil Engineer,civic tiles,most,15,
developer,Developer,commercial tiles,most,10,
employer,Employer,investment markers placed in the borough,fewest,15,yes
environmentalist,Environmentalist,industrial tiles,fewest,15,
harbormaster,Harbormaster,largest group of lakes joined by edges,most,10,yes
industrialist,Industrialist,industrial tiles,most,15,
investor,Investor,income,most,15,
libertarian,Libertarian,civic tiles,fewest,15,
luminary,Luminary,reputation,most,10,
miscreant,Miscreant,reputation,fewest,20,
miser,Miser,income,fewest,15,
public-official,Public Official,largest group of civic tiles joined by edges,most,15,
socialist,Socialist,commercial tiles,fewest,10,
spendthrift,Spendthrift,money on hand,fewest,10,
";

//! The printed facts of all 150 tiles and the goods, as a copy of its own. What a tile does beyond these
//! columns is written in the code that needs it, by tile number.

use std::sync::OnceLock;

/// The type of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Residential,
    Commercial,
    Industrial,
    Public,
    Resource,
    Disaster,
}

impl Kind {
    fn of(letter: char) -> Kind {
        match letter {
            'R' => Kind::Residential,
            'C' => Kind::Commercial,
            'I' => Kind::Industrial,
            'P' => Kind::Public,
            'S' => Kind::Resource,
            'D' => Kind::Disaster,
            _ => panic!("{letter} is no type"),
        }
    }
}

pub type Good = &'static str;

pub const RAW: [Good; 6] = ["coal", "natural-gas", "oil", "ore", "stone", "wood"];
pub const PROCESSED: [Good; 8] =
    ["concrete", "copper", "diamonds", "glass", "gold", "lumber", "plastics", "steel"];
pub const LUXURY: [Good; 3] = ["electronics", "jewelry", "sports-cars"];

pub fn good(name: &str) -> Result<Good, String> {
    let mut all = RAW.iter().chain(&PROCESSED).chain(&LUXURY);
    all.find(|good| **good == name).copied().ok_or_else(|| format!("`{name}` is no good"))
}

pub fn base_price(good: &str) -> i64 {
    if RAW.contains(&good) {
        2
    } else if PROCESSED.contains(&good) {
        4
    } else {
        10
    }
}

/// Victory points of a token.
pub fn token_value(good: &str) -> i64 {
    if RAW.contains(&good) {
        1
    } else if PROCESSED.contains(&good) {
        2
    } else {
        10
    }
}

pub const CORNERSTONES: usize = 4;

#[derive(Debug)]
pub struct Tile {
    pub number: u32,
    pub id: &'static str,
    /// 1 to 3 the generation, 4 the Cornerstones.
    pub deck: usize,
    pub min_players: usize,
    pub kinds: Vec<Kind>,
    pub polluting: bool,
    pub power: bool,
    /// `None`: a `?` is printed.
    pub vp: Option<i64>,
    pub cost: i64,
    /// One entry a slot, with its alternatives. The £5 of the Treasury are not among them.
    pub slots: Vec<Vec<Good>>,
    pub requires: Option<(Kind, usize)>,
    /// Without the choice of the Modular Factory.
    pub produces: Vec<Good>,
    pub instant: i64,
    /// Fixed income; Pharmacy and the counted ones are 0 here.
    pub income: i64,
    pub roads: &'static str,
}

impl Tile {
    pub fn is(&self, kind: Kind) -> bool {
        self.kinds.contains(&kind)
    }

    pub fn is_cornerstone(&self) -> bool {
        self.deck == CORNERSTONES
    }

    fn read(line: &'static str) -> Tile {
        let columns: Vec<&'static str> =
            line.split(',').map(|column| if column == "-" { "" } else { column }).collect();
        let [
            number,
            id,
            deck,
            min_players,
            kinds,
            symbols,
            vp,
            cost,
            slots,
            requires,
            produces,
            instant,
            income,
            roads,
        ] = columns[..]
        else {
            panic!("{line}: {} columns", columns.len());
        };
        let items = |list: &'static str| list.split(';').filter(|item| !item.is_empty());
        let requires =
            requires.chars().next().map(|kind| (Kind::of(kind), requires[1..].parse().expect("a number")));
        Tile {
            number: number.parse().expect("a number"),
            id,
            deck: deck.parse().expect("a deck"),
            min_players: min_players.parse().expect("a number"),
            kinds: kinds.chars().map(Kind::of).collect(),
            polluting: symbols.contains('p'),
            power: symbols.contains('e'),
            vp: (vp != "?").then(|| vp.parse().expect("a number")),
            cost: cost.parse().expect("a number"),
            slots: items(slots)
                .map(|slot| slot.split('|').map(|name| good(name).expect("a good")).collect())
                .collect(),
            requires,
            produces: items(produces).map(|name| good(name).expect("a good")).collect(),
            instant: instant.parse().expect("a number"),
            income: income.parse().expect("a number"),
            roads,
        }
    }
}

pub fn tiles() -> &'static [Tile] {
    static ALL: OnceLock<Vec<Tile>> = OnceLock::new();
    ALL.get_or_init(|| TILES.trim().lines().map(Tile::read).collect())
}

pub fn tile(id: &str) -> Result<&'static Tile, String> {
    tiles().iter().find(|tile| tile.id == id).ok_or_else(|| format!("`{id}` is no tile"))
}

/// The tiles of a generation deck for a number of seats (solo: for the tile set).
pub fn deck(generation: usize, players: usize) -> Vec<&'static Tile> {
    tiles().iter().filter(|tile| tile.deck == generation && tile.min_players <= players).collect()
}

/// number, id, deck, players, types (R C I P, S resource, D disaster), polluting/electricity, vp, money, goods,
/// tiles needed, produces, instant money, income, roads.
const TILES: &str = "
1,tenements,1,1,R,-,1,1,-,-,-,0,0,SW
2,colonial-houses,1,1,R,-,1,1,-,-,-,0,0,NES
3,slums,1,1,R,-,0,0,-,-,-,0,0,NESW
4,townhouses,1,1,R,-,2,2,-,-,-,0,0,NEW
5,ranch,1,1,R,-,1,0,lumber,-,-,0,0,ESW
6,grocery-store,1,1,C,-,0,0,-,-,-,3,1,NES
7,pawn-shop,1,1,C,-,0,0,-,-,-,5,0,NESW
8,laundromat,1,1,C,-,0,0,-,-,-,0,3,NE
9,antique-store,1,1,C,-,0,0,gold,-,-,4,2,NSW
10,gas-station,1,1,C,-,0,0,oil,-,-,3,3,E
11,lumber-mill-11,1,1,I,p,0,0,wood,-,lumber,0,0,NSW
12,concrete-plant,1,1,I,p,0,0,stone,-,concrete,0,0,EW
13,gold-extractor-13,1,1,I,p,0,0,ore,-,gold,0,0,NS
14,pressure-boiler-14,1,1,I,p,0,0,coal,-,diamonds,0,0,NE
15,gas-turbine-plant,1,1,P,pe,4,0,natural-gas,-,-,0,0,W
16,fossil-fuel-plant,1,1,P,pe,4,0,coal|oil,-,-,0,0,SW
17,fire-department-17,1,1,P,-,3,0,-,-,-,0,0,NS
18,oil-well,1,1,S,-,0,0,-,-,oil,0,0,NEW
19,limestone,1,1,S,-,0,0,-,-,stone,0,0,NW
20,rainforest,1,1,S,-,0,0,-,-,wood,0,0,NES
21,coal-mine,1,1,S,-,0,0,-,-,coal,0,0,ES
22,mineral-vein,1,1,S,-,0,0,-,-,ore,0,0,ESW
23,natural-gas-field,1,1,S,-,0,0,-,-,natural-gas,0,0,NSW
24,flood,1,1,D,-,0,0,-,-,-,0,0,-
25,cottages,1,4,R,-,1,0,-,-,-,0,0,NW
26,tiny-houses,1,4,R,-,3,3,-,-,-,0,0,ES
27,tavern,1,4,C,-,0,0,-,-,-,2,2,ESW
28,truck-stop,1,4,C,-,0,0,-,-,-,1,3,EW
29,gold-extractor-29,1,4,I,p,0,1,ore,-,gold,0,0,NEW
30,pressure-boiler-30,1,4,I,p,0,1,coal,-,diamonds,0,0,NES
31,contract-office,1,4,P,-,2,0,-,-,-,0,0,NESW
32,windmills,1,4,S,e,0,0,-,-,-,0,0,N
33,row-housing,1,5,R,-,1,0,-,-,-,0,0,NESW
34,tract-housing,1,5,R,-,2,1,-,-,-,0,0,NSW
35,motel,1,5,C,-,0,2,-,-,-,0,4,S
36,pharmacy,1,5,C,-,0,0,-,-,-,3,0,NW
37,lumber-mill-37,1,5,I,p,0,1,wood,-,lumber,0,0,ESW
38,fire-department-38,1,5,P,-,4,1,-,-,-,0,0,NEW
39,swamp,1,5,S,-,0,0,-,-,natural-gas;wood,0,0,EW
40,coal-bed,1,5,S,-,0,0,-,-,coal;stone,0,0,ES
41,log-cabins,2,1,R,-,4,0,lumber,-,-,0,0,NEW
42,suburbs,2,1,R,-,3,1,-,-,-,0,0,NSW
43,apartments,2,1,R,-,3,2,-,-,-,0,0,ES
44,bungalows,2,1,R,-,2,0,-,-,-,0,0,SW
45,prefab-housing,2,1,R,-,2,0,concrete,-,-,0,0,NESW
46,loan-office,2,1,C,-,0,0,gold,-,-,8,2,ESW
47,department-store,2,1,C,-,0,0,diamonds,-,-,6,4,NW
48,hotel,2,1,C,-,0,0,-,-,-,1,5,ESW
49,night-club,2,1,C,-,0,4,-,-,-,0,8,N
50,food-court,2,1,C,-,0,0,plastics,-,-,4,5,NES
51,steel-foundry,2,1,I,p,0,0,coal;ore,-,steel,0,0,NSW
52,plastics-factory-52,2,1,I,p,0,0,natural-gas;oil,-,plastics,0,0,NE
53,copper-refinery,2,1,I,p,0,0,ore,-,copper,0,0,ESW
54,glassblower,2,1,I,p,0,0,stone,-,glass,0,0,NEW
55,lumber-mill-55,2,1,I,p,0,0,wood,-,lumber,0,0,NESW
56,fire-department-56,2,1,P,-,5,1,-,-,-,0,0,NES
57,police-department-57,2,1,P,-,4,1,-,-,-,0,0,NS
58,combined-cycle-plant-58,2,1,P,pe,7,0,natural-gas,-,-,0,0,S
59,postal-service,2,1,P,-,0,0,-,-,-,0,2,NEW
60,treasury,2,1,P,-,?,0,steel,-,-,0,0,EW
61,coal-seam,2,1,S,-,0,0,-,-,coal;ore,0,0,NW
62,abandoned-quarry,2,1,S,-,0,0,-,-,stone;wood,0,0,ES
63,oil-fields,2,1,S,-,0,0,-,-,natural-gas;oil,0,0,EW
64,fire,2,1,D,-,0,0,-,-,-,0,0,-
65,triplexes,2,4,R,-,3,3,-,-,-,0,0,NES
66,condominiums,2,4,R,-,2,2,-,-,-,0,0,ESW
67,restaurant,2,4,C,-,0,0,natural-gas,-,-,3,4,NE
68,stone-crusher,2,4,I,p,0,2,stone,-,concrete;glass,0,0,NS
69,smelter,2,4,I,p,0,2,ore,-,copper;gold,0,0,E
70,fire-department-70,2,4,P,-,4,0,-,-,-,0,0,SW
71,police-department-71,2,4,P,-,3,0,-,-,-,0,0,NSW
72,deep-quarry,2,4,S,-,0,0,-,-,ore;stone,0,0,NESW
73,log-houses,2,5,R,-,3,0,lumber,-,-,0,0,NE
74,concrete-houses,2,5,R,-,3,2,concrete,-,-,0,0,NSW
75,bank,2,5,C,-,0,0,gold,-,-,1,6,W
76,forum,2,5,C,-,0,0,-,-,-,5,2,NESW
77,plastics-factory-77,2,5,I,p,0,2,natural-gas|oil,-,plastics,0,0,NES
78,pressure-foundry,2,5,I,p,0,2,coal;ore,-,diamonds;steel,0,0,SW
79,combined-cycle-plant-79,2,5,P,pe,7,2,natural-gas,-,-,0,0,NEW
80,peat-bog,2,5,S,-,0,0,-,-,coal;natural-gas,0,0,NS
81,victorian-houses,3,1,R,-,4,0,lumber,-,-,0,0,NW
82,brick-houses,3,1,R,-,4,0,concrete,-,-,0,0,NEW
83,nursing-home,3,1,R,-,4,0,-,R3,-,0,0,ES
84,modern-housing,3,1,R,-,3,0,-,-,-,0,0,NESW
85,highrise-apartments,3,1,R,-,4,2,-,-,-,0,0,SW
86,condos-and-restaurant,3,1,RC,-,3,0,concrete;glass,-,-,3,3,NES
87,apartments-and-retail,3,1,RC,-,2,0,lumber;steel,-,-,4,4,NSW
88,car-dealership-88,3,1,C,-,0,0,sports-cars,-,-,12,12,NSW
89,jewelry-store-89,3,1,C,-,0,0,jewelry,-,-,6,18,SW
90,computer-store-90,3,1,C,-,0,0,electronics,-,-,0,24,NEW
91,watch-store,3,1,C,-,0,0,gold,-,-,12,2,NS
92,clothing-store,3,1,C,-,0,0,plastics,-,-,3,13,EW
93,roofing-supplies,3,1,C,-,0,0,copper,-,-,5,10,NEW
94,stock-exchange,3,1,C,-,0,0,-,C3,-,6,9,NES
95,collection-agency,3,1,C,-,0,0,-,-,-,13,0,NESW
96,automobile-plant-96,3,1,I,p,0,0,glass;plastics;steel,-,sports-cars,0,0,NE
97,jewelry-manufacturer-97,3,1,I,p,0,0,diamonds;glass;gold,-,jewelry,0,0,ESW
98,electronics-factory-98,3,1,I,p,0,0,copper;diamonds;steel,-,electronics,0,0,S
99,modern-factory,3,1,I,p,0,0,-,I3,diamonds;lumber;plastics;steel,0,0,EW
100,modern-foundry,3,1,I,p,0,2,ore;stone,-,concrete;copper;glass;gold,0,0,NES
101,nuclear-power-plant,3,1,P,e,10,8,-,-,-,0,0,W
102,police-department-102,3,1,P,-,6,1,-,-,-,0,0,ESW
103,warehouse,3,1,P,-,?,0,concrete,-,-,0,0,NE
104,crime-spree,3,1,D,-,0,0,-,-,-,0,0,-
105,highrise-luxury-condos,3,4,R,-,10,0,concrete;glass;lumber;steel,-,-,0,0,ESW
106,toy-store,3,4,C,-,0,0,plastics,-,-,2,15,ES
107,plumbing-supplies,3,4,C,-,0,0,copper,-,-,4,12,NW
108,automobile-plant-108,3,4,I,p,0,0,glass;plastics;steel,-,sports-cars,0,0,NSW
109,jewelry-manufacturer-109,3,4,I,p,0,0,diamonds;glass;gold,-,jewelry,0,0,NS
110,electronics-factory-110,3,4,I,p,0,0,copper;diamonds;steel,-,electronics,0,0,NEW
111,import-office,3,4,P,-,2,0,-,-,-,0,0,NESW
112,stadium,3,4,P,-,25,25,-,-,-,0,0,N
113,castle,3,5,R,-,6,0,concrete;lumber,-,-,0,0,NES
114,mansion,3,5,R,-,5,5,-,-,-,0,0,EW
115,car-dealership-115,3,5,C,-,0,0,sports-cars,-,-,12,12,E
116,jewelry-store-116,3,5,C,-,0,0,jewelry,-,-,6,18,NW
117,computer-store-117,3,5,C,-,0,0,electronics,-,-,0,24,ES
118,hospital,3,5,P,-,?,0,wood,-,-,0,0,NSW
119,police-department-119,3,5,P,-,5,0,-,-,-,0,0,NESW
120,steam-turbine-plant,3,5,P,pe,8,0,coal;oil,-,-,0,0,ESW
121,casino,4,1,C,-,0,0,-,-,-,1,0,SW
122,trading-post,4,1,C,-,0,0,-,-,-,4,0,NE
123,shopping-center,4,1,C,-,0,0,-,-,-,0,0,NESW
124,community-center,4,1,P,-,?,0,-,-,-,0,0,NEW
125,city-hall,4,1,P,-,?,0,-,-,-,0,0,NW
126,park,4,1,P,-,?,0,-,-,-,0,0,NES
127,chamber-of-commerce,4,1,P,-,?,0,-,-,-,0,0,NS
128,university,4,1,P,-,?,1,-,-,-,0,0,EW
129,civic-center,4,1,P,-,?,8,-,-,-,0,0,S
130,prison,4,1,P,-,?,2,-,-,-,0,0,EW
131,parking-authority,4,1,P,-,?,0,-,-,-,0,0,NESW
132,merchant-union,4,1,P,-,?,1,-,-,-,0,0,NSW
133,insurance-office,4,1,P,-,?,0,-,-,-,2,0,ESW
134,metro-station,4,1,P,-,?,0,-,-,-,0,0,E
135,penthouse,4,1,R,-,?,6,-,-,-,0,0,NEW
136,tour-operator,4,1,C,-,0,0,-,-,-,2,0,SW
137,modular-factory,4,1,I,p,0,0,-,-,-,0,2,ES
138,air-quality-department,4,1,P,-,?,0,-,-,-,0,0,NS
139,public-safety-department,4,1,P,-,3,0,-,-,-,0,0,NESW
140,hydroelectric-power,4,1,P,e,?,1,-,-,-,0,0,W
141,investment-firm,4,1,P,-,0,5,-,-,-,0,0,NW
142,bus-depot,4,1,P,-,?,0,-,-,-,0,0,NSW
143,zoning-authority,4,1,P,-,?,0,-,-,-,0,0,NES
144,efficiency-office,4,1,P,-,?,0,-,-,-,0,0,NSW
145,resource-agency,4,1,P,-,?,0,-,-,-,0,0,NE
146,trade-office,4,1,P,-,?,0,-,-,-,0,0,ESW
147,electrical-substation,4,1,P,-,?,0,-,-,-,0,0,NES
148,city-council,4,1,P,-,?,0,-,-,-,0,0,ES
149,finance-department,4,1,P,-,?,0,-,-,-,0,0,ESW
150,tourism-board,4,1,P,-,0,0,-,-,-,0,0,NEW
";

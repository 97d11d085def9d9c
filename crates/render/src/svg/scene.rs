//! Building blocks for the little scenes on tiles. The ground is at y 0; a scene is about 48 wide and 36 high.

use super::pen::{Pen, Type, n};

/// Walls.
pub const WALL: &str = "#fdf7ea";
/// Roofs.
pub const ROOF: &str = "#c25b45";
/// Dark parts.
pub const DARK: &str = "#3d4856";
/// Windows and sky-lights.
pub const GLASS: &str = "#8fc4e2";
/// Leaves.
pub const LEAF: &str = "#5f9d57";
/// Gold and lamps.
pub const GOLD: &str = "#efc249";
/// Stone and metal.
pub const STONE: &str = "#aeb7c1";
/// Wood and earth.
pub const WOOD: &str = "#93694a";
/// White.
pub const WHITE: &str = "#ffffff";
/// Bricks.
pub const BRICK: &str = "#d08a6a";
/// Water.
pub const WATER: &str = "#5fafd3";

/// A scene in the making.
pub struct Scene<'a>(pub &'a mut Pen);

impl Scene<'_> {
    /// Any shape, as path data.
    pub fn path(&mut self, fill: &str, data: &str) -> &mut Self {
        self.0.raw(&format!("<path fill=\"{fill}\" d=\"{data}\"/>"));
        self
    }

    /// A drawn line without a filling.
    pub fn stroke(&mut self, colour: &str, wide: f64, data: &str) -> &mut Self {
        self.0.raw(&format!(
            "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\" d=\"{data}\"/>",
            n(wide)
        ));
        self
    }

    /// A rectangle with its upper left corner at x, y.
    pub fn area(&mut self, fill: &str, x: f64, y: f64, w: f64, h: f64) -> &mut Self {
        self.path(fill, &format!("M{} {}h{}v{}h{}Z", n(x), n(y), n(w), n(h), n(-w)))
    }

    /// A block that stands on the ground.
    pub fn block(&mut self, fill: &str, x: f64, w: f64, h: f64) -> &mut Self {
        self.area(fill, x, -h, w, h)
    }

    /// A gable on top of a block.
    pub fn gable(&mut self, fill: &str, x: f64, w: f64, y: f64, h: f64) -> &mut Self {
        self.path(fill, &format!("M{} {}L{} {}L{} {}Z", n(x), n(y), n(x + w / 2.0), n(y - h), n(x + w), n(y)))
    }

    /// Rows of small windows, without outlines.
    pub fn windows(&mut self, x: f64, y: f64, columns: usize, rows: usize) -> &mut Self {
        let mut data = String::new();
        for row in 0..rows {
            for column in 0..columns {
                let (x, y) = (x + 5.0 * column as f64, y + 6.0 * row as f64);
                data.push_str(&format!("M{} {}h2.6v3.4h-2.6Z", n(x), n(y)));
            }
        }
        self.0.raw(&format!("<path fill=\"{GLASS}\" stroke-width=\".6\" d=\"{data}\"/>"));
        self
    }

    /// A disc.
    pub fn disc(&mut self, fill: &str, x: f64, y: f64, radius: f64) -> &mut Self {
        self.0.circle(x, y, radius, &format!("fill=\"{fill}\""));
        self
    }

    /// A tree.
    pub fn tree(&mut self, x: f64, size: f64) -> &mut Self {
        self.area(WOOD, x - 1.2, -size * 0.5, 2.4, size * 0.5);
        self.disc(LEAF, x, -size * 0.72, size * 0.34)
    }

    /// A fir.
    pub fn fir(&mut self, x: f64, h: f64) -> &mut Self {
        self.area(WOOD, x - 1.0, -3.0, 2.0, 3.0);
        self.gable(LEAF, x - h * 0.3, h * 0.6, -2.6, h * 0.6).gable(
            LEAF,
            x - h * 0.22,
            h * 0.44,
            -h * 0.45,
            h * 0.5,
        )
    }

    /// A house with a door.
    pub fn house(&mut self, x: f64, w: f64, h: f64, roof: &str) -> &mut Self {
        self.block(WALL, x, w, h * 0.6).gable(roof, x - 1.6, w + 3.2, -h * 0.6, h * 0.42);
        self.block(WOOD, x + w * 0.4, w * 0.22, h * 0.32)
    }

    /// A striped awning.
    pub fn awning(&mut self, x: f64, y: f64, w: f64, colour: &str) -> &mut Self {
        let step = w / 6.0;
        for stripe in 0..6 {
            let fill = if stripe % 2 == 0 { colour } else { WHITE };
            let left = x + step * f64::from(stripe);
            let data =
                format!("M{} {}h{}v5a{} 2.6 0 0 1{} 0Z", n(left), n(y), n(step), n(step / 2.0), n(-step));
            self.path(fill, &data);
        }
        self
    }

    /// A shop: walls, window, door and awning.
    pub fn shop(&mut self, x: f64, w: f64, h: f64, colour: &str) -> &mut Self {
        self.block(WALL, x, w, h).area(GLASS, x + 3.0, -h * 0.48, w * 0.5, h * 0.36);
        self.block(WOOD, x + w - 9.0, 6.0, h * 0.5).awning(x - 2.0, -h * 0.82, w + 4.0, colour)
    }

    /// A word or letter.
    pub fn word(&mut self, x: f64, y: f64, size: f64, fill: &'static str, text: &str) -> &mut Self {
        self.0.raw("<g stroke=\"none\">");
        self.0.text(x, y, Type::new(size, fill).bold().middle(), text);
        self.0.raw("</g>");
        self
    }

    /// A flag on a pole.
    pub fn flag(&mut self, x: f64, y: f64, h: f64, colour: &str) -> &mut Self {
        self.stroke(DARK, 1.2, &format!("M{} {}v{}", n(x), n(y), n(-h)));
        self.path(colour, &format!("M{} {}l8 2.6l-8 2.6Z", n(x), n(y - h)))
    }

    /// Smoke.
    pub fn smoke(&mut self, x: f64, y: f64) -> &mut Self {
        self.0.raw("<g stroke=\"none\" opacity=\".75\">");
        self.disc("#c9ced4", x, y, 2.6).disc("#c9ced4", x + 3.4, y - 2.8, 3.3).disc(
            "#c9ced4",
            x + 8.0,
            y - 4.0,
            2.6,
        );
        self.0.raw("</g>");
        self
    }

    /// A row of columns under a gable.
    pub fn temple(&mut self, x: f64, w: f64, h: f64) -> &mut Self {
        self.area(WALL, x + 2.0, -h * 0.66, w - 4.0, h * 0.56);
        let count = (w / 8.0) as usize;
        let step = (w - 7.0) / count.max(2) as f64;
        for column in 0..=count.max(2) {
            self.area(STONE, x + 2.0 + step * column as f64, -h * 0.66, 3.0, h * 0.56);
        }
        self.block(STONE, x - 1.0, w + 2.0, h * 0.12).gable(STONE, x - 1.0, w + 2.0, -h * 0.66, h * 0.34)
    }

    /// A plane seen from the side.
    pub fn plane(&mut self, x: f64, y: f64, scale: f64, tail: &str) -> &mut Self {
        self.0.open_at(x, y, scale);
        self.path(WHITE, "M-17 0C-14-4.6 8-4.6 15-3C18-2 18 1.4 15 2H-12C-15 2-17 1.6-17 0Z")
            .path(tail, "M-17-1L-20-10H-15L-10-3.4Z")
            .path(STONE, "M2 0L-8 8H-3.4L8.6 0Z")
            .stroke(DARK, 1.4, "M-8-1.4H9");
        self.0.raw("</g>");
        self
    }

    /// A car.
    pub fn car(&mut self, x: f64, y: f64, scale: f64, colour: &str) -> &mut Self {
        self.0.open_at(x, y, scale);
        self.path(colour, "M-13-3.4Q-13-7-9-7.6L-5.6-12.4H4L9-7.6Q13-7 13-3.4V-2H-13Z")
            .path(GLASS, "M-6-7.6L-3.8-10.8H-.8V-7.6ZM1-7.6V-10.8H3.2L6-7.6Z")
            .disc(DARK, -7.4, -2.4, 2.8)
            .disc(DARK, 7.4, -2.4, 2.8);
        self.0.raw("</g>");
        self
    }

    /// A truck with a box.
    pub fn truck(&mut self, x: f64, scale: f64, colour: &str) -> &mut Self {
        self.0.open_at(x, 0.0, scale);
        self.area(WHITE, -16.0, -17.0, 19.0, 14.0)
            .path(colour, "M3-13H9.4L14-8V-3H3Z")
            .path(GLASS, "M5.4-11H8.6L11.2-8H5.4Z")
            .disc(DARK, -10.0, -3.0, 3.0)
            .disc(DARK, 8.0, -3.0, 3.0);
        self.0.raw("</g>");
        self
    }
}

/// A little town beside the title; it ends at `x`.
pub fn skyline(pen: &mut Pen, x: f64, y: f64) {
    pen.open_at(x - 130.0, y, 1.15);
    pen.raw("<g stroke=\"#3d4856\" stroke-width=\"1\" stroke-linejoin=\"round\">");
    Scene(pen)
        .tree(-108.0, 20.0)
        .house(-100.0, 20.0, 26.0, ROOF)
        .house(-74.0, 16.0, 21.0, "#7d6aa0")
        .fir(-50.0, 26.0)
        .shop(-38.0, 30.0, 24.0, "#3f78b8")
        .block("#bcd3e8", -2.0, 17.0, 38.0)
        .windows(1.0, -34.0, 3, 5)
        .block(BRICK, 18.0, 17.0, 29.0)
        .windows(21.0, -26.0, 3, 3)
        .temple(42.0, 34.0, 27.0)
        .tree(84.0, 22.0)
        .car(100.0, 0.0, 0.9, GOLD)
        .stroke("#8a7a55", 1.6, "M-122 .4H118");
    pen.raw("</g>");
    pen.close();
}

//! The ladder of titles that ends a solo game: stairs, and on them where one got to.

use super::FONTS;
use super::glyph::MEEPLE;
use super::palette::{INK, PAPER, RULE, SOFT_INK};
use super::pen::{Pen, Type, escape, fit, n};

const WIDTH: f64 = 400.0;
/// How high a step is, and how far each one stands back behind the one below it.
const STEP: [f64; 2] = [36.0, 15.0];
/// Room above the highest step for the meeple.
const TOP: f64 = 8.0;

/// The stairs as one `<svg class="ladder">`: a step for each title, with the least score for it. `steps` are in any
/// order; the one reached is `<g class="step reached">`, those below it `<g class="step passed">`.
pub fn ladder(score: i32, steps: &[(i32, &str)]) -> String {
    let mut steps = steps.to_vec();
    steps.sort_by_key(|&(least, _)| std::cmp::Reverse(least));
    let reached = steps.iter().position(|&(least, _)| score >= least);
    let high = TOP + STEP[0] * steps.len() as f64 + 8.0;
    let label = reached.map_or(String::new(), |index| format!("{}, ", steps[index].1));
    let mut pen = Pen::default();
    pen.raw(&format!(
        "<svg class=\"ladder\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\" font-family=\"{FONTS}\">\n",
        n(WIDTH),
        n(high),
        escape(&format!("{label}{score}"))
    ));
    for (index, &(least, title)) in steps.iter().enumerate() {
        let back = STEP[1] * (steps.len() - 1 - index) as f64;
        let corner = (40.0 + back, TOP + STEP[0] * index as f64);
        let standing = match reached {
            Some(here) if here == index => Rung::Reached(score),
            Some(here) if here < index => Rung::Passed,
            _ => Rung::Above,
        };
        step(&mut pen, corner, least, title, standing);
    }
    pen.raw("</svg>\n");
    pen.0
}

#[derive(Clone, Copy, PartialEq)]
enum Rung {
    Above,
    Reached(i32),
    Passed,
}

fn step(pen: &mut Pen, (x, y): (f64, f64), least: i32, title: &str, standing: Rung) {
    let wide = WIDTH - x - 4.0;
    let (class, block, fill, edge) = match standing {
        Rung::Above => ("step", "paper", PAPER, RULE),
        Rung::Reached(_) => ("step reached", "gold", "#ffe28a", "#7a5200"),
        Rung::Passed => ("step passed", "zone", "#f1e6cd", "#b8a67e"),
    };
    pen.raw(&format!("<g class=\"{class}\" data-least=\"{least}\">"));
    let look = format!("class=\"{block}\" fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"1.4\"");
    pen.rect([x, y, wide, STEP[0] - 4.0], 6.0, &look);
    let reached = matches!(standing, Rung::Reached(_));
    // Gold is gold in any light, and so is what is printed on it.
    let (ink, soft) = if reached { ("on-gold", "on-gold") } else { ("ink", "soft-ink") };
    let least_type = Type::new(13.0, if reached { INK } else { SOFT_INK }).end().class(soft);
    pen.text(x + 40.0, y + 21.0, least_type, &least.to_string());
    let size = if reached { 16.0 } else { 14.5 };
    let name = Type::new(size, INK).class(ink);
    let name = if standing == Rung::Above { name } else { name.bold() };
    pen.text(x + 54.0, y + 21.5, name, &fit(title, size, wide - 62.0));
    if let Rung::Reached(score) = standing {
        pen.text(WIDTH - 16.0, y + 22.5, Type::new(19.0, INK).bold().end().class(ink), &score.to_string());
        pen.open_at(x - 18.0, y + STEP[0] - 4.0, 1.4);
        pen.raw(&format!(
            "<path class=\"seat-0\" d=\"{MEEPLE}\" fill=\"#b23a2e\" stroke=\"#fff\" stroke-width=\"1.4\"/></g>"
        ));
    }
    pen.close();
}

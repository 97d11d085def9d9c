//! From place to place by arrow keys.

use ratatui::crossterm::event::KeyCode;

/// The nearest place in the direction of an arrow key, straight ones preferred; the same one if there is none. `None`
/// for other keys. Places are points in the picture, down and to the right of its corner.
pub(crate) fn step(code: KeyCode, places: &[(f64, f64)], from: usize) -> Option<usize> {
    let &(x, y) = places.get(from)?;
    let direction = match code {
        KeyCode::Up => (0.0, -1.0),
        KeyCode::Down => (0.0, 1.0),
        KeyCode::Left => (-1.0, 0.0),
        KeyCode::Right => (1.0, 0.0),
        _ => return None,
    };
    let distance = |&(to_x, to_y): &(f64, f64)| {
        let (dx, dy) = (to_x - x, to_y - y);
        let along = dx * direction.0 + dy * direction.1;
        let across = dx * direction.1 + dy * direction.0;
        (along > 0.1).then(|| along + 2.0 * across.abs())
    };
    let ahead =
        places.iter().enumerate().filter_map(|(index, place)| distance(place).map(|far| (index, far)));
    Some(ahead.min_by(|a, b| a.1.total_cmp(&b.1)).map_or(from, |(index, _)| index))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_go_straight_before_they_go_far() {
        let places = [(0.0, 0.0), (1.0, 0.0), (2.0, 1.0), (0.0, 2.0)];
        let to = |code, from| step(code, &places, from);
        assert_eq!(to(KeyCode::Right, 0), Some(1));
        assert_eq!(to(KeyCode::Down, 0), Some(3));
        assert_eq!(to(KeyCode::Up, 3), Some(0));
        assert_eq!(to(KeyCode::Left, 0), Some(0), "there is nothing");
        assert_eq!(to(KeyCode::Enter, 0), None);
    }
}

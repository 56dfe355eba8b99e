//! A font of 5 × 7 pixels and 2 below the line, drawn in `font.txt`: the printable characters of ascii in order, then
//! a box.

/// How many pixels a capital is high.
pub(super) const CAPITAL: usize = 7;

const HEIGHT: usize = 9;

const WIDTH: usize = 5;
const IN_A_BAND: usize = 16;
const BOX: usize = 95;

const DRAWING: &str = include_str!("font.txt");

/// The pixels of a character that are set, as (right, down) from its upper left corner.
pub(super) fn pixels(character: char) -> impl Iterator<Item = [usize; 2]> {
    let glyph = match character {
        ' '..='~' => character as usize - ' ' as usize,
        _ => BOX,
    };
    let (band, place) = (glyph / IN_A_BAND, glyph % IN_A_BAND);
    let lines = DRAWING.lines().skip(band * (HEIGHT + 1)).take(HEIGHT);
    lines.enumerate().flat_map(move |(y, line)| {
        let row = &line.as_bytes()[place * (WIDTH + 1)..][..WIDTH];
        let set = row.iter().enumerate().filter(|(_, dot)| **dot == b'#');
        set.map(move |(x, _)| [x, y])
    })
}

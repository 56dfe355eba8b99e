//! The colours of a figure: paper, ink, and one for each shade of the values.

use wythoff::board::format::Values;

/// A colour as red, green and blue.
pub(super) type Colour = [u8; 3];

/// The place of a colour in the palette.
pub(super) type Index = u8;

pub(super) const PAPER: Index = 0;
pub(super) const INK: Index = 1;
/// Cells with 0: the lost positions, or those without a winning move.
pub(super) const ZERO: Index = 2;
const FIRST_SHADE: Index = 3;

/// As many shades as leave room for the other colours.
const MOST_SHADES: u32 = 250;

/// The won positions of a table of outcomes.
const WON: Colour = [0xd8, 0xe2, 0xec];

/// From 1 to the largest value: the scale "viridis", which grows evenly in lightness and is in the public domain.
const SCALE: [Colour; 9] = [
    [0x44, 0x01, 0x54],
    [0x47, 0x2d, 0x7b],
    [0x3b, 0x52, 0x8b],
    [0x2c, 0x72, 0x8e],
    [0x21, 0x91, 0x8c],
    [0x28, 0xae, 0x80],
    [0x5e, 0xc9, 0x62],
    [0xad, 0xdc, 0x30],
    [0xfd, 0xe7, 0x25],
];

/// The colours of a table whose values go up to `largest`.
#[derive(Debug)]
pub(super) struct Palette {
    pub(super) colours: Vec<Colour>,
    largest: u32,
    shades: u32,
}

impl Palette {
    pub(super) fn new(values: Values, largest: u32) -> Self {
        let mut colours = vec![[0xff, 0xff, 0xff], [0x22, 0x22, 0x22], [0xe6, 0x39, 0x46]];
        let shades = match values {
            Values::Outcome => vec![WON],
            Values::Grundy | Values::Moves => scale(largest.clamp(1, MOST_SHADES)),
        };
        colours.extend(&shades);
        Self {
            colours,
            largest: largest.max(1),
            shades: shades.len() as u32, // at most `MOST_SHADES`
        }
    }

    /// The colour of a value.
    pub(super) fn index(&self, value: u32) -> Index {
        if value == 0 {
            return ZERO;
        }
        // Values 1 to `largest` evenly to shades 0 to `shades` − 1; in 64 bits nothing overflows.
        let shade = u64::from(value - 1) * u64::from(self.shades) / u64::from(self.largest);
        FIRST_SHADE + shade as Index
    }

    /// Ink or paper, whichever is easier to read on a colour.
    pub(super) fn contrast(&self, index: Index) -> Index {
        let [red, green, blue] = self.colours[usize::from(index)].map(u32::from);
        // The lightness as the eye weighs it, of 255,000.
        if 299 * red + 587 * green + 114 * blue > 140_000 {
            INK
        } else {
            PAPER
        }
    }
}

/// So many shades along the scale, evenly from one end to the other.
fn scale(shades: u32) -> Vec<Colour> {
    let steps = (shades - 1).max(1);
    let shade = |shade| {
        let along = shade * (SCALE.len() as u32 - 1);
        let (from, rest) = ((along / steps) as usize, along % steps);
        let to = (from + 1).min(SCALE.len() - 1);
        let mix = |channel: usize| {
            let [low, high] = [from, to].map(|place| u32::from(SCALE[place][channel]));
            ((low * (steps - rest) + high * rest + steps / 2) / steps) as u8
        };
        [mix(0), mix(1), mix(2)]
    };
    (0..shades).map(shade).collect()
}

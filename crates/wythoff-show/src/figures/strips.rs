//! The two Beatty strips: multiples of α and of β, cut down to integers, fill the line without overlap.

use wythoff::Play;
use wythoff::theory::wythoff::LosingPairs;

use super::canvas::{BLUE, Canvas, GREY, INK, PALE, RED};
use crate::message::Message;
use crate::texts::Texts;

const LAST: i64 = 26;
const UNIT: i64 = 34;
const LEFT: i64 = 60;

pub(super) fn draw(texts: &Texts) -> String {
    let [title, lower, upper, whole] = [
        Message::new("figure-beatty"),
        Message::new("figure-beatty-lower"),
        Message::new("figure-beatty-upper"),
        Message::new("figure-beatty-covered"),
    ]
    .map(|message| texts.say(&message));
    let mut canvas = Canvas::new(LEFT + (LAST + 1) * UNIT + 40, 390, &title);
    let pairs = LosingPairs::new(&0u64, Play::Normal);
    strip(&mut canvas, 105, &lower, BLUE, |n| {
        thousandths(n, &pairs, 0)
    });
    strip(&mut canvas, 280, &upper, RED, |n| thousandths(n, &pairs, 1));
    for place in 1..=LAST {
        let x = LEFT + place * UNIT;
        let place = place as u64;
        let is_lower = pairs.partner(&place).is_some_and(|partner| partner > place);
        let colour = if is_lower { BLUE } else { RED };
        canvas.rect((x + 1, 170), (UNIT - 2, 40), colour, "none");
        canvas.text(
            x + UNIT / 2,
            196,
            &place.to_string(),
            "middle",
            "#ffffff",
            15,
        );
    }
    canvas.text(LEFT + UNIT, 365, &whole, "start", GREY, 14);
    canvas.finish()
}

/// nφ or nφ² in thousandths, from the pair a thousand times as far out.
fn thousandths(n: u64, pairs: &LosingPairs<u64>, which: usize) -> i64 {
    let (lower, upper) = pairs.pair(&(1000 * n)).expect("small numbers fit");
    [lower, upper][which] as i64
}

/// A line with the multiples as points, each falling into the cell of its integer part.
fn strip(canvas: &mut Canvas, y: i64, name: &str, colour: &str, multiple: impl Fn(u64) -> i64) {
    canvas.line((LEFT + UNIT, y), (LEFT + (LAST + 1) * UNIT, y), PALE, 3);
    canvas.text(
        LEFT + UNIT,
        if y < 170 { y - 30 } else { y + 44 },
        name,
        "start",
        colour,
        15,
    );
    let mut n = 1;
    while multiple(n) < (LAST + 1) * 1000 {
        let value = multiple(n);
        let x = LEFT + value * UNIT / 1000;
        let cell = LEFT + value / 1000 * UNIT + UNIT / 2;
        let edge = if y < 170 { 168 } else { 212 };
        canvas.line((x, y), (cell, edge), colour, 1);
        canvas.disc((x, y), 5, colour);
        canvas.text(
            x,
            if y < 170 { y - 9 } else { y + 18 },
            &n.to_string(),
            "middle",
            INK,
            10,
        );
        n += 1;
    }
}

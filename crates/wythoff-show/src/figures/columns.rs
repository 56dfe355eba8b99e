//! Three piles of Nim as blocks of powers of two: in a lost position every column has an even number of blocks.

use super::canvas::{Canvas, GREY, INK, PALE};
use crate::message::Message;
use crate::texts::Texts;

const PILES: [i64; 3] = [11, 13, 6];
const BITS: i64 = 4;
const WIDTH: i64 = 150;
const ROW: i64 = 84;
const LEFT: i64 = 110;
const TOP: i64 = 100;

pub(super) fn draw(texts: &Texts) -> String {
    let [title, blocks, note] = [
        Message::new("figure-nim"),
        Message::new("figure-nim-blocks"),
        Message::new("figure-nim-note"),
    ]
    .map(|message| texts.say(&message));
    let mut canvas = Canvas::new(LEFT + BITS * WIDTH + 40, TOP + 4 * ROW + 70, &title);
    let colours = ["#d4a017", "#2f6fbb", "#4a9d5b", "#a0527a"];
    for bit in 0..BITS {
        let x = LEFT + (BITS - 1 - bit) * WIDTH;
        canvas.text(
            x + WIDTH / 2,
            TOP - 16,
            &(1 << bit).to_string(),
            "middle",
            GREY,
            15,
        );
        let mut ones = 0;
        for (row, pile) in (0..).zip(PILES) {
            let has = pile >> bit & 1 == 1;
            let at = (x + 8, TOP + row * ROW);
            let fill = if has {
                colours[bit as usize]
            } else {
                "#ffffff"
            };
            canvas.rect(
                at,
                (WIDTH - 16, ROW - 16),
                fill,
                if has { "none" } else { PALE },
            );
            if has {
                stones(&mut canvas, at, 1 << bit);
                ones += 1;
            }
        }
        canvas.text(
            x + WIDTH / 2,
            TOP + 3 * ROW + 24,
            &ones.to_string(),
            "middle",
            INK,
            18,
        );
    }
    for (row, pile) in (0..).zip(PILES) {
        canvas.text(
            LEFT - 20,
            TOP + row * ROW + ROW / 2,
            &pile.to_string(),
            "end",
            INK,
            20,
        );
    }
    canvas.text(LEFT - 20, TOP + 3 * ROW + 24, &blocks, "end", GREY, 15);
    canvas.text(LEFT, TOP + 3 * ROW + 70, &note, "start", GREY, 14);
    canvas.finish()
}

/// The stones of a block, in rows of four.
fn stones(canvas: &mut Canvas, at: (i64, i64), count: i64) {
    for stone in 0..count {
        let centre = (at.0 + 28 + stone % 4 * 26, at.1 + 22 + stone / 4 * 26);
        canvas.disc(centre, 9, "#ffffff");
    }
}

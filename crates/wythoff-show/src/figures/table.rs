//! The nim-sums of small numbers: the values of all sums of two games.

use super::canvas::{Canvas, GREY, INK};
use crate::message::Message;
use crate::texts::Texts;

const CELLS: i64 = 16;
const SIZE: i64 = 36;
const LEFT: i64 = 60;
const TOP: i64 = 80;

pub(super) fn draw(texts: &Texts) -> String {
    let title = texts.say(&Message::new("figure-sums"));
    let note = texts.say(&Message::new("figure-sums-note"));
    let mut canvas = Canvas::new(LEFT + CELLS * SIZE + 50, TOP + CELLS * SIZE + 60, &title);
    for a in 0..CELLS {
        canvas.text(
            LEFT + a * SIZE + SIZE / 2,
            TOP - 10,
            &a.to_string(),
            "middle",
            GREY,
            13,
        );
        canvas.text(
            LEFT - 10,
            TOP + a * SIZE + SIZE / 2 + 5,
            &a.to_string(),
            "end",
            GREY,
            13,
        );
        for b in 0..CELLS {
            let value = a ^ b;
            let at = (LEFT + a * SIZE, TOP + b * SIZE);
            let ink = if value == 0 { "#ffffff" } else { INK };
            canvas.rect(
                (at.0 + 1, at.1 + 1),
                (SIZE - 2, SIZE - 2),
                &shade(value),
                "none",
            );
            canvas.text(
                at.0 + SIZE / 2,
                at.1 + SIZE / 2 + 5,
                &value.to_string(),
                "middle",
                ink,
                14,
            );
        }
    }
    canvas.text(LEFT, TOP + CELLS * SIZE + 34, &note, "start", GREY, 13);
    canvas.finish()
}

/// Red for 0, else from light to golden.
fn shade(value: i64) -> String {
    match value {
        0 => "#c0392b".to_owned(),
        value => format!(
            "#{:02x}{:02x}{:02x}",
            255 - value,
            250 - 4 * value,
            235 - 10 * value
        ),
    }
}

//! Zeckendorf's parts of the first numbers; those that lose at the opening are single parts.

use dashu_int::UBig;
use wythoff::theory::schwenk;

use super::canvas::{Canvas, GREY, INK, RED};
use crate::message::Message;
use crate::texts::Texts;

const LAST: i64 = 34;
const UNIT: i64 = 11;
const WIDTH: i64 = 24;
const LEFT: i64 = 60;
const BASE: i64 = 460;

pub(super) fn draw(texts: &Texts) -> String {
    let title = texts.say(&Message::new("figure-fibonacci"));
    let note = texts.say(&Message::new("figure-fibonacci-note"));
    let mut canvas = Canvas::new(LEFT + LAST * WIDTH + 60, BASE + 70, &title);
    for n in 1..=LAST {
        let parts: Vec<i64> = schwenk::parts(&UBig::from(n as u64), 2)
            .map(|part| i64::try_from(part).expect("at most n"))
            .collect();
        let x = LEFT + (n - 1) * WIDTH;
        let mut y = BASE;
        for (place, part) in parts.iter().enumerate() {
            let height = part * UNIT;
            y -= height;
            let fill = match (parts.len(), place) {
                (1, _) => RED,
                (_, 0) => "#d4a017",
                (_, place) if place % 2 == 1 => "#9fc0e8",
                _ => "#5f93d0",
            };
            canvas.rect((x + 2, y), (WIDTH - 4, height), fill, "#ffffff");
            if *part > 1 {
                canvas.text(
                    x + WIDTH / 2,
                    y + height / 2 + 4,
                    &part.to_string(),
                    "middle",
                    "#ffffff",
                    10,
                );
            }
        }
        canvas.text(x + WIDTH / 2, BASE + 18, &n.to_string(), "middle", INK, 11);
    }
    canvas.text(LEFT, BASE + 48, &note, "start", GREY, 14);
    canvas.finish()
}

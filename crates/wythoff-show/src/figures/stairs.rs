//! A staircase with its coins: the odd stairs count.

use super::canvas::{Canvas, GOLD, GREY, INK, PALE};
use crate::message::Message;
use crate::texts::Texts;

const COINS: [i64; 6] = [2, 5, 7, 4, 5, 3];
const WIDTH: i64 = 120;
const RISE: i64 = 42;
const LEFT: i64 = 60;
const GROUND: i64 = 460;

pub(super) fn draw(texts: &Texts) -> String {
    let title = texts.say(&Message::new("figure-staircase"));
    let ground = texts.say(&Message::new("figure-staircase-ground"));
    let stairs = COINS.len() as i64;
    let mut canvas = Canvas::new(LEFT + (stairs + 1) * WIDTH + 40, GROUND + 80, &title);
    canvas.line(
        (LEFT, GROUND),
        (LEFT + (stairs + 1) * WIDTH, GROUND),
        INK,
        3,
    );
    canvas.text(LEFT + WIDTH / 2, GROUND + 22, &ground, "middle", GREY, 14);
    for (place, &coins) in (1..).zip(&COINS) {
        let (x, top) = (LEFT + place * WIDTH, GROUND - place * RISE);
        let odd = place % 2 == 1;
        let fill = if odd { "#fbf0cf" } else { "#f3f4f6" };
        canvas.rect((x, top), (WIDTH, place * RISE), fill, PALE);
        let name = Message::new("figure-staircase-stair").with("stair", place.to_string());
        let name = texts.say(&name.with("coins", coins.to_string()));
        canvas.text(
            x + WIDTH / 2,
            GROUND + 22,
            &name,
            "middle",
            if odd { INK } else { GREY },
            14,
        );
        let colour = if odd { GOLD } else { "#c3c9d0" };
        for coin in 0..coins {
            // Rows of four, from the stair upwards.
            let at = (x + 24 + coin % 4 * 24, top - 12 - coin / 4 * 24);
            canvas.disc(at, 10, colour);
        }
    }
    let odd: Vec<i64> = COINS.iter().copied().step_by(2).collect();
    let sum = odd.iter().fold(0, |sum, coins| sum ^ coins);
    let terms: Vec<String> = odd.iter().map(ToString::to_string).collect();
    let sum = format!("{} = {sum}", terms.join(" ⊕ "));
    let line = texts.say(&Message::new("figure-staircase-sum").with("sum", sum));
    canvas.text(LEFT, GROUND + 58, &line, "start", INK, 16);
    canvas.finish()
}

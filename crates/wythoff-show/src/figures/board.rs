//! The crossing-out construction on the board, with the rays the losing pairs follow.

use wythoff::Play;
use wythoff::theory::wythoff::LosingPairs;

use super::canvas::{Canvas, GOLD, INK, PALE, RED};
use crate::message::Message;
use crate::texts::Texts;

const CELLS: i64 = 22;
const SIZE: i64 = 30;
const LEFT: i64 = 60;
const TOP: i64 = 60;

/// The board of k-Wythoff, k = 0 or 1.
pub(super) fn draw(k: u64, texts: &Texts) -> String {
    let title = texts.say(&match k {
        0 => Message::new("figure-board"),
        k => Message::new("figure-board-k").with("k", k.to_string()),
    });
    let (width, height) = (LEFT + CELLS * SIZE + 80, TOP + CELLS * SIZE + 96);
    let mut canvas = Canvas::new(width, height, &title);
    grid(&mut canvas);
    let pairs: Vec<(i64, i64)> = pairs(k);
    for &(a, b) in &pairs {
        cross_out(&mut canvas, a, b, k as i64);
        if a != b {
            cross_out(&mut canvas, b, a, k as i64);
        }
    }
    rays(&mut canvas, k);
    for &(a, b) in &pairs {
        for (x, y) in [(a, b), (b, a)] {
            canvas.disc(centre(x, y), 9, RED);
        }
    }
    legend(&mut canvas, k, texts);
    canvas.finish()
}

fn pairs(k: u64) -> Vec<(i64, i64)> {
    let pairs = LosingPairs::new(&k, Play::Normal);
    let all = (0u64..).map_while(|n| pairs.pair(&n));
    let all = all.map(|(a, b)| (a as i64, b as i64)); // below CELLS
    all.take_while(|pair| pair.1 < CELLS).collect()
}

/// The middle of a cell: x to the right, y upwards.
fn centre(x: i64, y: i64) -> (i64, i64) {
    (
        LEFT + x * SIZE + SIZE / 2,
        TOP + (CELLS - 1 - y) * SIZE + SIZE / 2,
    )
}

fn grid(canvas: &mut Canvas) {
    let end = CELLS * SIZE;
    for place in 0..=CELLS {
        let at = place * SIZE;
        canvas.line((LEFT + at, TOP), (LEFT + at, TOP + end), PALE, 1);
        canvas.line((LEFT, TOP + at), (LEFT + end, TOP + at), PALE, 1);
    }
    for place in 0..CELLS {
        let (x, y) = centre(place, place);
        canvas.text(x, TOP + end + 20, &place.to_string(), "middle", INK, 12);
        canvas.text(LEFT - 8, y + 4, &place.to_string(), "end", INK, 12);
    }
}

/// The positions with a move to (a, b): upwards, to the right, and along the diagonals.
fn cross_out(canvas: &mut Canvas, a: i64, b: i64, k: i64) {
    let last = CELLS - 1;
    canvas.line(centre(a, b), centre(last, b), "#b9d3f0", 2);
    canvas.line(centre(a, b), centre(a, last), "#b9d3f0", 2);
    for shift in -k..=k {
        // A diagonal that begins beside the pair, as far as both coordinates have grown.
        let (x, y) = (a + 1 + shift.max(0), b + 1 + (-shift).max(0));
        let room = last - x.max(y);
        if room < 0 {
            continue;
        }
        canvas.line(centre(a, b), centre(x, y), "#f0cfa0", 2);
        canvas.line(centre(x, y), centre(x + room, y + room), "#f0cfa0", 2);
    }
}

/// The rays of slope β/α = 1 + t/α through the origin, by the pair whose index is far out.
fn rays(canvas: &mut Canvas, k: u64) {
    let pairs = LosingPairs::new(&k, Play::Normal);
    let (a, b) = pairs.pair(&1_000_000).expect("fits in a word");
    let (a, b) = (a as i64, b as i64);
    let (x, y) = centre(0, 0);
    // Up to the top of the board; rounding to a unit is what a drawing does.
    let up = (CELLS - 1) * SIZE + SIZE / 2;
    let across = up * a / b;
    canvas.dashed((x, y), (x + across, y - up), GOLD, 2);
    canvas.dashed((x, y), (x + up, y - across), GOLD, 2);
}

fn legend(canvas: &mut Canvas, k: u64, texts: &Texts) {
    let y = TOP + CELLS * SIZE + 58;
    let slope = match k {
        0 => Message::new("figure-board-slope"),
        _ => Message::new("figure-board-slope-k"),
    };
    let [lost, one, both, slope] = [
        Message::new("figure-board-lost"),
        Message::new("figure-board-one"),
        Message::new("figure-board-both"),
        slope,
    ]
    .map(|message| texts.say(&message));
    canvas.disc((LEFT + 8, y - 5), 7, RED);
    canvas.text(LEFT + 24, y, &lost, "start", INK, 14);
    canvas.line((LEFT + 150, y - 5), (LEFT + 180, y - 5), "#b9d3f0", 3);
    canvas.text(LEFT + 188, y, &one, "start", INK, 14);
    canvas.line((LEFT + 352, y - 5), (LEFT + 382, y - 5), "#f0cfa0", 3);
    canvas.text(LEFT + 390, y, &both, "start", INK, 14);
    canvas.dashed((LEFT + 520, y - 5), (LEFT + 550, y - 5), GOLD, 2);
    canvas.text(LEFT + 558, y, &slope, "start", INK, 14);
}

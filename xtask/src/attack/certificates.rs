//! Any certificate: answered within ten seconds of processor time and a gigabyte, whatever it says.

use std::fs;

use anyhow::{Result, ensure};

use super::chance::Chance;
use super::target::{Finding, Target};

const THEOREMS: [&str; 6] = [
    "like wythoff",
    "misere; like nim | |x-y| <= 2, x+y>0",
    "piles a; x in {1,3,4}",
    "like nim",
    "x>0,y=0 | x=0,y>0 | x=2y, y>0",
    "like wythoff; end when a+b<=2",
];
const NUMBERS: [&str; 12] = [
    "0",
    "1",
    "2",
    "3",
    "7",
    "-1",
    "255",
    "65536",
    "4294967295",
    "18446744073709551615",
    "1e9",
    "99999999999999999999",
];
const PIECES: [&str; 12] = [
    "[", "]", "{", "}", ",", ":", "null", "true", "\"", "[[]]", "{}", "\"x\":1,",
];

pub(super) fn attack(target: &mut Target<'_>, chance: &mut Chance) -> Result<Result<(), Finding>> {
    let rules = chance.one_of(&THEOREMS);
    let proved = target.run(&["prove", rules, "--certificate", "right.json"], b"")?;
    ensure!(proved.code == Some(0), proved.finding("no theorem"));
    let mut text = fs::read_to_string(target.path("right.json"))?;
    for _ in 0..1 + chance.below(3) {
        text = changed(&text, chance);
    }
    fs::write(target.path("changed.json"), &text)?;
    (target.seconds, target.kilobytes) = (10, 1 << 20);
    let run = target.run(&["check", "changed.json"], b"")?;
    let checked = run.check().and_then(|()| match run.is_out_of_time {
        true => Err(run.finding("more than ten seconds")),
        false => Ok(()),
    });
    if checked.is_err() {
        let kept = tempfile::Builder::new()
            .prefix("certificate")
            .suffix(".json")
            .tempfile()?;
        let (_, path) = kept.keep()?;
        fs::write(&path, &text)?;
        return Ok(checked.map_err(|finding| format!("{finding}\n    kept: {}", path.display())));
    }
    Ok(checked)
}

/// The text with one thing changed.
fn changed(text: &str, chance: &mut Chance) -> String {
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    match chance.below(6) {
        // A number becomes another.
        0..3 => {
            let bytes = text.as_bytes();
            let starts: Vec<usize> = (1..bytes.len())
                .filter(|&place| is_digit(&bytes[place]) && !is_digit(&bytes[place - 1]))
                .collect();
            if starts.is_empty() {
                return text.to_owned();
            }
            let start = starts[chance.below(starts.len())];
            let length = bytes[start..]
                .iter()
                .take_while(|byte| is_digit(byte))
                .count();
            format!(
                "{}{}{}",
                &text[..start],
                chance.one_of(&NUMBERS),
                &text[start + length..]
            )
        }
        // A piece comes in, or something goes.
        3 => {
            let place = place(text, chance);
            format!(
                "{}{}{}",
                &text[..place],
                chance.one_of(&PIECES),
                &text[place..]
            )
        }
        4 => text[..place(text, chance)].to_owned(),
        // A stretch is there many times.
        _ => {
            let (one, other) = (place(text, chance), place(text, chance));
            let (start, end) = (one.min(other), one.max(other));
            format!(
                "{}{}",
                text[..end].to_owned() + &text[start..end].repeat(chance.below(200)),
                &text[end..]
            )
        }
    }
}

fn place(text: &str, chance: &mut Chance) -> usize {
    let mut place = chance.below(text.len() + 1);
    while !text.is_char_boundary(place) {
        place -= 1;
    }
    place
}

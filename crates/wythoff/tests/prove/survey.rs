//! How many of all rules are proved: rule sets drawn at random, two to four moves each, some of them misère.

use std::collections::BTreeSet;

use wythoff::check::check;
use wythoff::parse_rules;
use wythoff::prove::{Found, SearchOptions};
use wythoff::rules::Table;

use crate::{assert_agrees, find};

/// Numbers as dice would throw them, always the same ones (SplitMix64).
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }

    /// From `least` to `most`, both included.
    fn between(&mut self, least: u64, most: u64) -> u64 {
        least + self.below(most - least + 1)
    }

    fn single_pile_move(&mut self) -> String {
        let (taken, other) = [("x", "y"), ("y", "x")][self.below(2) as usize];
        let amount = match self.below(10) {
            0..=5 => format!("{taken} > 0"),
            6 => format!("0 < {taken} <= {}", self.between(1, 5)),
            7 => format!("{taken} mod 2 = 1"),
            8 => format!("{taken} >= {}", self.between(2, 3)),
            _ => format!("{taken} = {}", self.between(1, 4)),
        };
        format!("{amount}, {other} = 0")
    }

    fn move_of_both(&mut self) -> String {
        let positive = "x > 0, y > 0";
        match self.below(14) {
            0 => "x = y > 0".into(),
            1 => format!("0 < x = y <= {}", self.between(1, 5)),
            2 => format!(
                "x = y > 0, x mod {} = {}",
                self.between(2, 3),
                self.below(2)
            ),
            3 => format!("{positive}, |x - y| <= {}", self.between(1, 3)),
            4 => format!("x = {}, y = {}", self.between(1, 3), self.between(1, 3)),
            5 => format!("{positive}, x + y <= {}", self.between(2, 6)),
            6 => format!("{positive}, 0 <= x - y <= {}", self.below(3)),
            7 => format!("{positive}, (x + y) mod {} = 0", self.between(2, 3)),
            8 => format!("{positive}, x - y = {}", self.below(3)),
            9 => {
                let (most, least) = (self.between(1, 2), self.between(1, 3));
                format!("{positive}, x <= {most}y, y <= {least}x")
            }
            10 => "x = y > 0, a' >= b'".into(),
            11 => format!("{positive}, a' = b'"),
            12 => "x = 2y, y > 0".into(),
            _ => format!(
                "{positive}, x <= {}, y <= {}",
                self.between(1, 3),
                self.between(1, 3)
            ),
        }
    }

    /// Three quarters have all moves of single piles; one quarter is misère.
    fn rules(&mut self) -> String {
        let count = self.between(2, 4) as usize;
        let mut moves: Vec<String> = Vec::new();
        if self.below(4) > 0 {
            moves = vec!["x > 0, y = 0".into(), "x = 0, y > 0".into()];
        }
        while moves.len() < count {
            moves.push(match self.below(3) {
                0 => self.single_pile_move(),
                _ => self.move_of_both(),
            });
        }
        let misere = if self.below(4) == 0 { "misere; " } else { "" };
        format!("{misere}{}", moves.join(" | "))
    }
}

#[test]
fn most_random_rules_are_proved() {
    let slow = std::env::var_os("WYTHOFF_SLOW").is_some_and(|value| value != "0");
    let (count, expected) = if slow { (360, 330) } else { (60, 54) };
    let mut dice = Dice(1907);
    let mut texts = BTreeSet::new();
    let mut proved = 0;
    while texts.len() < count {
        let text = dice.rules();
        if !texts.insert(text.clone()) {
            continue;
        }
        let rules = parse_rules(&text).unwrap();
        if let Found::Theorem { proof, .. } = find(&rules, &SearchOptions::default()) {
            let certificate = proof.certificate(Some(text.clone()));
            assert_eq!(check(&certificate).err(), None, "{text}");
            let size = if slow { 300 } else { 60 };
            assert_agrees(&proof, &Table::new(&rules, &[size, size]));
            proved += 1;
        } else {
            println!("no theorem: {text}");
        }
    }
    assert_eq!(proved, expected, "of {count}");
}

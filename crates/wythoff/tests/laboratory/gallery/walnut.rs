//! What is written for Walnut, read back by a small reader and compared with the proof.

use std::collections::BTreeMap;

use wythoff::UBig;
use wythoff::prove::{Proof, WalnutFile, walnut};

use crate::gallery::theorem;

/// An automaton in Walnut's format: for each state whether it accepts, and its edges by digits.
struct Read {
    heading: String,
    states: BTreeMap<u32, (bool, BTreeMap<Vec<u32>, u32>)>,
}

fn read(text: &str) -> Read {
    let mut lines = text.lines().filter(|line| !line.is_empty());
    let heading = lines.next().unwrap().to_string();
    let mut states: BTreeMap<u32, (bool, BTreeMap<Vec<u32>, u32>)> = BTreeMap::new();
    let mut state = None;
    for line in lines {
        let numbers = |part: &str| -> Vec<u32> {
            part.split_whitespace()
                .map(|n| n.parse().unwrap())
                .collect()
        };
        match line.split_once("->") {
            Some((digits, to)) => {
                let here = states.get_mut(&state.unwrap()).unwrap();
                let before = here.1.insert(numbers(digits), numbers(to)[0]);
                assert_eq!(before, None, "a letter twice");
            }
            None => {
                let [name, output] = numbers(line)[..] else {
                    panic!("{line}")
                };
                state = Some(name);
                assert!(
                    states
                        .insert(name, (output == 1, BTreeMap::new()))
                        .is_none()
                );
            }
        }
    }
    Read { heading, states }
}

impl Read {
    fn accepts(&self, tracks: &[Vec<u32>]) -> bool {
        let length = tracks.iter().map(Vec::len).max().unwrap_or(0);
        let mut state = 0;
        for place in 0..length {
            let digit = |track: &Vec<u32>| {
                (place + track.len())
                    .checked_sub(length)
                    .map_or(0, |i| track[i])
            };
            let letter: Vec<u32> = tracks.iter().map(digit).collect();
            match self.states[&state].1.get(&letter) {
                Some(&to) => state = to,
                None => return false,
            }
        }
        self.states[&state].0
    }
}

#[track_caller]
fn text<'a>(files: &'a [WalnutFile], path: &str) -> &'a str {
    let file = files.iter().find(|file| file.path == path);
    &file.unwrap_or_else(|| panic!("no {path}")).text
}

/// The digits without leading zeros: Walnut does not pad to whole periods.
fn digits(proof: &Proof, number: u64) -> Vec<u32> {
    let digits = proof.system.digits(&UBig::from(number));
    digits.into_iter().skip_while(|&digit| digit == 0).collect()
}

#[test]
fn the_automaton_is_the_set_of_lost_positions() {
    for (name, heading) in [
        ("wythoff", "msd_fib msd_fib"),
        ("wythoff-k2", "msd_game msd_game"),
        ("wythoff-misere", "msd_fib msd_fib"),
        ("fraenkel-2-1", "msd_game msd_game"),
        ("slope-root-3", "msd_game msd_game"),
        ("bachet-3", "msd_2"),
    ] {
        let proof = theorem(name);
        let files = walnut(&proof);
        let lost = read(text(&files, "Automata Library/lost.txt"));
        assert_eq!(lost.heading, heading, "{name}");
        let piles = proof.rules.piles() as u32;
        for index in 0..40u64.pow(piles) {
            let position: Vec<u64> = (0..piles)
                .map(|pile| index / 40u64.pow(pile) % 40)
                .collect();
            let words: Vec<Vec<u32>> = position.iter().map(|&pile| digits(&proof, pile)).collect();
            let big: Vec<UBig> = position.iter().map(|&pile| pile.into()).collect();
            let expected = proof.outcome(&big).unwrap().is_loss();
            assert_eq!(lost.accepts(&words), expected, "{name} {position:?}");
        }
    }
}

#[test]
fn a_base_of_our_own_comes_with_its_numerals_and_its_adder() {
    let proof = theorem("fraenkel-2-1");
    let files = walnut(&proof);
    let valid = read(text(&files, "Custom Bases/msd_game.txt"));
    let adder = read(text(&files, "Custom Bases/msd_game_addition.txt"));
    assert_eq!(valid.heading, "{0, 1, 2}");
    assert_eq!(adder.heading, "{0, 1, 2} {0, 1, 2} {0, 1, 2}");
    for a in 0..30 {
        assert!(valid.accepts(&[digits(&proof, a)]));
        for b in 0..30 {
            for c in 0..60 {
                let words = [a, b, c].map(|number| digits(&proof, number));
                assert_eq!(adder.accepts(&words), a + b == c, "{a} + {b} = {c}");
            }
        }
    }
    assert!(!valid.accepts(&[vec![2, 2]]), "not the greedy numeral");
    // Walnut makes the others itself.
    assert_eq!(walnut(&theorem("wythoff")).len(), 3);
}

/// A sum such as `2*a+f+3`.
fn sum(text: &str, values: &BTreeMap<&str, i64>) -> i64 {
    let product = |term: &str| -> i64 {
        let factor = |part: &str| part.parse().unwrap_or_else(|_| values[part]);
        term.split('*').map(factor).product()
    };
    text.split('+').map(product).sum()
}

/// One condition of a `def`, for small numbers; p and q are tried.
fn holds(condition: &str, values: &BTreeMap<&str, i64>) -> bool {
    if let Some(inner) = condition.strip_prefix("(Ep,q ") {
        let inner = inner.strip_suffix(')').unwrap();
        let tried = |p: i64, q: i64| {
            let mut values = values.clone();
            values.extend([("p", p), ("q", q)]);
            holds(inner, &values)
        };
        return (0..30).any(|p| tried(p, 0) || tried(0, p));
    }
    for (sign, compare) in [
        (">=", i64::ge as fn(&i64, &i64) -> bool),
        ("<=", i64::le),
        ("=", i64::eq),
    ] {
        if let Some((left, right)) = condition.split_once(sign) {
            return compare(&sum(left, values), &sum(right, values));
        }
    }
    panic!("{condition}")
}

#[test]
fn the_formulas_are_the_moves() {
    for name in [
        "wythoff-k2",
        "wythoff-misere",
        "diagonal-odd",
        "fraenkel-2-3",
        "until-2",
        "not-from-smaller",
    ] {
        let proof = theorem(name);
        let files = walnut(&proof);
        let commands = text(&files, "Command Files/wythoff.txt");
        let formulas: Vec<Vec<&str>> = (commands.lines())
            .filter(|line| line.starts_with("def win"))
            .map(|line| {
                let (_, rest) = line.split_once("Ef,g $lost(f,g) & ").unwrap();
                rest.strip_suffix("\":").unwrap().split(" & ").collect()
            })
            .collect();
        assert_eq!(formulas.len(), proof.rules.clauses().len());
        let size = 8u64;
        for index in 0..size.pow(4) {
            let [a, b, f, g] = [0, 1, 2, 3].map(|place| index / size.pow(place) % size);
            let values = [("a", a), ("b", b), ("f", f), ("g", g)];
            let values = values.map(|(name, value)| (name, value as i64)).into();
            for (clause, formula) in proof.rules.clauses().iter().zip(&formulas) {
                let said = formula.iter().all(|condition| holds(condition, &values));
                let allowed = clause.allows(&[a, b], &[f, g]);
                assert_eq!(said, allowed, "{name}: {formula:?} {values:?}");
            }
        }
    }
}

#[test]
fn the_sentences_are_those_of_the_proof() {
    let files = walnut(&theorem("wythoff"));
    let commands = text(&files, "Command Files/wythoff.txt");
    let wins = "$win0(a,b) | $win1(a,b) | $win2(a,b)";
    assert!(commands.contains(&format!(
        "eval s1 \"?msd_fib ~(Ea,b $lost(a,b) & ({wins}))\":\n"
    )));
    assert!(commands.ends_with(&format!("eval s2 \"?msd_fib Aa,b $lost(a,b) | {wins}\":\n")));
    let files = walnut(&theorem("wythoff-k1-misere"));
    let commands = text(&files, "Command Files/wythoff.txt");
    assert!(commands.starts_with("ost game [0 3] [2];\n"));
    let moves = "$move0(a,b) | $move1(a,b) | $move2(a,b)";
    assert!(commands.contains(&format!("{} | ~({moves})\":\n", wins)));
    assert!(commands.ends_with(&format!(
        "eval s3 \"?msd_game Aa,b $lost(a,b) => ({moves})\":\n"
    )));
}

#[test]
fn a_drawing_has_every_edge_and_doubles_what_accepts() {
    let proof = theorem("wythoff");
    let drawing = wythoff::prove::dot(&proof);
    let accepting = (0..proof.lost.states() as u32).filter(|&s| proof.lost.is_accepting(s));
    assert_eq!(drawing.matches("doublecircle").count(), accepting.count());
    let letters = drawing.matches('[').count() - drawing.matches(" [").count();
    assert_eq!(
        letters,
        proof.lost.edge_count(),
        "no ranges with digits 0 and 1 here: {drawing}"
    );
}

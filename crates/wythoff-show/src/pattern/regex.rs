//! Regular expressions over digits, in the notation of Walnut: `1(00)*`, and `[1,0][1,1]*` for two piles.

use wythoff::automata::Regex;
use wythoff::prove::Proof;

/// The numerals of the lost positions as a regular expression; `None`: too long to be read.
pub fn lost_words(proof: &Proof) -> Option<String> {
    let piles = proof.rules.piles();
    let letter = |letter: u32| {
        let digits = (0..piles).map(|pile| proof.system.digit(letter, pile, piles));
        column(&digits.collect::<Vec<u32>>())
    };
    Some(written(&proof.lost_words()?, &letter))
}

/// The expression over the digits of one pile.
pub(super) fn digits(regex: &Regex) -> String {
    written(regex, &|digit| column(&[digit]))
}

fn column(digits: &[u32]) -> String {
    match digits {
        [digit @ 0..=9] => digit.to_string(),
        _ => {
            let digits: Vec<String> = digits.iter().map(u32::to_string).collect();
            format!("[{}]", digits.join(","))
        }
    }
}

fn written(regex: &Regex, letter: &impl Fn(u32) -> String) -> String {
    let part = |part: &Regex| match part {
        Regex::Either(_) => format!("({})", written(part, letter)),
        _ => written(part, letter),
    };
    match regex {
        Regex::Letter(one) => letter(*one),
        Regex::Sequence(list) if list.is_empty() => "ε".to_string(),
        Regex::Sequence(list) => list.iter().map(part).collect(),
        Regex::Either(list) if list.is_empty() => "∅".to_string(),
        Regex::Either(list) => {
            let list: Vec<String> = list.iter().map(|one| written(one, letter)).collect();
            list.join("|")
        }
        Regex::Repeated(inner) => match &**inner {
            Regex::Letter(_) => format!("{}*", written(inner, letter)),
            _ => format!("({})*", written(inner, letter)),
        },
    }
}

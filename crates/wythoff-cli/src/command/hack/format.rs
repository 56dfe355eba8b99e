//! How a program for any rules reads positions and writes who wins.

use clap::Args;
use wythoff::{UBig, parse_natural};
use wythoff_show::Message;
use wythoff_show::complaint::quote;

use crate::failure::Failure;
use crate::whole_number::between;

/// The largest pile unless said otherwise: every contest allows it.
const GREATEST: u64 = 1_000_000_000;

#[derive(Debug, Clone, Args)]
pub(in crate::command) struct Format {
    #[arg(long, requires = "rules")]
    input: Option<String>,
    #[arg(long, requires = "rules")]
    answers: Option<String>,
    #[arg(long, requires = "rules")]
    single: bool,
    #[arg(long, requires = "rules", value_parser = parse_natural)]
    most: Option<UBig>,
}

/// A format that makes sense.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Layout {
    /// Whether the number of positions comes first.
    pub(super) is_counted: bool,
    /// Which pile stands where.
    pub(super) order: Vec<usize>,
    /// What stands for a win and for a loss of the player to move.
    pub(super) words: [String; 2],
    pub(super) is_single: bool,
    pub(super) greatest: u64,
}

impl Format {
    /// Clap lets options pass that require another one where a third is in conflict with that.
    pub(in crate::command) fn refuse_without_rules(&self) -> Result<(), Failure> {
        let given = [
            ("--input", self.input.is_some()),
            ("--answers", self.answers.is_some()),
            ("--single", self.single),
            ("--most", self.most.is_some()),
        ];
        match given.into_iter().find(|(_, is_given)| *is_given) {
            None => Ok(()),
            Some((option, _)) => {
                let message = Message::new("error-without-rules").with("option", option);
                Err(Failure::Usage(message))
            }
        }
    }

    /// The format for a game whose piles have these names.
    pub(super) fn layout(&self, names: &[&str]) -> Result<Layout, Failure> {
        let piles = names.len();
        let (is_counted, order) = match &self.input {
            None => (false, (0..piles).collect()),
            Some(text) => input(text, names).ok_or_else(|| {
                let message = Message::new("error-hack-input").with("found", quote(text));
                Failure::Usage(message.with("piles", piles))
            })?,
        };
        let words = match &self.answers {
            None => ["1", "0"].map(str::to_owned),
            Some(text) => answers(text).ok_or_else(|| {
                let message = Message::new("error-hack-answers");
                Failure::Usage(message.with("found", quote(text)))
            })?,
        };
        let greatest = match &self.most {
            None => GREATEST,
            Some(most) => between("--most", most, 1, u64::MAX)?,
        };
        Ok(Layout {
            is_counted,
            order,
            words,
            is_single: self.single,
            greatest,
        })
    }
}

/// `a b`: the piles of one position after the other; `T a b`: how many there are comes first; `b a`: the second pile first.
fn input(text: &str, known: &[&str]) -> Option<(bool, Vec<usize>)> {
    let piles = known.len();
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_counted = words.len() == piles + 1;
    let names = &words[usize::from(is_counted)..];
    let place = |name: &&str| known.iter().position(|pile| pile == name);
    let places: Option<Vec<usize>> = names.iter().map(place).collect();
    let is_order = |order: &Vec<usize>| (0..piles).all(|pile| order.contains(&pile));
    let order = match places {
        Some(order) if is_order(&order) => order,
        // Other names stand for the piles in their order.
        _ => (0..piles).collect(),
    };
    (names.len() == piles).then_some((is_counted, order))
}

/// `First Second`: what stands for a win, and for a loss.
fn answers(text: &str) -> Option<[String; 2]> {
    let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    let words: [String; 2] = words.try_into().ok()?;
    (words[0] != words[1]).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_read() {
        assert_eq!(input("a b", &["a", "b"]), Some((false, vec![0, 1])));
        assert_eq!(input("b a", &["a", "b"]), Some((false, vec![1, 0])));
        assert_eq!(input("T n m", &["a", "b"]), Some((true, vec![0, 1])));
        assert_eq!(input("T l a", &["a", "l"]), Some((true, vec![1, 0])));
        assert_eq!(input("a", &["a", "b"]), None);
        assert_eq!(input("a b c d", &["a", "b"]), None);
        assert_eq!(answers("Yes No"), Some(["Yes", "No"].map(str::to_owned)));
        assert_eq!(answers("Yes Yes"), None);
    }
}

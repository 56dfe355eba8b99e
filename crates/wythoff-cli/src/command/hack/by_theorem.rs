//! The positions of a game with a theorem as what a program is tried on.

use std::fmt::Write;

use wythoff::judge::trials::{Family, Positions, Words};
use wythoff::judge::{Mismatch, verify_lines};
use wythoff::prove::{Decider, Proof};
use wythoff::{Position, UBig};
use wythoff_show::Message;

use super::Source;
use super::contest::shown_limit;
use super::format::{Format, Layout};
use super::subject::Subject;
use crate::failure::Failure;
use crate::theorem::Given;

/// As many cases as every judge has.
const MOST: usize = 10_000;

/// How many lost positions are looked for from each.
const LOST: usize = 3;

pub(in crate::command) struct ByTheorem<'a> {
    name: String,
    proof: &'a Proof,
    decider: Decider<'a>,
    layout: Layout,
}

impl<'a> ByTheorem<'a> {
    pub(in crate::command) fn new(
        given: &Given,
        proof: &'a Proof,
        format: &Format,
    ) -> Result<Self, Failure> {
        Ok(Self {
            name: given.one_line(),
            proof,
            decider: Decider::new(proof),
            layout: format.layout(&given.rules.names())?,
        })
    }

    /// Does something with what is tried.
    fn with_positions<T>(&self, act: impl FnOnce(&Positions<'_>) -> T) -> T {
        let lost_after = |piles: &[u64]| self.lost_after(piles, LOST);
        act(&Positions {
            piles: self.proof.rules.piles(),
            greatest: self.layout.greatest,
            is_single: self.layout.is_single,
            lost_after: &lost_after,
        })
    }

    /// Some lost positions that a move leads to, in words.
    fn lost_after(&self, piles: &[u64], most: usize) -> Vec<Words> {
        let piles: Vec<UBig> = piles.iter().copied().map(UBig::from).collect();
        let moves = self.proof.winning_moves(&piles, most);
        let moves = moves.expect("a position of the game");
        let words = |position: &Position<UBig>| {
            let piles = position.piles().iter();
            piles.map(|pile| u64::try_from(pile).ok()).collect()
        };
        (moves.iter())
            .filter_map(|winning| words(&winning.leaves))
            .collect()
    }

    /// Whether the player to move loses.
    pub(in crate::command) fn is_lost(&self, case: &Words) -> bool {
        self.decider.is_lost(case)
    }

    fn word(&self, is_lost: bool) -> &str {
        &self.layout.words[usize::from(is_lost)]
    }
}

impl Subject for ByTheorem<'_> {
    type Case = Words;

    fn name(&self) -> String {
        self.name.clone()
    }

    fn cases(&self, family: Family, seed: u64) -> Vec<Words> {
        self.with_positions(|positions| positions.cases(family, seed))
    }

    fn input(&self, cases: &[Words]) -> String {
        let mut text = String::new();
        if self.layout.is_counted {
            text += &format!("{}\n", cases.len());
        }
        for case in cases {
            let order = self.layout.order.iter();
            let words: Vec<String> = order.map(|&pile| case[pile].to_string()).collect();
            writeln!(text, "{}", words.join(" ")).expect("memory to write to");
        }
        text
    }

    fn right(&self, input: &str) -> Result<String, Failure> {
        let numbers = input.split_ascii_whitespace();
        let numbers = numbers.skip(usize::from(self.layout.is_counted));
        let numbers: Vec<u64> = numbers.map(|word| word.parse().expect("our own")).collect();
        let mut text = String::new();
        let mut piles = vec![0; self.layout.order.len()];
        for case in numbers.chunks_exact(piles.len()) {
            for (&pile, &size) in self.layout.order.iter().zip(case) {
                piles[pile] = size;
            }
            text += self.word(self.decider.is_lost(&piles));
            text += "\n";
        }
        Ok(text)
    }

    fn verify(
        &self,
        _cases: &[Words],
        input: &str,
        output: &[u8],
    ) -> Result<Option<Mismatch>, Failure> {
        let words = self.layout.words.each_ref().map(String::as_str);
        Ok(verify_lines(&self.right(input)?, output, &words))
    }

    fn verdict(&self, line: &str) -> Option<bool> {
        let place = self.layout.words.iter().position(|word| word == line)?;
        Some(place == 1)
    }

    fn together(&self, cases: &[Words]) -> usize {
        match self.layout.is_single {
            true => 1,
            false => cases.len().clamp(1, MOST),
        }
    }

    fn is_single(&self) -> bool {
        self.layout.is_single
    }

    fn smaller(&self, case: &Words) -> Vec<Words> {
        self.with_positions(|positions| positions.smaller(case))
    }

    fn reasons(&self, case: &Words, _said: &[(Words, bool)]) -> Vec<Message> {
        let shown = |piles: &Words| Position(piles.clone()).to_string();
        let reason = match self.lost_after(case, 1).first() {
            _ if self.decider.is_lost(case) => {
                Message::new("hack-reason-theorem-lost").with("position", shown(case))
            }
            Some(left) => Message::new("hack-reason-theorem-won").with("left", shown(left)),
            None => return Vec::new(),
        };
        vec![reason]
    }

    fn tried(&self, source: Source, seed: &str) -> Message {
        let greatest = shown_limit(&self.layout.greatest.to_string());
        match source {
            Source::Family(Family::Small) => {
                let most = self.with_positions(|positions| positions.greatest_small_pile());
                Message::new("hack-tried-small").with("most", most.to_string())
            }
            Source::Family(Family::Limits) => Message::new("hack-tried-limits")
                .with("least", "0")
                .with("greatest", greatest),
            Source::Family(Family::Traps) => Message::new("hack-tried-words"),
            Source::Family(Family::Random) => Message::new("hack-tried-random").with("seed", seed),
            Source::Sweep => unreachable!("clap refuses --exhaustive with --rules"),
        }
    }
}

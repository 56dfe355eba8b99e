//! Rules beyond linear arithmetic: a table, and the pattern that it shows.

use std::time::Instant;

use wythoff::prove::Remainders;
use wythoff::prove::data::{Data, Finding, findings};
use wythoff::rules::TableRules;
use wythoff::{Play, Position};
use wythoff_show::Message;
use wythoff_show::list::listed;

use super::super::guess::pattern_words;
use super::document;
use super::report::played_for;
use super::row::repeats;
use super::values::drawn;
use crate::console::Console;
use crate::failure::Failure;
use crate::paper::{BAD, GOOD, Paper, TITLE};
use crate::progress::Bar;
use crate::theorem::in_text;

/// How many piles are computed in each direction, by how many there are: every move of each is tried.
const SIZES: [u64; 5] = [2000, 60, 14, 6, 4];
/// How many values of a row and how large a corner of a table are shown.
const SHOWN: [u64; 5] = [32, 12, 3, 2, 2];
/// How many lost positions are shown.
const LOST: usize = 9;

/// What is known of such rules.
pub(super) struct Beyond<'a> {
    pub(super) rules: &'a TableRules,
    values: Vec<u32>,
    size: u64,
    pub(super) finding: Option<Finding>,
    /// What is proved of the values, where they are those of one pile and a lemma says so.
    pub(super) theorem: Option<Remainders>,
}

pub(super) fn run(
    rules: &TableRules,
    json: bool,
    started: Instant,
    console: &Console,
) -> Result<(), Failure> {
    let reading = started.elapsed();
    let stopped = || Failure::Stopped(Message::new("lab-interrupted"));
    let size = SIZES[rules.piles() - 1];
    let values = rules.values(&vec![size; rules.piles()], &mut Bar::new(None));
    let values = values.ok_or_else(stopped)?;
    let values = values.map_err(|error| in_text(&error, rules.text()))?;
    let data = match rules.piles() {
        1 => Some(Data::row(values.clone())),
        2 => Data::table(size as usize, values.clone()),
        _ => None,
    };
    let found = match data {
        Some(data) => findings(&data, &mut Bar::new(None)).ok_or_else(stopped)?,
        None => Vec::new(),
    };
    let beyond = Beyond {
        rules,
        theorem: (rules.piles() == 1)
            .then(|| Remainders::prove(rules, &values))
            .flatten(),
        values,
        size,
        finding: found.into_iter().find(Finding::is_strong),
    };
    match json {
        true => {
            let looking = started.elapsed() - reading;
            super::super::print_line(&document::of_table(&beyond, reading, looking, console))?;
        }
        false => console.print(&beyond.written(console))?,
    }
    match beyond.status() {
        "unknown" => Err(Failure::Finding),
        _ => Ok(()),
    }
}

impl Beyond<'_> {
    fn written(&self, console: &Console) -> String {
        let mut paper = Paper::new(console);
        paper.title(TITLE, Message::new("lab-rules"));
        for line in self.rules.to_string().lines() {
            paper.line(line);
        }
        paper.words(played_for(self.rules.play()));
        paper.words(match self.theorem {
            Some(_) => Message::new("lab-beyond-lemma"),
            None => Message::new("lab-beyond"),
        });
        if self.rules.play() == Play::Normal {
            paper.title(TITLE, Message::new("lab-values"));
            for line in drawn(self.rules.piles(), &self.first()).lines() {
                paper.line(line);
            }
        }
        paper.title(TITLE, Message::new("lab-small"));
        let lost = self.lost().into_iter().take(LOST);
        let lost: Vec<String> = lost.map(|piles| Position(piles).to_string()).collect();
        paper.words(match lost.is_empty() {
            true => Message::new("lab-none-lost"),
            false => Message::new("lab-first").with("positions", lost.join(" ")),
        });
        let (style, title) = match (self.status(), self.rules.play()) {
            ("proved", _) => (GOOD, Message::new("lab-row-theorem")),
            ("unknown", _) => (BAD, Message::new("lab-beyond-nothing")),
            (_, Play::Normal) => (GOOD, Message::new("lab-beyond-pattern")),
            (_, Play::Misere) => (GOOD, Message::new("lab-beyond-pattern-lost")),
        };
        paper.title(style, title);
        for line in self.lines(console) {
            paper.sentence(&line);
        }
        paper.words(self.evidence());
        paper.text
    }

    /// `proved`, `checked` or `unknown`.
    pub(super) fn status(&self) -> &'static str {
        match (&self.theorem, &self.finding) {
            (Some(_), _) => "proved",
            (None, Some(_)) => "checked",
            (None, None) => "unknown",
        }
    }

    /// The pattern, a sentence to a line.
    pub(super) fn lines(&self, console: &Console) -> Vec<String> {
        match (&self.theorem, &self.finding) {
            (Some(theorem), _) => repeats(&theorem.repeat, console),
            (None, Some(finding)) => pattern_words(&finding.pattern, console),
            (None, None) => Vec::new(),
        }
    }

    /// The proof, or how far it was checked.
    pub(super) fn evidence(&self) -> Message {
        if let Some(theorem) = &self.theorem {
            let list = |numbers: &[u64]| listed(numbers.iter().map(u64::to_string));
            return Message::new("lab-row-by-remainders")
                .with("period", theorem.repeat.period.period.to_string())
                .with("remainders", list(&theorem.remainders))
                .with("amounts", list(&theorem.amounts));
        }
        let message = match self.finding {
            Some(_) => Message::new("lab-beyond-seen"),
            None => Message::new("lab-beyond-unknown"),
        };
        message.with("last", self.last().to_string())
    }

    /// The largest pile of the table.
    pub(super) fn last(&self) -> u64 {
        self.size - 1
    }

    fn positions(&self) -> impl Iterator<Item = (Vec<u64>, u32)> {
        (0..)
            .zip(&self.values)
            .map(|(mut place, &value): (u64, _)| {
                let mut piles = vec![0; self.rules.piles()];
                for pile in piles.iter_mut().rev() {
                    *pile = place % self.size;
                    place /= self.size;
                }
                (piles, value)
            })
    }

    /// The values of the smallest positions.
    pub(super) fn first(&self) -> Vec<(Vec<u64>, u32)> {
        let most = SHOWN[self.rules.piles() - 1];
        let small = |(piles, _): &(Vec<u64>, u32)| piles.iter().all(|&pile| pile < most);
        self.positions().filter(small).collect()
    }

    /// The lost positions, by the number of stones.
    pub(super) fn lost(&self) -> Vec<Vec<u64>> {
        let lost = self.positions().filter(|(_, value)| *value == 0);
        let mut lost: Vec<Vec<u64>> = lost.map(|(piles, _)| piles).collect();
        lost.sort_by_key(|piles| piles.iter().sum::<u64>());
        lost
    }
}

//! The report: the patterns, what speaks for them, and what comes next.

use wythoff::Position;
use wythoff::prove::data::{Finding, Letters, Pattern};
use wythoff_show::Message;

use super::next::{self, Next};
use super::{Found, words};
use crate::console::Console;
use crate::paper::{BAD, GOOD, Paper, TITLE};

/// How many patterns beyond the first are shown.
const OTHERS: usize = 2;

pub(super) fn written(found: &Found, console: &Console) -> String {
    let mut paper = Paper::new(console);
    paper.title(TITLE, Message::new("guess-data"));
    paper.words(shape(found));
    paper.words_of(letters(found));
    match found.findings.split_first() {
        Some((first, others)) => {
            paper.title(
                if first.is_strong() { GOOD } else { BAD },
                match first.is_strong() {
                    true => Message::new("guess-pattern"),
                    false => Message::new("guess-weak"),
                },
            );
            told(first, found, &mut paper);
            predicted(
                &next::values(&first.pattern, &found.data, found.next),
                found,
                &mut paper,
            );
            if let ([_], true) = (found.data.sizes(), found.data.is_outcomes()) {
                let zeros = next::zeros(&first.pattern, &found.data, found.next);
                listed(&zeros, found, &mut paper);
            }
            put_others(first, others, &mut paper);
        }
        None => {
            paper.title(BAD, Message::new("guess-nothing"));
            paper.words(Message::new("guess-tried"));
        }
    }
    if let Some(first) = found.zeros.first() {
        paper.title(GOOD, Message::new("guess-zeros"));
        told(first, found, &mut paper);
        predicted(
            &next::zeros(&first.pattern, &found.data, found.next),
            found,
            &mut paper,
        );
    }
    paper.text
}

/// Further patterns for which much speaks, unless they say the same.
fn put_others(first: &Finding, others: &[Finding], paper: &mut Paper<'_>) {
    let known = words::pattern(&first.pattern, paper.console);
    let others = others.iter().filter(|other| other.is_strong());
    let lines: Vec<Vec<String>> = others
        .map(|other| words::pattern(&other.pattern, paper.console))
        .filter(|lines| *lines != known)
        .take(OTHERS)
        .collect();
    if !lines.is_empty() {
        paper.title(TITLE, Message::new("guess-others"));
    }
    lines.iter().flatten().for_each(|line| paper.sentence(line));
}

fn shape(found: &Found) -> Message {
    match *found.data.sizes() {
        [rows, columns] => Message::new("guess-table")
            .with("rows", rows.to_string())
            .with("columns", columns.to_string()),
        _ => {
            let values = found.data.values().len() as u64;
            let message = match found.first {
                0 => Message::new("guess-row"),
                _ => Message::new("guess-row-from-1"),
            };
            message
                .with("values", (values - found.first).to_string())
                .with("last", (values - 1).to_string())
        }
    }
}

fn letters(found: &Found) -> Option<Message> {
    found.letters.map(|letters| match letters {
        Letters::PreviousNext => Message::new("guess-previous-next"),
        Letters::LostWon => Message::new("guess-lost-won"),
    })
}

/// The pattern, and what speaks for it.
fn told(finding: &Finding, found: &Found, paper: &mut Paper<'_>) {
    for line in words::pattern(&finding.pattern, paper.console) {
        paper.sentence(&line);
    }
    paper.title(TITLE, Message::new("guess-evidence"));
    let values = finding.values - found.first as usize;
    paper.words(Message::new("guess-checked").with("values", values.to_string()));
    paper.words(match finding.predicted {
        true => Message::new("guess-held-back"),
        false => Message::new("guess-not-predicted"),
    });
    let numbers = finding.pattern.told();
    let message = Message::new("guess-told").with("numbers", numbers.to_string());
    paper.words(message.with("each", (finding.values / numbers.max(1)).to_string()));
    if let (Pattern::Repeat(repeat), &[values]) = (&finding.pattern, found.data.sizes()) {
        paper.words(Message::new("guess-times").with("times", repeat.times(values).to_string()));
    }
    if !finding.is_strong() {
        paper.words(Message::new("guess-doubt"));
    }
}

fn predicted(next: &Next, found: &Found, paper: &mut Paper<'_>) {
    paper.title(TITLE, Message::new("guess-next"));
    listed(next, found, paper);
}

fn listed(next: &Next, found: &Found, paper: &mut Paper<'_>) {
    let list = |values: &[Option<u64>]| {
        let one = |value: &Option<u64>| value.map_or("?".to_owned(), |value| value.to_string());
        values.iter().map(one).collect::<Vec<_>>().join(" ")
    };
    match next {
        Next::Values(values) => {
            let message = Message::new("guess-next-values");
            let from = found.data.values().len().to_string();
            paper.words(message.with("from", from).with("values", list(values)));
        }
        Next::Lines { row, column } => {
            let sizes = found.data.sizes().iter().map(u64::to_string);
            let lines = [
                (Message::new("guess-next-row"), row),
                (Message::new("guess-next-column"), column),
            ];
            for (place, (message, values)) in sizes.zip(lines) {
                paper.words(message.with("place", place).with("values", list(values)));
            }
        }
        Next::Zeros(places) if places.is_empty() => paper.words(Message::new("guess-no-zeros")),
        Next::Zeros(places) => {
            let one = |place: &Vec<u64>| match place[..] {
                [n] => n.to_string(),
                _ => Position(place.clone()).to_string(),
            };
            let places: Vec<String> = places.iter().map(one).collect();
            paper.words(Message::new("guess-next-zeros").with("places", places.join(" ")));
        }
    }
}

//! The answer to a sum in words.

use wythoff::solve::sum::Part;

use super::sum::Answer;
use super::words::{Writer, aside};
use super::{evidence, play};
use crate::complaint;
use crate::console::Console;
use crate::text::Message;

/// Who wins, the Grundy values, how to win, and what that rests on: a paragraph each.
pub(super) fn report(answer: &Answer, full: bool, console: &Console) -> String {
    let writer = Writer { full, console };
    let paragraphs = [
        Some(verdict(answer, &writer)),
        values(answer, &writer),
        winning_moves(answer, &writer),
        unlisted(answer, &writer),
        reasons(answer, &writer).map(aside),
    ];
    let paragraphs: Vec<_> = paragraphs.into_iter().flatten().collect();
    paragraphs.join("\n\n") + "\n"
}

fn verdict(answer: &Answer, writer: &Writer<'_>) -> String {
    let parts = answer.sum.parts().iter().map(|part| written(part, writer));
    let sum = Message::new("sum-position")
        .with("sum", parts.collect::<Vec<_>>().join(" + "))
        .with("play", play::name(answer.play));
    let verdict = writer.verdict(answer.analysis.outcome, false);
    writer.console.say(&sum) + &verdict
}

/// `nim[3,5]`, its numbers shortened if they are long.
fn written(part: &Part, writer: &Writer<'_>) -> String {
    let piles = part.position.piles().iter().map(|pile| writer.number(pile));
    let piles = piles.map(|pile| writer.console.texts.say_value(&pile));
    let piles: Vec<_> = piles.collect();
    format!("{}[{}]", part.game, piles.join(","))
}

/// The Grundy value of each part and of the sum, where they are known.
fn values(answer: &Answer, writer: &Writer<'_>) -> Option<String> {
    let value = answer.analysis.value.as_ref().ok()?;
    let title = Message::new("sum-grundy").with("value", writer.number(value));
    let mut lines = vec![writer.console.say(&title)];
    for (place, (part, known)) in parts(answer).enumerate() {
        let value = known.value.as_ref().ok()?;
        let line = Message::new("sum-part")
            .with("number", place + 1)
            .with("part", written(part, writer))
            .with("value", writer.number(value));
        lines.push(format!("  {}", writer.console.say(&line)));
    }
    Some(lines.join("\n"))
}

fn parts(answer: &Answer) -> impl Iterator<Item = (&Part, &wythoff::solve::sum::PartAnalysis)> {
    answer.sum.parts().iter().zip(&answer.analysis.parts)
}

fn winning_moves(answer: &Answer, writer: &Writer<'_>) -> Option<String> {
    let lines = answer.analysis.winning_moves.iter().map(|to| {
        let part = &answer.sum.parts()[to.part];
        let one_move = writer.one_move(&part.game, part.position.piles(), to.leaves.piles());
        let line = Message::new("sum-move")
            .with("number", to.part + 1)
            .with("part", written(part, writer))
            .with("move", one_move);
        writer.console.say(&line)
    });
    writer.to_win(lines.collect(), answer.analysis.more)
}

/// Parts whose winning moves could not be found, and why.
fn unlisted(answer: &Answer, writer: &Writer<'_>) -> Option<String> {
    let lines = answer.analysis.unlisted.iter().map(|(part, error)| {
        let line = Message::new("sum-unlisted")
            .with("number", part + 1)
            .with("part", written(&answer.sum.parts()[*part], writer))
            .with("reason", complaint::solve(error));
        writer.console.say(&line)
    });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

/// What the value of each part rests on.
fn reasons(answer: &Answer, writer: &Writer<'_>) -> Option<String> {
    let lines = (1..)
        .zip(parts(answer))
        .filter_map(|(number, (_, known)): (usize, _)| {
            let reason = evidence::words(&known.evidence, writer.console)?;
            Some(format!("{number}. {reason}"))
        });
    let lines: Vec<_> = lines.collect();
    (!lines.is_empty()).then(|| lines.join("\n"))
}

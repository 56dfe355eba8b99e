//! The answer in words.

use wythoff::UBig;

use super::super::words::{Writer, aside};
use super::{Answer, Evidence, taking};
use crate::console::Console;
use crate::shorten;
use crate::text::Message;
use crate::theorem::numeration;

pub(super) fn report(answer: &Answer, full: bool, console: &Console) -> String {
    let writer = Writer { full, console };
    let position =
        Message::new("solve-rules-position").with("position", writer.position(&answer.position));
    let verdict = writer.verdict(answer.outcome, answer.is_over);
    let paragraphs = [
        Some(console.say(&position) + &verdict),
        winning_moves(answer, &writer),
        Some(aside(evidence(answer, console))),
    ];
    let paragraphs: Vec<String> = paragraphs.into_iter().flatten().collect();
    paragraphs.join("\n\n") + "\n"
}

fn winning_moves(answer: &Answer, writer: &Writer<'_>) -> Option<String> {
    let game = taking();
    let one =
        |leaves: &wythoff::Position<UBig>| writer.one_move(&game, &answer.position, leaves.piles());
    let mut lines: Vec<String> = answer.leaves.iter().map(one).collect();
    let listed = UBig::from(lines.len());
    if answer.count > listed {
        let rest = &answer.count - &listed;
        let message =
            Message::new("solve-rules-more").with("rest", shorten::number(&rest, writer.full));
        let message = message.with("count", shorten::number(&answer.count, writer.full));
        lines.push(writer.console.say(&message));
    }
    writer.to_win(lines, false)
}

fn evidence(answer: &Answer, console: &Console) -> String {
    let message = match &answer.evidence {
        Evidence::Theorem(proved) => Message::new("solve-by-certificate")
            .with("states", proved.proof.lost.states())
            .with(
                "numeration",
                numeration(proved.proof.system.numerals(), console),
            ),
        Evidence::Table => Message::new("solve-by-small-table")
            .with("to", console.texts.say_value(&largest(answer))),
    };
    console.say(&message)
}

fn largest(answer: &Answer) -> crate::text::Value {
    let largest = answer.position.iter().max().cloned().unwrap_or_default();
    shorten::number(&largest, false)
}

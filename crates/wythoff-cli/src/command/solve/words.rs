//! The answer in words.

use anstyle::{AnsiColor, Style};
use wythoff::{Evidence, Outcome, Position, UBig};

use super::{Answer, play};
use crate::console::Console;
use crate::shorten;
use crate::text::Message;

const WIN: Style = AnsiColor::Green.on_default().bold();
const LOSS: Style = AnsiColor::Red.on_default().bold();
const ASIDE: Style = Style::new().dimmed();

/// Who wins, how, and what that rests on: a paragraph each.
pub(super) fn report(answer: &Answer, full: bool, console: &Console) -> String {
    let writer = Writer {
        answer,
        full,
        console,
    };
    let paragraphs = [writer.verdict(), writer.moves(), writer.evidence()];
    let paragraphs: Vec<_> = paragraphs.into_iter().flatten().collect();
    paragraphs.join("\n\n") + "\n"
}

struct Writer<'a> {
    answer: &'a Answer,
    full: bool,
    console: &'a Console,
}

impl Writer<'_> {
    fn verdict(&self) -> Option<String> {
        let piles = self.answer.position.piles();
        let is_over = piles.iter().all(|pile| *pile == UBig::ZERO);
        let (style, verdict) = match (self.answer.analysis.outcome, is_over) {
            (Outcome::Win, false) => (WIN, Message::new("solve-win")),
            (Outcome::Loss, false) => (LOSS, Message::new("solve-loss")),
            (Outcome::Win, true) => (WIN, Message::new("solve-over-win")),
            (Outcome::Loss, true) => (LOSS, Message::new("solve-over-loss")),
        };
        let position = Message::new("solve-position")
            .with("position", self.position(&self.answer.position))
            .with("game", self.answer.name.as_str())
            .with("play", play::name(self.answer.game.play()));
        let (position, verdict) = (self.console.say(&position), self.console.say(&verdict));
        Some(format!("{position}{style}{verdict}{style:#}"))
    }

    /// The winning moves; for a loss, which losing pair it is; nothing when the game is over.
    fn moves(&self) -> Option<String> {
        if let [a, b] = self.answer.position.piles()
            && let Some(n) = self.answer.game.losing_pairs().index_of(a, b)
        {
            let message = Message::new("solve-losing-pair").with("n", self.number(&n));
            return Some(self.console.say(&message));
        }
        let moves = &self.answer.analysis.winning_moves;
        let title = Message::new("solve-to-win");
        let title = std::iter::once(self.console.say(&title));
        let lines = moves
            .iter()
            .map(|leaves| format!("  {}", self.console.say(&self.one_move(leaves))));
        let text: Vec<_> = title.chain(lines).collect();
        (!moves.is_empty()).then(|| text.join("\n"))
    }

    fn one_move(&self, leaves: &Position<UBig>) -> Message {
        let taken = self.answer.taken(leaves);
        let from_one = taken.iter().filter(|amount| **amount > UBig::ZERO).count() == 1;
        let message = match taken.as_slice() {
            [first, second] if first == second => {
                Message::new("solve-take-both").with("amount", self.number(first))
            }
            [first, second] if !from_one => Message::new("solve-take-each")
                .with("first", self.number(first))
                .with("second", self.number(second)),
            _ => {
                let pile = taken.iter().position(|amount| *amount > UBig::ZERO);
                let pile = pile.expect("a move takes something");
                Message::new("solve-take-one")
                    .with("amount", self.number(&taken[pile]))
                    .with("pile", pile + 1)
            }
        };
        message.with("leaves", self.position(leaves))
    }

    fn evidence(&self) -> Option<String> {
        let Evidence::Theorem(theorem) = &self.answer.analysis.evidence else {
            return None;
        };
        let name = self
            .console
            .texts
            .find(&format!("theorem-{}", theorem.name()));
        let message = Message::new("solve-proved")
            .with("theorem", name.unwrap_or_else(|| theorem.name().to_owned()))
            .with("source", theorem.source());
        let message = self.console.say(&message);
        Some(format!("{ASIDE}{message}{ASIDE:#}"))
    }

    /// `(8, 4)`
    fn position(&self, position: &Position<UBig>) -> String {
        let piles = position.piles().iter().map(|pile| self.number(pile));
        format!("({})", piles.collect::<Vec<_>>().join(", "))
    }

    fn number(&self, number: &UBig) -> String {
        self.console
            .texts
            .say_value(&shorten::number(number, self.full))
    }
}

//! The answer in words.

use anstyle::{AnsiColor, Style};
use wythoff::explain::Move;
use wythoff::{NamedGame, Outcome, UBig};

use super::answer::Answer;
use super::{evidence, moves, play};
use crate::console::Console;
use crate::shorten;
use crate::text::{Message, Value};

const WIN: Style = AnsiColor::Green.on_default().bold();
const LOSS: Style = AnsiColor::Red.on_default().bold();
const ASIDE: Style = Style::new().dimmed();

/// Who wins, the Grundy value if asked, how, and what that rests on: a paragraph each.
pub(super) fn report(answer: &Answer, full: bool, console: &Console) -> String {
    let writer = Writer { full, console };
    let paragraphs = [
        Some(verdict(answer, &writer)),
        grundy(answer, &writer),
        winning_moves(answer, &writer),
        evidence::words(&answer.analysis.evidence, console).map(aside),
    ];
    let paragraphs: Vec<_> = paragraphs.into_iter().flatten().collect();
    paragraphs.join("\n\n") + "\n"
}

fn verdict(answer: &Answer, writer: &Writer<'_>) -> String {
    let position = Message::new("solve-position")
        .with("position", writer.position(answer.position.piles()))
        .with("game", answer.name.as_str())
        .with("play", play::name(answer.play));
    let verdict = writer.verdict(answer.analysis.outcome, answer.is_over);
    writer.console.say(&position) + &verdict
}

fn grundy(answer: &Answer, writer: &Writer<'_>) -> Option<String> {
    let (value, rests) = answer.grundy.as_ref()?;
    let message = Message::new("solve-grundy").with("value", writer.number(value));
    let message = writer.console.say(&message);
    let same = *rests == answer.analysis.evidence;
    let rests = evidence::words(rests, writer.console).filter(|_| !same);
    Some(match rests {
        Some(rests) => format!("{message}\n{}", aside(rests)),
        None => message,
    })
}

/// The winning moves; for a loss, which losing pair it is; nothing when the game is over.
fn winning_moves(answer: &Answer, writer: &Writer<'_>) -> Option<String> {
    if let Some(n) = answer.losing_pair() {
        let message = Message::new("solve-losing-pair").with("n", writer.number(&n));
        return Some(writer.console.say(&message));
    }
    let before = answer.position.piles();
    let leaves = answer.analysis.winning_moves.iter();
    let lines = leaves.map(|leaves| writer.one_move(&answer.game, before, leaves.piles()));
    writer.to_win(lines.collect(), answer.analysis.more)
}

pub(super) fn aside(text: String) -> String {
    format!("{ASIDE}{text}{ASIDE:#}")
}

/// How numbers are written, and in which language.
pub(super) struct Writer<'a> {
    pub(super) full: bool,
    pub(super) console: &'a Console,
}

impl Writer<'_> {
    pub(super) fn verdict(&self, outcome: Outcome, is_over: bool) -> String {
        let (style, verdict) = match (outcome, is_over) {
            (Outcome::Win, false) => (WIN, Message::new("solve-win")),
            (Outcome::Loss, false) => (LOSS, Message::new("solve-loss")),
            (Outcome::Win, true) => (WIN, Message::new("solve-over-win")),
            (Outcome::Loss, true) => (LOSS, Message::new("solve-over-loss")),
        };
        format!("{style}{}{style:#}", self.console.say(&verdict))
    }

    /// The moves under their title; `more`: not all of them are there.
    pub(super) fn to_win(&self, mut lines: Vec<String>, more: bool) -> Option<String> {
        let count = lines.len();
        if more {
            let message = Message::new("solve-more").with("count", count);
            lines.push(self.console.say(&message));
        }
        let title = self.console.say(&Message::new("solve-to-win"));
        (!lines.is_empty()).then(|| format!("{title}\n  {}", lines.join("\n  ")))
    }

    pub(super) fn one_move(&self, game: &NamedGame, before: &[UBig], after: &[UBig]) -> String {
        let action = Move::between(game, before, after);
        let leaves = match action {
            Move::TakeAndLimit { .. } => self.number(&after[0]),
            _ => self.position(after).into(),
        };
        let leaves = self.console.texts.say_value(&leaves);
        let message = moves::words(&action, &leaves, |n| self.number(n));
        self.console.say(&message)
    }

    /// `(8, 4)`
    pub(super) fn position(&self, piles: &[UBig]) -> String {
        let piles = piles.iter().map(|pile| self.number(pile));
        let piles = piles.map(|pile| self.console.texts.say_value(&pile));
        format!("({})", piles.collect::<Vec<_>>().join(", "))
    }

    pub(super) fn number(&self, number: &UBig) -> Value {
        shorten::number(number, self.full)
    }
}

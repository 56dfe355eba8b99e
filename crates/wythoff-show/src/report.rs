//! The answer to a position or a sum in words: who wins, how, and what that rests on.

use wythoff::solve::sum::SumError;
use wythoff::{
    Answer, Evidence, Move, Outcome, Part, PartGame, Play, SolveError, Sum, UBig, Wythoff,
};

use crate::message::{Message, Value};
use crate::texts::Texts;
use crate::{complaint, shorten};

mod evidence;
mod long;
mod moves;

pub use evidence::{evidence, numeration};
pub use long::long;
pub use moves::words as move_words;

/// Positions of more piles are shortened.
const LONG: usize = 40;
/// How many piles of a long position are shown at its start.
const SHOWN: usize = 12;

/// A part of a report that stands out where there are colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tone {
    /// The player to move wins.
    Win,
    /// The player to move loses.
    Loss,
    /// What the answer rests on.
    Aside,
}

/// What there is to tell of an answer, and how.
///
/// ```
/// use wythoff::{Effort, Play, parse_sum};
/// use wythoff_show::{Language, Texts, report::Report};
/// let sum = parse_sum("wythoff[1,2]")?;
/// let answer = sum.analyse(Play::Normal, &mut Effort::default())?;
/// let words = Report::new(&sum, Play::Normal, &answer).written(&Texts::new(Language::english()));
/// assert!(words.starts_with("(1, 2): the player to move loses, whatever the move.\n\nThis is losing pair n = 1."));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Report<'a> {
    /// What was asked.
    pub sum: &'a Sum,
    /// Who wins when nobody can move.
    pub play: Play,
    /// The answer.
    pub answer: &'a Answer,
    /// The rules as understood, if they were given by themselves: the first paragraph.
    pub understood: Option<&'a str>,
    /// Whether the Grundy value of a single position was asked for.
    pub with_value: bool,
    /// Whether long numbers and positions are written in full.
    pub full: bool,
    /// What a part that stands out looks like.
    pub toned: fn(Tone, String) -> String,
}

impl<'a> Report<'a> {
    /// The usual report, without colours.
    pub fn new(sum: &'a Sum, play: Play, answer: &'a Answer) -> Self {
        Self {
            sum,
            play,
            answer,
            understood: None,
            with_value: false,
            full: false,
            toned: |_, text| text,
        }
    }

    /// The rules as understood, who wins, Grundy values, how, and what that rests on: a paragraph each.
    pub fn written(self, texts: &Texts) -> String {
        let writer = Writer {
            report: self,
            texts,
        };
        writer.paragraphs().join("\n\n") + "\n"
    }
}

/// A game by its name; those of rules have none.
pub fn name(game: &PartGame, texts: &Texts) -> String {
    match game {
        PartGame::Named(game) => game.to_string(),
        PartGame::ByRules(_) => texts.say(&Message::new("solve-these-rules")),
    }
}

/// Why a sum, or a single position, has no answer.
pub fn refusal(error: &SumError, sum: &Sum, texts: &Texts) -> Message {
    match error {
        SumError::Part { part, error } => match (error, sum.parts()) {
            (SolveError::Position(error), [part]) => {
                complaint::position(error, &name(&part.game, texts))
            }
            (error, [_]) => complaint::solve(error),
            (error, parts) => Message::new("error-of-part")
                .with("part", parts[*part].to_string())
                .with("reason", complaint::solve(error)),
        },
        SumError::Misere => Message::new("error-misere-sum"),
    }
}

/// The name of a way to play in documents, and in messages that tell it apart.
fn play_name(play: Play) -> &'static str {
    match play {
        Play::Normal => "normal",
        Play::Misere => "misere",
    }
}

/// Who wins, in words; nobody can move any more if it is over.
fn verdict(outcome: Outcome, is_over: bool) -> (Tone, Message) {
    match (outcome, is_over) {
        (Outcome::Win, false) => (Tone::Win, Message::new("solve-win")),
        (Outcome::Loss, false) => (Tone::Loss, Message::new("solve-loss")),
        (Outcome::Win, true) => (Tone::Win, Message::new("solve-over-win")),
        (Outcome::Loss, true) => (Tone::Loss, Message::new("solve-over-loss")),
    }
}

/// What there is to tell, how numbers are written, and in which language.
struct Writer<'a> {
    report: Report<'a>,
    texts: &'a Texts,
}

impl Writer<'_> {
    fn paragraphs(&self) -> Vec<String> {
        let report = &self.report;
        let paragraphs = match report.sum.parts() {
            [part] => vec![
                report.understood.map(str::to_owned),
                Some(self.position_verdict(part)),
                report.with_value.then(|| self.value(part)).flatten(),
                self.losing_pair(part).or_else(|| self.to_win()),
                self.evidence(&report.answer.evidence)
                    .map(|text| self.aside(text)),
            ],
            _ => vec![
                Some(self.sum_verdict()),
                self.values(),
                self.to_win(),
                self.unlisted(),
                self.reasons().map(|text| self.aside(text)),
            ],
        };
        paragraphs.into_iter().flatten().collect()
    }

    fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    fn aside(&self, text: String) -> String {
        (self.report.toned)(Tone::Aside, text)
    }

    fn position_verdict(&self, part: &Part) -> String {
        let position = self.position(part.position.piles());
        let position = match &part.game {
            PartGame::Named(game) => Message::new("solve-position")
                .with("position", position)
                .with("game", game.to_string())
                .with("play", play_name(self.report.play)),
            PartGame::ByRules(_) => Message::new("solve-rules-position").with("position", position),
        };
        let is_over = self.report.answer.moves.is_empty() && part.is_over(self.report.play);
        self.say(&position) + &self.verdict(is_over)
    }

    fn sum_verdict(&self) -> String {
        let parts = self.report.sum.parts().iter();
        let parts: Vec<_> = parts.map(|part| self.part(part)).collect();
        let sum = Message::new("sum-position")
            .with("sum", parts.join(" + "))
            .with("play", play_name(self.report.play));
        self.say(&sum) + &self.verdict(false)
    }

    fn verdict(&self, is_over: bool) -> String {
        let (tone, verdict) = verdict(self.report.answer.outcome, is_over);
        (self.report.toned)(tone, self.say(&verdict))
    }

    /// The Grundy value of a single position, with what it rests on if that is something else.
    fn value(&self, part: &Part) -> Option<String> {
        let Some(value) = self.report.answer.value.as_ref() else {
            return self.value_above(part);
        };
        let message = Message::new("solve-grundy").with("value", self.number(&value.grundy));
        let message = self.say(&message);
        let is_same = value.evidence == self.report.answer.evidence;
        let rests = self.evidence(&value.evidence).filter(|_| !is_same);
        Some(match rests {
            Some(rests) => format!("{message}\n{}", self.aside(rests)),
            None => message,
        })
    }

    /// That the value is larger than its theorem knows.
    fn value_above(&self, part: &Part) -> Option<String> {
        let theorem = part.game.values()?;
        let message = Message::new("solve-grundy-above").with("most", theorem.most()?.to_string());
        let rests = self.evidence(&theorem.evidence())?;
        Some(format!("{}\n{}", self.say(&message), self.aside(rests)))
    }

    /// The Grundy value of each part and of the sum, where they are known.
    fn values(&self) -> Option<String> {
        let value = self.report.answer.value.as_ref()?;
        let title = Message::new("sum-grundy").with("value", self.number(&value.grundy));
        let mut lines = vec![self.say(&title)];
        let parts = self
            .report
            .sum
            .parts()
            .iter()
            .zip(&self.report.answer.parts);
        for (place, (part, known)) in parts.enumerate() {
            let value = known.value.as_ref()?;
            let line = Message::new("sum-part")
                .with("number", place + 1)
                .with("part", self.part(part))
                .with("value", self.number(&value.grundy));
            lines.push(format!("  {}", self.say(&line)));
        }
        Some(lines.join("\n"))
    }

    /// Which losing pair of k-Wythoff this is.
    fn losing_pair(&self, part: &Part) -> Option<String> {
        let [a, b] = part.position.piles() else {
            return None;
        };
        if self.report.answer.outcome == Outcome::Win {
            return None;
        }
        let k = part.game.named()?.wythoff_k()?;
        let game = Wythoff::with_play(k.clone(), self.report.play);
        let n = game.losing_pairs().index_of(a, b)?;
        let message = Message::new("solve-losing-pair").with("n", self.number(&n));
        Some(self.say(&message))
    }

    /// The winning moves under their title.
    fn to_win(&self) -> Option<String> {
        let moves = &self.report.answer.moves;
        let parts = self.report.sum.parts();
        let lines = moves.iter().map(|to| {
            let part = &parts[to.part];
            let one_move = self.one_move(part, to.leaves.piles());
            match parts.len() {
                1 => one_move,
                _ => self.say(
                    &Message::new("sum-move")
                        .with("number", to.part + 1)
                        .with("part", self.part(part))
                        .with("move", one_move),
                ),
            }
        });
        let mut lines: Vec<String> = lines.collect();
        if moves.more() {
            let listed = lines.len();
            lines.push(
                self.say(&match moves.count() {
                    Some(count) => Message::new("solve-rules-more")
                        .with("rest", self.number(&(&count - UBig::from(listed))))
                        .with("count", self.number(&count)),
                    None => Message::new("solve-more").with("count", listed),
                }),
            );
        }
        let title = self.say(&Message::new("solve-to-win"));
        (!lines.is_empty()).then(|| format!("{title}\n  {}", lines.join("\n  ")))
    }

    fn one_move(&self, part: &Part, after: &[UBig]) -> String {
        let action = moves::action(part, after);
        let leaves = match action {
            Move::TakeAndLimit { .. } => self.number(&after[0]),
            Move::Turn { .. } if after.is_empty() => Message::new("explain-left-no-heads").into(),
            _ => self.position(after).into(),
        };
        let leaves = self.texts.say_value(&leaves);
        self.say(&moves::words(&action, &leaves, &|n| self.number(n)))
    }

    /// Parts whose winning moves could not be found, and why.
    fn unlisted(&self) -> Option<String> {
        let parts = self
            .report
            .sum
            .parts()
            .iter()
            .zip(&self.report.answer.parts);
        let lines = (1..).zip(parts).filter_map(|(number, (part, known))| {
            let line = Message::new("sum-unlisted")
                .with("number", number)
                .with("part", self.part(part))
                .with("reason", complaint::solve(known.unlisted.as_ref()?));
            Some(self.say(&line))
        });
        let lines: Vec<_> = lines.collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    /// What the value of each part rests on, or where parts have none, the whole.
    fn reasons(&self) -> Option<String> {
        let parts = self.report.answer.parts.iter();
        let lines = (1..).zip(parts).filter_map(|(number, known): (usize, _)| {
            let value = known.value.as_ref();
            let evidence = value.map_or(&self.report.answer.evidence, |value| &value.evidence);
            Some(format!("{number}. {}", self.evidence(evidence)?))
        });
        let lines: Vec<_> = lines.collect();
        (!lines.is_empty()).then(|| lines.join("\n"))
    }

    fn evidence(&self, evidence: &Evidence) -> Option<String> {
        if let (Evidence::Table { to }, Some(_)) = (evidence, self.report.understood) {
            let message = Message::new("solve-by-small-table").with("to", to.to_string());
            return Some(self.say(&message));
        }
        self::evidence(evidence, self.texts).map(|message| self.say(&message))
    }

    /// `nim[3,5]`, its numbers shortened if they are long.
    fn part(&self, part: &Part) -> String {
        format!("{}[{}]", part.game, self.piles(part.position.piles(), ","))
    }

    /// `(8, 4)`
    fn position(&self, piles: &[UBig]) -> String {
        format!("({})", self.piles(piles, ", "))
    }

    /// The piles, those in the middle left out if they are many.
    fn piles(&self, piles: &[UBig], between: &str) -> String {
        let said = |piles: &[UBig]| {
            let piles = piles.iter().map(|pile| self.number(pile));
            let piles = piles.map(|pile| self.texts.say_value(&pile));
            piles.collect::<Vec<_>>().join(between)
        };
        match piles {
            [start @ .., last] if start.len() >= LONG && !self.report.full => self.say(
                &Message::new("solve-many-piles")
                    .with("start", said(&start[..SHOWN]))
                    .with("last", said(std::slice::from_ref(last)))
                    .with("between", between)
                    .with("count", piles.len()),
            ),
            piles => said(piles),
        }
    }

    fn number(&self, number: &UBig) -> Value {
        shorten::number(number, self.report.full)
    }
}

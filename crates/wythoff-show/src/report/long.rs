//! Two long piles of k-Wythoff, answered without leaving the decimal system.

use wythoff::solve::decimal::DecimalAnswer;
use wythoff::{Decimal, Play};

use super::{Tone, evidence, moves, play_name, verdict};
use crate::message::{Message, Value};
use crate::shorten;
use crate::texts::Texts;

/// The answer in the words of any other; `full` and `toned` as in a [`Report`](super::Report).
pub fn long(
    answer: &DecimalAnswer,
    full: bool,
    toned: fn(Tone, String) -> String,
    texts: &Texts,
) -> String {
    let number = |number: &Decimal| shorten::decimal(number, full);
    let position = |piles: &[Decimal; 2]| {
        let [a, b] = piles.each_ref().map(number);
        let [a, b] = [a, b].map(|pile| texts.say_value(&pile));
        format!("({a}, {b})")
    };
    let start = Message::new("solve-position")
        .with("position", position(&answer.piles))
        .with("game", answer.game().to_string())
        .with("play", play_name(Play::Normal));
    let (tone, who) = verdict(answer.outcome(), false);
    let who = texts.say(&start) + &toned(tone, texts.say(&who));
    let reason = match &answer.index {
        Some(n) => Some(texts.say(&Message::new("solve-losing-pair").with("n", number(n)))),
        None => to_win(answer, number, position, texts),
    };
    let rests = evidence(&answer.evidence, texts);
    let rests = rests.map(|rests| toned(Tone::Aside, texts.say(&rests)));
    let paragraphs: Vec<_> = [Some(who), reason, rests].into_iter().flatten().collect();
    paragraphs.join("\n\n") + "\n"
}

fn to_win(
    answer: &DecimalAnswer,
    number: impl Fn(&Decimal) -> Value + Copy,
    position: impl Fn(&[Decimal; 2]) -> String,
    texts: &Texts,
) -> Option<String> {
    let lines = answer.moves.iter().map(|leaves| {
        let message = moves::take(&answer.taken(leaves), number);
        texts.say(&message.with("leaves", position(leaves)))
    });
    let lines: Vec<_> = lines.collect();
    let title = texts.say(&Message::new("solve-to-win"));
    (!lines.is_empty()).then(|| format!("{title}\n  {}", lines.join("\n  ")))
}

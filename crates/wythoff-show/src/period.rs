//! What is known of the values of heaps, in words.

use wythoff::heap::{HeapRules, LARGEST_HEAP, NimSequence, Period, Periodicity, Proof};

use crate::message::{Message, Value};
use crate::texts::Texts;

/// The status; the period by both conventions; what that rests on, and what of it on a file's word.
///
/// ```
/// use wythoff::heap::{HeapRules, NimSequence};
/// use wythoff_show::{Language, Texts, period};
/// let mut kayles = NimSequence::new(HeapRules::kayles());
/// kayles.extend_to(200, &mut ()).unwrap();
/// assert!(period::words(&kayles, &Texts::new(Language::english())).contains("71"));
/// ```
pub fn words(sequence: &NimSequence, texts: &Texts) -> String {
    let periodicity = sequence.periodicity();
    let status = match periodicity {
        Periodicity::Proved { .. } => Message::new("heap-proved"),
        Periodicity::Seen { to, .. } => Message::new("heap-seen").with("to", number(to)),
        Periodicity::Unknown { to } => Message::new("heap-unknown").with("to", number(to)),
    };
    let status = status.with("game", sequence.rules().to_string());
    let mut paragraphs = vec![texts.say(&status)];
    if let Some(period) = periodicity.period() {
        let lines = lines(&period).map(|line| format!("  {}", texts.say(&line)));
        paragraphs.push(lines.join("\n"));
    }
    match periodicity {
        Periodicity::Proved { period, proof } => {
            paragraphs.push(texts.say(&reason(&period, &proof)));
        }
        Periodicity::Seen { .. } => {}
        Periodicity::Unknown { to } => {
            paragraphs.extend(needed(sequence.rules(), to).map(|needed| texts.say(&needed)));
        }
    }
    paragraphs.extend(trust(sequence).map(|trust| texts.say(&trust)));
    paragraphs.join("\n\n") + "\n"
}

/// Which values nobody but a checkpoint answers for, if there are any.
pub fn trust(sequence: &NimSequence) -> Option<Message> {
    let to = sequence.taken_on_trust()?;
    Some(Message::new("heap-trusted").with("to", number(to)))
}

/// How far to look, where the rules name an amount that smaller heaps know nothing of.
fn needed(rules: &HeapRules, to: u64) -> Option<Message> {
    let amount = rules.largest_amount();
    // Taking s stones, or any number but s, has the period 2s; it is looked for in the second half of the values.
    let further = 6 * amount;
    let message = match further <= LARGEST_HEAP.into() {
        true => Message::new("heap-further").with("further", number(further)),
        false => Message::new("heap-too-far").with("limit", LARGEST_HEAP.to_string()),
    };
    (to < further).then(|| message.with("amount", number(amount)))
}

fn lines(period: &Period) -> [Message; 4] {
    let last: Value = match period.last_exceptional_heap() {
        Some(heap) => number(heap),
        None => Message::new("heap-no-exception").into(),
    };
    [
        Message::new("heap-period").with("period", number(period.period)),
        Message::new("heap-preperiod").with("preperiod", number(period.preperiod)),
        Message::new("heap-last-exception").with("heap", last),
        Message::new("heap-saltus").with("saltus", number(period.saltus)),
    ]
}

/// Why the period goes on for ever, with the bound used.
pub fn reason(period: &Period, proof: &Proof) -> Message {
    match *proof {
        Proof::Repetition {
            heaps,
            taken,
            from,
            below,
        } => Message::new("heap-by-repetition")
            .with("period", number(period.period))
            .with("from", number(from))
            .with("below", number(below))
            .with("taken", number(taken))
            .with("heaps", number(heaps)),
        Proof::Window { length, from } => Message::new("heap-by-window")
            .with("length", number(length))
            .with("from", number(from))
            .with("later", number(from + period.period)),
        _ => Message::new("heap-by-formula"),
    }
}

fn number(number: u64) -> Value {
    number.to_string().into()
}

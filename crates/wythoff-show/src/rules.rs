//! The rule language: its page, and what is wrong with a text that is not the rules of a game.

mod snippet;

use wythoff::prove::Warning;
use wythoff::rules::{Counted, Expected, ParseRulesError, ParseRulesErrorKind as Kind, RulesError};

use crate::message::Message;
use crate::pattern::position;
#[cfg(feature = "whole")]
use crate::texts::Texts;

/// One page about the rule language, with its grammar and examples, in Markdown.
///
/// ```
/// use wythoff_show::{Language, Texts, rules};
/// let texts = Texts::new(Language::named("zh").unwrap());
/// assert!(rules::page(&texts).starts_with("# 规则语言"));
/// ```
#[cfg(feature = "whole")]
pub fn page(texts: &Texts) -> &str {
    texts.page("rules.md")
}

/// What is wrong with a text, the line of it and carets below the place.
///
/// ```
/// use wythoff_show::{Language, Texts, rules};
/// let text = "piles left right\nmove x > 0, lefd = 3";
/// let error = wythoff::parse_rules(text).unwrap_err();
/// let shown = Texts::new(Language::english()).say(&rules::in_place(&error, text));
/// assert!(shown.ends_with("2 | move x > 0, lefd = 3\n  |             ^^^^"));
/// ```
pub fn in_place(error: &ParseRulesError, source: &str) -> Message {
    Message::new("rules-in-place")
        .with("error", complaint(error))
        .with("snippet", snippet::snippet(error, source))
}

/// The place and what is wrong there, in one line.
///
/// ```
/// use wythoff_show::{Language, Texts, rules};
/// let error = wythoff::parse_rules("x > 0, x*y = 1").unwrap_err();
/// let texts = Texts::new(Language::named("zh").unwrap());
/// let complaint = texts.say(&rules::complaint(&error));
/// assert_eq!(complaint, "第 1 行第 8 列：两个未知数相乘，不是线性的，而证明程序只接受线性条件（“wythoff lab”可以为这样的规则找规律，有引理可用时还会证明；“wythoff heap”和“wythoff table”可以打表）");
/// ```
pub fn complaint(error: &ParseRulesError) -> Message {
    Message::new("rules-error")
        .with("line", error.line)
        .with("column", error.column)
        .with("reason", reason(&error.kind))
}

/// The place and what is hardly meant there, in one line.
///
/// ```
/// use wythoff_show::{Language, Texts, rules};
/// let reading = wythoff::prove::read_rules("x>0,y=0 | x>3, x<2", &[]).unwrap();
/// let shown = Texts::new(Language::english()).say(&rules::warning(&reading.warnings[0]));
/// assert_eq!(shown, "warning: line 1, column 11: no move satisfies `x>3, x<2`");
/// ```
pub fn warning(warning: &Warning) -> Message {
    let mut words = warning.text.split(|c: char| !c.is_alphanumeric());
    // `x>0,y=0 or x=0,y>0`: the comma was meant to bind tighter.
    let mixed = warning.text.contains([',', '，']) && words.any(|word| word == "or");
    match mixed {
        true => Message::new("rules-warning-or"),
        false => Message::new("rules-warning"),
    }
    .with("line", warning.line)
    .with("column", warning.column)
    .with("move", warning.text.as_str())
}

fn reason(kind: &Kind) -> Message {
    match kind {
        Kind::Unexpected { expected, found } => match found {
            Some(found) => Message::new("rules-unexpected").with("found", found.as_str()),
            None => Message::new("rules-unexpected-end"),
        }
        .with("expected", expected_words(*expected)),
        Kind::StrangeCharacter(character) => Message::new("rules-strange-character")
            .with("character", character.escape_debug().to_string()),
        Kind::ForeignSign { sign, meant } => Message::new("rules-foreign-sign")
            .with("sign", *sign)
            .with("meant", *meant),
        Kind::NoSignBetween { number, next } => match number {
            0 => Message::new("rules-comma-missing"),
            _ => Message::new("rules-sign-missing"),
        }
        .with("number", number.to_string())
        .with("next", next.as_str()),
        Kind::Unbalanced(sign) => Message::new("rules-unbalanced").with("sign", sign.to_string()),
        Kind::UnknownName { name, suggestion } => match suggestion {
            Some(other) => {
                Message::new("rules-unknown-name-suggestion").with("suggestion", other.as_str())
            }
            None => Message::new("rules-unknown-name"),
        }
        .with("name", name.as_str()),
        Kind::NotAPile(name) => Message::new("rules-not-a-pile").with("name", name.as_str()),
        Kind::MemoryIsNoPile(name) => {
            Message::new("rules-memory-is-no-pile").with("name", name.as_str())
        }
        Kind::MemoryNotSet(name) => {
            Message::new("rules-memory-not-set").with("name", name.as_str())
        }
        Kind::MemoryOpen { text, name } => Message::new("rules-memory-open")
            .with("text", text.as_str())
            .with("name", name.as_str()),
        Kind::TrackCount(found) => Message::new("rules-track-count").with("found", *found),
        Kind::NotChosen(name) => Message::new("rules-not-chosen").with("name", name.as_str()),
        Kind::TooFewPiles { wanted, found } => Message::new("rules-too-few-piles")
            .with("wanted", *wanted)
            .with("found", *found),
        Kind::OnePileAtATime => Message::new("rules-one-pile-at-a-time"),
        Kind::SamePile(name) => Message::new("rules-same-pile").with("name", name.as_str()),
        Kind::LinearWhereGrows => Message::new("rules-linear-where-grows"),
        Kind::NameInUse(name) => Message::new("rules-name-in-use").with("name", name.as_str()),
        Kind::Twice(what) => Message::new("rules-twice").with("what", *what),
        Kind::NotLinear => Message::new("rules-not-linear"),
        Kind::SplitAlone => Message::new("rules-split-alone"),
        Kind::ForTables => Message::new("rules-for-tables"),
        Kind::HugeNumber { most } => {
            Message::new("rules-huge-number").with("most", most.to_string())
        }
        Kind::BadDivisor => Message::new("rules-bad-divisor"),
        Kind::Fraction => Message::new("rules-fraction"),
        Kind::BadModulus { most } => {
            Message::new("rules-bad-modulus").with("most", most.to_string())
        }
        Kind::NotACondition => Message::new("rules-not-a-condition"),
        Kind::NotANumber => Message::new("rules-not-a-number"),
        Kind::PileCount(found) => Message::new("rules-pile-count").with("found", *found),
        Kind::OtherPileCount { needed, found } => Message::new("rules-other-pile-count")
            .with("needed", *needed)
            .with("found", *found),
        Kind::NoSuchRules(name) => Message::new("rules-no-such-rules").with("name", name.as_str()),
        Kind::EndSpeaksOfMove => Message::new("rules-end-speaks-of-move"),
        Kind::TooLong { what, most } => match what {
            Counted::Bytes => Message::new("rules-too-many-bytes"),
            Counted::Lines => Message::new("rules-too-many-lines"),
            Counted::Statements => Message::new("rules-too-many-statements"),
        }
        .with("most", *most),
        Kind::TooDeep => Message::new("rules-too-deep"),
        Kind::TooManyAlternatives => Message::new("rules-too-many-alternatives"),
        Kind::TakesNothing { text, at } => Message::new("rules-takes-nothing")
            .with("text", text.as_str())
            .with("at", position(at)),
        Kind::PileGrows { text, from, to } => Message::new("rules-pile-grows")
            .with("text", text.as_str())
            .with("from", position(from))
            .with("to", position(to)),
        Kind::MisereGrows => Message::new("rules-misere-grows"),
        Kind::BadMeasure { most } => {
            Message::new("rules-bad-measure").with("most", most.to_string())
        }
        Kind::MeasureKept { text, from, to } => Message::new("rules-measure-kept")
            .with("text", text.as_str())
            .with("from", position(from))
            .with("to", position(to)),
        Kind::NoMeasure => Message::new("rules-no-measure"),
        Kind::NeedNotEnd { way } => {
            let mut places: Vec<String> = way.iter().map(|piles| position(piles)).collect();
            if way.first() != way.last() {
                places.push("…".to_owned());
            }
            Message::new("rules-need-not-end").with("way", places.join(" → "))
        }
        Kind::Endless { text } => Message::new("rules-endless").with("text", text.as_str()),
        Kind::Undecided { text } => Message::new("rules-undecided").with("text", text.as_str()),
        Kind::Rules(error) => clauses(error),
    }
}

/// What moves may not be.
pub fn clauses(error: &RulesError) -> Message {
    match error {
        RulesError::Piles(found) => Message::new("rules-pile-count").with("found", *found),
        RulesError::Shape(_) => Message::new("rules-shape"),
        RulesError::Huge(_) => Message::new("rules-huge-coefficient"),
        RulesError::Measure => Message::new("rules-bad-measure").with("most", "1024"),
        RulesError::MisereHasNoValues => Message::new("error-misere-grundy"),
        RulesError::TooManyClauses(most) => {
            Message::new("rules-too-many-clauses").with("most", *most)
        }
        RulesError::DoesNotDecrease(index, _) => {
            Message::new("rules-does-not-decrease").with("index", *index)
        }
    }
}

fn expected_words(expected: Expected) -> Message {
    match expected {
        Expected::Comparison => Message::new("rules-expected-comparison"),
        Expected::PileName => Message::new("rules-expected-pile-name"),
        Expected::MemoryName => Message::new("rules-expected-memory-name"),
        Expected::ParameterName => Message::new("rules-expected-parameter-name"),
        Expected::GameName => Message::new("rules-expected-game-name"),
        Expected::Number => Message::new("rules-expected-number"),
        Expected::Operand => Message::new("rules-expected-operand"),
        Expected::ClosingBar => Message::new("rules-expected-closing-bar"),
        Expected::ClosingBracket => Message::new("rules-expected-closing-bracket"),
        Expected::ClosingBrace => Message::new("rules-expected-closing-brace"),
        Expected::Word(word) => Message::new("rules-expected-word").with("word", word),
    }
}

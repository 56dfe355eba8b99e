//! The library's errors as messages.

use wythoff::heap::{HeapRulesError, HeapRulesReason};
use wythoff::judge::{Expected, Found, JudgeError};
use wythoff::solve::sum::ParseSumError;
use wythoff::{
    GameNameError, ParseNumberError, PileCountError, PositionError, SearchError, SolveError, UBig,
};

use crate::message::{Message, Value};
use crate::{rules, shorten};

/// What is wrong with a number, and in which column of `text`.
pub fn number(error: &ParseNumberError, text: &str) -> Message {
    Message::new("error-at-column")
        .with("column", error.column())
        .with("reason", number_reason(error, text))
}

/// What is wrong with a number, without the place.
pub fn number_reason(error: &ParseNumberError, text: &str) -> Message {
    match error {
        ParseNumberError::ExpectedDigit { found, .. } => {
            Message::new("error-expected-digit").with("found", or_end(*found))
        }
        ParseNumberError::ExpectedEnd { found, .. } => {
            Message::new("error-expected-number-end").with("found", or_end(Some(*found)))
        }
        ParseNumberError::Negative { .. } | ParseNumberError::Fraction { .. } => {
            Message::new("error-expected-natural").with("found", quote(text))
        }
        ParseNumberError::TooLarge { .. } => Message::new("error-number-too-large"),
        other => as_it_is(other),
    }
}

/// What is wrong with the name of a game.
pub fn game(error: &GameNameError, text: &str) -> Message {
    let at = |column: usize, reason: Message| {
        Message::new("error-at-column")
            .with("column", column)
            .with("reason", reason)
    };
    match error {
        GameNameError::UnknownGame {
            column,
            found,
            suggestion,
        } => {
            let reason = match found.is_empty() {
                true => Message::new("error-game-name-missing"),
                false => Message::new("error-unknown-game")
                    .with("found", quote(found))
                    .with("hint", did_you_mean(*suggestion)),
            };
            at(*column, reason)
        }
        GameNameError::UnknownParameter {
            column,
            found,
            known,
        } => at(
            *column,
            Message::new("error-unknown-parameter")
                .with("found", quote(found))
                .with("known", known.unwrap_or("–")),
        ),
        GameNameError::GivenTwice { column, parameter } => at(
            *column,
            Message::new("error-given-twice").with("parameter", *parameter),
        ),
        GameNameError::Expected {
            column,
            expected,
            found,
        } => at(
            *column,
            Message::new("error-expected")
                .with("expected", or_end(*expected))
                .with("found", or_end(*found)),
        ),
        GameNameError::Missing {
            column,
            parameter,
            example,
        } => at(
            *column,
            Message::new("error-parameter-missing")
                .with("parameter", *parameter)
                .with("example", *example),
        ),
        GameNameError::OutOfRange {
            column,
            parameter,
            least,
            most,
        } => {
            let message = match most {
                Some(most) => Message::new("error-between").with("most", most.to_string()),
                None => Message::new("error-at-least"),
            };
            let message = message.with("least", least.to_string());
            at(*column, message.with("parameter", *parameter))
        }
        GameNameError::Heap(error) => heap_rules(error),
        GameNameError::Number(error) => number(error, text),
        other => as_it_is(other),
    }
}

/// What is wrong with a text that is not a sum.
pub fn sum(error: &ParseSumError, text: &str) -> Message {
    match error {
        ParseSumError::Game(error) => game(error, text),
        ParseSumError::Position {
            column,
            game,
            error,
        } => Message::new("error-at-column")
            .with("column", *column)
            .with("reason", position(error, game)),
        ParseSumError::Rules { text, error, .. } => {
            Message::new("error-rules").with("reason", rules::in_place(error, text))
        }
    }
}

/// What is wrong with the rules of a heap.
pub fn heap_rules(error: &HeapRulesError) -> Message {
    let reason = match &error.reason {
        HeapRulesReason::UnknownName(name) => {
            Message::new("error-unknown-heap-rules").with("found", quote(name))
        }
        HeapRulesReason::NotOctal(digit) => {
            Message::new("error-not-octal").with("digit", digit.to_string())
        }
        HeapRulesReason::EndlessFirstDigit(digit) => {
            Message::new("error-endless-first-digit").with("digit", digit.to_string())
        }
        HeapRulesReason::NoMove => Message::new("error-code-without-move"),
        HeapRulesReason::ZeroAmount => Message::new("error-zero-amount"),
        HeapRulesReason::NoAmounts => Message::new("error-no-amounts"),
        HeapRulesReason::AmountTooLarge => Message::new("error-amount-too-large"),
        HeapRulesReason::RangeBackwards => Message::new("error-range-backwards"),
        HeapRulesReason::TooManyAmounts { most } => {
            Message::new("error-too-many-amounts").with("most", most.to_string())
        }
        other => Message::new("error-as-it-is").with("reason", other.to_string()),
    };
    Message::new("error-at-column")
        .with("column", error.column)
        .with("reason", reason)
}

/// Why numbers are not a position of a game.
pub fn position(error: &PositionError, game: &str) -> Message {
    let message = match error {
        PositionError::PileCount(error) => return pile_count(error, game),
        PositionError::StonesAndLimit { found } => {
            Message::new("error-stones-and-limit").with("found", *found)
        }
        PositionError::PlaceZero => Message::new("error-place-zero"),
        PositionError::PlaceTwice(place) => {
            Message::new("error-place-twice").with("place", shorten::number(place, false))
        }
        PositionError::TooLarge { digits } => {
            Message::new("error-too-many-digits").with("digits", *digits)
        }
        other => as_it_is(other),
    };
    Message::new("error-of")
        .with("what", game)
        .with("reason", message)
}

/// Why a position has no answer, and what one would need.
pub fn solve(error: &SolveError) -> Message {
    let number = |number: &UBig| shorten::number(number, false);
    match error {
        SolveError::Search(SearchError::TooManyPositions(most)) => {
            Message::new("error-search-positions").with("most", *most)
        }
        SolveError::Search(SearchError::TooManyOptions(most)) => {
            Message::new("error-search-options").with("most", *most)
        }
        SolveError::Search(SearchError::TooManyBytes(most)) => {
            Message::new("error-search-bytes").with("most", *most)
        }
        SolveError::TooLargeToSearch(pile) => {
            Message::new("error-too-large-to-search").with("pile", number(pile))
        }
        SolveError::TableTooLarge { stones, most } => Message::new("error-needs-table")
            .with("stones", number(stones))
            .with("most", most.to_string()),
        SolveError::BoxTooLarge { positions, most } => Message::new("error-needs-box")
            .with("positions", number(positions))
            .with("most", most.to_string()),
        SolveError::ValueAbove { most } => {
            Message::new("error-value-above").with("most", most.to_string())
        }
        SolveError::HeapTooLarge { heap, known } => Message::new("error-needs-period")
            .with("heap", number(heap))
            .with("known", known.to_string()),
        SolveError::HeapsTooMany { heap, bytes } => Message::new("error-needs-heaps")
            .with("heap", heap.to_string())
            .with("bytes", bytes.to_string()),
        SolveError::RowTooFar { row, column, last } => Message::new("error-row-too-far")
            .with("row", number(row))
            .with("column", number(column))
            .with("last", last.to_string()),
        SolveError::RowNotProved { row, columns } => Message::new("error-row-not-proved")
            .with("row", row.to_string())
            .with("columns", columns.to_string()),
        SolveError::OptionsNotTabulated { positions } => {
            Message::new("error-options-not-tabulated").with("positions", positions.to_string())
        }
        SolveError::OptionsUnknown(error) => {
            Message::new("error-options-unknown").with("reason", solve(error))
        }
        SolveError::MisereHasNoGrundyValue => Message::new("error-misere-grundy"),
        SolveError::Cancelled => Message::new("error-time"),
        other => as_it_is(other),
    }
}

/// The game has another number of piles.
pub fn pile_count(error: &PileCountError, game: &str) -> Message {
    let message = match error.memory {
        0 => Message::new("error-pile-count"),
        memory => Message::new("error-pile-and-memory-count").with("memory", memory),
    };
    message
        .with("game", game)
        .with("expected", error.expected - error.memory)
        .with("found", error.found)
}

/// What is wrong with the input of a judge.
pub fn judge(error: &JudgeError) -> Message {
    let JudgeError::Syntax {
        line,
        column,
        expected,
        found,
    } = error
    else {
        return as_it_is(error);
    };
    let expected = match expected {
        Expected::PileSize => Message::new("judge-pile-size"),
        Expected::K => Message::new("judge-k"),
        Expected::PileCount => Message::new("judge-pile-count"),
        Expected::CaseCount => Message::new("judge-case-count"),
        Expected::EndOfInput => Message::new("judge-end"),
        _ => return as_it_is(error),
    };
    let found: Value = match found {
        Found::Word(word) => Message::new("quoted").with("text", word.as_str()).into(),
        Found::EndOfInput => Message::new("judge-end").into(),
    };
    Message::new("error-at-line")
        .with("line", line.to_string())
        .with("column", column.to_string())
        .with("expected", expected)
        .with("found", found)
}

/// `; did you mean "wythoff"?`, or nothing.
pub fn did_you_mean(suggestion: Option<&str>) -> Value {
    match suggestion {
        Some(name) => Message::new("error-did-you-mean")
            .with("name", quote(name))
            .into(),
        None => "".into(),
    }
}

/// An error the library has learnt since: it speaks English.
pub fn as_it_is(error: &dyn std::error::Error) -> Message {
    Message::new("error-as-it-is").with("reason", error.to_string())
}

/// The text in quotes, its middle left out if it is long.
pub fn quote(text: &str) -> Message {
    let characters: Vec<char> = text.chars().collect();
    let shown = if characters.len() > 40 {
        let (start, end) = (&characters[..20], &characters[characters.len() - 10..]);
        start.iter().chain(&['…']).chain(end).collect()
    } else {
        text.to_owned()
    };
    Message::new("quoted").with("text", shown.escape_debug().to_string())
}

fn or_end(symbol: Option<char>) -> Value {
    match symbol {
        Some(symbol) => quote(&symbol.to_string()).into(),
        None => Message::new("error-the-end").into(),
    }
}

//! Who wins and why, in words.

use wythoff::{Evidence, Language, Outcome};

use crate::opponent::Known;
use crate::setup::{Move, Table};
use crate::words;

/// Why a position is won or lost.
pub fn of_position(table: &Table, known: &Known, language: Language) -> String {
    let verdict = match (known.outcome, language) {
        (Outcome::Win, Language::English) => "The player to move can win.",
        (Outcome::Win, Language::Chinese) => "先手必胜。",
        (Outcome::Loss, Language::English) => {
            "There is no winning move: whatever is taken, the right reply wins."
        }
        (Outcome::Loss, Language::Chinese) => "先手必败：无论怎么取，对方都有必胜的应对。",
    };
    join(
        language,
        [
            verdict.into(),
            values(table, known, language),
            rests(known, language),
        ],
    )
}

/// Why the opponent made this move.
pub fn of_reply(table: &Table, known: &Known, to: &Move, language: Language) -> String {
    let left = words::list(&to.piles);
    let wins = known.outcome.is_win();
    let verdict = match (wins, language) {
        (true, Language::English) => {
            format!("This leaves you {left}, a lost position: from it every move can be answered.")
        }
        (true, Language::Chinese) => format!("这样给你留下 {left}，是必败态：你怎么走我都有应对。"),
        (false, Language::English) => {
            "I am lost if you play well, so I leave as many stones as I can.".into()
        }
        (false, Language::Chinese) => "你若不出错我必败，只好尽量多留石子。".into(),
    };
    join(
        language,
        [
            verdict,
            values(table, known, language),
            rests(known, language),
        ],
    )
}

fn join(language: Language, sentences: [String; 3]) -> String {
    let space = if language == Language::English {
        " "
    } else {
        ""
    };
    let sentences: Vec<String> = sentences
        .into_iter()
        .filter(|sentence| !sentence.is_empty())
        .collect();
    sentences.join(space)
}

/// The Grundy values of a sum, whose nim-sum decides.
fn values(table: &Table, known: &Known, language: Language) -> String {
    if table.parts.len() < 2 {
        return String::new();
    }
    let values = known.values.join(" ⊕ ");
    let zero = if known.outcome.is_loss() {
        "= 0"
    } else {
        "≠ 0"
    };
    match language {
        Language::English => format!("The Grundy values: {values} {zero}."),
        Language::Chinese => format!("各部分的 SG 值：{values} {zero}。"),
    }
}

/// What the answer rests on.
fn rests(known: &Known, language: Language) -> String {
    match &known.evidence[..] {
        [evidence] => evidence_words(evidence, language),
        _ => String::new(),
    }
}

/// What an answer rests on, in a sentence.
pub fn evidence_words(evidence: &Evidence, language: Language) -> String {
    let chinese = language == Language::Chinese;
    match evidence {
        Evidence::Theorem(theorem) if chinese => format!("依据（已证明）：{}。", theorem.source()),
        Evidence::Theorem(theorem) => format!("Proved: {}.", theorem.source()),
        Evidence::Search { positions } if chinese => {
            format!("依据：按规则搜索了 {positions} 个局面。")
        }
        Evidence::Search { positions } => {
            format!("Found by the rules, looking at {positions} positions.")
        }
        Evidence::Period { period, .. } if chinese => {
            format!("依据（已证明）：SG 值有周期 {}。", period.period)
        }
        Evidence::Period { period, .. } => {
            format!("Proved: the values have the period {}.", period.period)
        }
        _ if chinese => "依据：按规则算出了更小局面的全部 SG 值。".into(),
        _ => "Found by the rules: the values of all smaller positions.".into(),
    }
}

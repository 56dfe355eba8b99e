//! Why the right answer is right, and which formula gives the wrong one.

use wythoff::judge::trials::Case;
use wythoff::judge::trials::formula::Formula;
use wythoff::theory::wythoff::LosingPairs;
use wythoff::{Play, UBig, Wythoff};

use crate::text::Message;

/// How many decimals of nα are shown.
const DECIMALS: usize = 12;

/// Why a case is lost or won.
pub(super) fn of_outcome(case: &Case) -> Option<Message> {
    let (a, b) = case.piles();
    if case.outcome().is_loss() {
        let n = LosingPairs::new(&case.k, Play::Normal).index_of(a, b)?;
        return Some(
            Message::new("hack-reason-lost")
                .with("a", a.to_string())
                .with("b", b.to_string())
                .with("alpha", alpha(&case.k))
                .with("exact", exact(&n, &case.k))
                .with("n", n.to_string()),
        );
    }
    let moves = Wythoff::new(case.k.clone()).winning_moves(a, b);
    let [x, y] = moves.first()?;
    Some(
        Message::new("hack-reason-won")
            .with("x", x.to_string())
            .with("y", y.to_string()),
    )
}

/// The formula the program seems to be made of: it says the same of everything that was tried.
pub(super) fn of_formula(case: &Case, said: &[(Case, bool)]) -> Option<Message> {
    let (_, verdict) = said.iter().rev().find(|(other, _)| other == case)?;
    let agrees = |formula: &Formula| {
        let differs = |(case, lost): &(Case, bool)| {
            formula
                .says_lost(case)
                .is_some_and(|formula| formula != *lost)
        };
        formula.says_lost(case) == Some(*verdict) && !said.iter().any(differs)
    };
    let formula = Formula::ALL.into_iter().find(agrees)?;
    let (a, b) = case.piles();
    let n = u64::try_from((b - a) / (&case.k + UBig::ONE)).ok()?;
    let k = u64::try_from(&case.k).ok()?;
    let wrong = formula.lower(n, k)?;
    let message = match formula {
        Formula::Literal1618 | Formula::Literal161803 | Formula::Literal16180339 => {
            Message::new("hack-reason-literal")
        }
        _ => {
            // A number of m bits before the point has bits − m behind it.
            let apart = i64::from(wrong.max(1).ilog2()) + 1 - i64::from(formula.bits());
            Message::new("hack-reason-rounding")
                .with("bits", formula.bits().to_string())
                .with("apart", format!("2^{apart}"))
        }
    };
    Some(
        message
            .with("count", said.len())
            .with("code", code(formula, k))
            .with("n", n.to_string())
            .with("wrong", wrong.to_string())
            .with("alpha", alpha(&case.k))
            .with("exact", exact(&UBig::from(n), &case.k)),
    )
}

/// The formula as it is written, with t = k + 1 where there is a k.
fn code(formula: Formula, k: u64) -> String {
    match formula {
        _ if k == 0 => formula.code().to_owned(),
        Formula::Float => "float: n * (2 - t + sqrt(t * t + 4)) / 2, t = k + 1".to_owned(),
        _ => "n * (2 - t + sqrt(t * t + 4.0)) / 2, t = k + 1".to_owned(),
    }
}

fn alpha(k: &UBig) -> &'static str {
    if k.is_zero() { "φ" } else { "α" }
}

/// nα, cut off after some decimals: ⌊10^12·nα⌋ is the smaller number of pair 10^12·n.
fn exact(n: &UBig, k: &UBig) -> String {
    let scaled = n * UBig::from(10u8).pow(DECIMALS);
    let pair = LosingPairs::new(k, Play::Normal).pair(&scaled);
    let (lower, _) = pair.expect("big numbers always fit");
    let digits = format!("{:0>width$}", lower.to_string(), width = DECIMALS + 1);
    let (whole, decimals) = digits.split_at(digits.len() - DECIMALS);
    format!("{whole}.{decimals}…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_those_of_the_irrational_product() {
        let exact = |n: u32, k: u8| exact(&UBig::from(n), &UBig::from(k));
        assert_eq!(exact(1, 0), "1.618033988749…");
        assert_eq!(exact(0, 0), "0.000000000000…");
        assert_eq!(exact(1, 1), "1.414213562373…");
        assert_eq!(exact(102_334_155, 0), "165580140.999999995629…");
    }
}

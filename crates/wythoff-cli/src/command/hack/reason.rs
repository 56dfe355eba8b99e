//! Why the right answer is right, and which formula gives the wrong one.

use wythoff::judge::trials::Case;
use wythoff::precision::Formula;
use wythoff::theory::wythoff::LosingPairs;
use wythoff::{Play, UBig, Wythoff};

use wythoff_show::{Message, precision};

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

/// The formula the program seems to be made of, if its verdict is wrong: it says the same of everything that was tried.
pub(super) fn of_formula(case: &Case, said: &[(Case, bool)]) -> Vec<Message> {
    let verdict = said.iter().rev().find(|(other, _)| other == case);
    let Some((_, lost)) = verdict.filter(|(_, lost)| *lost != case.outcome().is_loss()) else {
        return Vec::new();
    };
    let agrees = |formula: &Formula| {
        let differs = |(case, lost): &(Case, bool)| {
            says_lost(*formula, case).is_some_and(|says| says != *lost)
        };
        says_lost(*formula, case) == Some(*lost) && !said.iter().any(differs)
    };
    let formula = Formula::ALL.into_iter().find(agrees);
    formula
        .and_then(|formula| messages(formula, case, said.len()))
        .unwrap_or_default()
}

fn messages(formula: Formula, case: &Case, count: usize) -> Option<Vec<Message>> {
    let (_, n, k) = words(case)?;
    let claim = formula.prepare(k).claim(n)?;
    let agreed = Message::new("hack-reason-formula")
        .with("count", count)
        .with("code", formula.code(k))
        .with("text", precision::about(formula));
    let wrong = Message::new("hack-reason-claim")
        .with("n", n.to_string())
        .with("wrong", claim.to_string())
        .with("alpha", alpha(&case.k))
        .with("exact", exact(&UBig::from(n), &case.k));
    let bits = match formula {
        Formula::Float => Some(24),
        Formula::Double | Formula::DoubleBoth => Some(53),
        Formula::Extended => Some(64),
        _ => None,
    };
    // A number of m bits before the point has bits − m behind it.
    let apart = bits.map(|bits| {
        let apart = i64::from(claim.max(1).ilog2()) + 1 - bits;
        Message::new("hack-reason-apart")
            .with("bits", bits.to_string())
            .with("apart", format!("2^{apart}"))
    });
    Some([agreed, wrong].into_iter().chain(apart).collect())
}

/// Whether the formula calls a case lost; `None` where it says nothing.
fn says_lost(formula: Formula, case: &Case) -> Option<bool> {
    let k = u64::try_from(&case.k).ok().filter(|k| formula.is_for(*k))?;
    let (a, b) = case.piles();
    let t = &case.k + UBig::ONE;
    if !((b - a) % t).is_zero() {
        return Some(false);
    }
    let (a, n, _) = words(case)?;
    Some(formula.prepare(k).claim(n) == Some(a))
}

/// The smaller pile, the index and k, as far as the formulas reach.
fn words(case: &Case) -> Option<(u64, u64, u64)> {
    let (a, b) = case.piles();
    let reach = |x: &UBig| {
        u64::try_from(x)
            .ok()
            .filter(|x| *x <= 1_000_000_000_000_000_000)
    };
    reach(b)?;
    let n = (b - a) / (&case.k + UBig::ONE);
    Some((reach(a)?, reach(&n)?, reach(&case.k)?))
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

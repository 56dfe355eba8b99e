//! A contest problem as what a program is tried on.

use wythoff::UBig;
use wythoff::judge::trials::{self, Case, Family, greatest_small_pile};
use wythoff::judge::{self, JudgeError, Mismatch, Problem};
use wythoff_show::{Message, complaint};

use super::subject::Subject;
use super::{Source, reason};
use crate::failure::Failure;

/// As many cases as every judge has, where the problem does not say fewer.
const MOST: usize = 10_000;

/// Right programs for HDU 2177 may try every take: so many stones are counted in well under a second.
const STONES: u64 = 20_000_000;

impl Subject for Problem {
    type Case = Case;

    fn name(&self) -> String {
        Problem::name(*self).to_owned()
    }

    fn cases(&self, family: Family, seed: u64) -> Vec<Case> {
        family.cases(*self, seed)
    }

    fn input(&self, cases: &[Case]) -> String {
        trials::input(*self, cases)
    }

    fn right(&self, input: &str) -> Result<String, Failure> {
        let mut right = Vec::new();
        judge::run(*self, input.as_bytes(), &mut right).map_err(|error| refused(&error))?;
        Ok(String::from_utf8(right).expect("answers are ASCII"))
    }

    fn verify(
        &self,
        _cases: &[Case],
        input: &str,
        output: &[u8],
    ) -> Result<Option<Mismatch>, Failure> {
        judge::verify(*self, input.as_bytes(), output).map_err(|error| refused(&error))
    }

    fn verdict(&self, line: &str) -> Option<bool> {
        match line {
            "0" | "B" => Some(true),
            "1" | "A" => Some(false),
            _ => None,
        }
    }

    fn together(&self, cases: &[Case]) -> usize {
        let most = self.limits().cases.unwrap_or(MOST).min(MOST);
        let mut stones = 0u64;
        let fits = |case: &&Case| {
            stones = stones
                .saturating_add(word(&case.a))
                .saturating_add(word(&case.b));
            *self != Self::Hdu2177 || stones <= STONES
        };
        cases.iter().take(most).take_while(fits).count().max(1)
    }

    fn is_single(&self) -> bool {
        self.limits().cases == Some(1)
    }

    fn smaller(&self, case: &Case) -> Vec<Case> {
        trials::smaller(case, &self.limits())
    }

    fn reasons(&self, case: &Case, said: &[(Case, bool)]) -> Vec<Message> {
        let outcome = reason::of_outcome(case).into_iter();
        outcome.chain(reason::of_formula(case, said)).collect()
    }

    fn tried(&self, source: Source, seed: &str) -> Message {
        let limits = self.limits();
        let greatest = shown_limit(&limits.greatest.to_string());
        match source {
            Source::Family(Family::Small) => Message::new("hack-tried-small")
                .with("most", greatest_small_pile(*self).to_string()),
            Source::Family(Family::Limits) => Message::new("hack-tried-limits")
                .with("least", limits.least.to_string())
                .with("greatest", greatest),
            Source::Family(Family::Traps) => Message::new("hack-tried-traps"),
            Source::Family(Family::Random) => Message::new("hack-tried-random").with("seed", seed),
            Source::Sweep => Message::new("hack-tried-sweep").with("greatest", greatest),
        }
    }
}

/// The input is ours: it is not misread.
fn refused(error: &JudgeError) -> Failure {
    Failure::Outside(complaint::as_it_is(error))
}

fn word(pile: &UBig) -> u64 {
    u64::try_from(pile).unwrap_or(u64::MAX)
}

/// `10^9` for 1000000000.
pub(super) fn shown_limit(digits: &str) -> String {
    let zeros = digits.len() - digits.trim_end_matches('0').len();
    match digits.strip_suffix(&"0".repeat(zeros)) {
        Some("1") if zeros > 3 => format!("10^{zeros}"),
        _ => digits.to_owned(),
    }
}

//! How many cases go into one input.

use wythoff::UBig;
use wythoff::judge::Problem;
use wythoff::judge::trials::Case;

/// As many as every judge has, where the problem does not say fewer.
const MOST: usize = 10_000;

/// Right programs for HDU 2177 may try every take: so many stones are counted in well under a second.
const STONES: u64 = 20_000_000;

/// The cases in blocks, each for one run of the program.
pub(super) fn of(problem: Problem, cases: &[Case]) -> impl Iterator<Item = &[Case]> {
    let most = problem.limits().cases.unwrap_or(MOST).min(MOST);
    let mut rest = cases;
    std::iter::from_fn(move || {
        let mut stones = 0u64;
        let fits = |case: &&Case| {
            stones = stones
                .saturating_add(word(&case.a))
                .saturating_add(word(&case.b));
            problem != Problem::Hdu2177 || stones <= STONES
        };
        let count = rest.iter().take(most).take_while(fits).count();
        let (batch, later) = rest.split_at(count.max(1).min(rest.len()));
        rest = later;
        (!batch.is_empty()).then_some(batch)
    })
}

fn word(pile: &UBig) -> u64 {
    u64::try_from(pile).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_case_is_in_one_batch() {
        let cases: Vec<Case> = (0..25_000u32)
            .map(|a| Case::new(a, 1_000_000u32, 0u8))
            .collect();
        for problem in Problem::ALL {
            let batches: Vec<&[Case]> = of(problem, &cases).collect();
            assert_eq!(batches.concat(), cases, "{problem}");
            let longest = batches.iter().map(|batch| batch.len()).max();
            let most = match problem {
                Problem::LuoguP2252 => 1,
                Problem::Hdu2177 => 19,
                _ => MOST,
            };
            assert_eq!(longest, Some(most), "{problem}");
        }
    }
}

//! How many cases go into one input.

use super::subject::Subject;

/// The cases in blocks, each for one run of the program.
pub(super) fn of<'a, S: Subject>(
    subject: &'a S,
    cases: &'a [S::Case],
) -> impl Iterator<Item = &'a [S::Case]> {
    let mut rest = cases;
    std::iter::from_fn(move || {
        let count = subject.together(rest).min(rest.len());
        let (batch, later) = rest.split_at(count);
        rest = later;
        (!batch.is_empty()).then_some(batch)
    })
}

#[cfg(test)]
mod tests {
    use wythoff::judge::Problem;
    use wythoff::judge::trials::Case;

    use super::*;

    #[test]
    fn every_case_is_in_one_batch() {
        let cases: Vec<Case> = (0..25_000u32)
            .map(|a| Case::new(a, 1_000_000u32, 0u8))
            .collect();
        for problem in Problem::ALL {
            let batches: Vec<&[Case]> = of(&problem, &cases).collect();
            assert_eq!(batches.concat(), cases, "{problem}");
            let longest = batches.iter().map(|batch| batch.len()).max();
            let most = match problem {
                Problem::LuoguP2252 => 1,
                Problem::Hdu2177 => 19,
                _ => 10_000,
            };
            assert_eq!(longest, Some(most), "{problem}");
        }
    }
}

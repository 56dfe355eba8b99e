//! Makes a finding small: one case if one is enough, then smaller numbers.

use std::time::{Duration, Instant};

use super::subject::Subject;
use super::tester::{Finding, Kind, Tester};
use crate::failure::Failure;

/// When it is small enough in any case.
const PATIENCE: Duration = Duration::from_secs(8);

/// A finding in fewer cases: one, if the program is wrong about one alone.
pub(super) fn to_few_cases<S: Subject>(
    tester: &mut Tester<S>,
    finding: Finding<S::Case>,
) -> Result<Finding<S::Case>, Failure> {
    let deadline = Instant::now() + PATIENCE;
    if finding.cases.len() == 1 {
        return Ok(finding);
    }
    let suspect = finding.mismatch.as_ref().and_then(|mismatch| mismatch.case);
    let suspect = suspect.unwrap_or(0);
    if let Some(single) = alone(tester, &finding.cases[suspect])? {
        return Ok(single);
    }
    // A program may have failed long after what it had time to write: the shortest beginning that fails tells where.
    let (mut enough, mut too_few) = (finding.clone(), 0);
    while enough.cases.len() - too_few > 1 && Instant::now() < deadline {
        let middle = too_few + (enough.cases.len() - too_few) / 2;
        match tester.test(&enough.cases[..middle])? {
            Some(found) => enough = found,
            None => too_few = middle,
        }
    }
    let last = enough.cases.last().expect("no input fails without a case");
    if let Some(single) = alone(tester, &last.clone())? {
        return Ok(single);
    }
    without_the_needless(tester, enough, deadline)
}

fn alone<S: Subject>(
    tester: &mut Tester<S>,
    case: &S::Case,
) -> Result<Option<Finding<S::Case>>, Failure> {
    tester.test(std::slice::from_ref(case))
}

/// Leaves out blocks of cases, long ones first, as long as the rest still fails.
fn without_the_needless<S: Subject>(
    tester: &mut Tester<S>,
    mut finding: Finding<S::Case>,
    deadline: Instant,
) -> Result<Finding<S::Case>, Failure> {
    let mut block = finding.cases.len() / 2;
    while block > 0 {
        let mut start = 0;
        while start < finding.cases.len() && Instant::now() < deadline {
            let mut rest = finding.cases.clone();
            rest.drain(start..rest.len().min(start + block));
            match if rest.is_empty() {
                None
            } else {
                tester.test(&rest)?
            } {
                Some(found) => finding = found,
                None => start += block,
            }
        }
        block /= 2;
    }
    Ok(finding)
}

/// A finding of one case with smaller numbers, if such a case fails in the same way.
pub(super) fn to_small_numbers<S: Subject>(
    tester: &mut Tester<S>,
    finding: Finding<S::Case>,
) -> Result<Finding<S::Case>, Failure> {
    let deadline = Instant::now() + PATIENCE;
    let mut finding = finding;
    // Each attempt at a program that hangs takes all of its time.
    while finding.kind != Kind::TimeOut && Instant::now() < deadline {
        let candidates = tester.subject.smaller(&finding.cases[0]);
        match first_failure(tester, &candidates, &finding, deadline)? {
            Some(found) => finding = found,
            None => break,
        }
    }
    Ok(finding)
}

/// The first of the candidates that fails alone as the finding does.
fn first_failure<S: Subject>(
    tester: &mut Tester<S>,
    candidates: &[S::Case],
    finding: &Finding<S::Case>,
    deadline: Instant,
) -> Result<Option<Finding<S::Case>>, Failure> {
    if candidates.is_empty() {
        return Ok(None);
    }
    if !tester.subject.is_single() {
        let Some(found) = tester.test(candidates)? else {
            return Ok(None);
        };
        let few = to_few_cases(tester, found)?;
        return Ok((few.cases.len() == 1 && few.kind == finding.kind).then_some(few));
    }
    for case in candidates {
        if Instant::now() >= deadline {
            break;
        }
        let found = alone(tester, case)?;
        if let Some(found) = found.filter(|found| found.kind == finding.kind) {
            return Ok(Some(found));
        }
    }
    Ok(None)
}

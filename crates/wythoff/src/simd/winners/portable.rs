//! The writers every processor has: cases of 32 bits are made narrow and decided as arrays are.

use super::super::decide::{Backend, outcomes_each_k_u64};
use super::Lines;
use crate::Outcome;

/// How many cases are decided together: few enough to stay in the nearest cache, enough for vectors.
const TOGETHER: usize = 512;

/// Writes the line of each pair.
///
/// ```
/// use wythoff::simd::winners::{Lines, portable_for_pairs};
/// let mut lines = [[0; 2]; 2];
/// let (win, loss) = (*b"1\n", *b"0\n");
/// portable_for_pairs(&[[8, 4], [4, 7]], Lines { win, loss }, &mut lines);
/// assert_eq!(lines.as_flattened(), b"1\n0\n");
/// ```
pub fn pairs(pairs: &[[u64; 2]], lines: Lines, out: &mut [[u8; 2]]) {
    let backend = Backend::best();
    let small = |pairs: &[[u32; 2]], out: &mut [Outcome]| backend.outcomes_u32(0, pairs, out);
    let large = |pairs: &[[u64; 2]], out: &mut [Outcome]| backend.outcomes_u64(0, pairs, out);
    write(pairs, lines, out, small, large);
}

/// Writes the line of each triple.
///
/// ```
/// use wythoff::simd::winners::{Lines, portable_for_triples};
/// let mut lines = [[0; 2]; 2];
/// let (win, loss) = (*b"1\n", *b"0\n");
/// portable_for_triples(&[[1, 2, 1], [1, 3, 1]], Lines { win, loss }, &mut lines);
/// assert_eq!(lines.as_flattened(), b"1\n0\n");
/// ```
pub fn triples(triples: &[[u64; 3]], lines: Lines, out: &mut [[u8; 2]]) {
    let backend = Backend::best();
    let small = |triples: &[[u32; 3]], out: &mut [Outcome]| backend.outcomes_each_k(triples, out);
    write(triples, lines, out, small, outcomes_each_k_u64);
}

/// The lines of cases that are decided many at a time: by `small` where all their numbers have 32 bits.
fn write<const N: usize>(
    cases: &[[u64; N]],
    lines: Lines,
    out: &mut [[u8; 2]],
    small: impl Fn(&[[u32; N]], &mut [Outcome]),
    large: impl Fn(&[[u64; N]], &mut [Outcome]),
) {
    assert_eq!(cases.len(), out.len(), "as many lines as cases");
    let mut halves = [[0u32; N]; TOGETHER];
    let mut outcomes = [Outcome::Win; TOGETHER];
    for (cases, out) in cases.chunks(TOGETHER).zip(out.chunks_mut(TOGETHER)) {
        let outcomes = &mut outcomes[..cases.len()];
        if cases.iter().flatten().fold(0, |all, number| all | number) <= u32::MAX.into() {
            let halves = &mut halves[..cases.len()];
            for (half, case) in halves.iter_mut().zip(cases) {
                *half = case.map(|number| number as u32);
            }
            small(halves, outcomes);
        } else {
            large(cases, outcomes);
        }
        for (line, outcome) in out.iter_mut().zip(outcomes) {
            *line = lines.of(*outcome);
        }
    }
}

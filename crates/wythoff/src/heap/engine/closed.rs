//! Nim-sequences with a formula.

use std::num::NonZeroU32;

/// The value of a heap of which at most so many stones are taken: n mod (most + 1).
///
/// The options of n are the `most` heaps below it, or all of them; so the value is the one residue they miss.
pub(super) fn at_most(most: NonZeroU32, heap: usize) -> u32 {
    // The remainder is at most `most`.
    (heap as u64 % (u64::from(most.get()) + 1)) as u32
}

/// The value of a heap in Lasker's Nim: n, but 4k + 3 and 4k + 4 change places.
///
/// Taking gives the values of all lesser heaps: 0, …, n − 1, except for n = 4k + 4, which has 4k + 4 in place of
/// 4k + 3. What breaks give is seen from the last two bits of values, which are 1, 2, 0, 3 for heaps 1, 2, 3, 0 mod 4:
///
/// | heap mod 4 | breaks into | last bits | so the value is |
/// |---|---|---|---|
/// | 1 | 0 + 1, 2 + 3 | 2 | 4k + 1, which no break has |
/// | 2 | 0 + 2, 1 + 1, 3 + 3 | 1, 0 | 4k + 2, which no break has |
/// | 3 | 0 + 3, 1 + 2 | 3 | 4k + 4: the break 1 + (4k + 2) has 4k + 3 |
/// | 0 | 0 + 0, 1 + 3, 2 + 2 | 0, 1 | 4k + 3, which no break has |
pub(super) fn lasker(heap: usize) -> u32 {
    let heap = heap as u32; // below 2³² − 1
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

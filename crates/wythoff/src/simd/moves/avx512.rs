//! The finder for AVX-512: eight positions at a time, with products of 104 bits (IFMA). The twin is in `portable`.

use std::arch::x86_64::*;

use super::super::numerals::LINE_END;
use super::portable;

/// Whether this processor has what [`find_moves`] needs.
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512ifma")
        && is_x86_feature_detected!("popcnt")
}

/// Finds the moves of eight positions at a time, and those of the rest with the plain words.
pub(super) fn find_moves(pairs: &[[u64; 2]], numbers: &mut [u32]) -> usize {
    assert!(is_available());
    let (eights, rest) = pairs.as_chunks();
    // SAFETY: the processor has the features.
    let count = unsafe { find_in_eights(eights, numbers) };
    count + portable(rest, &mut numbers[count..])
}

/// Stands in place of a number that is not printed. None that is has all bits set.
const ABSENT: u32 = u32::MAX;

/// The moves of whole blocks of positions.
///
/// Lane by lane the order of a block is 0, 4, 1, 5, 2, 6, 3, 7: so two vectors of pairs become one of each pile, and so
/// the lanes are put together again, in order.
#[target_feature(enable = "avx512f,avx512ifma,popcnt")]
fn find_in_eights(eights: &[[[u64; 2]; 8]], numbers: &mut [u32]) -> usize {
    let mut count = 0;
    for eight in eights {
        let [front, back] = load(eight);
        let x = _mm512_unpacklo_epi64(front, back);
        let y = _mm512_unpackhi_epi64(front, back);
        let [line, both, kept_a, kept_b] = lines(_mm512_min_epu64(x, y), _mm512_max_epu64(x, y));
        let halves = [
            (
                _mm512_unpacklo_epi64(line, both),
                _mm512_unpacklo_epi64(kept_a, kept_b),
            ),
            (
                _mm512_unpackhi_epi64(line, both),
                _mm512_unpackhi_epi64(kept_a, kept_b),
            ),
        ];
        for (front, back) in halves {
            for order in [
                _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11),
                _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15),
            ] {
                // All numbers of two positions.
                let two = _mm512_permutex2var_epi64(front, order, back);
                let absent = _mm512_set1_epi32(ABSENT as i32);
                let printed = _mm512_cmpneq_epi32_mask(two, absent);
                // At most NUMBERS for each position before these two, and here 16 for two of them and one more.
                let room = numbers[count..].first_chunk_mut();
                let two = _mm512_maskz_compress_epi32(printed, two);
                store(two, room.expect("room for one position more"));
                count += printed.count_ones() as usize;
            }
        }
    }
    count
}

/// What is printed for eight positions a ≤ b: nothing and who wins, and then the two piles that each candidate leaves, the
/// first in the low half of a lane. The candidates are those of the twin.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn lines(a: __m512i, b: __m512i) -> [__m512i; 4] {
    let d = _mm512_sub_epi64(b, a);
    let lower = _mm512_add_epi64(d, over_phi(d));
    let by_both = _mm512_cmplt_epu64_mask(lower, a);
    let both = pair(by_both, lower, _mm512_add_epi64(lower, d));
    let kept = partner(a);
    let is_new = _mm512_cmpneq_epi64_mask(kept, lower);
    let keeps_a = _mm512_mask_cmplt_epu64_mask(is_new, kept, b);
    let kept_a = pair(
        keeps_a,
        _mm512_min_epu64(a, kept),
        _mm512_max_epu64(a, kept),
    );
    let kept = partner(b);
    let is_new = _mm512_cmpneq_epi64_mask(a, b);
    let keeps_b = _mm512_mask_cmplt_epu64_mask(is_new, kept, a);
    let kept_b = pair(keeps_b, kept, b);
    let line = |who: u32| _mm512_set1_epi64(i64::from(who | LINE_END) << 32 | i64::from(ABSENT));
    let who_wins = _mm512_mask_mov_epi64(line(0), by_both | keeps_a | keeps_b, line(1));
    [who_wins, both, kept_a, kept_b]
}

/// The piles x and y in a line where the move wins.
#[inline]
#[target_feature(enable = "avx512f")]
fn pair(wins: __mmask8, x: __m512i, y: __m512i) -> __m512i {
    // What wins is at most b and has 32 bits; the rest is not used.
    let line_end = _mm512_set1_epi64(i64::from(LINE_END) << 32);
    let y = _mm512_or_si512(_mm512_slli_epi64::<32>(y), line_end);
    let absent = _mm512_set1_epi32(ABSENT as i32);
    _mm512_mask_or_epi64(absent, wins, x, y)
}

/// The twin of `portable::over_phi`: here cutting 2^52/φ off costs less than n/2^52, and for n ≤ 2^23 is √5·n² < 2^52.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn over_phi(n: __m512i) -> __m512i {
    let over_phi = _mm512_set1_epi64(0x9_E377_9B97_F4A7);
    _mm512_madd52hi_epu64(_mm512_setzero_si512(), n, over_phi)
}

/// The twin of `portable::partner`.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn partner(x: __m512i) -> __m512i {
    let n = over_phi(_mm512_add_epi64(x, _mm512_set1_epi64(1)));
    let is_lower = _mm512_cmpeq_epi64_mask(_mm512_add_epi64(n, over_phi(n)), x);
    _mm512_mask_add_epi64(n, is_lower, n, x)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load(pairs: &[[u64; 2]; 8]) -> [__m512i; 2] {
    let words = pairs.as_flattened().as_ptr();
    // SAFETY: the array is 16 words; these are the first eight.
    let front = unsafe { _mm512_loadu_si512(words.cast()) };
    // SAFETY: and these are the last.
    let back = unsafe { _mm512_loadu_si512(words.add(8).cast()) };
    [front, back]
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store(numbers: __m512i, to: &mut [u32; 16]) {
    // SAFETY: writes the 64 bytes of the array, in which every bit pattern is a value.
    unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), numbers) }
}

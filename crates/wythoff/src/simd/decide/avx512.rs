//! AVX-512, words of 32 bits: eight positions to a vector, blocks of 64. The twins are in `portable`.
//!
//! A lane of 64 bits holds one word of 32 and zeros above it.

use std::arch::x86_64::*;

use super::divisor::Divisor;
use super::{blocks, portable};
use crate::Outcome;

/// Decides pairs of k-Wythoff.
#[target_feature(enable = "avx512f,avx512bw,avx512dq")]
pub(super) fn outcomes_u32(k: u32, pairs: &[[u32; 2]], out: &mut [Outcome]) {
    let twin = |pairs: &[_], out: &mut [_]| portable::outcomes_u32(k, pairs, out);
    if k == 0 {
        let index = |d| (d, !0);
        blocks::decide(
            pairs,
            out,
            |block, out| store(out, lost_pairs(block, index)),
            twin,
        );
    } else {
        let by = Divisor::<u32>::one_more_than(k);
        let inverse = _mm512_set1_epi64(by.inverse.into());
        let shift = _mm512_set1_epi64(by.shift.into());
        let largest = _mm512_set1_epi64(by.largest.into());
        let index = |d| {
            // The product mod 2^32 is in the low half of its lane; the mask clears the high half.
            let n = _mm512_maskz_rorv_epi32(LOW, _mm512_mul_epu32(d, inverse), shift);
            (n, _mm512_cmple_epu64_mask(n, largest))
        };
        blocks::decide(
            pairs,
            out,
            |block, out| store(out, lost_pairs(block, index)),
            twin,
        );
    }
}

/// Decides triples (a, b, k), each in its own k-Wythoff.
#[target_feature(enable = "avx512f,avx512bw,avx512dq")]
pub(super) fn outcomes_each_k(triples: &[[u32; 3]], out: &mut [Outcome]) {
    let kernel = |block: &_, out: &mut _| store(out, lost_triples(block));
    blocks::decide(triples, out, kernel, portable::outcomes_each_k);
}

/// The low half of each lane, as a mask of words.
const LOW: __mmask16 = 0b0101_0101_0101_0101;

/// Which of 64 pairs are lost, one bit each; `index` gives n = d/t and whether the division leaves
/// nothing.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq")]
fn lost_pairs(block: &[[u32; 2]; 64], index: impl Fn(__m512i) -> (__m512i, __mmask8)) -> u64 {
    let mut lost = [0; 8];
    for (pairs, lost) in block.as_chunks::<8>().0.iter().zip(&mut lost) {
        // SAFETY: the array is 64 readable bytes; any alignment will do.
        let pairs = unsafe { _mm512_loadu_si512(pairs.as_ptr().cast()) };
        *lost = lost_eight(pairs, &index);
    }
    u64::from_le_bytes(lost)
}

/// Which of eight pairs are lost in Wythoff's game, one bit each.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq")]
pub(in crate::simd) fn lost_pairs_of(pairs: __m512i) -> __mmask8 {
    lost_eight(pairs, |d| (d, !0))
}

/// Which of eight pairs are lost, one bit each.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq")]
fn lost_eight(pairs: __m512i, index: impl Fn(__m512i) -> (__m512i, __mmask8)) -> __mmask8 {
    let swapped = _mm512_rol_epi64::<32>(pairs);
    let a = _mm512_maskz_min_epu32(LOW, pairs, swapped);
    let b = _mm512_maskz_max_epu32(LOW, pairs, swapped);
    let (n, divides) = index(_mm512_sub_epi64(b, a));
    has_index(a, b, n, divides)
}

/// Which of 64 triples are lost, one bit each.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq")]
fn lost_triples(block: &[[u32; 3]; 64]) -> u64 {
    let mut lost = [0; 8];
    for (triples, lost) in block.as_chunks::<8>().0.iter().zip(&mut lost) {
        let words = triples.as_flattened().as_ptr();
        // SAFETY: the array is 24 readable words, here read as 16 and 8; any alignment will do.
        let front = unsafe { _mm512_loadu_si512(words.cast()) };
        // SAFETY: as above.
        let back = _mm512_zextsi256_si512(unsafe { _mm256_loadu_si256(words.add(16).cast()) });
        *lost = lost_triples_of(front, back);
    }
    u64::from_le_bytes(lost)
}

/// Which of eight triples are lost, one bit each: the first 16 of their words, then 8.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq")]
pub(in crate::simd) fn lost_triples_of(front: __m512i, back: __m512i) -> __mmask8 {
    let places = _mm512_setr_epi64(0, 3, 6, 9, 12, 15, 18, 21);
    let one = _mm512_set1_epi64(1);
    // Word i of every triple, from the 24 words of `front` and `back`.
    let word = |i| {
        let places = _mm512_add_epi64(places, _mm512_set1_epi64(i));
        _mm512_maskz_permutex2var_epi32(LOW, front, places, back)
    };
    let (x, y, t) = (word(0), word(1), _mm512_add_epi64(word(2), one));
    let (a, b) = (_mm512_min_epu64(x, y), _mm512_max_epu64(x, y));
    let d = _mm512_sub_epi64(b, a);
    // The doubles only guess; n·t = d decides. d and t ≤ 2^32 are doubles, and if t divides d, so is
    // the quotient, which division then finds. If t = 2^32, the product of the low halves is 0, and
    // equals d when it should: when d = 0, where n = 0.
    let ratio = _mm512_div_pd(_mm512_cvtepi64_pd(d), _mm512_cvtepi64_pd(t));
    let n = _mm512_cvttpd_epi64(ratio);
    let divides = _mm512_cmpeq_epi64_mask(_mm512_mul_epu32(n, t), d);
    has_index(a, b, n, divides)
}

/// The twin of `portable::has_index_u32`, for a ≤ b.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq")]
fn has_index(a: __m512i, b: __m512i, n: __m512i, divides: __mmask8) -> __mmask8 {
    // Where n ≤ a, these are words, as in the twin.
    let e = _mm512_sub_epi64(a, n);
    let g = _mm512_sub_epi64(b, n);
    let difference = _mm512_sub_epi64(_mm512_mul_epu32(n, n), _mm512_mul_epu32(e, g));
    let possible = _mm512_mask_cmple_epu64_mask(divides, n, a);
    _mm512_mask_cmple_epu64_mask(possible, difference, _mm512_add_epi64(e, g))
}

/// Writes 64 outcomes: bit i set means that position i is lost.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
pub(super) fn store(out: &mut [Outcome; 64], lost: u64) {
    let bytes = _mm512_maskz_set1_epi8(!lost, Outcome::Win as i8);
    // SAFETY: the array is 64 writable bytes, any alignment will do, and its bytes become 0 or
    // 1, which are outcomes.
    unsafe { _mm512_storeu_si512(out.as_mut_ptr().cast(), bytes) }
}

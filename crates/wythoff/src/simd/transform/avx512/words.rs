//! Eight words of the field in a vector: as in `field`, lane by lane.

use std::arch::x86_64::*;

use crate::simd::transform::field::{MODULUS, REST};

pub(super) type Words = [u64; 8];

/// A slice as vectors; its length is a multiple of 8.
#[inline]
pub(super) fn vectors(words: &[u64]) -> &[Words] {
    words.as_chunks().0
}

#[inline]
pub(super) fn vectors_mut(words: &mut [u64]) -> &mut [Words] {
    words.as_chunks_mut().0
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn load(words: &Words) -> __m512i {
    // SAFETY: the array is 64 readable bytes; any alignment will do.
    unsafe { _mm512_loadu_si512(words.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn store(words: &mut Words, value: __m512i) {
    // SAFETY: the array is 64 writable bytes; any alignment will do.
    unsafe { _mm512_storeu_si512(words.as_mut_ptr().cast(), value) }
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn all(word: u64) -> __m512i {
    _mm512_set1_epi64(word.cast_signed())
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn add(a: __m512i, b: __m512i) -> __m512i {
    // As in `field`: a − (p − b).
    sub(a, _mm512_sub_epi64(all(MODULUS), b))
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn sub(a: __m512i, b: __m512i) -> __m512i {
    let below = _mm512_cmplt_epu64_mask(a, b);
    let difference = _mm512_sub_epi64(a, b);
    _mm512_mask_add_epi64(difference, below, difference, all(MODULUS))
}

#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn mul(a: __m512i, b: __m512i) -> __m512i {
    // Four products of halves; every sum below is that of a product, at most (2^32 − 1)², and one or two words of 32 bits.
    let (a_high, b_high) = (_mm512_srli_epi64::<32>(a), _mm512_srli_epi64::<32>(b));
    let rest = all(REST);
    let lowest = _mm512_mul_epu32(a, b);
    let middle = _mm512_add_epi64(_mm512_mul_epu32(a_high, b), _mm512_srli_epi64::<32>(lowest));
    let other = _mm512_add_epi64(_mm512_mul_epu32(a, b_high), _mm512_and_si512(middle, rest));
    let high = _mm512_add_epi64(
        _mm512_add_epi64(
            _mm512_mul_epu32(a_high, b_high),
            _mm512_srli_epi64::<32>(middle),
        ),
        _mm512_srli_epi64::<32>(other),
    );
    // The odd words of 32 bits are the high halves.
    let low = _mm512_mask_blend_epi32(0xAAAA, lowest, _mm512_slli_epi64::<32>(other));
    reduce(low, high)
}

/// a·2^48.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn turn(a: __m512i) -> __m512i {
    reduce(_mm512_slli_epi64::<48>(a), _mm512_srli_epi64::<16>(a))
}

/// As in `field`, step by step.
#[inline]
#[target_feature(enable = "avx512f")]
fn reduce(low: __m512i, high: __m512i) -> __m512i {
    let (modulus, rest) = (all(MODULUS), all(REST));
    let h = _mm512_srli_epi64::<32>(high);
    let below = _mm512_cmplt_epu64_mask(low, h);
    let sum = _mm512_sub_epi64(low, h);
    let sum = _mm512_mask_sub_epi64(sum, below, sum, rest);
    let g = _mm512_and_si512(high, rest);
    let product = _mm512_sub_epi64(_mm512_slli_epi64::<32>(high), g);
    let sum = _mm512_add_epi64(sum, product);
    let above = _mm512_cmplt_epu64_mask(sum, product);
    let sum = _mm512_mask_add_epi64(sum, above, sum, rest);
    let large = _mm512_cmpge_epu64_mask(sum, modulus);
    _mm512_mask_sub_epi64(sum, large, sum, modulus)
}

/// The even and the odd words of two vectors.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn apart(front: __m512i, back: __m512i) -> [__m512i; 2] {
    let even = _mm512_setr_epi64(0, 2, 4, 6, 8, 10, 12, 14);
    let odd = _mm512_setr_epi64(1, 3, 5, 7, 9, 11, 13, 15);
    [even, odd].map(|places| _mm512_permutex2var_epi64(front, places, back))
}

/// Rows as columns.
#[inline]
#[target_feature(enable = "avx512f")]
pub(super) fn transposed(v: [__m512i; 8]) -> [__m512i; 8] {
    // Pairs of words, then pairs of pairs, then halves.
    let pairs = [0, 2, 4, 6].map(|i| {
        (
            _mm512_unpacklo_epi64(v[i], v[i + 1]),
            _mm512_unpackhi_epi64(v[i], v[i + 1]),
        )
    });
    let low = _mm512_setr_epi64(0, 1, 8, 9, 4, 5, 12, 13);
    let high = _mm512_setr_epi64(2, 3, 10, 11, 6, 7, 14, 15);
    let four = |a, b| [low, high].map(|places| _mm512_permutex2var_epi64(a, places, b));
    let even = [four(pairs[0].0, pairs[1].0), four(pairs[2].0, pairs[3].0)];
    let odd = [four(pairs[0].1, pairs[1].1), four(pairs[2].1, pairs[3].1)];
    let front = |a, b| _mm512_shuffle_i64x2::<0b01_00_01_00>(a, b);
    let back = |a, b| _mm512_shuffle_i64x2::<0b11_10_11_10>(a, b);
    [
        front(even[0][0], even[1][0]),
        front(odd[0][0], odd[1][0]),
        front(even[0][1], even[1][1]),
        front(odd[0][1], odd[1][1]),
        back(even[0][0], even[1][0]),
        back(odd[0][0], odd[1][0]),
        back(even[0][1], even[1][1]),
        back(odd[0][1], odd[1][1]),
    ]
}

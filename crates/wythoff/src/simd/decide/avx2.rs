//! AVX2, words of 32 bits: four positions to a vector, blocks of 32. The twins are in `portable`.
//!
//! A lane of 64 bits holds one word of 32 and zeros above it. There are no masks here: a verdict is the
//! sign of a lane, negative if the position is won.

use std::arch::x86_64::*;

use super::divisor::Divisor;
use super::{blocks, portable};
use crate::Outcome;

/// Decides pairs of k-Wythoff.
#[target_feature(enable = "avx2")]
pub(super) fn outcomes_u32(k: u32, pairs: &[[u32; 2]], out: &mut [Outcome]) {
    let twin = |pairs: &[_], out: &mut [_]| portable::outcomes_u32(k, pairs, out);
    if k == 0 {
        let verdict = |pairs: &_| {
            let (a, b) = sorted(load_pairs(pairs));
            verdict(a, b, _mm256_sub_epi64(b, a))
        };
        blocks::decide(pairs, out, |block, out| store(out, block, verdict), twin);
    } else {
        let by = Divisor::<u32>::one_more_than(k);
        let inverse = _mm256_set1_epi64x(by.inverse.into());
        let shift = _mm256_set1_epi64x(by.shift.into());
        let largest = _mm256_set1_epi64x(by.largest.into());
        let verdict = |pairs: &_| {
            let (a, b) = sorted(load_pairs(pairs));
            let product = _mm256_mul_epu32(_mm256_sub_epi64(b, a), inverse);
            // The low half twice over, shifted, is the low half rotated.
            let twice = _mm256_shuffle_epi32::<0b10_10_00_00>(product);
            let n = low_half(_mm256_srlv_epi64(twice, shift));
            _mm256_or_si256(_mm256_sub_epi64(largest, n), verdict(a, b, n))
        };
        blocks::decide(pairs, out, |block, out| store(out, block, verdict), twin);
    }
}

/// Decides triples (a, b, k), each in its own k-Wythoff.
#[target_feature(enable = "avx2")]
pub(super) fn outcomes_each_k(triples: &[[u32; 3]], out: &mut [Outcome]) {
    let all_ones = _mm256_set1_epi64x(-1);
    // The double 2^52: a word in its lowest bits is that word added to it.
    let offset = _mm256_set1_pd((1u64 << 52) as f64);
    let offset_bits = _mm256_castpd_si256(offset);
    let double = |word| {
        let sum = _mm256_castsi256_pd(_mm256_or_si256(word, offset_bits));
        _mm256_sub_pd(sum, offset)
    };
    let verdict = |triples: &_| {
        let (pairs, k) = load_triples(triples);
        let (a, b) = sorted(pairs);
        let d = _mm256_sub_epi64(b, a);
        let t = _mm256_sub_epi64(k, all_ones);
        // The doubles only guess; n·t = d decides. d and t ≤ 2^32 are doubles, and if t divides d, so is
        // the quotient, which division then finds. If t = 2^32, the product of the low halves is 0, and
        // equals d when it should: when d = 0, where n = 0.
        let ratio = _mm256_div_pd(double(d), double(t));
        let sum = _mm256_castpd_si256(_mm256_add_pd(ratio, offset));
        let n = _mm256_xor_si256(sum, offset_bits);
        let divides = _mm256_cmpeq_epi64(_mm256_mul_epu32(n, t), d);
        _mm256_or_si256(_mm256_xor_si256(divides, all_ones), verdict(a, b, n))
    };
    let kernel = |block: &_, out: &mut _| store(out, block, verdict);
    blocks::decide(triples, out, kernel, portable::outcomes_each_k);
}

/// The twin of `portable::has_index_u32`, for a ≤ b and where t divides d.
#[inline]
#[target_feature(enable = "avx2")]
fn verdict(a: __m256i, b: __m256i, n: __m256i) -> __m256i {
    // If n > a, e is negative, and so is the verdict. Else e, g and n are words, and the difference is
    // that of the twin.
    let e = _mm256_sub_epi64(a, n);
    let g = _mm256_sub_epi64(b, n);
    let difference = _mm256_sub_epi64(_mm256_mul_epu32(n, n), _mm256_mul_epu32(e, g));
    // As e + g < 2^33, a difference that is negative here is above e + g as a word. One that is not is
    // above e + g exactly if what it leaves of e + g, which is more than −2^63, is negative.
    let left = _mm256_sub_epi64(_mm256_add_epi64(e, g), difference);
    _mm256_or_si256(e, _mm256_or_si256(difference, left))
}

/// The smaller and the larger of each pair.
#[inline]
#[target_feature(enable = "avx2")]
fn sorted(pairs: __m256i) -> (__m256i, __m256i) {
    let (x, y) = (low_half(pairs), _mm256_srli_epi64::<32>(pairs));
    (_mm256_min_epu32(x, y), _mm256_max_epu32(x, y))
}

#[inline]
#[target_feature(enable = "avx2")]
fn low_half(lanes: __m256i) -> __m256i {
    _mm256_and_si256(lanes, _mm256_set1_epi64x(0xFFFF_FFFF))
}

#[inline]
#[target_feature(enable = "avx2")]
fn load_pairs(pairs: &[[u32; 2]; 4]) -> __m256i {
    // SAFETY: the array is 32 readable bytes; any alignment will do.
    unsafe { _mm256_loadu_si256(pairs.as_ptr().cast()) }
}

/// Four pairs (a, b), and their k.
#[inline]
#[target_feature(enable = "avx2")]
fn load_triples(triples: &[[u32; 3]; 4]) -> (__m256i, __m256i) {
    let words = triples.as_flattened();
    let four_words = |from: usize| {
        let words = &words[from..from + 4];
        // SAFETY: the slice is 16 readable bytes; any alignment will do.
        unsafe { _mm_loadu_si128(words.as_ptr().cast()) }
    };
    // Triples 0 and 2 with the word after them; 1 and 3 with the word before, then turned to the end.
    let even = _mm256_set_m128i(four_words(6), four_words(0));
    let odd = _mm256_shuffle_epi32::<0b00_11_10_01>(_mm256_set_m128i(four_words(8), four_words(2)));
    let k = low_half(_mm256_unpackhi_epi64(even, odd));
    (_mm256_unpacklo_epi64(even, odd), k)
}

/// Writes 32 outcomes, from the verdicts on four positions at a time.
#[inline]
#[target_feature(enable = "avx2")]
fn store<P>(out: &mut [Outcome; 32], block: &[P; 32], verdict: impl Fn(&[P; 4]) -> __m256i) {
    let (block, _) = block.as_chunks::<4>();
    // Each step keeps the signs and halves the width. The instructions work in halves of a vector: in
    // the end one half holds the positions 0, 1, 4, 5, …, 28, 29, and the other 2, 3, 6, 7, …, 30, 31.
    let signs_32 = |i: usize| {
        let (x, y) = (verdict(&block[i]), verdict(&block[i + 1]));
        let (x, y) = (_mm256_castsi256_ps(x), _mm256_castsi256_ps(y));
        _mm256_castps_si256(_mm256_shuffle_ps::<0b11_01_11_01>(x, y))
    };
    let signs_16 = |i: usize| _mm256_packs_epi32(signs_32(i), signs_32(i + 2));
    let signs_8 = _mm256_packs_epi16(signs_16(0), signs_16(4));
    let bytes = _mm256_and_si256(_mm256_srli_epi16::<7>(signs_8), _mm256_set1_epi8(1));
    let x = _mm256_castsi256_si128(bytes);
    let y = _mm256_extracti128_si256::<1>(bytes);
    let bytes = _mm256_set_m128i(_mm_unpackhi_epi16(x, y), _mm_unpacklo_epi16(x, y));
    // SAFETY: the array is 32 writable bytes, any alignment will do, and its bytes become 0 or
    // 1, which are outcomes.
    unsafe { _mm256_storeu_si256(out.as_mut_ptr().cast(), bytes) }
}

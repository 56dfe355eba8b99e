//! AVX-512 IFMA, words of 64 bits, k = 0: eight pairs to a vector, blocks of 64. Its twin: `portable`.

use std::arch::x86_64::*;

use super::{avx512, blocks, portable};
use crate::Outcome;

/// Decides pairs of Wythoff's game.
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512ifma")]
pub(super) fn outcomes_u64(pairs: &[[u64; 2]], out: &mut [Outcome]) {
    let kernel = |block: &_, out: &mut _| avx512::store(out, lost_pairs(block));
    let twin = |pairs: &[_], out: &mut [_]| portable::outcomes_u64(0, pairs, out);
    blocks::decide(pairs, out, kernel, twin);
}

/// Which of 64 pairs are lost, one bit each: a = ⌊dφ⌋ = d + ⌊d/φ⌋.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512ifma")]
fn lost_pairs(block: &[[u64; 2]; 64]) -> u64 {
    let firsts = _mm512_setr_epi64(0, 2, 4, 6, 8, 10, 12, 14);
    let seconds = _mm512_setr_epi64(1, 3, 5, 7, 9, 11, 13, 15);
    let mut lost = [0; 8];
    for (pairs, lost) in block.as_chunks::<8>().0.iter().zip(&mut lost) {
        let words = pairs.as_flattened().as_ptr();
        // SAFETY: the array is 16 readable words, here read as 8 and 8; any alignment will do.
        let front = unsafe { _mm512_loadu_si512(words.cast()) };
        // SAFETY: as above.
        let back = unsafe { _mm512_loadu_si512(words.add(8).cast()) };
        let x = _mm512_permutex2var_epi64(front, firsts, back);
        let y = _mm512_permutex2var_epi64(front, seconds, back);
        let (a, b) = (_mm512_min_epu64(x, y), _mm512_max_epu64(x, y));
        let d = _mm512_sub_epi64(b, a);
        // Where d ≤ a, the difference a − d is a word.
        let possible = _mm512_cmple_epu64_mask(d, a);
        *lost = _mm512_mask_cmpeq_epi64_mask(possible, over_phi(d), _mm512_sub_epi64(a, d));
    }
    u64::from_le_bytes(lost)
}

/// ⌊2^156/φ⌋ in digits of 52 bits, the lowest first.
const INVERSE_PHI: [i64; 3] = [0xE_DC83_4108_2276, 0xC_15F3_9CC0_605C, 0x9_E377_9B97_F4A7];

/// ⌊d/φ⌋.
///
/// With C = ⌊2^156/φ⌋, the sum below is d·C less the lowest 52 bits of one product. So it is at most
/// 2^156·d/φ, and less than that by under d + 2^52 < 2^65: less than d/φ by under 2^-91. But the
/// fraction of d/φ, if d > 0, is at least 2^-66: with m = ⌊d/φ⌋, (d/φ − m)(dφ + m) = d² − dm − m² is an
/// integer above 0, and dφ + m < 3d < 2^66. So the floor does not change.
///
/// `madd52lo` and `madd52hi` add the low and the high 52 bits of the product of the low 52 bits of two
/// words. No digit's sum has more than five terms below 2^52.
#[inline]
#[target_feature(enable = "avx512f,avx512ifma")]
fn over_phi(d: __m512i) -> __m512i {
    let [c0, c1, c2] = INVERSE_PHI.map(|digit| _mm512_set1_epi64(digit));
    let d0 = d;
    let d1 = _mm512_srli_epi64::<52>(d);

    let digit1 = _mm512_madd52hi_epu64(_mm512_setzero_si512(), d0, c0);
    let digit1 = _mm512_madd52lo_epu64(digit1, d0, c1);
    let digit1 = _mm512_madd52lo_epu64(digit1, d1, c0);

    let digit2 = _mm512_madd52hi_epu64(_mm512_srli_epi64::<52>(digit1), d0, c1);
    let digit2 = _mm512_madd52lo_epu64(digit2, d0, c2);
    let digit2 = _mm512_madd52hi_epu64(digit2, d1, c0);
    let digit2 = _mm512_madd52lo_epu64(digit2, d1, c1);

    let digit3 = _mm512_madd52hi_epu64(_mm512_srli_epi64::<52>(digit2), d0, c2);
    let digit3 = _mm512_madd52hi_epu64(digit3, d1, c1);
    let digit3 = _mm512_madd52lo_epu64(digit3, d1, c2);

    // The two together are ⌊d/φ⌋ < 2^64: nothing is lost above.
    let digit4 = _mm512_madd52hi_epu64(_mm512_setzero_si512(), d1, c2);
    _mm512_add_epi64(digit3, _mm512_slli_epi64::<52>(digit4))
}

//! The writer for AVX-512: eight numbers at a time, spread to seven digits each, of which leading zeros are squeezed out.

use std::arch::x86_64::*;
use std::mem::MaybeUninit;

use super::{LINE_END, portable};

/// Whether this processor has what [`write_numbers`] needs.
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512ifma")
        && is_x86_feature_detected!("avx512vbmi2")
        && is_x86_feature_detected!("popcnt")
}

/// Writes numbers eight by eight, and the rest with the plain words.
pub(super) fn write_numbers(numbers: &[u32], text: &mut Vec<u8>) {
    assert!(is_available());
    let (eights, rest) = numbers.as_chunks();
    text.reserve(64 * eights.len());
    // SAFETY: the processor has the features.
    let length = unsafe { write_eights(eights, text.spare_capacity_mut()) };
    // SAFETY: so many bytes behind the text are written.
    unsafe { text.set_len(text.len() + length) };
    portable(rest, text);
}

/// Writes numbers to the front of a room with 64 bytes for each eight of them; how many bytes are written.
#[target_feature(enable = "avx512f,avx512bw,avx512ifma,avx512vbmi2,popcnt")]
fn write_eights(eights: &[[u32; 8]], room: &mut [MaybeUninit<u8>]) -> usize {
    let mut length = 0;
    for numbers in eights {
        let numbers = load(numbers);
        let ends = _mm512_test_epi64_mask(numbers, _mm512_set1_epi64(LINE_END.into()));
        let numbers = _mm512_and_si512(numbers, _mm512_set1_epi64((!LINE_END).into()));
        let digits = seven_digits(numbers);
        let blank = _mm512_set1_epi64(i64::from_le_bytes(*b"0000000 "));
        let line_end = _mm512_set1_epi64(i64::from_le_bytes(*b"0000000\n"));
        let ascii = _mm512_or_si512(digits, _mm512_mask_mov_epi64(blank, ends, line_end));
        // Of the eight bytes of a number the last digit and what stands behind it, and all from the first on that is
        // not 0. The lowest bit set of a byte m, and all above it, are m | −m; as none is 0 here, no −m carries.
        let sure = _mm512_test_epi8_mask(digits, digits) | 0xC0C0_C0C0_C0C0_C0C0;
        let own = sure | (!sure + 0x0101_0101_0101_0101);
        let text = _mm512_maskz_compress_epi8(own, ascii);
        let room = room[length..].first_chunk_mut();
        store(text, room.expect("64 bytes for eight numbers"));
        length += own.count_ones() as usize;
    }
    length
}

/// Seven digits of each of eight numbers below 10^7, one to a byte, the first in the lowest, and 0 in the highest.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512ifma")]
fn seven_digits(n: __m512i) -> __m512i {
    // ⌊n/10^4⌋ = ⌊n·m/2^52⌋ with m = ⌊2^52/10^4⌋ + 1: that is n(m − 2^52/10^4) ≤ n too much, which is below 2^52/10^4.
    let m = _mm512_set1_epi64((1 << 52) / 10_000 + 1);
    let high = _mm512_madd52hi_epu64(_mm512_setzero_si512(), n, m);
    let low = _mm512_sub_epi64(n, _mm512_mul_epu32(high, _mm512_set1_epi64(10_000)));
    let parts = _mm512_or_si512(high, _mm512_slli_epi64::<32>(low));
    // ⌊x/100⌋ = ⌊5243·x/2^19⌋ for x < 10^4. A part has 32 bits, and 16 are enough.
    let hundreds = _mm512_mulhi_epu16(parts, _mm512_set1_epi16(5_243));
    let hundreds = _mm512_srli_epi16::<3>(hundreds);
    let rest = _mm512_sub_epi16(parts, _mm512_mullo_epi16(hundreds, _mm512_set1_epi16(100)));
    let parts = _mm512_or_si512(hundreds, _mm512_slli_epi32::<16>(rest));
    // ⌊x/10⌋ = ⌊6554·x/2^16⌋ = t for x < 100. Of 16 bits t is the lower half and x − 10t the upper: 256x − 2559t.
    let tens = _mm512_mulhi_epu16(parts, _mm512_set1_epi16(6_554));
    let both = _mm512_mullo_epi16(tens, _mm512_set1_epi16(2_559));
    let digits = _mm512_sub_epi16(_mm512_slli_epi16::<8>(parts), both);
    // The first of eight digits is 0.
    _mm512_srli_epi64::<8>(digits)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load(numbers: &[u32; 8]) -> __m512i {
    // SAFETY: reads the 32 bytes of the array.
    _mm512_cvtepu32_epi64(unsafe { _mm256_loadu_si256(numbers.as_ptr().cast()) })
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store(text: __m512i, to: &mut [MaybeUninit<u8>; 64]) {
    // SAFETY: writes the 64 bytes of the array.
    unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), text) }
}

//! The reader of words for AVX-512: blanks are squeezed out of 64 bytes at a time, and the digits of eight numbers at a
//! time are spread to 16 places each and added up.

use std::arch::x86_64::*;

use super::squeezed::Squeezed;
use super::{Progress, portable};

/// Whether this processor has what [`read_words`] needs.
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512vbmi")
        && is_x86_feature_detected!("avx512vbmi2")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("popcnt")
}

/// Reads numbers of at most 16 digits with vectors, and what they cannot read with the plain loop.
pub(super) fn read_words(text: &[u8], words: &mut [u64]) -> Progress {
    assert!(is_available());
    // SAFETY: the processor has the features.
    let progress = unsafe { read_eights(text, words) };
    let rest = portable(&text[progress.bytes..], &mut words[progress.words..]);
    Progress {
        words: progress.words + rest.words,
        bytes: progress.bytes + rest.bytes,
    }
}

/// Reads numbers eight by eight.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi2,popcnt")]
fn read_eights(text: &[u8], words: &mut [u64]) -> Progress {
    let mut squeezed = Squeezed::new();
    let mut progress = Progress::default();
    loop {
        let words = &mut words[progress.words..];
        if words.len() < 8 {
            return progress;
        }
        squeezed.squeeze(&text[progress.bytes..], words.len());
        let read = convert(&squeezed, words);
        if read == 0 {
            return progress;
        }
        progress.words += read;
        progress.bytes += squeezed.end_of(read - 1);
    }
}

/// The values of the numbers, eight by eight; how many they are.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
fn convert(squeezed: &Squeezed, words: &mut [u64]) -> usize {
    let (groups, _) = squeezed.starts().as_chunks::<8>();
    let own = squeezed.own_places().as_chunks::<2>().0;
    let groups = groups.iter().zip(own).zip(words.as_chunks_mut().0);
    let mut read = 0;
    for ((starts, own), values) in groups {
        let first = fours(squeezed.digits_from(starts[0]), own[0]);
        let second = fours(squeezed.digits_from(starts[4]), own[1]);
        // Four groups of four digits, then two of eight: 9999 and 10,000 fit in 16 bits with a sign.
        let fours = _mm512_packus_epi32(first, second);
        let eights = _mm512_madd_epi16(fours, weights(10_000));
        let high = _mm512_mul_epu32(eights, _mm512_set1_epi64(100_000_000));
        let numbers = _mm512_add_epi64(high, _mm512_srli_epi64::<32>(eights));
        // `packus` worked in each quarter of the vector, so the two fours of numbers alternate.
        let order = _mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7);
        store_values(_mm512_permutexvar_epi64(order, numbers), values);
        read += 8;
    }
    read
}

/// Four numbers, of whose 16 places each has its `own`, as four groups of four digits in 32 bits each.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
fn fours(text: &[u8; 64], own: u64) -> __m512i {
    // The subtraction comes first: it keeps the expansion from being one of memory, which takes many times as long.
    let digits = _mm512_sub_epi8(load(text), _mm512_set1_epi8(b'0' as i8));
    let digits = _mm512_maskz_expand_epi8(own, digits);
    let tens = _mm512_set1_epi16(0x010A); // 10 for the first digit of two, 1 for the second
    _mm512_madd_epi16(_mm512_maddubs_epi16(digits, tens), weights(100))
}

/// `high` for the first of two 16-bit numbers, 1 for the second.
#[inline]
#[target_feature(enable = "avx512f")]
fn weights(high: i32) -> __m512i {
    _mm512_set1_epi32(1 << 16 | high)
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load(bytes: &[u8; 64]) -> __m512i {
    // SAFETY: reads the 64 bytes of the array.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store_values(values: __m512i, to: &mut [u64; 8]) {
    // SAFETY: writes the 64 bytes of the array, in which every bit pattern is a value.
    unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), values) }
}

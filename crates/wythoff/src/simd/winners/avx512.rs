//! The writers for AVX-512: 64 cases of 32 bits at a time, from words to lines without a stop in memory.

use std::arch::x86_64::*;

use super::super::decide::avx512::{lost_pairs_of, lost_triples_of};
use super::{Lines, portable};

/// Whether this processor has what [`pairs`] and [`triples`] need.
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512dq")
}

/// Writes the line of each pair.
pub(super) fn pairs(pairs: &[[u64; 2]], lines: Lines, out: &mut [[u8; 2]]) {
    assert!(is_available());
    // SAFETY: the processor has the features.
    let kernel = |block: &_, out: &mut _| unsafe { write_block(lost_pairs(block), lines, out) };
    write(pairs, lines, out, kernel, portable::pairs);
}

/// Writes the line of each triple.
pub(super) fn triples(triples: &[[u64; 3]], lines: Lines, out: &mut [[u8; 2]]) {
    assert!(is_available());
    // SAFETY: the processor has the features.
    let kernel = |block: &_, out: &mut _| unsafe { write_block(lost_triples(block), lines, out) };
    write(triples, lines, out, kernel, portable::triples);
}

/// Writes whole blocks by `kernel`, which says whether it could, and else by `twin`.
#[inline(always)]
fn write<const N: usize>(
    cases: &[[u64; N]],
    lines: Lines,
    out: &mut [[u8; 2]],
    kernel: impl Fn(&[[u64; N]; 64], &mut [[u8; 2]; 64]) -> bool,
    twin: impl Fn(&[[u64; N]], Lines, &mut [[u8; 2]]),
) {
    assert_eq!(cases.len(), out.len(), "as many lines as cases");
    let (blocks, rest) = cases.as_chunks();
    let (out_blocks, out_rest) = out.as_chunks_mut();
    for (block, out) in blocks.iter().zip(out_blocks) {
        if !kernel(block, out) {
            twin(block, lines, out);
        }
    }
    twin(rest, lines, out_rest);
}

/// Which of 64 pairs are lost, one bit each, if all their numbers have 32 bits.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq")]
fn lost_pairs(block: &[[u64; 2]; 64]) -> Option<u64> {
    let mut all = _mm512_setzero_si512();
    let mut lost = [0; 8];
    for (pairs, lost) in block
        .as_flattened()
        .as_chunks::<16>()
        .0
        .iter()
        .zip(&mut lost)
    {
        let [front, back] = [load(&pairs[..8]), load(&pairs[8..])];
        all = _mm512_ternarylogic_epi64::<ANY_OF_THREE>(all, front, back);
        *lost = lost_pairs_of(narrow(front, back));
    }
    is_narrow(all).then(|| u64::from_le_bytes(lost))
}

/// Which of 64 triples are lost, one bit each, if all their numbers have 32 bits.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512dq")]
fn lost_triples(block: &[[u64; 3]; 64]) -> Option<u64> {
    let mut all = _mm512_setzero_si512();
    let mut lost = [0; 8];
    for (triples, lost) in block
        .as_flattened()
        .as_chunks::<24>()
        .0
        .iter()
        .zip(&mut lost)
    {
        let [front, middle, back] = [
            load(&triples[..8]),
            load(&triples[8..16]),
            load(&triples[16..]),
        ];
        all = _mm512_or_si512(
            _mm512_ternarylogic_epi64::<ANY_OF_THREE>(all, front, middle),
            back,
        );
        *lost = lost_triples_of(narrow(front, middle), narrow(back, back));
    }
    is_narrow(all).then(|| u64::from_le_bytes(lost))
}

/// The low halves of 16 words.
#[inline]
#[target_feature(enable = "avx512f")]
fn narrow(front: __m512i, back: __m512i) -> __m512i {
    let low = _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
    _mm512_permutex2var_epi32(front, low, back)
}

/// Whether the high halves are 0.
#[inline]
#[target_feature(enable = "avx512f")]
fn is_narrow(words: __m512i) -> bool {
    _mm512_cmpgt_epu64_mask(words, _mm512_set1_epi64(u32::MAX.into())) == 0
}

/// Writes 64 lines, if it is known who wins: bit i is set if the player to move loses case i.
#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn write_block(lost: Option<u64>, lines: Lines, out: &mut [[u8; 2]; 64]) -> bool {
    let Some(lost) = lost else { return false };
    let [win, loss] =
        [lines.win, lines.loss].map(|line| _mm512_set1_epi16(i16::from_ne_bytes(line)));
    let (first, second) = out.split_at_mut(32);
    store(_mm512_mask_blend_epi16(lost as u32, win, loss), first);
    store(
        _mm512_mask_blend_epi16((lost >> 32) as u32, win, loss),
        second,
    );
    true
}

/// The truth table of x | y | z.
const ANY_OF_THREE: i32 = 0b1111_1110;

#[inline]
#[target_feature(enable = "avx512f")]
fn load(words: &[u64]) -> __m512i {
    let words: &[u64; 8] = words.try_into().expect("eight words");
    // SAFETY: reads the 64 bytes of the array.
    unsafe { _mm512_loadu_si512(words.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store(lines: __m512i, to: &mut [[u8; 2]]) {
    let to: &mut [[u8; 2]; 32] = to.try_into().expect("half of 64");
    // SAFETY: writes the 64 bytes of the array, in which every bit pattern is a value.
    unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), lines) }
}

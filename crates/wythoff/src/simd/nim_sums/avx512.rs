//! The kernel for AVX-512: 32 nim-sums at a time are looked up in a table of 1,024 bits. The twin is in `portable`.
//!
//! The table has a bit for each value of the window that is not stamped yet, at the place of the value modulo 1,024: values
//! beyond the window may be found as well, and stamped. Two registers hold it, so that one permutation gives each lane the
//! word that its value is in. First the vectors with such a value are listed, then these values, then
//! they are stamped: none of the three asks the processor to guess. In between the table is made anew, ever more rarely,
//! because most values are met soon.

use std::arch::x86_64::*;
use std::mem::MaybeUninit;
use std::ops::Range;
use std::slice;

use super::{SPAN, Stamps, portable};

/// A vector of values.
const LANES: usize = 32;

/// The table is made anew after so many vectors at first, and after so many in the end.
const FIRST_CHUNK: usize = 32;
const LAST_CHUNK: usize = 128;

/// Bit i of word w is for the value of the window that is 16w + i modulo 1,024. A window has [`SPAN`] = 1,024 − 16 values
/// at most, so that it has no word twice, wherever in a word it begins.
type Table = [u16; 64];

/// The values found in a chunk; they are written a vector at a time.
type Found = [MaybeUninit<u16>; (LAST_CHUNK + 1) * LANES];

/// Whether this processor has what [`stamp_within`] needs.
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vbmi2")
        && is_x86_feature_detected!("popcnt")
}

/// Stamps whole vectors by the table, and the rest with the plain words.
pub(super) fn stamp_within(
    stamps: &mut Stamps,
    stamp: u32,
    window: Range<u32>,
    left: &[u16],
    right: &[u16],
) {
    assert!(is_available());
    assert!(window.end <= 1 << 16 && window.end.saturating_sub(window.start) <= SPAN);
    let (left, left_rest) = left.as_chunks();
    let (right, right_rest) = right.as_chunks();
    assert!(left.len() == right.len());
    portable(stamps, stamp, window.clone(), left_rest, right_rest);
    if !window.is_empty() {
        // SAFETY: the processor has the features.
        unsafe { stamp_vectors(stamps, stamp, window, left, right) }
    }
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2,popcnt")]
fn stamp_vectors(
    stamps: &mut Stamps,
    stamp: u32,
    window: Range<u32>,
    mut left: &[[u16; LANES]],
    mut right: &[[u16; LANES]],
) {
    let mut found = [MaybeUninit::uninit(); _];
    let mut chunk = FIRST_CHUNK;
    let mut table = missing(stamps, stamp, &window);
    while !left.is_empty() {
        let (now_left, now_right);
        (now_left, left) = left.split_at(chunk.min(left.len()));
        (now_right, right) = right.split_at(now_left.len());
        let found = find(&table, now_left, now_right, &mut found);
        for &value in found {
            stamps[usize::from(value)] = stamp;
        }
        if !found.is_empty() {
            table = missing(stamps, stamp, &window);
        }
        chunk = (chunk + chunk / 2).min(LAST_CHUNK);
    }
}

/// The values of the window without the stamp.
#[target_feature(enable = "avx512f")]
fn missing(stamps: &Stamps, stamp: u32, window: &Range<u32>) -> Table {
    let mut table = [0; 64];
    let (entries, _) = stamps.as_chunks::<16>();
    let (first, last) = (window.start as usize / 16, (window.end as usize - 1) / 16);
    for place in first..=last {
        // SAFETY: 16 words of 32 bits are a vector.
        let entries = unsafe { _mm512_loadu_si512(entries[place].as_ptr().cast()) };
        table[place % 64] = _mm512_cmpneq_epi32_mask(entries, _mm512_set1_epi32(stamp as i32));
    }
    table[first % 64] &= !0 << (window.start % 16);
    table[last % 64] &= !0 >> (15 - (window.end - 1) % 16);
    table
}

/// The nim-sums that the table has, in order.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2,popcnt")]
fn find<'a>(
    table: &Table,
    left: &[[u16; LANES]],
    right: &[[u16; LANES]],
    found: &'a mut Found,
) -> &'a [u16] {
    assert!(left.len() == right.len() && left.len() <= LAST_CHUNK);
    let (low, high) = table.split_at(LANES);
    let (low, high) = (load_half(low), load_half(high));
    let mut listed = [0u8; LAST_CHUNK];
    let mut count = 0;
    for (k, (left, right)) in left.iter().zip(right).enumerate() {
        let hit = hits(nim_sums(left, right), low, high);
        // At most k vectors were listed before; they are fewer than 256.
        listed[count % LAST_CHUNK] = k as u8;
        count += usize::from(hit != 0);
    }
    let mut length = 0;
    for &k in &listed[..count] {
        let values = nim_sums(&left[usize::from(k)], &right[usize::from(k)]);
        let hit = hits(values, low, high);
        let values = _mm512_maskz_compress_epi16(hit, values);
        // SAFETY: the vectors before this one, fewer than LAST_CHUNK, gave at most LANES values each: there is room for LANES more.
        unsafe { _mm512_storeu_si512(found.as_mut_ptr().add(length).cast(), values) };
        length += hit.count_ones() as usize;
    }
    let found: &'a [MaybeUninit<u16>] = &found[..length];
    // SAFETY: every vector wrote at least the values that were counted.
    unsafe { slice::from_raw_parts(found.as_ptr().cast(), found.len()) }
}

/// Which lanes have a value whose bit in the table is set.
///
/// The registers have each word of the table turned by one, so that turning it by the value brings its bit to the top.
/// The permutation heeds six bits of the place of a word, and the turn four bits of the value.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
fn hits(values: __m512i, low: __m512i, high: __m512i) -> u32 {
    let word = _mm512_permutex2var_epi16(low, _mm512_srli_epi16(values, 4), high);
    _mm512_movepi16_mask(_mm512_shrdv_epi16(word, word, values))
}

#[target_feature(enable = "avx512f,avx512bw,avx512vbmi2")]
fn load_half(words: &[u16]) -> __m512i {
    assert!(words.len() == LANES);
    // SAFETY: as many words as lanes.
    let words = unsafe { _mm512_loadu_si512(words.as_ptr().cast()) };
    _mm512_shrdi_epi16::<1>(words, words)
}

#[target_feature(enable = "avx512f")]
fn nim_sums(left: &[u16; LANES], right: &[u16; LANES]) -> __m512i {
    // SAFETY: as many words as lanes.
    let (left, right) = unsafe {
        (
            _mm512_loadu_si512(left.as_ptr().cast()),
            _mm512_loadu_si512(right.as_ptr().cast()),
        )
    };
    _mm512_xor_si512(left, right)
}

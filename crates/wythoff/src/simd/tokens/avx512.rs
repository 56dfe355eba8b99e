//! The reader of words for AVX-512: 64 bytes at a time to find the numbers, eight numbers at a time to convert them.

use std::arch::x86_64::*;

use super::{Progress, portable};

/// Positions in the text are kept in 16 bits.
const TEXT: usize = 1 << 16;
/// Room for the positions found in one call.
const EDGES: usize = 4096;

/// Whether this processor has what [`read_words`] needs.
pub(super) fn is_available() -> bool {
    is_x86_feature_detected!("avx512f")
        && is_x86_feature_detected!("avx512bw")
        && is_x86_feature_detected!("avx512vl")
        && is_x86_feature_detected!("avx512vbmi2")
        && is_x86_feature_detected!("popcnt")
}

/// Reads numbers of at most 16 digits with vectors, and what they cannot read with the plain loop.
pub(super) fn read_words(text: &[u8], words: &mut [u64]) -> Progress {
    assert!(is_available());
    // Eight numbers and the blanks between them are at least 15 bytes, so at least 16 bytes stand before the end of
    // every later number: those that are loaded to convert it.
    let eight = words.len().min(8);
    let mut progress = portable(text, &mut words[..eight]);
    if progress.words == 8 {
        // SAFETY: the processor has the features.
        let more = unsafe { read_after(text, progress.bytes, &mut words[8..]) };
        progress.words += more.words;
        progress.bytes = more.bytes;
    }
    let rest = portable(&text[progress.bytes..], &mut words[progress.words..]);
    Progress {
        words: progress.words + rest.words,
        bytes: progress.bytes + rest.bytes,
    }
}

/// Reads numbers after `from`, where a number ended, eight by eight. `bytes` counts from the start of the text.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi2,popcnt")]
fn read_after(text: &[u8], from: usize, words: &mut [u64]) -> Progress {
    let text = &text[..text.len().min(TEXT)];
    let mut edges = [0; EDGES + 64];
    let found = find_edges(text, from, &mut edges, 2 * words.len());
    let mut progress = Progress {
        words: 0,
        bytes: from,
    };
    let (groups, _) = edges[..found].as_chunks();
    for (group, eight) in groups.iter().zip(words.as_chunks_mut().0) {
        if !convert(text, group, eight) {
            break;
        }
        progress.words += 8;
        progress.bytes = usize::from(group[15]);
    }
    progress
}

/// Where numbers start and end behind `from`, in turn; how many such edges were found, about `wanted` of them.
///
/// It stops at a block with a byte that is neither digit nor blank.
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi2,popcnt")]
fn find_edges(text: &[u8], from: usize, edges: &mut [u16; EDGES + 64], wanted: usize) -> usize {
    let wanted = wanted.min(EDGES);
    let places: [u8; 64] = std::array::from_fn(|place| place as u8);
    let places = load(&places);
    let mut found = 0;
    let mut inside = 0; // 1 if the block before ended in a digit
    let mut base = from;
    for block in text[from..].as_chunks::<64>().0 {
        if found >= wanted {
            break;
        }
        let bytes = load(block);
        let digits = within(bytes, b'0', b'9');
        if digits | within(bytes, b'\t', b'\r') | within(bytes, b' ', b' ') != u64::MAX {
            break;
        }
        let changes = digits ^ (digits << 1 | inside);
        inside = digits >> 63;
        // found < EDGES, and `edges` is 64 longer. The text ends at 2^16, so no position is above 2^16 − 1.
        let (room, _) = edges[found..].as_chunks_mut::<32>();
        let here = _mm512_maskz_compress_epi8(changes, places);
        let before = _mm512_set1_epi16(base as i16);
        let low = _mm512_cvtepu8_epi16(_mm512_castsi512_si256(here));
        store_positions(_mm512_add_epi16(low, before), &mut room[0]);
        let count = changes.count_ones() as usize;
        if count > 32 {
            let high = _mm512_cvtepu8_epi16(_mm512_extracti64x4_epi64::<1>(here));
            store_positions(_mm512_add_epi16(high, before), &mut room[1]);
        }
        found += count;
        base += 64;
    }
    found
}

/// Which of 64 bytes are from `first` to `last`, the first byte in the lowest bit.
#[target_feature(enable = "avx512f,avx512bw")]
fn within(bytes: __m512i, first: u8, last: u8) -> u64 {
    let above = _mm512_sub_epi8(bytes, _mm512_set1_epi8(first as i8));
    _mm512_cmple_epu8_mask(above, _mm512_set1_epi8((last - first) as i8))
}

/// The values of the eight numbers with these edges; false, and no values, if one has more than 16 digits.
#[target_feature(enable = "avx512f,avx512bw,avx512vl")]
fn convert(text: &[u8], edges: &[u16; 16], values: &mut [u64; 8]) -> bool {
    let first = gather(text, [edges[1], edges[3], edges[5], edges[7]]);
    let second = gather(text, [edges[9], edges[11], edges[13], edges[15]]);
    // In 32 bits each: the start below, the end above.
    let both = load_edges(edges);
    let starts = _mm256_and_si256(both, _mm256_set1_epi32(0xFFFF));
    let lengths = _mm256_sub_epi32(_mm256_srli_epi32::<16>(both), starts);
    if _mm256_cmpgt_epi32_mask(lengths, _mm256_set1_epi32(16)) != 0 {
        return false;
    }
    // Of the 16 bytes up to its end a number has the last ones: the low half of 0xFFFF0000 >> length.
    let own = _mm256_srlv_epi32(_mm256_set1_epi32(0xFFFF_0000_u32 as i32), lengths);
    let own = _mm256_cvtepi32_epi16(own);
    let first = fours(first, _mm_cvtsi128_si64(own) as u64);
    let second = fours(second, _mm_extract_epi64::<1>(own) as u64);
    // Four groups of four digits, then two of eight: 9999 and 10,000 fit in 16 bits with a sign.
    let fours = _mm512_packus_epi32(first, second);
    let eights = _mm512_madd_epi16(fours, weights(10_000));
    let high = _mm512_mul_epu32(eights, _mm512_set1_epi64(100_000_000));
    let numbers = _mm512_add_epi64(high, _mm512_srli_epi64::<32>(eights));
    // `packus` worked in each quarter of the vector, so the two fours of numbers alternate.
    let order = _mm512_setr_epi64(0, 2, 4, 6, 1, 3, 5, 7);
    store_values(_mm512_permutexvar_epi64(order, numbers), values);
    true
}

/// The 16 bytes before each of four ends.
#[target_feature(enable = "avx512f")]
fn gather(text: &[u8], ends: [u16; 4]) -> __m512i {
    let [a, b, c, d] = ends.map(|end| load_before(text, usize::from(end)));
    let [low, high] = [_mm256_set_m128i(b, a), _mm256_set_m128i(d, c)];
    _mm512_inserti64x4::<1>(_mm512_castsi256_si512(low), high)
}

/// Four numbers, of whose 16 bytes each has its `own`, as four groups of four digits in 32 bits each.
#[target_feature(enable = "avx512f,avx512bw")]
fn fours(bytes: __m512i, own: u64) -> __m512i {
    let digits = _mm512_maskz_sub_epi8(own, bytes, _mm512_set1_epi8(b'0' as i8));
    let tens = _mm512_set1_epi16(0x010A); // 10 for the first digit of two, 1 for the second
    _mm512_madd_epi16(_mm512_maddubs_epi16(digits, tens), weights(100))
}

/// `high` for the first of two 16-bit numbers, 1 for the second.
#[target_feature(enable = "avx512f")]
fn weights(high: i32) -> __m512i {
    _mm512_set1_epi32(1 << 16 | high)
}

/// The 16 bytes before `end`.
#[target_feature(enable = "sse2")]
fn load_before(text: &[u8], end: usize) -> __m128i {
    let bytes: &[u8; 16] = text[..end].last_chunk().expect("16 bytes before every end");
    // SAFETY: reads the 16 bytes of the array.
    unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) }
}

#[target_feature(enable = "avx512f")]
fn load(bytes: &[u8; 64]) -> __m512i {
    // SAFETY: reads the 64 bytes of the array.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

#[target_feature(enable = "avx")]
fn load_edges(edges: &[u16; 16]) -> __m256i {
    // SAFETY: reads the 32 bytes of the array.
    unsafe { _mm256_loadu_si256(edges.as_ptr().cast()) }
}

#[target_feature(enable = "avx512f")]
fn store_positions(positions: __m512i, to: &mut [u16; 32]) {
    // SAFETY: writes the 64 bytes of the array, in which every bit pattern is a value.
    unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), positions) }
}

#[target_feature(enable = "avx512f")]
fn store_values(values: __m512i, to: &mut [u64; 8]) {
    // SAFETY: writes the 64 bytes of the array, in which every bit pattern is a value.
    unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), values) }
}

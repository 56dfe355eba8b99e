//! Text without its blanks: digits side by side, and where among them each number starts.

use std::arch::x86_64::*;

use super::is_blank;

/// How many blocks of 64 bytes are squeezed together: all that is made of them stays in the first cache.
const BLOCKS: usize = 32;
/// How many places a number is spread to.
const PLACES: i16 = 16;

/// The first blocks of a text. A vector that lies in two lines of the cache takes longer to load and to store.
#[repr(align(64))]
pub(super) struct Squeezed {
    /// The digits as they stand in the text, and 64 bytes more to read from any of them on.
    digits: [u8; 64 * BLOCKS + 64],
    /// The index of each number's first digit, and room for one vector more.
    starts: [u16; 32 * BLOCKS + 64],
    /// For each number 16 bits, of which the last ones are set, one for each digit; four numbers to a word.
    own: [u64; 8 * BLOCKS],
    /// Which bytes of each block are digits.
    blocks: [u64; BLOCKS],
    /// How many blocks there are.
    used: usize,
    /// How many digits there are.
    length: usize,
    /// How many numbers are whole and not too long, from the first on.
    count: usize,
}

impl Squeezed {
    pub(super) fn new() -> Self {
        Self {
            digits: [0; _],
            starts: [0; _],
            own: [0; _],
            blocks: [0; _],
            used: 0,
            length: 0,
            count: 0,
        }
    }

    /// The index of the first digit of each number.
    pub(super) fn starts(&self) -> &[u16] {
        &self.starts[..self.count]
    }

    /// Which of its 16 places each number has: as many of the last ones as it has digits.
    pub(super) fn own_places(&self) -> &[u64] {
        &self.own
    }

    /// The 64 digits from one on.
    #[inline(always)]
    pub(super) fn digits_from(&self, start: u16) -> &[u8; 64] {
        let digits = self.digits[usize::from(start)..].first_chunk();
        digits.expect("64 bytes behind every digit")
    }

    /// Squeezes the front of a text, about as much as `wanted` numbers take, up to the first byte that is neither digit
    /// nor blank.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi2,popcnt")]
    pub(super) fn squeeze(&mut self, text: &[u8], wanted: usize) {
        let (kinds, places) = (load(&KINDS), load(&PLACES_IN_ORDER));
        let mut seen = _mm512_setzero_si512();
        let mut inside = 0; // 1 if the block before ended in a digit
        let (mut used, mut length, mut count) = (0, 0, 0);
        for (block, digits) in text.as_chunks().0.iter().zip(&mut self.blocks) {
            // That a number is whole is known when the next one starts.
            if count > wanted {
                break;
            }
            let bytes = load(block);
            let kind = _mm512_permutexvar_epi8(bytes, kinds);
            seen = _mm512_ternarylogic_epi64::<ANY_OF_THREE>(seen, kind, bytes);
            *digits = _mm512_testn_epi8_mask(kind, kind);
            let starts = *digits & !(*digits << 1 | inside);
            inside = *digits >> 63;
            // At most 64·BLOCKS digits and 32·BLOCKS starts come before: there is room behind them.
            let room = self.digits[length..].first_chunk_mut();
            let squeezed = _mm512_maskz_compress_epi8(*digits, bytes);
            store_bytes(squeezed, room.expect("64 bytes more than digits"));
            let starts = _pext_u64(starts, *digits);
            let found = starts.count_ones() as usize;
            let here = _mm512_castsi512_si256(_mm512_maskz_compress_epi8(starts, places));
            let room = self.starts[count..].first_chunk_mut::<32>();
            let (low, high) = room.expect("32 more than starts").split_at_mut(16);
            store_starts(_mm256_castsi256_si128(here), length, low);
            if found > 16 {
                store_starts(_mm256_extracti128_si256::<1>(here), length, high);
            }
            used += 1;
            length += digits.count_ones() as usize;
            count += found;
        }
        (self.used, self.length, self.count) = (used, length, count.saturating_sub(1));
        if _mm512_test_epi8_mask(seen, _mm512_set1_epi8(WRONG)) != 0 {
            let is_wrong = |byte: &u8| !byte.is_ascii_digit() && !is_blank(*byte);
            let good = text.iter().position(is_wrong).expect("it was seen");
            self.squeeze(&text[..good], wanted);
        } else {
            self.find_own_places();
        }
    }

    /// Finds which places each number has, and leaves out what comes from one with more than 16 digits on.
    #[target_feature(enable = "avx512f,avx512bw")]
    fn find_own_places(&mut self) {
        let places = _mm512_set1_epi16(PLACES);
        let chunks = self.own.as_chunks_mut().0;
        for (at, own) in (0..self.count).step_by(32).zip(chunks) {
            let starts = load_starts(self.starts[at..].first_chunk().expect("64 more"));
            let ends = load_starts(self.starts[at + 1..].first_chunk().expect("64 more"));
            let free = _mm512_sub_epi16(_mm512_add_epi16(starts, places), ends);
            store_words(_mm512_sllv_epi16(_mm512_set1_epi16(-1), free), own);
            // Without a sign, so this is also where the number has more digits than places. Behind the last number
            // anything may stand.
            let long = _mm512_cmpgt_epu16_mask(free, places);
            if long != 0 {
                self.count = self.count.min(at + long.trailing_zeros() as usize);
                return;
            }
        }
    }

    /// How many bytes of the text there are up to the last digit of a number.
    #[target_feature(enable = "bmi2,popcnt")]
    pub(super) fn end_of(&self, number: usize) -> usize {
        let mut behind = self.length - usize::from(self.starts[number + 1]);
        for (block, digits) in self.blocks[..self.used].iter().enumerate().rev() {
            let count = digits.count_ones() as usize;
            if behind < count {
                let last = _pdep_u64(1 << (count - 1 - behind), *digits);
                return 64 * block + last.trailing_zeros() as usize + 1;
            }
            behind -= count;
        }
        unreachable!("a number has digits")
    }
}

/// The bits of a wrong byte, or of its kind. What is right, digit or blank, is below 64.
const WRONG: i8 = 0xC0_u8 as i8;

/// For bytes below 64: 0 for a digit, 1 for a blank, and else wrong.
const KINDS: [u8; 64] = {
    let mut kinds = [WRONG as u8; 64];
    let mut byte = 0;
    while byte < 64 {
        if (byte as u8).is_ascii_digit() {
            kinds[byte] = 0;
        } else if is_blank(byte as u8) {
            kinds[byte] = 1;
        }
        byte += 1;
    }
    kinds
};

/// 0, 1, 2, …
const PLACES_IN_ORDER: [u8; 64] = {
    let mut places = [0; 64];
    let mut place = 0;
    while place < 64 {
        places[place] = place as u8;
        place += 1;
    }
    places
};

/// The truth table of x | y | z.
const ANY_OF_THREE: i32 = 0b1111_1110;

/// Stores places in a block as indices, the digit before them being number `before`, which is below 2^16.
#[inline]
#[target_feature(enable = "avx512f,avx512bw,avx512vl")]
fn store_starts(places: __m128i, before: usize, to: &mut [u16]) {
    let starts = _mm256_add_epi16(
        _mm256_cvtepu8_epi16(places),
        _mm256_set1_epi16(before as i16),
    );
    let to: &mut [u16; 16] = to.try_into().expect("half of 32");
    // SAFETY: writes the 32 bytes of the array, in which every bit pattern is a value.
    unsafe { _mm256_storeu_si256(to.as_mut_ptr().cast(), starts) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load(bytes: &[u8; 64]) -> __m512i {
    // SAFETY: reads the 64 bytes of the array.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn load_starts(starts: &[u16; 32]) -> __m512i {
    // SAFETY: reads the 64 bytes of the array.
    unsafe { _mm512_loadu_si512(starts.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store_bytes(bytes: __m512i, to: &mut [u8; 64]) {
    // SAFETY: writes the 64 bytes of the array, in which every bit pattern is a value.
    unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), bytes) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store_words(words: __m512i, to: &mut [u64; 8]) {
    // SAFETY: writes the 64 bytes of the array, in which every bit pattern is a value.
    unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), words) }
}

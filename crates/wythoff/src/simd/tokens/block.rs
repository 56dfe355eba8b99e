//! 64 bytes of text: where numbers end in them, and the values of these numbers.

use std::arch::x86_64::*;

use super::is_blank;

/// What is known of the last block read and of those before it.
///
/// Places count from the first byte of the block before: it has the places 0 to 63, the block itself 64 to 127.
pub(super) struct Block {
    /// The values of the digits of the block; 0 for a blank.
    values: __m512i,
    /// The place, for the block that comes next, of the last end of a number: of the blank behind its last digit.
    end: i8,
    /// All bytes and values so far, together.
    seen: __m512i,
    /// Which places of the vectors that numbers were spread to have been taken, by a number or the blanks before it.
    own: u64,
    /// How many line feeds there were.
    lines: usize,
}

impl Block {
    /// The block before a text. A number ended right before it.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(super) fn new() -> Self {
        Self {
            values: _mm512_setzero_si512(),
            end: 63,
            seen: _mm512_setzero_si512(),
            own: 0,
            lines: 0,
        }
    }

    /// Reads the numbers that end in the next block; how many they are. `before` is what stands a byte before the block.
    ///
    /// What it writes is true if the text so far is not suspicious, and if what made it so was looked at.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi,avx512vbmi2,popcnt,lzcnt")]
    pub(super) fn read(
        &mut self,
        before: &[u8; 64],
        block: &[u8; 64],
        words: &mut [u64; 32],
    ) -> usize {
        let bytes = load(block);
        let digit = _mm512_set1_epi8(DIGIT);
        // A number ends at a blank with a digit before it.
        let behind_digits = _mm512_test_epi8_mask(load(before), digit);
        let ends = _mm512_mask_testn_epi8_mask(behind_digits, bytes, digit);
        let values_before = self.values;
        self.values = _mm512_permutexvar_epi8(bytes, load(&VALUES));
        self.seen = _mm512_ternarylogic_epi64::<ANY_OF_THREE>(self.seen, self.values, bytes);
        let line_feeds = _mm512_cmpeq_epi8_mask(bytes, _mm512_set1_epi8(b'\n' as i8));
        self.lines += line_feeds.count_ones() as usize;

        let places = _mm512_maskz_compress_epi8(ends, load(&PLACES));
        let first = _mm512_set1_epi8(self.end);
        // −1 if there is none, which is right for the places of the block after the next.
        self.end = 63 - ends.leading_zeros() as i8;

        let found = ends.count_ones() as usize;
        let mut left = found as isize;
        // Where there is no number, the end is 0: none of its places is behind the end before, and it is written as 0.
        // A pack takes from its two vectors in turn, so one has the first number, the third, …, the other the rest.
        let (mut even, mut odd) = (load(&EVEN), load(&ODD));
        let mut earlier = _mm512_mask_permutexvar_epi8(first, !0xFFFF, load(&BEFORE_EVEN), places);
        for room in words.as_chunks_mut().0 {
            let even_ends = _mm512_permutexvar_epi8(even, places);
            let odd_ends = _mm512_permutexvar_epi8(odd, places);
            let a = self.fours(values_before, even_ends, earlier);
            let b = self.fours(values_before, odd_ends, even_ends);
            // Four groups of four digits, then two of eight: 9999 and 10,000 fit in 16 bits with a sign.
            let eights = _mm512_madd_epi16(_mm512_packus_epi32(a, b), weights(10_000));
            let high = _mm512_mul_epu32(eights, _mm512_set1_epi64(100_000_000));
            store(
                _mm512_add_epi64(high, _mm512_srli_epi64::<32>(eights)),
                room,
            );
            left -= 8;
            if left <= 0 {
                break;
            }
            let eight = _mm512_set1_epi8(8);
            even = _mm512_add_epi8(even, eight);
            odd = _mm512_add_epi8(odd, eight);
            earlier = _mm512_permutexvar_epi8(_mm512_sub_epi8(even, _mm512_set1_epi8(1)), places);
        }
        found
    }

    /// Of four numbers that end at these places, the last 16 digits as four groups of four digits in 32 bits each.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
    fn fours(&mut self, before: __m512i, ends: __m512i, earlier: __m512i) -> __m512i {
        let offsets = _mm512_broadcast_i32x4(_mm_setr_epi8(
            -16, -15, -14, -13, -12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1,
        ));
        let from = _mm512_add_epi8(ends, offsets);
        let own = _mm512_cmpgt_epi8_mask(from, earlier);
        self.own |= own;
        let digits = _mm512_maskz_permutex2var_epi8(own, before, from, self.values);
        let tens = _mm512_set1_epi16(0x010A); // 10 for the first digit of two, 1 for the second
        _mm512_madd_epi16(_mm512_maddubs_epi16(digits, tens), weights(100))
    }

    /// How many line feeds there were.
    pub(super) fn lines(&self) -> usize {
        self.lines
    }

    /// Whether there may have been a byte that is neither digit nor blank, or a number of more than 16 digits.
    #[inline]
    #[target_feature(enable = "avx512f,avx512bw")]
    pub(super) fn is_suspicious(&self) -> bool {
        // The first of 16 places is taken if a number has 16 digits or more, or there are many blanks before it.
        (wrong_in(self.seen) | self.own & 0x0001_0001_0001_0001) != 0
    }

    /// The text so far has been looked at.
    #[inline]
    #[target_feature(enable = "avx512f")]
    pub(super) fn trust(&mut self) {
        self.seen = _mm512_setzero_si512();
        self.own = 0;
    }
}

/// Which bytes of a block are neither digits nor blanks, and which ones of the others are digits.
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
pub(super) fn kinds(block: &[u8; 64]) -> [u64; 2] {
    let bytes = load(block);
    let values = _mm512_permutexvar_epi8(bytes, load(&VALUES));
    let digits = _mm512_test_epi8_mask(bytes, _mm512_set1_epi8(DIGIT));
    [wrong_in(_mm512_or_si512(values, bytes)), digits]
}

#[inline]
#[target_feature(enable = "avx512f,avx512bw")]
fn wrong_in(seen: __m512i) -> u64 {
    _mm512_test_epi8_mask(seen, _mm512_set1_epi8(WRONG))
}

/// `high` for the first of two 16-bit numbers, 1 for the second.
#[inline]
#[target_feature(enable = "avx512f")]
fn weights(high: i32) -> __m512i {
    _mm512_set1_epi32(1 << 16 | high)
}

/// The bit that digits have, `0` to `9`, and blanks have not: they are 9 to 13 and 32.
const DIGIT: i8 = 0x10;

/// The bits of a wrong byte, or of its value. What is right, digit or blank, is below 64.
const WRONG: i8 = 0xC0_u8 as i8;

/// For bytes below 64: the value of a digit, 0 for a blank, and else wrong.
const VALUES: [u8; 64] = {
    let mut values = [WRONG as u8; 64];
    let mut byte = 0;
    while byte < 64 {
        if (byte as u8).is_ascii_digit() {
            values[byte] = byte as u8 - b'0';
        } else if is_blank(byte as u8) {
            values[byte] = 0;
        }
        byte += 1;
    }
    values
};

/// a, a + 1, …
const fn count_from(a: u8) -> [u8; 64] {
    let mut places = [0; 64];
    let mut place = 0;
    while place < 64 {
        places[place] = a.wrapping_add(place as u8);
        place += 1;
    }
    places
}

/// The places of a block.
const PLACES: [u8; 64] = count_from(64);

/// The elements a, a + 2, a + 4 and a + 6, each for 16 places.
const fn every_second(a: u8) -> [u8; 64] {
    let mut which = [0; 64];
    let mut place = 0;
    while place < 64 {
        which[place] = a.wrapping_add(2 * (place as u8 / 16));
        place += 1;
    }
    which
}

const EVEN: [u8; 64] = every_second(0);
const ODD: [u8; 64] = every_second(1);
/// What comes before [`EVEN`]; nothing comes before its first 16, and they are not used.
const BEFORE_EVEN: [u8; 64] = every_second(u8::MAX);

/// The truth table of x | y | z.
const ANY_OF_THREE: i32 = 0b1111_1110;

#[inline]
#[target_feature(enable = "avx512f")]
fn load(bytes: &[u8; 64]) -> __m512i {
    // SAFETY: reads the 64 bytes of the array.
    unsafe { _mm512_loadu_si512(bytes.as_ptr().cast()) }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn store(words: __m512i, to: &mut [u64; 8]) {
    // SAFETY: writes the 64 bytes of the array, in which every bit pattern is a value.
    unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), words) }
}

//! Numbers as words, the lowest first: products with one word, in place.

use dashu_int::UBig;

/// The words of a number, without zeros at the end.
pub(super) fn words(number: &UBig) -> Vec<u64> {
    let bytes = number.to_le_bytes();
    let (whole, last) = bytes.as_chunks::<8>();
    let mut words: Vec<u64> = whole.iter().map(|word| u64::from_le_bytes(*word)).collect();
    if !last.is_empty() {
        let mut word = [0; 8];
        word[..last.len()].copy_from_slice(last);
        words.push(u64::from_le_bytes(word));
    }
    words
}

/// The number with these words.
pub(super) fn big(words: &[u64]) -> UBig {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    UBig::from_le_bytes(&bytes)
}

/// How many bits a number has.
pub(super) fn bits(words: &[u64]) -> usize {
    let last = words.iter().rposition(|word| *word > 0);
    last.map_or(0, |last| 64 * last + words[last].ilog2() as usize + 1)
}

/// The number without its lowest bits, of which at most 64 are left.
pub(super) fn top(words: &[u64], shift: usize) -> u64 {
    let word = |place: usize| words.get(place).copied().unwrap_or(0);
    let (place, bits) = (shift / 64, shift % 64);
    let double = u128::from(word(place)) | u128::from(word(place + 1)) << 64;
    (double >> bits) as u64
}

/// sum ← sum + Σ number·factor, for factors below 2^62.
pub(super) fn add_products(sum: &mut Vec<u64>, numbers: &[Vec<u64>], factors: &[u64]) {
    for (numbers, factors) in numbers.chunks(2).zip(factors.chunks(2)) {
        let length = numbers.iter().map(Vec::len).max().unwrap_or(0);
        if sum.len() < length {
            sum.resize(length, 0);
        }
        let (low, high) = sum.split_at_mut(length);
        let mut carry = 0;
        each_word(numbers, factors, |place, products| {
            // Two products below 2^126, a word, and a carry below 2^64.
            let next = products + u128::from(low[place]) + carry;
            low[place] = next as u64;
            carry = next >> 64;
        });
        let mut carry = carry as u64;
        for word in high {
            if carry == 0 {
                break;
            }
            let (next, above) = word.overflowing_add(carry);
            (*word, carry) = (next, above.into());
        }
        if carry > 0 {
            sum.push(carry);
        }
    }
}

/// Σ entry·number.
pub(super) fn dot(entries: &[u64], numbers: &[Vec<u64>]) -> Vec<u64> {
    let mut sum = Vec::with_capacity(numbers.iter().map(Vec::len).max().unwrap_or(0) + 1);
    add_products(&mut sum, numbers, entries);
    sum
}

/// rest ← rest − Σ number·factor modulo 2^(64·length), for numbers that are not longer and factors below 2^62; whether that is
/// negative.
pub(super) fn subtract_products(rest: &mut [u64], numbers: &[Vec<u64>], factors: &[u64]) -> bool {
    let mut negative = false;
    for (numbers, factors) in numbers.chunks(2).zip(factors.chunks(2)) {
        let length = numbers.iter().map(Vec::len).max().unwrap_or(0);
        let (low, high) = rest.split_at_mut(length);
        let mut borrow = 0;
        each_word(numbers, factors, |place, products| {
            let products = products + borrow; // below 2^128
            let (next, below) = low[place].overflowing_sub(products as u64);
            low[place] = next;
            borrow = (products >> 64) + u128::from(below);
        });
        let mut borrow = borrow as u64; // at most 2^63 + 1
        for word in high {
            let (next, below) = word.overflowing_sub(borrow);
            (*word, borrow) = (next, below.into());
        }
        negative |= borrow > 0;
    }
    negative
}

/// Goes through the words of one or two numbers: their products with the factors, added.
#[inline(always)]
fn each_word(numbers: &[Vec<u64>], factors: &[u64], mut visit: impl FnMut(usize, u128)) {
    let product = |word: u64, factor: u64| u128::from(word) * u128::from(factor);
    match (numbers, factors) {
        ([first, second], &[e, f]) => {
            let both = first.len().min(second.len());
            for (place, (&a, &b)) in first.iter().zip(second).enumerate() {
                visit(place, product(a, e) + product(b, f));
            }
            let (longer, factor) = match first.len() > both {
                true => (first, e),
                false => (second, f),
            };
            for (place, &word) in longer.iter().enumerate().skip(both) {
                visit(place, product(word, factor));
            }
        }
        ([number], &[factor]) => {
            for (place, &word) in number.iter().enumerate() {
                visit(place, product(word, factor));
            }
        }
        _ => unreachable!("one or two numbers, with as many factors"),
    }
}

//! The transform in AVX-512: eight words to a vector. Its twin: `portable`.
//!
//! The order of the values within 64 is another than the twin's, and `inverse` knows it.

use std::arch::x86_64::*;

mod words;

use words::{
    Words, add, all, apart, load, mul, store, sub, transposed, turn, vectors, vectors_mut,
};

/// Blocks of this length are transformed in registers; every transform is at least so long.
const SMALL: usize = 64;

/// As [`super::portable::forward`], for a length of 64 or more.
#[target_feature(enable = "avx512f")]
pub(super) fn forward(block: &mut [u64], s: usize, roots: &[u64]) {
    let length = block.len();
    if let Ok(small) = <&mut [u64; SMALL]>::try_from(&mut *block) {
        return forward_small(small, s, roots);
    }
    if length == 2 * SMALL {
        halve(block, roots[s]);
        for (q, part) in block.chunks_exact_mut(SMALL).enumerate() {
            forward(part, 2 * s + q, roots);
        }
        return;
    }
    split(block, roots[s], roots[2 * s]);
    for (q, part) in block.chunks_exact_mut(length / 4).enumerate() {
        forward(part, 4 * s + q, roots);
    }
}

/// As [`super::portable::inverse`], for a length of 64 or more.
#[target_feature(enable = "avx512f")]
pub(super) fn inverse(block: &mut [u64], s: usize, inverses: &[u64]) {
    let length = block.len();
    if let Ok(small) = <&mut [u64; SMALL]>::try_from(&mut *block) {
        return inverse_small(small, s, inverses);
    }
    if length == 2 * SMALL {
        for (q, part) in block.chunks_exact_mut(SMALL).enumerate() {
            inverse(part, 2 * s + q, inverses);
        }
        return unite(block, inverses[s]);
    }
    for (q, part) in block.chunks_exact_mut(length / 4).enumerate() {
        inverse(part, 4 * s + q, inverses);
    }
    join(block, inverses[s], inverses[2 * s]);
}

/// As [`super::portable::forward_thirds`].
#[target_feature(enable = "avx512f")]
pub(super) fn forward_thirds(parts: [&mut [u64]; 3]) {
    let [p0, p1, p2] = parts.map(vectors_mut);
    for ((p0, p1), p2) in p0.iter_mut().zip(p1).zip(p2) {
        let (a, b, c) = (load(p0), load(p1), load(p2));
        let (even, turned) = (add(a, c), sub(a, c));
        store(p0, add(even, b));
        store(p1, sub(even, b));
        store(p2, add(turned, turn(b)));
    }
}

/// As [`super::portable::inverse_thirds`].
#[target_feature(enable = "avx512f")]
pub(super) fn inverse_thirds(parts: [&mut [u64]; 3]) {
    let [p0, p1, p2] = parts.map(vectors_mut);
    for ((p0, p1), p2) in p0.iter_mut().zip(p1).zip(p2) {
        let (a, b, c) = (load(p0), load(p1), load(p2));
        let (even, odd) = (add(a, b), sub(a, b));
        let turned = sub(add(c, c), turn(odd));
        store(p0, add(even, turned));
        store(p1, add(odd, odd));
        store(p2, sub(even, turned));
    }
}

/// x ← x(αx + βy) + γy², word by word.
#[target_feature(enable = "avx512f")]
pub(super) fn form(x: &mut [u64], y: &[u64], [alpha, beta, gamma]: [u64; 3]) {
    let [alpha, beta, gamma] = [alpha, beta, gamma].map(|word| all(word));
    for (x, y) in vectors_mut(x).iter_mut().zip(vectors(y)) {
        let (v, w) = (load(x), load(y));
        let first = mul(v, add(mul(alpha, v), mul(beta, w)));
        store(x, add(first, mul(gamma, mul(w, w))));
    }
}

/// x ← scale·x·y, word by word.
#[target_feature(enable = "avx512f")]
pub(super) fn multiply(x: &mut [u64], y: &[u64], scale: u64) {
    let scale = all(scale);
    for (x, y) in vectors_mut(x).iter_mut().zip(vectors(y)) {
        let product = mul(load(x), mul(scale, load(y)));
        store(x, product);
    }
}

/// x ← scale·(x² − yz), word by word.
#[target_feature(enable = "avx512f")]
pub(super) fn square_less_product(x: &mut [u64], y: &[u64], z: &[u64], scale: u64) {
    let (scale, factors) = (all(scale), vectors(y).iter().zip(vectors(z)));
    for (x, (y, z)) in vectors_mut(x).iter_mut().zip(factors) {
        let v = load(x);
        let difference = sub(mul(v, v), mul(load(y), load(z)));
        store(x, mul(scale, difference));
    }
}

/// sum ← sum + x·y, word by word.
#[target_feature(enable = "avx512f")]
pub(super) fn add_product(sum: &mut [u64], x: &[u64], y: &[u64]) {
    let factors = vectors(x).iter().zip(vectors(y));
    for (sum, (x, y)) in vectors_mut(sum).iter_mut().zip(factors) {
        let product = mul(load(x), load(y));
        store(sum, add(load(sum), product));
    }
}

/// From modulo x^2L − r² to modulo x^L − r and x^L + r.
#[target_feature(enable = "avx512f")]
fn halve(block: &mut [u64], r: u64) {
    let (r, half) = (all(r), block.len() / 2);
    let (front, back) = block.split_at_mut(half);
    for (p0, p1) in vectors_mut(front).iter_mut().zip(vectors_mut(back)) {
        let (sum, difference) = butterfly(load(p0), load(p1), r);
        store(p0, sum);
        store(p1, difference);
    }
}

/// Takes [`halve`] back, times 2; r is the inverse of its r.
#[target_feature(enable = "avx512f")]
fn unite(block: &mut [u64], r: u64) {
    let (r, half) = (all(r), block.len() / 2);
    let (front, back) = block.split_at_mut(half);
    for (p0, p1) in vectors_mut(front).iter_mut().zip(vectors_mut(back)) {
        let (a, b) = butterfly_back(load(p0), load(p1), r);
        store(p0, a);
        store(p1, b);
    }
}

/// a + rb and a − rb.
#[inline]
#[target_feature(enable = "avx512f")]
fn butterfly(a: __m512i, b: __m512i, r: __m512i) -> (__m512i, __m512i) {
    let b = mul(b, r);
    (add(a, b), sub(a, b))
}

/// a + b and r(a − b).
#[inline]
#[target_feature(enable = "avx512f")]
fn butterfly_back(a: __m512i, b: __m512i, r: __m512i) -> (__m512i, __m512i) {
    (add(a, b), mul(sub(a, b), r))
}

/// As in `portable`.
#[target_feature(enable = "avx512f")]
fn split(block: &mut [u64], r: u64, h: u64) {
    let quarter = block.len() / 4;
    let first = r == 1;
    let [r, h, rh] = [r, h, super::field::mul(r, h)].map(|word| all(word));
    let (front, back) = block.split_at_mut(2 * quarter);
    let (p0, p1) = front.split_at_mut(quarter);
    let (p2, p3) = back.split_at_mut(quarter);
    let front = vectors_mut(p0).iter_mut().zip(vectors_mut(p1));
    let back = vectors_mut(p2).iter_mut().zip(vectors_mut(p3));
    for ((p0, p1), (p2, p3)) in front.zip(back) {
        let (a, b, c, d) = (load(p0), load(p1), load(p2), load(p3));
        // The first block of a layer has r = h = 1.
        let (b, c, d) = match first {
            true => (b, c, d),
            false => (mul(b, h), mul(c, r), mul(d, rh)),
        };
        let (even, odd) = (add(a, c), add(b, d));
        let (even_turned, odd_turned) = (sub(a, c), turn(sub(b, d)));
        store(p0, add(even, odd));
        store(p1, sub(even, odd));
        store(p2, add(even_turned, odd_turned));
        store(p3, sub(even_turned, odd_turned));
    }
}

/// As in `portable`.
#[target_feature(enable = "avx512f")]
fn join(block: &mut [u64], r: u64, h: u64) {
    let quarter = block.len() / 4;
    let first = r == 1;
    let [r, h, rh] = [r, h, super::field::mul(r, h)].map(|word| all(word));
    let (front, back) = block.split_at_mut(2 * quarter);
    let (p0, p1) = front.split_at_mut(quarter);
    let (p2, p3) = back.split_at_mut(quarter);
    let front = vectors_mut(p0).iter_mut().zip(vectors_mut(p1));
    let back = vectors_mut(p2).iter_mut().zip(vectors_mut(p3));
    for ((p0, p1), (p2, p3)) in front.zip(back) {
        let (a, b, c, d) = (load(p0), load(p1), load(p2), load(p3));
        let (even, odd) = (add(a, b), sub(a, b));
        let (even_turned, odd_turned) = (add(c, d), turn(sub(d, c)));
        store(p0, add(even, even_turned));
        let rest = (
            add(odd, odd_turned),
            sub(even, even_turned),
            sub(odd, odd_turned),
        );
        let (b, c, d) = match first {
            true => rest,
            false => (mul(rest.0, h), mul(rest.1, r), mul(rest.2, rh)),
        };
        store(p1, b);
        store(p2, c);
        store(p3, d);
    }
}

/// Six layers: three between vectors, and after a transposition three more.
#[target_feature(enable = "avx512f")]
fn forward_small(block: &mut [u64; SMALL], s: usize, roots: &[u64]) {
    let mut v = loaded(block);
    let r = all(roots[s]);
    for i in 0..4 {
        (v[i], v[i + 4]) = butterfly(v[i], v[i + 4], r);
    }
    for half in 0..2 {
        let r = all(roots[2 * s + half]);
        for i in [4 * half, 4 * half + 1] {
            (v[i], v[i + 2]) = butterfly(v[i], v[i + 2], r);
        }
    }
    for pair in 0..4 {
        let r = all(roots[4 * s + pair]);
        (v[2 * pair], v[2 * pair + 1]) = butterfly(v[2 * pair], v[2 * pair + 1], r);
    }
    let mut v = transposed(v);
    let Lanes { one, two, four } = Lanes::load(roots, s);
    for i in 0..4 {
        (v[i], v[i + 4]) = butterfly(v[i], v[i + 4], one);
    }
    for (half, r) in two.into_iter().enumerate() {
        for i in [4 * half, 4 * half + 1] {
            (v[i], v[i + 2]) = butterfly(v[i], v[i + 2], r);
        }
    }
    for (pair, r) in four.into_iter().enumerate() {
        (v[2 * pair], v[2 * pair + 1]) = butterfly(v[2 * pair], v[2 * pair + 1], r);
    }
    stored(block, v);
}

/// Takes [`forward_small`] back, times 64.
#[target_feature(enable = "avx512f")]
fn inverse_small(block: &mut [u64; SMALL], s: usize, inverses: &[u64]) {
    let mut v = loaded(block);
    let Lanes { one, two, four } = Lanes::load(inverses, s);
    for (pair, r) in four.into_iter().enumerate() {
        (v[2 * pair], v[2 * pair + 1]) = butterfly_back(v[2 * pair], v[2 * pair + 1], r);
    }
    for (half, r) in two.into_iter().enumerate() {
        for i in [4 * half, 4 * half + 1] {
            (v[i], v[i + 2]) = butterfly_back(v[i], v[i + 2], r);
        }
    }
    for i in 0..4 {
        (v[i], v[i + 4]) = butterfly_back(v[i], v[i + 4], one);
    }
    let mut v = transposed(v);
    for pair in 0..4 {
        let r = all(inverses[4 * s + pair]);
        (v[2 * pair], v[2 * pair + 1]) = butterfly_back(v[2 * pair], v[2 * pair + 1], r);
    }
    for half in 0..2 {
        let r = all(inverses[2 * s + half]);
        for i in [4 * half, 4 * half + 1] {
            (v[i], v[i + 2]) = butterfly_back(v[i], v[i + 2], r);
        }
    }
    let r = all(inverses[s]);
    for i in 0..4 {
        (v[i], v[i + 4]) = butterfly_back(v[i], v[i + 4], r);
    }
    stored(block, v);
}

/// The roots of the last three layers of block s of 64: lane j has those of block 8s + j of eight.
struct Lanes {
    /// Of the layer of eights.
    one: __m512i,
    /// Of the layer of fours, two to a block.
    two: [__m512i; 2],
    /// Of the layer of twos, four to a block.
    four: [__m512i; 4],
}

impl Lanes {
    #[inline]
    #[target_feature(enable = "avx512f")]
    fn load(roots: &[u64], s: usize) -> Self {
        let at = |place: usize| load(roots[place..].first_chunk().expect("the table is as long"));
        let two = apart(at(16 * s), at(16 * s + 8));
        let (front, back) = (
            apart(at(32 * s), at(32 * s + 8)),
            apart(at(32 * s + 16), at(32 * s + 24)),
        );
        let ([r0, r2], [r1, r3]) = (apart(front[0], back[0]), apart(front[1], back[1]));
        Self {
            one: at(8 * s),
            two,
            four: [r0, r1, r2, r3],
        }
    }
}

#[inline]
#[target_feature(enable = "avx512f")]
fn loaded(block: &[u64; SMALL]) -> [__m512i; 8] {
    let vectors: &[Words; 8] = vectors(block).first_chunk().expect("eight times eight");
    vectors.each_ref().map(|words| load(words))
}

#[inline]
#[target_feature(enable = "avx512f")]
fn stored(block: &mut [u64; SMALL], values: [__m512i; 8]) {
    for (words, value) in vectors_mut(block).iter_mut().zip(values) {
        store(words, value);
    }
}

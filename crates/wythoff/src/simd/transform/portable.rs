//! The transform in plain words.

use super::field::{add, mul, sub, turn};

/// Three parts of a polynomial: what it is modulo x^L − 1, x^L + 1 and x^L − i.
pub(super) fn forward_thirds([p0, p1, p2]: [&mut [u64]; 3]) {
    for ((p0, p1), p2) in p0.iter_mut().zip(p1).zip(p2) {
        let (a, b, c) = (*p0, *p1, *p2);
        let (even, turned) = (add(a, c), sub(a, c));
        (*p0, *p1, *p2) = (add(even, b), sub(even, b), add(turned, turn(b)));
    }
}

/// The way back, four times as much.
pub(super) fn inverse_thirds([p0, p1, p2]: [&mut [u64]; 3]) {
    for ((p0, p1), p2) in p0.iter_mut().zip(p1).zip(p2) {
        // a + b + c, a − b + c and a + ib − c, times L; the results are 4L times a, b, c.
        let (even, odd) = (add(*p0, *p1), sub(*p0, *p1));
        let turned = sub(add(*p2, *p2), turn(odd));
        (*p0, *p1, *p2) = (add(even, turned), add(odd, odd), sub(even, turned));
    }
}

/// Blocks of so many words are gone through layer by layer: they stay in the nearest cache.
const NEAR: usize = 1 << 11;

/// The values of the polynomial `block`, modulo x^length − `roots[s]`², at the roots of that. The length is a power of 2.
pub(super) fn forward(block: &mut [u64], s: usize, roots: &[u64]) {
    let length = block.len();
    if length == 2 {
        let [a, b] = [block[0], mul(block[1], roots[s])];
        (block[0], block[1]) = (add(a, b), sub(a, b));
        return;
    }
    if length < 4 {
        return;
    }
    split(block, roots[s], roots[2 * s]);
    if length > NEAR {
        for (q, part) in block.chunks_exact_mut(length / 4).enumerate() {
            forward(part, 4 * s + q, roots);
        }
        return;
    }
    let (mut length, mut s) = (length / 4, 4 * s);
    while length >= 4 {
        for (q, part) in block.chunks_exact_mut(length).enumerate() {
            split(part, roots[s + q], roots[2 * (s + q)]);
        }
        (length, s) = (length / 4, 4 * s);
    }
    if length == 2 {
        for (q, part) in block.chunks_exact_mut(2).enumerate() {
            forward(part, s + q, roots);
        }
    }
}

/// Takes [`forward`] back, times the length; `inverses` are those of its roots.
pub(super) fn inverse(block: &mut [u64], s: usize, inverses: &[u64]) {
    let length = block.len();
    if length == 2 {
        let [a, b] = [block[0], block[1]];
        (block[0], block[1]) = (add(a, b), mul(sub(a, b), inverses[s]));
        return;
    }
    if length < 4 {
        return;
    }
    if length > NEAR {
        for (q, part) in block.chunks_exact_mut(length / 4).enumerate() {
            inverse(part, 4 * s + q, inverses);
        }
    } else {
        let odd = length.trailing_zeros() % 2 == 1;
        let mut part_length = if odd { 2 } else { 4 };
        while part_length < length {
            let first = s * (length / part_length);
            for (q, part) in block.chunks_exact_mut(part_length).enumerate() {
                if part_length == 2 {
                    inverse(part, first + q, inverses);
                } else {
                    join(part, inverses[first + q], inverses[2 * (first + q)]);
                }
            }
            part_length *= 4;
        }
    }
    join(block, inverses[s], inverses[2 * s]);
}

/// From modulo x^4L − r² to modulo x^L − h, x^L + h, x^L − ih and x^L + ih, where h² = r.
fn split(block: &mut [u64], r: u64, h: u64) {
    let (rh, quarter) = (mul(r, h), block.len() / 4);
    let (front, back) = block.split_at_mut(2 * quarter);
    let (p0, p1) = front.split_at_mut(quarter);
    let (p2, p3) = back.split_at_mut(quarter);
    for (((p0, p1), p2), p3) in p0.iter_mut().zip(p1).zip(p2).zip(p3) {
        let (a, b, c, d) = (*p0, mul(*p1, h), mul(*p2, r), mul(*p3, rh));
        let (even, odd) = (add(a, c), add(b, d));
        let (even_turned, odd_turned) = (sub(a, c), turn(sub(b, d)));
        (*p0, *p1) = (add(even, odd), sub(even, odd));
        (*p2, *p3) = (add(even_turned, odd_turned), sub(even_turned, odd_turned));
    }
}

/// Takes [`split`] back, times 4; r and h are the inverses of its r and h.
fn join(block: &mut [u64], r: u64, h: u64) {
    let (rh, quarter) = (mul(r, h), block.len() / 4);
    let (front, back) = block.split_at_mut(2 * quarter);
    let (p0, p1) = front.split_at_mut(quarter);
    let (p2, p3) = back.split_at_mut(quarter);
    for (((p0, p1), p2), p3) in p0.iter_mut().zip(p1).zip(p2).zip(p3) {
        let (even, odd) = (add(*p0, *p1), sub(*p0, *p1));
        // 1/i = −i
        let (even_turned, odd_turned) = (add(*p2, *p3), turn(sub(*p3, *p2)));
        *p0 = add(even, even_turned);
        *p1 = mul(add(odd, odd_turned), h);
        *p2 = mul(sub(even, even_turned), r);
        *p3 = mul(sub(odd, odd_turned), rh);
    }
}

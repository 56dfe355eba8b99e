//! The indices n for which n·α comes close to an integer, one after the other, without looking at the others.
//!
//! Fractions are words: x stands for x/2^128, and sums wrap round as fractions do. Let C be the fraction of α. A step
//! of m moves by mC: to the right by mC, or, what is the same, to the left by −mC.
//!
//! Take an interval [0, w). Let p be the least step to the right by less than w, by u say, and q the least one to the
//! left by less than w, by v. Then **from a point x of the interval the next that falls into it is**
//!
//! * x + u, after p steps, if x < w − u;
//! * x − v, after q steps, if x ≥ v;
//! * x + u − v, after p + q steps, otherwise;
//!
//! and never two of these. *Proof.* u + v ≥ w: else the longer of p and q less the shorter would be a step in the
//! direction of the longer by u + v < w, and p or q not least. So the first two exclude each other. Let m be the first
//! return from x, by s < w. In the first case suppose m < p. Then it goes left, s ≤ x < w − u, and p − m goes right
//! by u + s < w: p is not least. The second case is its mirror image. In the third, m to the right has s < w − x ≤ u, so
//! m > p and m − p goes left by u − s < w: m ≥ p + q. To the left has s ≤ x < v, and the same. And x + u − v is
//! inside: x + u ≥ w > v and x − v < 0 < w − u. ∎
//!
//! **p and q** come from the Euclidean algorithm: begin with p = q = 1, and as long as one of u, v is not below w take
//! the smaller from the larger and add the steps. *Proof.* No m < p + q other than p and q goes right by less than
//! u or left by less than v; this holds at first and is kept. Let v < u, so p' = p + q and u' = u − v, and let m < p' + q.
//! If m goes right by s < u', then m ≥ p + q as s < u; if m ≠ p', then m − q > p goes right by s + v < u and is less than
//! p + q. If m goes left by s < v and m ≠ q, then m ≥ p + q, and m − q goes right by v − s < u and is less than p + q,
//! so it is p, and m = p'. Both contradict. A number is replaced only while it is at least w: so the first below w
//! belongs to the least step. ∎

/// The indices from 0 on with n·C mod 2^128 within `reach` of zero, in order, without end.
#[derive(Debug, Clone)]
pub(super) struct Near {
    n: u128,
    /// Where n stands in the interval [0, width), zero being at `reach`.
    x: u128,
    width: u128,
    /// Steps to the right and by how much, steps to the left and by how much.
    right: (u128, u128),
    left: (u128, u128),
}

impl Near {
    /// C is odd, `reach` at least 1 and less than 2^126.
    pub(super) fn new(c: u128, reach: u128) -> Self {
        let width = 2 * reach + 1;
        let (mut right, mut left) = ((1, c), (1, c.wrapping_neg()));
        // Neither becomes zero: gcd(u, v) stays gcd(C, 2^128) = 1, and one is at least w ≥ 3 while this goes on. Steps fit:
        // p·v + q·u = 2^128 at first and ever after, and where they end v or u is at least 2, as u + v ≥ w.
        while right.1 >= width || left.1 >= width {
            let (from, by) = if right.1 > left.1 {
                (&mut right, left)
            } else {
                (&mut left, right)
            };
            // As often as it stays at least the other and at least w: what is left is not below zero.
            let often = (from.1 - by.1.max(width)) / by.1 + 1;
            *from = (from.0 + often * by.0, from.1 - often * by.1);
        }
        Self {
            n: 0,
            x: reach,
            width,
            right,
            left,
        }
    }
}

impl Iterator for Near {
    type Item = u128;

    fn next(&mut self) -> Option<u128> {
        let found = self.n;
        let ((p, u), (q, v)) = (self.right, self.left);
        let (steps, x) = if self.x < self.width - u {
            (p, self.x + u)
        } else if self.x >= v {
            (q, self.x - v)
        } else {
            (p.saturating_add(q), self.x + u - v)
        };
        self.n = found.saturating_add(steps);
        self.x = x;
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_indices_are_those_a_plain_walk_finds() {
        let slopes = [
            0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835_u128,
            u128::MAX / 3,
            (u128::MAX >> 1) + 2,
            1 << 120 | 1,
            u128::MAX - (1 << 119),
        ];
        for c in slopes {
            for reach in (100..126)
                .map(|bits| 1u128 << bits)
                .chain([1, 3 << 122, 5 << 117])
            {
                let plain = (0u128..20_000).filter(|n| {
                    let x = n.wrapping_mul(c);
                    x <= reach || x >= reach.wrapping_neg()
                });
                let found = Near::new(c, reach).take_while(|n| *n < 20_000);
                assert!(plain.eq(found), "{c:#x} {reach:#x}");
            }
        }
    }
}

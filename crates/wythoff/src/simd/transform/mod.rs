//! The number-theoretic transform modulo 2^64 − 2^32 + 1, by which long numbers are multiplied.
//!
//! A polynomial modulo x^N − 1 becomes its values at the N roots of unity, and products of polynomials products of
//! values. Every layer splits polynomials modulo x^2L − r² into those modulo x^L − r and x^L + r, so that a block of a
//! layer has one root for all of its words, and what a table of roots begins with serves every length.

mod field;
mod portable;

#[cfg(target_arch = "x86_64")]
mod avx512;

pub(crate) use field::MODULUS;
use field::{add, inverse, mul, sub, turn};

/// The shortest length.
const SHORTEST: usize = 64;

/// What transforms are computed with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lanes {
    Portable,
    #[cfg(target_arch = "x86_64")]
    Avx512,
}

/// Transforms up to some length, with their table of roots.
#[derive(Debug)]
pub struct Transform {
    lanes: Lanes,
    /// For block s of a layer the r of its x^2L − r²: `roots[0]` = 1, and that of 2s is a square root of that of s, that
    /// of 2s + 1 is i = 2^48 times as much.
    roots: Vec<u64>,
    inverses: Vec<u64>,
}

impl Transform {
    /// Transforms of any of the [lengths](Self::length) up to this one, by the fastest the processor has.
    pub fn new(longest: usize) -> Self {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx512f") {
            return Self::with(Lanes::Avx512, longest);
        }
        Self::portable(longest)
    }

    /// The same in plain words.
    pub fn portable(longest: usize) -> Self {
        Self::with(Lanes::Portable, longest)
    }

    fn with(lanes: Lanes, longest: usize) -> Self {
        // The last layer has blocks of two words.
        let size = Self::length(longest) / 2;
        let (mut roots, mut inverses) = (Vec::with_capacity(size), Vec::with_capacity(size));
        roots.push(1);
        inverses.push(1);
        while roots.len() < size {
            // Block s + 2^j of the layer of 2^(j + 1) blocks has the root of block s times one of order 2^(j + 2).
            let root = field::root(roots.len().ilog2() + 2);
            for (table, root) in [(&mut roots, root), (&mut inverses, inverse(root))] {
                let more = table.len().min(size - table.len());
                for s in 0..more {
                    table.push(mul(table[s], root));
                }
            }
        }
        Self {
            lanes,
            roots,
            inverses,
        }
    }

    /// The least length of a transform that is at least so long: 2^j or 3·2^j.
    pub fn length(least: usize) -> usize {
        let power = least.next_power_of_two().max(SHORTEST);
        // Parts of 3·2^j are transformed by themselves, so they must not be too short.
        match power / 4 * 3 {
            less if less >= least && power / 4 >= SHORTEST => less,
            _ => power,
        }
    }

    /// What [`inverse`](Self::inverse) after [`forward`](Self::forward) multiplies with, taken back: a factor for the
    /// products between them.
    pub fn scale(length: usize) -> u64 {
        inverse(length.next_power_of_two() as u64)
    }

    /// The product of two factors in the field.
    pub fn scaled(scale: u64, factor: u64) -> u64 {
        mul(scale, factor)
    }

    /// The values of a polynomial whose coefficients are words below the modulus; in an order of their own.
    ///
    /// # Panics
    ///
    /// If the length is none of [`length`](Self::length), or too long.
    pub fn forward(&self, words: &mut [u64]) {
        if let Some(part) = third(words) {
            // Modulo x^3L − … = (x^L − 1)(x^L + 1)(x^L − i): three of the four parts of x^4L − 1.
            let parts = thirds(words, part);
            match self.lanes {
                Lanes::Portable => portable::forward_thirds(parts),
                // SAFETY: the processor has AVX-512 F, or `new` would not have chosen it.
                #[cfg(target_arch = "x86_64")]
                Lanes::Avx512 => unsafe { avx512::forward_thirds(parts) },
            }
            for (s, words) in words.chunks_exact_mut(part).enumerate() {
                self.forward_block(words, s);
            }
        } else {
            self.forward_block(words, 0);
        }
    }

    /// The polynomial with these values, times the inverse of [`scale`](Self::scale).
    ///
    /// # Panics
    ///
    /// As [`forward`](Self::forward).
    pub fn inverse(&self, words: &mut [u64]) {
        let Some(part) = third(words) else {
            return self.inverse_block(words, 0);
        };
        for (s, words) in words.chunks_exact_mut(part).enumerate() {
            self.inverse_block(words, s);
        }
        let parts = thirds(words, part);
        match self.lanes {
            Lanes::Portable => portable::inverse_thirds(parts),
            // SAFETY: the processor has AVX-512 F, or `new` would not have chosen it.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512 => unsafe { avx512::inverse_thirds(parts) },
        }
    }

    /// x ← x(αx + βy) + γy², value by value.
    pub fn form(&self, x: &mut [u64], y: &[u64], factors: [u64; 3]) {
        assert_eq!(x.len(), y.len(), "transforms of one length");
        match self.lanes {
            Lanes::Portable => {
                let [alpha, beta, gamma] = factors;
                for (x, y) in x.iter_mut().zip(y) {
                    let first = mul(*x, add(mul(alpha, *x), mul(beta, *y)));
                    *x = add(first, mul(gamma, mul(*y, *y)));
                }
            }
            // SAFETY: the processor has AVX-512 F, or `new` would not have chosen it.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512 => unsafe { avx512::form(x, y, factors) },
        }
    }

    /// x ← scale·x·y, value by value.
    pub fn multiply(&self, x: &mut [u64], y: &[u64], scale: u64) {
        assert_eq!(x.len(), y.len(), "transforms of one length");
        match self.lanes {
            Lanes::Portable => {
                for (x, y) in x.iter_mut().zip(y) {
                    *x = mul(*x, mul(scale, *y));
                }
            }
            // SAFETY: the processor has AVX-512 F, or `new` would not have chosen it.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512 => unsafe { avx512::multiply(x, y, scale) },
        }
    }

    /// x ← scale·(x² − yz), value by value.
    pub fn square_less_product(&self, x: &mut [u64], y: &[u64], z: &[u64], scale: u64) {
        assert!(
            x.len() == y.len() && y.len() == z.len(),
            "transforms of one length"
        );
        match self.lanes {
            Lanes::Portable => {
                for ((x, y), z) in x.iter_mut().zip(y).zip(z) {
                    *x = mul(scale, sub(mul(*x, *x), mul(*y, *z)));
                }
            }
            // SAFETY: the processor has AVX-512 F, or `new` would not have chosen it.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512 => unsafe { avx512::square_less_product(x, y, z, scale) },
        }
    }

    /// sum ← sum + x·y, value by value.
    pub fn add_product(&self, sum: &mut [u64], x: &[u64], y: &[u64]) {
        assert!(
            sum.len() == x.len() && x.len() == y.len(),
            "transforms of one length"
        );
        match self.lanes {
            Lanes::Portable => {
                for ((sum, x), y) in sum.iter_mut().zip(x).zip(y) {
                    *sum = add(*sum, mul(*x, *y));
                }
            }
            // SAFETY: the processor has AVX-512 F, or `new` would not have chosen it.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512 => unsafe { avx512::add_product(sum, x, y) },
        }
    }

    /// x ← scale·x, value by value.
    pub fn scale_by(x: &mut [u64], scale: u64) {
        for x in x {
            *x = mul(*x, scale);
        }
    }

    /// Takes away from a polynomial what coefficients beyond its length, given from the first of them on, added to it by wrapping
    /// around.
    ///
    /// # Panics
    ///
    /// If there are more of them than wrap around once: as many as words, or for lengths of 3·2^j a third.
    pub fn unwrap(words: &mut [u64], beyond: &[u64]) {
        let Some(part) = third(words) else {
            for (word, beyond) in words[..beyond.len()].iter_mut().zip(beyond) {
                *word = sub(*word, *beyond);
            }
            return;
        };
        assert!(beyond.len() <= part, "they wrap around once");
        let [p0, p1, p2] = thirds(words, part);
        // Modulo (x^2L − 1)(x^L − i), x^3L is ix^2L + x^L − i.
        for (((p0, p1), p2), beyond) in p0.iter_mut().zip(p1).zip(p2).zip(beyond) {
            let turned = turn(*beyond);
            (*p0, *p1, *p2) = (add(*p0, turned), sub(*p1, *beyond), sub(*p2, turned));
        }
    }

    fn forward_block(&self, words: &mut [u64], s: usize) {
        assert!(words.len().is_power_of_two() && words.len() >= SHORTEST);
        match self.lanes {
            Lanes::Portable => portable::forward(words, s, &self.roots),
            // SAFETY: the processor has AVX-512 F, or `new` would not have chosen it.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512 => unsafe { avx512::forward(words, s, &self.roots) },
        }
    }

    fn inverse_block(&self, words: &mut [u64], s: usize) {
        assert!(words.len().is_power_of_two() && words.len() >= SHORTEST);
        match self.lanes {
            Lanes::Portable => portable::inverse(words, s, &self.inverses),
            // SAFETY: the processor has AVX-512 F, or `new` would not have chosen it.
            #[cfg(target_arch = "x86_64")]
            Lanes::Avx512 => unsafe { avx512::inverse(words, s, &self.inverses) },
        }
    }
}

/// A third of the length, if it is 3·2^j.
fn third(words: &[u64]) -> Option<usize> {
    words.len().is_multiple_of(3).then_some(words.len() / 3)
}

fn thirds(words: &mut [u64], part: usize) -> [&mut [u64]; 3] {
    let (p0, rest) = words.split_at_mut(part);
    let (p1, p2) = rest.split_at_mut(part);
    [p0, p1, p2]
}

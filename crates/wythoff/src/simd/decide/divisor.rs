//! Division by a fixed number, for dividends that may or may not be multiples of it, without dividing.

/// A divisor t = k + 1, prepared so that one multiplication finds the quotient of a multiple of t.
///
/// Let words have w bits, and t = 2^s·o with o odd. The map x ↦ (x·o⁻¹ mod 2^w) rotated right by s is
/// one-to-one on words. It sends a multiple n·t < 2^w to n, since n·t·o⁻¹ = n·2^s ≤ n·t does not wrap.
/// So the multiples fill exactly the words 0, …, ⌊(2^w − 1)/t⌋, and every other word is sent above them.
#[derive(Debug, Clone, Copy)]
pub(super) struct Divisor<W> {
    /// o⁻¹ mod 2^w.
    pub(super) inverse: W,
    /// s, less than w.
    pub(super) shift: u32,
    /// The largest quotient, ⌊(2^w − 1)/t⌋.
    pub(super) largest: W,
}

macro_rules! divisor {
    ($word:ty) => {
        impl Divisor<$word> {
            /// The divisor k + 1, which may be one more than the largest word.
            pub(super) fn one_more_than(k: $word) -> Self {
                let Some(t) = k.checked_add(1) else {
                    // t = 2^w: of the words only 0 is a multiple, and its quotient is 0.
                    return Self {
                        inverse: 1,
                        shift: 0,
                        largest: 0,
                    };
                };
                let shift = t.trailing_zeros();
                let odd = t >> shift;
                // o·o ≡ 1 mod 8: o is its own inverse to 3 bits. A step doubles them: if o·i = 1 + x,
                // then o·i(2 − o·i) = 1 − x². After five they are 96.
                let mut inverse = odd;
                for _ in 0..5 {
                    let product = odd.wrapping_mul(inverse);
                    inverse = inverse.wrapping_mul((2 as $word).wrapping_sub(product));
                }
                Self {
                    inverse,
                    shift,
                    largest: <$word>::MAX / t,
                }
            }

            /// `x / t` if t divides x, else a number above [`Self::largest`].
            #[inline(always)]
            pub(super) fn quotient(self, x: $word) -> $word {
                x.wrapping_mul(self.inverse).rotate_right(self.shift)
            }
        }
    };
}

divisor!(u32);
divisor!(u64);

#[cfg(test)]
mod tests {
    use super::Divisor;

    #[test]
    fn exactly_the_multiples_have_a_quotient() {
        let near = |x: u64| (0..20).flat_map(move |i| [x.wrapping_add(i), x.wrapping_sub(i)]);
        for k in [0, 1 << 16, 1 << 31, 1 << 32, 1 << 63]
            .into_iter()
            .flat_map(near)
        {
            let multiples =
                [0, 1, 2, 3, u64::MAX / (k | 1)].map(|n| n.wrapping_mul(k.wrapping_add(1)));
            for x in multiples.into_iter().flat_map(near) {
                let quotient = |x: u64, k: u64| {
                    let t = u128::from(k) + 1;
                    u128::from(x).is_multiple_of(t).then(|| u128::from(x) / t)
                };
                let by = Divisor::<u64>::one_more_than(k);
                let found = Some(by.quotient(x))
                    .filter(|&n| n <= by.largest)
                    .map(u128::from);
                assert_eq!(found, quotient(x, k), "{x} by {k} + 1");

                let (narrow_x, narrow_k) = (x as u32, k as u32);
                let by = Divisor::<u32>::one_more_than(narrow_k);
                let found = Some(by.quotient(narrow_x)).filter(|&n| n <= by.largest);
                let expected = quotient(narrow_x.into(), narrow_k.into());
                assert_eq!(
                    found.map(u128::from),
                    expected,
                    "{narrow_x} by {narrow_k} + 1"
                );
            }
        }
    }
}

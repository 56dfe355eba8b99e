//! Quadratic irrationals (p + q√d)/r, exactly.

mod error;
mod order;
mod text;

use std::cmp::Ordering;

use dashu_int::ops::{DivEuclid, Gcd, SquareRoot, SquareRootRem};
use dashu_int::{IBig, UBig};

pub use error::{NotIrrational, ParseQuadraticError};

/// An irrational root of a quadratic equation with integer coefficients: (p + q√d)/r.
///
/// Kept with r > 0 and gcd(p, q, r) = 1. Numbers are equal when they are the same real number, however
/// they were written; they are ordered as reals, also across different roots.
///
/// ```
/// use wythoff::{IBig, QuadraticIrrational, UBig};
/// let golden = QuadraticIrrational::new(1, 1, 5u8, 2)?;
/// assert_eq!(golden, "(1 + √5)/2".parse()?);
/// assert_eq!(golden.floor_multiple(&IBig::from(10)), IBig::from(16));
/// assert!(golden < "√3".parse()?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct QuadraticIrrational {
    p: IBig,
    q: IBig,
    /// Not a perfect square.
    d: UBig,
    /// Not zero.
    r: UBig,
}

impl QuadraticIrrational {
    /// The number (p + q√d)/r, unless it is rational or no number at all.
    ///
    /// ```
    /// use wythoff::{NotIrrational, QuadraticIrrational};
    /// let rational = QuadraticIrrational::new(1, 2, 9u8, 4);
    /// assert_eq!(rational, Err(NotIrrational::PerfectSquare { d: 9u8.into(), root: 3u8.into() }));
    /// assert_eq!(QuadraticIrrational::new(6, 6, 8u8, -4).unwrap().to_string(), "(-3 - 6√2)/2");
    /// ```
    pub fn new(
        p: impl Into<IBig>,
        q: impl Into<IBig>,
        d: impl Into<UBig>,
        r: impl Into<IBig>,
    ) -> Result<Self, NotIrrational> {
        let (p, mut q, mut d, r) = (p.into(), q.into(), d.into(), r.into());
        if r.is_zero() {
            return Err(NotIrrational::ZeroDenominator);
        }
        if q.is_zero() {
            return Err(NotIrrational::ZeroCoefficient);
        }
        let (root, rest) = d.sqrt_rem();
        if rest.is_zero() {
            return Err(NotIrrational::PerfectSquare { d, root });
        }
        // Small square factors only, so that √8 is shown as 2√2: nothing depends on d being square-free.
        for factor in 2u8..100 {
            let square = u16::from(factor).pow(2);
            while &d % square == 0 {
                d /= square;
                q *= factor;
            }
        }
        Ok(Self::reduced(p, q, d, r))
    }

    /// (p + q√d)/r in lowest terms; q and r are not zero and d is no square.
    fn reduced(p: IBig, q: IBig, d: UBig, r: IBig) -> Self {
        let common = IBig::from((&p).gcd(&q).gcd(&r));
        // Division by a common divisor that has the sign of r leaves r > 0.
        let divisor = common * r.signum();
        let (_, r) = (r / &divisor).into_parts();
        Self {
            p: p / &divisor,
            q: q / &divisor,
            d,
            r,
        }
    }

    /// The golden ratio φ = (1 + √5)/2.
    pub fn golden_ratio() -> Self {
        Self::wythoff_slope(&UBig::ZERO)
    }

    /// The slope α of the lower losing numbers of k-Wythoff: A_n = ⌊nα⌋, α = (1 − k + √((k+1)² + 4))/2.
    ///
    /// ```
    /// use wythoff::{QuadraticIrrational, UBig};
    /// assert_eq!(QuadraticIrrational::wythoff_slope(&UBig::ONE).to_string(), "√2");
    /// ```
    pub fn wythoff_slope(k: &UBig) -> Self {
        let t = k + UBig::ONE;
        // m² = t² + 4 has no solution with t > 0: (m − t)(m + t) = 4 with factors of one parity is 2 · 2.
        Self::new(IBig::from(2) - &t, 1, t.sqr() + 4u8, 2).expect("t² + 4 is not a square")
    }

    /// The slope β = α + k + 1 of the upper losing numbers of k-Wythoff: B_n = ⌊nβ⌋ = A_n + (k + 1)n.
    ///
    /// ```
    /// use wythoff::{QuadraticIrrational, UBig};
    /// assert_eq!(QuadraticIrrational::wythoff_upper_slope(&UBig::ONE).to_string(), "2 + √2");
    /// ```
    pub fn wythoff_upper_slope(k: &UBig) -> Self {
        Self::wythoff_slope(k).plus_integer(&IBig::from(k + UBig::ONE))
    }

    /// The parts p, q, d, r of (p + q√d)/r.
    pub fn parts(&self) -> (&IBig, &IBig, &UBig, &UBig) {
        (&self.p, &self.q, &self.d, &self.r)
    }

    /// Whether this is less or greater than zero; it is never zero.
    pub fn sign(&self) -> Ordering {
        self.cmp_integer(&IBig::ZERO)
    }

    /// The greatest integer below this number.
    ///
    /// ```
    /// use wythoff::{IBig, QuadraticIrrational};
    /// assert_eq!("-√2".parse::<QuadraticIrrational>()?.floor(), IBig::from(-2));
    /// # Ok::<(), wythoff::ParseQuadraticError>(())
    /// ```
    pub fn floor(&self) -> IBig {
        self.floor_multiple(&IBig::ONE)
    }

    /// ⌊n·(p + q√d)/r⌋ for any integer n: one square and one square root.
    pub fn floor_multiple(&self, n: &IBig) -> IBig {
        let root = IBig::from(((n * &self.q).sqr() * &self.d).sqrt());
        // ⌊x/r⌋ = ⌊⌊x⌋/r⌋ for a positive integer r, and ⌊np + nq√d⌋ = np + ⌊nq√d⌋. With s = |nq|√d
        // irrational unless n = 0, ⌊s⌋ is the integer root and ⌊−s⌋ = −⌊s⌋ − 1.
        let root = if n.is_zero() || (n.sign() == self.q.sign()) {
            root
        } else {
            -root - IBig::ONE
        };
        (n * &self.p + root).div_euclid(self.r.as_ibig())
    }

    /// The image (ax + b)/(cx + e); `None` only if ae = bc, when it is rational or nothing at all.
    ///
    /// Sums, differences, products and quotients with rationals are all of this form.
    ///
    /// ```
    /// use wythoff::{IBig, QuadraticIrrational};
    /// let half_less = QuadraticIrrational::golden_ratio().mobius([2, -1, 0, 2].map(IBig::from));
    /// assert_eq!(half_less.unwrap().to_string(), "√5/2");
    /// ```
    pub fn mobius(&self, [a, b, c, e]: [IBig; 4]) -> Option<Self> {
        if &a * &e == &b * &c {
            return None;
        }
        // With x = (p + q√d)/r the image is (u + v√d)/(w + z√d) for the four numbers below. Times the
        // conjugate of the denominator: ((uw − vzd) + (vw − uz)√d)/(w² − z²d), where vw − uz = qr(ae − bc)
        // is not zero, hence w and z are not both zero, hence w² − z²d is not: d is no square.
        let (d, r) = (self.d.as_ibig(), self.r.as_ibig());
        let (u, v) = (&a * &self.p + b * r, a * &self.q);
        let (w, z) = (&c * &self.p + e * r, c * &self.q);
        Some(Self::reduced(
            &u * &w - &v * &z * d,
            v * &w - u * &z,
            self.d.clone(),
            IBig::from(w.sqr()) - z.sqr() * d,
        ))
    }

    /// The reciprocal 1/x.
    ///
    /// ```
    /// use wythoff::QuadraticIrrational;
    /// assert_eq!(QuadraticIrrational::golden_ratio().reciprocal().to_string(), "(-1 + √5)/2");
    /// ```
    pub fn reciprocal(&self) -> Self {
        let swap = [IBig::ZERO, IBig::ONE, IBig::ONE, IBig::ZERO];
        self.mobius(swap).expect("its determinant is −1")
    }

    /// The sum x + n.
    pub fn plus_integer(&self, n: &IBig) -> Self {
        Self {
            p: &self.p + n * self.r.as_ibig(), // gcd(p + nr, q, r) = gcd(p, q, r)
            ..self.clone()
        }
    }
}

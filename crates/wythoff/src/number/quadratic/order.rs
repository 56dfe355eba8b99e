//! The order of the quadratic irrationals among the reals, decided by integers alone.

use std::cmp::Ordering;

use dashu_int::{IBig, UBig};

use super::QuadraticIrrational;

impl QuadraticIrrational {
    /// Whether this is less or greater than an integer; it is never equal to one.
    ///
    /// ```
    /// use std::cmp::Ordering;
    /// use wythoff::{IBig, QuadraticIrrational};
    /// assert_eq!(QuadraticIrrational::golden_ratio().cmp_integer(&IBig::ONE), Ordering::Greater);
    /// ```
    pub fn cmp_integer(&self, n: &IBig) -> Ordering {
        let rational = &self.p - n * self.r.as_ibig();
        sign_of_sum(&rational, (&self.q, &self.d))
    }
}

impl Ord for QuadraticIrrational {
    /// As reals, exactly, also when the two roots are different.
    fn cmp(&self, other: &Self) -> Ordering {
        let (r, s) = (self.r.as_ibig(), other.r.as_ibig());
        sign_of_two_roots(
            &self.p * s - &other.p * r,
            (&self.q * s, &self.d),
            (-&other.q * r, &other.d),
        )
    }
}

impl PartialOrd for QuadraticIrrational {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for QuadraticIrrational {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for QuadraticIrrational {}

fn sign(n: &IBig) -> Ordering {
    n.cmp(&IBig::ZERO)
}

/// The sign of x + y from the signs of x and y and, when these are opposite, the order of |x| and |y|.
fn sign_of(x: Ordering, y: Ordering, compare_magnitudes: impl FnOnce() -> Ordering) -> Ordering {
    if x == y || y.is_eq() {
        return x;
    }
    if x.is_eq() {
        return y;
    }
    match compare_magnitudes() {
        Ordering::Greater => x,
        Ordering::Equal => Ordering::Equal,
        Ordering::Less => y,
    }
}

/// The sign of a + b√m; m is not zero.
fn sign_of_sum(a: &IBig, (b, m): (&IBig, &UBig)) -> Ordering {
    sign_of(sign(a), sign(b), || a.sqr().cmp(&(b.sqr() * m)))
}

/// The sign of a + b√m + c√n; m and n are not zero.
fn sign_of_two_roots(a: IBig, (b, m): (IBig, &UBig), (c, n): (IBig, &UBig)) -> Ordering {
    let (b_squared_m, c_squared_n) = (b.sqr() * m, c.sqr() * n);
    let roots = sign_of(sign(&b), sign(&c), || b_squared_m.cmp(&c_squared_n));
    sign_of(sign(&a), roots, || {
        // a² against (b√m + c√n)² = b²m + c²n + 2bc√(mn): again the sign of a sum with one root.
        let rational = IBig::from(a.sqr()) - &b_squared_m - &c_squared_n;
        sign_of_sum(&rational, (&(&b * &c * IBig::from(-2)), &(m * n)))
    })
}

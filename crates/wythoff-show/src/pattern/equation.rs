//! Numbers of a claim and their equations.

use dashu_int::ops::Gcd;
use dashu_int::{IBig, UBig};
use wythoff::QuadraticIrrational;

/// tn + d.
pub(super) fn line(t: u64, d: u64) -> String {
    let first = match t {
        1 => "n".to_string(),
        t => format!("{t}n"),
    };
    match d {
        0 => first,
        d => format!("{first} + {d}"),
    }
}

/// ⌊(pn + d)/q⌋.
///
/// ```
/// use wythoff_show::pattern::at_most;
/// assert_eq!(at_most(1, 0, 2), "⌊n/2⌋");
/// assert_eq!(at_most(2, -1, 3), "⌊(2n − 1)/3⌋");
/// ```
pub fn at_most(p: u64, d: i64, q: u64) -> String {
    let sum = match u64::try_from(d) {
        Ok(d) => line(p, d),
        Err(_) => format!("{} − {}", line(p, 0), d.unsigned_abs()),
    };
    match (q, d) {
        (1, _) => sum,
        (q, 0) => format!("⌊{sum}/{q}⌋"),
        (q, _) => format!("⌊({sum})/{q}⌋"),
    }
}

/// A number as a sentence shows it, with the same minus as its equation; programs read the hyphen of `Display`.
pub(super) fn number(x: &QuadraticIrrational) -> String {
    x.to_string().replace('-', "−")
}

/// The quadratic equation of a number, as x² = …: (rx − p)² = q²d.
pub(super) fn equation(name: &str, x: &QuadraticIrrational) -> String {
    let (p, q, d, r) = x.parts();
    let r = IBig::from(r.clone());
    let square = &r * &r;
    let (linear, constant) = (p * &r * 2, q * q * IBig::from(d.clone()) - p * p);
    let common: UBig = (&square).gcd(&linear);
    let common = IBig::from(IBig::from(common).gcd(&constant));
    let [square, linear, constant] = [square, linear, constant].map(|part| part / &common);
    let mut right = String::new();
    for (value, unit) in [(linear, name), (constant, "")] {
        if value == IBig::ZERO {
            continue;
        }
        let (sign, size) = value.into_parts();
        let is_negative = sign == dashu_int::Sign::Negative;
        right += match (right.is_empty(), is_negative) {
            (true, true) => "−",
            (true, false) => "",
            (false, true) => " − ",
            (false, false) => " + ",
        };
        if size != UBig::ONE || unit.is_empty() {
            right += &size.to_string();
        }
        right += unit;
    }
    match square == IBig::ONE {
        true => format!("{name}² = {right}"),
        false => format!("{square}{name}² = {right}"),
    }
}

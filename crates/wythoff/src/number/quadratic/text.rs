//! Quadratic irrationals as text: `(1 + √5)/2`.

use std::fmt;
use std::str::FromStr;

use dashu_int::{IBig, Sign, UBig};

use super::{ParseQuadraticError, QuadraticIrrational};
use crate::number::cursor::Cursor;

impl fmt::Display for QuadraticIrrational {
    /// `√2`, `2 - 3√2`, `√13/2`, `(1 + √5)/2`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, coefficient) = self.q.clone().into_parts();
        let shown = match (self.p.is_zero(), sign) {
            (true, Sign::Positive) => String::new(),
            (true, Sign::Negative) => "-".to_owned(),
            (false, Sign::Positive) => format!("{} + ", self.p),
            (false, Sign::Negative) => format!("{} - ", self.p),
        };
        let shown = match coefficient.is_one() {
            true => format!("{shown}√{}", self.d),
            false => format!("{shown}{coefficient}√{}", self.d),
        };
        match (self.r.is_one(), self.p.is_zero()) {
            (true, _) => f.write_str(&shown),
            (false, true) => write!(f, "{shown}/{}", self.r),
            (false, false) => write!(f, "({shown})/{}", self.r),
        }
    }
}

impl FromStr for QuadraticIrrational {
    type Err = ParseQuadraticError;

    /// Reads a sum such as `2 + 3√2`, `1/2 - sqrt(5)/2`, or such a sum in parentheses over a number: `(1+sqrt5)/2`.
    fn from_str(text: &str) -> Result<Self, ParseQuadraticError> {
        let mut cursor = Cursor::new(text);
        let mut sum = Sum::default();
        cursor.skip_blanks();
        let in_parentheses = cursor.eat("(");
        sum.read_terms(&mut cursor)?;
        if in_parentheses {
            if !cursor.eat(")") {
                return Err(unexpected(&cursor, "`+`, `-`, `/` or `)`"));
            }
            cursor.skip_blanks();
            if let Some(divisor) = read_divisor(&mut cursor)? {
                sum.r *= divisor;
            }
        }
        match cursor.peek() {
            None => Ok(Self::new(sum.p, sum.q, sum.d.unwrap_or_default(), sum.r)?),
            Some(_) if in_parentheses => Err(unexpected(&cursor, "`/` or the end")),
            Some(_) => Err(unexpected(&cursor, "`+`, `-`, `/` or the end")),
        }
    }
}

/// The sum (p + q√d)/r of the terms read so far.
struct Sum {
    p: IBig,
    q: IBig,
    d: Option<UBig>,
    r: UBig,
}

impl Default for Sum {
    fn default() -> Self {
        Self {
            p: IBig::ZERO,
            q: IBig::ZERO,
            d: None,
            r: UBig::ONE,
        }
    }
}

impl Sum {
    fn read_terms(&mut self, cursor: &mut Cursor<'_>) -> Result<(), ParseQuadraticError> {
        cursor.skip_blanks();
        let mut sign = if cursor.eat("-") { -1 } else { 1 };
        loop {
            cursor.skip_blanks();
            self.read_term(cursor, sign)?;
            sign = match () {
                () if cursor.eat("+") => 1,
                () if cursor.eat("-") => -1,
                () => return Ok(()),
            };
        }
    }

    /// Reads `3`, `√2`, `3√2`, `3*sqrt(2)`, each perhaps over a number.
    fn read_term(&mut self, cursor: &mut Cursor<'_>, sign: i8) -> Result<(), ParseQuadraticError> {
        let coefficient = read_number(cursor);
        cursor.skip_blanks();
        let must_be_root = coefficient.is_none() || cursor.eat("*");
        cursor.skip_blanks();
        let place = cursor.place();
        let is_root = cursor.eat("√") || cursor.eat("sqrt");
        if must_be_root && !is_root {
            return Err(unexpected(cursor, "a number, `√` or `sqrt`"));
        }
        let value = IBig::from(coefficient.unwrap_or(UBig::ONE)) * sign;
        let root = if is_root {
            Some(read_radicand(cursor)?)
        } else {
            None
        };
        cursor.skip_blanks();
        let divisor = read_divisor(cursor)?.unwrap_or(UBig::ONE);

        // (p + q√d)/r + v/e = (pe + vr + qe√d)/(re), and the same with v√d.
        self.p *= divisor.as_ibig();
        self.q *= divisor.as_ibig();
        let value = value * self.r.as_ibig();
        self.r *= divisor;
        match root {
            None => self.p += value,
            Some(root) if *self.d.get_or_insert_with(|| root.clone()) == root => self.q += value,
            Some(_) => {
                let column = cursor.column_of(place);
                return Err(ParseQuadraticError::TwoRoots { column });
            }
        }
        Ok(())
    }
}

fn read_number(cursor: &mut Cursor<'_>) -> Option<UBig> {
    // Only digits and underscores were read: what fails to be a number is the empty text.
    UBig::from_str_radix(cursor.digits(), 10).ok()
}

fn require_number(cursor: &mut Cursor<'_>) -> Result<UBig, ParseQuadraticError> {
    cursor.skip_blanks();
    read_number(cursor).ok_or_else(|| unexpected(cursor, "a number"))
}

fn read_radicand(cursor: &mut Cursor<'_>) -> Result<UBig, ParseQuadraticError> {
    let in_parentheses = cursor.eat("(");
    let radicand = require_number(cursor)?;
    if in_parentheses && !cursor.eat(")") {
        return Err(unexpected(cursor, "a digit or `)`"));
    }
    Ok(radicand)
}

fn read_divisor(cursor: &mut Cursor<'_>) -> Result<Option<UBig>, ParseQuadraticError> {
    if !cursor.eat("/") {
        return Ok(None);
    }
    let divisor = require_number(cursor)?;
    cursor.skip_blanks();
    Ok(Some(divisor))
}

fn unexpected(cursor: &Cursor<'_>, expected: &'static str) -> ParseQuadraticError {
    ParseQuadraticError::Unexpected {
        column: cursor.column(),
        expected,
        found: cursor.peek(),
    }
}

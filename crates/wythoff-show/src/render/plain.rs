//! Formulas as plain text.

use super::{Style, Written};
use crate::formula::{Formula, RAISED, Sign};

/// The formula on a line.
pub(super) fn formula(formula: &Formula, style: Style<'_>) -> String {
    let write = |part: &Formula| self::formula(part, style);
    let cut = |written| match written {
        Written::Whole(whole) => whole,
        Written::Ends { start, end, length } => format!("{start}…{end} {length}"),
    };
    match formula {
        Formula::Number(number) => cut(style.number(number)),
        Formula::Digits(digits) => cut(style.digits(digits)),
        Formula::Letter(letter) => letter.to_string(),
        Formula::Word(word) => (*word).to_owned(),
        Formula::Binary(sign, left, right) => {
            // What stands beside a stroke would be drawn below it.
            let falls_below =
                |part: &Formula| *sign == Sign::Next && matches!(part, Formula::Fraction(..));
            let brackets = left.needs_brackets_left_of(*sign) || falls_below(left);
            let left = bracketed(left, brackets, style);
            let brackets = right.needs_brackets_right_of(*sign) || falls_below(right);
            let right = bracketed(right, brackets, style);
            format!("{left}{}{right}", self::sign(*sign))
        }
        Formula::Subscript(base, index) => {
            let base = bracketed(base, base.needs_brackets_before_index(), style);
            match &**index {
                Formula::Binary(..)
                | Formula::List(_)
                | Formula::Fraction(..)
                | Formula::Power(..)
                | Formula::Subscript(..) => format!("{base}_({})", write(index)),
                index => format!("{base}_{}", write(index)),
            }
        }
        Formula::Power(base, exponent) => {
            let base = bracketed(base, base.needs_brackets_below_power(), style);
            match raised(exponent) {
                Some(raised) => format!("{base}{raised}"),
                None => {
                    // A second power or an index would be one of the whole.
                    let has_own = matches!(**exponent, Formula::Power(..) | Formula::Subscript(..));
                    let exponent = bracketed(exponent, has_own || is_loose(exponent), style);
                    format!("{base}^{exponent}")
                }
            }
        }
        Formula::Fraction(above, below) => format!(
            "{}/{}",
            bracketed(above, above.strength() < 3, style),
            bracketed(below, is_loose(below), style)
        ),
        Formula::Root(of) => format!("√{}", bracketed(of, is_loose(of), style)),
        Formula::Floor(of) => format!("⌊{}⌋", write(of)),
        Formula::Tuple(items) => format!("({})", list(items, style)),
        Formula::Set(items) => format!("{{{}}}", list(items, style)),
        Formula::List(items) => list(items, style),
        Formula::Applied(function, argument) => match &**argument {
            Formula::Tuple(_) | Formula::Set(_) => {
                format!("{}{}", write(function), write(argument))
            }
            argument => format!("{}({})", write(function), write(argument)),
        },
        Formula::Dots => "…".to_owned(),
    }
}

fn list(items: &[Formula], style: Style<'_>) -> String {
    let items: Vec<_> = items.iter().map(|item| formula(item, style)).collect();
    items.join(", ")
}

fn bracketed(part: &Formula, brackets: bool, style: Style<'_>) -> String {
    let part = formula(part, style);
    if brackets { format!("({part})") } else { part }
}

/// Whether it falls apart below a stroke, under a root or as a power.
fn is_loose(formula: &Formula) -> bool {
    formula.strength() < 9 || matches!(formula, Formula::Fraction(..))
}

/// A small exponent in raised digits.
fn raised(exponent: &Formula) -> Option<String> {
    let Formula::Number(number) = exponent else {
        return None;
    };
    let number = u8::try_from(number).ok()?.to_string();
    Some(
        number
            .bytes()
            .map(|digit| RAISED[usize::from(digit - b'0')])
            .collect(),
    )
}

fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::Equal => " = ",
        Sign::NotEqual => " ≠ ",
        Sign::Less => " < ",
        Sign::AtMost => " ≤ ",
        Sign::Greater => " > ",
        Sign::AtLeast => " ≥ ",
        Sign::In => " ∈ ",
        Sign::To => " → ",
        Sign::Plus => " + ",
        Sign::Minus => " − ",
        Sign::NimPlus => " ⊕ ",
        Sign::Times => "·",
        Sign::Next => "",
        Sign::Mod => " mod ",
    }
}

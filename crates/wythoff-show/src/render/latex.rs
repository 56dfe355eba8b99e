//! Formulas as LaTeX.

use super::{Style, Written};
use crate::formula::{Formula, Sign};

/// The formula in LaTeX, without dollar signs.
pub(super) fn formula(formula: &Formula, style: Style<'_>) -> String {
    let write = |part: &Formula| self::formula(part, style);
    let cut = |written| match written {
        Written::Whole(whole) => whole.replace('−', "-"),
        Written::Ends { start, end, length } => {
            let start = start.replace('−', "-");
            format!("{start}\\ldots {end}\\ \\text{{{length}}}")
        }
    };
    match formula {
        Formula::Number(number) => cut(style.number(number)),
        Formula::Digits(digits) => format!("\\mathtt{{{}}}", cut(style.digits(digits))),
        Formula::Letter(letter) => greek(*letter).map_or(letter.to_string(), str::to_owned),
        Formula::Word(word) => format!("\\operatorname{{{word}}}"),
        Formula::Binary(sign, left, right) => {
            let left = bracketed(left, left.needs_brackets_left_of(*sign), style);
            let right = bracketed(right, right.needs_brackets_right_of(*sign), style);
            format!("{left}{}{right}", self::sign(*sign))
        }
        Formula::Subscript(base, index) => {
            let base = bracketed(base, base.needs_brackets_before_index(), style);
            format!("{base}_{{{}}}", write(index))
        }
        Formula::Power(base, exponent) => {
            let base = bracketed(base, base.needs_brackets_below_power(), style);
            format!("{base}^{{{}}}", write(exponent))
        }
        Formula::Fraction(above, below) => {
            format!("\\frac{{{}}}{{{}}}", write(above), write(below))
        }
        Formula::Root(of) => format!("\\sqrt{{{}}}", write(of)),
        Formula::Floor(of) => format!("\\lfloor {}\\rfloor", write(of)),
        Formula::Tuple(items) => format!("({})", list(items, style)),
        Formula::Set(items) => format!("\\{{{}\\}}", list(items, style)),
        Formula::List(items) => list(items, style),
        Formula::Applied(function, argument) => match &**argument {
            Formula::Tuple(_) | Formula::Set(_) => {
                format!("{}{}", write(function), write(argument))
            }
            argument => format!("{}({})", write(function), write(argument)),
        },
        Formula::Dots => "\\ldots".to_owned(),
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

/// A space follows: `nα` is `n\alpha `.
fn greek(letter: char) -> Option<&'static str> {
    Some(match letter {
        'α' => "\\alpha ",
        'β' => "\\beta ",
        'γ' => "\\gamma ",
        'ε' => "\\varepsilon ",
        'φ' => "\\varphi ",
        _ => return None,
    })
}

fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::Equal => " = ",
        Sign::NotEqual => " \\ne ",
        Sign::Less => " < ",
        Sign::AtMost => " \\le ",
        Sign::Greater => " > ",
        Sign::AtLeast => " \\ge ",
        Sign::In => " \\in ",
        Sign::To => " \\to ",
        Sign::Plus => " + ",
        Sign::Minus => " - ",
        Sign::NimPlus => " \\oplus ",
        Sign::Times => " \\cdot ",
        Sign::Next => "",
        Sign::Mod => " \\bmod ",
    }
}

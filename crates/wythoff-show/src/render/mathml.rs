//! Formulas as MathML.

use super::html::escape;
use super::{Style, Written};
use crate::formula::{Formula, Sign};

/// The formula as a `math` element.
pub(super) fn element(formula: &Formula, block: bool, style: Style<'_>) -> String {
    let display = if block { " display=\"block\"" } else { "" };
    format!(
        "<math{display}><mrow>{}</mrow></math>",
        self::formula(formula, style)
    )
}

fn formula(formula: &Formula, style: Style<'_>) -> String {
    let write = |part: &Formula| format!("<mrow>{}</mrow>", self::formula(part, style));
    let cut = |written| match written {
        Written::Whole(whole) => number(&whole),
        Written::Ends { start, end, length } => {
            let start = number(&start);
            format!("{start}<mo>…</mo><mn>{end}</mn><mtext>&#160;{length}</mtext>")
        }
    };
    match formula {
        Formula::Number(number) => cut(style.number(number)),
        Formula::Digits(digits) => cut(style.digits(&escape(digits))),
        Formula::Letter(letter) => format!("<mi>{}</mi>", escape(&letter.to_string())),
        Formula::Word(word) => format!("<mi>{}</mi>", escape(word)),
        Formula::Binary(sign, left, right) => {
            let left = bracketed(left, left.needs_brackets_left_of(*sign), style);
            let right = bracketed(right, right.needs_brackets_right_of(*sign), style);
            format!("{left}{}{right}", self::sign(*sign))
        }
        Formula::Subscript(base, index) => {
            let base = bracketed(base, base.needs_brackets_before_index(), style);
            format!("<msub><mrow>{base}</mrow>{}</msub>", write(index))
        }
        Formula::Power(base, exponent) => {
            let base = bracketed(base, base.needs_brackets_below_power(), style);
            format!("<msup><mrow>{base}</mrow>{}</msup>", write(exponent))
        }
        Formula::Fraction(above, below) => {
            format!("<mfrac>{}{}</mfrac>", write(above), write(below))
        }
        Formula::Root(of) => format!("<msqrt>{}</msqrt>", write(of)),
        Formula::Floor(of) => format!("<mo>⌊</mo>{}<mo>⌋</mo>", write(of)),
        Formula::Tuple(items) => format!("<mo>(</mo>{}<mo>)</mo>", list(items, style)),
        Formula::Set(items) => format!("<mo>{{</mo>{}<mo>}}</mo>", list(items, style)),
        // Formulas that are sentences by themselves stand further apart than numbers.
        Formula::List(items) if items.iter().any(is_sentence) => {
            separated(items, "<mo rspace=\"1em\">,</mo>", style)
        }
        Formula::List(items) => list(items, style),
        Formula::Applied(function, argument) => match &**argument {
            Formula::Tuple(_) | Formula::Set(_) => write(function) + &write(argument),
            argument => format!("{}<mo>(</mo>{}<mo>)</mo>", write(function), write(argument)),
        },
        Formula::Dots => "<mo>…</mo>".to_owned(),
    }
}

fn number(written: &str) -> String {
    match written.strip_prefix('−') {
        // Without its form it would be the sign of a difference, with blanks on both sides.
        Some(size) => format!("<mo form=\"prefix\">−</mo><mn>{size}</mn>"),
        None => format!("<mn>{written}</mn>"),
    }
}

fn list(items: &[Formula], style: Style<'_>) -> String {
    separated(items, "<mo>,</mo>", style)
}

fn is_sentence(formula: &Formula) -> bool {
    use Sign::{AtLeast, AtMost, Equal, Greater, In, Less, NotEqual};
    let relations = [Equal, NotEqual, Less, AtMost, Greater, AtLeast, In];
    matches!(formula, Formula::Binary(sign, ..) if relations.contains(sign))
}

fn separated(items: &[Formula], comma: &str, style: Style<'_>) -> String {
    let items: Vec<_> = items.iter().map(|item| formula(item, style)).collect();
    items.join(comma)
}

fn bracketed(part: &Formula, brackets: bool, style: Style<'_>) -> String {
    let part = formula(part, style);
    if brackets {
        format!("<mo>(</mo>{part}<mo>)</mo>")
    } else {
        part
    }
}

fn sign(sign: Sign) -> &'static str {
    match sign {
        Sign::Equal => "<mo>=</mo>",
        Sign::NotEqual => "<mo>≠</mo>",
        Sign::Less => "<mo>&lt;</mo>",
        Sign::AtMost => "<mo>≤</mo>",
        Sign::Greater => "<mo>&gt;</mo>",
        Sign::AtLeast => "<mo>≥</mo>",
        Sign::In => "<mo>∈</mo>",
        Sign::To => "<mo>→</mo>",
        Sign::Plus => "<mo>+</mo>",
        Sign::Minus => "<mo>−</mo>",
        Sign::NimPlus => "<mo>⊕</mo>",
        Sign::Times => "<mo>·</mo>",
        Sign::Next => "<mo>&#8290;</mo>",
        Sign::Mod => "<mo>mod</mo>",
    }
}

//! Formulas as a terminal shows them.

use wythoff::prove::data::{Form, Formula, Part};

/// The right side of a formula of this variable; `None`: it is said in words.
pub(super) fn right_side(formula: &Formula, variable: &str) -> Option<String> {
    let plus = |term: &str, number: u64| match number {
        0 => term.to_owned(),
        number => format!("{term} + {number}"),
    };
    Some(match *formula {
        Formula::Constant(value) => value.to_string(),
        Formula::Line { slope, offset } => {
            plus(&format!("{slope}{}", bracketed(variable)), offset.into())
        }
        Formula::Stairs {
            divisor: 1,
            shift,
            modulus: None,
        } => plus(variable, shift),
        Formula::Stairs {
            divisor,
            shift,
            modulus,
        } => {
            let sum = bracketed(&plus(variable, shift));
            let step = match divisor {
                1 => sum,
                divisor => format!("⌊{sum}/{divisor}⌋"),
            };
            match modulus {
                Some(modulus) => format!("{step} mod {modulus}"),
                None => step,
            }
        }
        Formula::Multiples { .. } => return None,
    })
}

/// In brackets, if it has more than one part and none around it.
pub(super) fn bracketed(term: &str) -> String {
    let is_closed = term.starts_with('|') || term.starts_with('⌊') && term.ends_with('⌋');
    let is_call = term.starts_with("min") || term.starts_with("max");
    match term.contains(' ') && !is_closed && !is_call {
        true => format!("({term})"),
        false => term.to_owned(),
    }
}

/// The number that a form makes of a and b.
pub(super) fn form(form: Form) -> &'static str {
    match form {
        Form::Xor => "a ⊕ b",
        Form::XorAbove => "(a + 1) ⊕ (b + 1)",
        Form::XorBelow => "((a − 1) ⊕ (b − 1)) + 1",
        Form::Sum => "a + b",
        Form::Difference => "|a − b|",
        Form::Least => "min(a, b)",
        Form::Greatest => "max(a, b)",
    }
}

/// `2n + 1`
pub(in crate::command) fn linear(slope: i128, offset: i128) -> String {
    let term = match slope {
        0 => return offset.to_string().replace('-', "−"),
        1 => "n".to_owned(),
        -1 => "−n".to_owned(),
        slope => format!("{slope}n").replace('-', "−"),
    };
    match offset {
        0 => term,
        1.. => format!("{term} + {offset}"),
        _ => format!("{term} − {}", offset.unsigned_abs()),
    }
}

/// `g(2n + 1) = g(n) + 1`
pub(super) fn part(name: &str, modulus: usize, remainder: usize, part: Part) -> String {
    let number = linear(modulus as i128, remainder as i128);
    let sum = |term: String, number: i64| match number {
        0 => term,
        1.. => format!("{term} + {number}"),
        _ => format!("{term} − {}", number.unsigned_abs()),
    };
    let value = match part {
        Part::Line { slope, offset } => linear(slope.into(), offset.into()),
        Part::Again { offset } => sum(format!("{name}(n)"), offset),
        Part::Mirrored { sum } => format!("{sum} − {name}(n)"),
    };
    format!("{name}({number}) = {value}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formulas_are_short() {
        let stairs = |divisor, shift, modulus| Formula::Stairs {
            divisor,
            shift,
            modulus,
        };
        for (formula, variable, text) in [
            (Formula::Constant(3), "n", "3"),
            (stairs(1, 0, None), "a ⊕ b", "a ⊕ b"),
            (stairs(1, 2, None), "n", "n + 2"),
            (stairs(1, 0, Some(4)), "n", "n mod 4"),
            (stairs(1, 0, Some(4)), "a + b", "(a + b) mod 4"),
            (stairs(3, 1, None), "n", "⌊(n + 1)/3⌋"),
            (stairs(2, 0, Some(3)), "|a − b|", "⌊|a − b|/2⌋ mod 3"),
        ] {
            assert_eq!(right_side(&formula, variable).as_deref(), Some(text));
        }
        let line = Formula::Line {
            slope: 2,
            offset: 1,
        };
        assert_eq!(right_side(&line, "n").unwrap(), "2n + 1");
        let again = Part::Again { offset: -1 };
        assert_eq!(part("g", 2, 1, again), "g(2n + 1) = g(n) − 1");
    }
}

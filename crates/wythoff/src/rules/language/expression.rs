//! Conditions that need not be linear, evaluated at a move.

use std::ops::Range;

use super::error::{ParseRulesErrorKind as Kind, Spanned};
use super::fraction::{Fraction, Wrong};
use super::linear::Linear;
use super::scope::Scope;
use super::tree::{Comparison, Function, Node, Tree};
use crate::rules::Clause;

/// A condition on a move, all names resolved.
#[derive(Debug, Clone)]
pub(in crate::rules) enum Condition {
    Compare(Number, Vec<(Comparison, Number)>),
    In(Number, Vec<Number>),
    Divides(Number, Number),
    Is(Function, Vec<Number>),
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
    /// One of the clauses of a game.
    Clauses(Vec<Clause>),
}

/// A number at a move.
#[derive(Debug, Clone)]
pub(in crate::rules) enum Number {
    Linear(Linear),
    /// Terms, each with whether it is subtracted.
    Sum(Vec<(bool, Number)>),
    /// Factors, each with whether it divides.
    Product(Vec<(bool, Number)>),
    Modulo(Box<(Number, Number)>),
    Absolute(Box<Number>),
    Xor(Vec<Number>),
    Gcd(Box<(Number, Number)>),
    Floor(Box<Number>),
}

type Compiled<T> = Result<T, Spanned>;

impl Condition {
    pub(super) fn of(tree: &Tree, scope: &Scope) -> Compiled<Self> {
        let all = |parts: &[Tree]| -> Compiled<Vec<Self>> {
            parts.iter().map(|part| Self::of(part, scope)).collect()
        };
        let number = |tree: &Tree| Number::of(tree, scope);
        Ok(match &tree.node {
            Node::And(parts) => Self::All(all(parts)?),
            Node::Or(parts) => Self::Any(all(parts)?),
            Node::Not(inner) => Self::Not(Box::new(Self::of(inner, scope)?)),
            Node::Chain(first, rest) => {
                let rest = rest.iter().map(|(is, right)| Ok((*is, number(right)?)));
                Self::Compare(number(first)?, rest.collect::<Compiled<_>>()?)
            }
            Node::In(first, members) => {
                let members = members.iter().map(number).collect::<Compiled<_>>()?;
                Self::In(number(first)?, members)
            }
            Node::Divides(divisor, of) => Self::Divides(number(divisor)?, number(of)?),
            Node::Call(is @ (Function::Prime | Function::Square | Function::Power), arguments) => {
                Self::Is(*is, arguments.iter().map(number).collect::<Compiled<_>>()?)
            }
            // It is a move by itself.
            Node::Split => return Err((tree.span.clone(), Kind::SplitAlone)),
            _ => {
                number(tree)?; // an error inside comes first
                return Err((tree.span.clone(), Kind::NotACondition));
            }
        })
    }

    /// Whether it holds; a comparison of what is no number does not.
    pub(in crate::rules) fn holds(&self, before: &[u64], after: &[u64]) -> Result<bool, Wrong> {
        let value = |number: &Number| number.value(before, after);
        let known = match self {
            Self::All(parts) => {
                for part in parts {
                    if !part.holds(before, after)? {
                        return Ok(false);
                    }
                }
                return Ok(true);
            }
            Self::Any(parts) => {
                for part in parts {
                    if part.holds(before, after)? {
                        return Ok(true);
                    }
                }
                return Ok(false);
            }
            Self::Not(inner) => return Ok(!inner.holds(before, after)?),
            Self::Clauses(clauses) => {
                return Ok(clauses.iter().any(|clause| clause.allows(before, after)));
            }
            Self::Compare(first, rest) => compared(value(first), rest, value),
            Self::In(number, members) => value(number).and_then(|number| {
                let mut found = false;
                for member in members {
                    found |= number.compare(value(member)?)?.is_eq();
                }
                Ok(found)
            }),
            Self::Divides(divisor, of) => {
                value(divisor).and_then(|divisor| divisor.divides(value(of)?))
            }
            Self::Is(function, arguments) => {
                let arguments: Result<Vec<Fraction>, Wrong> = arguments.iter().map(value).collect();
                arguments.and_then(|arguments| match (function, &arguments[..]) {
                    (Function::Prime, [number]) => number.is_prime(),
                    (Function::Square, [number]) => number.is_square(),
                    (Function::Power, [base, number]) => number.is_power_of(*base),
                    _ => Err(Wrong::Undefined),
                })
            }
        };
        match known {
            Err(Wrong::Undefined) => Ok(false),
            known => known,
        }
    }
}

/// first ⋚ second ⋚ third ….
fn compared(
    first: Result<Fraction, Wrong>,
    rest: &[(Comparison, Number)],
    value: impl Fn(&Number) -> Result<Fraction, Wrong>,
) -> Result<bool, Wrong> {
    let mut left = first?;
    for (comparison, right) in rest {
        let right = value(right)?;
        let order = left.compare(right)?;
        let holds = match comparison {
            Comparison::Less => order.is_lt(),
            Comparison::AtMost => order.is_le(),
            Comparison::Equal => order.is_eq(),
            Comparison::AtLeast => order.is_ge(),
            Comparison::Greater => order.is_gt(),
            Comparison::NotEqual => order.is_ne(),
        };
        if !holds {
            return Ok(false);
        }
        left = right;
    }
    Ok(true)
}

impl Number {
    fn of(tree: &Tree, scope: &Scope) -> Compiled<Self> {
        let number = |tree: &Tree| Self::of(tree, scope);
        let signed = |terms: &[(bool, Tree)]| -> Compiled<Vec<(bool, Self)>> {
            let terms = terms.iter().map(|(sign, term)| Ok((*sign, number(term)?)));
            terms.collect()
        };
        Ok(match &tree.node {
            Node::Number(number) => Self::Linear(Linear::constant(*number)),
            Node::Name { name, after } => Self::Linear(scope.form(name, *after, &tree.span)?),
            Node::Sum(terms) => Self::Sum(signed(terms)?),
            Node::Product(factors) => Self::Product(signed(factors)?),
            Node::Modulo(of, modulus) => Self::Modulo(Box::new((number(of)?, number(modulus)?))),
            Node::Absolute(inner) => Self::Absolute(Box::new(number(inner)?)),
            Node::Xor(parts) => Self::Xor(parts.iter().map(number).collect::<Compiled<_>>()?),
            Node::Call(Function::Gcd, arguments) => {
                Self::Gcd(Box::new((number(&arguments[0])?, number(&arguments[1])?)))
            }
            Node::Call(Function::Floor, arguments) => Self::Floor(Box::new(number(&arguments[0])?)),
            _ => return Err((tree.span.clone(), Kind::NotANumber)),
        })
    }

    fn value(&self, before: &[u64], after: &[u64]) -> Result<Fraction, Wrong> {
        let value = |number: &Self| number.value(before, after);
        match self {
            Self::Linear(form) => Ok(Fraction::linear(form, before, after)),
            Self::Sum(terms) => terms
                .iter()
                .try_fold(Fraction::ZERO, |sum, (negative, term)| {
                    let term = value(term)?;
                    sum.plus(if *negative { term.negated() } else { term })
                }),
            Self::Product(factors) => {
                factors
                    .iter()
                    .try_fold(Fraction::ONE, |product, (divides, factor)| {
                        let factor = value(factor)?;
                        product.times(if *divides { factor.inverse()? } else { factor })
                    })
            }
            Self::Modulo(pair) => value(&pair.0)?.modulo(value(&pair.1)?),
            Self::Absolute(inner) => Ok(value(inner)?.absolute()),
            Self::Xor(parts) => parts
                .iter()
                .try_fold(Fraction::ZERO, |sum, part| sum.xor(value(part)?)),
            Self::Gcd(pair) => value(&pair.0)?.gcd(value(&pair.1)?),
            Self::Floor(inner) => Ok(value(inner)?.floor()),
        }
    }
}

/// Whether a text of this error may be meant for tables.
pub(in crate::rules) fn is_for_tables(kind: &Kind) -> bool {
    matches!(kind, Kind::ForTables | Kind::NotLinear)
}

/// What a move of a text is: a condition, or the pile split in two.
pub(super) fn is_split(tree: &Tree) -> Option<Range<usize>> {
    matches!(tree.node, Node::Split).then(|| tree.span.clone())
}

//! From conditions to alternatives of conjunctions of linear conditions.
//!
//! `not` is pushed down to the comparisons. A number with `|…|` or `mod` in it becomes cases: a guard, and the linear
//! form it equals where the guard holds. |e| ≤ c is −c ≤ e ≤ c and needs no cases.

use std::ops::Range;

use super::error::{ParseRulesErrorKind as Kind, Spanned};
use super::linear::Linear;
use super::scope::Scope;
use super::tree::{Comparison, Function, Node, Tree};
use crate::rules::{Atom, MOST_MEASURE};

/// The greatest modulus.
const MOST_MODULUS: i64 = 1 << 10;
/// How many alternatives a condition may come to.
const MOST_ALTERNATIVES: usize = 4096;
/// How many atoms may be written in all.
const MOST_WORK: usize = 1_000_000;

/// One of these holds: all of its conditions do.
pub(super) type Alternatives = Vec<Vec<Atom>>;
type Lowered<T> = Result<T, Spanned>;

/// What a number is where its guard holds.
struct Case {
    guard: Vec<Atom>,
    form: Linear,
}

pub(super) struct Lowering<'a> {
    scope: &'a Scope,
    work: usize,
}

impl<'a> Lowering<'a> {
    pub(super) fn new(scope: &'a Scope) -> Self {
        Self { scope, work: 0 }
    }

    /// What the condition says, or its negation.
    pub(super) fn condition(&mut self, tree: &Tree, negated: bool) -> Lowered<Alternatives> {
        match &tree.node {
            Node::And(parts) if negated => self.any(parts, negated, &tree.span),
            Node::Or(parts) if !negated => self.any(parts, negated, &tree.span),
            Node::And(parts) | Node::Or(parts) => {
                let mut all = vec![Vec::new()];
                for part in parts {
                    let part = self.condition(part, negated)?;
                    all = self.both(&all, &part, &tree.span)?;
                }
                Ok(all)
            }
            Node::Not(inner) => self.condition(inner, !negated),
            Node::Chain(first, rest) => {
                let (mut left, mut all, mut any) = (&**first, vec![Vec::new()], Vec::new());
                for (comparison, right) in rest {
                    if negated {
                        any.extend(self.compare(left, comparison.negated(), right, &tree.span)?);
                        self.spend(&any, &tree.span)?;
                    } else {
                        let link = self.compare(left, *comparison, right, &tree.span)?;
                        all = self.both(&all, &link, &tree.span)?;
                    }
                    left = right;
                }
                Ok(if negated { any } else { all })
            }
            Node::In(number, members) => {
                let (mut any, mut all) = (Vec::new(), vec![Vec::new()]);
                for member in members {
                    if negated {
                        let other =
                            self.compare(number, Comparison::NotEqual, member, &tree.span)?;
                        all = self.both(&all, &other, &tree.span)?;
                    } else {
                        any.extend(self.compare(number, Comparison::Equal, member, &tree.span)?);
                        self.spend(&any, &tree.span)?;
                    }
                }
                Ok(if negated { all } else { any })
            }
            Node::Divides(..)
            | Node::Split
            | Node::Call(Function::Prime | Function::Square | Function::Power, _) => {
                Err((tree.span.clone(), Kind::ForTables))
            }
            _ => {
                self.value(tree)?; // an error inside comes first
                Err((tree.span.clone(), Kind::NotACondition))
            }
        }
    }

    fn any(&mut self, parts: &[Tree], negated: bool, span: &Range<usize>) -> Lowered<Alternatives> {
        let mut any = Vec::new();
        for part in parts {
            any.extend(self.condition(part, negated)?);
            if any.len() > MOST_ALTERNATIVES {
                return Err((span.clone(), Kind::TooManyAlternatives));
            }
        }
        Ok(any)
    }

    /// Both hold, multiplied out.
    fn both(
        &mut self,
        left: &Alternatives,
        right: &Alternatives,
        span: &Range<usize>,
    ) -> Lowered<Alternatives> {
        if left.len() * right.len() > MOST_ALTERNATIVES {
            return Err((span.clone(), Kind::TooManyAlternatives));
        }
        let mut both = Vec::with_capacity(left.len() * right.len());
        for left in left {
            for right in right {
                self.work += left.len() + right.len();
                if self.work > MOST_WORK {
                    return Err((span.clone(), Kind::TooManyAlternatives));
                }
                both.push([&left[..], right].concat());
            }
        }
        Ok(both)
    }

    fn spend(&mut self, alternatives: &Alternatives, span: &Range<usize>) -> Lowered<()> {
        self.work += alternatives.len() + 1;
        if alternatives.len() > MOST_ALTERNATIVES || self.work > MOST_WORK {
            return Err((span.clone(), Kind::TooManyAlternatives));
        }
        Ok(())
    }

    fn compare(
        &mut self,
        left: &Tree,
        is: Comparison,
        right: &Tree,
        span: &Range<usize>,
    ) -> Lowered<Alternatives> {
        use Comparison::{AtLeast, AtMost, Equal, Greater, Less};
        match (&left.node, &right.node) {
            (Node::Absolute(inner), _) if matches!(is, Less | AtMost | Greater | AtLeast) => {
                let opposite = Tree {
                    node: Node::Sum(vec![(true, (**inner).clone())]),
                    span: left.span.clone(),
                };
                let mut first = self.compare(inner, is, right, span)?;
                let second = self.compare(&opposite, is, right, span)?;
                if matches!(is, Less | AtMost) {
                    return self.both(&first, &second, span);
                }
                first.extend(second);
                self.spend(&first, span)?;
                Ok(first)
            }
            (_, Node::Absolute(_)) if matches!(is, Less | AtMost | Greater | AtLeast) => {
                self.compare(right, is.flipped(), left, span)
            }
            (Node::Modulo(first, m), Node::Modulo(second, n)) if is == Equal => {
                let (modulus, other) = (self.modulus(m)?, self.modulus(n)?);
                match (&self.whole(first)?[..], &self.whole(second)?[..]) {
                    ([first], [second]) if modulus == other => {
                        let difference = add(&first.form, -1, &second.form, span)?;
                        let same = difference.congruent(0, modulus, self.scope.tracks());
                        Ok(vec![[&first.guard[..], &second.guard, &[same]].concat()])
                    }
                    _ => self.compare_cases(left, is, right, span),
                }
            }
            _ => self.compare_cases(left, is, right, span),
        }
    }

    fn compare_cases(
        &mut self,
        left: &Tree,
        is: Comparison,
        right: &Tree,
        span: &Range<usize>,
    ) -> Lowered<Alternatives> {
        let (lefts, rights) = (self.value(left)?, self.value(right)?);
        let mut any = Vec::new();
        for left in &lefts {
            for right in &rights {
                let difference = add(&left.form, -1, &right.form, span)?;
                for atoms in difference.compared_with_zero(is, self.scope.tracks()) {
                    any.push([&left.guard[..], &right.guard, &atoms].concat());
                }
                self.spend(&any, span)?;
            }
        }
        Ok(any)
    }

    /// The cases of a number.
    fn value(&mut self, tree: &Tree) -> Lowered<Vec<Case>> {
        let certain = |form| {
            vec![Case {
                guard: Vec::new(),
                form,
            }]
        };
        match &tree.node {
            Node::Number(number) => Ok(certain(Linear::constant(*number))),
            Node::Name { name, after } => Ok(certain(self.scope.form(name, *after, &tree.span)?)),
            Node::Sum(terms) => {
                let mut sum = certain(Linear::constant(0));
                for (negative, term) in terms {
                    let term = self.value(term)?;
                    let scale = if *negative { -1 } else { 1 };
                    sum =
                        self.combine(&sum, &term, &tree.span, |a, b| add(a, scale, b, &tree.span))?;
                }
                Ok(sum)
            }
            Node::Product(factors) => {
                let mut product = certain(Linear::constant(1));
                for (divides, factor) in factors {
                    let place = &factor.span;
                    let factor = self.value(factor)?;
                    product = self.combine(&product, &factor, &tree.span, |a, b| {
                        let product = match (a.is_constant(), b.is_constant()) {
                            (_, true) if *divides && b.constant != 0 => {
                                a.times(b.denominator, b.constant)
                            }
                            _ if *divides => return Err((place.clone(), Kind::BadDivisor)),
                            (true, _) => b.times(a.constant, a.denominator),
                            (_, true) => a.times(b.constant, b.denominator),
                            _ => return Err((tree.span.clone(), Kind::NotLinear)),
                        };
                        product.map_err(|most| (tree.span.clone(), Kind::HugeNumber { most }))
                    })?;
                }
                Ok(product)
            }
            Node::Modulo(number, modulus) => {
                let modulus = self.modulus(modulus)?;
                let mut cases = Vec::new();
                for case in self.whole(number)? {
                    if case.form.is_constant() {
                        let remainder = case.form.constant.rem_euclid(modulus);
                        cases.push(Case {
                            guard: case.guard,
                            form: Linear::constant(remainder),
                        });
                        continue;
                    }
                    for remainder in 0..modulus {
                        let atom = case.form.congruent(remainder, modulus, self.scope.tracks());
                        let guard = [&case.guard[..], &[atom]].concat();
                        cases.push(Case {
                            guard,
                            form: Linear::constant(remainder),
                        });
                    }
                    self.count(&cases, &tree.span)?;
                }
                Ok(cases)
            }
            Node::Absolute(inner) => {
                let mut cases = Vec::new();
                for case in self.value(inner)? {
                    let opposite = add(&Linear::constant(0), -1, &case.form, &tree.span)?;
                    for (form, is) in [
                        (case.form, Comparison::AtLeast),
                        (opposite, Comparison::Greater),
                    ] {
                        for atoms in form.compared_with_zero(is, self.scope.tracks()) {
                            cases.push(Case {
                                guard: [&case.guard[..], &atoms].concat(),
                                form,
                            });
                        }
                    }
                    self.count(&cases, &tree.span)?;
                }
                Ok(cases)
            }
            Node::Call(Function::Floor, arguments) => self.floor(&arguments[0]),
            Node::Xor(_) | Node::Call(Function::Gcd, _) => {
                Err((tree.span.clone(), Kind::ForTables))
            }
            Node::Chain(..)
            | Node::In(..)
            | Node::And(_)
            | Node::Or(_)
            | Node::Not(_)
            | Node::Divides(..)
            | Node::Split
            | Node::Call(Function::Prime | Function::Square | Function::Power, _) => {
                Err((tree.span.clone(), Kind::NotANumber))
            }
        }
    }

    /// ⌊form/d⌋ is (form − r)/d where the form leaves r.
    fn floor(&mut self, tree: &Tree) -> Lowered<Vec<Case>> {
        let huge = |most| (tree.span.clone(), Kind::HugeNumber { most });
        let mut cases = Vec::new();
        for case in self.value(tree)? {
            let divisor = case.form.denominator;
            if divisor > MOST_MODULUS {
                let most = MOST_MODULUS;
                return Err((tree.span.clone(), Kind::HugeNumber { most }));
            }
            let numerator = case.form.times(divisor, 1).map_err(huge)?;
            for remainder in 0..divisor {
                let rest = Linear::constant(remainder);
                let form = add(&numerator, -1, &rest, &tree.span)?;
                let form = form.times(1, divisor).map_err(huge)?;
                let mut guard = case.guard.clone();
                if divisor > 1 {
                    guard.push(numerator.congruent(remainder, divisor, self.scope.tracks()));
                }
                cases.push(Case { guard, form });
            }
            self.count(&cases, &tree.span)?;
        }
        Ok(cases)
    }

    /// The weights of a measure: a sum of the piles before the move.
    pub(super) fn weights(&mut self, tree: &Tree) -> Lowered<Vec<i64>> {
        let (piles, tracks) = (self.scope.piles(), self.scope.tracks());
        let cases = self.whole(tree)?;
        let weights = match &cases[..] {
            [Case { guard, form }] if guard.is_empty() && form.constant == 0 => {
                let in_range = form.before.iter().all(|w| (0..=MOST_MEASURE).contains(w));
                // Memory has no weight, and what is left after a move is no part of it.
                let others = form.after.iter().chain(&form.before[piles..]);
                let of_piles = others.into_iter().all(|&c| c == 0);
                (in_range && of_piles).then(|| form.before[..tracks].to_vec())
            }
            _ => None,
        };
        weights.ok_or_else(|| (tree.span.clone(), Kind::BadMeasure { most: MOST_MEASURE }))
    }

    /// The cases of a number that must be whole.
    fn whole(&mut self, tree: &Tree) -> Lowered<Vec<Case>> {
        let cases = self.value(tree)?;
        match cases.iter().all(|case| case.form.denominator == 1) {
            true => Ok(cases),
            false => Err((tree.span.clone(), Kind::Fraction)),
        }
    }

    fn combine(
        &mut self,
        lefts: &[Case],
        rights: &[Case],
        span: &Range<usize>,
        with: impl Fn(&Linear, &Linear) -> Lowered<Linear>,
    ) -> Lowered<Vec<Case>> {
        let mut cases = Vec::new();
        for left in lefts {
            for right in rights {
                let guard = [&left.guard[..], &right.guard].concat();
                cases.push(Case {
                    guard,
                    form: with(&left.form, &right.form)?,
                });
            }
            self.count(&cases, span)?;
        }
        Ok(cases)
    }

    fn count(&mut self, cases: &[Case], span: &Range<usize>) -> Lowered<()> {
        self.work += cases.last().map_or(0, |case| case.guard.len()) + 1;
        if cases.len() > MOST_ALTERNATIVES || self.work > MOST_WORK {
            return Err((span.clone(), Kind::TooManyAlternatives));
        }
        Ok(())
    }

    fn modulus(&mut self, tree: &Tree) -> Lowered<i64> {
        match &self.whole(tree)?[..] {
            [case]
                if case.form.is_constant() && (1..=MOST_MODULUS).contains(&case.form.constant) =>
            {
                Ok(case.form.constant)
            }
            _ => Err((tree.span.clone(), Kind::BadModulus { most: MOST_MODULUS })),
        }
    }
}

fn add(left: &Linear, scale: i64, right: &Linear, span: &Range<usize>) -> Lowered<Linear> {
    let huge = |most| (span.clone(), Kind::HugeNumber { most });
    left.plus(scale, right).map_err(huge)
}

//! Certificates as blocks of a page, for a person to check.

use std::collections::BTreeSet;

use dashu_int::ops::{Abs, BitTest};
use dashu_int::{IBig, UBig};
use wythoff::explain::{Certificate, Valued};

use super::automaton;
use crate::formula::{Formula, Sign, joined, letter, list, natural, number, read, set, tuple};
use crate::message::Message;
use crate::page::{Block, Prose};
use crate::texts::Texts;

/// Binary columns are drawn for numbers of at most so many bits.
const MOST_COLUMNS: usize = 64;
/// An option of every value is enough where there are more options than this.
const MOST_OPTIONS: usize = 24;

/// The certificate, for a person to check.
pub(crate) fn blocks(certificate: &Certificate, texts: &Texts) -> Vec<Block> {
    let test = || Block::Display(line(certificate).expect("a test has a line"));
    match certificate {
        Certificate::LosingPair { .. } => {
            vec![Block::Display(function()), test()]
        }
        Certificate::MisereLosingPair { t, n, a, .. } => {
            let u = misere_argument_of().equals(&misere_argument(t, n, a));
            vec![Block::Display(list([misere_function(), u])), test()]
        }
        Certificate::MisereException { .. } => {
            vec![texts.paragraph(&Message::new("explain-certificate-misere-exception"))]
        }
        Certificate::Digits {
            number,
            digits,
            partner,
            partner_digits,
            ..
        } => {
            let line = |number, digits| Prose::from(natural(number).equals(written(digits)));
            let lines = vec![line(number, digits), line(partner, partner_digits)];
            vec![Block::Items(lines)]
        }
        Certificate::NimSum { values, sum } | Certificate::MisereNim { values, sum, .. } => {
            columns(values, sum, texts)
        }
        Certificate::Columns {
            modulus,
            piles,
            ones,
            ..
        } => counted(piles, ones, *modulus, texts),
        Certificate::Mex { options, value } => mex(options, value),
        Certificate::Period {
            heap,
            first,
            first_value,
            value,
            ..
        } => {
            let known = letter('g').of(first);
            let sum = match value == first_value {
                true => known,
                false => known + natural(&(value - first_value)),
            };
            let line = letter('g').of(heap).equals(sum).equals(value);
            vec![Block::Display(line)]
        }
        Certificate::Parts { stones, parts, .. } => {
            let sum = joined(Sign::Plus, parts.iter().rev().map(natural));
            let sum = sum.unwrap_or(number(0));
            vec![Block::Display(natural(stones).equals(sum))]
        }
        Certificate::GoldenRatio { .. } | Certificate::Run { .. } => vec![test()],
    }
}

/// The decisive line, if it has one.
pub(super) fn line(certificate: &Certificate) -> Option<Formula> {
    match certificate {
        Certificate::LosingPair {
            t, n, a, at, next, ..
        } => {
            let d = t * n;
            let slope = IBig::from(d.clone()) - IBig::from(n.clone()) * IBig::from(2);
            let constant = d * n;
            let f = |x: &UBig, value: &IBig| evaluated(x, &slope, &constant, value);
            Some(test(f(a, at), at, f(&(a + UBig::ONE), next), next))
        }
        Certificate::MisereLosingPair {
            t,
            n,
            a,
            before,
            at,
            ..
        } => {
            let u = misere_argument(t, n, a);
            let f = |u: &IBig, value: &IBig| letter('f').of(u).equals(value);
            let first = f(&(&u - IBig::from(t.clone())), before);
            Some(test(first, before, f(&u, at), at))
        }
        Certificate::MisereException { a, b } => Some(tuple([a, b])),
        Certificate::MisereNim {
            ones, larger: 0, ..
        } => Some(number(*ones).binary(Sign::Mod, 2).equals(number(*ones % 2))),
        Certificate::NimSum { values, sum } | Certificate::MisereNim { values, sum, .. } => {
            let all = joined(Sign::NimPlus, values.iter().map(natural))?;
            Some(all.equals(sum))
        }
        Certificate::Columns { ones, modulus, .. } => {
            let rest = |ones: &usize| {
                number(*ones)
                    .binary(Sign::Mod, number(*modulus))
                    .equals(number(ones % modulus))
            };
            Some(list(ones.iter().rev().map(rest)))
        }
        Certificate::Parts { limit, parts, .. } => Some(match parts.first() {
            Some(least) if limit < least => natural(limit).below(least),
            Some(least) => natural(limit).at_least(least),
            None => number(0).equals(0),
        }),
        Certificate::GoldenRatio { a, b, test } => {
            let value = natural(b).squared() - natural(a) * b - natural(a).squared();
            let sign = match *test < IBig::ZERO {
                true => Sign::Less,
                false => Sign::Greater,
            };
            Some(value.equals(test).binary(sign, 0))
        }
        Certificate::Run { digits, states, .. } => Some(automaton::line(digits, states)),
        Certificate::Digits { .. } | Certificate::Mex { .. } | Certificate::Period { .. } => None,
    }
}

/// The function whose root is the smaller number of a losing pair, before it is rounded down.
pub(super) fn function() -> Formula {
    read("f(x) = x² + (d − 2n)x − dn").expect("a formula")
}

/// The same in misère play.
pub(super) fn misere_function() -> Formula {
    read("f(u) = u² + tdu − d²").expect("a formula")
}

/// What it is applied to.
pub(super) fn misere_argument_of() -> Formula {
    read("u = t (a − n) + 1").expect("a formula")
}

/// t(a − n) + 1.
fn misere_argument(t: &UBig, n: &UBig, a: &UBig) -> IBig {
    let distance = IBig::from(a.clone()) - IBig::from(n.clone());
    distance * IBig::from(t.clone()) + IBig::ONE
}

/// f(x) = x² + slope·x − constant = value, with the numbers.
fn evaluated(x: &UBig, slope: &IBig, constant: &UBig, value: &IBig) -> Formula {
    let linear = Formula::Number(slope.clone().abs()) * natural(x);
    let square = natural(x).squared();
    let sum = match slope.cmp(&IBig::ZERO) {
        std::cmp::Ordering::Less => square - linear,
        std::cmp::Ordering::Equal => square,
        std::cmp::Ordering::Greater => square + linear,
    };
    let sum = match constant.is_zero() {
        true => sum,
        false => sum - constant,
    };
    letter('f').of(x).equals(sum).equals(value)
}

/// f(a) = … ≤ 0 < f(a + 1) = …, or both values with what is wrong.
fn test(at: Formula, at_value: &IBig, next: Formula, next_value: &IBig) -> Formula {
    if *at_value > IBig::ZERO {
        return list([at.above(0), next.above(0)]);
    }
    if *next_value <= IBig::ZERO {
        return list([at.at_most(0), next.at_most(0)]);
    }
    at.at_most(0).below(next)
}

/// Digits side by side, or with points between if some have several.
pub(super) fn written<D: ToString>(digits: &[D]) -> Formula {
    let digits: Vec<_> = digits.iter().map(ToString::to_string).collect();
    let between = match digits.iter().all(|digit| digit.len() == 1) {
        true => "",
        false => ".",
    };
    Formula::Digits(match digits.is_empty() {
        true => "0".to_owned(),
        false => digits.join(between),
    })
}

fn binary(value: &UBig, width: usize) -> Formula {
    let bits = (0..width).rev();
    let bits = bits.map(|place| if value.bit(place) { '1' } else { '0' });
    Formula::Digits(bits.collect())
}

/// The values in binary, one below the other, and their nim-sum.
fn columns(values: &[UBig], sum: &UBig, texts: &Texts) -> Vec<Block> {
    let width = values.iter().map(|value| value.bit_len()).max();
    let width = width.unwrap_or(0).max(1);
    let Some(all) = joined(Sign::NimPlus, values.iter().map(natural)) else {
        return vec![Block::Display(number(0).equals(0))];
    };
    let line = Block::Display(all.equals(sum));
    if width > MOST_COLUMNS {
        return vec![line];
    }
    let head = [
        Message::new("explain-certificate-number"),
        Message::new("explain-certificate-binary"),
    ];
    let row = |name: Formula, value| vec![name.into(), binary(value, width).into()];
    let rows = values.iter().map(|value| row(natural(value), value));
    let total = row(Formula::Word("⊕").equals(sum), sum);
    let table = Block::Table {
        head: head.iter().map(|title| texts.prose(title)).collect(),
        rows: rows.chain([total]).collect(),
    };
    match values.len() {
        1 => vec![table],
        _ => vec![table, line],
    }
}

/// The piles in binary, and how many ones each column has.
fn counted(piles: &[UBig], ones: &[usize], modulus: usize, texts: &Texts) -> Vec<Block> {
    if ones.len() > MOST_COLUMNS {
        return Vec::new();
    }
    let places = || (0..ones.len()).rev();
    let row = |name: Prose, cells: &mut dyn Iterator<Item = Formula>| -> Vec<Prose> {
        std::iter::once(name)
            .chain(cells.map(Prose::from))
            .collect()
    };
    let head = texts.prose(&Message::new("explain-certificate-pile"));
    let powers = &mut places().map(|place| number(2).power(number(place)));
    let mut rows: Vec<Vec<Prose>> = Vec::new();
    for pile in piles {
        let bits = &mut places().map(|place| number(i32::from(pile.bit(place))));
        rows.push(row(natural(pile).into(), bits));
    }
    let total = texts.prose(&Message::new("explain-certificate-ones"));
    let totals = &mut places().map(|place| number(ones[place]));
    rows.push(row(total, totals));
    let rest = Message::new("explain-certificate-remainder").with("modulus", modulus);
    let rests = &mut places().map(|place| number(ones[place] % modulus));
    rows.push(row(texts.prose(&rest), rests));
    let head = row(head, powers);
    vec![Block::Table { head, rows }]
}

/// The options with their values, or one of each value if there are many; and the mex.
fn mex(options: &[Valued], value: &UBig) -> Vec<Block> {
    let mut shown: Vec<&Valued> = options.iter().collect();
    if shown.len() > MOST_OPTIONS {
        let mut seen = BTreeSet::new();
        shown.retain(|option| seen.insert(&option.value));
        shown.sort_by_key(|option| &option.value);
    }
    let items = shown.iter().map(|option| {
        let heaps = joined(Sign::Plus, option.heaps.iter().map(natural));
        let heaps = heaps.unwrap_or(number(0));
        Prose::from(heaps.binary(Sign::To, &option.value))
    });
    let items: Vec<Prose> = items.collect();
    let values: BTreeSet<&UBig> = options.iter().map(|option| &option.value).collect();
    let values: Vec<Formula> = match values.len() <= MOST_OPTIONS {
        true => values.into_iter().map(natural).collect(),
        false => {
            let few = values.into_iter().take(MOST_OPTIONS / 2).map(natural);
            few.chain([Formula::Dots]).collect()
        }
    };
    let mex = Formula::Word("mex").of(set(values)).equals(value);
    match items.is_empty() {
        true => vec![Block::Display(mex)],
        false => vec![Block::Items(items), Block::Display(mex)],
    }
}

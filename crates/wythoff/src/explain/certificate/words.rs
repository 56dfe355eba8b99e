//! Certificates as blocks of a page.

use dashu_int::ops::{Abs, BitTest};
use dashu_int::{IBig, UBig};

use super::make::misere_argument;
use super::{Certificate, Valued};
use crate::explain::formula::{Formula, Sign, joined, letter, list, natural, number, set, tuple};
use crate::explain::page::{Block, Prose, paragraph, prose};
use crate::language::Language;
use crate::language::Language::{Chinese, English};

/// Binary columns are drawn for numbers of at most so many bits.
const MOST_COLUMNS: usize = 64;
/// An option of every value is enough where there are more options than this.
const MOST_OPTIONS: usize = 24;

impl Certificate {
    /// The certificate, for a person to check.
    pub(in crate::explain) fn words(&self, language: Language) -> Vec<Block> {
        match self {
            Self::LosingPair { .. } => {
                let f = letter('f').of(letter('x')).equals(
                    letter('x').squared() + (letter('d') - number(2).next('n')).next('x')
                        - letter('d').next('n'),
                );
                vec![
                    Block::Display(f),
                    Block::Display(self.line().expect("a test")),
                ]
            }
            Self::MisereLosingPair { t, n, a, .. } => {
                let f = letter('f').of(letter('u')).equals(
                    letter('u').squared() + letter('t').next('d').next('u') - letter('d').squared(),
                );
                let u = (letter('t').next(letter('a') - letter('n')) + number(1))
                    .equals(number(misere_argument(t, n, a)));
                vec![
                    Block::Display(list([f, letter('u').equals(u)])),
                    Block::Display(self.line().expect("a test")),
                ]
            }
            Self::MisereException { .. } => vec![match language {
                English => paragraph![
                    "With a pile of at most 2 the lost positions are ",
                    tuple([0, 1]),
                    " and ",
                    tuple([2, 2]),
                    " only: in misère Wythoff they stand in for ",
                    tuple([0, 0]),
                    " and ",
                    tuple([1, 2]),
                    "."
                ],
                Chinese => paragraph![
                    "有一堆不超过 2 颗时，必败态只有 ",
                    tuple([0, 1]),
                    " 和 ",
                    tuple([2, 2]),
                    "：反常规则下它们取代了 ",
                    tuple([0, 0]),
                    " 和 ",
                    tuple([1, 2]),
                    "。"
                ],
            }],
            Self::Digits {
                number: n,
                digits: d,
                partner,
                partner_digits,
                ..
            } => vec![Block::Items(vec![
                prose![natural(n).equals(digits(d))],
                prose![natural(partner).equals(digits(partner_digits))],
            ])],
            Self::NimSum { values, sum } | Self::MisereNim { values, sum, .. } => {
                columns(values, sum, language)
            }
            Self::Columns {
                modulus,
                piles,
                ones,
                ..
            } => counted(piles, ones, *modulus, language),
            Self::Mex { options, value } => mex(options, value),
            Self::Period {
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
                vec![Block::Display(
                    letter('g').of(heap).equals(sum).equals(value),
                )]
            }
            Self::Parts { stones, parts, .. } => {
                let sum = joined(Sign::Plus, parts.iter().rev().map(natural));
                vec![Block::Display(
                    natural(stones).equals(sum.unwrap_or(number(0))),
                )]
            }
            Self::GoldenRatio { .. } => vec![Block::Display(self.line().expect("a test"))],
        }
    }

    /// The decisive line, if it has one.
    pub(in crate::explain) fn line(&self) -> Option<Formula> {
        match self {
            Self::LosingPair {
                t, n, a, at, next, ..
            } => {
                let d = t * n;
                let slope = IBig::from(d.clone()) - IBig::from(n.clone()) * IBig::from(2);
                let constant = d * n;
                let f = |x: &UBig, value: &IBig| evaluated(x, &slope, &constant, value);
                Some(test(f(a, at), at, f(&(a + UBig::ONE), next), next))
            }
            Self::MisereLosingPair {
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
            Self::MisereException { a, b } => Some(tuple([a, b])),
            Self::NimSum { values, sum } => {
                let all = joined(Sign::NimPlus, values.iter().map(natural))?;
                Some(all.equals(sum))
            }
            Self::MisereNim {
                values,
                sum,
                larger,
                ..
            } if *larger > 0 => {
                let all = joined(Sign::NimPlus, values.iter().map(natural))?;
                Some(all.equals(sum))
            }
            Self::MisereNim { ones, .. } => {
                Some(number(*ones).binary(Sign::Mod, 2).equals(number(*ones % 2)))
            }
            Self::Columns { ones, modulus, .. } => {
                let rest = |ones: &usize| {
                    number(*ones)
                        .binary(Sign::Mod, number(*modulus))
                        .equals(number(ones % modulus))
                };
                Some(list(ones.iter().rev().map(rest)))
            }
            Self::Parts { limit, parts, .. } => Some(match parts.first() {
                Some(least) if limit < least => natural(limit).below(least),
                Some(least) => natural(limit).at_least(least),
                None => number(0).equals(0),
            }),
            Self::GoldenRatio { a, b, test } => {
                let value = natural(b).squared() - natural(a) * b - natural(a).squared();
                let sign = if *test < IBig::ZERO {
                    Sign::Less
                } else {
                    Sign::Greater
                };
                Some(value.equals(test).binary(sign, 0))
            }
            Self::Digits { .. } | Self::Mex { .. } | Self::Period { .. } => None,
        }
    }
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
    let sum = if constant.is_zero() {
        sum
    } else {
        sum - constant
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
pub(in crate::explain) fn digits(digits: &[UBig]) -> Formula {
    let ten = UBig::from(10u8);
    let between = if digits.iter().all(|digit| *digit < ten) {
        ""
    } else {
        "."
    };
    let digits: Vec<_> = digits.iter().map(ToString::to_string).collect();
    Formula::Digits(if digits.is_empty() {
        "0".to_owned()
    } else {
        digits.join(between)
    })
}

fn binary(value: &UBig, width: usize) -> Formula {
    let bits = (0..width)
        .rev()
        .map(|place| if value.bit(place) { '1' } else { '0' });
    Formula::Digits(bits.collect())
}

/// The values in binary, one below the other, and their nim-sum.
fn columns(values: &[UBig], sum: &UBig, language: Language) -> Vec<Block> {
    let width = values
        .iter()
        .map(|value| value.bit_len())
        .max()
        .unwrap_or(0)
        .max(1);
    let Some(all) = joined(Sign::NimPlus, values.iter().map(natural)) else {
        return vec![Block::Display(number(0).equals(0))];
    };
    let line = Block::Display(all.equals(sum));
    if width > MOST_COLUMNS {
        return vec![line];
    }
    let (decimal, in_binary) = match language {
        English => ("number", "binary"),
        Chinese => ("数", "二进制"),
    };
    let mut rows: Vec<Vec<Prose>> = values
        .iter()
        .map(|value| vec![natural(value).into(), binary(value, width).into()])
        .collect();
    let total = Formula::Word("⊕").equals(sum);
    rows.push(vec![total.into(), binary(sum, width).into()]);
    let head = vec![decimal.into(), in_binary.into()];
    let table = Block::Table { head, rows };
    if values.len() == 1 {
        vec![table]
    } else {
        vec![table, line]
    }
}

/// The piles in binary, and how many ones each column has.
fn counted(piles: &[UBig], ones: &[usize], modulus: usize, language: Language) -> Vec<Block> {
    if ones.len() > MOST_COLUMNS {
        return Vec::new();
    }
    let head = match language {
        English => "pile",
        Chinese => "堆",
    };
    let titles = (0..ones.len())
        .rev()
        .map(|place| number(2).power(number(place)).into());
    let mut rows: Vec<Vec<Prose>> = Vec::new();
    for pile in piles {
        let bits = (0..ones.len())
            .rev()
            .map(|place| number(i32::from(pile.bit(place))).into());
        rows.push(std::iter::once(natural(pile).into()).chain(bits).collect());
    }
    let (total, rest) = match language {
        English => ("ones".to_owned(), format!("mod {modulus}")),
        Chinese => ("1 的个数".to_owned(), format!("除以 {modulus} 的余数")),
    };
    let totals = ones.iter().rev().map(|ones| number(*ones).into());
    rows.push(std::iter::once(total.into()).chain(totals).collect());
    let rests = ones.iter().rev().map(|ones| number(ones % modulus).into());
    rows.push(std::iter::once(rest.into()).chain(rests).collect());
    let head = std::iter::once(head.into()).chain(titles).collect();
    vec![Block::Table { head, rows }]
}

/// The options with their values, or one of each value if there are many; and the mex.
fn mex(options: &[Valued], value: &UBig) -> Vec<Block> {
    let mut shown: Vec<&Valued> = options.iter().collect();
    if shown.len() > MOST_OPTIONS {
        let mut seen = std::collections::BTreeSet::new();
        shown.retain(|option| seen.insert(&option.value));
        shown.sort_by_key(|option| &option.value);
    }
    let values: std::collections::BTreeSet<&UBig> =
        options.iter().map(|option| &option.value).collect();
    let lines = shown.iter().map(|option| {
        let heaps = match option.heaps.as_slice() {
            [] => Formula::Number(IBig::ZERO),
            [heap] => natural(heap),
            heaps => joined(Sign::Plus, heaps.iter().map(natural)).expect("two or more"),
        };
        prose![heaps.binary(Sign::To, &option.value)]
    });
    let items: Vec<Prose> = lines.collect();
    let values: Vec<Formula> = if values.len() <= MOST_OPTIONS {
        values.into_iter().map(natural).collect()
    } else {
        let few = values.into_iter().take(MOST_OPTIONS / 2).map(natural);
        few.chain([Formula::Dots]).collect()
    };
    let mex = Formula::Word("mex").of(set(values)).equals(value);
    if items.is_empty() {
        return vec![Block::Display(mex)];
    }
    vec![Block::Items(items), Block::Display(mex)]
}

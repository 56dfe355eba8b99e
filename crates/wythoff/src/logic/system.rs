//! Numeration systems whose valid numerals an automaton recognises.

use std::fmt;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::bits;
use super::convert::{Converter, Digit, together};
use super::side_by_side::SideBySide;
use crate::automata::Letter;
use crate::number::Numerals;

/// Coefficients that give no numeration system.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SystemError(Numerals);

impl fmt::Display for SystemError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no numeration system", self.0)
    }
}

impl std::error::Error for SystemError {}

/// The greatest coefficient of a system.
const MOST: u32 = 1 << 12;
/// The greatest alphabet of tuples.
const MOST_LETTERS: u32 = 1 << 16;
/// Numerals with more digits than this are converted by halves.
const LONG: usize = 128;

/// A numeration system: greedy numerals, read from the most significant digit.
///
/// ```
/// use wythoff::{UBig, logic::{NumberSystem, Numerals}};
/// let zeckendorf = NumberSystem::new(Numerals::Greedy(vec![1, 1])).unwrap();
/// assert_eq!(zeckendorf.digits(&UBig::from(12u8)), [1, 0, 1, 0, 1]); // 8 + 3 + 1
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberSystem {
    numerals: Numerals,
    /// By phase m mod l: the r₁, …, r_d of u_{m+d} = r₁u_{m+d−1} + … + r_d u_m.
    recurrences: Vec<Vec<i64>>,
    /// u₀, …, u_{d−1}.
    first: Vec<i64>,
    digits: u32,
}

impl NumberSystem {
    /// The system of these numerals.
    pub fn new(numerals: Numerals) -> Result<Self, SystemError> {
        let list = numerals.list();
        let in_range = (1..=8).contains(&list.len()) && list.iter().all(|c| *c <= MOST);
        let positive = in_range && list.iter().all(|c| *c >= 1);
        let widen = |c: &u32| i64::from(*c);
        let (recurrences, first, digits) = match &numerals {
            Numerals::Greedy(c) if in_range && is_parry(c) => {
                let c: Vec<i64> = c.iter().map(widen).collect();
                let Some(first) = first_weights(&c) else {
                    return Err(SystemError(numerals));
                };
                let digits = if c.len() == 1 { c[0] } else { c[0] + 1 };
                (vec![c], first, digits as u32)
            }
            Numerals::Endless(c) if in_range && is_endless(c) => {
                let c: Vec<i64> = c.iter().map(widen).collect();
                // The same sum without the term for n − 1, taken from u_n.
                let falls = c.windows(2).map(|pair| pair[1] - pair[0]);
                let recurrence = [c[0] + 1].into_iter().chain(falls).collect();
                let Some(first) = first_weights(&c) else {
                    return Err(SystemError(numerals));
                };
                (vec![recurrence], first, (c[0] + 1) as u32)
            }
            Numerals::Ostrowski(a) if positive => {
                let l = a.len();
                let rows = (0..l).map(|m| vec![widen(&a[(m + 1) % l]), 1]).collect();
                let most = *a.iter().max().expect("not empty");
                (rows, vec![1, widen(&a[0])], most + 1)
            }
            _ => return Err(SystemError(numerals)),
        };
        Ok(Self {
            numerals,
            recurrences,
            first,
            digits,
        })
    }

    /// How the system was given.
    pub fn numerals(&self) -> &Numerals {
        &self.numerals
    }

    /// How many digits there are: they are 0, 1, …, one less.
    pub fn digit_count(&self) -> u32 {
        self.digits
    }

    /// Numerals are padded to a length that this divides.
    pub fn period(&self) -> usize {
        self.recurrences.len()
    }

    /// The order d of the recurrence.
    pub(crate) fn order(&self) -> usize {
        self.first.len()
    }

    /// The r₁, …, r_d of u_{m+d} = r₁u_{m+d−1} + … + r_d u_m.
    pub(crate) fn recurrence(&self, place: usize) -> &[i64] {
        &self.recurrences[place % self.period()]
    }

    /// u₀, …, u_{d−1}.
    pub(crate) fn first_weights(&self) -> &[i64] {
        &self.first
    }

    /// The weights u₀, u₁, ….
    pub fn weights(&self) -> impl Iterator<Item = UBig> + '_ {
        let mut window: Vec<UBig> = self.first.iter().map(|&u| UBig::from(u as u64)).collect();
        (0..).map(move |place| {
            let (mut next, mut less) = (UBig::ZERO, UBig::ZERO);
            for (&r, u) in self.recurrence(place).iter().zip(window.iter().rev()) {
                let sum = if r < 0 { &mut less } else { &mut next };
                *sum += UBig::from(r.unsigned_abs()) * u;
            }
            window.push(next - less);
            window.remove(0)
        })
    }

    /// The weights up to the first above `most`, which a machine word must hold with room to spare.
    pub(crate) fn weights_above(&self, most: u64) -> Vec<u64> {
        let mut weights = Vec::new();
        for weight in self.weights() {
            let weight = u64::try_from(&weight).unwrap_or(u64::MAX);
            weights.push(weight);
            if weight > most {
                break;
            }
        }
        weights
    }

    /// The greedy digits of a number, most significant first, padded to a multiple of the period; none for 0.
    pub fn digits(&self, number: &UBig) -> Vec<u32> {
        let converter = self.converter(std::slice::from_ref(number));
        let digits = self.digits_by(converter.as_ref(), number);
        digits.into_iter().map(u32::from).collect()
    }

    /// What converts these numbers, and those below, if there is a long one among them.
    pub(crate) fn converter(&self, numbers: &[UBig]) -> Option<Converter<'_>> {
        let bits = numbers.iter().map(UBig::bit_len).max()?;
        self.is_worth(bits).then(|| Converter::of_bits(self, bits))
    }

    /// Whether numbers of so many bits are converted by halves, and not digit by digit. For its time that counts on one
    /// large root of the recurrence and others below 1.
    fn is_worth(&self, bits: usize) -> bool {
        match &self.numerals {
            _ if bits <= 32 || self.bits_of_digit().is_some() => false,
            // No coefficient above the one before it: the roots are such (Brauer 1951).
            Numerals::Greedy(c) if c.is_sorted_by(|a, b| a >= b) => true,
            Numerals::Greedy(c) => bits > 256 && has_one_large_root(c),
            Numerals::Ostrowski(_) => true,
            Numerals::Endless(_) => false,
        }
    }

    /// How many bits a digit has, if the system is that of base 2, 4, 8, ….
    fn bits_of_digit(&self) -> Option<usize> {
        match &self.numerals {
            Numerals::Greedy(c) if c.len() == 1 && c[0].is_power_of_two() => {
                Some(c[0].ilog2() as usize)
            }
            _ => None,
        }
    }

    fn digits_by(&self, converter: Option<&Converter<'_>>, number: &UBig) -> Vec<Digit> {
        if let Some(bits) = self.bits_of_digit() {
            return bits::digits(number, bits);
        }
        let mut digits = match (u64::try_from(number), converter) {
            (Ok(number), _) if number < 1 << 32 => self.digits_of_word(number),
            (_, Some(converter)) => converter.digits(number),
            _ => self.digits_one_by_one(number),
        };
        let zeros = digits.iter().take_while(|&&digit| digit == 0).count();
        digits.drain(..zeros / self.period() * self.period());
        digits
    }

    /// The digits of any number, each the greatest that fits.
    fn digits_one_by_one(&self, number: &UBig) -> Vec<Digit> {
        let mut weights: Vec<UBig> = self
            .weights()
            .take_while(|weight| weight <= number)
            .collect();
        let zeros = weights.len().next_multiple_of(self.period()) - weights.len();
        let mut digits = vec![0; zeros];
        let mut rest = number.clone();
        while let Some(weight) = weights.pop() {
            let mut digit = 0;
            // At most 2^12 times, and mostly once or not at all.
            while rest >= weight {
                rest -= &weight;
                digit += 1;
            }
            digits.push(digit);
        }
        digits
    }

    /// The digits of a small number, with leading zeros.
    fn digits_of_word(&self, number: u64) -> Vec<Digit> {
        let mut window = self.first.clone();
        let mut weights = Vec::new();
        // Weights far above the number saturate, and are not used: only the first above it ends the list.
        while weights.last().is_none_or(|&weight| weight <= number) {
            let place = weights.len();
            let terms = self.recurrence(place).iter().zip(window.iter().rev());
            let next = terms
                .map(|(c, u)| c.saturating_mul(*u))
                .fold(0, i64::saturating_add);
            weights.push(window[0] as u64);
            window.rotate_left(1);
            window[self.first.len() - 1] = next;
        }
        let zeros = weights.len().next_multiple_of(self.period()) - weights.len();
        let mut rest = number;
        let digits = weights.iter().rev().map(|weight| {
            let digit = rest / weight;
            rest %= weight;
            digit as Digit // a greedy digit, at most 2^12
        });
        std::iter::repeat_n(0, zeros).chain(digits).collect()
    }

    /// The number these digits stand for.
    pub fn value(&self, digits: &[u32]) -> UBig {
        // What is below counts on digits that occur.
        let small = |&digit: &u32| (digit < self.digits).then_some(digit as Digit);
        let numeral: Option<Vec<Digit>> = digits.iter().map(small).collect();
        match numeral {
            Some(numeral) => self.value_of(&numeral),
            None => self.sum(digits),
        }
    }

    /// The number of the digits, by the converter if there is one.
    pub(crate) fn value_by(
        &self,
        converter: Option<&Converter<'_>>,
        digits: impl IntoIterator<Item = u32>,
    ) -> UBig {
        let digits: Vec<Digit> = digits.into_iter().map(|digit| digit as Digit).collect();
        match converter {
            Some(converter) => converter.value(&digits),
            None => self.value_of(&digits),
        }
    }

    /// The number of digits that occur.
    fn value_of(&self, digits: &[Digit]) -> UBig {
        if let Some(bits) = self.bits_of_digit() {
            return bits::number(digits, bits);
        }
        // Any recurrence of natural numbers will do for this direction.
        let is_natural = !matches!(self.numerals, Numerals::Endless(_));
        match digits.len() > LONG && is_natural {
            true => Converter::of_digits(self, digits.len()).value(digits),
            false => self.sum(digits),
        }
    }

    /// The number of any digits, by the weights.
    fn sum<D: Copy + Into<UBig>>(&self, digits: &[D]) -> UBig {
        let terms = digits.iter().rev().zip(self.weights());
        terms.map(|(&digit, weight)| weight * digit.into()).sum()
    }

    /// The word of a position: one letter for each place, the piles' digits in parallel.
    pub fn word(&self, piles: &[UBig]) -> Vec<Letter> {
        self.word_by(self.converter(piles).as_ref(), piles)
    }

    /// The word, by the converter of the piles.
    pub(crate) fn word_by(&self, converter: Option<&Converter<'_>>, piles: &[UBig]) -> Vec<Letter> {
        let digits = self.side_by_side(converter, piles);
        let mut word = Vec::with_capacity(digits.length());
        digits.letters(|letters| word.extend_from_slice(letters));
        word
    }

    /// The digits of each pile.
    pub(crate) fn side_by_side(
        &self,
        converter: Option<&Converter<'_>>,
        piles: &[UBig],
    ) -> SideBySide {
        SideBySide::new(self.digits, self.all_digits(converter, piles))
    }

    fn all_digits(&self, converter: Option<&Converter<'_>>, piles: &[UBig]) -> Vec<Vec<Digit>> {
        let [first, others @ ..] = piles else {
            return Vec::new();
        };
        let apart = !others.is_empty() && converter.is_some_and(Converter::is_long);
        let (others, first) = together(
            apart,
            || self.all_digits(converter, others),
            || self.digits_by(converter, first),
        );
        std::iter::once(first).chain(others).collect()
    }

    /// The position of a word.
    pub fn position(&self, word: &[Letter], piles: usize) -> Vec<UBig> {
        (0..piles)
            .map(|pile| {
                let digit = |&letter: &Letter| self.digit(letter, pile, piles) as Digit;
                let digits: Vec<Digit> = word.iter().map(digit).collect();
                self.value_of(&digits)
            })
            .collect()
    }

    /// The digit of one pile in a letter.
    pub fn digit(&self, letter: Letter, pile: usize, piles: usize) -> u32 {
        letter / self.digits.pow((piles - 1 - pile) as u32) % self.digits
    }

    /// How many letters tuples of so many digits make, if not too many.
    pub(crate) fn letter_count(&self, piles: usize) -> Option<u32> {
        let count = self.digits.checked_pow(piles as u32)?;
        (count <= MOST_LETTERS).then_some(count)
    }
}

/// Whether the greedy numerals over a recurrence are those in which every d digits are below c₁ … c_d.
///
/// So it is if all proper tails are below it (Parry 1960; Bertrand-Mathis 1989): then there are u_j numerals of j digits, the
/// numbers below u_j, in the order of words.
fn is_parry(c: &[u32]) -> bool {
    let ends_are_positive = c[0] >= 1 && c[c.len() - 1] >= 1;
    ends_are_positive && *c != [1] && (1..c.len()).all(|start| c[start..] < *c)
}

/// The same for numerals none of whose endings reaches c₁ … c_d c_d c_d …, which does not end.
///
/// Two such words are equal if they agree for 2d letters: from the dth on each repeats its last.
fn is_endless(c: &[u32]) -> bool {
    let d = c.len();
    let word = |start: usize| (start..start + 2 * d).map(move |place| c[place.min(d - 1)]);
    let is_least = d >= 2 && c[d - 1] >= 1 && c[d - 1] != c[d - 2];
    is_least && (1..d).all(|start| word(start).lt(word(0)))
}

/// Whether all roots of x^d = c₁x^{d−1} + … + c_d but one are well below 1 in absolute value.
///
/// With the sums of powers p_m of all roots, p_m² − p_{2m} is twice the sum of the products of two of the powers: below p_m/2^8
/// if the others have become small, and above it if there is a large one. A sum of a few powers may be small by chance,
/// for one m or two.
fn has_one_large_root(c: &[u32]) -> bool {
    /// Roots up to 0.97 have become small.
    const POWER: usize = 256;
    let mut sums: Vec<UBig> = Vec::with_capacity(2 * POWER);
    while sums.len() < 2 * POWER {
        // Newton's identities: p_m = c₁p_{m−1} + … + c_{m−1}p₁ + m·c_m.
        let m = sums.len() + 1;
        let last = c.get(m - 1).map_or(0, |&c| c as usize * m);
        let terms = c.iter().zip(sums.iter().rev()).filter(|term| *term.0 > 0);
        let next = terms.map(|(&c, sum)| sum * UBig::from(c)).sum::<UBig>();
        sums.push(next + UBig::from(last));
    }
    (POWER - c.len()..=POWER).all(|m| {
        let (sum, double) = (&sums[m - 1], &sums[2 * m - 1]);
        let square = sum.sqr();
        let difference = match square > *double {
            true => square - double,
            false => double - square,
        };
        difference << 8 < *sum
    })
}

/// u₀, …, u_{d−1} of a greedy system; `None`: their sum is 2^64 or more, or the last 2^63.
///
/// They are at most the powers of c₁ + 1, and these if all coefficients are equal. So up to six coefficients of 2^12 fit
/// (4097⁵ < 2^61), and of eight all may be 510 (511⁷ < 2^63) but not 511.
fn first_weights(c: &[i64]) -> Option<Vec<i64>> {
    let mut first: Vec<i64> = Vec::with_capacity(c.len());
    for _ in c {
        let mut terms = c.iter().zip(first.iter().rev());
        let next = terms.try_fold(1i64, |sum, (c, u)| sum.checked_add(c.checked_mul(*u)?))?;
        first.push(next);
    }
    let sum: i128 = first.iter().map(|&u| i128::from(u)).sum();
    (sum < 1 << 64).then_some(first)
}

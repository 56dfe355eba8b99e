//! Rules beyond linear arithmetic: tabulated, and hardly ever proved anything of.

use std::fmt;
use std::ops::{ControlFlow, Range};

use super::PILE_NAMES;
use super::language::{Condition, ParseRulesError, ParseRulesErrorKind as Kind};
use crate::position::Play;
use crate::watch::{Progress, Watch};

/// The rules of a game whose conditions need not be linear: `x divides a`, `prime(x)`, `gcd(a, b) = 1`, `split`.
///
/// They are no [`Rules`](super::Rules): neither prover nor checker takes them.
///
/// ```
/// use wythoff::rules::TableRules;
/// let divisors = TableRules::parse("piles a; x divides a, x < a", &[]).unwrap()?;
/// let values = divisors.values(&[9], &mut ()).unwrap()?;
/// assert_eq!(values, [0, 0, 1, 0, 2, 0, 1, 0, 3]); // how often 2 divides
/// # Ok::<(), wythoff::ParseRulesError>(())
/// ```
#[derive(Debug, Clone)]
pub struct TableRules {
    text: String,
    piles: usize,
    play: Play,
    moves: Vec<TableMove>,
    /// Where one of these holds there is no move.
    ends: Vec<Condition>,
    /// The orders of the piles in which each move is played.
    orders: Vec<Vec<usize>>,
}

/// One kind of move, and where it stands.
#[derive(Debug, Clone)]
pub(super) struct TableMove {
    /// `None`: the pile is split into any two.
    condition: Option<Condition>,
    span: Range<usize>,
}

impl TableMove {
    pub(super) fn new(condition: Condition, span: Range<usize>) -> Self {
        Self {
            condition: Some(condition),
            span,
        }
    }

    pub(super) fn split(span: Range<usize>) -> Self {
        Self {
            condition: None,
            span,
        }
    }

    pub(super) fn is_split(&self) -> bool {
        self.condition.is_none()
    }

    pub(super) fn span(&self) -> Range<usize> {
        self.span.clone()
    }
}

impl TableRules {
    pub(super) fn new(
        text: &str,
        piles: usize,
        play: Play,
        moves: Vec<TableMove>,
        ends: Vec<Condition>,
        orders: Vec<Vec<usize>>,
    ) -> Self {
        Self {
            text: text.to_owned(),
            piles,
            play,
            moves,
            ends,
            orders,
        }
    }

    /// The text as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// How many piles there are.
    pub fn piles(&self) -> usize {
        self.piles
    }

    /// The names of the piles in the order of a position: a, b, …, whatever the text calls them.
    pub fn names(&self) -> Vec<&'static str> {
        PILE_NAMES[..self.piles].to_vec()
    }

    /// What whoever cannot move gets.
    pub fn play(&self) -> Play {
        self.play
    }

    /// The Grundy values of the positions with fewer than `sizes[i]` in pile i, the last pile growing first; in misère
    /// play 0 for a lost position and 1 for a won one. `None`: stopped.
    ///
    /// A move that takes nothing is refused, and so are numbers of 128 bits. Panics if a size is 2³² or more.
    pub fn values(
        &self,
        sizes: &[u64],
        watch: &mut dyn Watch,
    ) -> Option<Result<Vec<u32>, ParseRulesError>> {
        assert_eq!(sizes.len(), self.piles, "one size for each pile");
        assert!(
            sizes.iter().all(|&size| size < 1 << 32),
            "a size is too large"
        );
        let count = sizes.iter().product::<u64>();
        let mut values: Vec<u32> = Vec::with_capacity(count as usize);
        let mut position = vec![0; sizes.len()];
        for place in 0..count {
            if place % 16 == 0 && watch.tell(Progress::new(place, count)).is_break() {
                return None;
            }
            unpack(place, sizes, &mut position);
            let mut seen = Vec::new();
            let options = self.options(&position, &mut |option| {
                let place = option.iter().zip(sizes);
                let place = place.fold(0, |place, (pile, size)| place * size + pile);
                seen.push(values[place as usize]);
            });
            match options {
                Ok(true) => seen.extend(split_values(&values)),
                Ok(false) => {}
                Err((span, kind)) => {
                    return Some(Err(ParseRulesError::new(&self.text, (span, kind))));
                }
            }
            values.push(match self.play {
                Play::Normal => least_absent(seen),
                // Without a move the game is won.
                Play::Misere => u32::from(seen.is_empty() || seen.contains(&0)),
            });
        }
        Some(Ok(values))
    }

    /// For each remainder whether an amount that may be taken may leave it (of one that none leaves that may be said, too), and the
    /// amounts below `size`; `None`: there are more piles, they are split, play ends early, or what may be taken depends on the pile.
    pub(crate) fn amounts(&self, modulus: u64, size: u64) -> Option<(Vec<bool>, Vec<u64>)> {
        let conditions: Option<Vec<&Condition>> = (self.moves.iter())
            .map(|one| one.condition.as_ref())
            .collect();
        let conditions = conditions?;
        let is_one_set = self.piles == 1 && self.ends.is_empty();
        if !is_one_set || !conditions.iter().all(|condition| condition.is_of_amount()) {
            return None;
        }
        let mut remainders = vec![false; modulus as usize];
        for condition in &conditions {
            let of_one = condition.remainders(modulus);
            (remainders.iter_mut().zip(of_one)).for_each(|(any, one)| *any |= one);
        }
        let may_be_taken = |amount: &u64| {
            let mut holds = conditions.iter().map(|one| one.holds(&[*amount], &[0]));
            holds.any(|holds| holds.is_ok_and(|holds| holds))
        };
        Some((remainders, (1..size).filter(may_be_taken).collect()))
    }

    /// Shows the positions one move away, and says whether the pile may be split.
    fn options(
        &self,
        before: &[u64],
        visit: &mut dyn FnMut(&[u64]),
    ) -> Result<bool, (Range<usize>, Kind)> {
        let too_large = |span: &Range<usize>| (span.clone(), Kind::HugeNumber { most: i64::MAX });
        for end in &self.ends {
            if end.holds(before, before).map_err(|_| too_large(&(0..0)))? {
                return Ok(false);
            }
        }
        let mut after = before.to_vec();
        let order = |piles: &[u64], order: &[usize]| -> Vec<u64> {
            order.iter().map(|&pile| piles[pile]).collect()
        };
        let orders: Vec<(&Vec<usize>, Vec<u64>)> = (self.orders.iter())
            .map(|one| (one, order(before, one)))
            .collect();
        loop {
            for TableMove { condition, span } in &self.moves {
                let Some(condition) = condition else {
                    continue;
                };
                let mut holds = false;
                for (one, before) in &orders {
                    let moved = condition.holds(before, &order(&after, one));
                    holds |= moved.map_err(|_| too_large(span))?;
                }
                if holds && after == before {
                    let text = self.text[span.clone()].to_owned();
                    let at = before.iter().map(|&pile| pile.into()).collect();
                    return Err((span.clone(), Kind::TakesNothing { text, at }));
                }
                if holds {
                    visit(&after);
                    break;
                }
            }
            if fewer(&mut after, before).is_break() {
                return Ok(self.moves.iter().any(TableMove::is_split));
            }
        }
    }
}

/// The next list of piles in a box, counted down.
fn fewer(piles: &mut [u64], most: &[u64]) -> ControlFlow<()> {
    for (pile, most) in piles.iter_mut().zip(most).rev() {
        if *pile > 0 {
            *pile -= 1;
            return ControlFlow::Continue(());
        }
        *pile = *most;
    }
    ControlFlow::Break(())
}

fn unpack(place: u64, sizes: &[u64], position: &mut [u64]) {
    let mut rest = place;
    for (pile, size) in position.iter_mut().zip(sizes).rev() {
        *pile = rest % size;
        rest /= size;
    }
}

/// The values of a pile split into two, by those of all smaller piles.
fn split_values(smaller: &[u32]) -> impl Iterator<Item = u32> {
    let pile = smaller.len();
    (1..=pile / 2).map(move |part| smaller[part] ^ smaller[pile - part])
}

fn least_absent(mut seen: Vec<u32>) -> u32 {
    seen.sort_unstable();
    seen.dedup();
    let run = (0u32..).zip(&seen).take_while(|(n, value)| n == *value);
    run.count() as u32 // fewer than there are options
}

/// The text, a statement to a line.
impl fmt::Display for TableRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.text.lines() {
            let line = line.split('#').next().unwrap_or_default();
            for statement in line.split([';', '；']) {
                if !statement.trim().is_empty() {
                    writeln!(f, "{}", statement.trim())?;
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(text: &str, sizes: &[u64]) -> Vec<u32> {
        let rules = TableRules::parse(text, &[]).expect("not linear").unwrap();
        rules.values(sizes, &mut ()).unwrap().unwrap()
    }

    fn mex(options: impl Iterator<Item = u32>) -> u32 {
        least_absent(options.collect())
    }

    /// The values of one pile by what may be taken.
    fn row(size: u64, takes: impl Fn(u64, u64) -> bool) -> Vec<u32> {
        let mut values: Vec<u32> = Vec::new();
        for n in 0..size {
            let options = (1..=n).filter(|&x| takes(n, x));
            let value = mex(options.map(|x| values[(n - x) as usize]));
            values.push(value);
        }
        values
    }

    #[test]
    fn one_pile_by_what_may_be_taken() {
        let prime = |x: u64| x > 1 && (2..x).all(|d| !x.is_multiple_of(d));
        let size = [120];
        let of = |text| values(text, &size);
        assert_eq!(
            of("piles a; x divides a, x < a"),
            row(120, |n, x| x < n && n % x == 0)
        );
        assert_eq!(of("piles a; prime(x)"), row(120, |_, x| prime(x)));
        assert_eq!(
            of("piles a; square(x), x > 0"),
            row(120, |_, x| x.isqrt().pow(2) == x)
        );
        assert_eq!(
            of("piles a; power(2, x)"),
            row(120, |_, x| x.is_power_of_two())
        );
        assert_eq!(of("piles a; x > 0, x*x <= a"), row(120, |n, x| x * x <= n));
        assert_eq!(
            of("piles a; not prime(x), x > 0"),
            row(120, |_, x| !prime(x))
        );
        assert_eq!(
            of("piles a; end when prime(a); 0 < x < 4"),
            row(120, |n, x| !prime(n) && x < 4)
        );
        assert_eq!(
            of("piles a; a xor x = a + x, x > 0"),
            row(120, |n, x| n & x == 0)
        );
        assert_eq!(
            of("piles a; gcd(a, x) = 1, x > 0"),
            row(120, |n, x| {
                (2..=x).all(|d| !(n.is_multiple_of(d) && x.is_multiple_of(d)))
            })
        );
    }

    #[test]
    fn a_pile_may_be_split() {
        let mut expected: Vec<u32> = Vec::new();
        for n in 0..60usize {
            let one = n.checked_sub(1).map(|rest| expected[rest]);
            let two = (1..n).map(|part| expected[part] ^ expected[n - part]);
            let value = mex(one.into_iter().chain(two));
            expected.push(value);
        }
        assert_eq!(values("piles a; x = 1 | split", &[60]), expected);
    }

    #[test]
    fn two_piles_and_misere() {
        let nim = values("symmetric; x > 0, y = 0, power(2, x)", &[9, 9]);
        let one = row(9, |_, x| x.is_power_of_two());
        for (place, &value) in nim.iter().enumerate() {
            assert_eq!(value, one[place / 9] ^ one[place % 9]);
        }
        let lost = values("piles a; misere; power(2, x)", &[8]);
        assert_eq!(lost, [1, 0, 1, 1, 0, 1, 1, 0]);
    }

    #[test]
    fn linear_texts_are_for_others() {
        assert!(TableRules::parse("piles a; x in {1,2}", &[]).is_none());
        assert!(TableRules::parse("piles a; x >> 2", &[]).is_none());
    }

    #[test]
    fn a_move_that_takes_nothing_is_refused() {
        let rules = TableRules::parse("piles a; x divides a", &[])
            .unwrap()
            .unwrap();
        let error = rules.values(&[9], &mut ()).unwrap().unwrap_err();
        assert!(matches!(error.kind, Kind::TakesNothing { .. }), "{error}");
        assert_eq!(error.column, 10);
    }
}

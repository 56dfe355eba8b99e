//! All moves of Moore's Nim_k to lost positions, column by column from the highest.
//!
//! A move in the making has *changed* some piles: their higher bits are written, and the lower ones are free. In a column
//! it may set any bits of those, and it may change further piles that have a one there, by making it zero; then the ones
//! must have the remainder the column needs modulo k + 1.
//!
//! No such beginning is in vain: let f ≤ k piles be changed and s others have a one in the column, s mod (k + 1) = ρ. If
//! ρ ≠ 0 then either setting k + 1 − ρ ≤ f bits of the changed, or else changing ρ ≤ k − f more, makes a multiple of
//! k + 1. The last column in misère play, with nothing but zeros above, needs the remainder 1: the counts from
//! s − (k − f) to s + f, k + 1 in a row, are possible as far as they are not negative, and s + f ≥ 1 if any pile is left
//! to speak of; and if f = 0 the position was lost already or s ≥ 2 and the change is by less than s. So when the list is
//! cut to a length, it is because there are more moves than that.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use crate::answer::Moves;
use crate::position::Play;

/// A move in the making: the changed piles by their places, written above the present column.
#[derive(Clone, Default)]
struct Beginning {
    changed: Vec<(usize, UBig)>,
}

/// What a beginning does in one column.
struct Choice {
    /// Places of piles to be changed from here on.
    released: Vec<usize>,
    /// Which of the changed piles get a one, by their numbers in the list.
    set: Vec<usize>,
}

/// The moves to lost positions, at most so many.
pub(super) fn to_lost(piles: &[UBig], k: usize, play: Play, most: usize) -> Moves {
    let mut moves = Moves::new(most);
    let columns = piles.iter().map(|pile| pile.bit_len()).max().unwrap_or(0);
    let mut beginnings = vec![Beginning::default()];
    for column in (0..columns).rev() {
        let ones: Vec<usize> = (0..piles.len())
            .filter(|&place| piles[place].bit(column))
            .collect();
        let mut longer = Vec::new();
        for beginning in beginnings {
            let needed = match play {
                Play::Misere if column == 0 && beginning.leaves_no_pile_of_two(piles) => 1,
                _ => 0,
            };
            // One more than asked for shows that there are more.
            let room = most.saturating_add(1) - longer.len();
            let choices = beginning.choices(&ones, k, needed, room);
            beginning.continued(choices, column, piles, &mut longer);
        }
        beginnings = longer;
    }
    // Unchanged to the end: the position is lost itself.
    beginnings.retain(|beginning| !beginning.changed.is_empty());
    for Beginning { changed } in beginnings {
        let mut to = piles.to_vec();
        for (place, left) in changed {
            to[place] = left;
        }
        if moves.push(to).is_break() {
            break;
        }
    }
    moves
}

impl Beginning {
    /// Whether every pile is below 2, with the last column still to be written.
    fn leaves_no_pile_of_two(&self, piles: &[UBig]) -> bool {
        let is_large = |pile: &UBig| *pile > UBig::ONE;
        let large = piles.iter().filter(|pile| is_large(pile)).count();
        let changed = self.changed.iter();
        let changed_large = changed.filter(|(place, _)| is_large(&piles[*place]));
        changed_large.count() == large && self.changed.iter().all(|(_, left)| left.is_zero())
    }

    /// What may be done in a column with these ones so that as many as `needed` are left, modulo k + 1.
    fn choices(&self, ones: &[usize], k: usize, needed: usize, room: usize) -> Vec<Choice> {
        let changed = self.changed.len();
        let standing: Vec<usize> = (ones.iter().copied())
            .filter(|one| self.changed.iter().all(|(place, _)| place != one))
            .collect();
        let mut choices = Vec::new();
        for released in 0..=standing.len().min(k - changed) {
            let left = (standing.len() - released) % (k + 1);
            let set = (needed + k + 1 - left) % (k + 1);
            if set > changed {
                continue;
            }
            for released in Subsets::new(standing.len(), released) {
                for set in Subsets::new(changed, set) {
                    if choices.len() == room {
                        return choices;
                    }
                    let released = released.iter().map(|&number| standing[number]);
                    choices.push(Choice {
                        released: released.collect(),
                        set,
                    });
                }
            }
        }
        choices
    }

    /// Adds the beginnings that each choice makes of this one.
    fn continued(
        self,
        mut choices: Vec<Choice>,
        column: usize,
        piles: &[UBig],
        longer: &mut Vec<Self>,
    ) {
        // The last choice takes the beginning itself: long numbers are mostly not copied.
        let last = choices.pop();
        for choice in choices {
            let mut copy = self.clone();
            copy.choose(choice, column, piles);
            longer.push(copy);
        }
        if let Some(choice) = last {
            let mut beginning = self;
            beginning.choose(choice, column, piles);
            longer.push(beginning);
        }
    }

    fn choose(&mut self, choice: Choice, column: usize, piles: &[UBig]) {
        for number in choice.set {
            self.changed[number].1.set_bit(column);
        }
        for place in choice.released {
            let above = &piles[place] >> (column + 1) << (column + 1);
            self.changed.push((place, above));
        }
    }
}

/// The subsets of so many numbers from 0, ascending lists of a given length, in lexicographic order.
struct Subsets {
    count: usize,
    next: Option<Vec<usize>>,
}

impl Subsets {
    fn new(count: usize, length: usize) -> Self {
        Self {
            count,
            next: (length <= count).then(|| (0..length).collect()),
        }
    }
}

impl Iterator for Subsets {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        let subset = self.next.take()?;
        let length = subset.len();
        // The last number that can still grow, those behind it being as large as they may.
        let growing = (0..length)
            .rev()
            .find(|&at| subset[at] < self.count - length + at);
        self.next = growing.map(|at| {
            let grown = subset[at] + 1;
            let tail = (at..length).map(|place| grown + place - at);
            subset[..at].iter().copied().chain(tail).collect()
        });
        Some(subset)
    }
}

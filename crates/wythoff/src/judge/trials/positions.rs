//! Positions of any game, to try programs on: small, at the ends of the limits, around full words, and random.

use dashu_int::UBig;

use super::Family;
use super::random::Random;

/// How many random positions there are: fewer where a process has to be started for each.
const RANDOM: usize = 2000;
const RANDOM_SINGLE: usize = 100;

/// A position in words.
pub type Words = Vec<u64>;

/// What positions there are, and which lost ones are a move away.
pub struct Positions<'a> {
    /// How many piles a position has.
    pub piles: usize,
    /// The largest pile.
    pub greatest: u64,
    /// Whether an input has one position only.
    pub is_single: bool,
    /// Some lost positions that a move leads to: few positions are lost, and programs are wrong about those.
    pub lost_after: &'a dyn Fn(&[u64]) -> Vec<Words>,
}

impl Positions<'_> {
    /// Up to which pile all positions are tried.
    pub fn greatest_small_pile(&self) -> u64 {
        let most = match (self.piles, self.is_single) {
            (1, false) => 2000,
            (2, false) => 100,
            (3, false) => 20,
            (4, false) => 9,
            (_, false) => 6,
            (1, true) => 100,
            (2, true) => 15,
            (3, true) => 5,
            (_, true) => 2,
        };
        self.greatest.min(most)
    }

    /// The positions of a family, each once and none with a pile above the greatest, the smaller ones first.
    ///
    /// ```
    /// use wythoff::judge::trials::{Family, Positions};
    /// let nowhere = |_: &[u64]| Vec::new();
    /// let game = Positions { piles: 1, greatest: 5, is_single: false, lost_after: &nowhere };
    /// assert_eq!(game.cases(Family::Small, 1), [[0], [1], [2], [3], [4], [5]]);
    /// ```
    pub fn cases(&self, family: Family, seed: u64) -> Vec<Words> {
        let mut cases = match family {
            Family::Small => {
                let piles: Words = (0..=self.greatest_small_pile()).collect();
                self.of(&piles)
            }
            Family::Limits => {
                let near = |n: u64| self.greatest.saturating_sub(n);
                self.with_lost(self.of(&[0, 1, near(self.greatest / 2), near(1), near(0)]))
            }
            Family::Traps => self.with_lost(self.around_words()),
            Family::Random => self.random(seed),
        };
        cases.retain(|case| self.allows(case));
        cases.sort_by_cached_key(|case| key(case));
        cases.dedup();
        cases
    }

    /// Smaller positions that may fail for the same reason.
    pub fn smaller(&self, case: &[u64]) -> Vec<Words> {
        let mut found = (self.lost_after)(case);
        let changes: [fn(u64) -> u64; 6] = [
            |_| 0,
            |pile| pile / 2,
            |pile| pile / 10,
            |pile| pile.saturating_sub(1),
            |pile| pile - pile / 10,
            |pile| pile.saturating_sub(pile.isqrt()),
        ];
        for change in changes {
            found.push(case.iter().map(|&pile| change(pile)).collect());
            for place in 0..case.len() {
                let mut one = case.to_vec();
                one[place] = change(one[place]);
                found.extend((self.lost_after)(&one));
                found.push(one);
            }
        }
        found.retain(|other| self.allows(other) && key(other) < key(case));
        found.sort_by_cached_key(|case| key(case));
        found.dedup();
        found
    }

    fn allows(&self, case: &[u64]) -> bool {
        case.iter().all(|pile| *pile <= self.greatest)
    }

    /// All positions of these piles.
    fn of(&self, piles: &[u64]) -> Vec<Words> {
        (0..self.piles).fold(vec![Vec::new()], |shorter, _| {
            let longer = shorter.iter().flat_map(|start| {
                piles
                    .iter()
                    .map(move |&last| [start.as_slice(), &[last]].concat())
            });
            longer.collect()
        })
    }

    /// Where a word is full, all piles equal or one of them small.
    fn around_words(&self) -> Vec<Words> {
        let mut cases = Vec::new();
        for bits in [15, 16, 24, 31, 32, 53, 62, 63] {
            for pile in [(1 << bits) - 1, 1 << bits, (1 << bits) + 1] {
                cases.push(vec![pile; self.piles]);
                for place in 0..self.piles {
                    for small in [0, 1, 5] {
                        let mut one = vec![small; self.piles];
                        one[place] = pile;
                        cases.push(one);
                        let mut one = vec![pile; self.piles];
                        one[place] = small;
                        cases.push(one);
                    }
                }
            }
        }
        cases.retain(|case| self.allows(case));
        cases
    }

    /// Three times of four a lost position or one of its neighbours, else any.
    fn random(&self, seed: u64) -> Vec<Words> {
        let mut random = Random::new(seed);
        let most = UBig::from(self.greatest);
        let count = if self.is_single {
            RANDOM_SINGLE
        } else {
            RANDOM
        };
        let case = |_| {
            let mut pile = || u64::try_from(random.up_to(&most)).expect("at most the greatest");
            let case: Words = (0..self.piles).map(|_| pile()).collect();
            let (kind, lost) = (random.word(), (self.lost_after)(&case));
            let choice = (random.word() % lost.len().max(1) as u64) as usize;
            match lost.into_iter().nth(choice) {
                Some(lost) if kind % 4 == 1 => lost,
                Some(mut lost) if kind % 4 > 1 => {
                    let place = (kind / 4) as usize % self.piles;
                    lost[place] = match kind % 4 {
                        2 => lost[place].saturating_add(1),
                        _ => lost[place].saturating_sub(1),
                    };
                    lost
                }
                _ => case,
            }
        };
        (0..count).map(case).collect()
    }

    /// The positions, and lost ones a move away.
    fn with_lost(&self, cases: Vec<Words>) -> Vec<Words> {
        let step = if self.is_single { 8 } else { 1 };
        let lost = cases
            .iter()
            .step_by(step)
            .flat_map(|case| (self.lost_after)(case));
        let lost: Vec<Words> = lost.collect();
        cases.into_iter().step_by(step).chain(lost).collect()
    }
}

/// A position is smaller if its largest pile is, then in the order of its piles.
fn key(case: &[u64]) -> (u64, Words) {
    (case.iter().max().copied().unwrap_or(0), case.to_vec())
}

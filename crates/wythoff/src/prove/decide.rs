//! Who wins very many positions: the automaton as a table, the weights at hand.

use dashu_int::UBig;

use super::proof::Proof;

/// A table of more entries than this is not made: 64 MiB.
const MOST_ENTRIES: usize = 1 << 24;

/// Decides one position after the other by a theorem.
///
/// Positions in words take a step a digit and no memory; others are answered as [`Proof::outcome`] does.
///
/// ```
/// use wythoff::prove::{self, Decider};
/// let proof = prove::theorem("like wythoff")?;
/// let decider = Decider::new(&proof);
/// assert!(decider.is_lost(&[4, 7]) && !decider.is_lost(&[u64::MAX, 4]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Decider<'a> {
    proof: &'a Proof,
    /// The weights below 2^64.
    weights: Vec<u64>,
    /// For each state and letter the row of the next state, or the last row, which is left by no letter; `None`: too large.
    table: Option<Vec<u32>>,
    width: usize,
}

impl<'a> Decider<'a> {
    /// Prepares a theorem.
    pub fn new(proof: &'a Proof) -> Self {
        let weights = proof.system.weights();
        let words = weights.map_while(|weight| u64::try_from(weight).ok());
        let letters = proof.system.letter_count(proof.rules.piles());
        let width = letters.map_or(usize::MAX, |letters| letters as usize);
        let size = width.saturating_mul(proof.lost.states() + 1);
        Self {
            proof,
            weights: words.collect(),
            table: (size <= MOST_ENTRIES).then(|| table(proof, width)),
            width,
        }
    }

    /// Whether the player to move loses. Panics if there are more or fewer piles than the game has.
    pub fn is_lost(&self, piles: &[u64]) -> bool {
        let Some(table) = &self.table else {
            let piles: Vec<UBig> = piles.iter().copied().map(UBig::from).collect();
            return self.is_lost_long(&piles);
        };
        assert_eq!(
            piles.len(),
            self.proof.rules.piles(),
            "a position of the game"
        );
        let (lost, base) = (&self.proof.lost, self.proof.system.digit_count());
        let mut rests = [0; crate::rules::MOST_PILES];
        let rests = &mut rests[..piles.len()];
        rests.copy_from_slice(piles);
        let largest = piles.iter().max().copied().unwrap_or(0);
        let places = self.weights.partition_point(|weight| *weight <= largest);
        // Below 2^24, as the table is.
        let nowhere = (lost.states() * self.width) as u32;
        let mut row = lost.start() * self.width as u32;
        for place in (0..places.next_multiple_of(self.proof.system.period())).rev() {
            let mut letter = 0;
            for rest in &mut *rests {
                // Only leading zeros stand where there is no weight any more.
                let weight = self.weights.get(place).copied().unwrap_or(u64::MAX);
                let mut digit = 0;
                if *rest >= weight && place < self.weights.len() {
                    digit = (*rest / weight) as u32; // below the base
                    *rest %= weight;
                }
                letter = letter * base + digit;
            }
            row = table[(row + letter) as usize];
            if row == nowhere {
                return false;
            }
        }
        lost.is_accepting(row / self.width as u32)
    }

    /// The same for piles of any size.
    pub fn is_lost_long(&self, piles: &[UBig]) -> bool {
        let outcome = self.proof.outcome(piles);
        outcome.expect("a position of the game").is_loss()
    }
}

fn table(proof: &Proof, width: usize) -> Vec<u32> {
    let states = proof.lost.states();
    let mut table = vec![(states * width) as u32; (states + 1) * width];
    for state in 0..states {
        for &(letter, to) in proof.lost.edges(state as u32) {
            table[state * width + letter as usize] = to * width as u32;
        }
    }
    table
}

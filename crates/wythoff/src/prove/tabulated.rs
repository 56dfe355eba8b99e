//! What a guess is made from: the lost positions of a box.

/// A box beyond which nothing is asked: what is known of a pile does not depend on its size.
pub(super) const EVERYWHERE: u64 = 1 << 62;

/// All lost positions of a box.
#[derive(Debug)]
pub(super) struct Tabulated {
    /// Of the box, pile by pile.
    pub(super) sizes: Vec<u64>,
    /// The positions, one after the other.
    pub(super) positions: Vec<u64>,
}

impl Tabulated {
    /// The lost positions.
    pub(super) fn lost(&self) -> impl Iterator<Item = &[u64]> {
        self.positions.chunks_exact(self.sizes.len())
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.positions.len() / self.sizes.len()
    }

    /// The largest size of the box or, where it has none, the largest pile.
    pub(super) fn largest(&self) -> u64 {
        let sizes = self.sizes.iter().filter(|&&size| size < EVERYWHERE);
        let piles = self.positions.iter();
        sizes.chain(piles).copied().max().unwrap_or(0)
    }

    /// The size of the box in the direction in which it ends first.
    pub(super) fn size(&self) -> u64 {
        self.sizes.iter().copied().min().unwrap_or(0)
    }

    /// The part of it with piles below a size, where the box has one.
    pub(super) fn below(&self, size: u64) -> Self {
        let sizes: Vec<u64> = (self.sizes.iter())
            .map(|&own| if own < EVERYWHERE { own.min(size) } else { own })
            .collect();
        let inside =
            |position: &&[u64]| position.iter().zip(&sizes).all(|(pile, size)| pile < size);
        let positions = self.lost().filter(inside).flatten().copied().collect();
        Self { sizes, positions }
    }
}

//! Places that are taken one after the other.

/// A set of places, initially all free, that finds the next free one.
pub(super) struct Free {
    /// First a bit for each place that is free; then, again and again, a bit for each word that is not 0.
    levels: Vec<Vec<u64>>,
    /// Nothing before this is free.
    least: usize,
}

impl Free {
    pub(super) fn new(size: i64) -> Self {
        let mut levels = vec![ones(size as usize)];
        while let Some(last) = levels.last().filter(|last| last.len() > 1) {
            levels.push(ones(last.len()));
        }
        Self { levels, least: 0 }
    }

    /// The first free place from `place` on; `None`: there is none.
    pub(super) fn next(&self, place: i64) -> Option<i64> {
        let mut place = usize::try_from(place).ok()?.max(self.least);
        let mut level = 0;
        // Up to the first word with something free further on …
        loop {
            let word = *self.levels.get(level)?.get(place / 64)?;
            let rest = word & (u64::MAX << (place % 64));
            if rest != 0 {
                place = place / 64 * 64 + rest.trailing_zeros() as usize;
                break;
            }
            place = place / 64 + 1;
            level += 1;
        }
        // … and down to the first place in it.
        for bits in self.levels[..level].iter().rev() {
            place = place * 64 + bits[place].trailing_zeros() as usize;
        }
        Some(place as i64)
    }

    pub(super) fn take(&mut self, place: i64) {
        let is_least = self.least == place as usize;
        let mut place = place as usize; // below the size
        for bits in &mut self.levels {
            let word = &mut bits[place / 64];
            *word &= !(1 << (place % 64));
            if *word != 0 {
                break;
            }
            place /= 64;
        }
        if is_least && let Some(next) = self.next(0) {
            self.least = next as usize;
        }
    }
}

/// So many ones, in words.
fn ones(count: usize) -> Vec<u64> {
    let mut words = vec![u64::MAX; count.div_ceil(64)];
    if let (Some(last), rest @ 1..) = (words.last_mut(), count % 64) {
        *last = (1 << rest) - 1;
    }
    words
}

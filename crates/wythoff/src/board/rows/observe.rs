//! A period that some values show, proved or not.

/// The preperiod and the period that the end of a sequence shows at least three times over: the longest such end.
pub(super) fn observe(sequence: &[i16]) -> Option<(usize, usize)> {
    // Knuth, Morris, Pratt, on the reversed sequence: borders[n] is the length of the longest proper prefix of the first
    // n that is also their suffix, and n − borders[n] is their least period.
    let at = |place: usize| sequence[sequence.len() - 1 - place];
    let mut borders = vec![0; sequence.len() + 1];
    let mut found = None;
    for n in 1..=sequence.len() {
        if n > 1 {
            let mut border = borders[n - 1];
            while border > 0 && at(border) != at(n - 1) {
                border = borders[border];
            }
            borders[n] = border + usize::from(at(border) == at(n - 1));
        }
        let period = n - borders[n];
        if n / 3 >= period {
            found = Some((sequence.len() - n, period));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::observe;

    #[test]
    fn the_longest_end_with_three_periods_is_found() {
        assert_eq!(observe(&[]), None);
        assert_eq!(observe(&[1, 2, 1, 2]), None);
        assert_eq!(observe(&[1, 2, 1, 2, 1, 2]), Some((0, 2)));
        assert_eq!(observe(&[5, 2, 1, 2, 1, 2, 1]), Some((1, 2)));
        assert_eq!(observe(&[7, 7, 7, 1, 2, 3]), None);
        assert_eq!(observe(&[9, 3, 3, 3]), Some((1, 1)));
    }

    #[test]
    fn all_short_sequences_agree_with_trying_every_period() {
        for bits in 0..1u32 << 10 {
            let sequence: Vec<i16> = (0..10).map(|i| (bits >> i & 1) as i16).collect();
            let shows = |start: usize, period: usize| {
                sequence.len() - start >= 3 * period
                    && (start..sequence.len() - period).all(|i| sequence[i] == sequence[i + period])
            };
            let slow =
                (0..10).find_map(|start| (1..=3).find(|&p| shows(start, p)).map(|p| (start, p)));
            assert_eq!(observe(&sequence), slow, "{sequence:?}");
        }
    }
}

//! Looking for a period in the values of a sequence.

use super::Period;

/// The least period that the second half of the values has, with the preperiod and saltus it has on all of them.
///
/// `None` if the second half has no period shorter than itself, or a negative saltus.
pub(in crate::heap) fn candidate(values: &[u32]) -> Option<Period> {
    let half = &values[values.len() / 2..];
    // A sequence is arithmetically periodic iff its differences are periodic.
    let differences = half.len().checked_sub(1)?;
    let difference = |place: usize| half[place + 1].wrapping_sub(half[place]);
    let period = least_period(differences, difference)?;
    // period ≤ differences, so both are in the second half.
    let last = values.len() - 1;
    let saltus = values[last].checked_sub(values[last - period])?;
    let first = (0..values.len() - period)
        .rev()
        .take_while(|&n| values[n].checked_add(saltus) == Some(values[n + period]))
        .last()?;
    Some(Period {
        period: period as u64,
        preperiod: first as u64,
        saltus: saltus.into(),
    })
}

/// The least p < length with `at(i + p) = at(i)` for all i: the length less that of the longest border.
///
/// Knuth, Morris and Pratt (1977): `borders[i]` is the length of the longest proper border of the first i + 1.
fn least_period(length: usize, at: impl Fn(usize) -> u32) -> Option<usize> {
    let mut borders: Vec<u32> = Vec::with_capacity(length);
    borders.push(0);
    // Lengths are below 2³², as heaps are.
    let mut border = 0usize;
    for place in 1..length {
        while border > 0 && at(place) != at(border) {
            border = borders[border - 1] as usize;
        }
        if at(place) == at(border) {
            border += 1;
        }
        borders.push(border as u32);
    }
    (border > 0).then_some(length - border)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_period_is_that_of_the_definition() {
        // Every word of up to 10 letters over {0, 1, 2}.
        for length in 1..=10u32 {
            for code in 0..3u32.pow(length) {
                let at = |place: usize| code / 3u32.pow(place as u32) % 3;
                let length = length as usize;
                let holds = |p: &usize| (0..length - p).all(|place| at(place) == at(place + p));
                assert_eq!(least_period(length, at), (1..length).find(holds));
            }
        }
    }

    #[test]
    fn a_candidate_has_the_least_preperiod() {
        let values = [9, 9, 3, 1, 2, 5, 1, 2, 5, 1, 2, 5, 1];
        let expected = Period {
            period: 3,
            preperiod: 3,
            saltus: 0,
        };
        assert_eq!(candidate(&values), Some(expected));
        let rising = [7, 0, 1, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10];
        let found = candidate(&rising).unwrap();
        assert_eq!((found.period, found.preperiod, found.saltus), (2, 3, 2));
    }

    #[test]
    fn few_values_have_no_candidate() {
        assert_eq!(candidate(&[]), None);
        assert_eq!(candidate(&[0]), None);
        assert_eq!(candidate(&[0, 1, 2]), None);
        assert_eq!(candidate(&[8, 7, 6, 5, 4, 3, 2]), None);
    }
}

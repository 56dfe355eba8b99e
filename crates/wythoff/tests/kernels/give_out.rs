//! The values given out to 64 cells are those of the rule, cell by cell.

use proptest::prelude::*;
use wythoff::simd::give_out::{GiveOut, fastest, portable};

proptest! {
    /// Masks with few values left, as they are in a table: a value is left with probability 1/16 in each.
    #[test]
    fn each_candidate_takes_the_least_value_left_to_it(
        used in any::<u64>(),
        candidates in any::<u64>(),
        masks in prop::collection::vec(any::<[u64; 4]>(), 128),
    ) {
        let masks: Vec<u64> = masks.iter().map(|[a, b, c, d]| a | b | c | d).collect();
        let (columns, diagonals) = masks.split_at(64);
        for give_out in [fastest(), portable as GiveOut] {
            let mut found_columns: [u64; 64] = columns.try_into().unwrap();
            let mut found_diagonals: [u64; 64] = diagonals.try_into().unwrap();
            let mut values = [0; 64];
            let (found_used, taken) =
                give_out(used, candidates, &mut found_columns, &mut found_diagonals, &mut values);
            let mut row = used;
            for i in 0..64 {
                let there = row | columns[i] | diagonals[i];
                let value = (0..64).find(|value| candidates >> i & 1 == 1 && there >> value & 1 == 0);
                prop_assert_eq!(taken >> i & 1 == 1, value.is_some());
                let bit = value.map_or(0, |value| 1 << value);
                prop_assert!(value.is_none_or(|value| values[i] == value));
                prop_assert_eq!(found_columns[i], columns[i] | bit);
                prop_assert_eq!(found_diagonals[i], diagonals[i] | bit);
                row |= bit;
            }
            prop_assert_eq!(found_used, row);
        }
    }
}

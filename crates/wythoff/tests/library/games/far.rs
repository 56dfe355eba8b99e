//! Grundy values of k-Wythoff beyond the table: rows with a period against a larger table.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use wythoff::board::fill_grundy;
use wythoff::{Effort, Game, Position, UBig, Wythoff, solve};

const SIZE: usize = 8200;

#[test]
fn rows_and_tables_give_the_same_options() {
    for k in [0, 1] {
        let mut cells = vec![0u16; SIZE * SIZE];
        let filled = fill_grundy(k, SIZE, &mut cells, NonZeroUsize::MIN, &mut ());
        assert_eq!(filled, Ok(ControlFlow::Continue(())));
        let of = |piles: &[u64]| u64::from(cells[piles[0] as usize * SIZE + piles[1] as usize]);
        let game = Wythoff::new(UBig::from(k));
        let mut effort = Effort::default();
        for piles in [[0, 8192], [1, 8195], [8199, 5], [12, 8193], [8197, 20]] {
            let mut by_value: BTreeMap<u64, Vec<Vec<u64>>> = BTreeMap::new();
            let _ = Game::visit_options(&game, &piles, &mut |option| {
                by_value
                    .entry(of(option))
                    .or_default()
                    .push(option.to_vec());
                ControlFlow::Continue(())
            });
            let position = Position(piles.map(UBig::from).to_vec());
            let valued = solve::valued(&game, &position, &mut effort).unwrap();
            assert_eq!(valued.value(), UBig::from(of(&piles)));
            for value in (0..100).chain(8100..8250) {
                let found = valued.options_of_value(&value.into(), 100).unwrap();
                let mut found: Vec<Vec<u64>> = found
                    .positions()
                    .map(|to| {
                        to.piles()
                            .iter()
                            .map(|pile| u64::try_from(pile).unwrap())
                            .collect()
                    })
                    .collect();
                let mut expected = by_value.get(&value).cloned().unwrap_or_default();
                found.sort();
                expected.sort();
                assert_eq!(found, expected, "k = {k}, {piles:?} to {value}");
            }
        }
        assert_eq!(
            effort.rows.len(),
            1,
            "the rows are kept for the next question"
        );
        assert_eq!(effort.rows[0].rows().len(), 21);
    }
}

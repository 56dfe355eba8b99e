//! Heap games: the moves to each value against all moves, on both sides of a proved period.

use std::collections::BTreeSet;

use wythoff::heap::{HeapRules, NimSequence};
use wythoff::{Effort, Position, UBig, solve};

fn check(rules: &str, heaps: impl Iterator<Item = u64>) {
    let rules: HeapRules = rules.parse().unwrap();
    let heaps: Vec<u64> = heaps.collect();
    let mut sequence = NimSequence::without_copying(rules.clone());
    let last = *heaps.iter().max().unwrap();
    sequence.extend_to(last, &mut ()).unwrap();
    let of = |heap: &u64| sequence.values()[*heap as usize];
    for heap in heaps {
        let position = Position(vec![UBig::from(heap)]);
        let valued = solve::valued(&rules, &position, &mut Effort::default()).unwrap();
        assert_eq!(valued.value(), UBig::from(of(&heap)), "{rules} {heap}");
        let options = rules.heap_options(heap);
        for value in 0..12u32 {
            let expected: BTreeSet<Vec<UBig>> = options
                .iter()
                .filter(|parts| parts.iter().fold(0, |sum, part| sum ^ of(part)) == value)
                .map(|parts| match parts.as_slice() {
                    [] => vec![UBig::ZERO],
                    parts => parts.iter().map(|&part| part.into()).collect(),
                })
                .collect();
            let found = valued.options_of_value(&value.into(), 100_000).unwrap();
            let positions = found.positions();
            let set: BTreeSet<_> = positions.map(|to| to.piles().to_vec()).collect();
            assert_eq!(set, expected, "{rules} {heap} to {value}");
            assert_eq!(found.positions().len(), set.len(), "each once");
        }
    }
}

#[test]
fn the_moves_to_a_value_are_all_there_are() {
    for rules in [
        "0.77", "0.07", "0.137", "0.4", "4.3", "0.17", "0.3333", "grundy", "lasker",
    ] {
        // The periods of Kayles and Dawson's games are proved by heap 178.
        check(rules, (0..60).chain(170..185).chain(395..400));
    }
    for rules in [
        "subtraction(2,3,7)",
        "subtraction(1..6)",
        "subtraction(5,9)",
        "all-but(2,3,7)",
        "all-but(1)",
    ] {
        check(rules, 0..150);
    }
    for rules in ["0x0.f", "0x8.3f", "0x0.08f3"] {
        check(rules, (0..25).chain(60..64));
    }
}

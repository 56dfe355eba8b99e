//! Published Grundy values of Wythoff's game, kept as data in `tests/data`.

use std::ops::ControlFlow::Continue;

use wythoff::Wythoff;
use wythoff::board::fill_grundy;
use wythoff::solve::board::any;

const SIZE: usize = 32;

#[test]
fn tables_hold_the_published_values() {
    let (mut swept, mut naive) = (vec![0u16; SIZE * SIZE], vec![0u16; SIZE * SIZE]);
    let threads = 1.try_into().expect("not 0");
    let filled = fill_grundy(0, SIZE, &mut swept, threads, &mut ());
    assert_eq!(filled, Ok(Continue(())));
    let game = Wythoff::new(0);
    let filled = any::fill_grundy(&game, SIZE, &mut naive, &mut ());
    assert_eq!(filled, Ok(Continue(())));
    let mut checked = 0;
    for line in include_str!("../data/grundy-wythoff.tsv").lines() {
        let [kind, index, values] = line.split('\t').collect::<Vec<_>>()[..] else {
            assert!(line.starts_with('#'), "{line}");
            continue;
        };
        let index: usize = index.parse().expect("an index in the data file");
        for (n, value) in values.split(' ').enumerate() {
            let (a, b) = match kind {
                "row" | "triangle" => (index, n),
                "diagonal" => (n, n),
                _ => panic!("an unknown kind of line: {line}"),
            };
            let expected = Ok(swept[a * SIZE + b]);
            assert_eq!(value.parse(), expected, "({a}, {b})");
            assert_eq!(naive[a * SIZE + b], swept[a * SIZE + b], "({a}, {b})");
            checked += 1;
        }
    }
    assert_eq!(checked, 21 + 10 + 10 + 21 + 45 + 28);
}

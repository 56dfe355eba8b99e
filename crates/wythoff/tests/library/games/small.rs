//! The games under test and all their small positions.

use std::ops::ControlFlow;

use wythoff::{Game, Play, UBig, games, parse_game};

/// Parameters beside those of the examples in the table.
const MORE: &[&str] = &[
    "wythoff(k=1)",
    "wythoff(k=3)",
    "wythoff(k=10^30)",
    "moore(k=1)",
    "moore(k=3)",
    "moore(k=10^30)",
    "bachet(m=1)",
    "bachet(m=2)",
    "bachet(m=6)",
    "bachet(m=10^30)",
    "fibonacci(c=1)",
    "fibonacci(c=3)",
    "fibonacci(c=4)",
    "fibonacci(c=5)",
    "fibonacci(c=6)",
    "fibonacci(c=1000)",
    "subtraction(2,3,7)",
    "subtraction(1..3)",
    "subtraction(3)",
    "all-but(1)",
    "all-but(1,2,3,8)",
    "0.07",
    "0.6",
    "0.4",
    "4.3",
    "4",
    "0.137",
    "0.3333",
    "0x0.f",
    "0x8.3f",
    "0x0.08f3",
];

/// The names of the games under test: every game of the table, and more parameters.
pub(crate) fn names() -> Vec<String> {
    let examples = games().iter().map(|game| {
        let named = game.example().split('[').next().expect("a name");
        named.to_owned()
    });
    examples
        .chain(MORE.iter().map(|&name| name.to_owned()))
        .collect()
}

/// A game by its name.
pub(crate) fn game(name: &str, play: Play) -> Box<dyn Game> {
    parse_game(name)
        .unwrap_or_else(|error| panic!("{name}: {error}"))
        .rules(play)
}

/// How large the piles of positions with 1, 2, … piles may be, by how fast the positions below them grow in number.
fn largest(game: &dyn Game) -> [u64; 4] {
    let mut most_piles = 0;
    let _ = game.visit_options(&[8, 9], &mut |option| {
        most_piles = most_piles.max(option.len());
        ControlFlow::Continue(())
    });
    match most_piles {
        // Coins come up anywhere in the row: every set of places turns up.
        3.. if game.check(&big(&[1, 1])).is_err() => [9, 8, 6, 5],
        // Heaps break: all ordered lists with the same sum or less turn up.
        3.. => [9, 5, 3, 2],
        _ if game.pile_count() == Some(2) => [0, 14, 0, 0],
        _ => [40, 12, 5, 3],
    }
}

/// The positions of a game that the rules alone can decide: few piles, each pile so large at most.
pub(crate) fn positions(game: &dyn Game) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    for (piles, largest) in (1..).zip(largest(game)) {
        let mut longer = vec![vec![]];
        for _ in 0..piles {
            longer = (longer.into_iter())
                .flat_map(|position: Vec<u64>| {
                    (0..=largest).map(move |pile| [position.as_slice(), &[pile]].concat())
                })
                .collect();
        }
        all.extend(longer);
    }
    all.retain(|position| game.check(&big(position)).is_ok());
    assert!(all.len() > 180, "{game:?} has too few positions under test");
    all
}

pub(crate) fn big(position: &[u64]) -> Vec<UBig> {
    position.iter().map(|&pile| UBig::from(pile)).collect()
}

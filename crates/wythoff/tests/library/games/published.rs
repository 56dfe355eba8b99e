//! Published values.

use wythoff::{Effort, Outcome, Play, Position, UBig, parse_game, parse_sum, solve};

fn value(game: &str, heap: u64) -> UBig {
    let game = parse_game(game).unwrap().rules(Play::Normal);
    let position = Position(vec![UBig::from(heap)]);
    let valued = solve::valued(&*game, &position, &mut Effort::default());
    valued.unwrap().value()
}

#[test]
fn grundy_values_are_the_published_ones() {
    let mut checked = 0;
    let lines = include_str!("../../data/grundy-values.tsv").lines();
    for line in lines.filter(|line| !line.starts_with('#')) {
        let [game, first, values] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        for (heap, expected) in (first.parse().unwrap()..).zip(values.split(' ')) {
            assert_eq!(value(game, heap).to_string(), expected, "{game} {heap}");
            checked += 1;
        }
    }
    assert!(checked > 200, "{checked}");
}

#[test]
fn fibonacci_openings_are_lost_at_fibonacci_numbers() {
    let game = parse_game("fibonacci").unwrap().rules(Play::Normal);
    let (mut here, mut next) = (1u64, 2u64);
    for n in 1..400u64 {
        let position = Position(vec![UBig::from(n)]);
        let answer = solve::analyse(&*game, &position, &mut Effort::default()).unwrap();
        assert_eq!(answer.outcome, Outcome::from_lost(n == here), "{n}");
        if n == here {
            (here, next) = (next, here + next);
        }
    }
}

#[test]
fn the_sum_of_the_issue_is_won_by_these_moves() {
    let sum = parse_sum("wythoff[8,4] + nim[3,5] + 0.77[20] + fibonacci[21]").unwrap();
    let answer = sum.analyse(Play::Normal, &mut Effort::default()).unwrap();
    let values = answer.parts.iter().filter_map(|part| part.value.as_ref());
    let values: Vec<_> = values.map(|value| value.grundy.clone()).collect();
    assert_eq!(values, [1u8, 6, 1, 0].map(UBig::from));
    assert_eq!(answer.value.as_ref().unwrap().grundy, UBig::from(6u8));
    assert_eq!(answer.outcome, Outcome::Win);
    let moves: Vec<_> = (answer.moves.iter())
        .map(|to| format!("{}: {}", to.part + 1, to.leaves))
        .collect();
    assert_eq!(
        moves,
        [
            "1: (4, 4)",
            "1: (8, 2)",
            "2: (3, 3)",
            "3: (8, 11)",
            "3: (6, 12)",
            "4: (14, 14)",
            "4: (13, 13)",
            "4: (12, 12)",
        ]
    );
    assert!(!answer.has_more_moves());
}

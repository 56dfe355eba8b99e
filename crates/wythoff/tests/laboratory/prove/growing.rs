//! Games in which a pile may grow: a measure says that play ends, and the theorems agree with what is known of them.

use std::ops::ControlFlow;

use wythoff::prove::{Proof, parse_rules, theorem};
use wythoff::rules::Table;
use wythoff::solve::search::Search;
use wythoff::{Rules, UBig, check, parse_game};

const STAIRCASE: &str = "piles a b c; measure
    x>0, y=0, z=0
    y>0, a'=a+y, z=0
    z>0, b'=b+z, x=0";

/// At most twice what was taken last; the second pile says how many that is.
const FIBONACCI: &str = "piles a l; measure; 0 < x <= l, l' = 2x";

fn big(piles: &[u64]) -> Vec<UBig> {
    piles.iter().map(|&pile| pile.into()).collect()
}

/// The proof says what a search by the bare rules says, and every winning move is one.
fn assert_agrees(proof: &Proof, rules: &Rules, sizes: &[u64]) {
    check::check(&proof.certificate(Some(rules.to_string()))).unwrap();
    let mut search = Search::new(rules);
    let count: u64 = sizes.iter().product();
    for place in 0..count {
        let mut rest = place;
        let mut position = sizes.to_vec();
        for (pile, size) in position.iter_mut().zip(sizes) {
            *pile = rest % size;
            rest /= size;
        }
        let lost = search.outcome(&position).unwrap().is_loss();
        let outcome = proof.outcome(&big(&position)).unwrap();
        assert_eq!(outcome.is_loss(), lost, "{position:?}");
        let mut expected = Vec::new();
        let _ = rules.visit_moves(&position, &mut |to| {
            if search.outcome(to).unwrap().is_loss() {
                expected.push(big(to));
            }
            ControlFlow::Continue(())
        });
        expected.sort();
        expected.dedup();
        let moves = proof.winning_moves(&big(&position), 1000).unwrap();
        let mut found: Vec<_> = moves.iter().map(|to| to.leaves.0.clone()).collect();
        found.sort();
        assert_eq!(found, expected, "{position:?}");
    }
}

#[test]
fn staircase_nim_is_proved_from_its_rules() {
    let rules = parse_rules(STAIRCASE).unwrap();
    assert_eq!(rules.measure(), Some(&[1, 2, 3][..]));
    let proof = theorem(STAIRCASE).unwrap();
    assert_agrees(&proof, &rules, &[5, 5, 5]);
    // As the closed form has it, at any size.
    let staircase = parse_game("staircase").unwrap();
    let far = |n: u32| UBig::from(n).pow(40);
    for piles in [
        [far(7), far(3), far(7)],
        [far(7), far(3), far(7) + UBig::ONE],
    ] {
        let known = staircase
            .analyse(&wythoff::Position(piles.to_vec()))
            .unwrap();
        assert_eq!(proof.outcome(&piles).unwrap(), known.outcome);
    }
}

#[test]
fn fibonacci_nim_is_proved_from_its_rules() {
    let rules = parse_rules(FIBONACCI).unwrap();
    assert_eq!(rules.measure(), Some(&[1, 0][..]));
    let proof = theorem(FIBONACCI).unwrap();
    assert_agrees(&proof, &rules, &[30, 30]);
    let fibonacci = parse_game("fibonacci")
        .unwrap()
        .rules(wythoff::Play::Normal);
    let form = fibonacci.closed_form().unwrap();
    let n = UBig::from(10u8).pow(30);
    for limit in 1u32..200 {
        let position = [n.clone(), UBig::from(limit)];
        assert_eq!(
            proof.outcome(&position).unwrap(),
            form.outcome(&position),
            "{limit}"
        );
    }
}

/// As people tell it: at most twice what was taken last, and at first anything but all.
const FIBONACCI_AS_TOLD: &str = "piles a; memory l; 0 < x <= 2l, l' = x | l = 0, 0 < x < a, l' = x";

#[test]
fn fibonacci_nim_with_memory_is_the_known_game() {
    let rules = parse_rules(FIBONACCI_AS_TOLD).unwrap();
    let proof = theorem(FIBONACCI_AS_TOLD).unwrap();
    assert_agrees(&proof, &rules, &[25, 12]);
    let fibonacci = parse_game("fibonacci")
        .unwrap()
        .rules(wythoff::Play::Normal);
    let form = fibonacci.closed_form().unwrap();
    let far = UBig::from(10u8).pow(30);
    for n in (1u32..300)
        .map(UBig::from)
        .chain([far.clone(), far * UBig::from(2u8)])
    {
        // What was taken last, and so how many may be taken; at first all but one.
        for last in [0u32, 1, 2, 3, 8, 20, 21, 100] {
            let most = match last {
                0 => &n - UBig::ONE,
                last => UBig::from(2 * last),
            };
            let known = form.outcome(&[n.clone(), most]);
            let position = [n.clone(), UBig::from(last)];
            assert_eq!(proof.outcome(&position).unwrap(), known, "{n} {last}");
        }
    }
    // At first exactly the Fibonacci numbers are lost.
    let lost = |n: &u64| proof.outcome(&big(&[*n, 0])).unwrap().is_loss();
    let lost: Vec<u64> = (1..100).filter(lost).collect();
    assert_eq!(lost, [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]);
}

#[test]
fn winning_moves_of_huge_positions_are_found_though_piles_grow() {
    let proof = theorem(FIBONACCI_AS_TOLD).unwrap();
    let n = UBig::from(10u8).pow(60);
    let moves = proof.winning_moves(&[n.clone(), UBig::ZERO], 10).unwrap();
    let leaves: Vec<_> = moves.iter().map(|to| &to.leaves.0).collect();
    assert!(!leaves.is_empty());
    for to in leaves {
        assert_eq!(&n - &to[0], to[1]);
        assert!(proof.outcome(to).unwrap().is_loss());
    }
}

#[test]
fn a_pile_may_be_split_into_given_piles() {
    // Throw one pile away and split the other (Luogu P2148): lost iff both are odd.
    let text = "piles a b; measure; a' + b' = a, b > 0, a' > 0, b' > 0 | a' + b' = b, a > 0, a' > 0, b' > 0";
    let rules = parse_rules(text).unwrap();
    let proof = theorem(text).unwrap();
    assert_agrees(&proof, &rules, &[12, 12]);
    // An empty pile leaves no move.
    for (a, b) in [(3u64, 5), (4, 5), (1, 1), (6, 8)] {
        let lost = a % 2 == 1 && b % 2 == 1;
        assert_eq!(proof.outcome(&big(&[a, b])).unwrap().is_loss(), lost);
    }
}

#[test]
fn values_are_proved_where_piles_grow() {
    let rules = parse_rules("piles a b; measure; x>0, y=0 | y>0, a'=a+y").unwrap();
    let theorem = wythoff::prove::values_theorem(&rules, None).unwrap();
    for a in 0..9u64 {
        for b in 0..9 {
            assert_eq!(
                theorem.value(&big(&[a, b])).unwrap(),
                Some(a.into()),
                "({a}, {b})"
            );
        }
    }
}

#[test]
fn play_that_need_not_end_is_refused_with_the_round_it_goes() {
    let refused = |text: &str| parse_rules(text).unwrap_err().to_string();
    let round = refused("piles a b; measure; x = 1, b' = b + 1 | y = 1, a' = a + 1");
    assert!(
        round.contains("play need not end: (") && round.contains(" → "),
        "{round}"
    );
    let kept = refused("piles a b; measure a + b; x = 1, b' = b + 1");
    assert!(kept.contains("does not lower the measure"), "{kept}");
    assert!(refused("piles a b; measure a - b; x = 1").contains("weights from 0"));
    assert!(refused("piles a b; measure; misere; x > 0, y = 0").contains("in misère play"));
    assert!(refused("piles a b; measure a; x > 0").contains("endlessly many"));
    assert!(refused("piles a b; measure; measure; x > 0, y = 0").contains("second time"));
    assert!(refused("piles a b; x > 0, b' = b + 1").contains("a pile grows"));
}

/// Every step that is shown is a move, and a way that does not come back goes on as it began.
fn assert_endless(text: &str, allows: impl Fn(&[i64], &[i64]) -> bool) {
    let error = parse_rules(text).unwrap_err();
    let wythoff::rules::ParseRulesErrorKind::NeedNotEnd { way } = &error.kind else {
        panic!("{text}: {error}");
    };
    let way: Vec<Vec<i64>> = (way.iter())
        .map(|piles| {
            piles
                .iter()
                .map(|pile| i64::try_from(pile).unwrap())
                .collect()
        })
        .collect();
    for step in way.windows(2) {
        assert!(allows(&step[0], &step[1]), "{text}: {way:?}");
    }
    let (first, last) = (&way[0], &way[way.len() - 1]);
    if first != last {
        // Two laps and eight more.
        let half = way.len() / 2;
        let growth: Vec<i64> = way[half].iter().zip(first).map(|(b, a)| b - a).collect();
        assert!(growth.iter().all(|&g| g >= 0), "{text}: {way:?}");
        let later = |position: &[i64], lap: i64| -> Vec<i64> {
            position
                .iter()
                .zip(&growth)
                .map(|(pile, g)| pile + lap * g)
                .collect()
        };
        for lap in 0..10 {
            for step in way[..=half].windows(2) {
                let (from, to) = (later(&step[0], lap), later(&step[1], lap));
                assert!(allows(&from, &to), "{text}: {way:?}");
            }
        }
    }
}

#[test]
fn play_that_need_not_end_is_shown_whatever_its_size() {
    assert_endless("measure; x = 1, b' = b + 1 | y = 1, a' = a + 1", |p, q| {
        p[0] + p[1] == q[0] + q[1] && (p[0] - q[0]).abs() == 1
    });
    // Larger than what is looked through: two moves that lead back are decided.
    assert_endless(
        "measure; x = 700, b' = b + 700 | y = 700, a' = a + 700",
        |p, q| p[0] + p[1] == q[0] + q[1] && (p[0] - q[0]).abs() == 700,
    );
    // Three steps.
    let thirds =
        "piles a b c; move x = 1 from a to b | move x = 1 from b to c | move x = 1 from c to a";
    assert_endless(thirds, |p, q| {
        (0..3).any(|i| {
            let mut to = p.to_vec();
            to[i] -= 1;
            to[(i + 1) % 3] += 1;
            to == q
        })
    });
    // It never comes back.
    assert_endless("measure; x = 1, b' = b + 2 | y = 1, a' = a + 1", |p, q| {
        (p[0] - 1 == q[0] && p[1] + 2 == q[1]) || (p[1] - 1 == q[1] && p[0] + 1 == q[0])
    });
    assert_endless("piles a; measure; a >= 500, x = -1", |p, q| {
        p[0] >= 500 && q[0] == p[0] + 1
    });
    assert_endless("piles a; measure; a mod 3 = 1, x = -6", |p, q| {
        p[0] % 3 == 1 && q[0] == p[0] + 6
    });
    // With an end that stops the round nothing is claimed.
    let stopped =
        parse_rules("measure; x = 1, b' = b + 1 | y = 1, a' = a + 1; end when a + b >= 1");
    assert!(matches!(
        stopped.unwrap_err().kind,
        wythoff::rules::ParseRulesErrorKind::NoMeasure
    ));
}

#[test]
fn tampered_growth_is_refused() {
    let proof = theorem(STAIRCASE).unwrap();
    let certificate = proof.certificate(None);
    check::check(&certificate).unwrap();
    assert!(
        certificate.growth.as_ref().unwrap().zeros > 0,
        "moves need a digit more"
    );
    let altered = |change: &dyn Fn(&mut wythoff::certificate::Growth)| {
        let mut certificate = certificate.clone();
        change(certificate.growth.as_mut().unwrap());
        check::check(&certificate).is_err()
    };
    assert!(altered(&|growth| growth.zeros = 0));
    assert!(altered(&|growth| growth.measure = vec![1, 1, 1]));
    assert!(altered(&|growth| growth.measure = vec![-1, 2, 3]));
    assert!(altered(&|growth| growth.measure = vec![]));
    let mut without = certificate.clone();
    without.growth = None;
    assert!(check::check(&without).is_err());
}

#[test]
fn a_table_knows_what_is_reached_beyond_it() {
    let rules = parse_rules(FIBONACCI).unwrap();
    let table = Table::new(&rules, &[8, 4]);
    let mut search = Search::new(&rules);
    for a in 0..8 {
        for l in 0..4 {
            let lost = search.outcome(&[a, l]).unwrap().is_loss();
            assert_eq!(table.is_lost(&[a, l]), lost, "({a}, {l})");
        }
    }
    assert!(table.lost().iter().all(|position| position[1] < 4));
    assert!(table.beyond().iter().all(|position| position[1] >= 4));
}

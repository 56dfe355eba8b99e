//! The patterns in the games of the gallery hold.

use std::collections::BTreeSet;

use wythoff::coq;
use wythoff::games::Fibonacci;
use wythoff::games::fibonacci::Factor;
use wythoff::logic::{NumberSystem, Numerals};
use wythoff::prove::{Claim, Found, SearchOptions, Support, patterns, search};
use wythoff::rules::Table;
use wythoff::{Game, IBig, Play, QuadraticIrrational, UBig, parse_rules};

use crate::gallery::theorem;
use crate::rules::positions;

/// ⌊nx + y⌋ for numbers with the same root.
fn floor(n: u32, x: &QuadraticIrrational, y: Option<&QuadraticIrrational>) -> IBig {
    let Some(y) = y else {
        return x.floor_multiple(&IBig::from(n));
    };
    let ((p, q, d, r), (s, t, e, u)) = (x.parts(), y.parts());
    assert_eq!(d, e);
    let (r, u) = (IBig::from(r.clone()), IBig::from(u.clone()));
    let sum = QuadraticIrrational::new(p * n * &u + s * &r, q * n * &u + t * &r, d.clone(), r * u);
    sum.unwrap().floor()
}

#[test]
fn the_floors_that_are_claimed_are_lost() {
    for name in [
        "wythoff",
        "wythoff-k3",
        "wythoff-k1-misere",
        "wythoff-k3-misere",
        "plus-2-4",
    ] {
        let proof = theorem(name);
        let found = patterns(&proof);
        let beatty = found.iter().find_map(|pattern| match &pattern.claim {
            Claim::Beatty(pairs) => Some(pairs),
            _ => None,
        });
        let pairs = beatty.expect(name);
        let more = pairs
            .shift
            .as_ref()
            .map(|shift| shift.plus_integer(&IBig::ONE));
        for n in 0..300 {
            let a = floor(n, &pairs.lower, pairs.shift.as_ref());
            let b = floor(n, &pairs.upper, more.as_ref());
            let position = [a, b].map(|pile| UBig::try_from(pile).unwrap());
            assert!(
                proof.outcome(&position).unwrap().is_loss(),
                "{name} {position:?}"
            );
        }
    }
}

#[test]
fn the_digits_that_are_claimed_are_those_of_the_lost_positions() {
    for name in ["wythoff", "wythoff-k3", "plus-2-4"] {
        let proof = theorem(name);
        let found = patterns(&proof);
        let numerals = found.iter().find_map(|pattern| match &pattern.claim {
            Claim::AppendedZero { numerals } => Some(numerals.clone()),
            _ => None,
        });
        let system = NumberSystem::new(numerals.expect(name)).unwrap();
        let digits = |pile: u64| {
            let word = system.word(&[UBig::from(pile)]);
            word.into_iter().skip_while(|&digit| digit == 0)
        };
        let table = Table::new(&proof.rules, &[60, 300]);
        let lost: BTreeSet<Vec<u64>> = table.lost().iter().map(|piles| piles.to_vec()).collect();
        for a in 1..60 {
            for b in a..300 {
                let smaller: Vec<u32> = digits(a).collect();
                let zeros = smaller.iter().rev().take_while(|&&digit| digit == 0);
                let is_even = zeros.count() % 2 == 0;
                let is_appended = smaller.iter().copied().chain([0]).eq(digits(b));
                let claimed = is_even && is_appended;
                assert_eq!(lost.contains(&vec![a, b]), claimed, "{name} {a} {b}");
            }
        }
    }
}

#[test]
fn rows_with_many_lost_positions_are_no_pairs() {
    for name in ["single-odd", "until-1"] {
        let found = patterns(&theorem(name));
        let speaks_of_pairs = |claim: &Claim| {
            matches!(
                claim,
                Claim::Linear { .. } | Claim::Sequences { .. } | Claim::Beatty(_)
            )
        };
        assert!(
            !found.iter().any(|p| speaks_of_pairs(&p.claim)),
            "{name}: {found:?}"
        );
    }
}

type Predicate = Box<dyn Fn(&[u64]) -> bool>;

/// What is claimed of rules, and how many positions a side the claim is compared with.
fn claimed(text: &str, size: u64) -> (Claim, BTreeSet<Vec<u64>>) {
    let rules = parse_rules(text).unwrap();
    let found = search(&rules, &SearchOptions::default(), &mut ());
    let Found::Theorem { proof, .. } = found else {
        panic!("{text}: no theorem")
    };
    let first = patterns(&proof).remove(0);
    assert!(first.support.is_proved(), "{text}");
    let table = Table::new(&rules, &vec![size; rules.piles()]);
    let lost = table.lost().iter().map(|piles| piles.to_vec()).collect();
    (first.claim, lost)
}

#[test]
fn formulas_say_which_positions_the_rules_lose() {
    let cases: [(&str, u64); 9] = [
        ("piles a; x in {1,3,4}", 500),
        ("piles a; misere; x in {2,5}", 500),
        ("x in {1,2}, y=0 | y in {1,2}, x=0", 40),
        ("x=1,y=0 | x=0,y=1", 40),
        ("x>0,y=0", 40),
        ("x>0,y=0 | x=0,y>0; end when |a-b| <= 1", 40),
        ("x>0,y=0 | x=0,y>0 | x=y>0, x <= 1, a <= 0", 40),
        ("piles a b c; symmetric; x = 1, y = z = 0", 16),
        ("x>0,y=0 | x=0,y>0; end when a+b <= 1", 40),
    ];
    let mut kinds = BTreeSet::new();
    for (text, size) in cases {
        let (claim, lost) = claimed(text, size);
        let sum = |form: &[i64], position: &[u64]| -> i64 {
            (form.iter().zip(position))
                .map(|(c, &pile)| c * pile as i64)
                .sum()
        };
        let holds: Predicate = match claim.clone() {
            Claim::Values { form, values } => {
                kinds.insert("values");
                Box::new(move |position| values.contains(&sum(&form, position)))
            }
            Claim::Remainders {
                form,
                modulus,
                remainders,
            } => {
                kinds.insert("remainders");
                Box::new(move |position| {
                    let left = sum(&form, position).rem_euclid(modulus as i64);
                    remainders.contains(&(left as u64))
                })
            }
            Claim::Diagonal => Box::new(|position| position[0] == position[1]),
            _ => continue,
        };
        let piles = if text.contains("piles a;") {
            1
        } else if text.contains("a b c") {
            3
        } else {
            2
        };
        for position in positions(piles, size) {
            assert_eq!(
                holds(&position),
                lost.contains(&position),
                "{text} {position:?}: {claim:?}"
            );
        }
    }
    assert_eq!(kinds, BTreeSet::from(["remainders", "values"]));
}

#[test]
fn halves_and_thirds_lose_powers() {
    let power = |text: &str| match claimed(text, 2000) {
        (Claim::Powers { single, powers }, lost) => {
            let mut all: BTreeSet<Vec<u64>> = single
                .iter()
                .map(|size| vec![u64::try_from(size).unwrap()])
                .collect();
            for one in &powers {
                for n in 0..12 {
                    let value = IBig::from(&one.factor * one.base.pow(n)) + &one.constant;
                    let divisor = IBig::from(one.divisor.clone());
                    assert_eq!(&value % &divisor, IBig::ZERO);
                    all.insert(vec![u64::try_from(value / divisor).unwrap()]);
                }
            }
            all.retain(|size| size[0] < 2000);
            assert_eq!(all, lost, "{text}");
        }
        (claim, _) => panic!("{text}: {claim:?}"),
    };
    power("piles a; x>0, 2x<=a");
    power("piles a; x>0, 3x<=2a");
    power("piles a; x>0, 2x<=a+2");
}

#[test]
fn sums_without_carries_are_recognised_with_their_halves() {
    let even = "symmetric; x=1,y=0,a mod 2=0 | x>=2,y=0"; // Nim in which a half, rounded down, must fall
    let (claim, lost) = claimed(even, 32);
    let expected = Claim::NimSum {
        piles: vec![0, 1],
        halvings: 1,
        values: vec![0],
    };
    assert_eq!(claim, expected);
    for position in positions(2, 32) {
        let sum = (position[0] >> 1) ^ (position[1] >> 1);
        assert_eq!(sum == 0, lost.contains(&position));
    }
}

#[test]
fn of_a_staircase_every_other_stair_counts() {
    let stairs = "piles a b c; take x from a | move x from b to a | move x from c to b";
    let (claim, lost) = claimed(stairs, 8);
    let expected = Claim::NimSum {
        piles: vec![0, 2],
        halvings: 0,
        values: vec![0],
    };
    assert_eq!(claim, expected);
    for position in positions(3, 8) {
        assert_eq!(position[0] == position[2], lost.contains(&position));
    }
}

/// At most `factor` times the last take, and at first not all.
fn takes_at_most(factor: u64) -> Vec<Claim> {
    let text = format!("piles a; memory l; 0 < x <= {factor}l, l' = x | l = 0, 0 < x < a, l' = x");
    let rules = parse_rules(&text).unwrap();
    let found = search(&rules, &SearchOptions::default(), &mut ());
    let Found::Theorem { proof, .. } = found else {
        panic!("{text}: no theorem")
    };
    let found = patterns(&proof);
    assert!(found.iter().all(|pattern| pattern.support.is_proved()));
    found.into_iter().map(|pattern| pattern.claim).collect()
}

#[test]
fn fibonacci_nim_is_told_in_fibonacci_numbers_and_its_twin_in_powers_of_two() {
    for (factor, numerals) in [(1, vec![2]), (2, vec![1, 1])] {
        let numerals = Numerals::Greedy(numerals);
        let system = NumberSystem::new(numerals.clone()).unwrap();
        let at_start = Claim::FirstMove {
            numerals: numerals.clone(),
        };
        assert_eq!(
            takes_at_most(factor),
            [at_start, Claim::LastPart { factor, numerals }]
        );
        // What the claims say, by the closed form of the game with a name.
        let game = Fibonacci::new(Factor::new(factor as u32).unwrap(), Play::Normal);
        let weights: Vec<u64> = (system.weights().take(12))
            .map(|weight| u64::try_from(weight).unwrap())
            .collect();
        for pile in 0..weights[11] {
            let at_start = game.closed_form().unwrap().outcome(&[pile.into()]);
            let is_weight = pile == 0 || weights.contains(&pile);
            assert_eq!(at_start.is_loss(), is_weight, "{pile}");
            let mut rest = pile;
            let mut last = None;
            for &weight in weights.iter().rev().filter(|&&weight| weight <= pile) {
                if weight <= rest {
                    (rest, last) = (rest - weight, Some(weight));
                }
            }
            for memory in 1..20 {
                let most = UBig::from(factor * memory);
                let later = game.closed_form().unwrap().outcome(&[pile.into(), most]);
                let is_lost = last.is_none_or(|last| factor * memory < last);
                assert_eq!(later.is_loss(), is_lost, "{pile} after {memory}");
            }
        }
    }
}

#[test]
fn regular_expressions_match_the_lost_positions() {
    for name in ["nim-2", "wythoff", "nim-2-misere"] {
        let proof = theorem(name);
        let Some(regex) = proof.lost_words() else {
            panic!("{name}")
        };
        let automaton = regex.automaton().unwrap();
        for position in positions(2, 60) {
            let big: Vec<UBig> = position.iter().map(|&pile| pile.into()).collect();
            let word = proof.system.word(&big);
            let bare: Vec<u32> = word.into_iter().skip_while(|&letter| letter == 0).collect();
            let lost = proof.outcome(&big).unwrap().is_loss();
            assert_eq!(automaton.accepts(&bare), lost, "{name} {position:?}");
        }
    }
}

/// The end of the name of the theorem that says a claim in Coq's language.
fn theorem_of(claim: &Claim) -> Option<String> {
    let name = match claim {
        Claim::Nothing
        | Claim::Everything
        | Claim::Xor { .. }
        | Claim::Diagonal
        | Claim::Values { .. }
        | Claim::Remainders { .. } => "formula",
        Claim::Beatty(_) | Claim::Linear { .. } => "pairs",
        Claim::AppendedZero { .. } => "digits",
        Claim::Mex => "mex",
        Claim::OnePerRow => "one_per_row",
        Claim::Periodic { shift, .. } => {
            let moved: Vec<usize> = (0..shift.len()).filter(|&pile| shift[pile] > 0).collect();
            return Some(match moved[..] {
                [pile] => format!("period_{}", ["a", "b", "c", "d", "e"][pile]),
                _ => "period".to_owned(),
            });
        }
        _ => return None,
    };
    Some(name.to_owned())
}

#[test]
fn what_is_kernel_checkable_is_in_the_file_for_coq() {
    for name in [
        "wythoff",
        "wythoff-k3",
        "wythoff-k2-misere",
        "plus-2-4",
        "nim-2",
        "nim-3",
        "no-move",
        "bachet-3",
        "diagonal-odd",
        "congruent-mod-5",
        "slope-root-3",
        "fraenkel-2-1",
        "until-2",
    ] {
        let proof = theorem(name);
        let file = coq::theorem(&proof, name, "game");
        for known in patterns(&proof) {
            let theorem = theorem_of(&known.claim).map(|end| format!("Theorem game_{end} :"));
            let is_there = theorem.is_some_and(|theorem| file.contains(&theorem));
            let is_kernel = known.support == Support::Kernel;
            assert_eq!(is_there, is_kernel, "{name}: {:?}", known.claim);
        }
    }
}

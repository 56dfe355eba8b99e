//! What a search learns from counterexamples and from what does not fit, and how much it may tabulate.

use std::collections::{BTreeMap, BTreeSet};

use wythoff::logic::Numerals::Greedy;
use wythoff::prove::{Attempt, Counterexample, Failure, Found, SearchOptions, table_bytes};
use wythoff::rules::Partners;
use wythoff::{Rules, UBig, parse_rules};

use crate::prove::find;
use crate::prove::games::*;

/// Wythoff's game plus (2,3), (3,2): 307 states, which small tables do not show.
fn large() -> Rules {
    nim_plus(vec![
        both(vec![difference(0, 0)]),
        exactly(2, 3),
        exactly(3, 2),
    ])
}

fn attempts(rules: &Rules, options: &SearchOptions) -> Vec<Attempt> {
    match find(rules, options) {
        Found::Theorem { attempts, .. } | Found::Nothing { attempts, .. } => attempts,
    }
}

#[test]
fn a_refutation_names_a_position_that_is_misjudged_and_the_table_that_shows_it() {
    let rules = large();
    let options = SearchOptions {
        systems: vec![Greedy(vec![1, 1])],
        rows: 60_000,
        track_rows: 60_000,
        ..SearchOptions::default()
    };
    let truth = Partners::new(&rules, 60_000).unwrap();
    let word = |pile: &UBig| u32::try_from(pile).ok();
    let is_lost = |position: &[UBig]| Some(truth.of(word(&position[0])?) == word(&position[1]));
    let attempts = attempts(&rules, &options);
    assert!(attempts.last().is_some_and(|last| last.failure.is_none()));
    let mut in_reach = 0;
    for attempt in &attempts {
        let Some(Failure::Refuted(mistake)) = &attempt.failure else {
            assert_eq!(attempt.needed, None);
            continue;
        };
        let largest = mistake.position().iter().max().unwrap() + UBig::ONE;
        let needed = Some(largest.clone()).filter(|size| *size <= UBig::from(60_000u32));
        assert_eq!(attempt.needed.map(UBig::from), needed);
        if attempt.needed.is_none() {
            continue;
        }
        in_reach += 1;
        assert!(
            largest > UBig::from(attempt.size),
            "the table was agreed with"
        );
        match mistake {
            Counterexample::MoveInside { from, to, .. } => {
                assert!(is_lost(from) == Some(false) || is_lost(to) == Some(false));
            }
            other => assert_ne!(is_lost(other.position()), None),
        }
    }
    assert!(in_reach > 0, "{attempts:?}");
}

#[test]
fn large_tables_that_show_no_mistake_are_left_out() {
    let options = SearchOptions {
        systems: vec![Greedy(vec![1, 1])],
        ..SearchOptions::default()
    };
    let attempts = attempts(&large(), &options);
    for pair in attempts.windows(2) {
        // From one table there may be guesses of one track and of two.
        let is_larger = pair[1].size > pair[0].size;
        let large = is_larger && pair[1].size > 2000 && pair[1].size < options.rows.into();
        if let (Some(needed), true) = (pair[0].needed, large) {
            assert!(pair[1].size >= needed, "{pair:?}");
        }
    }
}

#[test]
fn no_table_is_larger_than_the_memory_allows() {
    let rules = large();
    let options = SearchOptions {
        memory: u64::try_from(table_bytes(&rules, 800)).unwrap(),
        ..SearchOptions::default()
    };
    let Found::Nothing {
        tabulated,
        attempts,
        stopped,
        ..
    } = find(&rules, &options)
    else {
        panic!("307 states from 800 rows")
    };
    assert_eq!((tabulated, stopped), (800, false));
    assert!(attempts.iter().all(|attempt| attempt.size <= 800));
    let nothing = SearchOptions {
        memory: 0,
        ..options
    };
    let found = find(&rules, &nothing);
    assert!(matches!(found, Found::Nothing { tabulated: 0, .. }));
}

/// Wythoff's game with at least two from both piles: the guesses grow with the table.
fn growing() -> Rules {
    parse_rules("x>0,y=0 | x=0,y>0 | x=y>1").unwrap()
}

#[test]
fn a_numeration_that_is_outgrown_is_left_alone() {
    let options = SearchOptions {
        rows: 150_000,
        track_rows: 0, // one track would go on: its slope has a numeration
        ..SearchOptions::default()
    };
    let Found::Nothing {
        attempts,
        outgrown,
        tabulated,
        stopped,
    } = find(&growing(), &options)
    else {
        panic!("nobody knows a theorem")
    };
    assert_eq!((tabulated, stopped), (150_000, false));
    for one in &outgrown {
        let again = outgrown
            .iter()
            .filter(|other| other.numerals == one.numerals);
        assert_eq!(again.count(), 1, "{one:?}");
        let mut later = attempts
            .iter()
            .filter(|attempt| attempt.numerals == one.numerals && attempt.size > one.size);
        assert_eq!(later.next(), None, "{one:?}");
    }
    for base in [2, 3] {
        let is_there = outgrown
            .iter()
            .any(|one| one.numerals == Greedy(vec![base]));
        assert!(is_there, "base {base}: {outgrown:?}");
    }
}

/// The law behind it, without automata: in base 2 a beginning of two numerals is two numbers, and what may follow are
/// lists of remainders.
#[test]
fn what_is_outgrown_has_too_many_beginnings_that_are_followed_by_different_ends() {
    const ROWS: u32 = 100_000;
    const ENDS: u32 = 6;
    let partners = Partners::new(&growing(), ROWS).unwrap();
    let mut followers: BTreeMap<[u64; 2], BTreeSet<(u32, [u64; 2])>> = BTreeMap::new();
    for [a, b] in partners.lost().filter(|[a, b]| a <= b) {
        for end in 0..=ENDS {
            let rest = |pile: u64| pile & ((1 << end) - 1);
            let follower = (end, [rest(a), rest(b)]);
            followers
                .entry([a >> end, b >> end])
                .or_default()
                .insert(follower);
        }
    }
    // Of these beginnings the table has every end.
    followers.retain(|[_, b], _| (b + 1) << ENDS <= u64::from(ROWS));
    let different: BTreeSet<_> = followers.values().collect();
    assert!(different.len() > 1000, "{}", different.len());
}

//! Sums against the rules of the sum as one game.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use proptest::prelude::*;
use wythoff::game::Visitor;
use wythoff::solve::search::Search;
use wythoff::{Effort, Game, Outcome, Play, parse_sum};

use crate::small::{big, game, names, positions};

/// Several games as one: a position lists for each part how many piles it has, and then the piles.
#[derive(Debug)]
struct AsOne(Vec<Box<dyn Game>>, Play);

impl AsOne {
    fn encode(parts: &[Vec<u64>]) -> Vec<u64> {
        let with_length = |part: &Vec<u64>| [&[part.len() as u64], part.as_slice()].concat();
        parts.iter().flat_map(with_length).collect()
    }

    fn decode(mut piles: &[u64]) -> Vec<Vec<u64>> {
        let mut parts = Vec::new();
        while let Some((&length, rest)) = piles.split_first() {
            let (part, after) = rest.split_at(length as usize);
            parts.push(part.to_vec());
            piles = after;
        }
        parts
    }
}

impl Game for AsOne {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let mut parts = Self::decode(from);
        for (number, game) in self.0.iter().enumerate() {
            let own = parts[number].clone();
            game.visit_options(&own, &mut |option| {
                parts[number] = option.to_vec();
                visit(&Self::encode(&parts))
            })?;
            parts[number] = own;
        }
        ControlFlow::Continue(())
    }

    fn play(&self) -> Play {
        self.1
    }
}

/// A game by its number and one of its positions with few stones, by another number.
fn part(names: &[String], (game_number, position_number): (usize, usize)) -> (String, Vec<u64>) {
    let name = &names[game_number % names.len()];
    let mut small = positions(&*game(name, Play::Normal));
    small.retain(|position| position.iter().sum::<u64>() <= 6);
    (
        name.clone(),
        small.swap_remove(position_number % small.len()),
    )
}

/// Compares the answer to a sum with a search of it as one game.
fn check(parts: &[(String, Vec<u64>)], play: Play) {
    let text: Vec<String> = parts
        .iter()
        .map(|(name, position)| format!("{name}{position:?}"))
        .collect();
    let text = text.join(" + ");
    let sum = parse_sum(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let analysis = sum.analyse(play, &mut Effort::default()).unwrap();
    assert!(!analysis.more && analysis.unlisted.is_empty(), "{text}");

    let games = parts.iter().map(|(name, _)| game(name, Play::Normal));
    let whole = AsOne(games.collect(), play);
    let positions: Vec<Vec<u64>> = parts.iter().map(|(_, position)| position.clone()).collect();
    let from = AsOne::encode(&positions);
    let mut search = Search::new(&whole);
    assert_eq!(search.outcome(&from), Ok(analysis.outcome), "{text}");
    if play == Play::Normal {
        let value = search.grundy(&from).unwrap();
        assert_eq!(analysis.value, Ok(value.into()), "{text}");
    }
    let mut expected = BTreeSet::new();
    let _ = whole.visit_options(&from, &mut |option| {
        if search.outcome(option) == Ok(Outcome::Loss) {
            let after = AsOne::decode(option);
            let part = (0..after.len()).find(|&part| after[part] != positions[part]);
            let part = part.expect("a move changes a part");
            expected.insert((part, big(&after[part])));
        }
        ControlFlow::Continue(())
    });
    let found: BTreeSet<_> = (analysis.winning_moves.iter())
        .map(|to| (to.part, to.leaves.piles().to_vec()))
        .collect();
    assert_eq!(
        found.len(),
        analysis.winning_moves.len(),
        "{text}: each once"
    );
    assert_eq!(found, expected, "{text}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn a_sum_is_what_its_rules_say(numbers in prop::collection::vec((0usize..1000, 0usize..100_000), 1..4)) {
        let names = names();
        let parts: Vec<_> = numbers.into_iter().map(|number| part(&names, number)).collect();
        prop_assume!(parts.iter().map(|(_, piles)| piles.iter().sum::<u64>()).sum::<u64>() <= 12);
        check(&parts, Play::Normal);
    }

    #[test]
    fn a_misere_sum_of_nim_is_nim(piles in prop::collection::vec(prop::collection::vec(0u64..4, 0..3), 1..4)) {
        let parts: Vec<_> = piles.into_iter().map(|piles| ("nim".to_owned(), piles)).collect();
        check(&parts, Play::Misere);
    }
}

#[test]
fn other_misere_sums_are_refused_and_single_parts_are_not() {
    let effort = &mut Effort::default();
    let refused = parse_sum("kayles[3] + nim[2]").unwrap();
    let error = refused.analyse(Play::Misere, effort).unwrap_err();
    assert!(error.to_string().starts_with("misère sums are not offered"));
    let single = parse_sum("kayles[3]").unwrap();
    assert!(single.analyse(Play::Misere, effort).is_ok());
}

#[test]
fn what_is_out_of_reach_says_what_it_would_need() {
    for (text, message) in [
        (
            "nim[3] + wythoff[10^40, 10^50]",
            "part 2: the Grundy value needs row a number of 41 digits of the table as far as column a number of 51 \
             digits; rows up to 225 are within reach",
        ),
        (
            "nim[3] + wythoff[1000, 10^50]",
            "part 2: the Grundy value needs row 1000 of the table as far as column a number of 51 digits; rows up to \
             225 are within reach",
        ),
        (
            "grundy[10^20] + nim[1]",
            "part 1: the value of a heap of 100000000000000000000 stones needs those of all smaller heaps or a proved period, and up to heap 2000 no period is proved",
        ),
        (
            "moore(k=2)[10^30,1,2,3] + nim[1]",
            "part 1: no theorem covers this question, and a search cannot count to a number of 31 digits",
        ),
        (
            "fibonacci[10^6] + nim[1]",
            "part 1: no theorem covers this question; it needs the values of all positions up to 1000000 stones, and \
             the budget allows 4472",
        ),
        (
            "0x0.08[10^9] + nim[1]",
            "part 1: the value of a heap of 1000000000 stones needs those of all smaller heaps or a proved period, and up to heap 66 no period is proved",
        ),
        (
            "staircase[1] + 0.6[10^9]",
            "part 2: the value of a heap of 1000000000 stones needs those of all smaller heaps or a proved period, and up to heap 2000 no period is proved",
        ),
    ] {
        let mut effort = Effort::default();
        effort.most_heaps = 2000;
        let error = parse_sum(text).unwrap().analyse(Play::Normal, &mut effort);
        assert_eq!(error.unwrap_err().to_string(), message, "{text}");
    }
}

#[test]
fn a_lost_part_is_worth_nothing_even_where_values_are_out_of_reach() {
    // Two losing positions of any size: a theorem says so, and the sum is lost.
    let n = "100000000000000000000000000000";
    let pair = "wythoff[161803398874989484820458683436,261803398874989484820458683436]";
    let fibonacci = "fibonacci[354224848179261915075]"; // F_100
    let sum = parse_sum(&format!("{pair} + {fibonacci} + nim[{n},{n}]")).unwrap();
    let analysis = sum.analyse(Play::Normal, &mut Effort::default()).unwrap();
    assert_eq!(analysis.outcome, Outcome::Loss);
    // With a pile more the sum is won by taking it; what else wins in the first two parts is not known.
    let sum = parse_sum(&format!("{pair} + {fibonacci} + nim[7]")).unwrap();
    let analysis = sum.analyse(Play::Normal, &mut Effort::default()).unwrap();
    assert_eq!(analysis.outcome, Outcome::Win);
    assert_eq!(analysis.winning_moves.len(), 1);
    let unlisted: Vec<usize> = analysis.unlisted.iter().map(|(part, _)| *part).collect();
    assert_eq!(unlisted, [0, 1]);
}

#[test]
fn a_text_that_is_no_sum_is_refused_with_its_column() {
    for (text, message) in [
        ("", r#"column 1: no game is called """#),
        ("nim", r#"column 4: expected "[", found the end"#),
        ("nim + nim[3]", r#"column 5: expected "[", found "+""#),
        ("nim[3] nim[4]", r#"column 8: expected the end, found "n""#),
        ("nim[3] + ", r#"column 10: no game is called """#),
        (
            "nim[3,-1]",
            "column 7: expected a natural number, found a negative one",
        ),
        (
            "nim[3;4]",
            "column 6: expected a digit, `+`, `-` or the end, found \";\"",
        ),
        ("nim[3", r#"column 6: expected "]", found the end"#),
        (
            "nim[1] + 威作夫[2,3]",
            r#"column 10: no game is called "威作夫"; did you mean "威佐夫"?"#,
        ),
        (
            "nim[1] + bachet[2]",
            "column 16: m is missing, as in bachet(m=3)[10]",
        ),
        (
            "fibonacci[1,2,3]",
            "column 10: fibonacci: expected the number of stones, or that and how many may be taken now; found 3 numbers",
        ),
        (
            "ruler[0]",
            "column 6: ruler: the places of the coins are counted from 1, found 0",
        ),
        ("ruler[3,4,3]", "column 6: ruler: place 3 is given twice"),
        ("euclid[3]", "column 7: euclid: expected 2 piles, found 1"),
    ] {
        let error = parse_sum(text).unwrap_err();
        assert_eq!(error.to_string(), message, "{text}");
        assert!(message.starts_with(&format!("column {}:", error.column())));
    }
}

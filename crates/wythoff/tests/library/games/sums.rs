//! Sums against the rules of the sum as one game.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::Arc;

use proptest::prelude::*;
use wythoff::game::Visitor;
use wythoff::prove::{Found, SearchOptions, search};
use wythoff::rules::ValueTable;
use wythoff::solve::search::Search;
use wythoff::{
    Checked, Effort, Evidence, Game, IllegalMove, Move, Outcome, Play, Rules, UBig, parse_rules,
    parse_sum,
};

use crate::games::small::{big, game, names, positions};

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

    fn legal(&self, _: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        unreachable!("a search asks for options, not whether {after:?} is one")
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

/// The rules of a part: of a named game, or `rules('…')`.
fn rules(name: &str) -> Box<dyn Game> {
    match name.strip_prefix("rules('") {
        Some(rest) => Box::new(parse_rules(rest.trim_end_matches("')")).unwrap()),
        None => game(name, Play::Normal),
    }
}

/// Compares the answer to a sum with a search of it as one game.
fn check(parts: &[(String, Vec<u64>)], play: Play) {
    let text: Vec<String> = parts
        .iter()
        .map(|(name, position)| format!("{name}{position:?}"))
        .collect();
    let text = text.join(" + ");
    let sum = parse_sum(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let answer = sum.analyse(play, &mut Effort::default()).unwrap();
    assert!(!answer.has_more_moves(), "{text}");

    let games = parts.iter().map(|(name, _)| rules(name));
    let whole = AsOne(games.collect(), play);
    let positions: Vec<Vec<u64>> = parts.iter().map(|(_, position)| position.clone()).collect();
    let from = AsOne::encode(&positions);
    let mut search = Search::new(&whole);
    assert_eq!(search.outcome(&from), Ok(answer.outcome), "{text}");
    if play == Play::Normal {
        let value = search.grundy(&from).unwrap();
        let found = sum.value(play, &mut Effort::default()).unwrap();
        assert_eq!(found.grundy, value.into(), "{text}");
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
    let found: BTreeSet<_> = (answer.moves.iter())
        .map(|to| (to.part, to.leaves.piles().to_vec()))
        .collect();
    assert_eq!(found.len(), answer.moves.len(), "{text}: each once");
    assert_eq!(found, expected, "{text}");
}

/// Games of two piles by rules.
const BY_RULES: [&str; 4] = [
    "x>0,y=0 | x=0,y>0 | x=y>0",
    "x>0,y=0 | x=0,y>0 | x=1,y=1",
    "x+y=1 | x=2,y=1 | x=1,y=2",
    "like wythoff; end when a + b <= 2",
];

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
    fn a_sum_with_games_by_rules_is_what_its_rules_say(
        number in 0..BY_RULES.len(),
        a in 0u64..5,
        b in 0u64..5,
        piles in prop::collection::vec(0u64..4, 0..3),
    ) {
        let own = (format!("rules('{}')", BY_RULES[number]), vec![a, b]);
        check(std::slice::from_ref(&own), Play::Normal);
        check(&[own, ("nim".to_owned(), piles)], Play::Normal);
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
            "part 2: the theorem of the game knows Grundy values up to 2 only, and a larger one is needed",
        ),
        (
            "nim[3] + wythoff[1000, 10^50]",
            "part 2: the theorem of the game knows Grundy values up to 2 only, and a larger one is needed",
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
    let answer = sum.analyse(Play::Normal, &mut Effort::default()).unwrap();
    assert_eq!(answer.outcome, Outcome::Loss);
    // With a pile more the sum is won by taking it; what else wins in the first two parts is not known.
    let sum = parse_sum(&format!("{pair} + {fibonacci} + nim[7]")).unwrap();
    let answer = sum.analyse(Play::Normal, &mut Effort::default()).unwrap();
    assert_eq!(answer.outcome, Outcome::Win);
    assert_eq!(answer.moves.len(), 1);
    let unlisted = answer.parts.iter().map(|part| part.unlisted.is_some());
    assert!(unlisted.eq([true, true, false]));
}

#[test]
fn a_proof_decides_a_game_by_rules_at_any_size_and_a_lost_part_is_worth_nothing() {
    // n(√5 − 1), rounded down, and 4n more. (Of smaller k a theorem about values comes with the library.)
    let pair = "123606797749978969640917366873,523606797749978969640917366873";
    let part = format!("rules('parameter k = 3; like k-wythoff')[{pair}]");
    let proof = match search(&Rules::wythoff(3), &SearchOptions::default(), &mut ()) {
        Found::Theorem { proof, .. } => Arc::new(*proof),
        Found::Nothing { .. } => panic!("3-Wythoff has a proof"),
    };
    let answer = |text: &str, is_proved: bool| {
        let mut sum = parse_sum(text).unwrap();
        for (game, _) in sum.by_rules_mut().filter(|_| is_proved) {
            game.attach(Arc::clone(&proof));
        }
        sum.analyse(Play::Normal, &mut Effort::default())
    };
    let alone = answer(&part, true).unwrap();
    assert_eq!(alone.outcome, Outcome::Loss);
    assert!(matches!(
        alone.evidence,
        Evidence::Proof {
            checked: Checked::No,
            ..
        }
    ));
    let sum = answer(&format!("{part} + nim[3]"), true).unwrap();
    assert_eq!((sum.outcome, sum.moves.len()), (Outcome::Win, 1));
    // Without the proof it says what it would need.
    let error = answer(&format!("{part} + nim[3]"), false).unwrap_err();
    assert_eq!(
        error.to_string(),
        "part 1: no theorem covers this question; it needs a table of a number of 59 digits positions, and the budget \
         allows 10000000"
    );
}

#[test]
fn rules_that_are_a_game_with_a_theorem_have_its_values() {
    // Other words for k-Wythoff; of the piles the theorems know the values, whatever they are.
    let texts = [
        "x = y > 0 | x = 0, y > 0 | y = 0, x > 0 | x = y > 5",
        "like k-wythoff; parameter k = 1",
        "like nim | -2 <= x - y <= 2, x > 0, y > 0",
    ];
    let most = [2, 10, 4];
    let answer = |text: &str, effort: &mut Effort<'_>| {
        let answer = parse_sum(text).unwrap().analyse(Play::Normal, effort);
        answer.map(|answer| {
            (
                answer.outcome,
                answer.moves,
                answer.value.map(|value| value.grundy),
            )
        })
    };
    let far = [
        ("10^40", "16180339887498948482045868343656381177203"),
        ("10^40", "10^50"),
    ];
    for (k, text) in texts.iter().enumerate() {
        for (a, b) in far {
            let of =
                |game: &str| answer(&format!("{game}[{a},{b}] + nim[1]"), &mut Effort::default());
            let named = of(&format!("wythoff(k={k})"));
            assert_eq!(of(&format!("rules('{text}')")), named, "k = {k}: {a}, {b}");
        }
        // Without room for a table of the values: the theorem says what a table would, as far as it goes.
        let rules = parse_rules(text).unwrap();
        let table = ValueTable::new(&rules, &[30, 30]);
        for (a, b) in (0..30).flat_map(|a| (0..30).map(move |b| (a, b))) {
            let mut effort = Effort::default();
            effort.budget.positions = 0;
            let sum = parse_sum(&format!("rules('{text}')[{a},{b}] + nim[]")).unwrap();
            let value = sum.value(Play::Normal, &mut effort);
            match table.value(&[a, b]) {
                known if known <= most[k] => assert_eq!(value.unwrap().grundy, UBig::from(known)),
                _ => assert!(value.unwrap_err().to_string().contains("only")),
            }
        }
    }
    let other = answer(
        "rules('like nim | x = y > 1')[10^40,10^41] + nim[1]",
        &mut Effort::default(),
    );
    assert!(other.is_err());
}

#[test]
fn rules_in_a_sum_may_be_quoted_in_any_way() {
    for text in [
        "rules('piles a; 1<=x<=3')[9] + nim[3]",
        "rules(\"piles a; 1<=x<=3\")[9] + nim[3]",
        "规则（‘piles a; 1<=x<=3’）［9］＋尼姆【3】",
        " rules ( “piles a; 1<=x<=3” ) [9] + nim[3]",
    ] {
        let sum = parse_sum(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(
            sum.to_string(),
            "rules('piles a; 1<=x<=3')[9] + nim[3]",
            "{text}"
        );
    }
}

#[test]
fn what_a_sum_shows_may_be_read_again_even_if_its_rules_have_a_quote() {
    let shown = "rules(\"piles a; memory l; 0<x<=2l, l'=x | l=0, 0<x<a, l'=x\")[13,0] + nim[5]";
    let sum = parse_sum(&shown.replace("13,0", "13")).unwrap();
    assert_eq!(sum.to_string(), shown);
    assert_eq!(parse_sum(shown).unwrap().to_string(), shown);
    let error = parse_sum(&shown.replace("13,0", "1,2,3")).unwrap_err();
    let expected = "expected 1 pile and 1 of memory, found 3";
    assert!(error.to_string().ends_with(expected), "{error}");
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
        (
            "rules('piles a; x>0')[3,4]",
            "column 22: rules('piles a; x>0'): expected 1 pile, found 2",
        ),
        ("rules[3]", r#"column 6: expected "(", found "[""#),
        ("rules(x>0)[3]", r#"column 7: expected "'", found "x""#),
        (
            "nim[3] + rules('x>0",
            r#"column 20: expected "'", found the end"#,
        ),
        (
            "nim[3] + rules('x>>0')[3]",
            "column 19: expected a number or a name, found `>`",
        ),
    ] {
        let error = parse_sum(text).unwrap_err();
        assert_eq!(error.to_string(), message, "{text}");
        assert!(message.starts_with(&format!("column {}:", error.column())));
    }
}

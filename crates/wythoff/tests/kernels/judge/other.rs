//! The problems of other games: golden files, and every small case against the bare rules.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use wythoff::UBig;
use wythoff::judge::trials::Family;
use wythoff::judge::{OtherProblem, Problem};

use super::delivery::Pieces;

type Position = Vec<u64>;

/// Who wins by the rules alone: `end` says whether a position without a move is lost.
struct Rules<'a> {
    options: &'a dyn Fn(&Position) -> Vec<Position>,
    end_is_lost: bool,
    known: HashMap<Position, bool>,
}

impl<'a> Rules<'a> {
    fn normal(options: &'a dyn Fn(&Position) -> Vec<Position>) -> Self {
        let (end_is_lost, known) = (true, HashMap::new());
        Self {
            options,
            end_is_lost,
            known,
        }
    }

    fn is_lost(&mut self, position: &Position) -> bool {
        if let Some(known) = self.known.get(position) {
            return *known;
        }
        let options = (self.options)(position);
        let lost = match options.is_empty() {
            true => self.end_is_lost,
            false => !options.iter().any(|option| self.is_lost(option)),
        };
        self.known.insert(position.clone(), lost);
        lost
    }
}

/// The position with one number changed.
fn with(position: &Position, place: usize, number: u64) -> Position {
    let mut changed = position.clone();
    changed[place] = number;
    changed
}

fn nim(piles: &Position) -> Vec<Position> {
    let places = 0..piles.len();
    places
        .flat_map(|place| (0..piles[place]).map(move |left| with(piles, place, left)))
        .collect()
}

/// Compares the answers to all small cases with what the rules say of a case.
fn check(problem: OtherProblem, mut answer: impl FnMut(&Position) -> String) {
    let cases = problem.cases(Family::Small, 1);
    assert!(cases.len() > 10, "{problem}");
    let mut answers = Vec::new();
    for case in cases {
        let words: Position = case.iter().map(|n| u64::try_from(n).unwrap()).collect();
        // Large cases of lists take the bare rules too long.
        if words.len() > 4 || words.len() == 3 && words.iter().sum::<u64>() > 18 {
            continue;
        }
        let expected = answer(&words);
        assert_eq!(problem.answer(&case), expected, "{problem} {words:?}");
        if !answers.contains(&expected) {
            answers.push(expected);
        }
    }
    assert!(answers.len() > 1, "{problem}: {answers:?}");
}

fn says(problem: OtherProblem, lost: bool) -> String {
    problem.words()[usize::from(lost)].to_owned()
}

/// The winner, by rules of normal play.
fn check_winner(problem: OtherProblem, options: &dyn Fn(&Position) -> Vec<Position>) {
    let mut rules = Rules::normal(options);
    check(problem, |case| says(problem, rules.is_lost(case)));
}

#[test]
fn one_pile_of_which_some_are_taken() {
    let up_to = |case: &Position| {
        let most = case[1].min(case[0]);
        (1..=most)
            .map(|taken| with(case, 0, case[0] - taken))
            .collect()
    };
    check_winner(OtherProblem::Hdu1846, &up_to);
    check_winner(OtherProblem::Nod1066, &up_to);
    let some = |case: &Position| {
        let fits = [1, 3, 4].into_iter().filter(|taken| *taken <= case[0]);
        fits.map(|taken| with(case, 0, case[0] - taken)).collect()
    };
    check_winner(OtherProblem::Nod1067, &some);
    let powers = |case: &Position| {
        let fits = (0..)
            .map(|power| 1 << power)
            .take_while(|taken| *taken <= case[0]);
        fits.map(|taken| with(case, 0, case[0] - taken)).collect()
    };
    check_winner(OtherProblem::Nod1068, &powers);
}

#[test]
fn a_coin_on_a_board() {
    let steps = |case: &Position| {
        let (n, m) = (case[0], case[1]);
        let left = [vec![n - 1, m], vec![n, m - 1], vec![n - 1, m - 1]];
        let on_board = |position: &Position| position.iter().all(|side| *side > 0);
        left.into_iter().filter(on_board).collect()
    };
    check_winner(OtherProblem::Hdu2147, &steps);
}

#[test]
fn at_most_twice_what_was_taken_last() {
    let options = |position: &Position| {
        let most = position[1].min(position[0]);
        (1..=most)
            .map(|taken| vec![position[0] - taken, 2 * taken])
            .collect()
    };
    let mut rules = Rules::normal(&options);
    let problem = OtherProblem::Hdu2516;
    check(problem, |case| match case[0] > 60 {
        // Above, the rules take too long.
        true => problem.answer(&[UBig::from(case[0])]),
        false => says(problem, rules.is_lost(&vec![case[0], case[0] - 1])),
    });
}

#[test]
fn from_p_to_q_and_the_last_one_loses() {
    let options = |case: &Position| {
        let (n, p, q) = (case[0], case[1], case[2]);
        match n {
            0 => Vec::new(),
            n if n < p => vec![with(case, 0, 0)],
            n => (p..=q.min(n))
                .map(|taken| with(case, 0, n - taken))
                .collect(),
        }
    };
    let mut rules = Rules::normal(&options);
    rules.end_is_lost = false;
    let problem = OtherProblem::Hdu2897;
    check(problem, |case| says(problem, rules.is_lost(case)));
}

#[test]
fn nim_in_many_words() {
    check_winner(OtherProblem::LuoguP2197, &nim);
    check_winner(OtherProblem::Nod1069, &nim);
    let mut misere = Rules::normal(&nim);
    misere.end_is_lost = false;
    let problem = OtherProblem::LuoguP4279;
    check(problem, |case| says(problem, misere.is_lost(case)));
}

#[test]
fn the_winning_moves_of_nim() {
    let mut rules = Rules::normal(&nim);
    let mut moves = |case: &Position| {
        let all = nim(case).into_iter();
        all.filter(|left| rules.is_lost(left))
            .collect::<Vec<Position>>()
    };
    for problem in [OtherProblem::Hdu1850, OtherProblem::Poj2975] {
        check(problem, |case| moves(case).len().to_string());
    }
    check(OtherProblem::Hdu2176, |case| {
        let moves = moves(case);
        let line = |left: &Position| {
            let place = (0..case.len())
                .find(|place| left[*place] != case[*place])
                .unwrap();
            format!("\n{} {}", case[place], left[place])
        };
        let lines: String = moves.iter().map(line).collect();
        let verdict = if moves.is_empty() { "No" } else { "Yes" };
        verdict.to_owned() + &lines
    });
    check(OtherProblem::LuoguP1247, |case| {
        let Some(left) = moves(case).into_iter().next() else {
            return "lose".to_owned();
        };
        let place = (0..case.len())
            .find(|place| left[*place] != case[*place])
            .unwrap();
        let words: Vec<String> = left.iter().map(u64::to_string).collect();
        format!(
            "{} {}\n{}",
            case[place] - left[place],
            place + 1,
            words.join(" ")
        )
    });
}

#[test]
fn a_pile_may_be_split() {
    let options = |piles: &Position| {
        let mut all = nim(piles);
        for place in 0..piles.len() {
            for part in 1..piles[place] {
                let mut split = with(piles, place, part);
                split.push(piles[place] - part);
                split.sort_unstable();
                all.push(split);
            }
        }
        all
    };
    // With few stones: split piles are many positions.
    let mut rules = Rules::normal(&options);
    let problem = OtherProblem::Hdu3032;
    check(problem, |case| match case.iter().sum::<u64>() > 11 {
        true => problem.answer(&case.iter().copied().map(UBig::from).collect::<Vec<_>>()),
        false => says(problem, rules.is_lost(case)),
    });
}

#[test]
fn euclid() {
    let options = |case: &Position| {
        let (a, b) = (case[0].min(case[1]), case[0].max(case[1]));
        match a {
            0 => Vec::new(),
            a => (1..=b / a).map(|times| vec![a, b - times * a]).collect(),
        }
    };
    check_winner(OtherProblem::Poj2348, &options);
    check_winner(OtherProblem::LuoguP1290, &options);
}

#[test]
fn coins_on_a_strip() {
    let options = |places: &Position| {
        let mut all = Vec::new();
        for place in 0..places.len() {
            let stop = places.iter().filter(|other| **other < places[place]).max();
            let free = stop.map_or(1, |stop| stop + 1)..places[place];
            all.extend(free.map(|to| with(places, place, to)));
        }
        all
    };
    check_winner(OtherProblem::Poj1704, &options);
}

#[test]
fn piles_stay_in_order() {
    let options = |piles: &Position| {
        let in_order = |left: &Position| left.is_sorted();
        nim(piles).into_iter().filter(in_order).collect()
    };
    check_winner(OtherProblem::LuoguP3480, &options);
}

#[test]
fn one_of_a_pair_is_divided() {
    let options = |piles: &Position| {
        let mut all = Vec::new();
        for pair in (0..piles.len()).step_by(2) {
            for kept in [pair, pair + 1] {
                for part in 1..piles[kept] {
                    all.push(with(&with(piles, pair, part), pair + 1, piles[kept] - part));
                }
            }
        }
        all
    };
    check_winner(OtherProblem::LuoguP2148, &options);
}

#[test]
fn every_golden_input_gives_its_output_and_its_error() {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/judge");
    for problem in OtherProblem::ALL {
        let directory = fs::read_dir(data.join(problem.name())).expect("a directory for each");
        let mut inputs = 0;
        for file in directory.map(|entry| entry.expect("readable").path()) {
            if file.extension().is_none_or(|extension| extension != "in") {
                continue;
            }
            inputs += 1;
            let input = fs::read(&file).expect("readable");
            let output = fs::read_to_string(file.with_extension("out")).expect("an output");
            let error = fs::read_to_string(file.with_extension("err")).ok();
            for size in [usize::MAX, 1, 3] {
                let mut found = Vec::new();
                let pieces = Pieces {
                    input: &input,
                    size,
                };
                let result = problem.run(pieces, &mut found);
                let told = result.err().map(|error| error.to_string() + "\n");
                assert_eq!(told, error, "{}", file.display());
                assert_eq!(
                    String::from_utf8(found).unwrap(),
                    output,
                    "{}",
                    file.display()
                );
            }
        }
        assert!(inputs > 0, "{problem} has no golden files");
    }
}

#[test]
fn cases_keep_to_the_limits_and_their_inputs_are_read_back() {
    for problem in OtherProblem::ALL {
        for family in Family::ALL {
            let cases = problem.cases(family, 5);
            assert!(cases.iter().all(|case| problem.allows(case)));
            assert_eq!(cases, problem.cases(family, 5), "the same seed");
            let cases = if problem.is_single() {
                &cases[..1]
            } else {
                &cases[..]
            };
            let mut output = Vec::new();
            problem
                .run(problem.input(cases).as_bytes(), &mut output)
                .unwrap();
            let right: Vec<String> = cases
                .iter()
                .map(|case| problem.answer(case) + "\n")
                .collect();
            assert_eq!(
                String::from_utf8(output).unwrap(),
                right.concat(),
                "{problem}"
            );
        }
    }
}

#[test]
fn names_are_read_freely_and_no_two_problems_share_one() {
    assert_eq!(
        OtherProblem::named("洛谷 P1247"),
        Some(OtherProblem::LuoguP1247)
    );
    assert_eq!(OtherProblem::named("POJ1704"), Some(OtherProblem::Poj1704));
    assert_eq!(OtherProblem::named("hdu 184"), None);
    let mut names: Vec<&str> = OtherProblem::ALL
        .iter()
        .map(|problem| problem.name())
        .collect();
    names.extend(Problem::ALL.map(Problem::name));
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
}

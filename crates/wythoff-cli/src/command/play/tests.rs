//! The game without a screen: moves, undo, who wins, opponents, hints, review.

use clap::ColorChoice;
use wythoff::{
    ByRules, Effort, IllegalMove, Outcome, Part, Play, Position, Sum, UBig, games, parse_sum,
};
use wythoff_show::{Language, Texts};

use super::dice::Dice;
use super::game::{NoMove, Playing, Side};
use super::hint::Grade;
use super::opponent::{Opponent, choose};
use super::review::Verdict;
use super::session::{Session, Thought};
use super::{hand, options};
use crate::console::Console;

pub(super) fn console(code: &str) -> Console {
    Console {
        texts: Texts::new(Language::named(code).unwrap()),
        color: ColorChoice::Never,
        json: false,
    }
}

pub(super) fn session<'a>(sum: &str, opponent: Opponent, console: &'a Console) -> Session<'a> {
    let game = Playing::new(parse_sum(sum).unwrap(), Play::Normal, Side::You);
    let thought = Thought {
        budget: None,
        seconds: 60,
    };
    Session::new(game, opponent, 1, thought, console)
}

fn numbers(numbers: &[u64]) -> Vec<UBig> {
    numbers.iter().map(|&number| number.into()).collect()
}

fn game(sum: &str, play: Play) -> Playing {
    Playing::new(parse_sum(sum).unwrap(), play, Side::You)
}

/// Makes the moves that leave these positions.
fn play_to(game: &mut Playing, positions: &[&[u64]]) {
    for position in positions {
        let to = game.move_to(vec![numbers(position)]).unwrap();
        game.make(&to).unwrap();
    }
}

#[test]
fn whoever_moves_last_wins_and_in_misere_play_loses() {
    for (play, winner) in [(Play::Normal, Side::You), (Play::Misere, Side::Other)] {
        let mut game = game("wythoff[5,7]", play);
        assert_eq!((game.mover(), game.winner()), (Side::You, None));
        play_to(&mut game, &[&[3, 5], &[2, 5], &[0, 5]]);
        assert_eq!(game.mover(), Side::Other);
        play_to(&mut game, &[&[0, 1], &[0, 0]]);
        assert!(game.is_over());
        assert_eq!(game.winner(), Some(winner));
        assert_eq!(game.make(&options::to(0, &[0, 0])), Err(NoMove::Over));
    }
}

#[test]
fn undo_gives_the_position_before() {
    let mut game = game("wythoff[1,1]", Play::Normal);
    assert_eq!(game.undo(), None);
    play_to(&mut game, &[&[0, 0]]);
    assert_eq!(game.undo().unwrap().side, Side::You);
    assert!(!game.is_over());
    assert_eq!(game.now(), game.start());
    assert_eq!(game.mover(), Side::You);
}

#[test]
fn moves_that_are_none_change_nothing_and_say_why() {
    let mut game = game("wythoff[5,7] + nim[3]", Play::Normal);
    let before = game.now().clone();
    let illegal = |illegal| Err(NoMove::Illegal(illegal));
    let to = |a: &[u64], b: &[u64]| vec![numbers(a), numbers(b)];
    let mut try_move = |after: Vec<Vec<UBig>>| {
        let to = game.move_to(after)?;
        game.make(&to).map(|_| ())
    };
    assert_eq!(try_move(to(&[5, 7], &[3])), illegal(IllegalMove::Nothing));
    let changed = IllegalMove::PartsChanged { changed: 2 };
    assert_eq!(try_move(to(&[5, 6], &[2])), illegal(changed));
    assert_eq!(
        try_move(vec![numbers(&[5, 6])]),
        illegal(IllegalMove::OtherSum)
    );
    assert_eq!(
        try_move(to(&[5, 8], &[3])),
        illegal(IllegalMove::Grows { pile: 2 })
    );
    let [x, y, k] = [1u8, 2, 0].map(UBig::from);
    assert_eq!(
        try_move(to(&[4, 5], &[3])),
        illegal(IllegalMove::TooFarApart { x, y, k })
    );
    assert!(matches!(
        try_move(to(&[5], &[3])),
        Err(NoMove::Position { part: 0, .. })
    ));
    assert_eq!(*game.now(), before);
}

#[test]
fn what_is_taken_from_piles_stairs_and_with_a_limit_is_a_move() {
    type Leaves<'a> = Result<&'a [u64], ()>;
    let cases: [(&str, &[u64], Leaves<'_>); 9] = [
        ("wythoff[5,7]", &[2, 2], Ok(&[3, 5])),
        ("nim[3,4,5]", &[0, 4, 0], Ok(&[3, 0, 5])),
        ("staircase[1,4,2]", &[0, 3, 0], Ok(&[4, 1, 2])),
        ("staircase[1,4,2]", &[1, 0, 0], Ok(&[0, 4, 2])),
        ("fibonacci[10]", &[2], Ok(&[8, 4])),
        ("kayles[5,3]", &[0, 2], Ok(&[5, 1])),
        ("wythoff[5,7]", &[1, 2], Err(())),
        ("wythoff[5,7]", &[6, 0], Err(())),
        ("nim[3,4,5]", &[1, 1], Err(())),
    ];
    for (sum, amounts, expected) in cases {
        let mut game = game(sum, Play::Normal);
        let to = hand::taken(game.now(), Play::Normal, 0, &numbers(amounts));
        let made = to.and_then(|to| game.make(&to).cloned());
        let leaves = made.map(|made| made.to.leaves.piles().to_vec());
        assert_eq!(
            leaves.map_err(|_| ()),
            expected.map(numbers),
            "{sum} {amounts:?}"
        );
    }
}

#[test]
fn rules_with_memory_say_what_they_remember_of_a_move() {
    let gallery = wythoff::gallery::gallery();
    let nim = gallery.iter().find(|game| game.name == "fibonacci-nim");
    let game = ByRules::new("fibonacci-nim", nim.unwrap().parsed().unwrap());
    let position = Position(numbers(&[10, 0]));
    let game = game.into();
    let sum = Sum::from(Part { game, position });
    let to = hand::taken(&sum, Play::Normal, 0, &numbers(&[2])).unwrap();
    assert_eq!(to.leaves.piles(), numbers(&[8, 2]));
    assert!(hand::taken(&sum, Play::Normal, 0, &numbers(&[10])).is_err());
}

/// A sum with the positions after a few thrown moves, so that the laws see more than first positions.
fn somewhere_below(start: &Sum, play: Play, dice: &mut Dice) -> Vec<Sum> {
    let mut game = Playing::new(start.clone(), play, Side::You);
    let mut met = vec![start.clone()];
    while let Some(to) = choose(Opponent::Perfect, game.now(), play, None, dice) {
        game.make(&to).unwrap();
        met.push(game.now().clone());
    }
    assert!(game.is_over());
    met
}

#[test]
fn a_perfect_opponent_leaves_a_lost_position_whenever_it_can() {
    let mut dice = Dice::new(7);
    for entry in games() {
        let start = parse_sum(entry.example()).unwrap();
        for position in somewhere_below(&start, Play::Normal, &mut dice) {
            let know = |sum: &Sum| sum.analyse(Play::Normal, &mut Effort::default()).unwrap();
            let known = know(&position);
            let to = choose(
                Opponent::Perfect,
                &position,
                Play::Normal,
                Some(&known),
                &mut dice,
            );
            let Some(to) = to else {
                assert!(!options::is_any(&position, Play::Normal), "{position}");
                continue;
            };
            let mut game = Playing::new(position.clone(), Play::Normal, Side::You);
            game.make(&to).unwrap();
            let wins = know(game.now()).outcome == Outcome::Loss;
            assert_eq!(wins, known.outcome == Outcome::Win, "{position}");
        }
    }
}

#[test]
fn who_is_lost_leaves_as_many_stones_as_possible() {
    let position = parse_sum("wythoff[8,13] + nim[2,2]").unwrap();
    let known = position
        .analyse(Play::Normal, &mut Effort::default())
        .unwrap();
    assert_eq!(known.outcome, Outcome::Loss);
    for seed in 0..20 {
        let dice = &mut Dice::new(seed);
        let to = choose(
            Opponent::Perfect,
            &position,
            Play::Normal,
            Some(&known),
            dice,
        )
        .unwrap();
        let before: UBig = position.parts()[to.part].position.piles().iter().sum();
        let after: UBig = to.leaves.piles().iter().sum();
        assert_eq!(before - after, UBig::ONE);
    }
}

#[test]
fn the_same_seed_makes_the_same_careless_game() {
    let moves = |seed| {
        let game = game("nim[30,40,50]", Play::Normal);
        let (mut dice, mut met) = (Dice::new(seed), Vec::new());
        let known = game.analyse(&mut Effort::default()).unwrap();
        for _ in 0..20 {
            let to = choose(
                Opponent::Careless,
                game.now(),
                Play::Normal,
                Some(&known),
                &mut dice,
            );
            met.push(to.unwrap());
        }
        met
    };
    assert_eq!(moves(3), moves(3));
    assert_ne!(moves(3), moves(4));
    // Some of its moves win and some do not.
    let best: Vec<_> = game("nim[30,40,50]", Play::Normal)
        .analyse(&mut Effort::default())
        .unwrap()
        .moves
        .to_vec();
    let good = moves(3).iter().filter(|to| best.contains(to)).count();
    assert!((1..20).contains(&good), "{good} of 20");
}

#[test]
fn hints_come_in_three_grades_and_begin_again_after_a_move() {
    let console = console("en");
    let mut session = session("wythoff[5,7]", Opponent::Teacher, &console);
    let first = session.hint();
    assert_eq!((first.grade, first.to), (Grade::Look, None));
    assert!(
        first.text.contains("difference") && first.text.contains('2'),
        "{}",
        first.text
    );
    let second = session.hint();
    assert_eq!(second.grade, Grade::Show);
    let to = second.to.unwrap();
    assert_eq!(session.hint().grade, Grade::Why);
    assert!(session.hint().text.contains("Wythoff's theorem"));
    session.make(Ok(to)).unwrap();
    let reply = session.reply().unwrap();
    assert!(reply.why.unwrap().contains("I am lost"));
    assert_eq!(session.hint().grade, Grade::Look);
    assert!(session.undo());
    assert_eq!(session.game.now(), session.game.start());
    assert!(!session.undo());
}

#[test]
fn every_game_has_its_first_hint_in_both_languages() {
    for code in ["en", "zh"] {
        let console = console(code);
        for entry in games() {
            let mut session = session(entry.example(), Opponent::Perfect, &console);
            for _ in 0..3 {
                assert!(!session.hint().text.is_empty(), "{}", entry.name());
            }
        }
    }
}

#[test]
fn a_review_tells_mistakes_and_what_would_have_won() {
    let console = console("en");
    let mut session = session("wythoff[5,7]", Opponent::Person, &console);
    play_to(&mut session.game, &[&[4, 6], &[3, 5], &[3, 4]]);
    let verdicts: Vec<Verdict> = session
        .review()
        .into_iter()
        .map(|looked| looked.verdict)
        .collect();
    let better = "take 2 from both piles → leaves (3, 5)";
    let mistake = Verdict::ThrownAway {
        better: Some(better.to_owned()),
    };
    assert_eq!(verdicts, [mistake, Verdict::Won, Verdict::Lost]);
}

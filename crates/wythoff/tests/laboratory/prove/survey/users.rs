//! Rules as people write them: a game they know with something changed, or a handful of moves, in one to three piles.

use super::dice::Dice;

/// A set of rules, drawn.
pub(super) fn rules(dice: &mut Dice) -> String {
    match dice.below(20) {
        0..=1 => one_pile(dice),
        2..=6 => known_and_changed(dice),
        7..=9 => symmetric(dice),
        10..=15 => two_piles(dice),
        16..=17 => with_parameter(dice),
        _ => three_piles(dice),
    }
}

/// What is put before and after the moves: misère play, an early end.
fn framed(dice: &mut Dice, moves: &str, end: impl Fn(&mut Dice) -> String) -> String {
    let misere = if dice.chance(18) { "misere; " } else { "" };
    let end = match dice.chance(18) {
        true => format!("; end when {}", end(dice)),
        false => String::new(),
    };
    format!("{misere}{moves}{end}")
}

fn end_of_one(dice: &mut Dice) -> String {
    format!("a <= {}", dice.between(1, 4))
}

fn end_of_two(dice: &mut Dice) -> String {
    match dice.below(6) {
        0 | 1 => format!("a + b <= {}", dice.between(1, 4)),
        2 => format!("a = b <= {}", dice.between(1, 3)),
        3 => "a = 0".into(),
        4 => format!("|a - b| <= 1, a + b <= {}", dice.between(2, 6)),
        _ => format!("a <= {}, b <= {}", dice.between(0, 2), dice.between(1, 2)),
    }
}

fn end_of_three(dice: &mut Dice) -> String {
    format!("a + b + c <= {}", dice.between(1, 2))
}

fn one_pile(dice: &mut Dice) -> String {
    let moves = match dice.below(8) {
        0 => format!("0 < x <= {}", dice.between(2, 7)),
        1 => {
            let second = dice.between(2, 4);
            format!("x in {{1, {second}, {}}}", second + dice.between(1, 4))
        }
        2 => format!("x > 0, x mod {} = 1", dice.between(2, 4)),
        3 => format!(
            "x > 0, x <= {} | x = {}",
            dice.between(1, 3),
            dice.between(5, 9)
        ),
        4 => format!("x > 0, {}x <= a", dice.between(2, 3)),
        5 => format!("x >= {}, x != {}", dice.between(1, 2), dice.between(3, 5)),
        6 => format!("x = 1 | x > 0, a mod {} = 0", dice.between(2, 3)),
        _ => format!(
            "0 < x <= {}, a mod {} != 0",
            dice.between(2, 4),
            dice.between(3, 5)
        ),
    };
    framed(dice, &format!("piles a; {moves}"), end_of_one)
}

/// A small move of its own, one way or both.
fn small_move(dice: &mut Dice) -> String {
    let (x, y) = (dice.between(1, 3), dice.between(1, 4));
    match dice.chance(50) {
        true => format!("x={x}, y={y}"),
        false => format!("x={x}, y={y} | x={y}, y={x}"),
    }
}

fn known_and_changed(dice: &mut Dice) -> String {
    let game = dice.one_of(&[
        "nim",
        "nim",
        "wythoff",
        "wythoff",
        "wythoff",
        "wythoff(k=1)",
    ]);
    let moves = match dice.below(8) {
        0 => format!("like {game}"),
        1..=3 => format!("like {game}; {}", small_move(dice)),
        4 => format!(
            "like {game}; x=y>0, x mod {} = {}",
            dice.between(2, 5),
            dice.below(2)
        ),
        5 => format!("like {game}; 0 < x = y <= {}", dice.between(1, 6)),
        6 => format!("like {game}; x > 0, y > 0, x + y <= {}", dice.between(2, 5)),
        _ => format!("like {game}; x > 0, y > 0, a' = b'"),
    };
    framed(dice, &moves, end_of_two)
}

/// From one pile alone, for a game whose rules are the same for both.
fn amount(dice: &mut Dice) -> String {
    match dice.below(9) {
        0..=3 => "x > 0".into(),
        4 => format!("0 < x <= {}", dice.between(1, 5)),
        5 => format!("x in {{1, {}}}", dice.between(2, 5)),
        6 => format!("x mod {} = 1", dice.between(2, 3)),
        7 => format!("x >= {}", dice.between(2, 3)),
        _ => format!("x > 0, x != {}", dice.between(1, 3)),
    }
}

fn symmetric(dice: &mut Dice) -> String {
    let single = amount(dice);
    let both = match dice.below(7) {
        0 => "x = y > 0".into(),
        1 => format!("x = y, 0 < x <= {}", dice.between(1, 4)),
        2 => format!("x = {}, y = {}", dice.between(1, 3), dice.between(1, 3)),
        3 => format!("x > 0, y > 0, |x - y| <= {}", dice.between(1, 2)),
        4 => format!("x > 0, y > 0, x + y = {}", dice.between(2, 5)),
        5 => format!(
            "x = y > 0, x mod {} = {}",
            dice.between(2, 3),
            dice.below(2)
        ),
        _ => "x > 0, y = 1".into(),
    };
    framed(
        dice,
        &format!("symmetric; {single}, y = 0; {both}"),
        end_of_two,
    )
}

/// One kind of move from two piles, the piles not alike.
fn any_move(dice: &mut Dice) -> String {
    let (x, y) = dice.one_of(&[("x", "y"), ("y", "x")]);
    match dice.below(12) {
        0..=2 => format!("{x} > 0, {y} = 0"),
        3 => format!("0 < {x} <= {}, {y} = 0", dice.between(1, 5)),
        4 => format!(
            "{x} in {{{}, {}}}, {y} = 0",
            dice.between(1, 2),
            dice.between(3, 5)
        ),
        5 => "x = y > 0".into(),
        6 => format!("{x} = {}, {y} = {}", dice.between(1, 3), dice.between(1, 3)),
        7 => format!("x > 0, y > 0, {x} - {y} in {{0, {}}}", dice.between(1, 2)),
        8 => format!("x > 0, y > 0, 0 <= {x} - {y} <= {}", dice.between(1, 2)),
        9 => format!("{x} > 0, {y} = 0, a' >= b'"),
        10 => format!(
            "x > 0, y > 0, (x + y) mod {} = {}",
            dice.between(2, 4),
            dice.below(2)
        ),
        _ => format!("x = y > 0, a mod 2 = {}", dice.below(2)),
    }
}

fn two_piles(dice: &mut Dice) -> String {
    let mut moves: Vec<String> = match dice.chance(60) {
        true => vec!["x > 0, y = 0".into(), "x = 0, y > 0".into()],
        false => vec![any_move(dice), any_move(dice)],
    };
    for _ in 0..dice.between(1, 2) {
        let another = any_move(dice);
        if !moves.contains(&another) {
            moves.push(another);
        }
    }
    framed(dice, &moves.join(" | "), end_of_two)
}

fn with_parameter(dice: &mut Dice) -> String {
    let k = dice.between(1, 3);
    let moves = match dice.below(6) {
        0 => "like k-wythoff".into(),
        1 => format!("like k-wythoff; {}", small_move(dice)),
        2 => "x>0,y=0 | x=0,y>0 | x>0, y>0, x+y <= k".into(),
        3 => "x>0,y=0 | x=0,y>0 | 0 < x = y <= k".into(),
        4 => "symmetric; x>0, y=0; x=k, y=k+1".into(),
        _ => "x>0,y=0 | x=0,y>0 | x>0, y>0, x - y = k | x = y > 0".into(),
    };
    framed(dice, &format!("parameter k = {k}; {moves}"), end_of_two)
}

fn three_piles(dice: &mut Dice) -> String {
    let moves = match dice.below(7) {
        0 => "like nim".into(),
        1 => format!("like nim; x=y=z={}", dice.between(1, 2)),
        2 => "like nim; x=y=z>0".into(),
        3 => format!("symmetric; 0 < x <= {}, y=z=0", dice.between(2, 4)),
        4 => "like moore(2)".into(),
        5 => format!("symmetric; x>0, y=z=0; x=y={}, z=0", dice.between(1, 2)),
        _ => format!("symmetric; x in {{1, {}}}, y=z=0", dice.between(2, 3)),
    };
    framed(dice, &format!("piles a b c; {moves}"), end_of_three)
}

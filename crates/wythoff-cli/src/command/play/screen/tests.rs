//! What is on the screen, compared with the files in `tests/screens`: `SCREENS=overwrite` renews them.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use wythoff::games;

use super::draw::draw;
use super::keys::{Then, press};
use super::theme::Theme;
use super::view::View;
use crate::command::play::game::Side;
use crate::command::play::opponent::Opponent;
use crate::command::play::tests::{console, session};
use crate::wrap::columns;

const UNICODE: Theme = Theme {
    is_ascii: false,
    has_color: true,
};
const ASCII: Theme = Theme {
    is_ascii: true,
    has_color: false,
};

/// Presses keys, each as people write it; the opponent replies when it has to.
fn keys(view: &mut View<'_>, keys: &str) -> Then {
    for word in keys.split(' ') {
        let code = match word {
            "left" => KeyCode::Left,
            "right" => KeyCode::Right,
            "up" => KeyCode::Up,
            "down" => KeyCode::Down,
            "enter" => KeyCode::Enter,
            "esc" => KeyCode::Esc,
            "tab" => KeyCode::Tab,
            "blank" => KeyCode::Char(' '),
            letter => KeyCode::Char(letter.chars().next().unwrap()),
        };
        let then = press(view, KeyEvent::new(code, KeyModifiers::NONE));
        if then != Then::GoOn {
            return then;
        }
        view.reply();
    }
    Then::GoOn
}

/// The screen as text, its lines without the blanks at their ends.
fn drawn(view: &mut View<'_>, width: u16, height: u16, theme: &Theme) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(frame, view, theme)).unwrap();
    let buffer = terminal.backend().buffer();
    let mut text = String::new();
    for y in 0..height {
        let (mut line, mut x) = (String::new(), 0);
        while x < width {
            let symbol = buffer[(x, y)].symbol();
            line += symbol;
            x += (columns(symbol) as u16).max(1);
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// Compares a screen with its file.
fn check(name: &str, screen: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/screens");
    let path = format!("{folder}/{name}.txt");
    if std::env::var_os("SCREENS").is_some_and(|value| value == "overwrite") {
        std::fs::write(&path, screen).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap();
    assert_eq!(screen, expected, "{name}");
}

#[test]
fn on_80_columns_the_board_stands_beside_the_piles() {
    let console = console("en");
    let mut view = View::new(session("wythoff[5,7]", Opponent::Perfect, &console));
    keys(&mut view, "h h left");
    check("board-80x24", &drawn(&mut view, 80, 24, &UNICODE));
    keys(&mut view, "v");
    check("values-80x24-ascii", &drawn(&mut view, 80, 24, &ASCII));
}

#[test]
fn on_40_columns_the_board_stands_below_the_piles() {
    let console = console("zh");
    let mut view = View::new(session("wythoff[5,7]", Opponent::Perfect, &console));
    keys(&mut view, "2 b h");
    check("board-40x24-zh", &drawn(&mut view, 40, 24, &UNICODE));
    keys(&mut view, "?");
    check("keys-40x24-zh", &drawn(&mut view, 40, 24, &UNICODE));
}

#[test]
fn large_piles_are_numbers_with_stacks_of_ten() {
    let console = console("en");
    let sum = "nim[3,45,1000000] + fibonacci[30]";
    let mut view = View::new(session(sum, Opponent::Person, &console));
    keys(&mut view, "down down 2 0 up");
    check("tens-80x24", &drawn(&mut view, 80, 24, &UNICODE));
    check("tens-40x24", &drawn(&mut view, 40, 24, &ASCII));
}

#[test]
fn where_stones_lie_in_rows_moves_are_chosen_from_a_list() {
    let console = console("en");
    let mut view = View::new(session("kayles[12,9]", Opponent::Person, &console));
    keys(&mut view, "down down h h");
    check("list-80x24", &drawn(&mut view, 80, 24, &UNICODE));
    keys(&mut view, "enter");
    assert_eq!(view.session.game.made().len(), 1);
    check("list-40x24", &drawn(&mut view, 40, 24, &UNICODE));
}

#[test]
fn coins_that_are_turned_lie_in_a_row() {
    let console = console("zh");
    let mut view = View::new(session(
        "turning-turtles[2,5,7]",
        Opponent::Person,
        &console,
    ));
    check("coins-80x24-zh", &drawn(&mut view, 80, 24, &UNICODE));
}

#[test]
fn a_game_is_won_by_keys_and_reviewed() {
    let console = console("en");
    let mut view = View::new(session("wythoff[1,1]", Opponent::Perfect, &console));
    // A move that is none, then one that loses, which is taken back.
    keys(&mut view, "enter");
    assert!(drawn(&mut view, 80, 24, &UNICODE).contains("not allowed"));
    keys(&mut view, "left enter");
    assert_eq!(view.session.game.winner(), Some(Side::Other));
    keys(&mut view, "u left up enter");
    assert_eq!(view.session.game.winner(), Some(Side::You));
    assert!(drawn(&mut view, 80, 24, &UNICODE).contains("You have won!"));
    keys(&mut view, "r");
    check("review-80x24", &drawn(&mut view, 80, 24, &UNICODE));
    assert_eq!(keys(&mut view, "esc n"), Then::GoOn);
    assert_eq!(view.session.game.made().len(), 0);
    assert_eq!(keys(&mut view, "q"), Then::Quit);
}

#[test]
fn a_move_may_be_typed() {
    let console = console("en");
    let mut view = View::new(session("wythoff[5,7]", Opponent::Person, &console));
    keys(&mut view, ": 3 blank 5 enter");
    assert_eq!(view.session.game.now().to_string(), "wythoff[3,5]");
    keys(&mut view, ": t a k e blank 1 blank 0 enter");
    assert_eq!(view.session.game.now().to_string(), "wythoff[2,5]");
    keys(&mut view, ": x y enter");
    assert!(drawn(&mut view, 80, 24, &UNICODE).contains("expected a position"));
}

#[test]
fn every_game_fits_every_window_in_both_languages() {
    for code in ["en", "zh"] {
        let console = console(code);
        let sums = games().iter().map(|entry| entry.example());
        for sum in sums.chain([
            "wythoff[1000000,3] + kayles[70,3]",
            "wythoff[1000000,999999]",
        ]) {
            let mut view = View::new(session(sum, Opponent::Perfect, &console));
            keys(&mut view, "h h v 9 9 tab left up down");
            for (width, height) in [
                (1, 1),
                (29, 14),
                (30, 14),
                (40, 24),
                (59, 15),
                (60, 15),
                (80, 24),
                (200, 60),
            ] {
                let screen = drawn(&mut view, width, height, &UNICODE);
                assert_eq!(screen.lines().count(), usize::from(height), "{sum}");
            }
            keys(&mut view, "w");
            drawn(&mut view, 40, 24, &ASCII);
        }
    }
}

#[test]
fn without_colour_and_unicode_a_screen_in_english_is_ascii() {
    let console = console("en");
    for entry in games() {
        let mut view = View::new(session(entry.example(), Opponent::Teacher, &console));
        keys(&mut view, "h h");
        let screen = drawn(&mut view, 80, 24, &ASCII);
        assert!(screen.is_ascii(), "{screen}");
    }
}

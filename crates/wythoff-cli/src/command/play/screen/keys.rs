//! What a key does.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use wythoff_show::Message;

use super::panel::Panel;
use super::theme::Tone;
use super::view::{Mode, Note, View};
use crate::command::play::hand;
use crate::command::play::lines::command::{self, Command};

/// Whether the game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Then {
    GoOn,
    Quit,
    /// Ctrl-C.
    Interrupt,
}

/// Does what a key asks for.
pub(super) fn press(view: &mut View<'_>, key: KeyEvent) -> Then {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') => Then::Interrupt,
            KeyCode::Char('d') => Then::Quit,
            _ => Then::GoOn,
        };
    }
    if view.typed.is_some() {
        type_on(view, key.code);
        return Then::GoOn;
    }
    if view.panel.is_some() {
        return turn_page(view, key.code);
    }
    if !matches!(key.code, KeyCode::Char('0'..='9')) {
        view.is_counting = false;
    }
    match key.code {
        KeyCode::Char('q') => return Then::Quit,
        KeyCode::Esc => view.refresh(),
        KeyCode::Char('?') => view.panel = Some(Panel::of_keys(&view.session.console.texts)),
        KeyCode::Char('r') => view.panel = Some(Panel::of_review(view)),
        KeyCode::Char('n') => begin_again(view),
        KeyCode::Char('u') => undo(view),
        // While the opponent thinks nothing else can be done.
        _ if view.session.is_my_turn() => {}
        KeyCode::Char('h') => view.hint(),
        KeyCode::Char('w') => {
            view.hint();
            for _ in 0..2 {
                if view.panel.is_none() {
                    view.hint();
                }
            }
        }
        KeyCode::Char('v') => {
            view.has_layer = !view.has_layer && view.mode() == Mode::Board;
            view.known = view.has_layer.then(|| view.session.know().ok()).flatten();
            if view.has_layer {
                view.say(Tone::Aside, &Message::new("play-screen-layer"));
            }
        }
        KeyCode::Char(':') | KeyCode::Char('：') => view.typed = Some(String::new()),
        KeyCode::Char('b') => both(view),
        KeyCode::Char(digit @ '0'..='9') => count(view, u64::from(digit) - u64::from('0')),
        KeyCode::Backspace | KeyCode::Delete => set(view, view.cursor, 0),
        KeyCode::Tab => step(view, 1),
        KeyCode::BackTab => step(view, -1),
        KeyCode::Enter | KeyCode::Char(' ') => {
            let chosen = view.chosen();
            view.make(chosen);
        }
        code => arrow(view, code),
    }
    Then::GoOn
}

fn arrow(view: &mut View<'_>, code: KeyCode) {
    match (view.mode(), code) {
        (Mode::Board, KeyCode::Left) => more(view, 0, 1),
        (Mode::Board, KeyCode::Right) => more(view, 0, -1),
        (Mode::Board, KeyCode::Up) => more(view, 1, 1),
        (Mode::Board, KeyCode::Down) => more(view, 1, -1),
        (_, KeyCode::Up) => step(view, -1),
        (_, KeyCode::Down) => step(view, 1),
        (Mode::List, KeyCode::PageUp) => step(view, -10),
        (Mode::List, KeyCode::PageDown) => step(view, 10),
        (Mode::Piles, KeyCode::Left) => more(view, view.cursor, 1),
        (Mode::Piles, KeyCode::Right) => more(view, view.cursor, -1),
        _ => {}
    }
}

/// Goes to another slot or line.
fn step(view: &mut View<'_>, by: isize) {
    let count = match view.mode() {
        Mode::List => view.choices.0.len(),
        _ => view.amounts.len(),
    };
    let last = count.saturating_sub(1);
    view.cursor = match view.mode() {
        Mode::Board => (view.cursor + 1) % count.max(1),
        _ => view.cursor.saturating_add_signed(by).min(last),
    };
}

/// Picks up more stones of a slot, or fewer.
fn more(view: &mut View<'_>, slot: usize, by: i64) {
    let Some(amount) = view.amounts.get(slot) else {
        return;
    };
    set(view, slot, amount.saturating_add_signed(by));
}

/// Picks up so many stones of a slot, at most all.
fn set(view: &mut View<'_>, slot: usize, amount: u64) {
    if view.mode() == Mode::List {
        return;
    }
    let Some(&place) = view.slots().get(slot) else {
        return;
    };
    view.amounts[slot] = amount.min(view.stones(place));
    view.cursor = slot;
}

/// A digit of how many to pick up.
fn count(view: &mut View<'_>, digit: u64) {
    let Some(&amount) = view.amounts.get(view.cursor) else {
        return;
    };
    let amount = match view.is_counting {
        true => amount.saturating_mul(10).saturating_add(digit),
        false => digit,
    };
    set(view, view.cursor, amount);
    view.is_counting = true;
}

/// As many from the other of two piles.
fn both(view: &mut View<'_>) {
    if let (Mode::Board | Mode::Piles, [_, _]) = (view.mode(), &view.amounts[..]) {
        let (slot, amount) = (view.cursor, view.amounts[view.cursor]);
        set(view, 1 - slot, amount);
        view.cursor = slot;
    }
}

fn undo(view: &mut View<'_>) {
    let message = match view.session.undo() {
        true => Message::new("play-screen-undone"),
        false => Message::new("play-nothing-to-undo"),
    };
    view.refresh();
    view.say(Tone::Plain, &message);
    view.say_turn();
}

fn begin_again(view: &mut View<'_>) {
    while view.session.game.undo().is_some() {}
    view.cursor = 0;
    view.refresh();
    view.notes.clear();
    view.say_turn();
}

/// A key for the move being typed.
fn type_on(view: &mut View<'_>, code: KeyCode) {
    let Some(typed) = &mut view.typed else {
        return;
    };
    match code {
        KeyCode::Esc => view.typed = None,
        KeyCode::Backspace => _ = typed.pop(),
        KeyCode::Char(letter) if typed.len() < 200 => typed.push(letter),
        KeyCode::Enter => {
            let typed = view.typed.take().unwrap_or_default();
            match command::read(typed.as_bytes()) {
                Ok(Some(Command::Leave(after))) => view.make(view.session.game.move_to(after)),
                Ok(Some(Command::Take { part, amounts }))
                    if part < view.session.game.now().parts().len() =>
                {
                    let game = &view.session.game;
                    let to = hand::taken(game.now(), game.play(), part, &amounts);
                    view.make(to);
                }
                Ok(Some(Command::Take { .. })) => {
                    view.say(Tone::Bad, &Message::new("play-no-such-game"));
                }
                Ok(Some(Command::Hint)) => view.hint(),
                Ok(Some(Command::Undo)) => undo(view),
                Ok(Some(Command::Review)) => view.panel = Some(Panel::of_review(view)),
                Ok(Some(Command::Quit) | None) => {}
                Err(message) => {
                    let (text, tone) = (view.session.console.say(&message), Tone::Bad);
                    view.notes = vec![Note { text, tone }];
                }
            }
        }
        _ => {}
    }
}

/// A key for the page over the board.
fn turn_page(view: &mut View<'_>, code: KeyCode) -> Then {
    let Some(panel) = &mut view.panel else {
        return Then::GoOn;
    };
    let last = panel.lines.len().saturating_sub(1);
    match code {
        KeyCode::Up => panel.scroll = panel.scroll.saturating_sub(1),
        KeyCode::Down => panel.scroll = (panel.scroll + 1).min(last),
        KeyCode::PageUp => panel.scroll = panel.scroll.saturating_sub(10),
        KeyCode::PageDown | KeyCode::Char(' ') => panel.scroll = (panel.scroll + 10).min(last),
        _ => view.panel = None,
    }
    Then::GoOn
}

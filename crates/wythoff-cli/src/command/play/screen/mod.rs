//! A game on a screen of text.

use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use wythoff_show::Message;

use super::game::Side;
use super::opponent::Opponent;
use super::session::Session;
use super::words;
use crate::failure::Failure;
use crate::interrupt;

mod board;
mod draw;
mod keys;
mod list;
mod panel;
mod piles;
#[cfg(test)]
mod tests;
mod theme;
mod view;

use keys::Then;
use theme::Theme;
use view::View;

/// How long a player sees the own move before the reply.
const PAUSE: Duration = Duration::from_millis(500);
/// How often a signal is looked for.
const TICK: Duration = Duration::from_millis(200);
/// How long after a signal the screen may be given back and the parting words be written.
const GRACE: Duration = Duration::from_secs(2);

/// Plays on the screen, and gives it back as it was, whatever happens: on a panic the hook of ratatui does.
pub(super) fn run(session: Session<'_>, is_ascii: bool) -> Result<(), Failure> {
    end_without_terminal();
    let theme = Theme::chosen(is_ascii, session.console.color);
    let mut view = View::new(session);
    let mut terminal = ratatui::try_init()?;
    let ended = watch(&mut terminal, &mut view, &theme);
    ratatui::restore();
    match ended? {
        Then::Interrupt => Err(Failure::Stopped(Message::new("play-stopped"))),
        Then::GoOn | Then::Quit => part(&view),
    }
}

/// Ends the program soon after a signal, whatever it is doing: from a terminal that is gone, reading a key does not come back.
fn end_without_terminal() {
    std::thread::spawn(|| {
        while !interrupt::is_asked() {
            std::thread::sleep(TICK);
        }
        std::thread::sleep(GRACE);
        std::process::exit(interrupt::STATUS.into());
    });
}

/// Draws and listens until the player has had enough.
fn watch(
    terminal: &mut DefaultTerminal,
    view: &mut View<'_>,
    theme: &Theme,
) -> Result<Then, Failure> {
    let mut turned = Instant::now();
    loop {
        terminal.draw(|frame| draw::draw(frame, view, theme))?;
        if interrupt::is_asked() {
            return Ok(Then::Interrupt);
        }
        if view.session.is_my_turn() && turned.elapsed() >= PAUSE {
            view.reply();
            continue;
        }
        let wait = match view.session.is_my_turn() {
            true => PAUSE.saturating_sub(turned.elapsed()),
            false => TICK,
        };
        if !event::poll(wait)? {
            continue;
        }
        let Event::Key(key) = event::read()? else {
            continue;
        };
        if key.kind == KeyEventKind::Release {
            continue;
        }
        let was_mine = view.session.is_my_turn();
        match keys::press(view, key) {
            Then::GoOn if view.session.is_my_turn() && !was_mine => turned = Instant::now(),
            Then::GoOn => {}
            ended => return Ok(ended),
        }
    }
}

/// What stays in the terminal: who won what.
fn part(view: &View<'_>) -> Result<(), Failure> {
    let session = &view.session;
    let game = &session.game;
    let message = match (game.winner(), session.opponent) {
        (Some(Side::You), opponent) if opponent != Opponent::Person => {
            Message::new("play-screen-parted-won")
        }
        (Some(Side::Other), opponent) if opponent != Opponent::Person => {
            Message::new("play-screen-parted-lost")
        }
        _ => Message::new("play-screen-parted-over"),
    };
    let titles = game.start().parts().iter();
    let titles: Vec<String> = titles
        .map(|part| words::title(part, session.console))
        .collect();
    let message = message
        .with("game", titles.join(" + "))
        .with("start", words::plain(game.start()))
        .with("moves", game.made().len())
        .with("seed", session.seed.to_string());
    session
        .console
        .print(&format!("{}\n", session.console.say(&message)))
}

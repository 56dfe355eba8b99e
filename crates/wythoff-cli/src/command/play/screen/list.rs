//! The moves in a list, to choose from where stones do not lie in piles.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;
use wythoff::MoveTo;
use wythoff_show::Message;

use super::draw::{WIDE, framed};
use super::theme::{Theme, Tone};
use super::view::View;
use crate::command::play::game::{Made, action};
use crate::command::play::words;

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, view: &View<'_>, theme: &Theme) {
    let inside = framed(frame, area, &Message::new("play-screen-moves"), view, theme);
    let (moves, more) = &view.choices;
    let height = usize::from(inside.height);
    let rest = usize::from(*more);
    let start = (view.cursor + 1 + rest).saturating_sub(height);
    let shown = moves
        .iter()
        .enumerate()
        .skip(start)
        .take(height - rest.min(height));
    let mut lines: Vec<Line<'_>> = shown
        .map(|(number, to)| {
            let is_lit = view.lit.as_ref() == Some(to);
            let (sign, tone) = match (number == view.cursor, is_lit) {
                (true, _) => (theme.signs().pointer, Tone::Chosen),
                (false, true) => (theme.signs().lit, Tone::Lit),
                (false, false) => (" ", Tone::Plain),
            };
            let words = match inside.width < WIDE {
                // What it leaves says all, and fits.
                true => leaves(view, to),
                false => in_words(view, to),
            };
            let text = format!("{sign} {}", theme.text(&words));
            Line::styled(text, theme.style(tone))
        })
        .collect();
    if *more {
        let message = Message::new("play-screen-more").with("count", moves.len());
        let text = theme.text(&view.session.console.say(&message));
        lines.push(Line::styled(text, theme.style(Tone::Aside)));
    }
    frame.render_widget(Paragraph::new(lines), inside);
}

fn leaves(view: &View<'_>, to: &MoveTo) -> String {
    let position = words::tuple(to.leaves.piles());
    let message = Message::new("play-leave").with("position", position);
    view.session.console.say(&message)
}

fn in_words(view: &View<'_>, to: &MoveTo) -> String {
    let game = &view.session.game;
    let part = &game.now().parts()[to.part];
    match action(part, game.play(), to) {
        Ok(action) => {
            let (side, to) = (game.mover(), to.clone());
            words::of_move(game.now(), &Made { side, to, action }, view.session.console)
        }
        // The rules show it as a move, so it is one.
        Err(_) => words::tuple(to.leaves.piles()),
    }
}

//! The screen from top to bottom: the game and its aim, the table, what is said, the keys.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};
use wythoff_show::Message;

use super::theme::{Theme, Tone};
use super::view::{Mode, View};
use super::{board, list, piles};
use crate::command::play::words;
use crate::wrap::{columns, wrap};

/// A smaller window shows only that it is too small.
pub(super) const LEAST: (u16, u16) = (30, 14);
/// From so many columns on the board and the piles stand side by side.
pub(super) const WIDE: u16 = 60;
/// The most lines of the game and its aim, and of the keys.
const MOST_HEAD: usize = 5;
const MOST_KEYS: usize = 3;

/// Draws everything; what is scrolled too far is brought back.
pub(super) fn draw(frame: &mut Frame<'_>, view: &mut View<'_>, theme: &Theme) {
    let whole = frame.area();
    let width = usize::from(whole.width);
    if whole.width < LEAST.0 || whole.height < LEAST.1 {
        let message = Message::new("play-screen-small")
            .with("columns", usize::from(LEAST.0))
            .with("rows", usize::from(LEAST.1));
        let lines = wrapped(&view.session.console.say(&message), width, Tone::Bad, theme);
        return frame.render_widget(Paragraph::new(lines), whole);
    }
    let head = head(view, width, theme);
    let keys = keys(view, width, theme);
    let mut said = said(view, width, theme);
    // The table keeps its place whatever is said; of a long sentence it gives up some lines.
    let fixed = head.len() + keys.len();
    let room = usize::from(whole.height).saturating_sub(fixed + 8);
    let most = if whole.width < WIDE { 5 } else { 4 };
    said.truncate(room.max(1));
    let said_height = said.len().max(most.min(room));
    let [top, table, below, bottom] = rows(whole, [head.len(), 0, said_height, keys.len()]);
    frame.render_widget(Paragraph::new(head), top);
    draw_table(frame, table, view, theme);
    frame.render_widget(Paragraph::new(said), below);
    frame.render_widget(Paragraph::new(keys), bottom);
}

/// Four areas one below the other; the second has what the others leave.
fn rows(whole: Rect, heights: [usize; 4]) -> [Rect; 4] {
    // Heights are at most that of the screen, a word of 16 bits.
    let [top, _, below, bottom] =
        heights.map(|height| height.min(usize::from(whole.height)) as u16);
    let table = whole.height.saturating_sub(top + below + bottom);
    let mut y = whole.y;
    [top, table, below, bottom].map(|height| {
        let area = Rect { y, height, ..whole };
        y += height;
        area.intersection(whole)
    })
}

fn draw_table(frame: &mut Frame<'_>, area: Rect, view: &mut View<'_>, theme: &Theme) {
    if view.panel.is_some() {
        return draw_panel(frame, area, view, theme);
    }
    match view.mode() {
        Mode::List => {
            let height = (piles::height(view, area.width) as u16).min(area.height / 2);
            let [above, below] = split_rows(area, height);
            piles::draw(frame, above, view, theme);
            list::draw(frame, below, view, theme);
        }
        Mode::Piles => {
            let inside = framed(frame, area, &Message::new("play-screen-piles"), view, theme);
            piles::draw(frame, inside, view, theme);
        }
        Mode::Board if area.width >= WIDE => {
            let title = view.session.console.say(&board::title(view));
            let height = area.height.saturating_sub(2);
            // The title, two blanks and two corners; titles are short.
            let title = columns(&theme.text(&title)) as u16 + 4;
            let width = (board::width(view, area.width * 2 / 3 - 2, height) + 2).max(title);
            let [left, right] = split_columns(area, width);
            let inside = framed(frame, left, &board::title(view), view, theme);
            board::draw(frame, inside, view, theme);
            let inside = framed(
                frame,
                right,
                &Message::new("play-screen-piles"),
                view,
                theme,
            );
            piles::draw(frame, inside, view, theme);
        }
        Mode::Board => {
            let [above, below] = split_rows(area, 2);
            piles::draw(frame, above, view, theme);
            board::draw(frame, below, view, theme);
        }
    }
}

fn split_rows(area: Rect, height: u16) -> [Rect; 2] {
    let height = height.min(area.height);
    let above = Rect { height, ..area };
    let below = Rect {
        y: area.y + height,
        height: area.height - height,
        ..area
    };
    [above, below]
}

fn split_columns(area: Rect, width: u16) -> [Rect; 2] {
    let width = width.min(area.width);
    let left = Rect { width, ..area };
    let right = Rect {
        x: area.x + width,
        width: area.width - width,
        ..area
    };
    [left, right]
}

/// Draws a frame with a title, and gives what is inside.
pub(super) fn framed(
    frame: &mut Frame<'_>,
    area: Rect,
    title: &Message,
    view: &View<'_>,
    theme: &Theme,
) -> Rect {
    let title = view.session.console.say(title);
    frame_with(frame, area, &title, theme)
}

fn frame_with(frame: &mut Frame<'_>, area: Rect, title: &str, theme: &Theme) -> Rect {
    let title = format!(" {} ", theme.text(title));
    let block = Block::bordered()
        .border_set(theme.border())
        .border_style(theme.style(Tone::Aside))
        .title(Span::styled(title, theme.style(Tone::Title)));
    let inside = block.inner(area);
    frame.render_widget(block, area);
    inside
}

/// A text in lines of a tone.
pub(super) fn wrapped(text: &str, width: usize, tone: Tone, theme: &Theme) -> Vec<Line<'static>> {
    let text = theme.text(text);
    let lines = text.lines().flat_map(|line| {
        let start = line.len() - line.trim_start().len();
        let indent = " ".repeat(start.min(width / 4));
        let lines = wrap(line.trim_start(), width.saturating_sub(indent.len()));
        lines.into_iter().map(move |line| format!("{indent}{line}"))
    });
    let style = theme.style(tone);
    lines.map(|line| Line::styled(line, style)).collect()
}

/// What is played, and who wins.
fn head(view: &View<'_>, width: usize, theme: &Theme) -> Vec<Line<'static>> {
    let console = view.session.console;
    let parts = view.session.game.start().parts();
    let (title, rules) = match parts {
        [part] => (words::heading(part, console), words::rules(part, console)),
        parts => {
            let titles = parts.iter().map(|part| words::title(part, console));
            (titles.collect::<Vec<_>>().join(" + "), None)
        }
    };
    let message = match rules {
        Some(rules) => Message::new("play-head").with("rules", rules),
        None => Message::new("play-head-without-rules"),
    };
    let aim = words::aim(view.session.game.play(), console);
    let text = console.say(&message.with("title", title.as_str()).with("aim", aim));
    let mut lines = wrapped(&text, width, Tone::Plain, theme);
    lines.truncate(MOST_HEAD);
    let title = theme.text(&title);
    let rest = lines.first().and_then(|line| {
        let line = line.to_string();
        line.strip_prefix(&title).map(str::to_owned)
    });
    if let Some(rest) = rest {
        lines[0] = Line::from(vec![
            Span::styled(title, theme.style(Tone::Title)),
            Span::raw(rest),
        ]);
    }
    lines
}

fn keys(view: &View<'_>, width: usize, theme: &Theme) -> Vec<Line<'static>> {
    let is_narrow = width < usize::from(WIDE);
    let message = match (view.mode(), view.typed.is_some(), view.panel.is_some()) {
        (_, true, _) => Message::new("play-screen-keys-typing"),
        (_, _, true) => Message::new("play-screen-keys-panel"),
        _ if view.session.game.is_over() => Message::new("play-screen-keys-over"),
        _ if is_narrow => Message::new("play-screen-keys-short"),
        (Mode::Board, ..) => Message::new("play-screen-keys-board"),
        (Mode::Piles, ..) => Message::new("play-screen-keys-piles"),
        (Mode::List, ..) => Message::new("play-screen-keys-list"),
    };
    let text = theme.text(&view.session.console.say(&message));
    // A key and what it does stay on one line.
    let between = theme.text(" · ");
    let mut lines = vec![String::new()];
    for item in text.split(&between) {
        let last = lines.last_mut().expect("there is a line");
        if last.is_empty() {
            *last = item.to_owned();
        } else if columns(last) + columns(&between) + columns(item) <= width {
            *last += &format!("{between}{item}");
        } else {
            lines.push(item.to_owned());
        }
    }
    let style = theme.style(Tone::Aside);
    let lines = lines.into_iter().take(MOST_KEYS);
    lines.map(|line| Line::styled(line, style)).collect()
}

fn said(view: &View<'_>, width: usize, theme: &Theme) -> Vec<Line<'static>> {
    if let Some(typed) = &view.typed {
        let prompt = view
            .session
            .console
            .say(&Message::new("play-screen-typing"));
        let mut lines = wrapped(&prompt, width, Tone::Title, theme);
        let typed = format!("> {}_", wythoff_show::visible(typed));
        lines.push(Line::styled(typed, theme.style(Tone::Hand)));
        return lines;
    }
    let notes = view.notes.iter();
    let lines = notes.flat_map(|note| wrapped(&note.text, width, note.tone, theme));
    lines.collect()
}

fn draw_panel(frame: &mut Frame<'_>, area: Rect, view: &mut View<'_>, theme: &Theme) {
    let Some(panel) = &mut view.panel else {
        return;
    };
    let inside = frame_with(frame, area, &panel.title, theme);
    let width = usize::from(inside.width);
    let lines = panel.lines.iter();
    let lines: Vec<Line<'_>> = lines
        .flat_map(|(text, tone)| match text.is_empty() {
            true => vec![Line::default()],
            false => wrapped(text, width, *tone, theme),
        })
        .collect();
    let hidden = lines.len().saturating_sub(inside.height.into());
    panel.scroll = panel.scroll.min(hidden);
    let shown: Vec<Line<'_>> = lines.into_iter().skip(panel.scroll).collect();
    frame.render_widget(Paragraph::new(shown), inside);
}

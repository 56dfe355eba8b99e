//! Two piles as a board: the piece stands in the column of the first and the row of the second, and goes to the corner.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use wythoff::UBig;
use wythoff_show::Message;

use super::theme::{Theme, Tone};
use super::view::{Slot, View};

/// The columns of the numbers at the left, and of a square.
const MARGIN: u16 = 4;
const SQUARE: u16 = 2;

/// What a square is in the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Square {
    /// The piece.
    Piece,
    /// Where the hand would move it.
    Target {
        allowed: bool,
    },
    /// Where a hint would.
    Lit,
    /// Where it was before the last move.
    Before,
    /// Where it may go; whether that wins, if it is known and shown.
    Reached(Option<bool>),
    Corner,
    Other,
}

pub(super) fn title(view: &View<'_>) -> Message {
    let parts = view.session.game.now().parts();
    let k = parts[0].game.named().and_then(|named| named.wythoff_k());
    match k.is_some_and(UBig::is_zero) {
        true => Message::new("play-screen-queen"),
        false => Message::new("play-screen-board"),
    }
}

/// How many columns and rows of squares are shown in an area.
fn size(view: &View<'_>, width: u16, height: u16) -> [u64; 2] {
    let most = [
        width.saturating_sub(MARGIN) / SQUARE,
        height.saturating_sub(1),
    ]
    .map(u64::from);
    let start = view.session.game.start().parts()[0].position.piles();
    let now = piles(view);
    [0, 1].map(|pile| {
        let start = u64::try_from(&start[pile]).unwrap_or(u64::MAX);
        start.max(now[pile]).saturating_add(1).min(most[pile])
    })
}

/// How many columns of the terminal the board takes of these.
pub(super) fn width(view: &View<'_>, width: u16, height: u16) -> u16 {
    let [columns, _] = size(view, width, height);
    // At most the width.
    MARGIN + columns as u16 * SQUARE
}

fn piles(view: &View<'_>) -> [u64; 2] {
    [0, 1].map(|pile| view.stones(Slot { part: 0, pile }))
}

pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, view: &View<'_>, theme: &Theme) {
    let [columns, rows] = size(view, area.width, area.height);
    let now = piles(view);
    let target = [0, 1].map(|pile| now[pile] - view.amounts[pile]);
    // The part of the board that has the piece at its end, or the target at its beginning.
    let start = |pile: usize, shown: u64| (now[pile] + 1).saturating_sub(shown).min(target[pile]);
    let (left, top) = (start(0, columns), start(1, rows));
    // Numbers of two digits would touch each other.
    let step = if left + columns > 10 { 2 } else { 1 };
    let numbers = (left..left + columns).map(|a| match a % step {
        0 => format!("{:>2}", a % 100),
        _ => "  ".to_owned(),
    });
    let numbers = format!(
        "{}{}",
        " ".repeat(MARGIN.into()),
        numbers.collect::<String>()
    );
    let mut lines = vec![Line::styled(numbers, theme.style(Tone::Aside))];
    for b in top..top + rows {
        let number = format!("{:>3} ", b % 1000);
        let mut line = vec![Span::styled(number, theme.style(Tone::Aside))];
        line.extend((left..left + columns).map(|a| {
            let square = square(view, now, target, [a, b]);
            drawn(square, (a + b) % 2 == 0, theme)
        }));
        lines.push(Line::from(line));
    }
    frame.render_widget(Paragraph::new(lines), area);
}

fn square(view: &View<'_>, now: [u64; 2], target: [u64; 2], place: [u64; 2]) -> Square {
    let game = &view.session.game;
    let part = &game.now().parts()[0];
    let position = place.map(UBig::from);
    let is_allowed = || {
        let rules = part.game.rules(game.play());
        place[0] <= now[0]
            && place[1] <= now[1]
            && rules.legal(part.position.piles(), &position).is_ok()
    };
    let is = |piles: &[UBig]| *piles == position;
    let before = game.made().next_back().map(|(before, _)| before);
    if place == now {
        Square::Piece
    } else if place == target {
        Square::Target {
            allowed: is_allowed(),
        }
    } else if view.lit.as_ref().is_some_and(|to| is(to.leaves.piles())) {
        Square::Lit
    } else if before.is_some_and(|before| is(before.parts()[0].position.piles())) {
        Square::Before
    } else if is_allowed() {
        let known = view.known.as_ref();
        let wins = known.map(|known| known.moves.iter().any(|to| is(to.leaves.piles())));
        Square::Reached(wins)
    } else if place == [0, 0] {
        Square::Corner
    } else {
        Square::Other
    }
}

fn drawn(square: Square, is_dark: bool, theme: &Theme) -> Span<'static> {
    let signs = theme.signs();
    let ground = theme.style(if is_dark { Tone::Dark } else { Tone::Light });
    let on = |tone: Tone| -> Style { ground.patch(theme.style(tone)) };
    let (sign, style) = match square {
        Square::Piece => (signs.queen, on(Tone::Chosen)),
        Square::Target { allowed: true } => (signs.target, on(Tone::Hand)),
        Square::Target { allowed: false } => (signs.target, on(Tone::Bad)),
        Square::Lit => (signs.lit, on(Tone::Lit)),
        Square::Before => (signs.before, on(Tone::Aside)),
        Square::Reached(None) => (signs.reached, ground),
        Square::Reached(Some(true)) => ("+", on(Tone::Good)),
        Square::Reached(Some(false)) => ("-", on(Tone::Bad)),
        Square::Corner => (signs.corner, ground),
        Square::Other => (" ", ground),
    };
    Span::styled(format!(" {sign}"), style)
}

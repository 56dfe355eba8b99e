//! The piles, one to a line: their number, and stones as long as there is room for them.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use wythoff::games::{Layout, Reason, ValueRule};
use wythoff::{Part, Play};
use wythoff_show::Message;

use super::theme::{Theme, Tone};
use super::view::{Mode, Slot, View};
use crate::command::play::hand::{layout, piles_of};
use crate::command::play::words;
use crate::wrap::columns;

/// Piles of more stones than this are drawn in tens.
const MOST_SINGLE: u64 = 20;
/// A gap after so many stones, so that they can be counted.
const GROUP: u64 = 5;

/// How many lines the piles take.
pub(super) fn height(view: &View<'_>, width: u16) -> usize {
    let theme = Theme {
        is_ascii: true,
        has_color: false,
    };
    lines(view, width.into(), &theme).0.len()
}

/// Draws the piles; where they do not fit, those around the chosen one.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, view: &View<'_>, theme: &Theme) {
    let (lines, chosen) = lines(view, area.width.into(), theme);
    let height = usize::from(area.height);
    let start = (chosen + 1).saturating_sub(height).min(lines.len());
    let shown: Vec<Line<'_>> = lines.into_iter().skip(start).take(height).collect();
    frame.render_widget(Paragraph::new(shown), area);
}

/// All lines, and which of them has the chosen pile.
fn lines(view: &View<'_>, width: usize, theme: &Theme) -> (Vec<Line<'static>>, usize) {
    let slots = view.slots();
    let parts = view.session.game.now().parts();
    let digits = slots
        .iter()
        .map(|&slot| view.stones(slot).to_string().len());
    let digits = digits.max().unwrap_or(1);
    let (mut lines, mut chosen) = (Vec::new(), 0);
    for (number, part) in parts.iter().enumerate() {
        if parts.len() > 1 {
            let title = format!(
                "{}. {}",
                number + 1,
                words::title(part, view.session.console)
            );
            lines.push(Line::styled(theme.text(&title), theme.style(Tone::Title)));
        }
        if let Some(coins) = coins(part, width, theme) {
            lines.push(coins);
            continue;
        }
        for (place, slot) in slots
            .iter()
            .enumerate()
            .filter(|(_, slot)| slot.part == number)
        {
            if place == view.cursor && view.mode() != Mode::List {
                chosen = lines.len();
            }
            lines.push(line(view, place, *slot, digits, width, theme));
        }
        if let Some(message) = beside(part) {
            let text = view.session.console.say(&message);
            lines.push(Line::styled(
                format!("  {}", theme.text(&text)),
                theme.style(Tone::Aside),
            ));
        }
    }
    let is_ten = |slot: &Slot| view.stones(*slot) > MOST_SINGLE;
    if slots.iter().any(is_ten) {
        let message = Message::new("play-screen-ten").with("sign", theme.signs().ten);
        let text = view.session.console.say(&message);
        lines.push(Line::styled(
            format!("  {}", theme.text(&text)),
            theme.style(Tone::Aside),
        ));
    }
    (lines, chosen)
}

/// The coins of a game that turns them, if there is room: its numbers are the places of heads, not piles.
fn coins(part: &Part, width: usize, theme: &Theme) -> Option<Line<'static>> {
    let reason = part.game.named()?.reason(Play::Normal);
    let is_coins = matches!(
        reason,
        Reason::NimSum(ValueRule::Place | ValueRule::Odious | ValueRule::Ruler)
    );
    let heads = part.position.piles().iter().map(u64::try_from);
    let heads: Vec<u64> = heads.collect::<Result<_, _>>().ok()?;
    let last = heads.iter().copied().max().unwrap_or_default();
    if !is_coins || last.saturating_mul(2) + 1 > width as u64 {
        return None;
    }
    let signs = theme.signs();
    let coins = (1..=last).map(|place| match heads.contains(&place) {
        true => format!(" {}", signs.stone),
        false => format!(" {}", signs.tail),
    });
    Some(Line::raw(coins.collect::<String>()))
}

/// What a position says beside its piles.
fn beside(part: &Part) -> Option<Message> {
    let piles = part.position.piles();
    let rest = &piles[piles_of(part)..];
    match (layout(part), rest) {
        (Layout::Limit, [limit, ..]) => {
            let limit = limit.min(&piles[0]);
            Some(Message::new("play-screen-at-most").with("limit", limit.to_string()))
        }
        (Layout::Limit, []) | (_, []) => None,
        (_, rest) => {
            Some(Message::new("play-screen-remembered").with("numbers", words::tuple(rest)))
        }
    }
}

fn line(
    view: &View<'_>,
    place: usize,
    slot: Slot,
    digits: usize,
    width: usize,
    theme: &Theme,
) -> Line<'static> {
    let signs = theme.signs();
    let (stones, taken) = (view.stones(slot), view.amounts[place]);
    let is_chosen = place == view.cursor && view.mode() != Mode::List;
    let pointer = if is_chosen { signs.pointer } else { " " };
    let label = format!("{pointer}{:>2} ", slot.pile + 1);
    let number = format!("{stones:>digits$} ");
    let mut spans = vec![
        Span::styled(label.clone(), theme.style(Tone::Aside)),
        Span::styled(number.clone(), theme.style(Tone::Title)),
    ];
    let minus = match taken {
        0 => String::new(),
        taken => format!(" -{taken}"),
    };
    let used = columns(&label) + columns(&number) + columns(&minus);
    let room = width.saturating_sub(used) as u64;
    spans.extend(drawn(stones, taken, lit(view, slot), room, theme));
    spans.push(Span::styled(minus, theme.style(Tone::Hand)));
    Line::from(spans)
}

/// How many stones of a slot a hint would take.
fn lit(view: &View<'_>, slot: Slot) -> u64 {
    let leaves = view.lit.as_ref().filter(|to| to.part == slot.part);
    let leaves = leaves.and_then(|to| to.leaves.piles().get(slot.pile));
    let leaves = leaves.and_then(|pile| u64::try_from(pile).ok());
    match view.mode() {
        Mode::List => 0,
        _ => leaves.map_or(0, |leaves| view.stones(slot).saturating_sub(leaves)),
    }
}

/// The stones: one by one, in tens, or as many tens as there is room for.
fn drawn(stones: u64, taken: u64, lit: u64, room: u64, theme: &Theme) -> Vec<Span<'static>> {
    let signs = theme.signs();
    let gaps = stones.saturating_sub(1) / GROUP;
    if stones <= MOST_SINGLE && stones + gaps <= room {
        // At most twenty.
        let single = (0..stones).map(|stone| {
            let (sign, tone) = match stone {
                stone if stone >= stones - taken => (signs.taken, Tone::Hand),
                stone if stone >= stones - lit => (signs.lit, Tone::Lit),
                _ => (signs.stone, Tone::Plain),
            };
            let gap = if stone > 0 && stone % GROUP == 0 {
                " "
            } else {
                ""
            };
            vec![Span::raw(gap), Span::styled(sign, theme.style(tone))]
        });
        return single.flatten().collect();
    }
    let left = stones - taken;
    let (tens, ones) = (left / 10, left % 10);
    let text = match tens.saturating_add(ones) <= room {
        true => signs.ten.repeat(tens as usize) + &signs.stone.repeat(ones as usize),
        false => signs.ten.repeat(room.saturating_sub(3) as usize) + "...",
    };
    let mut spans = vec![Span::raw(text)];
    if lit > 0 {
        spans.push(Span::styled(
            format!(" {}{lit}", signs.lit),
            theme.style(Tone::Lit),
        ));
    }
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(stones: u64, taken: u64, lit: u64, room: u64) -> String {
        let theme = Theme {
            is_ascii: true,
            has_color: false,
        };
        let spans = drawn(stones, taken, lit, room, &theme);
        spans.iter().map(|span| span.content.as_ref()).collect()
    }

    #[test]
    fn stones_are_drawn_one_by_one_in_tens_or_as_far_as_there_is_room() {
        assert_eq!(text(7, 2, 0, 30), "ooooo xx");
        assert_eq!(text(7, 0, 3, 30), "oooo! !!");
        assert_eq!(text(0, 0, 0, 30), "");
        assert_eq!(text(34, 0, 0, 30), "###oooo");
        assert_eq!(text(34, 4, 0, 30), "###");
        assert_eq!(text(1_000_000, 0, 5, 8), "#####... !5");
    }
}

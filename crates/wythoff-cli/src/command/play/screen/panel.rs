//! A page of text over the board: the reason, the game again, the keys.

use wythoff_show::{Message, Texts};

use super::theme::Tone;
use super::view::View;
use crate::command::play::review::Verdict;

/// Lines with their tones, and how far down one has read.
pub(super) struct Panel {
    pub(super) title: String,
    pub(super) lines: Vec<(String, Tone)>,
    pub(super) scroll: usize,
}

impl Panel {
    pub(super) fn of_text(title: String, text: &str) -> Self {
        let lines = text.trim_end().lines();
        Self {
            title,
            lines: lines.map(|line| (line.to_owned(), Tone::Plain)).collect(),
            scroll: 0,
        }
    }

    /// The keys.
    pub(super) fn of_keys(texts: &Texts) -> Self {
        let text = texts.say(&Message::new("play-screen-help-text"));
        Self::of_text(texts.say(&Message::new("play-screen-help")), &text)
    }

    /// Every move, was it winning, and what would have won.
    pub(super) fn of_review(view: &View<'_>) -> Self {
        let console = view.session.console;
        let mut lines = Vec::new();
        for (number, looked) in (1..).zip(view.session.review()) {
            let (sign, verdict, tone) = match &looked.verdict {
                Verdict::Won => ("✓", Message::new("play-screen-verdict-won"), Tone::Good),
                Verdict::ThrownAway { .. } => {
                    ("✗", Message::new("play-screen-verdict-mistake"), Tone::Bad)
                }
                Verdict::Lost => ("·", Message::new("play-screen-verdict-lost"), Tone::Plain),
                Verdict::Unknown => (
                    "?",
                    Message::new("play-screen-verdict-unknown"),
                    Tone::Plain,
                ),
            };
            let words = Message::new("play-screen-moved")
                .with("side", view.side(looked.side))
                .with("move", looked.words);
            let words = console.say(&words);
            let verdict = console.say(&verdict);
            lines.push((format!("{number}. {words}"), Tone::Plain));
            lines.push((format!("   {sign} {verdict}"), tone));
            if let Verdict::ThrownAway {
                better: Some(better),
            } = looked.verdict
            {
                let better = Message::new("play-better").with("move", better);
                lines.push((format!("   {}", console.say(&better)), Tone::Plain));
            }
        }
        Self {
            title: console.say(&Message::new("play-screen-review")),
            lines,
            scroll: 0,
        }
    }
}

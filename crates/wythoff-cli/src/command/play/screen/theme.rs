//! Signs and colours: with or without either, everything stays distinguishable.

use clap::ColorChoice;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

/// What a piece of text is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    Plain,
    Title,
    /// Beside the point.
    Aside,
    /// A win, a winning move.
    Good,
    /// A refusal, a mistake.
    Bad,
    /// What the player is about to do.
    Hand,
    /// The piece on the board, the chosen line.
    Chosen,
    /// What a hint shows.
    Lit,
    /// Squares of the board, dark and light.
    Dark,
    Light,
}

/// The signs of a screen.
#[derive(Debug, Clone, Copy)]
pub(super) struct Signs {
    pub(super) stone: &'static str,
    pub(super) taken: &'static str,
    pub(super) tail: &'static str,
    pub(super) lit: &'static str,
    pub(super) ten: &'static str,
    pub(super) queen: &'static str,
    pub(super) target: &'static str,
    pub(super) reached: &'static str,
    pub(super) corner: &'static str,
    pub(super) before: &'static str,
    pub(super) pointer: &'static str,
}

const UNICODE: Signs = Signs {
    stone: "●",
    taken: "○",
    tail: "○",
    lit: "◎",
    ten: "▣",
    queen: "♛",
    target: "◆",
    reached: "·",
    corner: "★",
    before: "○",
    pointer: "▸",
};

const ASCII: Signs = Signs {
    stone: "o",
    taken: "x",
    tail: ".",
    lit: "!",
    ten: "#",
    queen: "Q",
    target: "x",
    reached: ".",
    corner: "*",
    before: "o",
    pointer: ">",
};

const ASCII_BORDER: border::Set<'_> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// How a screen is drawn.
#[derive(Debug, Clone, Copy)]
pub(super) struct Theme {
    pub(super) is_ascii: bool,
    pub(super) has_color: bool,
}

impl Theme {
    /// What the user and the terminal allow.
    pub(super) fn chosen(is_ascii: bool, color: ColorChoice) -> Self {
        let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        Self {
            is_ascii: is_ascii || !is_unicode_locale(),
            has_color: match color {
                ColorChoice::Always => true,
                ColorChoice::Never => false,
                ColorChoice::Auto => !is_set("NO_COLOR"),
            },
        }
    }

    pub(super) fn signs(&self) -> &'static Signs {
        match self.is_ascii {
            true => &ASCII,
            false => &UNICODE,
        }
    }

    pub(super) fn border(&self) -> border::Set<'static> {
        match self.is_ascii {
            true => ASCII_BORDER,
            false => border::ROUNDED,
        }
    }

    /// A text as this screen can show it.
    pub(super) fn text(&self, text: &str) -> String {
        match self.is_ascii {
            true => in_ascii(text),
            false => text.to_owned(),
        }
    }

    pub(super) fn style(&self, tone: Tone) -> Style {
        let style = Style::new();
        match (tone, self.has_color) {
            (Tone::Plain, _) => style,
            (Tone::Title, _) => style.add_modifier(Modifier::BOLD),
            (Tone::Aside, _) => style.add_modifier(Modifier::DIM),
            (Tone::Good, true) => style.fg(Color::Green).add_modifier(Modifier::BOLD),
            (Tone::Bad, true) => style.fg(Color::Red).add_modifier(Modifier::BOLD),
            (Tone::Hand, true) => style.fg(Color::Yellow).add_modifier(Modifier::BOLD),
            (Tone::Chosen, true) => style
                .fg(Color::White)
                .bg(Color::Blue)
                .add_modifier(Modifier::BOLD),
            (Tone::Lit, true) => style.fg(Color::Black).bg(Color::Green),
            (Tone::Dark, true) => style.bg(Color::Indexed(236)),
            (Tone::Light, true) => style.bg(Color::Indexed(239)),
            (Tone::Good | Tone::Bad | Tone::Hand, false) => style.add_modifier(Modifier::BOLD),
            (Tone::Chosen, false) => style.add_modifier(Modifier::REVERSED),
            (Tone::Lit, false) => style.add_modifier(Modifier::UNDERLINED),
            (Tone::Dark | Tone::Light, false) => style,
        }
    }
}

/// Whether the locale says that signs beyond ASCII are shown; on Windows terminals do.
fn is_unicode_locale() -> bool {
    if cfg!(windows) {
        return true;
    }
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(std::env::var_os)
        .find(|value| !value.is_empty());
    let locale = locale.map(|locale| locale.to_string_lossy().to_ascii_lowercase());
    locale.is_some_and(|locale| locale.contains("utf-8") || locale.contains("utf8"))
}

/// The signs of our own texts in ASCII; letters of other scripts stay as they are.
fn in_ascii(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for symbol in text.chars() {
        match symbol {
            '→' => plain.push_str("->"),
            '·' => plain.push('-'),
            '…' => plain.push_str("..."),
            'è' | 'é' => plain.push('e'),
            '≤' => plain.push_str("<="),
            '≥' => plain.push_str(">="),
            '≠' => plain.push_str("!="),
            '⊕' => plain.push('^'),
            '−' | '–' | '—' => plain.push('-'),
            '×' => plain.push('x'),
            '²' => plain.push_str("^2"),
            '“' | '”' => plain.push('"'),
            '‘' | '’' => plain.push('\''),
            '√' => plain.push_str("sqrt "),
            'φ' => plain.push_str("phi"),
            'α' => plain.push_str("alpha"),
            'β' => plain.push_str("beta"),
            'ε' => plain.push_str("epsilon"),
            '⌊' => plain.push_str("floor("),
            '⌋' => plain.push(')'),
            '✓' => plain.push('+'),
            '✗' => plain.push('-'),
            symbol => plain.push(symbol),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_ours_have_a_form_in_ascii() {
        assert_eq!(
            in_ascii("take 2 → leaves (3, 5) …"),
            "take 2 -> leaves (3, 5) ..."
        );
        assert_eq!(in_ascii("Misère: 0 ≤ n² − 1"), "Misere: 0 <= n^2 - 1");
        assert_eq!(in_ascii("必败态"), "必败态");
    }
}

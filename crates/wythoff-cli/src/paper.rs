//! Reports for people: paragraphs under titles.

use anstyle::{AnsiColor, Style};
use wythoff_show::Message;

use crate::console::Console;
use crate::wrap::wrap;

pub(crate) const TITLE: Style = Style::new().bold();
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
pub(crate) const BAD: Style = AnsiColor::Yellow.on_default().bold();

/// No line is longer, if words can be parted.
const WIDTH: usize = 78;

/// Paragraphs under titles.
pub(crate) struct Paper<'a> {
    pub(crate) console: &'a Console,
    pub(crate) text: String,
}

impl<'a> Paper<'a> {
    pub(crate) fn new(console: &'a Console) -> Self {
        Self {
            console,
            text: String::new(),
        }
    }

    pub(crate) fn say(&self, message: Message) -> String {
        self.console.say(&message)
    }

    pub(crate) fn title(&mut self, style: Style, message: Message) {
        let title = self.say(message);
        let gap = if self.text.is_empty() || self.text.ends_with("\n\n") {
            ""
        } else {
            "\n"
        };
        self.text += &format!("{gap}{style}{title}{style:#}\n");
    }

    pub(crate) fn words(&mut self, message: Message) {
        let words = self.say(message);
        self.sentence(&words);
    }

    /// The words, if there are any.
    pub(crate) fn words_of(&mut self, message: Option<Message>) {
        if let Some(message) = message {
            self.words(message);
        }
    }

    /// A sentence, parted into lines; the later ones are indented.
    pub(crate) fn sentence(&mut self, sentence: &str) {
        self.indented(2, sentence);
    }

    /// A sentence below another one.
    pub(crate) fn note(&mut self, sentence: &str) {
        self.indented(4, sentence);
    }

    fn indented(&mut self, margin: usize, sentence: &str) {
        for (index, line) in wrap(sentence, WIDTH - 2 - margin).iter().enumerate() {
            let margin = if index == 0 { margin } else { margin + 2 };
            self.text += &format!("{:margin$}{line}\n", "");
        }
    }

    pub(crate) fn line(&mut self, line: &str) {
        self.text += &format!("  {line}\n");
    }
}

//! The languages that people read here, and texts in them.

/// A language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// Chinese.
    Chinese,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];
}

/// The same text in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text {
    /// In English.
    pub en: &'static str,
    /// In Chinese.
    pub zh: &'static str,
}

impl Text {
    /// The text in one language.
    ///
    /// ```
    /// use wythoff::{Language, Text};
    /// let text = Text { en: "pile", zh: "堆" };
    /// assert_eq!(text.of(Language::Chinese), "堆");
    /// ```
    pub fn of(self, language: Language) -> &'static str {
        match language {
            Language::English => self.en,
            Language::Chinese => self.zh,
        }
    }
}

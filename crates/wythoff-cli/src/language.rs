//! Which language the program speaks.

use std::ffi::OsString;

use clap::ValueEnum;
use unic_langid::LanguageIdentifier;
use wythoff::Text;

/// The files of one language, one after the other: what is common, one for each verb, theorems and errors.
macro_rules! sources {
    ($language:literal) => {
        sources!($language: "common", "solve", "explain", "games", "heap", "table", "sequence", "lab", "prove", "check", "judge", "hack", "checker", "testdata", "code", "precision", "page", "completions", "man", "theorems", "errors")
    };
    ($language:literal: $($name:literal),+) => {
        concat!($(include_str!(concat!("../locales/", $language, "/", $name, ".ftl")), "\n"),+)
    };
}

/// A language with a directory in `locales/`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Language {
    #[value(name = "en")]
    English,
    #[value(name = "zh")]
    Chinese,
}

impl From<Language> for wythoff::Language {
    fn from(language: Language) -> Self {
        match language {
            Language::English => Self::English,
            Language::Chinese => Self::Chinese,
        }
    }
}

impl Language {
    /// The language asked for by `--lang`, else that of the locale.
    pub(crate) fn choose(asked: Option<Self>) -> Self {
        asked.unwrap_or_else(|| Self::of_locale(|name| std::env::var_os(name)))
    }

    /// What the locale variables say, the strongest first: Chinese if it begins with `zh`, else English.
    fn of_locale(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty());
        let begins_with_zh = |value: OsString| {
            let start = value.as_encoded_bytes().get(..2);
            start.is_some_and(|start| start.eq_ignore_ascii_case(b"zh"))
        };
        if locale.is_some_and(begins_with_zh) {
            Self::Chinese
        } else {
            Self::English
        }
    }

    /// What the library says in both languages, in this one.
    pub(crate) fn of(self, text: Text) -> &'static str {
        text.of(self.into())
    }

    /// All its texts, as written.
    pub(crate) fn source(self) -> &'static str {
        match self {
            Self::English => sources!("en"),
            Self::Chinese => sources!("zh"),
        }
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        let code = match self {
            Self::English => "en",
            Self::Chinese => "zh",
        };
        code.parse().expect("a code of ISO 639")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_locale_variable_that_says_something_decides() {
        let cases: &[(&[(&str, &str)], Language)] = &[
            (&[], Language::English),
            (&[("LANG", "zh_CN.UTF-8")], Language::Chinese),
            (&[("LANG", "zh")], Language::Chinese),
            (&[("LANG", "ZH_TW")], Language::Chinese),
            (&[("LANG", "C")], Language::English),
            (&[("LANG", "fr_FR.UTF-8")], Language::English),
            (
                &[("LANG", "zh_CN"), ("LC_MESSAGES", "en_GB")],
                Language::English,
            ),
            (&[("LANG", "zh_CN"), ("LC_ALL", "")], Language::Chinese),
            (
                &[("LC_MESSAGES", "zh_CN"), ("LC_ALL", "C")],
                Language::English,
            ),
        ];
        for (variables, expected) in cases {
            let found = Language::of_locale(|asked| {
                let variable = variables.iter().find(|(name, _)| *name == asked);
                variable.map(|(_, value)| value.into())
            });
            assert_eq!(found, *expected, "{variables:?}");
        }
    }
}

//! Which language the program speaks.

use std::ffi::OsStr;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Command};
use wythoff_show::Language;

/// The language asked for by `--lang`, else that of the locale, else English.
pub(crate) fn choose(asked: Option<Language>) -> Language {
    asked.unwrap_or_else(|| Language::of_locale(|name| std::env::var_os(name)))
}

/// The reader of `--lang`: codes and locales; what is neither is refused with the list of codes.
#[derive(Clone)]
pub(crate) struct Reader;

impl TypedValueParser for Reader {
    type Value = Language;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Language, clap::Error> {
        if let Some(language) = value.to_str().and_then(Language::named) {
            return Ok(language);
        }
        let codes = PossibleValuesParser::new(Language::all().map(Language::code));
        let code = codes.parse_ref(command, argument, value)?;
        Ok(Language::named(&code).expect("a code of the list"))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(
            Language::all().map(|language| PossibleValue::new(language.code())),
        ))
    }
}

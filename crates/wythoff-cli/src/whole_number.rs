//! Options that are numbers of a certain range.

use wythoff::{ParseNumberError, UBig, parse_natural};

use crate::failure::Failure;
use wythoff_show::Message;

/// Reads how many things to list or seconds to wait: beyond a word it makes no difference.
pub(crate) fn count(text: &str) -> Result<u64, ParseNumberError> {
    Ok(u64::try_from(parse_natural(text)?).unwrap_or(u64::MAX))
}

/// The number as a word, if it is from `least` to `most`; else a complaint that names the option.
pub(crate) fn between(
    option: &'static str,
    number: &UBig,
    least: u64,
    most: u64,
) -> Result<u64, Failure> {
    let word = u64::try_from(number).ok();
    word.filter(|word| (least..=most).contains(word))
        .ok_or_else(|| {
            Failure::Input(
                Message::new("error-between")
                    .with("parameter", option)
                    .with("least", least.to_string())
                    .with("most", most.to_string()),
            )
        })
}

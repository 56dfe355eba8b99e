//! The page about the rule language.

use crate::language::Language;

/// One page about the rule language, with its grammar and examples.
///
/// ```
/// use wythoff::{Language, rules::help};
/// assert!(help(Language::Chinese).starts_with("# 规则语言"));
/// ```
pub fn help(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../../../docs/rules.en.md"),
        Language::Chinese => include_str!("../../../../../docs/rules.zh.md"),
    }
}

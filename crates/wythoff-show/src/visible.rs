//! Text from files, arguments and other programs, as a terminal may see it.

use std::borrow::Cow;

/// The text with every character that would move the cursor, change a colour or turn the line around written as a number.
///
/// Ends of lines and tabs stay.
///
/// ```
/// use wythoff_show::visible;
/// assert_eq!(visible("必败态\n"), "必败态\n");
/// assert_eq!(visible("\u{1b}[1Avalid"), "\\u{1b}[1Avalid");
/// ```
pub fn visible(text: &str) -> Cow<'_, str> {
    if !text.contains(is_command) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::new();
    for c in text.chars() {
        match is_command(c) {
            true => shown.extend(c.escape_default()),
            false => shown.push(c),
        }
    }
    Cow::Owned(shown)
}

/// Controls, and the marks that turn the direction of writing.
fn is_command(c: char) -> bool {
    let is_turn =
        matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    is_turn || (c.is_control() && c != '\n' && c != '\t')
}

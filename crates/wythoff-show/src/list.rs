//! Several things in one sentence.

use crate::message::{Message, Value};

/// The things one after another, as the language lists them; nothing if there are none.
///
/// ```
/// use wythoff_show::{Language, Texts, list};
/// let texts = Texts::new(Language::named("zh").unwrap());
/// assert_eq!(texts.say_value(&list::listed(["2", "3", "5"])), "2、3、5");
/// ```
pub fn listed<V: Into<Value>>(things: impl IntoIterator<Item = V>) -> Value {
    let things: Vec<Value> = things.into_iter().map(Into::into).collect();
    halves(&things)
}

/// By halves, so that a list of thousands is nested a dozen deep only.
fn halves(things: &[Value]) -> Value {
    match things {
        [] => "".into(),
        [thing] => thing.clone(),
        _ => {
            let (first, last) = things.split_at(things.len() / 2);
            Message::new("list-comma")
                .with("list", halves(first))
                .with("item", halves(last))
                .into()
        }
    }
}

/// The things one after another with "and" before the last, as the language has it; nothing if there are none.
///
/// ```
/// use wythoff_show::{Language, Texts, list};
/// let texts = Texts::new(Language::english());
/// assert_eq!(texts.say_value(&list::with_and(["2", "3", "5"])), "2, 3 and 5");
/// ```
pub fn with_and<V: Into<Value>>(things: impl IntoIterator<Item = V>) -> Value {
    let things: Vec<Value> = things.into_iter().map(Into::into).collect();
    match &things[..] {
        [start @ .., last] if !start.is_empty() => Message::new("list-and")
            .with("list", halves(start))
            .with("item", last.clone())
            .into(),
        things => halves(things),
    }
}

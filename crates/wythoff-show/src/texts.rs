//! The texts of one language.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use crate::language::Language;
use crate::message::{Message, Value};
use crate::visible::visible;

mod file;
mod keys;
mod pattern;

use file::File;
use pattern::{Given, Values};

/// Where a key begins: in which file, and at which byte of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(crate) file: u16,
    pub(crate) at: u32,
}

/// The texts of one language.
pub struct Texts {
    code: String,
    files: Vec<File>,
    /// Where the keys stand, in the order of the keys.
    places: Cow<'static, [Place]>,
    /// The messages that were asked for, in the order of their places.
    understood: RefCell<Vec<(Place, Rc<Understood>)>>,
}

type Understood = fluent_syntax::ast::Message<&'static str>;

impl Texts {
    /// The texts of a language, read once in each thread.
    pub fn shared(language: Language) -> Rc<Self> {
        thread_local! {
            static READ: RefCell<Vec<Rc<Texts>>> = const { RefCell::new(Vec::new()) };
        }
        READ.with_borrow_mut(|read| {
            if let Some(texts) = read.iter().find(|texts| texts.code() == language.code()) {
                return Rc::clone(texts);
            }
            let texts = Rc::new(Self::new(language));
            read.push(Rc::clone(&texts));
            texts
        })
    }

    /// The texts of a language of this crate.
    ///
    /// ```
    /// use wythoff_show::{Language, Message, Texts};
    /// let texts = Texts::new(Language::english());
    /// assert_eq!(texts.say(&Message::new("solve-to-win")), "To win:");
    /// ```
    pub fn new(language: Language) -> Self {
        let files = language.files().map(|(path, text)| File { path, text });
        Self {
            places: Cow::Borrowed(language.places()),
            ..Self::unsorted(language.code(), files.collect())
        }
    }

    /// The texts of a language whose files are given, as paths inside its folder with what they hold.
    ///
    /// # Panics
    ///
    /// If a key stands twice; when a message is asked for, if it is not well formed.
    ///
    /// ```
    /// use wythoff_show::{Message, Texts};
    /// let texts = Texts::from_files("de", [("solve.ftl", "solve-to-win = Zum Sieg:")]);
    /// assert_eq!(texts.say(&Message::new("solve-to-win")), "Zum Sieg:");
    /// ```
    pub fn from_files(
        code: &str,
        files: impl IntoIterator<Item = (&'static str, &'static str)>,
    ) -> Self {
        let files = files.into_iter().map(|(path, text)| File { path, text });
        let mut texts = Self::unsorted(code, files.collect());
        let mut places: Vec<Place> = Vec::new();
        for (file, index) in texts.files.iter().zip(0..) {
            if file.path.ends_with(".ftl") {
                let place = |(at, _)| Place {
                    file: index,
                    at: u32::try_from(at).expect("texts are short"),
                };
                places.extend(keys::keys(file.text).map(place));
            }
        }
        places.sort_by_key(|place| texts.key(*place));
        for pair in places.windows(2) {
            let key = texts.key(pair[0]);
            assert!(key != texts.key(pair[1]), "{key} stands twice");
        }
        texts.places = Cow::Owned(places);
        texts
    }

    fn unsorted(code: &str, files: Vec<File>) -> Self {
        Self {
            code: code.to_owned(),
            files,
            places: Cow::Borrowed(&[]),
            understood: RefCell::default(),
        }
    }

    fn key(&self, place: Place) -> &'static str {
        keys::key_at(self.files[usize::from(place.file)].text, place.at as usize)
    }

    /// The code of the language: `en`, `zh`.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The language; English for texts whose language has no folder.
    pub fn language(&self) -> Language {
        Language::named(&self.code).unwrap_or_else(Language::english)
    }

    /// A file of prose: `rules.md`.
    ///
    /// # Panics
    ///
    /// If the folder of the language has no such file.
    pub fn page(&self, path: &str) -> &str {
        let page = self.files.iter().find(|file| file.path == path);
        page.unwrap_or_else(|| panic!("languages/{} has the file {path}", self.code))
            .text
    }

    /// The message in this language, for a line of text; formulas as a terminal shows them.
    pub fn say(&self, message: &Message) -> String {
        self.format(message, &mut |value| self.say_value(value))
    }

    /// The value of a variable in this language.
    pub fn say_value(&self, value: &Value) -> String {
        match value {
            Value::Text(text) => visible(text).into_owned(),
            Value::Count(count) => count.to_string(),
            Value::Formula(formula) => formula.to_string(),
            Value::Message(message) => self.say(message),
        }
    }

    /// The message, its texts and formulas written by `write`, also those in the messages it contains.
    pub(crate) fn format(
        &self,
        message: &Message,
        write: &mut dyn FnMut(&Value) -> String,
    ) -> String {
        let given = |value: &Value, write: &mut dyn FnMut(&Value) -> String| match value {
            Value::Count(count) => Given::Count(*count),
            Value::Message(part) => Given::Text(self.format(part, write)),
            other => Given::Text(write(other)),
        };
        let values = message.values.iter();
        let values: Vec<_> = values
            .map(|(name, value)| (*name, given(value, write)))
            .collect();
        let (key, attribute) = match message.key.split_once('.') {
            Some((key, attribute)) => (key, Some(attribute)),
            None => (&*message.key, None),
        };
        self.pattern(key, attribute, &values)
            .unwrap_or_else(|| panic!("languages/ has the key {}", message.key))
    }

    /// The text of a key without variables, if there is such a key.
    pub fn find(&self, key: &str) -> Option<String> {
        self.pattern(key, None, &[])
    }

    /// The text of a key's attribute (`.long`, `.usage`, …), if it has it.
    pub fn attribute(&self, key: &str, attribute: &str) -> Option<String> {
        self.pattern(key, Some(attribute), &[])
    }

    fn pattern(&self, key: &str, attribute: Option<&str>, values: &Values) -> Option<String> {
        let place = self
            .places
            .binary_search_by(|place| self.key(*place).cmp(key));
        let message = self.understood(self.places[place.ok()?]);
        let pattern = match attribute {
            Some(name) => {
                let mut attributes = message.attributes.iter();
                let found = attributes.find(|attribute| attribute.id.name == name);
                &found?.value
            }
            None => message.value.as_ref()?,
        };
        Some(pattern::written(pattern, values))
    }

    /// The message at this place.
    fn understood(&self, place: Place) -> Rc<Understood> {
        let mut understood = self.understood.borrow_mut();
        let index = match understood.binary_search_by_key(&place, |(place, _)| *place) {
            Ok(index) => index,
            Err(index) => {
                let file = &self.files[usize::from(place.file)];
                let message = Rc::new(file.message_at(place.at as usize));
                understood.insert(index, (place, message));
                index
            }
        };
        Rc::clone(&understood[index].1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_places_written_down_are_those_that_a_search_finds() {
        for language in Language::all() {
            let written = Texts::new(language);
            let searched = Texts::from_files(language.code(), language.files());
            assert_eq!(written.places, searched.places);
            assert!(written.places.len() > 100);
        }
    }
}

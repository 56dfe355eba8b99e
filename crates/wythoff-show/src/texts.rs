//! The texts of one language.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use fluent_bundle::FluentArgs;
use hashbrown::HashMap;
use unic_langid::LanguageIdentifier;

use crate::language::Language;
use crate::message::{Message, Value};
use crate::visible::visible;

mod file;

use file::File;

/// So that the keys of a language are put in their places without making room again and again.
const ABOUT_AS_MANY_KEYS: usize = 1000;

/// The texts of one language.
pub struct Texts {
    code: String,
    language: LanguageIdentifier,
    files: Vec<File>,
    /// In which of the files a key stands.
    places: HashMap<&'static str, usize>,
    pages: BTreeMap<&'static str, &'static str>,
}

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
        Self::from_files(language.code(), language.files())
    }

    /// The texts of a language whose files are given, as paths inside its folder with what they hold.
    ///
    /// # Panics
    ///
    /// If the code is none of ISO 639 or a key stands twice; when a message is asked for, if its file is not well formed.
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
        let mut texts = Self {
            code: code.to_owned(),
            language: code.parse().expect("a code of ISO 639"),
            files: Vec::new(),
            places: HashMap::with_capacity(ABOUT_AS_MANY_KEYS),
            pages: BTreeMap::new(),
        };
        for (path, text) in files {
            match path.ends_with(".ftl") {
                true => texts.add(File::new(path, text)),
                false => _ = texts.pages.insert(path, text),
            }
        }
        texts
    }

    fn add(&mut self, file: File) {
        for key in file.keys() {
            let before = self.places.insert(key, self.files.len());
            assert!(before.is_none(), "{key} stands twice");
        }
        self.files.push(file);
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
        let page = self.pages.get(path);
        page.unwrap_or_else(|| panic!("languages/{} has the file {path}", self.code))
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
        let mut values = FluentArgs::new();
        for (variable, value) in &message.values {
            match value {
                // Fluent's numbers are floats: a count they cannot hold is text, and no "1 pile" anyway.
                Value::Count(count) if (*count as u64) < 1 << 53 => values.set(*variable, *count),
                Value::Count(count) => values.set(*variable, count.to_string()),
                Value::Message(part) => values.set(*variable, self.format(part, write)),
                other => values.set(*variable, write(other)),
            }
        }
        let (key, attribute) = match message.key.split_once('.') {
            Some((key, attribute)) => (key, Some(attribute)),
            None => (&*message.key, None),
        };
        self.pattern(key, attribute, &values)
            .unwrap_or_else(|| panic!("languages/ has the key {}", message.key))
    }

    /// The text of a key without variables, if there is such a key.
    pub fn find(&self, key: &str) -> Option<String> {
        self.pattern(key, None, &FluentArgs::new())
    }

    /// The text of a key's attribute (`.long`, `.usage`, …), if it has it.
    pub fn attribute(&self, key: &str, attribute: &str) -> Option<String> {
        self.pattern(key, Some(attribute), &FluentArgs::new())
    }

    fn pattern(&self, key: &str, attribute: Option<&str>, values: &FluentArgs) -> Option<String> {
        let file = &self.files[*self.places.get(key)?];
        file.say((key, attribute), values, &self.language)
    }
}

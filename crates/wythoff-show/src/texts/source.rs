//! Where the files of a language are.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::index::index;
use crate::language::Language;

/// The files of a language, and in which of them a key stands.
pub(super) struct Source {
    files: Files,
    /// A line for each key, in the order of their bytes: the key, a blank, the path.
    index: Cow<'static, str>,
}

enum Files {
    /// Compiled in.
    Of(Language),
    Given(BTreeMap<&'static str, &'static str>),
}

impl Source {
    pub(super) fn of(language: Language) -> Self {
        Self {
            files: Files::Of(language),
            index: Cow::Borrowed(language.keys()),
        }
    }

    pub(super) fn given(files: impl IntoIterator<Item = (&'static str, &'static str)>) -> Self {
        let files: BTreeMap<_, _> = files.into_iter().collect();
        let messages = files.iter().filter(|(path, _)| path.ends_with(".ftl"));
        let index = index(messages.map(|(path, text)| (*path, *text)));
        Self {
            files: Files::Given(files),
            index: Cow::Owned(index),
        }
    }

    /// What one of the files holds.
    pub(super) fn file(&self, path: &str) -> Option<&'static str> {
        match &self.files {
            Files::Of(language) => language.file(path),
            Files::Given(files) => files.get(path).copied(),
        }
    }

    /// The path of the file in which a key stands.
    pub(super) fn path_of(&self, key: &str) -> Option<&str> {
        let mut rest = &*self.index;
        // The line of the key, if there is one, is in `rest`, which is whole lines.
        while let Some(line_end) = middle_line_end(rest) {
            let start = rest[..line_end].rfind('\n').map_or(0, |end| end + 1);
            let (found, path) = rest[start..line_end].split_once(' ')?;
            match key.cmp(found) {
                std::cmp::Ordering::Equal => return Some(path),
                std::cmp::Ordering::Less => rest = &rest[..start],
                std::cmp::Ordering::Greater => rest = &rest[line_end + 1..],
            }
        }
        None
    }
}

/// The end of the line in which the middle of the lines is.
fn middle_line_end(lines: &str) -> Option<usize> {
    let middle = lines.len() / 2;
    let end = lines.as_bytes()[middle..]
        .iter()
        .position(|byte| *byte == b'\n')?;
    Some(middle + end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_found_in_its_file_and_no_other_key() {
        for language in Language::all() {
            let source = Source::of(language);
            for line in source.index.lines() {
                let (key, path) = line.split_once(' ').unwrap();
                assert_eq!(source.path_of(key), Some(path));
                assert_eq!(source.path_of(&format!("{key}-")), None);
                assert_eq!(
                    source.path_of(&key[..key.len() - 1]),
                    other(&source, &key[..key.len() - 1])
                );
            }
            assert_eq!(source.path_of(""), None);
            assert_eq!(source.path_of("zzz"), None);
        }
    }

    /// The same, line by line.
    fn other<'a>(source: &'a Source, key: &str) -> Option<&'a str> {
        let mut lines = source.index.lines().filter_map(|line| line.split_once(' '));
        lines.find(|(found, _)| *found == key).map(|(_, path)| path)
    }

    #[test]
    fn the_index_compiled_in_is_that_of_the_files() {
        for language in Language::all() {
            let given = Source::given(language.files());
            assert_eq!(given.index, language.keys(), "{}", language.code());
        }
    }

    #[test]
    #[should_panic = "solve stands twice"]
    fn a_key_stands_once() {
        Source::given([("a.ftl", "solve = 1"), ("b.ftl", "\nsolve = 2")]);
    }
}

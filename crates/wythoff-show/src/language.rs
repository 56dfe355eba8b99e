//! Which languages there are: the folders of `languages/`.

use std::ffi::OsString;
use std::fmt;

use include_dir::{Dir, include_dir};

static FOLDERS: Dir<'_> = include_dir!("$OUT_DIR/languages");

/// A language with a folder in `languages/`, whose name is its code of ISO 639.
#[derive(Clone, Copy)]
pub struct Language(&'static Dir<'static>);

impl Language {
    /// English, which every text is first written in.
    pub fn english() -> Self {
        Self::of_code("en").expect("English has a folder")
    }

    /// Every language, in the order of their codes.
    ///
    /// ```
    /// let codes: Vec<_> = wythoff_show::Language::all().map(|language| language.code()).collect();
    /// assert_eq!(codes, ["en", "zh"]);
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        FOLDERS.dirs().map(Self)
    }

    /// The language that a code or a locale names: `zh`, `zh-CN`, `ZH_tw.UTF-8`.
    ///
    /// ```
    /// use wythoff_show::Language;
    /// assert_eq!(Language::named("zh_CN.UTF-8").map(Language::code), Some("zh"));
    /// assert_eq!(Language::named("zhuang"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        let code = name.split(['-', '_', '.', '@']).next()?;
        Self::of_code(&code.to_ascii_lowercase())
    }

    /// The language that the locale variables name, the strongest that says something first; else English.
    ///
    /// ```
    /// use wythoff_show::Language;
    /// let of = |variables: &[(&str, &str)]| {
    ///     let value = |asked: &str| variables.iter().find(|(name, _)| *name == asked).map(|(_, value)| value.into());
    ///     Language::of_locale(value).code()
    /// };
    /// assert_eq!(of(&[]), "en");
    /// assert_eq!(of(&[("LANG", "zh_CN.UTF-8")]), "zh");
    /// assert_eq!(of(&[("LANG", "zh")]), "zh");
    /// assert_eq!(of(&[("LANG", "ZH_TW")]), "zh");
    /// assert_eq!(of(&[("LANG", "C")]), "en");
    /// assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), "en");
    /// assert_eq!(of(&[("LANG", "zh_CN"), ("LC_MESSAGES", "en_GB")]), "en");
    /// assert_eq!(of(&[("LANG", "zh_CN"), ("LC_ALL", "")]), "zh");
    /// assert_eq!(of(&[("LC_MESSAGES", "zh_CN"), ("LC_ALL", "C")]), "en");
    /// ```
    pub fn of_locale(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|value| !value.is_empty());
        let named = locale.and_then(|locale| Self::named(&locale.to_string_lossy()));
        named.unwrap_or_else(Self::english)
    }

    fn of_code(code: &str) -> Option<Self> {
        Self::all().find(|language| language.code() == code)
    }

    /// Its code: `en`, `zh`.
    pub fn code(self) -> &'static str {
        self.0.path().to_str().expect("a code of ISO 639")
    }

    /// What one of its files holds.
    pub fn file(self, path: &str) -> Option<&'static str> {
        let file = self.0.get_file(self.0.path().join(path))?;
        Some(file.contents_utf8().expect("files are UTF-8"))
    }

    /// Its files, as paths inside its folder with what they hold.
    pub fn files(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let mut waiting = vec![self.0];
        let mut files = Vec::new();
        while let Some(folder) = waiting.pop() {
            waiting.extend(folder.dirs());
            files.extend(folder.files());
        }
        files.into_iter().map(move |file| {
            let path = file
                .path()
                .strip_prefix(self.0.path())
                .unwrap_or(file.path());
            let path = path.to_str().expect("names of files are ASCII");
            (path, file.contents_utf8().expect("files are UTF-8"))
        })
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        self.code() == other.code()
    }
}

impl Eq for Language {}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Language({})", self.code())
    }
}

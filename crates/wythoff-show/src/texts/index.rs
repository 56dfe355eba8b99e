//! In which file a key stands: a list in alphabetical order, made when the texts are compiled in.

/// The keys of these files with their paths, a line each, in the order of their bytes.
///
/// # Panics
///
/// If a key stands twice.
pub(crate) fn index<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut lines: Vec<(&str, &str)> = Vec::new();
    for (path, text) in files {
        lines.extend(keys(text).map(|key| (key, path)));
    }
    lines.sort_unstable();
    if let Some(twice) = lines.windows(2).find(|two| two[0].0 == two[1].0) {
        panic!("{} stands twice", twice[0].0);
    }
    let lines = lines.iter().map(|(key, path)| format!("{key} {path}\n"));
    lines.collect()
}

/// The keys of a file of messages: what stands before `=` where a line begins with a letter.
fn keys(text: &str) -> impl Iterator<Item = &str> {
    let begins = |line: &&str| line.starts_with(|first: char| first.is_ascii_alphabetic());
    let key = |line| str::split(line, [' ', '=']).next();
    text.lines().filter(begins).filter_map(key)
}

//! Where the keys of a file of messages stand. `build.rs` asks the same of the files that are compiled in.

/// The keys of a file with the places where they begin: what stands before `=` where a line begins with a letter.
pub(crate) fn keys(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut next = 0;
    text.split_inclusive('\n').filter_map(move |line| {
        let at = next;
        next += line.len();
        let begins = line.starts_with(|first: char| first.is_ascii_alphabetic());
        begins.then(|| (at, key_at(text, at)))
    })
}

/// The key that begins at a place.
pub(crate) fn key_at(text: &str, at: usize) -> &str {
    let rest = &text[at..];
    let end = rest.find([' ', '=', '\n']);
    &rest[..end.unwrap_or(rest.len())]
}

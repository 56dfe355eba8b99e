//! Only the vector kernels may step outside the safe language.

use anyhow::Result;

use crate::source::{Source, report, sources};

/// The one place that may.
const ALLOWED: &str = "crates/wythoff/src/simd/";

/// The crate that holds it, whose root can therefore not forbid it.
const EXEMPT_ROOT: &str = "crates/wythoff/src/lib.rs";

// Written in two parts, or this file would find itself.
const KEYWORD: &str = concat!("un", "safe");
const LINT: &str = concat!("un", "safe_code");

pub(crate) fn check() -> Result<()> {
    report(&findings(&sources()?))
}

fn findings(sources: &[Source]) -> Vec<String> {
    let mut findings = Vec::new();
    for Source { path, text } in sources.iter().filter(|source| source.path.ends_with(".rs")) {
        let forbids = text.contains(&format!("#![forbid({LINT})]"));
        if is_crate_root(path) && path != EXEMPT_ROOT && !forbids {
            findings.push(format!("{path}:1: a crate root without #![forbid({LINT})]"));
        }
        if path.starts_with(ALLOWED) {
            continue;
        }
        for (number, line) in (1..).zip(text.lines()) {
            if has_keyword(line) || relaxes_lint(line) {
                findings.push(format!("{path}:{number}: {KEYWORD} outside {ALLOWED}"));
            }
        }
    }
    findings
}

/// The targets of the fuzzer are not meant: their entry point is a macro that is not safe.
fn is_crate_root(path: &str) -> bool {
    ["/src/lib.rs", "/src/main.rs"]
        .iter()
        .any(|end| path.ends_with(end))
        || path.contains("/src/bin/")
}

/// The keyword as a whole word, not counting comments.
fn has_keyword(line: &str) -> bool {
    let code = line
        .split("//")
        .next()
        .expect("split gives at least one part");
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    code.split(|c| !is_word(c)).any(|word| word == KEYWORD)
}

fn relaxes_lint(line: &str) -> bool {
    ["allow", "expect", "warn"]
        .iter()
        .any(|level| line.contains(&format!("{level}({LINT}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        findings(&[Source {
            path: path.into(),
            text: text.into(),
        }])
    }

    #[test]
    fn the_keyword_is_found_with_its_line() {
        let text = format!("fn f() {{\n    {KEYWORD} {{ g() }}\n}}");
        let findings = found("crates/wythoff/tests/law.rs", &text);
        assert_eq!(findings.len(), 1);
        assert!(
            findings[0].starts_with("crates/wythoff/tests/law.rs:2: "),
            "{findings:?}"
        );
        assert!(found("crates/wythoff/src/simd/avx2.rs", &text).is_empty());
    }

    #[test]
    fn allowing_the_lint_is_found() {
        for level in ["allow", "expect", "warn"] {
            let text = format!("#![{level}({LINT})]");
            assert_eq!(
                found("crates/wythoff/src/number/mod.rs", &text).len(),
                1,
                "{level}"
            );
        }
    }

    #[test]
    fn a_crate_root_forbids() {
        let text = format!("//! Tasks.\n#![forbid({LINT})]\n");
        assert!(found("xtask/src/main.rs", &text).is_empty());
        assert_eq!(found("xtask/src/main.rs", "//! Tasks.\n").len(), 1);
        assert_eq!(found("crates/wythoff-cli/src/bin/other.rs", "").len(), 1);
        assert!(found(EXEMPT_ROOT, "").is_empty());
    }

    #[test]
    fn comments_longer_words_and_other_files_do_not_count() {
        assert!(
            found(
                "crates/wythoff/src/a.rs",
                &format!("//! No {KEYWORD} here.")
            )
            .is_empty()
        );
        assert!(found("crates/wythoff/src/a.rs", &format!("let {KEYWORD}ty = 1;")).is_empty());
        assert!(found("DESIGN.md", KEYWORD).is_empty());
    }
}

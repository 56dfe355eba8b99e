//! The sessions shown in the documents, in the languages they are written in.

use trycmd::TestCases;

fn cases(locale: &str) -> TestCases {
    let cases = TestCases::new();
    // Nothing can be kept there, so that no run depends on one before it.
    let no_cache = "/dev/null";
    cases.env("LC_ALL", locale).env("NO_COLOR", "1");
    cases.env("XDG_CACHE_HOME", no_cache);
    cases
}

#[test]
fn the_readme_and_the_sessions_in_english_are_true() {
    cases("C").case("../../README.md").case("tests/cmd/*.md");
}

#[test]
fn the_chinese_readme_is_true() {
    cases("zh_CN.UTF-8")
        .case("../../README.zh.md")
        .case("tests/cmd/zh/*.md");
}

//! Prints the theorems as the page shows them: they never change, so they are written once, when the page is built.
#![forbid(unsafe_code)]

use std::collections::BTreeMap;

use wythoff::Language;
use wythoff_web::learn::theorems;

fn main() -> serde_json::Result<()> {
    let languages = BTreeMap::from([
        ("en", theorems(Language::English)),
        ("zh", theorems(Language::Chinese)),
    ]);
    serde_json::to_writer(std::io::stdout(), &languages)
}

//! Prints what the page shows and never changes, written once when it is built: theorems, formulas judged, programs.
#![forbid(unsafe_code)]

use std::collections::BTreeMap;

use wythoff_show::Language;
use wythoff_web::book::chapter;

fn main() -> serde_json::Result<()> {
    let chapters = Language::all().map(|language| (language.code(), chapter(language)));
    let book: BTreeMap<_, _> = chapters.collect();
    serde_json::to_writer(std::io::stdout(), &book)
}

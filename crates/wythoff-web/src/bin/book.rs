//! Prints what the page shows and never changes, written once when it is built: theorems, formulas judged, programs.
#![forbid(unsafe_code)]

use wythoff::Language;
use wythoff_web::book::chapter;

fn main() -> serde_json::Result<()> {
    let book =
        serde_json::json!({ "en": chapter(Language::English), "zh": chapter(Language::Chinese) });
    serde_json::to_writer(std::io::stdout(), &book)
}

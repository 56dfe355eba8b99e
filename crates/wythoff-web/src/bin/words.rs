//! Prints the words of the page in TypeScript, for `page/src/generated/words.ts`; with the argument `atlas` those of the
//! atlas, for `page/src/generated/atlas.ts`.
#![forbid(unsafe_code)]

use wythoff_web::dictionary;

fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("atlas") => print!("{}", dictionary::atlas()),
        _ => print!("{}", dictionary::dictionary()),
    }
}

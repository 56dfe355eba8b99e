//! Prints the types of questions and answers in TypeScript, for `page/src/generated/core.ts`.
#![forbid(unsafe_code)]

fn main() {
    print!("{}", wythoff_web::typescript::typescript());
}

//! The program carries the page for the browser if `cargo xtask web` has built it.

use std::path::Path;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(has_page)");
    // The folder, not the file: a path that is not there would make every build a new one.
    println!("cargo::rerun-if-changed=page");
    let is_built = Path::new("page/wythoff.html").is_file();
    // Who asks for the feature wants it to be there, and is told by the compiler if it is not.
    if is_built || std::env::var_os("CARGO_FEATURE_PAGE").is_some() {
        println!("cargo::rustc-cfg=has_page");
    }
}

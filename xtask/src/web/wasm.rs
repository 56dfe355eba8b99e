//! The core of the page as WebAssembly.
//!
//! The standard library is compiled with it, from the sources that come with the toolchain: DESIGN.md says what that saves.

use std::fs::File;
use std::path::Path;

use anyhow::Result;

use super::pack::pack;
use crate::command::{cargo, run, target_directory};

const TARGET: &str = "wasm32-unknown-unknown";
/// No places of panics, no derived `Debug`, a trap instead of a message, and no function written out where it is called.
const FLAGS: &str = "-Zlocation-detail=none -Zfmt-debug=shallow -Zunstable-options -Cpanic=immediate-abort \
    -Zinline-mir=no -Cllvm-args=-inline-threshold=0";

/// Compiles the core and writes its JavaScript side, and the book, into a directory; both also packed.
pub(crate) fn build(out: &Path) -> Result<()> {
    let directory = target_directory().join("wasm");
    // The kind is named here and not in the manifest: of a crate of several kinds nothing unused would be left out.
    let mut build = cargo(&["rustc", "--package", "wythoff-web", "--lib"]);
    build.args(["--crate-type", "cdylib"]);
    build.args(["--profile", "wasm", "--target", TARGET]);
    build.args(["-Zbuild-std=std", "-Zbuild-std-features=optimize_for_size"]);
    build.arg("--target-dir").arg(&directory);
    eprintln!("compiling the core of the page: two minutes when it is new or has changed");
    run(build.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", FLAGS))?;
    let module = directory.join(TARGET).join("wasm/wythoff_web.wasm");
    let mut bind = cargo(&["run", "--quiet", "--package", "xtask-bindgen", "--"]);
    run(bind.arg(module).arg(out))?;
    eprintln!("writing the book: theorems, formulas judged, programs");
    let book = File::create(out.join("book.json"))?;
    let mut write = cargo(&["run", "--quiet", "--package", "wythoff-web"]);
    run(write.args(["--bin", "book"]).stdout(book))?;
    eprintln!("packing the core and the book");
    pack(&out.join("wythoff_web_bg.wasm"))?;
    pack(&out.join("book.json"))
}

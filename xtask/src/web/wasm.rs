//! The core of the page as WebAssembly, on a machine whose toolchain can build it or not.
//!
//! The standard library is compiled with it, for size: without the words of panics that nobody sees in a browser. Its
//! sources come with the toolchain, or with Debian's compiler where the toolchain cannot fetch them.

use std::ffi::OsString;
use std::fs::File;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, run, target_directory};
use crate::need::{DEBIAN_RUSTC, DEBIAN_SOURCES};
use crate::sanitizer::host;

const TARGET: &str = "wasm32-unknown-unknown";
const DEBIAN: &str = "/usr/bin/rustc";
/// No places of panics, no derived `Debug`, a trap instead of a message, and no function written out where it is called:
/// together a fifth of the size.
const FLAGS: &str = "-Zlocation-detail=none -Zfmt-debug=shallow -Zunstable-options -Cpanic=immediate-abort \
    -Zinline-mir=no -Cllvm-args=-inline-threshold=0";

/// Compiles the core and writes its JavaScript side, and the book, into a directory.
pub(crate) fn build(out: &Path) -> Result<()> {
    // Set to `debian` to try that way on a machine that does not need it.
    let forced = std::env::var_os("WYTHOFF_WASM").is_some_and(|way| way == "debian");
    let own = !forced && (has_sources("rustc") || fetch_sources());
    let directory = target_directory().join(if own { "wasm" } else { "wasm-debian" });
    // The kind is named here and not in the manifest: of a crate of several kinds nothing unused would be left out.
    let mut build = cargo(&[
        "rustc",
        "--package",
        "wythoff-web",
        "--lib",
        "--crate-type",
        "cdylib",
    ]);
    build.args(["--profile", "wasm", "--target", TARGET]);
    build.args(["-Zbuild-std=std", "-Zbuild-std-features=optimize_for_size"]);
    build.arg("--target-dir").arg(&directory);
    build.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", FLAGS);
    if !own {
        eprintln!("using Debian's compiler and the sources of its standard library");
        DEBIAN_RUSTC.provide()?;
        DEBIAN_SOURCES.provide()?;
        build.env("RUSTC", DEBIAN);
        build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
    }
    run(&mut build)?;
    let module = directory.join(TARGET).join("wasm/wythoff_web.wasm");
    let mut bind = cargo(&["run", "--quiet", "--package", "xtask-bindgen", "--"]);
    run(bind.arg(module).arg(out))?;
    let book = File::create(out.join("book.json"))?;
    run(cargo(&[
        "run",
        "--quiet",
        "--package",
        "wythoff-web",
        "--bin",
        "book",
    ])
    .stdout(book))
}

/// Whether a compiler has the sources of its standard library.
fn has_sources(rustc: &str) -> bool {
    let sources = "lib/rustlib/src/rust/library/Cargo.lock";
    output(rustc, &["--print", "sysroot"])
        .is_ok_and(|root| Path::new(root.trim()).join(sources).is_file())
}

/// Lets rustup fetch the sources; not every machine can.
fn fetch_sources() -> bool {
    eprintln!("the toolchain has no sources of its standard library: asking rustup for them");
    let added = run(Command::new("rustup").args(["component", "add", "rust-src"]));
    if let Err(error) = added {
        eprintln!("{error}");
        return false;
    }
    has_sources("rustc")
}

/// A linker for WebAssembly: the one of the toolchain, or one of the system.
fn linker() -> Result<OsString> {
    let sysroot = output("rustc", &["--print", "sysroot"])?;
    let own = Path::new(sysroot.trim())
        .join("lib/rustlib")
        .join(host()?)
        .join("bin/rust-lld");
    if own.is_file() {
        return Ok(own.into());
    }
    if output("wasm-ld", &["--version"]).is_ok() {
        return Ok("wasm-ld".into());
    }
    bail!("no linker for WebAssembly: apt-get install lld")
}

fn output(program: &str, arguments: &[&str]) -> Result<String> {
    let output = Command::new(program).args(arguments).output();
    let output = output.with_context(|| format!("cannot start {program}"))?;
    String::from_utf8(output.stdout).with_context(|| format!("{program} did not answer in UTF-8"))
}

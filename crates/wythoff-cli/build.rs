//! The program carries the page for the browser if `cargo xtask web` has built it, and what unwinds its stack if the machine can link that.

use std::env::{var, var_os};
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    carry_the_page();
    carry_the_unwinder();
}

fn carry_the_page() {
    println!("cargo::rustc-check-cfg=cfg(has_page)");
    // The folder, not the file: a path that is not there would make every build a new one.
    println!("cargo::rerun-if-changed=page");
    let is_built = Path::new("page/wythoff.html").is_file();
    // Who asks for the feature wants it to be there, and is told by the compiler if it is not.
    if is_built || var_os("CARGO_FEATURE_PAGE").is_some() {
        println!("cargo::rustc-cfg=has_page");
    }
}

/// Looking for `libgcc_s.so` and opening it is a tenth of the time a short command takes. The same code stands in an archive beside the
/// C compiler. Where that is not found, or a linker does not take it from there, the program opens the library as any other does.
fn carry_the_unwinder() {
    println!("cargo::rerun-if-env-changed=RUSTC_LINKER");
    let is_native = var("HOST") == var("TARGET");
    if is_native
        && var("CARGO_CFG_TARGET_OS").is_ok_and(|os| os == "linux")
        && var("CARGO_CFG_TARGET_ENV").is_ok_and(|env| env == "gnu")
        && let Some(folder) = folder_of("libgcc_eh.a")
    {
        println!("cargo::rustc-link-search=native={}", folder.display());
        println!("cargo::rustc-link-lib=static:-bundle=gcc_eh");
    }
}

/// Where the C compiler that links has this file.
fn folder_of(file: &str) -> Option<PathBuf> {
    let linker = var_os("RUSTC_LINKER").unwrap_or_else(|| "cc".into());
    let asked = Command::new(linker)
        .arg(format!("-print-file-name={file}"))
        .output();
    // What is not found is answered by its bare name.
    let path = PathBuf::from(String::from_utf8(asked.ok()?.stdout).ok()?.trim_end());
    (path.is_absolute() && path.is_file()).then(|| path.parent().map(Path::to_path_buf))?
}

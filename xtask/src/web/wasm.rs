//! The core of the page as WebAssembly, on a machine whose toolchain can build it or not.
//!
//! The toolchain in use compiles it if it has the standard library of the target, or can fetch it. If not, Debian's
//! compiler does: its package of sources lets the standard library be compiled, once, into a directory of our own.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

use crate::command::{cargo, run, target_directory};
use crate::need::{DEBIAN_RUSTC, DEBIAN_SOURCES};
use crate::sanitizer::host;

const TARGET: &str = "wasm32-unknown-unknown";
const DEBIAN: &str = "/usr/bin/rustc";

/// Compiles the core and writes its JavaScript side into a directory.
pub(crate) fn build(out: &Path) -> Result<()> {
    // Set to `debian` to try that way on a machine that does not need it.
    let forced = std::env::var_os("WYTHOFF_WASM").is_some_and(|way| way == "debian");
    let own = !forced && (has_std("rustc") || fetch_std());
    let directory = target_directory().join(if own { "wasm" } else { "wasm-debian" });
    // The kind is named here and not in the manifest: of a crate of several kinds nothing unused would be left out.
    let mut build = cargo(&["rustc", "--package", "wythoff-web", "--crate-type", "cdylib"]);
    build.args(["--profile", "wasm", "--target", TARGET]);
    build.arg("--target-dir").arg(&directory);
    // A tenth smaller: the places of panics and the derived forms of `Debug`, which nobody sees there.
    build.env("RUSTC_BOOTSTRAP", "1");
    build.env("RUSTFLAGS", "-Zlocation-detail=none -Zfmt-debug=shallow");
    if !own {
        let rustc = debian_rustc()?;
        build.env("RUSTC", rustc).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?);
    }
    run(&mut build)?;
    let module = directory.join(TARGET).join("wasm/wythoff_web.wasm");
    let mut bind = cargo(&["run", "--quiet", "--package", "xtask-bindgen", "--"]);
    run(bind.arg(module).arg(out))
}

/// Whether a compiler finds the standard library of the target.
fn has_std(rustc: &str) -> bool {
    let mut command = Command::new(rustc);
    command.args(["--print", "target-libdir", "--target", TARGET]).stderr(Stdio::null());
    let Ok(output) = command.output() else { return false };
    let directory = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let Ok(files) = fs::read_dir(directory) else { return false };
    files.flatten().any(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
}

/// Lets rustup fetch the standard library of the target; not every machine can.
fn fetch_std() -> bool {
    eprintln!("the toolchain has no standard library for {TARGET}: asking rustup for it");
    let added = run(Command::new("rustup").args(["target", "add", TARGET]));
    if let Err(error) = added {
        eprintln!("{error}");
        return false;
    }
    has_std("rustc")
}

/// Debian's compiler with a standard library for the target, compiled the first time.
fn debian_rustc() -> Result<PathBuf> {
    eprintln!("using Debian's compiler and the sources of its standard library");
    DEBIAN_RUSTC.provide()?;
    DEBIAN_SOURCES.provide()?;
    let root = target_directory().join("wasm-sysroot");
    fs::create_dir_all(&root)?;
    let root = fs::canonicalize(root)?;
    let wrapper = root.join("rustc");
    let libraries = root.join("lib/rustlib").join(TARGET).join("lib");
    let key = output(DEBIAN, &["--version", "--verbose"])?;
    if fs::read_to_string(root.join("made-by")).is_ok_and(|made| made == key) {
        return Ok(wrapper);
    }
    eprintln!("compiling the standard library for {TARGET}, once");
    let stub = root.join("stub");
    fs::create_dir_all(stub.join("src"))?;
    fs::write(stub.join("Cargo.toml"), STUB)?;
    fs::write(stub.join("src/lib.rs"), "")?;
    let mut build = cargo(&["build", "--release", "--target", TARGET, "-Zbuild-std=std,panic_abort"]);
    build.current_dir(&stub).arg("--target-dir").arg(stub.join("target"));
    build.env("RUSTC", DEBIAN).env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", "-Cembed-bitcode=yes");
    run(&mut build)?;
    fs::create_dir_all(&libraries)?;
    for file in fs::read_dir(stub.join("target").join(TARGET).join("release/deps"))?.flatten() {
        let (path, name) = (file.path(), file.file_name());
        let ours = name.to_string_lossy().starts_with("libstub-");
        if path.extension().is_some_and(|end| end == "rlib") && !ours {
            fs::copy(path, libraries.join(name))?;
        }
    }
    // The compiler runs build scripts and macros with the libraries of the machine.
    let host = host()?;
    let system = Path::new(output(DEBIAN, &["--print", "sysroot"])?.trim()).join("lib/rustlib").join(&host);
    let link = root.join("lib/rustlib").join(host);
    if !link.exists() {
        run(Command::new("ln").arg("-s").arg(system).arg(link))?;
    }
    let script = format!("#!/bin/sh\nexec {DEBIAN} --sysroot '{}' \"$@\"\n", root.display());
    fs::write(&wrapper, script)?;
    run(Command::new("chmod").arg("+x").arg(&wrapper))?;
    fs::write(root.join("made-by"), key)?;
    Ok(wrapper)
}

const STUB: &str = "[package]\nname = \"stub\"\nversion = \"0.0.0\"\nedition = \"2021\"\n\
    [profile.release]\npanic = \"abort\"\nopt-level = \"s\"\n[workspace]\n";

/// A linker for WebAssembly: the one of the toolchain, or one of the system.
fn linker() -> Result<OsString> {
    let sysroot = output("rustc", &["--print", "sysroot"])?;
    let own = Path::new(sysroot.trim()).join("lib/rustlib").join(host()?).join("bin/rust-lld");
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

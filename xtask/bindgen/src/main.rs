//! `xtask-bindgen FILE.wasm DIRECTORY`: the JavaScript and TypeScript side of a WebAssembly file.
#![forbid(unsafe_code)]

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let input = arguments.next().context("expected a WebAssembly file")?;
    let output = arguments.next().context("expected a directory")?;
    Bindgen::new()
        .input_path(&input)
        .web(true)?
        .typescript(true)
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&output)
        .with_context(|| format!("cannot bind {input}"))
}

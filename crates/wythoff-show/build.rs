//! Gathers the texts that are compiled in: without the feature `whole` only those of answers and explanations.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What answers never say: the help of the command line, the words of the page itself, and what is written when it is built.
const NOT_IN_ANSWERS: [&str; 5] = ["cli", "page", "programs", "python", "theorems"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=languages");
    let folder = |variable: &str| PathBuf::from(env::var_os(variable).expect("set by cargo"));
    let gathered = folder("OUT_DIR").join("languages");
    if gathered.exists() {
        fs::remove_dir_all(&gathered)?;
    }
    let whole = env::var_os("CARGO_FEATURE_WHOLE").is_some();
    gather(
        &folder("CARGO_MANIFEST_DIR").join("languages"),
        &gathered,
        whole,
    )
}

fn gather(from: &Path, to: &Path, whole: bool) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path.file_name().expect("a file of a folder has a name");
        let is_left_out = NOT_IN_ANSWERS.iter().any(|one| name == *one);
        if path.is_dir() {
            if whole || !is_left_out {
                gather(&path, &to.join(name), whole)?;
            }
        } else if whole || path.extension().is_some_and(|extension| extension == "ftl") {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}

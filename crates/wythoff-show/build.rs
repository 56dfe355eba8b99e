//! Gathers the texts that are compiled in: without the feature `whole` only those of answers and explanations.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[path = "src/texts/index.rs"]
mod index;

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
    )?;
    let keys = folder("OUT_DIR").join("keys");
    fs::create_dir_all(&keys)?;
    for language in fs::read_dir(&gathered)? {
        let language = language?;
        let mut files = Vec::new();
        find_messages(&language.path(), "", &mut files)?;
        let files = files.iter().map(|(path, text)| (&**path, &**text));
        fs::write(keys.join(language.file_name()), index::index(files))?;
    }
    Ok(())
}

/// Adds the files of messages in a folder, with their paths from where it began.
fn find_messages(folder: &Path, before: &str, files: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().into_string().expect("names are ASCII");
        if entry.path().is_dir() {
            find_messages(&entry.path(), &format!("{before}{name}/"), files)?;
        } else if name.ends_with(".ftl") {
            files.push((format!("{before}{name}"), fs::read_to_string(entry.path())?));
        }
    }
    Ok(())
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

//! Writes down the texts that are compiled in, and where in them each key stands: a start of the program searches nothing.
//! Without the feature `whole` they are only those of answers and explanations.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

#[path = "src/texts/keys.rs"]
mod keys;

/// What answers never say: the help of the command line, the words of the page itself, and what is written when it is built.
const NOT_IN_ANSWERS: [&str; 5] = ["cli", "page", "programs", "python", "theorems"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=languages");
    println!("cargo::rerun-if-changed=src/texts/keys.rs");
    let whole = env::var_os("CARGO_FEATURE_WHOLE").is_some();
    let mut written = "static FOLDERS: &[Folder] = &[\n".to_owned();
    for folder in sorted(Path::new("languages"))? {
        let mut files = Vec::new();
        gather(&folder, "", whole, &mut files)?;
        write_folder(&mut written, &name(&folder), &files);
    }
    written += "];\n";
    let to = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    fs::write(to.join("languages.rs"), written)
}

/// A language as an expression of Rust.
fn write_folder(written: &mut String, code: &str, files: &[(String, String)]) {
    let mut places = Vec::new();
    let mut listed = String::new();
    for (index, (path, text)) in files.iter().enumerate() {
        let source = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/languages/{code}/{path}\")");
        _ = writeln!(listed, "({path:?}, include_str!({source})),");
        if path.ends_with(".ftl") {
            places.extend(keys::keys(text).map(|(at, key)| (key, index, at)));
        }
    }
    places.sort_unstable();
    for pair in places.windows(2) {
        assert_ne!(pair[0].0, pair[1].0, "a key stands twice in {code}");
    }
    _ = writeln!(written, "Folder {{ code: {code:?}, files: &[\n{listed}],");
    *written += "places: &[\n";
    for (_, file, at) in places {
        _ = writeln!(written, "Place {{ file: {file}, at: {at} }},");
    }
    *written += "] },\n";
}

/// The files of a folder, as paths inside the language with what they hold.
fn gather(
    from: &Path,
    inside: &str,
    whole: bool,
    files: &mut Vec<(String, String)>,
) -> io::Result<()> {
    for path in sorted(from)? {
        let name = name(&path);
        let is_left_out = NOT_IN_ANSWERS.contains(&name.as_str());
        if path.is_dir() {
            if whole || !is_left_out {
                gather(&path, &format!("{inside}{name}/"), whole, files)?;
            }
        } else if whole || path.extension().is_some_and(|extension| extension == "ftl") {
            files.push((format!("{inside}{name}"), fs::read_to_string(&path)?));
        }
    }
    Ok(())
}

/// What stands in a folder, in the order of the names, which is the same on every system.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut entries: Vec<_> = entries.collect::<io::Result<_>>()?;
    entries.sort();
    Ok(entries)
}

fn name(path: &Path) -> String {
    let name = path.file_name().and_then(|name| name.to_str());
    name.expect("names of files are ASCII").to_owned()
}

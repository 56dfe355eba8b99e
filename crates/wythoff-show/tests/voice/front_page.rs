//! The task of the front page: the example is run, and draws what it promises.

use std::process::Command;

#[test]
fn a_table_becomes_a_picture() {
    let test = std::env::current_exe().expect("a test is a file");
    let folder = test.ancestors().nth(2).expect("the profile's folder");
    let name = format!("table_as_picture{}", std::env::consts::EXE_SUFFIX);
    let picture = std::env::temp_dir().join(format!("wythoff-{}.svg", std::process::id()));
    let status = Command::new(folder.join("examples").join(name))
        .arg(&picture)
        .status();
    assert!(status.expect("cargo build --examples").success());
    let svg = std::fs::read_to_string(&picture).expect("the example wrote it");
    std::fs::remove_file(&picture).expect("it can be removed");
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
    assert!(svg.contains("Wythoff") && svg.contains("second pile"));
}

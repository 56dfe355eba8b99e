//! The judge against Python's own integers: 10^7 pairs with WYTHOFF_SLOW, else fewer.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use assert_cmd::cargo::cargo_bin;
use tempfile::tempdir;

#[test]
fn the_judge_says_what_the_integers_of_python_say() {
    let is_slow = std::env::var_os("WYTHOFF_SLOW").is_some();
    let count = if is_slow { "10000000" } else { "50000" };
    let folder = tempdir().unwrap();
    let [given, right] = ["given", "right"].map(|name| folder.path().join(name));
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/judge/pairs.py");
    let made = Command::new("python3")
        .arg(script)
        .args([count, "1"])
        .args([&given, &right])
        .status()
        .expect("python3 is the second method: install python3");
    assert!(made.success());
    let output = Command::new(cargo_bin!("wythoff"))
        .args(["judge", "hdu-1527"])
        .stdin(File::open(given).unwrap())
        .output()
        .unwrap();
    assert!(output.status.success());
    let right = fs::read(right).unwrap();
    let lost = right.iter().filter(|byte| **byte == b'0').count();
    // Both kinds are there in earnest; some lost pairs have more than 64 bits, and every size is judged.
    assert!(lost * 4 > right.len() / 2, "{lost}");
    let differing = output
        .stdout
        .iter()
        .zip(&right)
        .position(|(said, right)| said != right);
    assert_eq!(
        differing.map(|place| place / 2 + 1),
        None,
        "the line that is wrong"
    );
    assert_eq!(output.stdout.len(), right.len());
}

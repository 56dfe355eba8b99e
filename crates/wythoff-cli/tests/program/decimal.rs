//! Long piles of plain digits are answered in decimal limbs, and told as any others.

use std::fs;
use std::path::Path;
use std::process::Command;

use assert_cmd::assert::OutputAssertExt;
use assert_cmd::cargo::cargo_bin;
use tempfile::tempdir;
use wythoff::{Decimal, UBig, Wythoff};

fn told(folder: &Path, file: &str, options: &[&str]) -> Vec<u8> {
    let mut command = Command::new(cargo_bin!("wythoff"));
    command.arg("solve").arg(format!("@{file}")).args(options);
    command.current_dir(folder).env("LC_ALL", "C");
    command.assert().success().get_output().stdout.clone()
}

#[test]
fn an_answer_in_decimal_limbs_is_told_as_one_in_numbers_without_limit() {
    let folder = tempdir().unwrap();
    let n = UBig::from(10u8).pow(Decimal::LONG + 7) * 4u8 / 7u8;
    for k in [0u32, 2] {
        let pairs = Wythoff::new(UBig::from(k));
        let (a, b) = pairs.losing_pairs().pair(&n).unwrap();
        let more = &a / 5u8;
        for (a, b) in [
            (&b, &a),
            (&(&a + &more), &(&b + &more)),
            (&(&b * 2u8), &UBig::from(7u8)),
        ] {
            fs::write(folder.path().join("digits"), format!("{a}, {b}\n")).unwrap();
            // A sum is no plain number: it is read into the machine's base.
            fs::write(folder.path().join("sums"), format!("{a}+0 {b}+0\n")).unwrap();
            let k = k.to_string();
            for options in [&["--full"][..], &[], &["--json"], &["--lang", "zh"]] {
                let options = [options, &["-k", &k]].concat();
                let [decimal, usual] =
                    ["digits", "sums"].map(|file| told(folder.path(), file, &options));
                assert!(decimal == usual, "{}", String::from_utf8_lossy(&decimal));
            }
        }
    }
}

#[test]
fn what_is_no_plain_digit_in_a_long_number_is_shown_where_it_stands() {
    let folder = tempdir().unwrap();
    let digits = "7".repeat(Decimal::LONG);
    fs::write(folder.path().join("wrong"), format!("{digits} 12x\n")).unwrap();
    let mut command = Command::new(cargo_bin!("wythoff"));
    let command = command
        .args(["solve", "@wrong"])
        .current_dir(folder.path())
        .env("LC_ALL", "C");
    let output = command.assert().code(2).get_output().clone();
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        text.contains(&format!("column {}", Decimal::LONG + 4)),
        "{text}"
    );
}

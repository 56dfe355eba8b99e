//! `--exhaustive`: every losing pair, with checkpoints.

use std::fs;

use assert_cmd::cargo::cargo_bin;
use tempfile::tempdir;

use crate::hack::wythoff;

#[test]
fn a_sweep_tries_every_losing_pair_and_goes_on_from_its_checkpoint() {
    let folder = tempdir().unwrap();
    let judge = cargo_bin!("wythoff").to_str().unwrap();
    let line = [
        "hack",
        "51nod-1072",
        "--exhaustive",
        "--checkpoint",
        "checkpoint",
        "--",
        judge,
        "judge",
        "51nod-1072",
    ];
    let path = folder.path().join("checkpoint");
    let words: Vec<_> = line[6..].to_vec();
    // ⌊2·10^6/φ²⌋ = 763932 pairs have piles up to 2·10^6.
    fs::write(
        &path,
        written("51nod-1072", &program(&words), 700_001, 700_000),
    )
    .unwrap();
    let output = wythoff(&line, &folder);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        said.contains("763932  losing pairs: all with piles up to 2000000"),
        "{said}"
    );
    assert!(
        said.contains(
            "700000 of them were tried by earlier runs of this program, as the checkpoint says"
        ),
        "{said}"
    );
    let this = program(&words);
    for (unfit, why) in [
        (written("hdu-1527", &this, 1, 0), "a checkpoint of hdu-1527"),
        (
            written("51nod-1072", &program(&words[..2]), 9, 8),
            "another program",
        ),
        (written("51nod-1072", &this, 700_001, 699_999), "damaged"),
        (written("51nod-1072", &this, 0, 0), "damaged"),
        (
            written("51nod-1072", &this, 1_000_002, 1_000_001),
            "damaged",
        ),
        (
            written("51nod-1072", &this, 9, 8).replace(":9,", ":7,"),
            "damaged",
        ),
        ("{}".to_owned(), "not a checkpoint"),
        (String::new(), "not a checkpoint"),
    ] {
        fs::write(&path, &unfit).unwrap();
        let output = wythoff(&line, &folder);
        assert_eq!(output.status.code(), Some(2), "{unfit}");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(said.contains(why), "{unfit}: {said}");
    }
}

/// What a program was found to do says nothing of the program that it becomes when it is corrected, nor of a script that an
/// interpreter reads.
#[test]
fn a_checkpoint_of_a_program_that_was_corrected_since_is_refused() {
    let folder = tempdir().unwrap();
    let script = folder.path().join("script");
    let judge = cargo_bin!("wythoff").to_str().unwrap();
    let source = format!("exec {judge} judge 51nod-1072\n");
    fs::write(&script, &source).unwrap();
    let words = ["/bin/sh", script.to_str().unwrap()];
    let written = written("51nod-1072", &program(&words), 700_001, 700_000);
    fs::write(folder.path().join("kept"), &written).unwrap();
    let hack = || {
        let line = ["hack", "51nod-1072", "--exhaustive", "--checkpoint", "kept"];
        let line = [&line[..], &["--"], &words].concat();
        let output = wythoff(&line, &folder);
        [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned())
    };
    let [said, _] = hack();
    assert!(said.contains("700000 of them were tried"), "{said}");
    fs::write(&script, format!("# corrected\n{source}")).unwrap();
    let [said, complaint] = hack();
    assert_eq!(said, "");
    assert!(complaint.contains("another program"), "{complaint}");
}

/// The file as the program writes it.
fn written(problem: &str, program: &str, index: u64, cases: u64) -> String {
    let reached = format!(
        r#"{{"hack":"{problem}","program":"{program}","k":0,"index":{index},"cases":{cases}}}"#
    );
    let seal = fingerprint(reached.as_bytes());
    format!(r#"{{"reached":{reached},"seal":"{seal}"}}"#)
}

/// The words, each with a zero behind it and then the content of the file of that name, if there is one.
fn program(words: &[&str]) -> String {
    let content = |word: &&str| fs::read(word).unwrap_or_default();
    let bytes = words
        .iter()
        .map(|word| [word.as_bytes(), &[0], &content(word)].concat());
    fingerprint(&bytes.collect::<Vec<_>>().concat())
}

/// FNV-1a of 128 bits.
fn fingerprint(bytes: &[u8]) -> String {
    let start = 0x6c62272e07bb014262b821756295c58du128;
    let sum = bytes.iter().fold(start, |sum, &byte| {
        (sum ^ u128::from(byte)).wrapping_mul(0x1000000000000000000013b)
    });
    format!("{sum:032x}")
}

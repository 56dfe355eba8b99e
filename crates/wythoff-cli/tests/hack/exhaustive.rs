//! `--exhaustive`: every losing pair, with checkpoints.

use std::fs;

use assert_cmd::cargo::cargo_bin;
use tempfile::tempdir;

use crate::wythoff;

#[test]
fn a_sweep_tries_every_losing_pair_and_goes_on_from_its_checkpoint() {
    let folder = tempdir().unwrap();
    let judge = cargo_bin!("wythoff").to_str().unwrap();
    let checkpoint = |index: u64| {
        let text = format!(
            r#"{{"hack":"51nod-1072","k":0,"index":{index},"cases":{}}}"#,
            index - 1
        );
        fs::write(folder.path().join("checkpoint"), text).unwrap();
    };
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
    // ⌊2·10^6/φ²⌋ = 763932 pairs have piles up to 2·10^6.
    checkpoint(700_001);
    let output = wythoff(&line, &folder);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        said.contains("763932  losing pairs: all with piles up to 2000000"),
        "{said}"
    );
    for foreign in [r#"{"hack":"hdu-1527","k":0,"index":1,"cases":0}"#, "{}", ""] {
        fs::write(folder.path().join("checkpoint"), foreign).unwrap();
        assert_eq!(wythoff(&line, &folder).status.code(), Some(2), "{foreign}");
    }
}

//! Lines that are refused.

use tempfile::tempdir;

use crate::hack::wythoff;

#[test]
fn what_cannot_be_run_is_refused() {
    let folder = tempdir().unwrap();
    for (words, complaint) in [
        (
            &["hack", "hdu-1572", "--", "true"][..],
            "did you mean \"hdu-1527\"?",
        ),
        (&["hack", "hdu-1527"], "missing: <COMMAND>"),
        (&["hack", "hdu-1527", "--"], "missing: <COMMAND>"),
        (&["hack", "hdu-1527", "--time", "0", "--", "true"], "--time"),
        (&["checker", "hdu-217"], "did you mean \"hdu-2177\"?"),
        (&["testdata", "hdu-2177"], "missing: --out <FOLDER>"),
    ] {
        let output = wythoff(words, &folder);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(said.contains(complaint), "{words:?}: {said}");
    }
}

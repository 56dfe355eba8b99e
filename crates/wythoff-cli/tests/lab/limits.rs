//! Limits of time and memory.

use tempfile::tempdir;

use crate::{GROWING, document, ends_with};

#[test]
fn the_time_limit_is_kept_and_what_was_tried_is_told() {
    let folder = tempdir().unwrap();
    let (report, _) = ends_with(1, &["lab", "half", "--timeout", "0"], folder.path());
    assert!(report.contains("No theorem found") && report.contains("--timeout allows more"));
    let (report, _) = ends_with(1, &["lab", "half"], folder.path());
    assert!(report.contains("What was tried") && report.contains("Checked to 2000"));
    // Nothing is learnt from more rows in these numerations, and the search ends by itself.
    let (report, _) = ends_with(1, &["lab", GROWING, "--deep"], folder.path());
    assert!(report.contains("Checked to 3000000") && !report.contains("--timeout"));
    assert!(report.contains("too many to guess"));
}

#[test]
fn deep_tables_obey_their_budget() {
    let folder = tempdir().unwrap();
    let plus = "x>0,y=0 | x=0,y>0 | x=y>0 | x=2,y=3 | x=3,y=2";
    let found = document(&["prove", plus, "--rows", "40000", "--json"], folder.path());
    assert_eq!(found["theorem"]["states"], 307);
    let (_, told) = ends_with(
        2,
        &["prove", plus, "--rows", "2^31", "--no-cache"],
        folder.path(),
    );
    assert!(told.contains("of memory"), "{told}");
    ends_with(2, &["prove", plus, "--rows", "2^31+1"], folder.path());
    ends_with(2, &["lab", "piles a; 0 < x <= 3", "--deep"], folder.path());
}

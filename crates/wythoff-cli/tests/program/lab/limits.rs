//! Limits of time and memory.

use tempfile::tempdir;

use crate::lab::{GROWING, document, ends_with};

#[test]
fn the_time_limit_is_kept_and_what_was_tried_is_told() {
    let folder = tempdir().unwrap();
    let (report, _) = ends_with(1, &["lab", "half", "--timeout", "0"], folder.path());
    assert!(report.contains("No theorem found") && report.contains("--timeout allows more"));
    let (report, _) = ends_with(1, &["lab", "half"], folder.path());
    assert!(report.contains("What was tried") && report.contains("Checked to 2000"));
    // Nothing would be learnt from more rows in these numerations, so the search ends by itself.
    let (report, _) = ends_with(1, &["lab", GROWING, "--deep"], folder.path());
    assert!(report.contains("Checked to 100000") && !report.contains("--timeout"));
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
    let one_pile = "piles a; 0 < x <= 3";
    ends_with(2, &["prove", one_pile, "--rows", "100"], folder.path());
}

//! The list of the gallery.

use serde_json::Value;
use tempfile::tempdir;

use crate::lab::ends_with;

#[test]
fn the_gallery_is_tried_and_comes_out_as_expected() {
    let folder = tempdir().unwrap();
    for (part, count) in [
        ("nim-", 7),
        ("plus-2-3", 1),
        ("plus-1-2-one-way", 1),
        ("diagonal-even", 1),
    ] {
        let (lines, _) = ends_with(0, &["lab", "--list", part, "--json"], folder.path());
        assert_eq!(lines.lines().count(), count, "{part}");
        for line in lines.lines() {
            let row: Value = serde_json::from_str(line).unwrap();
            assert_eq!(row["status"], row["expected"], "{line}");
        }
    }
    let (list, _) = ends_with(
        0,
        &["lab", "--list", "nim-2", "--lang", "zh"],
        folder.path(),
    );
    assert!(
        list.contains("已证明") && list.contains("共 2 个游戏"),
        "{list}"
    );
}

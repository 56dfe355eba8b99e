//! What is written for Walnut, read back.

use wythoff::prove::walnut;

use crate::theorem;

#[test]
fn files_are_written() {
    let files = walnut(&theorem("wythoff"));
    assert!(
        files
            .iter()
            .any(|file| file.path == "Automata Library/lost.txt")
    );
}

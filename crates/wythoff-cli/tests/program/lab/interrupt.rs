//! Ctrl-C.

use std::fs;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use tempfile::tempdir;

use crate::lab::{text, wythoff};

/// Whether the process has said what is to happen on Ctrl-C: bit 1 of the signals it catches is that of SIGINT.
fn catches_interrupts(pid: &str) -> bool {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).expect("it runs");
    let caught = (status.lines().find_map(|line| line.strip_prefix("SigCgt:"))).expect("a mask");
    u64::from_str_radix(caught.trim(), 16).expect("hexadecimal") >> 1 & 1 == 1
}

#[test]
fn ctrl_c_ends_a_search_and_leaves_nothing_behind() {
    let folder = tempdir().unwrap();
    // Many alternatives: far more than a second.
    let rules: String = (1..4000).map(|x| format!("x = {x}, y = 0\n")).collect();
    fs::write(folder.path().join("game"), rules).unwrap();
    let mut command = wythoff(&["lab", "@game", "--certificate", "c.json"], folder.path());
    let run = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let pid = run.id().to_string();
    // Until it listens, Ctrl-C ends it at once, which would prove nothing.
    while !catches_interrupts(&pid) {
        thread::sleep(Duration::from_millis(20));
    }
    assert!(
        Command::new("kill")
            .args(["-INT", &pid])
            .status()
            .unwrap()
            .success()
    );
    let output = run.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("nothing was written"));
    let names: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(names, ["game"]);
}

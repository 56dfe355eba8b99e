//! What is written and read: devices, pipes, links, files that are too large or cannot be made.

use std::fs;
use std::path::Path;
use std::process::Output;

use assert_cmd::Command;
use tempfile::tempdir;

fn run(line: &[&str], folder: &Path) -> Output {
    let mut command = Command::cargo_bin("wythoff").unwrap();
    let command = command.args(line).current_dir(folder);
    let command = command.env("XDG_CACHE_HOME", folder.join("cache"));
    command.env("LANG", "C").output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[cfg(unix)]
#[test]
fn devices_stay_devices_and_a_dash_is_stdout() {
    use std::os::unix::fs::FileTypeExt;
    let folder = tempdir().unwrap();
    let table = |out: &str| run(&["table", "--size", "5", "--out", out], folder.path());
    assert_eq!(table("/dev/null").status.code(), Some(0));
    let null = Path::new("/dev/null").metadata().unwrap();
    assert!(null.file_type().is_char_device());
    let expected = run(&["table", "--size", "5"], folder.path()).stdout;
    for out in ["-", "/dev/stdout"] {
        assert_eq!(text(&table(out).stdout), text(&expected), "{out}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// A shell that has sent its output to a file: what was written there before and after stays.
#[cfg(unix)]
#[test]
fn a_redirected_stdout_is_written_to_and_not_replaced() {
    let folder = tempdir().unwrap();
    let table = run(&["table", "--size", "5"], folder.path()).stdout;
    let expected = format!("before\n{}after\n", text(&table));
    for out in ["/dev/stdout", "/dev/fd/1", "link", "/dev/fd/3"] {
        let _ = fs::remove_file(folder.path().join("log"));
        let script = r#"ln -sf /dev/stdout link
            { echo before; "$1" table --size 5 --out "$2" 3>> log; echo after; } >> log"#;
        let ran = std::process::Command::new("sh")
            .args(["-c", script, "sh"])
            .arg(assert_cmd::cargo::cargo_bin!("wythoff"))
            .arg(out)
            .current_dir(folder.path())
            .status();
        assert!(ran.unwrap().success(), "{out}");
        let log = fs::read_to_string(folder.path().join("log")).unwrap();
        assert_eq!(log, expected, "{out}");
    }
}

/// Somebody reads the other end of the pipe, which stays a pipe.
#[cfg(unix)]
#[test]
fn a_pipe_is_written_through_to() {
    use std::os::unix::fs::FileTypeExt;
    let folder = tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    let expected = run(&["table", "--size", "5"], folder.path()).stdout;
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe).unwrap()
    });
    let table = run(&["table", "--size", "5", "--out", "pipe"], folder.path());
    assert_eq!(table.status.code(), Some(0));
    assert_eq!(text(&reader.join().unwrap()), text(&expected));
    assert!(pipe.metadata().unwrap().file_type().is_fifo());
}

#[cfg(unix)]
#[test]
fn a_pipe_is_not_waited_for_and_a_device_not_read() {
    let folder = tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.unwrap().success());
    for line in [
        &["check", "pipe"][..],
        &["check", "/dev/zero"],
        &["solve", "@pipe"],
        &["solve", "@/dev/zero"],
        &["lab", "@pipe"],
        &["guess", "pipe"],
        &["heap", "0.77", "--checkpoint", "/dev/zero"],
    ] {
        let output = run(line, folder.path());
        assert_eq!(output.status.code(), Some(3), "{line:?}");
        let said = text(&output.stderr);
        assert!(said.contains("not a regular file"), "{line:?}: {said}");
    }
    let chinese = run(&["check", "pipe", "--lang", "zh"], folder.path());
    assert_eq!(text(&chinese.stderr), "错误：无法读取 pipe：不是普通文件\n");
}

#[test]
fn a_certificate_may_come_from_stdin() {
    let folder = tempdir().unwrap();
    let proved = run(
        &["prove", "like nim", "--certificate", "c.json"],
        folder.path(),
    );
    assert_eq!(proved.status.code(), Some(0));
    let certificate = fs::read(folder.path().join("c.json")).unwrap();
    let mut check = Command::cargo_bin("wythoff").unwrap();
    check
        .args(["check", "-"])
        .write_stdin(certificate)
        .assert()
        .success();
}

#[test]
fn a_folder_that_is_missing_is_told_before_the_work_begins() {
    let folder = tempdir().unwrap();
    for line in [
        &["prove", "like nim", "--certificate", "missing/c.json"][..],
        &["lab", "like nim", "--certificate", "missing/c.json"],
        &["lab", "like nim", "--dot", "missing/c.dot"],
        &["table", "--size", "9", "--out", "missing/t.png"],
        &["heap", "0.77", "--checkpoint", "missing/c"],
    ] {
        let output = run(line, folder.path());
        assert_eq!(output.status.code(), Some(3), "{line:?}");
        assert!(output.stdout.is_empty(), "{line:?}");
        assert!(text(&output.stderr).contains("missing"), "{line:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn what_was_found_is_told_even_if_the_disk_is_full() {
    let folder = tempdir().unwrap();
    let line = ["prove", "like nim", "--certificate", "/dev/full"];
    let output = run(&line, folder.path());
    assert_eq!(output.status.code(), Some(3));
    assert!(text(&output.stdout).contains("first losing positions"));
    assert!(text(&output.stderr).contains("/dev/full"));
}

#[test]
fn an_answer_that_rests_on_a_checkpoint_says_so() {
    let folder = tempdir().unwrap();
    let answer = |line: &str| {
        let line = format!("heap 0.16 --checkpoint kept {line}");
        let words: Vec<&str> = line.split(' ').collect();
        let output = run(&words, folder.path());
        assert_eq!(output.status.code(), Some(0), "{line}");
        (text(&output.stdout), text(&output.stderr))
    };
    // What was just computed rests on no file.
    assert_eq!(answer("--to 29").1, "");
    let said = "The values up to heap 29 are as the checkpoint has them; they were not computed again, and the answer rests on them.\n";
    // Data stays data, and the remark stands beside it.
    for line in [
        "--to 20",
        "--to 20 --format csv",
        "--to 20 --format bfile",
        "--to 25 --sparse --format csv",
    ] {
        let (out, beside) = answer(line);
        assert!(!out.is_empty() && !out.contains(said), "{line}");
        assert_eq!(beside, said, "{line}");
    }
    for line in ["--to 25 --sparse", "--to 25 --period"] {
        let (out, beside) = answer(line);
        assert!(out.ends_with(said), "{line}: {out}");
        assert_eq!(beside, "", "{line}");
    }
    let (chinese, _) = answer("--to 25 --sparse --lang zh");
    assert!(chinese.contains("照检查点文件所记"), "{chinese}");
    for line in ["--to 20", "--to 25 --sparse", "--to 25 --period"] {
        let (json, beside) = answer(&format!("{line} --format json"));
        assert!(json.contains(r#""trusted_to":29,"#), "{line}: {json}");
        assert_eq!(beside, "", "{line}");
    }
}

#[test]
fn a_forged_checkpoint_proves_nothing() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("zeros");
    let mut bytes = b"wythoff nim-sequence 1\n0.16\n1501 values of 1 bytes\n".to_vec();
    bytes.extend([0; 1501]);
    let sum = bytes.iter().fold(0xCBF2_9CE4_8422_2325u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3)
    });
    bytes.extend(sum.to_le_bytes());
    fs::write(&path, &bytes).unwrap();
    let line = ["heap", "0.16", "--period", "--checkpoint", "zeros"];
    let output = run(&line, folder.path());
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let said = text(&output.stderr);
    assert!(said.contains("g(1) = 0, by the rules it is 1"), "{said}");
    // Nothing is lost: the file is as it was.
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_forged_cache_of_rows_is_not_read() {
    // Rows of zeros with a right checksum once made this position lost, and called that proved.
    let folder = tempdir().unwrap();
    let cache = folder.path().join("cache/wythoff");
    fs::create_dir_all(&cache).unwrap();
    fs::write(cache.join("rows-k0"), b"wythoffR").unwrap();
    let sum = "wythoff[7,1000000] + nim[1000000]";
    let output = run(&["solve", sum], folder.path());
    assert!(text(&output.stdout).contains("the player to move wins"));
    assert_eq!(fs::read(cache.join("rows-k0")).unwrap(), b"wythoffR");
}

#[test]
fn a_field_of_a_file_cannot_say_valid_over_the_error() {
    let folder = tempdir().unwrap();
    // Erase the line, go to its beginning, print another verdict.
    let names = [r"\u001b[2K\u001b[1Gvalid", r"\rvalid", r"\u009b2Kvalid"];
    for name in names {
        fs::write(folder.path().join("c"), format!(r#"{{"{name}":1}}"#)).unwrap();
        let output = run(&["check", "c"], folder.path());
        assert_eq!(output.status.code(), Some(1), "{name}");
        let said = text(&output.stdout) + &text(&output.stderr);
        assert!(said.starts_with("invalid: "), "{said:?}");
        let is_control = |c: char| c.is_control() && c != '\n';
        assert!(!said.contains(is_control), "{said:?}");
    }
}

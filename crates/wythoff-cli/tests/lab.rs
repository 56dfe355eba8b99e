//! The laboratory as a process: files, the cache of proofs, bad input, limits of time.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use tempfile::{TempDir, tempdir};

const WYTHOFF: &str = "x>0,y=0 | x=0,y>0 | x=y>0";

/// Runs in a folder whose `cache` is the cache of the user.
fn wythoff(words: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(cargo_bin!("wythoff"));
    command
        .args(words)
        .current_dir(folder)
        .env("XDG_CACHE_HOME", folder.join("cache"))
        .env("LC_ALL", "C")
        .stdin(Stdio::null());
    command
}

fn run(words: &[&str], folder: &Path) -> Output {
    wythoff(words, folder).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A run that must end so; what it said on stdout and stderr.
fn ends_with(code: i32, words: &[&str], folder: &Path) -> (String, String) {
    let output = run(words, folder);
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "{words:?}: {out}{err}");
    (out, err)
}

fn document(words: &[&str], folder: &Path) -> Value {
    serde_json::from_str(&ends_with(0, words, folder).0).unwrap()
}

#[test]
fn wythoffs_rules_give_the_theorem_with_its_numbers() {
    let folder = tempdir().unwrap();
    let (report, _) = ends_with(0, &["lab", WYTHOFF], folder.path());
    let (_, theorem) = report
        .split_once("Theorem, proved for all pile sizes")
        .unwrap();
    let theorem = theorem.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "α = (1 + √5)/2",
        "A_n = ⌊nα⌋, B_n = ⌊nβ⌋",
        "Fibonacci",
        "A000201",
    ] {
        assert!(theorem.contains(part), "{part}: {theorem}");
    }
    assert!(report.contains("(0, 0) (1, 2) (2, 1) (3, 5)"));
}

#[test]
fn the_shows_are_proved() {
    let folder = tempdir().unwrap();
    for (rules, states) in [
        ("misere; x>0,y=0 | x=0,y>0 | x=y>0", 13),
        ("parameter k = 3; x>0,y=0 | x=0,y>0 | x>0,y>0,|x-y|<=k", 13),
        ("piles a b c; like nim", 1),
        ("x>0,y=0 | x=0,y>0 | x=y, x mod 2 = 1", 6),
    ] {
        let found = document(&["lab", rules, "--json"], folder.path());
        assert_eq!(found["status"], "proved", "{rules}");
        assert_eq!(found["theorem"]["states"], states, "{rules}");
    }
}

fn python(certificate: &Path) -> bool {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let script = root.join("scripts/check_certificate.py");
    let output = Command::new("python3")
        .arg(script)
        .arg(certificate)
        .output()
        .unwrap();
    text(&output.stdout).trim() == "valid"
}

#[test]
fn a_certificate_is_accepted_by_both_checkers_and_a_flipped_state_by_neither() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("c.json");
    ends_with(
        0,
        &["prove", WYTHOFF, "--certificate", "c.json"],
        folder.path(),
    );
    ends_with(0, &["check", "c.json"], folder.path());
    assert!(python(&path));
    let mut certificate: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    assert_eq!(certificate["text"], WYTHOFF);
    certificate["lost"]["accepting"]
        .as_array_mut()
        .unwrap()
        .pop();
    fs::write(&path, certificate.to_string()).unwrap();
    ends_with(1, &["check", "c.json"], folder.path());
    assert!(!python(&path));
}

/// Outcome and winning moves, in any order.
fn answer(words: &[&str], folder: &Path) -> (Value, Vec<String>) {
    let mut document = document(words, folder);
    let moves = document["winning_moves"].as_array().unwrap();
    let mut moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    moves.sort();
    (document["outcome"].take(), moves)
}

#[test]
fn a_theorem_from_rules_agrees_with_the_one_in_the_books() {
    let folder = tempdir().unwrap();
    for k in ["0", "1", "3"] {
        let rules = format!("parameter k = {k}; like k-wythoff");
        for (a, b) in [
            ("10^50", "10^50+7"),
            ("10^50", "3*10^50"),
            ("0", "0"),
            ("6", "30"),
            ("10^30", "10^50"),
        ] {
            // A product is not a number of the command line.
            let b = &b.replace(
                "3*10^50",
                "3000000000000000000000000000000000000000000000000000",
            );
            let ours = answer(&["solve", "--rules", &rules, a, b, "--json"], folder.path());
            let books = answer(&["solve", "-k", k, a, b, "--json"], folder.path());
            assert_eq!(ours, books, "k = {k}, ({a}, {b})");
        }
    }
}

#[test]
fn winning_moves_beyond_the_limit_are_counted() {
    let folder = tempdir().unwrap();
    // Whoever empties the first pile wins, whatever is taken from the second.
    let words = |limit| {
        [
            "solve", "--rules", "x > 0", "10^6", "10^30", "--json", "--limit", limit,
        ]
    };
    let found = document(&words("3"), folder.path());
    assert_eq!(found["count"], "1000000000000000000000000000001");
    assert_eq!(found["more"], true);
    assert_eq!(found["winning_moves"].as_array().unwrap().len(), 3);
    assert_eq!(found["evidence"]["status"], "proved");
    let words = ["solve", "--rules", "x > 0", "10", "4"];
    let (all, _) = ends_with(0, &words, folder.path());
    assert_eq!(all.matches("→ leaves (0, ").count(), 5, "{all}");
    let (some, _) = ends_with(0, &[&words[..], &["--limit", "2"]].concat(), folder.path());
    assert!(some.contains("and 3 more; 5 in all"), "{some}");
}

/// The files of the cache of proofs, hidden ones too.
fn entries(folder: &TempDir) -> Vec<PathBuf> {
    let proofs = folder.path().join("cache/wythoff/proofs");
    let files = fs::read_dir(proofs).map(|files| files.map(|file| file.unwrap().path()).collect());
    files.unwrap_or_default()
}

fn is_cached(rules: &str, folder: &TempDir) -> bool {
    let found = document(&["prove", rules, "--json"], folder.path());
    assert_eq!(found["status"], "proved");
    found["theorem"]["cached"].as_bool().unwrap()
}

#[test]
fn a_proof_is_kept_and_one_that_does_not_hold_is_made_anew() {
    let folder = tempdir().unwrap();
    assert!(!is_cached(WYTHOFF, &folder));
    // The same game, written otherwise.
    assert!(is_cached("like wythoff", &folder));
    let [entry] = &entries(&folder)[..] else {
        panic!()
    };
    let good = fs::read(entry).unwrap();
    let mut flipped: Value = serde_json::from_slice(&good).unwrap();
    flipped["lost"]["accepting"].as_array_mut().unwrap().pop();
    ends_with(
        0,
        &["prove", "like nim", "--certificate", "nim.json"],
        folder.path(),
    );
    let nim = fs::read(folder.path().join("nim.json")).unwrap();
    for bad in [
        b"".to_vec(),
        b"{\"format\"".to_vec(),
        vec![0xff; 100],
        good[..good.len() / 2].to_vec(),
        flipped.to_string().into_bytes(),
        nim, // valid, but of another game
    ] {
        fs::write(entry, bad).unwrap();
        assert!(!is_cached(WYTHOFF, &folder));
        assert!(is_cached(WYTHOFF, &folder), "it was made anew");
    }
    let (again, _) = ends_with(0, &["lab", WYTHOFF], folder.path());
    assert!(again.contains("Proved by an earlier run"));
    let (anew, _) = ends_with(0, &["lab", WYTHOFF, "--no-cache"], folder.path());
    assert!(!anew.contains("Proved by an earlier run"));
}

#[test]
fn without_cache_nothing_is_written_and_a_folder_that_cannot_be_written_is_no_harm() {
    let folder = tempdir().unwrap();
    ends_with(
        0,
        &["solve", "--rules", WYTHOFF, "4", "7", "--no-cache"],
        folder.path(),
    );
    assert!(!folder.path().join("cache").exists());
    // A file where the folder should be stops everybody, read-only folders all but the superuser.
    fs::write(folder.path().join("cache"), "").unwrap();
    ends_with(0, &["solve", "--rules", WYTHOFF, "4", "7"], folder.path());
    fs::remove_file(folder.path().join("cache")).unwrap();
    fs::create_dir(folder.path().join("cache")).unwrap();
    fs::set_permissions(
        folder.path().join("cache"),
        fs::Permissions::from_mode(0o500),
    )
    .unwrap();
    ends_with(0, &["solve", "--rules", WYTHOFF, "4", "7"], folder.path());
}

#[test]
fn two_runs_at_once_keep_one_good_entry() {
    let folder = tempdir().unwrap();
    let rules = "misere; parameter k = 2; like k-wythoff";
    let start = || {
        let mut command = wythoff(&["prove", rules, "--json"], folder.path());
        command.stdout(Stdio::piped()).spawn().unwrap()
    };
    let runs: Vec<_> = (0..6).map(|_| start()).collect();
    for run in runs {
        assert!(run.wait_with_output().unwrap().status.success());
    }
    let entries = entries(&folder);
    assert_eq!(entries.len(), 1, "{entries:?}");
    assert!(is_cached(rules, &folder));
}

#[test]
fn drawings_and_walnut_files_are_written() {
    let folder = tempdir().unwrap();
    let words = [
        "lab",
        WYTHOFF,
        "--dot",
        "lost.dot",
        "--walnut",
        "deep/walnut",
        "--certificate",
        "c.json",
    ];
    let (report, told) = ends_with(0, &words, folder.path());
    assert!(report.contains("Theorem") && told.contains("deep/walnut") && told.contains("c.json"));
    let drawing = fs::read_to_string(folder.path().join("lost.dot")).unwrap();
    assert!(drawing.starts_with("digraph"));
    let (printed, _) = ends_with(0, &["prove", WYTHOFF, "--dot"], folder.path());
    assert_eq!(printed, drawing);
    let mut files = 0;
    let mut folders = vec![folder.path().join("deep/walnut")];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path)
            } else {
                files += 1
            }
        }
    }
    assert!(files >= 2, "an automaton and commands");
    ends_with(
        3,
        &["prove", WYTHOFF, "--certificate", "no/such/folder.json"],
        folder.path(),
    );
}

#[test]
fn bad_rules_end_with_2_and_never_with_a_panic() {
    let folder = tempdir().unwrap();
    let write = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
    let lines: String = (1..=10_000)
        .map(|x| format!("move x = {x}, y = 0\n"))
        .collect();
    write("lines", lines.as_bytes());
    write("binary", b"x > 0, y = 0\n\xff\xfe");
    write("zeros", &vec![0; 3 << 20]);
    write(
        "deep",
        ["(".repeat(100_000), "x>0".into(), ")".repeat(100_000)]
            .concat()
            .as_bytes(),
    );
    write("bars", "|".repeat(10_000).as_bytes());
    write("ors", "x = 1 or y = 2, ".repeat(500).as_bytes());
    for (rules, told) in [
        ("@lines", "line 5001"),
        ("@binary", "line 2 is not valid UTF-8"),
        ("@zeros", "262144 bytes"),
        ("@deep", "line 1"),
        ("@bars", "line 1, column"),
        ("@ors", "line 1, column"),
        ("@.", "cannot read"),
        ("@nothing-here", "cannot read nothing-here"),
        ("x*y = 3", "line 1, column 1"),
        ("x > 0, y = 0 | x = y", "never end"),
        ("a' = a + 1, y = 0", "never end"),
        ("x = 10^30", "line 1, column"),
        ("x mod 0 = 1", "line 1, column"),
        ("piles a b c d; like nim", "line 1, column"),
        ("nim-9", "did you mean \"nim-1\"?"),
    ] {
        for verb in [
            &["lab"][..],
            &["prove"],
            &["solve", "1", "1", "--rules"],
            &["table", "--size", "3", "--rules"],
        ] {
            let (out, err) = ends_with(2, &[verb, &[rules]].concat(), folder.path());
            assert!(
                out.is_empty() && err.contains(told),
                "{verb:?} {rules}: {err}"
            );
        }
    }
}

#[test]
fn rules_come_from_files_and_from_stdin() {
    let folder = tempdir().unwrap();
    fs::write(
        folder.path().join("game"),
        format!("\u{feff}# a comment\r\n{WYTHOFF}\r\n"),
    )
    .unwrap();
    let (by_file, _) = ends_with(0, &["prove", "@game"], folder.path());
    let (by_words, _) = ends_with(0, &["prove", WYTHOFF], folder.path());
    assert_eq!(by_file, by_words);
    let by_stdin = assert_cmd::Command::from_std(wythoff(&["prove", "-"], folder.path()))
        .write_stdin(WYTHOFF)
        .assert()
        .success();
    assert_eq!(text(&by_stdin.get_output().stdout), by_words);
}

#[test]
fn no_move_at_all_is_an_answer() {
    let folder = tempdir().unwrap();
    let (report, _) = ends_with(0, &["lab", ""], folder.path());
    assert!(report.contains("every position is lost"));
    let (report, _) = ends_with(0, &["lab", "misere"], folder.path());
    assert!(report.contains("every position is won"));
    let (answer, _) = ends_with(
        0,
        &["solve", "--rules", "misere", "10^9", "3"],
        folder.path(),
    );
    assert!(answer.contains("the game is over, and the player to move has won"));
}

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

/// Its guesses grow with the table.
const GROWING: &str = "x>0,y=0 | x=0,y>0 | x=y>1";

#[test]
fn what_a_refutation_taught_is_told() {
    let folder = tempdir().unwrap();
    let (line, _) = ends_with(1, &["lab", GROWING, "--json"], folder.path());
    let found: Value = serde_json::from_str(&line).unwrap();
    let guesses = found["search"]["guesses"].as_array().unwrap();
    let number = |guess: &Value, field: &str| guess[field].as_u64().expect(field);
    assert!(guesses.len() > 3);
    for guess in guesses {
        // It agrees with its own table, so a larger one is needed, of which the position named is the corner.
        let needed = number(guess, "needed");
        assert!(needed > number(guess, "table"), "{guess}");
        let fate = guess["fate"].as_str().unwrap();
        assert!(fate.contains(&(needed - 1).to_string()), "{guess}");
    }
    let binary: Vec<&Value> = guesses
        .iter()
        .filter(|guess| guess["numeration"] == serde_json::json!({"greedy": [2]}))
        .collect();
    let growth: Vec<String> = binary
        .iter()
        .map(|guess| format!("{} (N = {})", guess["states"], guess["table"]))
        .collect();
    let needed = number(binary.last().unwrap(), "needed");
    for (language, lesson) in [
        ("en", format!("a table to {needed} shows it")),
        ("zh", format!("打表到 {needed} 即可看出")),
    ] {
        for verb in ["lab", "prove"] {
            let (report, _) = ends_with(1, &["--lang", language, verb, GROWING], folder.path());
            // Wherever a line may end.
            let squeezed = |text: &str| text.split_whitespace().collect::<String>();
            let words = squeezed(&report);
            assert!(words.contains(&squeezed(&growth.join(" → "))), "{report}");
            assert!(words.contains(&squeezed(&lesson)), "{report}");
        }
    }
}

#[test]
fn only_what_may_help_is_recommended() {
    let folder = tempdir().unwrap();
    let advice = |words: &[&str]| {
        let (report, _) = ends_with(1, words, folder.path());
        let (_, advice) = report.split_once("How to go on\n").unwrap();
        advice.to_owned()
    };
    let usual = advice(&["lab", GROWING]);
    assert!(usual.contains("--deep") && !usual.contains("--timeout"));
    let deep = advice(&["lab", GROWING, "--rows", "5000"]);
    assert!(!deep.contains("--deep") && !deep.contains("--timeout"));
    let late = advice(&["lab", GROWING, "--rows", "5000", "--timeout", "0"]);
    assert!(late.contains("--rows 5000 --timeout 600"));
    let late = advice(&["lab", GROWING, "--deep", "--timeout", "0"]);
    assert!(late.contains("--deep --timeout 600"));
}

/// Whether the process has said what is to happen on Ctrl-C: bit 1 of the signals it catches is that of SIGINT.
#[cfg(target_os = "linux")]
fn catches_interrupts(pid: &str) -> bool {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).expect("it runs");
    let caught = (status.lines().find_map(|line| line.strip_prefix("SigCgt:"))).expect("a mask");
    u64::from_str_radix(caught.trim(), 16).expect("hexadecimal") >> 1 & 1 == 1
}

#[cfg(target_os = "linux")]
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

#[test]
fn tables_of_rules_are_those_of_the_games() {
    let folder = tempdir().unwrap();
    for (rules, game) in [
        ("like wythoff", "wythoff"),
        ("like nim", "nim"),
        ("like wythoff(k=2)", "wythoff(k=2)"),
    ] {
        for values in ["outcome", "moves", "grundy"] {
            let common = [
                "table", "--size", "20", "--format", "csv", "--values", values,
            ];
            let ours = ends_with(
                0,
                &[&common[..], &["--rules", rules]].concat(),
                folder.path(),
            );
            let theirs = ends_with(0, &[&common[..], &["--game", game]].concat(), folder.path());
            assert_eq!(ours, theirs, "{rules} {values}");
        }
    }
    for format in ["json", "npy", "svg", "png"] {
        let words = [
            "table", "--size", "20", "--rules", WYTHOFF, "--format", format, "--out", format,
        ];
        ends_with(0, &words, folder.path());
        assert!(folder.path().join(format).metadata().unwrap().len() > 100);
    }
    let misere = [
        "table",
        "--size",
        "5",
        "--rules",
        "misere; like nim",
        "--values",
        "grundy",
    ];
    ends_with(2, &misere, folder.path());
}

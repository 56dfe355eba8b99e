//! The program as a process: streams, files, exit codes, closed pipes.

use std::ffi::OsString;
use std::io::{Read, Write};
use std::process::{Command, Stdio};

use assert_cmd::assert::{Assert, OutputAssertExt};
use assert_cmd::cargo::cargo_bin;
use tempfile::tempdir;
use wythoff::UBig;

fn wythoff(line: &str) -> Command {
    let mut command = Command::new(cargo_bin!("wythoff"));
    command.args(line.split(' ')).env("LC_ALL", "C");
    // Nothing can be kept there, so that no run depends on one before it.
    command.env("XDG_CACHE_HOME", "/dev/null");
    command
}

/// Runs a line with an input.
fn with_input(line: &str, input: &str) -> Assert {
    assert_cmd::Command::from_std(wythoff(line))
        .write_stdin(input)
        .assert()
}

#[test]
fn piles_come_from_stdin_and_from_files() {
    let folder = tempdir().unwrap();
    std::fs::write(folder.path().join("one"), "8\n").unwrap();
    std::fs::write(folder.path().join("both"), "\u{feff}8,\r\n 4\r\n").unwrap();
    let answer = wythoff("solve 8 4").output().unwrap().stdout;
    for (line, input) in [
        ("solve -", "8 4"),
        ("solve 8 -", "4\n"),
        ("solve @one -", "\n4"),
        ("solve @one 4", ""),
        ("solve @both", ""),
    ] {
        let mut command = assert_cmd::Command::from_std(wythoff(line));
        let run = command.current_dir(&folder).write_stdin(input).assert();
        run.success().stdout(answer.clone());
    }
}

#[test]
fn a_mistake_in_a_file_is_shown_with_its_line_and_column() {
    let misread =
        "error: stdin: line 2, column 5: expected a digit, \"+\", \"-\" or the end, found \"x\"\n";
    with_input("solve -", "8\n 4,5x").code(2).stderr(misread);
    with_input("solve -", "")
        .code(2)
        .stderr("error: wythoff has 2 piles, found 0\n");
    let negative = "error: stdin: line 1, column 3: expected a natural number, found \"-4\"\n";
    with_input("solve -", "8 -4").code(2).stderr(negative);
    let not_text = wythoff("solve @no-such-file").assert().code(3);
    assert!(not_text.get_output().stdout.is_empty());
}

#[test]
fn piles_of_a_million_digits_are_answered() {
    let input = format!("1{} 7", "0".repeat(999_999));
    let answer = with_input("solve -", &input).success();
    let answer = String::from_utf8_lossy(&answer.get_output().stdout).into_owned();
    let start = "(10000000…00000000 (1,000,000 digits), 7): the player to move wins.";
    let to_win = "take 99999999…99999996 (999,999 digits) from pile 1 → leaves (4, 7)";
    assert!(
        answer.starts_with(start) && answer.contains(to_win),
        "{answer}"
    );
}

/// By the plain way, number by number, a hundred thousand digits took ten seconds.
#[test]
fn fibonacci_nim_of_a_million_digits_is_answered_and_for_three_times_as_many_refused() {
    let answer = wythoff("solve --game fibonacci 10^1000000")
        .assert()
        .success();
    let answer = String::from_utf8_lossy(&answer.get_output().stdout).into_owned();
    let start = "(10000000…00000000 (1,000,001 digits)) in fibonacci: the player to move wins.";
    assert!(answer.starts_with(start), "{answer}");
    let refused = wythoff("solve --game fibonacci(3) 10^1000000")
        .assert()
        .code(2);
    let said = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(said.contains("digits take too long here"), "{said}");
}

#[test]
fn long_numbers_are_shortened_for_people_only() {
    // Neighbours in the Fibonacci sequence are a losing pair: (1, 2), (3, 5), (8, 13), …
    let (mut a, mut b) = (UBig::from(1u8), UBig::from(2u8));
    for _ in 0..1000 {
        (a, b) = (&a + &b, &a + &b * 2u8);
    }
    let (a, b) = (a.to_string(), b.to_string());
    for (line, is_shown) in [
        ("solve -", false),
        ("solve - --full", true),
        ("solve - --json", true),
    ] {
        let answer = with_input(line, &format!("{a} {b}")).success();
        let answer = String::from_utf8_lossy(&answer.get_output().stdout).into_owned();
        assert!(
            answer.contains("loses") || answer.contains("loss"),
            "{answer}"
        );
        assert_eq!(
            answer.contains(&a) && answer.contains(&b),
            is_shown,
            "{line}"
        );
    }
}

#[test]
fn a_judge_answers_before_it_complains() {
    with_input("judge hdu-1527", "2 1\r\n8 4\n\n4 7")
        .success()
        .stdout("0\n1\n0\n");
    with_input("judge hdu-1527", "165580140 267914295\n")
        .success()
        .stdout("0\n");
    with_input("judge hdu-6869", "1\n8209 67395890 8208\n")
        .success()
        .stdout("0\n");
    let complaint = "error: line 2, column 3: expected a pile size, found \"-4\"\n";
    with_input("judge hdu-1527", "2 1\n8 -4\n")
        .code(2)
        .stdout("0\n")
        .stderr(complaint);
    let complaint = "error: line 3, column 1: expected a pile size, found the end of the input\n";
    with_input("judge hdu-6869", "2\n1 2 0\n")
        .code(2)
        .stdout("0\n")
        .stderr(complaint);
    let complaint = "错误：第 1 行第 1 列：应为数据组数，实为“x”\n";
    with_input("--lang zh judge 51nod-1072", "x")
        .code(2)
        .stderr(complaint);
    with_input("judge HDU1527", "8 4").success().stdout("1\n");
}

#[test]
fn a_closed_pipe_ends_the_run_quietly() {
    for line in [
        "sequence lower --count 10^12",
        "sequence pairs --count 10^12 --format csv",
        "sequence word --count 10^12 --format json",
        "sequence gaps --count 10^12 --format bfile",
        "sequence array --count 10^12",
    ] {
        let mut run = wythoff(line);
        let mut run = run
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut start = [0; 10];
        run.stdout.take().unwrap().read_exact(&mut start).unwrap();
        let output = run.wait_with_output().unwrap();
        assert!(
            output.status.success() && output.stderr.is_empty(),
            "{line}: {output:?}"
        );
    }
}

#[test]
fn a_judge_whose_reader_has_gone_ends_quietly() {
    let mut run = wythoff("judge hdu-1527");
    let run = run
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut run = run.spawn().unwrap();
    drop(run.stdout.take());
    let mut input = run.stdin.take().unwrap();
    // The judge may stop reading at any time.
    let _ = input.write_all("8 4\n".repeat(1 << 20).as_bytes());
    drop(input);
    let output = run.wait_with_output().unwrap();
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
}

#[test]
fn a_closed_pipe_is_quiet_for_every_verb_and_format() {
    for line in [
        "--help",
        "help rules",
        "solve 8 4",
        "solve 8 4 --json",
        "explain 8 4",
        "explain 8 4 --format json",
        "games",
        "heap 0.77",
        "heap 0.77 --format csv",
        "heap 0.77 --format json",
        "heap 0.77 --period --format json",
        "table --size 9",
        "table --size 9 --format csv",
        "table --size 9 --format json",
        "table --size 9 --format npy",
        "table --size 9 --format svg",
        "table --size 9 --format png",
        "lab wythoff --no-cache",
        "lab wythoff --no-cache --json",
        "prove wythoff --no-cache --dot",
        "lab --list nim --no-cache",
        "sequence pairs",
        "sequence lower --format json",
        "judge --list",
        "code rust --problem hdu-1527",
        "precision --limit 1000",
        "precision --limit 1000 --json",
        "checker hdu-2177",
        "completions bash",
        "man",
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = wythoff(line).stdout(writer).output().unwrap();
        assert!(
            output.status.success() && output.stderr.is_empty(),
            "{line}: {output:?}"
        );
    }
}

#[test]
fn a_missing_file_is_something_outside() {
    let folder = tempdir().unwrap();
    for line in [
        "solve @nothing",
        "explain @nothing",
        "solve --rules @nothing 1 2",
        "table --rules @nothing --size 3",
        "lab @nothing",
        "prove @nothing",
        "check nothing",
        "table --size 3 --out no/folder",
        "heap 0.77 --checkpoint no/folder",
        "testdata hdu-1527 --out /dev/null/folder",
        "hack hdu-1527 -- ./nothing",
    ] {
        let mut command = wythoff(line);
        command.current_dir(&folder).assert().code(3).stdout("");
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_table_leaves_no_half_file() {
    let folder = tempdir().unwrap();
    let names = || {
        let entries = std::fs::read_dir(&folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name());
        names
            .map(|name| name.to_string_lossy().into_owned())
            .collect::<Vec<_>>()
    };
    let mut run = wythoff("table --size 9000 --format csv --out table.csv");
    let run = run.current_dir(&folder).stderr(Stdio::null());
    let mut run = run.spawn().unwrap();
    while names().is_empty() {
        assert!(run.try_wait().unwrap().is_none(), "nothing was written");
        std::thread::yield_now();
    }
    let pid = run.id().to_string();
    Command::new("kill").args(["-INT", &pid]).assert().success();
    match run.wait().unwrap().code() {
        Some(130) => assert_eq!(names(), [""; 0]),
        // It was faster than the signal.
        code => assert_eq!((code, names()), (Some(0), vec!["table.csv".to_owned()])),
    }
}

#[test]
fn a_search_ends_when_its_time_is_up() {
    let late = "error: the time was up; --timeout allows more (60 seconds unless told)\n";
    for line in [
        "explain --game kayles 40 50 60 --misere --budget 10^12 --timeout 0",
        "heap 0.007 --to 1000000 --timeout 0",
    ] {
        wythoff(line).assert().code(2).stdout("").stderr(late);
    }
    let period = "heap 0.007 --period --timeout 0";
    let said = "The time was up before heap 1000000; --timeout allows more, and --checkpoint keeps what is found.\n";
    let run = wythoff(period).assert().success().stderr(said);
    let answer = String::from_utf8_lossy(&run.get_output().stdout).into_owned();
    assert!(
        answer.starts_with("0.007: unknown; the values up to heap "),
        "{answer}"
    );
}

#[test]
fn who_asks_for_nothing_is_shown_what_can_be_asked_in_any_language() {
    let asked = with_input("--lang zh -h", "").success();
    let help = String::from_utf8(asked.get_output().stdout.clone()).unwrap();
    with_input("--lang zh", "").code(2).stderr(help);
}

#[test]
fn problems_and_languages_are_known_by_the_names_people_type() {
    for name in ["luogu-p2252", "luogu P2252", "P2252", "p2252", "洛谷 P2252"] {
        let line = format!("judge {name}");
        with_input(&line, "165580140 267914295")
            .success()
            .stdout("0\n");
    }
    with_input("judge HDU 1527", "8 4\n4 7\n")
        .success()
        .stdout("1\n0\n");
    for (names, name) in [
        (&["C++", "c++", "CXX", "c++17"][..], "cpp"),
        (&["py", "Python3"], "python"),
        (&["Java"], "java"),
        (&["RS"], "rust"),
    ] {
        let program = |name: &str| {
            let run = wythoff(&format!("code {name} --problem P2252")).assert();
            run.success().get_output().stdout.clone()
        };
        for other in names {
            assert_eq!(program(other), program(name), "{other}");
        }
    }
}

#[test]
fn full_width_digits_are_digits_in_every_number() {
    for (wide, plain) in [
        ("solve ８ ４", "solve 8 4"),
        ("solve （８，４）", "solve 8 4"),
        ("solve １０＾２０ ３ -k ２", "solve 10^20 3 -k 2"),
        ("heap 0.77 --to １２", "heap 0.77 --to 12"),
        (
            "sequence lower --count ５ --from １",
            "sequence lower --count 5 --from 1",
        ),
        ("table --size ５", "table --size 5"),
        ("precision --limit １００", "precision --limit 100"),
    ] {
        let output = wythoff(plain).output().unwrap().stdout;
        wythoff(wide).assert().success().stdout(output);
    }
}

#[test]
fn colours_are_given_when_asked_for() {
    let run = |line, no_color| {
        let output = wythoff(line).env("NO_COLOR", no_color).output().unwrap();
        output.stdout.contains(&0x1b)
    };
    assert!(!run("solve 8 4", ""));
    assert!(run("solve 8 4 --color always", "1"));
    assert!(!run("solve 8 4 --color never", ""));
    assert!(run("--color=always --help", ""));
}

#[test]
fn the_manual_has_a_page_for_every_verb() {
    let folder = tempdir().unwrap();
    let mut command = wythoff("man --out pages/here");
    command.current_dir(&folder).assert().success().stdout("");
    let pages = std::fs::read_dir(folder.path().join("pages/here")).unwrap();
    let mut names: Vec<_> = pages.map(|page| page.unwrap().file_name()).collect();
    names.sort();
    let verbs = [
        "-atlas",
        "-census",
        "-check",
        "-checker",
        "-code",
        "-completions",
        "-coq",
        "-explain",
        "-games",
        "-guess",
        "-hack",
        "-heap",
        "-judge",
        "-lab",
        "-man",
        "-page",
        "-play",
        "-precision",
        "-prove",
        "-sequence",
        "-solve",
        "-table",
        "-testdata",
        "",
    ];
    assert_eq!(
        names,
        verbs.map(|verb| OsString::from(format!("wythoff{verb}.1")))
    );
    let all = wythoff("man").assert().success();
    let all = String::from_utf8_lossy(&all.get_output().stdout).into_owned();
    assert_eq!(all.matches(".SH NAME").count(), verbs.len());
    assert_eq!(all.matches(".SH EXAMPLES").count(), verbs.len());
}

#[test]
fn the_page_is_in_a_program_built_after_it_and_otherwise_it_is_said_how_to_get_it() {
    let folder = tempdir().unwrap();
    let mut command = wythoff("page --out here.html");
    let run = command.current_dir(&folder).assert();
    let written = std::fs::read(folder.path().join("here.html"));
    match std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/page/wythoff.html")) {
        Ok(page) => {
            run.success();
            assert_eq!(written.unwrap(), page);
        }
        Err(_) => {
            let run = run.code(3);
            let complaint = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
            assert!(complaint.contains("cargo xtask web"), "{complaint}");
            assert!(written.is_err());
        }
    }
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = wythoff(&format!("completions {shell}")).assert().success();
        let script = String::from_utf8_lossy(&script.get_output().stdout).into_owned();
        assert!(script.contains("sequence"), "{shell} knows the verbs");
        // The others do not complete the values of an argument.
        let completes_values = ["bash", "fish", "zsh"].contains(&shell);
        assert_eq!(script.contains("hdu-5973"), completes_values, "{shell}");
    }
}

#[test]
fn rows_of_any_width_are_written() {
    // Wider than the formatter's own limit of 2^16.
    for line in [
        "sequence pairs --from 10^70000 --count 2",
        "sequence lower --from 10^70000 --count 2",
    ] {
        let run = wythoff(line).assert().success();
        assert!(run.get_output().stdout.len() > 140_000, "{line}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported() {
    let full = || {
        std::fs::File::options()
            .write(true)
            .open("/dev/full")
            .unwrap()
    };
    for line in ["solve 8 4", "solve 8 4 --json", "sequence lower", "--help"] {
        let run = wythoff(line).stdout(full()).assert().code(3);
        let said = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
        let complaint = match line.contains("--json") {
            true => r#"{"schema":"wythoff/error/1","error":"cannot write the output: "#,
            false => "error: cannot write the output: ",
        };
        assert!(said.starts_with(complaint), "{line}: {said}");
    }
}

#[test]
fn a_theorem_is_certified_and_a_tampered_certificate_is_refused() {
    let folder = tempdir().unwrap();
    let run = |line: &[&str]| {
        let mut command = wythoff("--color=never");
        command.args(line).current_dir(&folder);
        command.assert()
    };
    let rules = "misere; x>0,y=0 | x=0,y>0 | x=y>0";
    run(&["prove", rules, "--certificate", "c.json"]).success();
    run(&["check", "c.json"]).success();
    let path = folder.path().join("c.json");
    let text = std::fs::read_to_string(&path).unwrap();
    // The first list of accepting states is that of the claim.
    let place = text.find("\"accepting\":[").unwrap() + "\"accepting\":[".len();
    let end = place + text[place..].find(']').unwrap();
    let tampered = format!("{}{}", &text[..place], &text[end..]);
    std::fs::write(&path, tampered).unwrap();
    run(&["check", "c.json"]).code(1);
    std::fs::write(&path, "{}").unwrap();
    run(&["check", "c.json"]).code(1);
    run(&["check", "not-there.json"]).code(3);
}

#[test]
fn rules_without_a_theorem_and_rules_that_make_no_sense_are_told_apart() {
    let prove = |rules: &str| {
        let mut command = wythoff("--color=never");
        command.args(["prove", "--timeout", "2", rules]).assert()
    };
    prove("2x <= a, x > 0, y = 0 | 2y <= b, y > 0, x = 0").code(1);
    let refused = prove("x > 0, y = 0 | x*y = 3").code(2);
    let told = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(told.contains("line 1, column"), "{told}");
}

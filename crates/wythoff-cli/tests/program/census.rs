//! A census: the same rows and certificates however it is run, stopped, killed or divided.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use assert_cmd::assert::OutputAssertExt;
use assert_cmd::cargo::cargo_bin;
use bytes::Bytes;
use parquet::file::reader::{FileReader, SerializedFileReader};
use tempfile::tempdir;

fn census(words: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(cargo_bin!("wythoff"));
    command.arg("census").args(words).arg(folder);
    command
        .env("LC_ALL", "C")
        .env("XDG_CACHE_HOME", "/dev/null");
    command
}

fn parts(folder: &Path, kind: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder.join(kind)) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    let is_part = |path: &PathBuf| path.extension().is_some_and(|end| end == "parquet");
    paths.filter(is_part).collect()
}

/// Who looked, when, and how long it took: all that may differ.
const PROVENANCE: [&str; 3] = ["worker", "cpu_ms", "time"];

/// All rows of a kind by their keys and budgets, each as text without its provenance.
fn rows(folder: &Path, kind: &str) -> BTreeMap<(String, String), String> {
    let mut rows = BTreeMap::new();
    for path in parts(folder, kind) {
        let reader = SerializedFileReader::new(Bytes::from(fs::read(path).unwrap())).unwrap();
        for row in reader.get_row_iter(None).unwrap() {
            let row = row.unwrap();
            let column = |wanted: &str| {
                let mut columns = row.get_column_iter();
                columns
                    .find(|(name, _)| *name == wanted)
                    .unwrap()
                    .1
                    .to_string()
            };
            let told = (row.get_column_iter())
                .filter(|(name, _)| !PROVENANCE.contains(&&name[..]))
                .map(|(name, value)| format!("{name}: {value}\n"));
            let (key, told) = ((column("key"), column("tier")), told.collect::<String>());
            // Work done twice says the same twice.
            if let Some(before) = rows.insert(key, told.clone()) {
                assert_eq!(before, told);
            }
        }
    }
    rows
}

fn both(folder: &Path) -> [BTreeMap<(String, String), String>; 2] {
    ["results", "certificates"].map(|kind| rows(folder, kind))
}

/// Games that take little time, two of them without a theorem within these budgets.
const LIGHT: &str = "space light
play normal misere
block single 1
  x>0, y=0 | x=0, y>0
block both 0..1
  x=y>0
  0<x=y<={k}     for k in 1..2
  x={i}, y={j}   for i in 1..2, j in 1..2
  x=y>2
tier total 300000 rows 2000
tier total 600000 rows 2000
";

#[test]
fn one_thread_and_two_killed_runs_and_shards_come_to_the_same_rows_and_certificates() {
    let folder = tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("light.space"), LIGHT).unwrap();
    let space = at("light.space");
    let space = space.to_str().unwrap();
    let take = [space, "--threads", "1", "--out"];
    census(&take, &at("one")).assert().success();
    let one = both(&at("one"));
    assert_eq!((one[0].len(), one[1].len()), (16, 12));

    let take = [space, "--threads", "2", "--part", "7", "--out"];
    census(&take, &at("two")).assert().success();
    assert_eq!(both(&at("two")), one);
    assert!(parts(&at("two"), "results").len() > 1);

    // Killed as soon as something is written, again and again.
    let mut kills = 0;
    loop {
        let take = [space, "--threads", "2", "--part", "3", "--out"];
        let before = parts(&at("killed"), "results").len();
        let mut run = census(&take, &at("killed"))
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        while parts(&at("killed"), "results").len() < before + 2 {
            if run.try_wait().unwrap().is_some() {
                break;
            }
            sleep(Duration::from_millis(2));
        }
        if let Some(status) = run.try_wait().unwrap() {
            assert!(status.success());
            break;
        }
        run.kill().unwrap();
        run.wait().unwrap();
        kills += 1;
        // Whatever is there is whole.
        census(&["status"], &at("killed")).assert().success();
    }
    assert!(kills > 0);
    assert_eq!(both(&at("killed")), one);

    for shard in ["2/3", "1/3", "3/3"] {
        let take = [space, "--threads", "1", "--shard", shard, "--out"];
        census(&take, &at("shards")).assert().success();
    }
    assert_eq!(both(&at("shards")), one);

    // One row for each game is left, and one certificate for each theorem.
    for name in ["two", "killed"] {
        census(&["compact"], &at(name)).assert().success();
    }
    let compacted = |name: &str| fs::read(&parts(&at(name), "certificates")[0]).unwrap();
    assert!(compacted("killed") == compacted("two"));
    let [results, certificates] = both(&at("two"));
    assert_eq!(parts(&at("two"), "results").len(), 1);
    assert_eq!(parts(&at("two"), "certificates").len(), 1);
    assert_eq!(certificates, one[1]);
    let proved = |row: &&String| row.contains("result: \"proved\"");
    assert_eq!(results.values().filter(proved).count(), certificates.len());
    let status = |name: &str| {
        let status = census(&["status"], &at(name)).assert().success();
        let status = String::from_utf8_lossy(&status.get_output().stdout).into_owned();
        let lines = status
            .lines()
            .filter(|line| !line.starts_with("Part files"));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    assert_eq!(status("two"), status("one"));
    // Nothing is left to do.
    let take = [space, "--out"];
    census(&take, &at("two"))
        .assert()
        .success()
        .stdout(status("one"));
    assert_eq!(parts(&at("two"), "results").len(), 1);
}

#[test]
fn an_exported_census_is_an_atlas_to_ask() {
    let folder = tempdir().unwrap();
    let space = folder.path().join("few.space");
    let text = "space few\nplay normal misere\nblock single 1\n  x>0, y=0 | x=0, y>0\nblock both 0..1\n  x=y>0\n  x=1, y=2\n  x=1, y=3\ntier total 300000 rows 2000\n";
    fs::write(&space, text).unwrap();
    let (out, file) = (folder.path().join("out"), folder.path().join("atlas"));
    let file_name = file.to_str().unwrap();
    census(&[space.to_str().unwrap(), "--out"], &out)
        .assert()
        .success();
    let folder_name = out.to_str().unwrap();
    census(&["export", folder_name, "--out"], &file)
        .assert()
        .success();

    let ask = |words: &[&str], code: i32| {
        let mut command = Command::new(cargo_bin!("wythoff"));
        command.arg("atlas").args(words).args(["--file", file_name]);
        let run = command.env("LC_ALL", "C").assert().code(code);
        String::from_utf8_lossy(&run.get_output().stdout).into_owned()
    };
    let found = ask(&["search", "numeration:fibonacci states<10"], 0);
    assert!(
        found.contains("fibonacci 7") && found.ends_with("Games: 1\n"),
        "{found}"
    );
    assert!(found.contains("x>0, y=0 | x=0, y>0 | x=y>0"), "{found}");
    assert!(ask(&["search", "misere", "x=y>0"], 0).ends_with("Games: 1\n"));
    assert!(ask(&["search", "states>1000"], 1).ends_with("Games: 0\n"));
    ask(&["search", "states<many"], 2);

    let key = &found[..12];
    let shown = ask(&["show", key], 0);
    assert!(
        shown.contains("(1 + √5)/2") && shown.contains("(1, 2)"),
        "{shown}"
    );
    let shown = ask(&["show", key, "--lang", "zh"], 0);
    assert!(shown.contains("奇异局势"), "{shown}");
    ask(&["show", ""], 2);

    // Nim with one more move that changes nothing is Nim, to its losing positions.
    let like = ask(&["like", "x>0,y=0 | x=0,y>0 | x=2,y=3"], 0);
    assert!(like.ends_with("Games: 3\n"), "{like}");
    ask(&["like", "piles a b c; like nim"], 2);
    let stats = ask(&["stats"], 0);
    assert!(stats.starts_with("Games: 8\nProved: 8\n"), "{stats}");
    ask(&["stats", "more"], 2);
}

#[test]
fn another_space_a_cut_part_and_what_is_no_census_are_named() {
    let folder = tempdir().unwrap();
    let space = folder.path().join("one.space");
    let text = "space one\nblock single 1\n  x>0, y=0 | x=0, y>0\ntier total 100000 rows 2000\n";
    fs::write(&space, text).unwrap();
    let space = space.to_str().unwrap();
    let out = folder.path().join("out");
    census(&[space, "--out"], &out).assert().success();

    let refused = |words: &[&str], folder: &Path, code: i32| {
        let run = census(words, folder).assert().code(code);
        String::from_utf8_lossy(&run.get_output().stderr).into_owned()
    };
    let complaint = refused(&["tiny", "--out"], &out, 2);
    assert!(
        complaint.contains("has the census of the space \"one\""),
        "{complaint}"
    );
    let complaint = refused(&["status"], folder.path(), 3);
    assert!(complaint.contains("census.json"), "{complaint}");
    fs::write(folder.path().join("census.json"), "{}").unwrap();
    let complaint = refused(&["status"], folder.path(), 2);
    assert!(
        complaint.contains("not the census.json of a census"),
        "{complaint}"
    );

    let part = parts(&out, "results").remove(0);
    let whole = fs::read(&part).unwrap();
    fs::write(&part, &whole[..whole.len() / 2]).unwrap();
    let name = part.file_name().unwrap().to_str().unwrap();
    for words in [&["status"][..], &["compact"], &[space, "--out"]] {
        let complaint = refused(words, &out, 2);
        assert!(complaint.contains(name), "{complaint}");
    }
    // Moved away, its rows are made anew.
    fs::rename(&part, folder.path().join("cut")).unwrap();
    census(&[space, "--out"], &out).assert().success();
    assert_eq!(rows(&out, "results").len(), 1);

    for (text, line) in [
        ("space one\nblok a 1\n", 2),
        ("space one\nblock a 1\n  x={k}, y=0\n", 3),
        ("space one\nblock a 1\n  x={k}, y=0 for k in 3..2\n", 3),
        ("space one\nblock a 2..1\n", 2),
        ("space one\ntier rows many\n", 2),
        ("space one two\n", 1),
    ] {
        let path = folder.path().join("wrong.space");
        fs::write(&path, text).unwrap();
        let complaint = refused(&[path.to_str().unwrap(), "--out"], &out, 2);
        assert!(
            complaint.contains(&format!("line {line}:")),
            "{text}: {complaint}"
        );
    }
    let path = folder.path().join("half.space");
    fs::write(&path, "space one\nblock a 1\n").unwrap();
    let complaint = refused(&[path.to_str().unwrap(), "--out"], &out, 2);
    assert!(complaint.contains("at least one tier"), "{complaint}");
    let path = folder.path().join("endless.space");
    fs::write(&path, "space one\nblock a 1\n  x=y\ntier total 1\n").unwrap();
    let complaint = refused(&[path.to_str().unwrap(), "--out"], &out, 2);
    assert!(complaint.contains("takes nothing"), "{complaint}");
    for (shard, threads) in [("0/3", "1"), ("4/3", "1"), ("x", "1"), ("1/1", "0")] {
        let words = ["tiny", "--shard", shard, "--threads", threads, "--out"];
        refused(&words, &out, 2);
    }
}

#[test]
fn what_makes_no_sense_is_refused_before_a_folder_is_made() {
    let place = tempdir().unwrap();
    let folder = place.path().join("census");
    for words in [
        ["tiny", "--threads", "0", "--out"],
        ["tiny", "--threads", "1025", "--out"],
        ["tiny", "--shard", "3/2", "--out"],
    ] {
        census(&words, &folder).assert().code(2);
        assert!(!folder.exists(), "{words:?}");
    }
}

/// Every command of the documents that asks the atlas finds something in the file that is shipped.
#[test]
fn what_the_documents_ask_of_the_atlas_is_there() {
    for document in ["atlas.md", "atlas.zh.md"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
        let text = fs::read_to_string(path.join(document)).unwrap();
        let lines = text.lines().filter_map(|line| {
            let line = line.strip_prefix("wythoff atlas ")?;
            // What it does stands behind it, after many blanks.
            Some(line.split("   ").next().unwrap_or(line))
        });
        let mut asked = 0;
        for line in lines {
            let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
            let rest = rest.trim().trim_matches('\'');
            let mut command = Command::new(cargo_bin!("wythoff"));
            command.args(["atlas", verb]).env("LC_ALL", "C");
            let output = command
                .args(Some(rest).filter(|rest| !rest.is_empty()))
                .output()
                .unwrap();
            let said = String::from_utf8_lossy(&output.stdout).into_owned();
            assert!(output.status.success(), "{document}: {line}");
            assert!(!said.contains("Games: 0"), "{document}: {line}: {said}");
            asked += 1;
        }
        assert_eq!(asked, 4, "{document}");
    }
}

fn wythoff(words: &[&str]) -> Command {
    let mut command = Command::new(cargo_bin!("wythoff"));
    command.args(words).env("LC_ALL", "C");
    command
}

/// Does a task as a worker does: its line is written, and stdin stays open until it is done.
fn perform(line: &str, folder: &Path) -> std::process::Output {
    let mut task = census(&["task"], folder);
    let mut task = task
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = task.stdin.take().unwrap();
    // It may have ended before it has read anything.
    let _ = stdin.write_all(format!("{line}\n").as_bytes());
    let output = task.wait_with_output().unwrap();
    drop(stdin);
    output
}

#[test]
fn tasks_done_one_by_one_come_to_the_same_files_as_threads() {
    let folder = tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("light.space"), LIGHT).unwrap();
    let space = at("light.space");
    let space = space.to_str().unwrap();
    census(&[space, "--out"], &at("threads")).assert().success();
    let tasks = || {
        let run = census(&["tasks", space, "--out"], &at("tasks"))
            .assert()
            .success();
        let lines = String::from_utf8(run.get_output().stdout.clone()).unwrap();
        lines.lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let mut rounds = Vec::new();
    loop {
        let lines = tasks();
        if lines.is_empty() {
            break;
        }
        rounds.push(lines.len());
        for line in lines {
            let done = perform(&line, &at("tasks"));
            assert!(done.status.success(), "{done:?}");
        }
    }
    // All games are one task of the first budget; what it leaves is looked at one by one.
    assert_eq!(rounds[0], 1);
    assert!(rounds.len() == 2 && rounds[1] > 1, "{rounds:?}");
    for name in ["threads", "tasks"] {
        census(&["compact"], &at(name)).assert().success();
    }
    assert_eq!(both(&at("tasks")), both(&at("threads")));
}

#[test]
fn what_is_no_task_of_this_folder_is_refused_and_a_task_may_be_given_up() {
    let folder = tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let run = census(&["tasks", "tiny", "--out"], &at("tiny"))
        .assert()
        .success();
    let lines = String::from_utf8(run.get_output().stdout.clone()).unwrap();
    let line = lines.lines().next().unwrap();
    fs::write(at("light.space"), LIGHT).unwrap();
    let space = at("light.space");
    let space = space.to_str().unwrap();
    census(&["tasks", space, "--out"], &at("other"))
        .assert()
        .success();
    for (line, folder, code) in [
        ("", "tiny", 2),
        ("{}", "tiny", 2),
        (line, "other", 2),
        (line, "nowhere", 3),
    ] {
        let done = perform(line, &at(folder));
        assert_eq!(done.status.code(), Some(code), "{done:?}");
        assert!(done.stderr.starts_with(b"error: "), "{done:?}");
        assert!(parts(&at(folder), "results").is_empty());
    }
    // Whoever handed it out is gone: nothing is written.
    let mut task = census(&["task"], &at("tiny"));
    let mut task = task.stdin(Stdio::piped()).spawn().unwrap();
    let mut stdin = task.stdin.take().unwrap();
    stdin.write_all(format!("{line}\n").as_bytes()).unwrap();
    drop(stdin);
    assert_eq!(task.wait().unwrap().code(), Some(3));
    assert!(parts(&at("tiny"), "results").is_empty());
    // Given up, a game is no longer open.
    let line = line.replace("}", ",\"crashed\":\"died three times\"}");
    assert!(perform(&line, &at("tiny")).status.success());
    let status = census(&["status"], &at("tiny")).assert().success();
    let status = String::from_utf8_lossy(&status.get_output().stdout).into_owned();
    assert!(status.contains("Crashed: 20"), "{status}");
    assert_eq!(lines.lines().count(), 3);
    let run = census(&["tasks", "tiny", "--out"], &at("tiny"))
        .assert()
        .success();
    assert_eq!(
        run.get_output().stdout.split(|byte| *byte == b'\n').count(),
        3
    );
}

#[test]
fn what_killed_runs_left_half_written_is_swept_when_it_is_old() {
    let folder = tempdir().unwrap();
    let run = || {
        census(&["tasks", "tiny", "--out"], folder.path())
            .assert()
            .success();
    };
    run();
    let [old, new] = [1, 2].map(|number| {
        let name = format!("results/.part-1-00000.parquet.{number}.partial");
        folder.path().join(name)
    });
    fs::write(&new, "half").unwrap();
    let file = fs::File::create(&old).unwrap();
    let hours = std::time::SystemTime::now() - Duration::from_secs(2 * 3600);
    file.set_modified(hours).unwrap();
    run();
    assert!(!old.exists() && new.exists());
}

#[test]
fn a_cluster_without_python_or_without_the_package_is_a_clear_error() {
    let folder = tempdir().unwrap();
    let out = folder.path().join("out");
    let run = |python: &str| {
        let words = ["census", "tiny", "--cluster", "local:1", "--out"];
        let run = wythoff(&words)
            .arg(&out)
            .env("WYTHOFF_PYTHON", python)
            .assert()
            .code(3);
        String::from_utf8_lossy(&run.get_output().stderr).into_owned()
    };
    assert!(run("no-such-python").contains("cannot start no-such-python"));
    // A Python that has no such package ends with 1, as this does.
    let said = run("false");
    assert!(said.contains("pip install 'wythoff[cluster]'"), "{said}");
    wythoff(&[
        "census",
        "tiny",
        "--cluster",
        "local:1",
        "--threads",
        "2",
        "--out",
        "d",
    ])
    .assert()
    .code(2);
}

#[test]
fn a_space_that_comes_with_the_program_is_found_by_its_file_name_unless_there_is_such_a_file() {
    let folder = tempdir().unwrap();
    let list = |space: &str| {
        let mut list = Command::new(cargo_bin!("wythoff"));
        list.args(["census", "list", space]).env("LC_ALL", "C");
        list.current_dir(&folder).output().unwrap()
    };
    let named = list("tiny");
    assert!(named.status.success());
    assert_eq!(list("spaces/tiny.space").stdout, named.stdout);
    assert_eq!(list("spaces/small.space").status.code(), Some(3));
    fs::create_dir(folder.path().join("spaces")).unwrap();
    fs::write(folder.path().join("spaces/tiny.space"), "not a space").unwrap();
    assert_eq!(list("spaces/tiny.space").status.code(), Some(2));
}

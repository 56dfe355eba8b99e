//! Tables in every format: exact bytes where they are short, structure where they are long.

use std::ops::ControlFlow::Continue;

use wythoff::Wythoff;
use wythoff::board::format::{Shown, Table, Values};
use wythoff::board::{BoardError, Cell, fill_grundy};
use wythoff::solve::board::closed;

fn grundy(size: usize) -> Vec<u16> {
    let mut cells = vec![0; size * size];
    let threads = 1.try_into().expect("not 0");
    let filled = fill_grundy(0, size, &mut cells, threads, &mut ());
    assert_eq!(filled, Ok(Continue(())));
    cells
}

fn outcomes(size: usize) -> Vec<u8> {
    let mut cells = vec![0; size * size];
    assert_eq!(
        closed::fill_outcomes(&Wythoff::new(0), size, &mut cells),
        Ok(())
    );
    cells
}

fn table<C: Cell>(values: Values, size: usize, cells: &[C]) -> Table<'_, C> {
    Table::new("wythoff", values, size, cells).expect("the right length")
}

fn text<C: Cell>(table: Table<'_, C>, width: Option<usize>) -> (String, Shown) {
    let mut text = Vec::new();
    let shown = table
        .write_text(width, &mut text)
        .expect("a vector takes everything");
    (String::from_utf8(text).expect("text"), shown)
}

#[test]
fn csv_is_a_line_a_row() {
    let mut csv = Vec::new();
    let cells = grundy(4);
    let table = table(Values::Grundy, 4, &cells);
    table
        .write_csv(&mut csv)
        .expect("a vector takes everything");
    assert_eq!(csv, b"0,1,2,3\n1,2,0,4\n2,0,1,5\n3,4,5,6\n");
}

#[test]
fn json_names_its_schema() {
    let mut json = Vec::new();
    let cells = grundy(2);
    let table = Table::new("a\"b\\c\n", Values::Grundy, 2, &cells).expect("the right length");
    table
        .write_json(&mut json)
        .expect("a vector takes everything");
    let expected = r#"{"schema":"wythoff/table/1","game":"a\"b\\c\u000a","values":"grundy","size":2,"rows":[
[0,1],
[1,2]
]}
"#;
    assert_eq!(String::from_utf8(json).as_deref(), Ok(expected));
}

#[test]
fn npy_has_the_header_numpy_reads() {
    fn npy<C: Cell>(size: usize, cells: &[C]) -> Vec<u8> {
        let mut npy = Vec::new();
        let table = table(Values::Grundy, size, cells);
        table
            .write_npy(&mut npy)
            .expect("a vector takes everything");
        npy
    }
    let file = npy(2, &[0u16, 1, 1, 0x1234]);
    assert_eq!(file[..10], *b"\x93NUMPY\x01\x00\x76\x00"); // 0x76 = 118 = 2·64 − 10
    let header = "{'descr': '<u2', 'fortran_order': False, 'shape': (2, 2), }";
    assert_eq!(file[10..128], *format!("{header:<117}\n").as_bytes());
    assert_eq!(file[128..], [0, 0, 1, 0, 1, 0, 0x34, 0x12]);
    let file = npy(1, &[7u8]);
    assert!(file.starts_with(b"\x93NUMPY\x01\x00\x76\x00{'descr': '|u1'"));
    assert_eq!(file[128..], [7]);
    // As wide as the largest value needs, whatever the cells in memory are.
    for (largest, start) in [
        (254, "{'descr': '|u1'"),
        (255, "{'descr': '<u2'"),
        (65_534, "{'descr': '<u2'"),
        (65_535, "{'descr': '<u4'"),
    ] {
        let file = npy(2, &[0u32, 1, largest, 2]);
        assert!(file[10..].starts_with(start.as_bytes()), "{largest}");
    }
    assert_eq!(npy(1, &[0x0123_4567u32])[128..], [0x67, 0x45, 0x23, 0x01]);
    assert_eq!(npy::<u8>(0, &[]).len(), 128);
}

#[test]
fn text_is_cut_to_the_width_and_says_so() {
    let cells = grundy(16);
    let whole = Shown {
        size: 16,
        is_cut: false,
    };
    let (all, shown) = text(table(Values::Grundy, 16, &cells), None);
    assert_eq!(shown, whole);
    assert_eq!(all.lines().count(), 17);
    assert_eq!(
        all.lines().nth(11),
        Some(" 10 10 11  9  8 13 12  0 15 16 17 14 18  7  6  2  3")
    );
    assert_eq!(
        text(table(Values::Grundy, 16, &cells), Some(51)),
        (all, whole)
    );
    let (part, shown) = text(table(Values::Grundy, 16, &cells), Some(15));
    assert_eq!((shown.size, shown.is_cut), (5, true));
    let expected = "\
a\\b 0 1 2 3 4 …
  0 0 1 2 3 4 …
  1 1 2 0 4 5 …
  2 2 0 1 5 3 …
  3 3 4 5 6 2 …
  4 4 5 3 2 7 …
  …
";
    assert_eq!(part, expected);
    // One cell is always shown, and a table without cells has a heading.
    let (_, shown) = text(table(Values::Grundy, 16, &cells), Some(0));
    assert_eq!((shown.size, shown.is_cut), (1, true));
    assert_eq!(
        text(table::<u8>(Values::Grundy, 0, &[]), Some(80)).0,
        "a\\b\n"
    );
}

#[test]
fn no_line_of_text_is_wider_than_asked() {
    let cells = grundy(150);
    for width in 7..400 {
        let (part, shown) = text(table(Values::Grundy, 150, &cells), Some(width));
        assert!(
            part.lines().all(|line| line.chars().count() <= width),
            "{width}"
        );
        // What one more character makes room for needs it.
        let (more, wider) = text(table(Values::Grundy, 150, &cells), Some(width + 1));
        let longest = more.lines().map(|line| line.chars().count()).max();
        assert!(wider == shown || longest == Some(width + 1), "{width}");
    }
}

#[test]
fn outcomes_are_letters_in_text() {
    let cells = outcomes(3);
    let (all, _) = text(table(Values::Outcome, 3, &cells), None);
    assert_eq!(all, "a\\b 0 1 2\n  0 P . .\n  1 . . P\n  2 . P .\n");
}

#[test]
fn a_buffer_of_the_wrong_length_is_an_error() {
    let error = Table::new("wythoff", Values::Grundy, 2, &[0u8; 3]).map(|_| ());
    assert_eq!(error, Err(BoardError::BufferLength { size: 2, found: 3 }));
}

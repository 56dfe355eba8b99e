//! The readers of words agree on every text.

use proptest::prelude::*;
use wythoff::simd::tokens::{ReadWords, fastest, portable};

fn read(reader: ReadWords, text: &[u8], room: usize) -> (Vec<u64>, usize) {
    let mut words = vec![0; room];
    let progress = reader(text, &mut words);
    words.truncate(progress.words);
    let line_feeds = text[..progress.bytes].iter().filter(|byte| **byte == b'\n');
    assert_eq!(progress.lines, line_feeds.count());
    (words, progress.bytes)
}

/// Numbers of one to 16 digits, at times more, between one blank and at times more.
fn text() -> impl Strategy<Value = String> {
    let number = prop_oneof![30 => "[0-9]", 30 => "[0-9]{8,10}", 30 => "[0-9]{1,16}", 1 => "[0-9]{17,21}", 1 => "x"];
    let blanks = prop_oneof![30 => Just(" ".to_owned()), 1 => "[ \t\n\r\u{b}\u{c}]{0,99}"];
    let piece = (number, blanks).prop_map(|(number, blanks)| number + &blanks);
    let good = prop::collection::vec("[0-9]{1,16}\n", 0..300).prop_map(|lines| lines.concat());
    let any = prop::collection::vec(piece, 0..500).prop_map(|pieces| pieces.concat());
    (good, any).prop_map(|(good, any)| good + &any)
}

proptest! {
    #[test]
    fn the_fastest_reader_reads_what_the_plain_one_reads(text in text(), room in 0..1000usize) {
        let text = text.as_bytes();
        prop_assert_eq!(read(fastest(), text, room), read(portable, text, room));
    }
}

/// All edges there can be in a block, and every position in 16 bits.
#[test]
fn texts_of_single_digits_and_of_many_bytes_are_read_to_the_end() {
    // Miri takes a thousand times as long for each.
    let bytes = if cfg!(miri) { 600 } else { 150_000 };
    for number in ["7", "1234567890123456", "00"] {
        for blanks in [" ", "\r\n", "                              "] {
            let text = (number.to_owned() + blanks).repeat(bytes / (number.len() + blanks.len()));
            let count = text.split_ascii_whitespace().count();
            let (words, bytes) = read(fastest(), text.as_bytes(), count + 1);
            assert_eq!(words, vec![number.parse::<u64>().expect("digits"); count]);
            assert_eq!(bytes, text.trim_end().len());
        }
    }
}

/// A number may be too long within a block, across its edge, and over many of them, with what is right before and behind.
#[test]
fn numbers_of_every_length_are_read_or_not_wherever_they_stand() {
    let edges = if cfg!(miri) { 62..66 } else { 0..140 };
    for before in edges {
        for length in [1, 8, 9, 15, 16, 17, 19, 20, 63, 64, 65, 200] {
            let digits = "987654321".repeat(23);
            let text = ["1\n".repeat(before / 2), " ".repeat(before % 2)].concat()
                + &digits[..length]
                + &"\n23".repeat(3000);
            for room in [2000, 4000] {
                let found = read(fastest(), text.as_bytes(), room);
                assert_eq!(found, read(portable, text.as_bytes(), room));
            }
        }
    }
}

#[test]
fn exactly_c_white_space_separates_numbers() {
    for byte in 0..=u8::MAX {
        // Sixteen numbers: enough for the vectors to have one on each side.
        let text = [
            &b"12 ".repeat(12)[..],
            b"34",
            &[byte],
            b"56 ",
            &b"78 ".repeat(30),
        ]
        .concat();
        let expected = if byte.is_ascii_whitespace() || byte == 0x0b {
            44
        } else if byte.is_ascii_digit() {
            43
        } else {
            12
        };
        for reader in [fastest(), portable] {
            assert_eq!(read(reader, &text, 100).0.len(), expected, "byte {byte}");
        }
    }
}

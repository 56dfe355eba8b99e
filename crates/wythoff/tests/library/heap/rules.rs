//! Rules are read and printed, refused with the reason, and played by.

use wythoff::GameNameError;
use wythoff::heap::{HeapCode, HeapRules};
use wythoff::solve::search::Search;

use crate::heap::{read, sequence};

#[test]
fn rules_print_as_the_text_they_are_read_from() {
    for (text, printed) in [
        ("0.77", "0.77"),
        (".137", "0.137"),
        ("4.3", "4.3"),
        ("4", "4"),
        ("4.", "4"),
        ("4.0", "4"),
        (" 0.0700 ", "0.07"),
        ("0x0.3F", "0x0.3f"),
        ("0Xc", "0xc"),
        ("0x.37", "0.37"),
        ("Kayles", "0.77"),
        ("dawsons-kayles", "0.07"),
        ("dawsons-chess", "0.137"),
        ("GRUNDY", "grundy"),
        ("lasker", "lasker"),
        ("subtraction(4, 3,1 ,3)", "subtraction(1,3,4)"),
        ("subtraction(3,1,2)", "subtraction(1..3)"),
        ("subtraction( 1..7 )", "subtraction(1..7)"),
        ("subtraction(1)", "subtraction(1..1)"),
        ("subtraction（2，3）", "subtraction(2,3)"),
        ("all-but (2,3,7)", "all-but(2,3,7)"),
        ("all-but(1,2)", "all-but(1,2)"),
        ("subtraction(2..4)", "subtraction(2,3,4)"),
        ("subtraction(1..4294967295)", "subtraction(1..4294967295)"),
    ] {
        let rules = read(text);
        assert_eq!(rules.to_string(), printed, "{text}");
        assert_eq!(read(printed), rules, "{text}");
    }
}

#[test]
fn what_is_no_rules_is_refused_with_place_and_reason() {
    let no_octal = "the digits of an octal code are 0 to 7, found";
    let endless = "the first digit is for taking nothing";
    for (text, column, reason) in [
        ("", 1, "no rules of a heap are called \"\""),
        ("  ", 3, "no rules of a heap are called \"\""),
        ("?", 1, "no rules of a heap are called \"?\""),
        ("nim", 1, "no rules of a heap are called \"nim\""),
        ("0.78", 4, no_octal),
        ("0.7f", 4, no_octal),
        ("8", 1, no_octal),
        ("9.3", 1, no_octal),
        ("1.3", 1, endless),
        ("3.3", 1, endless),
        ("77", 1, endless),
        (" 6.1", 2, endless),
        ("0x9.1", 3, endless),
        ("0xE.1", 3, endless),
        ("0.", 3, "expected a digit, found the end"),
        (".", 2, "expected a digit, found the end"),
        ("0x", 3, "expected a digit, found the end"),
        ("0.7g", 4, "expected a digit, found \"g\""),
        ("0.7 7", 5, "expected the end, found \"7\""),
        ("0.7.7", 4, "expected the end, found \".\""),
        (
            "07",
            2,
            "expected a point after the first digit, found \"7\"",
        ),
        ("0", 1, "the code allows no move"),
        ("0.000", 1, "the code allows no move"),
        ("kales", 1, "no rules of a heap are called \"kales\""),
        ("kayles(3)", 8, "no parameter is called \"3\""),
        ("subtraction", 12, "amounts is missing"),
        (
            "subtraction()",
            13,
            "expected at least one amount, found none",
        ),
        ("all-but( )", 10, "expected at least one amount, found none"),
        ("subtraction(0)", 13, "taking 0 stones is not a move"),
        ("subtraction(1, 0)", 16, "taking 0 stones is not a move"),
        ("subtraction(1,)", 15, "expected an amount, found \")\""),
        ("subtraction(1,-3)", 15, "expected an amount, found \"-\""),
        (
            "subtraction(1",
            14,
            "expected \",\" or \")\", found the end",
        ),
        ("subtraction(1..0)", 16, "taking 0 stones is not a move"),
        ("subtraction(1.5)", 15, "expected \"..\", found \"5\""),
        (
            "subtraction(5..2)",
            13,
            "a range of amounts runs from the smaller to the larger",
        ),
        ("subtraction(4294967296)", 13, "amounts go up to 4294967295"),
        ("all-but(1..3;)", 13, "expected \",\" or \")\", found \";\""),
    ] {
        let error: GameNameError = text.parse::<HeapRules>().unwrap_err();
        let found = error.to_string();
        let expected = format!("column {column}: {reason}");
        assert!(found.starts_with(&expected), "{text:?}: {found}");
    }
}

#[test]
fn a_code_needs_a_move_and_a_first_digit_that_breaks() {
    assert_eq!(HeapCode::new(&[]), None);
    assert_eq!(HeapCode::new(&[0, 0]), None);
    assert_eq!(HeapCode::new(&[2, 1]), None);
    assert_eq!(HeapCode::new(&[0, 16]), None);
    let code = HeapCode::new(&[0, 1, 3, 0]).unwrap();
    assert_eq!(code.digits(), [0, 1, 3]);
    assert_eq!((code.most_taken(), code.most_heaps_left()), (2, 1));
}

#[test]
fn options_are_those_of_the_rules() {
    let options = |rules: &str, heap| read(rules).heap_options(heap);
    assert_eq!(options("0.137", 3), [vec![1], vec![]]);
    assert_eq!(options("4.3", 4), [vec![1, 3], vec![2, 2], vec![3]]);
    assert_eq!(options("0x0.8", 6), [vec![1, 1, 3], vec![1, 2, 2]]);
    assert_eq!(options("subtraction(1,3,4)", 3), [vec![2], vec![]]);
    assert_eq!(options("subtraction(1..2)", 5), [vec![4], vec![3]]);
    assert_eq!(options("all-but(2,3)", 5), [vec![4], vec![1], vec![]]);
    assert_eq!(options("lasker", 3), [vec![2], vec![1], vec![], vec![1, 2]]);
    assert_eq!(options("grundy", 5), [vec![1, 4], vec![2, 3]]);
    assert_eq!(options("grundy", 4), [vec![1, 3]]);
    assert!(options("0.77", 0).is_empty());
}

#[test]
fn several_heaps_have_the_nim_sum_of_their_values() {
    for rules in [
        "0.77",
        "4.3",
        "0x0.3f",
        "subtraction(1,3,4)",
        "all-but(2)",
        "lasker",
        "grundy",
    ] {
        let (game, sequence) = (read(rules), sequence(rules, 6));
        let mut search = Search::new(&game);
        for heaps in [[6, 5, 0], [3, 4, 6], [1, 2, 5]] {
            let nim_sum = heaps
                .iter()
                .fold(0, |sum, &heap| sum ^ sequence.values()[heap as usize]);
            assert_eq!(
                search.grundy(&heaps),
                Ok(nim_sum.into()),
                "{rules} {heaps:?}"
            );
        }
    }
}

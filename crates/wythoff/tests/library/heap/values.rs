//! The values of every kind of rules are those of the definition, and those published.

use wythoff::heap::{HeapCode, HeapRules, NimSequence};

use crate::heap::{oracle, read, rows, sequence};

fn check(rules: HeapRules, last: u64) {
    let expected = oracle::values(&rules, last);
    let mut found = NimSequence::new(rules);
    found.extend_to(last, &mut ()).unwrap();
    assert_eq!(found.values(), expected, "{}", found.rules());
}

#[test]
fn every_octal_code_of_three_digits_has_the_values_of_the_definition() {
    for first in [0, 4] {
        for code in 0..512u32 {
            let digit = |place: u32| (code >> (3 * place) & 7u32) as u8;
            if let Some(code) = HeapCode::new(&[first, digit(0), digit(1), digit(2)]) {
                check(HeapRules::Code(code), 300);
            }
        }
    }
}

#[test]
fn every_hexadecimal_code_of_one_digit_has_the_values_of_the_definition() {
    for first in [0, 4, 8, 12] {
        for digit in 0..16 {
            if let Some(code) = HeapCode::new(&[first, digit]) {
                check(HeapRules::Code(code), 120);
            }
        }
    }
}

#[test]
fn longer_codes_have_the_values_of_the_definition() {
    for code in [
        "0.0000004",
        "0.1030506",
        "0x0.08",
        "0x0.123456789abcdef",
        "0x0.3f",
        "0x8.8",
    ] {
        check(read(code), 150);
    }
}

#[test]
fn every_small_subtraction_set_and_its_complement_have_the_values_of_the_definition() {
    for set in 1..256u32 {
        let amounts = (1..=8).filter(|amount| set >> (amount - 1) & 1 != 0);
        let amounts: Vec<String> = amounts.map(|amount| amount.to_string()).collect();
        let amounts = amounts.join(",");
        check(read(&format!("subtraction({amounts})")), 200);
        check(read(&format!("all-but({amounts})")), 200);
    }
    check(read("subtraction(5,100,250)"), 400);
    check(read("all-but(5,100,250)"), 400);
}

#[test]
fn lasker_and_grundy_have_the_values_of_the_definition() {
    check(HeapRules::Lasker, 400);
    check(HeapRules::Grundy, 1000);
}

#[test]
fn published_values() {
    for row in rows(include_str!("../../data/heap-values.tsv")) {
        let expected: Vec<u32> = row[1]
            .split(' ')
            .map(|value| value.parse().unwrap())
            .collect();
        let found = sequence(row[0], expected.len() as u64 - 1);
        assert_eq!(found.values(), expected, "{}", row[0]);
    }
}

#[test]
fn dawsons_chess_is_dawsons_kayles_one_stone_later() {
    let (chess, kayles) = (
        sequence("dawsons-chess", 999),
        sequence("dawsons-kayles", 1000),
    );
    assert_eq!(chess.values(), &kayles.values()[1..]);
}

#[test]
fn nim_values_of_far_heaps() {
    // From the run of another program, ogsolve 0.0.7.
    for (code, heap, value) in [
        ("0.007", 20_000, 202),
        ("0.165", 100_000, 6),
        ("0.16", 200_000, 4),
    ] {
        let mut found = NimSequence::without_copying(read(code));
        found.extend_to(heap, &mut ()).unwrap();
        assert_eq!(found.values()[heap as usize], value, "{code}");
    }
}

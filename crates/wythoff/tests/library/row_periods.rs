//! Rows of the Grundy table with proved periods: against tables, against published periods, and through files.

use std::ops::ControlFlow::{Break, Continue};

use wythoff::board::rows::Status;
use wythoff::board::{RowPeriods, fill_grundy};
use wythoff::{Progress, UBig};

fn rows(k: u64, last: usize, columns: usize) -> RowPeriods {
    let mut rows = RowPeriods::new(k);
    assert_eq!(rows.extend(last, columns, &mut ()), Continue(()));
    rows
}

#[test]
fn periods_are_the_published_ones_and_proved() {
    let rows = rows(0, 10, usize::MAX);
    assert_eq!(rows.proved(), 11);
    let mut checked = 0;
    for line in include_str!("../data/grundy-row-periods.tsv").lines() {
        if line.starts_with('#') {
            continue;
        }
        let numbers: Vec<usize> = line
            .split('\t')
            .map(|number| number.parse().expect("a number in the data file"))
            .collect();
        let row = rows.row(numbers[0]).expect("proved");
        let period = (row.period(), row.preperiod());
        assert_eq!(period, (Some(numbers[1]), Some(numbers[2])), "{line}");
        checked += 1;
    }
    assert_eq!(checked, 7);
}

#[test]
fn rows_agree_with_a_table_of_many_periods() {
    const SIZE: usize = 1500;
    for (k, last) in [(0, 24), (1, 16), (2, 10), (5, 6)] {
        let mut cells = vec![0u16; SIZE * SIZE];
        let threads = 1.try_into().expect("not 0");
        let filled = fill_grundy(k, SIZE, &mut cells, threads, &mut ());
        assert_eq!(filled, Ok(Continue(())));
        let rows = rows(k, last, usize::MAX);
        assert_eq!(rows.proved(), last + 1, "k = {k}");
        for (place, &cell) in cells[..(last + 1) * SIZE].iter().enumerate() {
            let (a, b) = (UBig::from(place / SIZE), UBig::from(place % SIZE));
            let expected = Some(UBig::from(cell));
            assert_eq!(rows.grundy(&a, &b), expected, "({a}, {b}), k = {k}");
            assert_eq!(rows.grundy(&b, &a), expected, "({b}, {a}), k = {k}");
        }
    }
}

#[test]
fn ten_to_the_forty_is_a_look_up() {
    let rows = rows(0, 10, usize::MAX);
    let far = UBig::from(10u8).pow(40);
    // 10^40 ≡ 16 mod 24, and so is 112, which is in the table: g(7, 112) = 104.
    assert_eq!((&far - 112u8) % 24u8, 0);
    let near = rows.grundy(&UBig::from(7u8), &UBig::from(112u8));
    assert_eq!(near, Some(UBig::from(104u8)));
    let value = rows.grundy(&UBig::from(7u8), &far);
    assert_eq!(value, Some(&far - 112u8 + 104u8));
    assert_eq!(rows.grundy(&far, &far), None);
}

#[test]
fn a_period_is_the_least_and_its_preperiod_too() {
    let rows = rows(0, 20, usize::MAX);
    for (a, row) in rows.rows().iter().enumerate() {
        let (Some(period), Some(preperiod)) = (row.period(), row.preperiod()) else {
            panic!("row {a} is proved");
        };
        let offset = |b: usize| {
            let value = row.grundy(&UBig::from(b)).expect("proved");
            i64::try_from(value).expect("small") - b as i64
        };
        let repeats =
            |from: usize, p: usize| (from..from + 3 * period).all(|b| offset(b) == offset(b + p));
        assert!(repeats(preperiod, period), "row {a}");
        assert!(preperiod == 0 || offset(preperiod - 1) != offset(preperiod - 1 + period));
        assert!((1..period).all(|p| !repeats(preperiod, p)), "row {a}");
    }
}

#[test]
fn what_is_not_proved_is_labelled_seen_or_unknown() {
    // Row 6 repeats every 12 columns from 37 on, but its state is sampled every 24: proved at column 81.
    let rows = rows(0, 7, 80);
    assert_eq!(rows.proved(), 6);
    let row = &rows.rows()[6];
    assert_eq!(row.status(), Status::Seen { to: 80 });
    assert_eq!((row.period(), row.preperiod()), (Some(12), Some(37)));
    assert!(row.grundy(&UBig::from(79u8)).is_some());
    assert_eq!(row.grundy(&UBig::from(80u8)), None);
    let row = &rows.rows()[7];
    assert_eq!(row.status(), Status::Unknown { to: 80 });
    assert_eq!((row.period(), row.preperiod()), (None, None));
    // Offsets that may not fit are not computed at all.
    let rows = self::rows(1 << 14, 1, 1000);
    assert_eq!(rows.rows()[1].status(), Status::Unknown { to: 0 });
    assert_eq!(self::rows(u64::MAX, 1, 1000).proved(), 1);
}

#[test]
fn a_break_keeps_the_rows_so_far() {
    let mut rows = RowPeriods::new(0);
    let mut stop = |progress: Progress| match progress.done < 5 {
        true => Continue(()),
        false => Break(()),
    };
    assert_eq!(rows.extend(9, usize::MAX, &mut stop), Break(()));
    assert_eq!(rows.proved(), 5);
    assert_eq!(rows.extend(9, usize::MAX, &mut ()), Continue(()));
    assert_eq!(rows, self::rows(0, 9, usize::MAX));
}

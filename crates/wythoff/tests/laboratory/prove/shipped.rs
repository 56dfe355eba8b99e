//! The theorems about values that come with the library: against a table, and made anew.

use std::num::NonZeroUsize;
use std::path::Path;

use wythoff::board::fill_grundy;
use wythoff::prove::{
    Found, GrundyTheorem, SearchOptions, search_values, shipped_values, written_values,
};
use wythoff::solve::sum::parse_sum;
use wythoff::{Checked, Effort, Evidence, Play, Rules, UBig};

/// How large the tables are.
const SIZE: usize = 3000;
/// Below this every position is asked.
const SMALL: usize = 150;
/// How many neighbours of a position of small value are asked too.
const NEAR: usize = 3;

fn asked(a: usize, b: usize, theorem: &GrundyTheorem) -> Option<UBig> {
    theorem.value(&[a.into(), b.into()]).unwrap()
}

#[test]
fn what_is_shipped_is_what_a_table_says() {
    for k in 0..3 {
        let theorem = shipped_values(k).unwrap();
        let most = theorem.most().unwrap();
        let mut cells = vec![0u16; SIZE * SIZE];
        let threads = NonZeroUsize::MIN;
        let filled = fill_grundy(u64::from(k), SIZE, &mut cells, threads, &mut ());
        assert!(filled.unwrap().is_continue());
        let known = |a: usize, b: usize| {
            let value = u32::from(cells[a * SIZE + b]);
            (value <= most).then(|| UBig::from(value))
        };
        let mut small_values = 0;
        for a in 0..SIZE {
            for b in 0..SIZE {
                let is_small = known(a, b).is_some();
                small_values += usize::from(is_small);
                let last = (b + NEAR).min(SIZE - 1);
                let nearby = if is_small {
                    b.saturating_sub(NEAR)..last + 1
                } else {
                    b..b
                };
                let all = if a.max(b) < SMALL { b..b + 1 } else { b..b };
                for b in nearby.chain(all) {
                    assert_eq!(asked(a, b, &theorem), known(a, b), "k = {k}: ({a}, {b})");
                }
            }
        }
        assert!(small_values > SIZE, "k = {k}");
    }
    assert!(shipped_values(3).is_none());
}

#[test]
fn what_is_shipped_is_found_and_proved_again() {
    let slow = std::env::var_os("WYTHOFF_SLOW").is_some_and(|value| value != "0");
    if !slow {
        println!("left out; WYTHOFF_SLOW=1 runs it");
        return;
    }
    for k in 0..3 {
        let shipped = shipped_values(k).unwrap();
        let rules = Rules::wythoff(k);
        let options = SearchOptions::default();
        let found = search_values(&rules, shipped.most(), &options, &mut ()).unwrap();
        let Found::Theorem { mut proof, .. } = found else {
            panic!("k = {k}: no theorem")
        };
        proof.checked_certificate(None).unwrap();
        let found = GrundyTheorem::new(&rules, shipped.most(), *proof).unwrap();
        let text = written_values(&found).unwrap();
        if std::env::var_os("WYTHOFF_REMAKE").is_some() {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/values");
            std::fs::write(folder.join(format!("wythoff-{k}.txt")), &text).unwrap();
        }
        assert!(
            written_values(&shipped) == Some(text),
            "k = {k}: WYTHOFF_REMAKE=1 writes the file anew"
        );
        assert_eq!(shipped.proof().lost, found.proof().lost);
    }
}

/// The pile with which 10^100 has the value 1: the next position of that value in its row, found by the moves to it.
fn partner(a: &UBig) -> UBig {
    let theorem = shipped_values(0).unwrap();
    let position = [a.clone(), a * UBig::from(2u8)];
    let moves = theorem.options_of_value(&position, &UBig::ONE, 10);
    let moves = moves.unwrap().unwrap();
    let kept = moves.iter().find(|to| to.leaves.piles()[0] == *a);
    kept.expect("one in each row").leaves.piles()[1].clone()
}

#[test]
fn sums_use_what_is_shipped_at_any_size() {
    let a = UBig::from(10u8).pow(100);
    let b = partner(&a);
    let sum = parse_sum(&format!("wythoff[{a},{b}] + nim[1]")).unwrap();
    let answer = sum.analyse(Play::Normal, &mut Effort::default()).unwrap();
    assert!(answer.outcome.is_loss());
    let evidence = &answer.parts[0].value.as_ref().unwrap().evidence;
    assert!(matches!(
        evidence,
        Evidence::Proof {
            checked: Checked::InTests,
            ..
        }
    ));
    // With another heap the winning moves are those to value 1 in Nim, and to value 0 in the other part.
    let sum = parse_sum(&format!("wythoff[{a},{b}] + nim[3]")).unwrap();
    let answer = sum.analyse(Play::Normal, &mut Effort::default()).unwrap();
    let moves: Vec<_> = answer.moves.iter().map(|to| to.part).collect();
    assert_eq!(moves, [1]);
    assert!(
        answer.parts[0].unlisted.is_some(),
        "moves to value 3 are not known"
    );
    let sum = parse_sum(&format!("wythoff[{a},{b}] + nim[1,1]")).unwrap();
    let answer = sum.analyse(Play::Normal, &mut Effort::default()).unwrap();
    assert!(
        answer.moves.iter().any(|to| to.part == 0) && answer.moves.iter().any(|to| to.part == 1)
    );
    // A value that is only known to be large is different from 1, and there is a move to 1.
    let sum = parse_sum(&format!("wythoff[{a},{a}] + nim[1]")).unwrap();
    let answer = sum.analyse(Play::Normal, &mut Effort::default()).unwrap();
    assert!(answer.outcome.is_win() && answer.value.is_none());
    assert!(!answer.moves.is_empty());
    let theorem = shipped_values(0).unwrap();
    for to in answer.moves.iter() {
        assert_eq!(
            (to.part, theorem.value(to.leaves.piles()).unwrap()),
            (0, Some(UBig::ONE))
        );
    }
    assert_eq!(answer.parts[0].unlisted, None);
    assert!(answer.parts[1].unlisted.is_some());
    // Where larger values would be needed it is said so.
    let sum = parse_sum(&format!("wythoff[{a},{a}] + nim[3]")).unwrap();
    let error = sum
        .analyse(Play::Normal, &mut Effort::default())
        .unwrap_err();
    assert!(error.to_string().contains("values up to 2 only"), "{error}");
}

//! A sequence written down is taken up where it was left, and what is no checkpoint is refused.

use std::ops::ControlFlow;

use wythoff::Progress;
use wythoff::heap::{CheckpointError, ExtendError, NimSequence};

use crate::heap::{read, sequence};

fn written(sequence: &NimSequence) -> Vec<u8> {
    let mut bytes = Vec::new();
    sequence.write_checkpoint(&mut bytes).unwrap();
    bytes
}

fn reread(bytes: &[u8]) -> Result<NimSequence, CheckpointError> {
    NimSequence::read_checkpoint(&mut &bytes[..])
}

#[test]
fn a_sequence_goes_on_from_its_checkpoint() {
    for rules in [
        "0.77",
        "0.6",
        "grundy",
        "0x0.3f",
        "subtraction(2,5)",
        "all-but(2,5)",
        "lasker",
    ] {
        for first in [0, 1, 40, 300] {
            let mut resumed = reread(&written(&sequence(rules, first))).unwrap();
            assert_eq!(
                (resumed.rules(), resumed.last_heap()),
                (&read(rules), first)
            );
            resumed.extend_to(700, &mut ()).unwrap();
            let whole = sequence(rules, 700);
            assert_eq!(resumed.values(), whole.values(), "{rules} from {first}");
            assert_eq!(
                resumed.periodicity().period(),
                whole.periodicity().period(),
                "{rules} from {first}"
            );
        }
    }
}

#[test]
fn values_of_every_width_are_kept() {
    for heaps in [200, 300, 70_000] {
        let lasker = sequence("lasker", heaps);
        assert_eq!(reread(&written(&lasker)).unwrap().values(), lasker.values());
    }
}

#[test]
fn values_above_their_heaps_are_kept() {
    // Found by the fuzzer: three heaps have more options than stones.
    let code = sequence("0x8.7f", 40);
    assert!((0..).zip(code.values()).any(|(heap, &value)| value > heap));
    assert_eq!(reread(&written(&code)).unwrap().values(), code.values());
}

#[test]
fn a_damaged_checkpoint_is_refused_wherever_the_damage_is() {
    let bytes = written(&sequence("0.77", 30));
    for place in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[place] ^= 0x10;
        assert!(reread(&damaged).is_err(), "byte {place} changed");
        assert!(reread(&bytes[..place]).is_err(), "cut at {place}");
    }
    let longer = [&bytes[..], b"x"].concat();
    assert!(matches!(reread(&longer), Err(CheckpointError::Damaged)));
}

/// A checkpoint as a forger writes it, its checksum right.
fn forged(rules: &str, values: &[u8]) -> Vec<u8> {
    let mut bytes = format!(
        "wythoff nim-sequence 1\n{rules}\n{} values of 1 bytes\n",
        values.len()
    )
    .into_bytes();
    bytes.extend_from_slice(values);
    let sum = bytes.iter().fold(0xCBF2_9CE4_8422_2325u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3)
    });
    bytes.extend_from_slice(&sum.to_le_bytes());
    bytes
}

#[test]
fn nothing_is_proved_on_the_word_of_a_file() {
    // In 0.16 a heap of one stone may be taken, so g(1) = 1; a file of zeros shows the period 1.
    let mut sequence = reread(&forged("0.16", &[0; 1501])).unwrap();
    assert_eq!(sequence.periodicity().status(), "seen");
    let ends = [
        sequence.clone().extend_to(2000, &mut ()),
        sequence.extend_until_proved(1_000_000, &mut ()),
    ];
    for end in ends {
        let (heap, read, right) = (1, 0, 1);
        let wrong = ExtendError::AnotherValue { heap, read, right };
        assert_eq!(end, Err(wrong));
    }
    assert_ne!(sequence.periodicity().status(), "proved");
    // What has a formula is not read.
    let lasker = reread(&forged("lasker", &[0; 50])).unwrap();
    assert_eq!(lasker.values(), self::sequence("lasker", 49).values());
    assert_eq!(lasker.taken_on_trust(), None);
}

#[test]
fn values_are_the_files_until_a_proof_has_found_them_again() {
    assert_eq!(sequence("0.45", 100).taken_on_trust(), None);
    let mut resumed = reread(&written(&sequence("0.45", 100))).unwrap();
    assert_eq!(resumed.taken_on_trust(), Some(100));
    resumed.extend_to(200, &mut ()).unwrap();
    assert_eq!(resumed.taken_on_trust(), Some(100));
    resumed.extend_until_proved(10_000, &mut ()).unwrap();
    assert_eq!(resumed.taken_on_trust(), None);
}

#[test]
fn a_proof_from_a_checkpoint_finds_its_values_again() {
    let whole = sequence("0.45", 1500);
    let mut resumed = reread(&written(&whole)).unwrap();
    assert_eq!(resumed.periodicity().status(), "seen");
    // Stopped in the middle, it goes on from there.
    let mut stop_at_500 = |progress: Progress| match progress.done < 500 {
        true => ControlFlow::Continue(()),
        false => ControlFlow::Break(()),
    };
    let stopped = resumed.extend_until_proved(10_000, &mut stop_at_500);
    assert_eq!(stopped, Err(ExtendError::Stopped));
    assert_eq!(resumed.periodicity().status(), "seen");
    let mut again = Vec::new();
    let mut go_on = |progress: Progress| {
        again.push(progress.done);
        ControlFlow::Continue(())
    };
    resumed.extend_until_proved(10_000, &mut go_on).unwrap();
    assert!(again[0] >= 500, "{again:?}");
    assert_eq!(resumed.periodicity(), whole.periodicity());
    assert_eq!(resumed.periodicity().status(), "proved");
}

#[test]
fn a_foreign_file_and_a_foreign_version_are_named() {
    assert!(matches!(reread(b""), Err(CheckpointError::NotACheckpoint)));
    assert!(matches!(
        reread(b"\x93NUMPY"),
        Err(CheckpointError::NotACheckpoint)
    ));
    let error = reread(b"wythoff nim-sequence 99\nanything").unwrap_err();
    assert_eq!(
        error.to_string(),
        "expected a checkpoint of version 1, found \"99\""
    );
}

#[test]
fn a_computation_stops_when_told_and_goes_on_when_asked() {
    let mut stopped = NimSequence::new(read("0.6"));
    let mut told = Vec::new();
    let result = stopped.extend_to(5000, &mut |progress: Progress| {
        told.push(progress);
        if progress.done < 1000 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert_eq!(result, Err(ExtendError::Stopped));
    assert!(
        (1000..1300).contains(&stopped.last_heap()),
        "{}",
        stopped.last_heap()
    );
    let last = Progress::new(stopped.last_heap(), 5000);
    assert_eq!(told.last(), Some(&last));
    assert!(told.is_sorted_by_key(|progress| progress.done));
    stopped.extend_to(2000, &mut ()).unwrap();
    assert_eq!(stopped.values(), sequence("0.6", 2000).values());
}

#[test]
fn heaps_too_large_are_refused_at_once() {
    let mut sequence = NimSequence::new(read("0.6"));
    let heap = u64::from(u32::MAX);
    assert_eq!(
        sequence.extend_to(heap, &mut ()),
        Err(ExtendError::HeapTooLarge(heap))
    );
    assert_eq!(sequence.last_heap(), 0);
    assert!(sequence.bytes_needed(1_000_000) >= 8_000_000);
}

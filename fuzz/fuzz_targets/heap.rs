//! Any text is refused or is rules that print as they are read and have the values of the definition; any bytes are
//! refused or are a checkpoint.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::{HeapRules, NimSequence};

#[path = "../../crates/wythoff/tests/library/heap/oracle.rs"]
mod oracle;

fuzz_target!(|data: &[u8]| {
    let _ = NimSequence::read_checkpoint(&mut &data[..]);
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    match text.parse::<HeapRules>() {
        Ok(rules) => {
            assert_eq!(rules.to_string().parse(), Ok(rules.clone()));
            let mut sequence = NimSequence::new(rules.clone());
            sequence.extend_to(40, &mut ()).expect("nobody stops it");
            assert_eq!(sequence.values(), oracle::values(&rules, 40));
            // Resumed, it is the same.
            let mut written = Vec::new();
            sequence
                .write_checkpoint(&mut written)
                .expect("memory takes it");
            let read = NimSequence::read_checkpoint(&mut &written[..]).expect("just written");
            assert_eq!((read.rules(), read.values()), (&rules, sequence.values()));
        }
        Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.column())),
    }
});

//! Any text is refused at a place it has, or is data whose patterns agree with them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wythoff::prove::data::{Data, findings};

/// Longer data are read, but patterns take too long to be looked for.
const MOST: usize = 400;

fuzz_target!(|text: &str| {
    let data = match Data::read(text) {
        Ok(reading) => reading.data,
        Err(error) => {
            let lines = text.lines().count().max(1);
            assert!((1..=lines).contains(&error.line));
            let line = text.lines().nth(error.line - 1).unwrap_or_default();
            assert!((1..=line.chars().count().max(1)).contains(&error.column));
            return;
        }
    };
    if data.values().len() > MOST {
        return;
    }
    let columns = data.sizes().last().copied().unwrap_or(1);
    for found in findings(&data, &mut ()).expect("nobody stops it") {
        for (place, &value) in (0..).zip(data.values()) {
            let place: &[u64] = match data.sizes() {
                [_] => &[place],
                _ => &[place / columns, place % columns],
            };
            assert_eq!(found.pattern.value(place), Some(value.into()));
        }
        // Far away it gives a value or none, but does not fail.
        found.pattern.value(&vec![u64::MAX; data.sizes().len()]);
    }
});

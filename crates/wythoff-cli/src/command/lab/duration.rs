//! Durations for people: three digits are enough.

use std::time::Duration;

/// `0.42 ms`, `17 ms`, `1.3 s`
pub(super) fn words(duration: Duration) -> String {
    let micros = duration.as_micros();
    match micros {
        0..10_000 => format!("{}.{:02} ms", micros / 1000, micros % 1000 / 10),
        10_000..1_000_000 => format!("{} ms", micros / 1000),
        _ => format!("{}.{} s", micros / 1_000_000, micros % 1_000_000 / 100_000),
    }
}

/// Thousandths of a second, for programs.
pub(super) fn milliseconds(duration: Duration) -> f64 {
    duration.as_micros() as f64 / 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_short() {
        for (micros, text) in [
            (0, "0.00 ms"),
            (425, "0.42 ms"),
            (9_999, "9.99 ms"),
            (17_900, "17 ms"),
            (1_340_000, "1.3 s"),
            (61_000_000, "61.0 s"),
        ] {
            assert_eq!(words(Duration::from_micros(micros)), text);
        }
    }
}

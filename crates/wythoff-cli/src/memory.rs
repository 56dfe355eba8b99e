//! How much memory there is, and what is said to someone who asks for more.

use std::fs;

use crate::failure::Failure;
use wythoff_show::Message;

/// The bytes a process may still take, if the system tells: a table that only just fits is no use.
fn available() -> Option<u128> {
    let meminfo = fs::read_to_string("/proc/meminfo").ok()?;
    let line = meminfo
        .lines()
        .find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u128 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    // A container may have less.
    let limit = fs::read_to_string("/sys/fs/cgroup/memory.max").ok();
    let limit = limit.and_then(|limit| limit.trim().parse().ok());
    Some((kibibytes << 10).min(limit.unwrap_or(u128::MAX)))
}

/// Refuses what cannot fit, saying how much it would need.
pub(crate) fn check(bytes: u128) -> Result<(), Failure> {
    match available() {
        Some(available) if bytes > available => {
            let message = Message::new("error-memory")
                .with("needed", written(bytes))
                .with("available", written(available));
            Err(Failure::Input(message))
        }
        _ => Ok(()),
    }
}

/// The system refused so many bytes.
pub(crate) fn refused(bytes: u128) -> Failure {
    Failure::Input(Message::new("error-memory-refused").with("needed", written(bytes)))
}

/// `3.7 GiB`, rounded up: to be short of memory is worse than to have some left.
fn written(bytes: u128) -> String {
    let units = ["KiB", "MiB", "GiB", "TiB", "PiB", "EiB", "ZiB", "YiB"];
    let place = (1..units.len())
        .find(|&place| bytes >> (10 * (place + 1)) == 0)
        .unwrap_or(units.len())
        - 1;
    let unit = 1u128 << (10 * (place + 1));
    // Less than 2^30 tenths, unless there is no larger unit.
    let tenths = (bytes / unit) * 10 + (bytes % unit * 10).div_ceil(unit);
    format!("{}.{} {}", tenths / 10, tenths % 10, units[place])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_written_in_the_unit_that_suits_them() {
        for (bytes, text) in [
            (0, "0.0 KiB"),
            (1, "0.1 KiB"),
            (1 << 20, "1.0 MiB"),
            ((1 << 30) + 1, "1.1 GiB"),
            (512 << 20, "512.0 MiB"),
            (4_000_000_000_000, "3.7 TiB"),
            (u128::MAX, "281474976710656.0 YiB"),
        ] {
            assert_eq!(written(bytes), text, "{bytes}");
        }
    }
}

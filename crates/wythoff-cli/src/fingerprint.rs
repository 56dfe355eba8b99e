//! A number that tells contents apart, the same in every version and on every machine.
//!
//! It is for accidents, not against forgers: nothing is believed because its fingerprint is right.

/// FNV-1a of 128 bits.
pub(crate) struct Fingerprint(u128);

impl Fingerprint {
    pub(crate) fn new() -> Self {
        Self(0x6c62272e07bb014262b821756295c58d)
    }

    pub(crate) fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            let mixed = self.0 ^ u128::from(byte);
            self.0 = mixed.wrapping_mul(0x1000000000000000000013b);
        }
    }

    /// 32 hexadecimal digits.
    pub(crate) fn digits(&self) -> String {
        format!("{:032x}", self.0)
    }
}

/// The fingerprint of a text.
pub(crate) fn of(text: &str) -> String {
    let mut fingerprint = Fingerprint::new();
    fingerprint.add(text.as_bytes());
    fingerprint.digits()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_that_of_its_definition() {
        // The values of the authors of FNV for "" and "a".
        assert_eq!(of(""), "6c62272e07bb014262b821756295c58d");
        assert_eq!(of("a"), "d228cb696f1a8caf78912b704e4a8964");
    }
}

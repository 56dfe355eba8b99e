//! Files that know what they are and whether they are whole: a name, a version, the content, a checksum.

use std::io::{self, Read, Write};

use super::LoadError;

/// What a kind of file begins with.
#[derive(Debug, Clone, Copy)]
pub(super) struct Kind {
    pub(super) name: [u8; 8],
    pub(super) version: u32,
}

/// FNV-1a: one changed byte always changes it, as each step is one-to-one.
#[derive(Debug)]
struct Checksum(u64);

impl Checksum {
    fn new() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
}

/// Writes a file and its checksum at the end.
#[derive(Debug)]
pub(super) struct Sealing<W> {
    to: W,
    checksum: Checksum,
}

impl<W: Write> Sealing<W> {
    pub(super) fn new(to: W, kind: Kind) -> io::Result<Self> {
        let mut file = Self {
            to,
            checksum: Checksum::new(),
        };
        file.bytes(&kind.name)?;
        file.bytes(&kind.version.to_le_bytes())?;
        Ok(file)
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.checksum.add(bytes);
        self.to.write_all(bytes)
    }

    pub(super) fn number(&mut self, number: u64) -> io::Result<()> {
        self.bytes(&number.to_le_bytes())
    }

    pub(super) fn finish(mut self) -> io::Result<()> {
        let sum = self.checksum.0.to_le_bytes();
        self.to.write_all(&sum)?;
        self.to.flush()
    }
}

/// Reads what [`Sealing`] wrote. Nothing read may be trusted before [`finish`](Self::finish).
#[derive(Debug)]
pub(super) struct Unsealing<R> {
    from: R,
    checksum: Checksum,
}

impl<R: Read> Unsealing<R> {
    pub(super) fn new(from: R, kind: Kind) -> Result<Self, LoadError> {
        let mut file = Self {
            from,
            checksum: Checksum::new(),
        };
        let mut name = [0; 8];
        match file.bytes(&mut name) {
            Ok(()) if name == kind.name => {}
            Ok(()) | Err(LoadError::Corrupt) => return Err(LoadError::Foreign),
            Err(error) => return Err(error),
        }
        let mut version = [0; 4];
        file.bytes(&mut version)?;
        let (expected, found) = (kind.version, u32::from_le_bytes(version));
        if expected != found {
            return Err(LoadError::Version { expected, found });
        }
        Ok(file)
    }

    pub(super) fn bytes(&mut self, bytes: &mut [u8]) -> Result<(), LoadError> {
        self.read_exact(bytes)?;
        self.checksum.add(bytes);
        Ok(())
    }

    fn read_exact(&mut self, bytes: &mut [u8]) -> Result<(), LoadError> {
        self.from
            .read_exact(bytes)
            .map_err(|error| match error.kind() {
                io::ErrorKind::UnexpectedEof => LoadError::Corrupt,
                _ => LoadError::Io(error),
            })
    }

    pub(super) fn number(&mut self) -> Result<u64, LoadError> {
        let mut bytes = [0; 8];
        self.bytes(&mut bytes)?;
        Ok(u64::from_le_bytes(bytes))
    }

    /// A number that has to be the expected one.
    pub(super) fn expect(&mut self, what: &'static str, expected: u64) -> Result<(), LoadError> {
        let found = self.number()?;
        if found == expected {
            return Ok(());
        }
        Err(LoadError::Mismatch {
            what,
            expected,
            found,
        })
    }

    /// The checksum is right and nothing follows.
    pub(super) fn finish(mut self) -> Result<(), LoadError> {
        let mut sum = [0; 8];
        self.read_exact(&mut sum)?;
        let whole = u64::from_le_bytes(sum) == self.checksum.0 && self.from.read(&mut [0])? == 0;
        if whole {
            Ok(())
        } else {
            Err(LoadError::Corrupt)
        }
    }
}

//! A WebAssembly module sorted into streams of things that are alike: packed it is an eighth smaller.
//!
//! An instruction is foretold by the instructions before it, a variable by the variables; written in turn, each hides the
//! other. `page/src/streams.ts` puts the module together again, by the same table. It needs nothing but what it has
//! put there already, and the next instruction.

use anyhow::{Context, Result, ensure};

/// What is not a body of a function.
const REST: usize = 0;
/// Instructions, with what is all but known once they are.
const CODE: usize = 1;
/// Variables that are read, then those that are written.
const READ: usize = 2;
const WRITTEN: usize = 3;
/// Offsets in memory.
const OFFSET: usize = 4;
/// Functions that are called.
const CALLED: usize = 5;
/// How far out a branch goes.
const BRANCH: usize = 6;
/// Constants of 64 bits, and fractions.
const WIDE: usize = 7;
/// Constants of 32 bits, a stream for each instruction that may follow: it says what they are for.
const CONSTANT: usize = 8;
const STREAMS: usize = CONSTANT + 256;

/// The section that has the bodies of the functions.
const BODIES: u8 = 10;

/// The streams of the numbers after an instruction (WebAssembly 2.0, section 5.4).
fn operands(code: u8) -> &'static [usize] {
    match code {
        // Block, loop, if: what they leave.
        0x02..=0x04 => &[CODE],
        0x0c..=0x0d => &[BRANCH],
        0x10 => &[CALLED],
        // An indirect call: type, table.
        0x11 => &[CODE, CODE],
        0x20 => &[READ],
        0x21..=0x22 => &[WRITTEN],
        // Globals, tables.
        0x23..=0x26 => &[CODE],
        // Loads, stores: alignment, offset.
        0x28..=0x3e => &[CODE, OFFSET],
        // The size of the memory.
        0x3f..=0x40 => &[CODE],
        0x42 => &[WIDE],
        _ => &[],
    }
}

/// How many numbers follow 0xfc and a second code: conversions have none; copies, fills and the like have.
fn operands_of_second(code: u32) -> u32 {
    match code {
        8 | 10 | 12 | 14 => 2,
        9 | 11 | 13 | 15..=17 => 1,
        _ => 0,
    }
}

/// The bytes of a module by streams, after its length and theirs, which are words of 32 bits.
pub(super) fn sorted(module: &[u8]) -> Result<Vec<u8>> {
    let mut sorter = Sorter {
        module,
        place: 0,
        streams: vec![Vec::new(); STREAMS],
    };
    sorter
        .module()
        .context("not a module that the page can put together again")?;
    let lengths = sorter.streams.iter().map(Vec::len);
    let head = [module.len()].into_iter().chain(lengths);
    let mut sorted = Vec::new();
    for length in head {
        sorted.extend(u32::try_from(length)?.to_le_bytes());
    }
    sorted.extend(sorter.streams.concat());
    Ok(sorted)
}

struct Sorter<'m> {
    module: &'m [u8],
    place: usize,
    streams: Vec<Vec<u8>>,
}

impl Sorter<'_> {
    fn module(&mut self) -> Result<()> {
        self.skip(REST, 8)?;
        while self.place < self.module.len() {
            let section = self.next(REST)?;
            let size = self.number(REST)?;
            if section != BODIES {
                self.skip(REST, size)?;
                continue;
            }
            for _ in 0..self.number(REST)? {
                self.body()?;
            }
        }
        Ok(())
    }

    /// A function. Its size is left out: whoever has put it together knows it.
    fn body(&mut self) -> Result<()> {
        let (size, begin) = self.number_at(self.place)?;
        let is_short = begin == self.place + 1 || self.module[begin - 1] > 0;
        ensure!(is_short, "a size with zeros before it");
        self.place = begin;
        for _ in 0..self.number(CODE)? {
            self.number(CODE)?;
            self.next(CODE)?;
        }
        let mut depth = 1;
        while depth > 0 {
            depth += self.instruction()?;
        }
        ensure!(
            self.place == begin + size as usize,
            "an unknown instruction"
        );
        Ok(())
    }

    /// An instruction, and by how much deeper the next stands.
    fn instruction(&mut self) -> Result<i32> {
        let code = self.next(CODE)?;
        for &stream in operands(code) {
            self.number(stream)?;
        }
        match code {
            0x0e => {
                for _ in 0..=self.number(BRANCH)? {
                    self.number(BRANCH)?;
                }
            }
            0x41 => {
                let (_, after) = self.number_at(self.place)?;
                let following = self.byte_at(after)?;
                self.number(CONSTANT + usize::from(following))?;
            }
            0x43 => self.skip(WIDE, 4)?,
            0x44 => self.skip(WIDE, 8)?,
            0xfc => {
                for _ in 0..operands_of_second(self.number(CODE)?) {
                    self.number(CODE)?;
                }
            }
            _ => {}
        }
        Ok(match code {
            0x02..=0x04 => 1,
            0x0b => -1,
            _ => 0,
        })
    }

    fn byte_at(&self, place: usize) -> Result<u8> {
        self.module.get(place).copied().context("it ends too early")
    }

    /// A number in groups of seven bits, and what comes after it; those whose value matters are below 2³¹.
    fn number_at(&self, place: usize) -> Result<(u32, usize)> {
        let mut value = 0;
        for (shift, place) in (0..).step_by(7).zip(place..) {
            let group = self.byte_at(place)?;
            value |= u32::from(group & 127).checked_shl(shift).unwrap_or(0);
            if group < 128 {
                return Ok((value, place + 1));
            }
        }
        unreachable!("a module ends")
    }

    fn next(&mut self, stream: usize) -> Result<u8> {
        let byte = self.byte_at(self.place)?;
        self.streams[stream].push(byte);
        self.place += 1;
        Ok(byte)
    }

    fn number(&mut self, stream: usize) -> Result<u32> {
        let (value, after) = self.number_at(self.place)?;
        self.streams[stream].extend(&self.module[self.place..after]);
        self.place = after;
        Ok(value)
    }

    fn skip(&mut self, stream: usize, count: u32) -> Result<()> {
        (0..count).try_for_each(|_| self.next(stream).map(drop))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A module with one function: `i32.const 300, drop, block, end, end`.
    const MODULE: [u8; 23] = [
        0, b'a', b's', b'm', 1, 0, 0, 0, // what every module begins with
        10, 11, 1, // the bodies: eleven bytes, one body
        9, 0, 0x41, 0xac, 2, 0x1a, 0x02, 0x40, 0x0b, 0x0b, // nine bytes, no variables
        0, 0, // a section without a name or anything else
    ];

    #[test]
    fn every_byte_but_the_sizes_of_functions_is_in_one_stream() {
        let sorted = sorted(&MODULE).unwrap();
        let (head, streams) = sorted.split_at(4 * (1 + STREAMS));
        let words = head
            .chunks(4)
            .map(|word| u32::from_le_bytes(word.try_into().unwrap()));
        let words: Vec<_> = words.collect();
        assert_eq!(words[0] as usize, MODULE.len());
        let used = words[1..]
            .iter()
            .enumerate()
            .filter(|(_, length)| **length > 0);
        let used: Vec<_> = used.map(|(stream, length)| (stream, *length)).collect();
        assert_eq!(used, [(REST, 13), (CODE, 7), (CONSTANT + 0x1a, 2)]);
        let rest = [&MODULE[..11], &MODULE[21..]].concat();
        let code = [0, 0x41, 0x1a, 0x02, 0x40, 0x0b, 0x0b];
        assert_eq!(streams, [&rest[..], &code, &[0xac, 2]].concat());
    }

    #[test]
    fn what_is_no_module_or_has_unknown_instructions_is_refused() {
        assert!(sorted(&MODULE[..15]).is_err());
        let mut longer = MODULE;
        longer[11] = 10;
        assert!(sorted(&longer).is_err());
    }
}

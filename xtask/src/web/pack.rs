//! Files as small as LZMA can make them, for the page to carry.

use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result};
use lzma_rust2::{EncodeMode, LzmaOptions, LzmaWriter, MfType};

use super::streams::sorted;

/// Packs a file into another beside it, `.lzma` added to its name; `page/src/lzma.ts` unpacks it. Of a WebAssembly module
/// the sorted bytes are packed, which `page/src/streams.ts` puts together again.
pub(crate) fn pack(path: &Path) -> Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(".lzma");
    let packed = || -> Result<()> {
        let bytes = fs::read(path)?;
        let is_module = path
            .extension()
            .is_some_and(|extension| extension == "wasm");
        let bytes = if is_module { sorted(&bytes)? } else { bytes };
        Ok(fs::write(&name, lzma(&bytes)?)?)
    };
    packed().with_context(|| format!("cannot pack {}", path.display()))
}

/// A checksum of the bytes, for LZMA has none, and what a file `.lzma` of them holds.
fn lzma(bytes: &[u8]) -> Result<Vec<u8>> {
    let options = LzmaOptions {
        dict_size: 1 << 23,
        // Of the byte before, one bit tells enough, and nothing is aligned.
        lc: 1,
        lp: 0,
        pb: 0,
        mode: EncodeMode::Normal,
        nice_len: LzmaOptions::NICE_LEN_MAX,
        mf: MfType::Bt4,
        depth_limit: 1000,
        preset_dict: None,
    };
    let checksum = checksum(bytes).to_le_bytes().to_vec();
    let mut writer = LzmaWriter::new_use_header(checksum, &options, Some(bytes.len() as u64))?;
    writer.write_all(bytes)?;
    Ok(writer.finish()?)
}

/// The CRC-32 of the bytes, as gzip has it.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, _| (sum >> 1) ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
    let remainder = |sum: u32, byte: &u8| (0..8).fold(sum ^ u32::from(*byte), step);
    !bytes.iter().fold(!0, remainder)
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use lzma_rust2::LzmaReader;

    use super::*;

    #[test]
    fn what_was_packed_is_unpacked() {
        let bytes: Vec<u8> = (0..20_000u32).map(|n| (n * n % 251) as u8).collect();
        let packed = lzma(&bytes).unwrap();
        assert!(packed.len() < bytes.len() / 10);
        let (sum, packed) = packed.split_at(4);
        assert_eq!(sum, checksum(&bytes).to_le_bytes());
        let mut unpacked = Vec::new();
        let mut reader = LzmaReader::new_mem_limit(packed, u32::MAX, None).unwrap();
        reader.read_to_end(&mut unpacked).unwrap();
        assert_eq!(unpacked, bytes);
    }

    #[test]
    fn the_checksum_is_that_of_gzip() {
        // The check value of every description of CRC-32.
        assert_eq!(checksum(b"123456789"), 0xcbf4_3926);
    }
}

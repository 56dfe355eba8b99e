//! Files as small as gzip can make them, for the page to carry.

use std::fs::File;
use std::path::Path;

use anyhow::{Context, Result};
use zopfli::{Format, Options};

/// Packs a file into another beside it, `.gz` added to its name. Every browser unpacks it as it unpacks any gzip; it is
/// the search for the shortest that takes seconds.
pub(crate) fn pack(path: &Path) -> Result<()> {
    let mut name = path.as_os_str().to_owned();
    name.push(".gz");
    let packed = || -> Result<()> {
        let (from, to) = (File::open(path)?, File::create(&name)?);
        Ok(zopfli::compress(
            Options::default(),
            Format::Gzip,
            from,
            to,
        )?)
    };
    packed().with_context(|| format!("cannot pack {}", path.display()))
}

//! A journal taken up again: what counts in it, and which cells that leaves free.

use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};

use super::super::super::LoadError;
use super::super::super::sealed_file::Kind;
use super::super::pass::{BLOCKS, Plan, VALUES};
use super::super::tile::{ROWS, Tile};
use super::GrundyJournal;
use super::record::{self, ALL, HEAD, Head, SEAL};
use super::store::{End, Place};

const KIND: Kind = Kind {
    name: *b"wythoffJ",
    version: 1,
};

/// Name, version, k, size.
const PREFACE: usize = 28;

impl<F: Read + Write + Seek + Send> GrundyJournal<F> {
    /// Finds the records of the file, up to the first that is not whole.
    pub(super) fn take_up(&mut self) -> Result<(), LoadError> {
        let preface = self.preface();
        self.file.seek(SeekFrom::Start(0))?;
        let mut from = BufReader::with_capacity(1 << 16, &mut self.file);
        let mut found = Vec::new();
        from.by_ref().take(PREFACE as u64).read_to_end(&mut found)?;
        if preface.starts_with(&found) && found.len() < PREFACE {
            // Nothing, or a program that was killed at once.
            self.file.seek(SeekFrom::Start(0))?;
            self.file.write_all(&preface)?;
        } else {
            check(&found, self.k, self.size as u64)?;
        }
        (self.length, self.seal) = (PREFACE as u64, record::checksum(&preface));
        self.file.seek(SeekFrom::Start(self.length))?;
        self.find_records()?;
        Ok(())
    }

    fn preface(&self) -> Vec<u8> {
        let mut preface = KIND.name.to_vec();
        preface.extend(KIND.version.to_le_bytes());
        preface.extend(self.k.to_le_bytes());
        preface.extend((self.size as u64).to_le_bytes());
        preface
    }

    fn find_records(&mut self) -> io::Result<()> {
        let plan = (self.size > 0).then(|| Plan::new(self.k, self.size, u32::MAX));
        let mut length = self.length;
        let mut seal = self.seal;
        let tiles = self.places.len();
        let rows: Vec<usize> = (0..tiles).map(|tile| self.rows(tile)).collect();
        let mut from = BufReader::with_capacity(1 << 20, &mut self.file);
        let mut bytes = Vec::new();
        while let Some(head) = whole(Head::read(&mut from))? {
            let next = |tile: usize| self.places[tile].len() as u32; // a pass has many values
            let tile = head.tile as usize;
            let fits = match (head.tile, plan) {
                (_, None) => false,
                (ALL, _) => head.lists == 0 && head.entries == 0,
                (_, Some(plan)) => {
                    tile < tiles && head.pass == next(tile) && {
                        let first = head.pass as usize * BLOCKS;
                        let blocks = plan.end.saturating_sub(first).min(BLOCKS);
                        head.lists as usize == blocks * rows[tile]
                            && head.entries as usize <= head.lists as usize * VALUES
                    }
                }
            };
            if !fits {
                break;
            }
            bytes.clear();
            for word in [head.tile, head.pass, head.lists, head.entries] {
                bytes.extend(word.to_le_bytes());
            }
            bytes.resize(HEAD + head.body_bytes(), 0);
            let mut found = [0; SEAL];
            let body = from.read_exact(&mut bytes[HEAD..]);
            if whole(body.and_then(|()| from.read_exact(&mut found)))?.is_none() {
                break;
            }
            let sealed = record::seal(seal, record::checksum(&bytes));
            if sealed != u64::from_le_bytes(found) {
                break;
            }
            match head.tile {
                ALL => drop_from(&mut self.places, head.pass),
                _ => self.places[tile].push(Place {
                    start: length,
                    head,
                }),
            }
            length += (bytes.len() + SEAL) as u64;
            seal = sealed;
        }
        (self.length, self.seal) = (length, seal);
        Ok(())
    }

    /// Drops the records of passes that did not come to the last tile, and says so in the file; gives the first pass that
    /// is missing.
    ///
    /// A pass that begins anew finds the cells free that it filled before.
    pub(super) fn drop_unfinished(&mut self) -> io::Result<usize> {
        let open = (0..self.places.len()).filter(|&tile| self.left(tile) > 0);
        let finished = open.map(|tile| self.places[tile].len()).min();
        let finished = finished.unwrap_or(0);
        if self.places.iter().any(|places| places.len() > finished) {
            drop_from(&mut self.places, finished as u32);
            self.file.seek(SeekFrom::Start(self.length))?;
            let mut end = End {
                file: &mut self.file,
                length: self.length,
                seal: self.seal,
                places: Vec::new(),
                error: None,
            };
            let bytes = record::written(ALL, finished as u32, &[], &[]);
            let checksum = record::checksum(&bytes);
            end.add(bytes, checksum);
            let error = end.error;
            (self.length, self.seal) = (end.length, end.seal);
            error.map_or(Ok(()), Err)?;
        }
        Ok(finished)
    }

    /// The tiles with the cells free that have no value in the journal.
    pub(super) fn tiles(&mut self) -> io::Result<Vec<Tile<()>>> {
        let mut tiles = Vec::new();
        for number in 0..self.places.len() {
            let rows = self.rows(number);
            let mut tile = Tile::new(number * ROWS, rows, self.size, ());
            for index in 0..self.places[number].len() {
                let (head, body) = self.read(self.places[number][index])?;
                let mut was_free = true;
                let read = record::visit(head, &body, |list, column, _| {
                    let (mut row, _) = tile.row(list % rows);
                    was_free &= row.takes(column);
                });
                if read.is_none() || !was_free {
                    return Err(damaged());
                }
            }
            tiles.push(tile);
        }
        Ok(tiles)
    }

    /// Head and body of a record.
    pub(super) fn read(&mut self, place: Place) -> io::Result<(Head, Vec<u8>)> {
        let mut body = vec![0; place.head.body_bytes()];
        self.file.seek(SeekFrom::Start(place.start + HEAD as u64))?;
        self.file.read_exact(&mut body)?;
        Ok((place.head, body))
    }
}

/// The records of this pass and of later ones do not count.
fn drop_from(places: &mut [Vec<Place>], pass: u32) {
    for places in places {
        places.truncate(pass as usize);
    }
}

/// Only a file that no journal wrote, or that changed since, is so.
pub(super) fn damaged() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "the journal is damaged")
}

/// What was read, or nothing at the end of the file.
fn whole<T>(read: io::Result<T>) -> io::Result<Option<T>> {
    match read {
        Ok(read) => Ok(Some(read)),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

/// The preface is of this kind, k and size.
fn check(found: &[u8], k: u64, size: u64) -> Result<(), LoadError> {
    let (name, rest) = found.split_at_checked(8).ok_or(LoadError::Foreign)?;
    let (version, rest) = rest.split_at_checked(4).ok_or(LoadError::Foreign)?;
    if name != KIND.name {
        return Err(LoadError::Foreign);
    }
    let version = u32::from_le_bytes(version.try_into().expect("4 bytes"));
    if version != KIND.version {
        return Err(LoadError::Version {
            expected: KIND.version,
            found: version,
        });
    }
    for (what, expected, bytes) in [("k", k, rest.get(..8)), ("size", size, rest.get(8..16))] {
        let bytes = bytes.ok_or(LoadError::Corrupt)?;
        let found = u64::from_le_bytes(bytes.try_into().expect("8 bytes"));
        if found != expected {
            return Err(LoadError::Mismatch {
                what,
                expected,
                found,
            });
        }
    }
    Ok(())
}

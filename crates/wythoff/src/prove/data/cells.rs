//! Values in a row or a rectangle, and the corner of them that begins at 0.

/// Values of one or two coordinates, from 0 on.
///
/// ```
/// use wythoff::prove::data::Data;
/// let row: Data = "0 1 2 0 1 2".parse()?;
/// assert_eq!(row.sizes(), [6]);
/// let table: Data = "0 1 2 3\n1 0 3 2\n2 3 0 1\n3 2 1 0".parse()?;
/// assert_eq!(table.sizes(), [4, 4]);
/// # Ok::<(), wythoff::prove::data::DataError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Data {
    pub(super) values: Vec<u32>,
    /// How many values there are in each direction.
    pub(super) sizes: Vec<u64>,
}

impl Data {
    /// The row g(0), g(1), ….
    pub fn row(values: Vec<u32>) -> Self {
        let sizes = vec![values.len() as u64];
        Self { values, sizes }
    }

    /// The table whose row a has the values g(a, 0), g(a, 1), …; `None`: the rows are not equally long, or there is none.
    pub fn table(columns: usize, values: Vec<u32>) -> Option<Self> {
        let rows = values.len().checked_div(columns)?;
        let sizes = vec![rows as u64, columns as u64];
        (rows > 0 && rows * columns == values.len()).then_some(Self { values, sizes })
    }

    /// The row g(0) = 0, g(1), … of a row that began with g(1); `None`: it is a table.
    pub fn with_zero_before(&self) -> Option<Self> {
        let is_row = self.sizes.len() == 1;
        is_row.then(|| Self::row([&[0], &self.values[..]].concat()))
    }

    /// How many values there are in each direction: one number for a row, rows and columns for a table.
    pub fn sizes(&self) -> &[u64] {
        &self.sizes
    }

    /// All values, row by row.
    pub fn values(&self) -> &[u32] {
        &self.values
    }

    /// Which values are 0: the same places, with a 1 for everything else.
    pub fn zeros(&self) -> Self {
        Self {
            values: self.values.iter().map(|&value| value.min(1)).collect(),
            sizes: self.sizes.clone(),
        }
    }

    /// Whether no value is above 1.
    pub fn is_outcomes(&self) -> bool {
        self.values.iter().all(|&value| value <= 1)
    }

    pub(super) fn cells(&self) -> Cells<'_> {
        Cells {
            values: &self.values,
            stride: self.sizes.last().map_or(1, |&size| size as usize),
            sizes: self.sizes.clone(),
        }
    }
}

/// A corner of some data.
#[derive(Debug, Clone)]
pub(super) struct Cells<'a> {
    values: &'a [u32],
    stride: usize,
    pub(super) sizes: Vec<u64>,
}

impl<'a> Cells<'a> {
    /// How many values there are.
    pub(super) fn count(&self) -> usize {
        self.sizes.iter().product::<u64>() as usize
    }

    /// The values as a row, if they are one.
    pub(super) fn as_row(&self) -> Option<&'a [u32]> {
        match self.sizes[..] {
            [size] => Some(&self.values[..size as usize]),
            _ => None,
        }
    }

    /// The rows of a table; of a row, itself.
    pub(super) fn rows(&self) -> impl Iterator<Item = &'a [u32]> + use<'a> {
        let columns = self.sizes.last().map_or(0, |&size| size as usize);
        let rows = match self.sizes[..] {
            [rows, _] => rows as usize,
            _ => 1,
        };
        let chunks = self.values.chunks(self.stride.max(1)).take(rows);
        chunks.map(move |row| &row[..columns])
    }

    /// The value at a place inside.
    pub(super) fn value(&self, place: &[u64]) -> u32 {
        let at = match *place {
            [n] => n as usize,
            [a, b] => a as usize * self.stride + b as usize,
            _ => unreachable!("one or two coordinates"),
        };
        self.values[at]
    }

    /// Every place with its value.
    pub(super) fn all(&self) -> impl Iterator<Item = (Vec<u64>, u32)> + use<'a> {
        let is_row = self.sizes.len() == 1;
        (0..).zip(self.rows()).flat_map(move |(a, row)| {
            let row = (0..).zip(row);
            row.map(move |(b, &value)| match is_row {
                true => (vec![b], value),
                false => (vec![a, b], value),
            })
        })
    }

    /// The corner with at most so much in each direction.
    pub(super) fn corner(&self, most: u64) -> Self {
        let sizes = self.sizes.iter().map(|&size| size.min(most)).collect();
        Self {
            sizes,
            ..self.clone()
        }
    }

    /// The values to learn from, about four fifths of all.
    ///
    /// Of a table the last tenth of the rows and of the columns is held back: 0.9² = 0.81.
    pub(super) fn without_last_fifth(&self) -> Self {
        let part = if self.sizes.len() == 1 { 5 } else { 10 };
        let shorter = |&size: &u64| size - (size / part).max(1).min(size - 1);
        Self {
            sizes: self.sizes.iter().map(shorter).collect(),
            ..self.clone()
        }
    }

    /// Whether it is a square with g(a, b) = g(b, a).
    pub(super) fn is_symmetric(&self) -> bool {
        let [rows, columns] = self.sizes[..] else {
            return false;
        };
        let mirrored = |a: u64| (0..a).all(|b| self.value(&[a, b]) == self.value(&[b, a]));
        rows == columns && (0..rows).all(mirrored)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_corner_has_the_values_of_its_places() {
        let data = Data::table(3, (0..12).collect()).unwrap();
        let corner = data.cells().corner(2);
        assert_eq!(
            corner.rows().collect::<Vec<_>>(),
            [&[0u32, 1][..], &[3, 4][..]]
        );
        assert_eq!(corner.value(&[1, 1]), 4);
        assert_eq!(corner.all().count(), corner.count());
    }

    #[test]
    fn a_fifth_is_held_back() {
        let row = Data::row(vec![0; 100]);
        assert_eq!(row.cells().without_last_fifth().count(), 80);
        let table = Data::table(100, vec![0; 10_000]).unwrap();
        assert_eq!(table.cells().without_last_fifth().count(), 8100);
    }

    #[test]
    fn a_row_may_begin_one_later() {
        let row = Data::row(vec![5, 6]).with_zero_before();
        assert_eq!(row, Some(Data::row(vec![0, 5, 6])));
        let table = Data::table(3, vec![0; 6]).unwrap();
        assert_eq!(table.with_zero_before(), None);
    }

    #[test]
    fn a_table_has_whole_rows() {
        assert!(Data::table(3, vec![0; 7]).is_none());
        assert!(Data::table(0, Vec::new()).is_none());
    }
}

//! Arrays of piles as columns of machine words: what is read, in which width, and side by side with what.

use numpy::{
    Element, PyArrayDescrMethods, PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyUntypedArray,
    PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use pyo3::types::PyInt;
use wythoff::UBig;
use wythoff_show::Message;

use crate::integer::{integer, negative};
use crate::speech::{of, type_error, value_error};

/// A pile of an array as a machine word that the kernels read.
pub(crate) trait Pile: Element + Copy + std::fmt::Display + Send + Sync + 'static {
    /// The word of a kernel.
    type Word: Copy + Default + Send;

    /// The same bits; of a pile below 0 they mean nothing.
    fn word(self) -> Self::Word;

    /// Whether it is below 0.
    fn is_negative(self) -> bool;
}

macro_rules! pile {
    ($($pile:ty as $word:ty, $negative:expr;)*) => {$(
        impl Pile for $pile {
            type Word = $word;

            #[inline(always)]
            fn word(self) -> $word {
                self as $word
            }

            #[inline(always)]
            fn is_negative(self) -> bool {
                let is_negative: fn($pile) -> bool = $negative;
                is_negative(self)
            }
        }
    )*};
}

pile! {
    u32 as u32, |_| false;
    u64 as u64, |_| false;
    i64 as u64, |pile| pile < 0;
}

/// An array of piles in one of the widths that are read, or of Python's integers.
pub(crate) enum Column<'py> {
    U32(PyReadonlyArrayDyn<'py, u32>),
    U64(PyReadonlyArrayDyn<'py, u64>),
    I64(PyReadonlyArrayDyn<'py, i64>),
    Object(Bound<'py, PyArrayDyn<Py<PyAny>>>),
}

/// How wide a column is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Width {
    U32,
    U64,
    I64,
    Object,
}

/// An argument that may be an array.
pub(crate) struct Argument<'py> {
    name: &'static str,
    array: Bound<'py, PyUntypedArray>,
    /// A number of Python itself, which takes the width of what it stands beside.
    number: Option<UBig>,
}

impl<'py> Argument<'py> {
    /// Reads a number, an array, or what numpy makes one of.
    pub(crate) fn new(value: &Bound<'py, PyAny>, name: &'static str) -> PyResult<Self> {
        let number = match value.cast::<PyInt>() {
            Ok(number) => Some(integer(number, name)?),
            Err(_) => None,
        };
        let array = match value.cast::<PyUntypedArray>() {
            Ok(array) => array.clone(),
            Err(_) => {
                let made = value
                    .py()
                    .import("numpy")?
                    .call_method1("asarray", (value,))?;
                made.cast_into::<PyUntypedArray>()?
            }
        };
        let argument = Self {
            name,
            array,
            number,
        };
        argument.width()?;
        Ok(argument)
    }

    pub(crate) fn shape(&self) -> &[usize] {
        self.array.shape()
    }

    /// The width it has by itself.
    pub(crate) fn width(&self) -> PyResult<Width> {
        let dtype = self.array.dtype();
        match (dtype.kind(), dtype.itemsize()) {
            (b'u', ..=4) => Ok(Width::U32),
            (b'u', 8) => Ok(Width::U64),
            (b'i', ..=8) => Ok(Width::I64),
            (b'O', _) => Ok(Width::Object),
            _ => {
                let found = dtype.str()?.to_string_lossy().into_owned();
                let reason = Message::new("python-array-type").with("found", found);
                Err(type_error(&of(self.name, reason)))
            }
        }
    }

    /// Whether a number of Python's own fits this width.
    fn fits(&self, width: Width) -> bool {
        self.number.as_ref().is_some_and(|number| match width {
            Width::U32 => *number <= UBig::from(u32::MAX),
            Width::U64 => *number <= UBig::from(u64::MAX),
            Width::I64 => *number <= UBig::from(i64::MAX as u64),
            Width::Object => true,
        })
    }

    /// The width in which two are read side by side.
    pub(crate) fn common_width(&self, other: &Self) -> PyResult<Width> {
        let (own, others) = (self.width()?, other.width()?);
        Ok(match (own, others) {
            _ if own == others => own,
            (Width::Object, _) | (_, Width::Object) => Width::Object,
            _ if self.fits(others) => others,
            _ if other.fits(own) => own,
            _ => Width::U64,
        })
    }

    /// The array in a width at least as large as its own; a pile below 0 is found here or when it is read.
    pub(crate) fn column(&self, width: Width) -> PyResult<Column<'py>> {
        if self.width()? == Width::I64 && width != Width::I64 && width != Width::Object {
            // Numpy would read -1 as the largest word.
            let least = self.array.call_method0("min").ok();
            if let Some(least) = least.filter(|least| least.lt(0).unwrap_or(false)) {
                return Err(negative(self.name, &least.str()?.to_string_lossy()));
            }
        }
        // The same array where it is so already; words as this machine has them, each at its place.
        let numpy = self.array.py().import("numpy")?;
        let to = |name: &str| numpy.call_method1("require", (&self.array, name, "A"));
        Ok(match width {
            Width::U32 => Column::U32(readable(&to("uint32")?)?),
            Width::U64 => Column::U64(readable(&to("uint64")?)?),
            Width::I64 => Column::I64(readable(&to("int64")?)?),
            Width::Object => Column::Object(to("object")?.cast_into()?),
        })
    }
}

fn readable<'py, T: Element>(array: &Bound<'py, PyAny>) -> PyResult<PyReadonlyArrayDyn<'py, T>> {
    let array = array.cast::<PyArrayDyn<T>>()?;
    array
        .try_readonly()
        .map_err(|error| pyo3::exceptions::PyValueError::new_err(error.to_string()))
}

/// The shape that two arrays have side by side, by numpy's rules.
pub(crate) fn broadcast(a: &[usize], b: &[usize]) -> PyResult<Vec<usize>> {
    let count = a.len().max(b.len());
    let at = |shape: &[usize], place: usize| {
        let missing = count - shape.len();
        place.checked_sub(missing).map_or(1, |place| shape[place])
    };
    let length = |place: usize| match (at(a, place), at(b, place)) {
        (a, b) if a == b => Some(a),
        (1, b) => Some(b),
        (a, 1) => Some(a),
        _ => None,
    };
    let shape: Option<Vec<usize>> = (0..count).map(length).collect();
    shape.ok_or_else(|| {
        value_error(
            &Message::new("python-shapes")
                .with("a", written(a))
                .with("b", written(b)),
        )
    })
}

/// A shape as Python writes it.
pub(crate) fn written(shape: &[usize]) -> String {
    match shape {
        [only] => format!("({only},)"),
        shape => {
            let lengths: Vec<String> = shape.iter().map(usize::to_string).collect();
            format!("({})", lengths.join(", "))
        }
    }
}

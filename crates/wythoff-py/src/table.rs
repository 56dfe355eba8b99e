//! Tables to look at.

use numpy::ndarray::IxDyn;
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use wythoff::board::format::{self, Values};
use wythoff::prove::Proof;
use wythoff::{Game, Play, UBig};
use wythoff_show::heat_map::{Labels, write_svg};
use wythoff_show::{Message, complaint};

use crate::columns::written;
use crate::speech::{of, texts, type_error, value_error};

/// Larger tables are not drawn by themselves.
const MOST_DRAWN: usize = 256;
/// As wide a text as a notebook shows.
const WIDTH: usize = 100;

/// A table of positions that can be looked at: in a notebook it is a picture.
///
/// The cells are a square array of small naturals: Grundy values ("grundy"), or outcomes ("outcome", where 0 is lost). They are numpy's:
/// `table.cells`, or `numpy.asarray(table)`.
///
/// >>> print(wythoff.Table(wythoff.grundy_table("wythoff", 4), "wythoff"))
/// a\b 0 1 2 3
///   0 0 1 2 3
///   1 1 2 0 4
///   2 2 0 1 5
///   3 3 4 5 6
#[pyclass(frozen, module = "wythoff")]
pub(crate) struct Table {
    cells: Py<PyUntypedArray>,
    title: String,
    values: Values,
    play: Play,
}

impl Table {
    /// Who wins every position below these sizes, by a theorem.
    pub(crate) fn of_theorem(
        py: Python<'_>,
        proof: &Proof,
        sizes: &[usize],
        title: &str,
    ) -> PyResult<Self> {
        let count = sizes
            .iter()
            .try_fold(1usize, |product, &size| product.checked_mul(size));
        let too_many = || PyMemoryError::new_err(written(sizes));
        let count = count.ok_or_else(too_many)?;
        let mut cells: Vec<bool> = Vec::new();
        cells.try_reserve_exact(count).map_err(|_| too_many())?;
        let mut position = vec![0usize; sizes.len()];
        while cells.len() < count {
            let row = *sizes.last().expect("there is a pile");
            py.detach(|| {
                for last in 0..row {
                    if let Some(pile) = position.last_mut() {
                        *pile = last;
                    }
                    let piles: Vec<UBig> = position.iter().map(|&pile| pile.into()).collect();
                    let outcome = proof
                        .outcome(&piles)
                        .expect("as many piles as the game has");
                    cells.push(outcome.is_win());
                }
            });
            py.check_signals()?;
            for place in (0..sizes.len().saturating_sub(1)).rev() {
                position[place] += 1;
                if position[place] < sizes[place] {
                    break;
                }
                position[place] = 0;
            }
        }
        let cells = PyArray1::from_vec(py, cells).reshape(IxDyn(sizes))?;
        Ok(Self {
            cells: cells.into_any().cast_into::<PyUntypedArray>()?.unbind(),
            title: title.to_owned(),
            values: Values::Outcome,
            play: proof.rules.play(),
        })
    }

    /// The cells of a square table, row after row.
    fn square(&self, py: Python<'_>) -> PyResult<(usize, Vec<u32>)> {
        let cells = self.cells.bind(py);
        let &[size, columns] = cells.shape() else {
            return Err(not_square(cells.shape()));
        };
        if size != columns {
            return Err(not_square(cells.shape()));
        }
        let numpy = py.import("numpy")?;
        let words = numpy.call_method1("ascontiguousarray", (cells, "uint32"))?;
        let words = words.cast_into::<PyArrayDyn<u32>>()?;
        Ok((
            size,
            words
                .try_readonly()
                .map_err(|error| value_error(&complaint::as_it_is(&error)))?
                .as_slice()?
                .to_vec(),
        ))
    }

    /// The picture as SVG.
    pub(crate) fn drawn(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        let (size, cells) = self.square(py)?;
        let texts = texts(lang)?;
        let title = match self.values {
            Values::Outcome => Message::new("figure-outcomes"),
            Values::Grundy => Message::new("figure-grundy"),
            Values::Moves => Message::new("figure-moves"),
        };
        let play = match self.play {
            Play::Normal => "normal",
            Play::Misere => "misere",
        };
        let say = |key: &'static str| texts.say(&Message::new(key));
        let title = title.with("game", self.title.as_str()).with("play", play);
        let table = format::Table::new(&self.title, self.values, size, &cells);
        let table = table.map_err(|error| value_error(&complaint::as_it_is(&error)))?;
        let labels = Labels {
            title: &texts.say(&title),
            rows: &say("figure-rows"),
            columns: &say("figure-columns"),
            zero: &say("figure-lost"),
            one: &say("figure-won"),
        };
        let mut picture = Vec::new();
        write_svg(&table, &labels, &mut picture)?;
        Ok(String::from_utf8(picture).expect("a picture is text"))
    }

    /// As text, the corner if it is large; of other than two piles, its shape.
    fn text(&self, py: Python<'_>) -> PyResult<String> {
        let Ok((size, cells)) = self.square(py) else {
            return Ok(self.__repr__(py));
        };
        let table = format::Table::new(&self.title, self.values, size, &cells);
        let table = table.map_err(|error| value_error(&complaint::as_it_is(&error)))?;
        let mut text = Vec::new();
        table.write_text(Some(WIDTH), &mut text)?;
        let text = String::from_utf8(text).expect("a table is text");
        Ok(text.trim_end().to_owned())
    }
}

/// What cells may be, and what that is called.
const VALUES: [(&str, Values); 3] = [
    ("grundy", Values::Grundy),
    ("outcome", Values::Outcome),
    ("moves", Values::Moves),
];

fn not_square(shape: &[usize]) -> PyErr {
    value_error(&Message::new("python-not-square").with("found", written(shape)))
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (cells, title="", values="grundy"))]
    fn new(cells: &Bound<'_, PyAny>, title: &str, values: &str) -> PyResult<Self> {
        let known = VALUES.iter().find(|(name, _)| *name == values);
        let (_, values) = known.ok_or_else(|| {
            let names = VALUES.map(|(name, _)| name).join(", ");
            let reason = Message::new("python-one-of")
                .with("found", complaint::quote(values))
                .with("known", names);
            value_error(&of("values", reason))
        })?;
        let values = *values;
        let numpy = cells.py().import("numpy")?;
        let cells = numpy.call_method1("asarray", (cells,))?;
        let cells = cells.cast_into::<PyUntypedArray>()?;
        let dtype = cells.dtype();
        let kind: String = dtype.getattr("kind")?.extract()?;
        if !["u", "i", "b"].contains(&kind.as_str()) {
            let found = dtype.str()?.to_string_lossy().into_owned();
            let reason = Message::new("python-array-type").with("found", found);
            return Err(type_error(&of("cells", reason)));
        }
        let table = Self {
            cells: cells.unbind(),
            title: title.to_owned(),
            values,
            play: Play::Normal,
        };
        Ok(table)
    }

    /// The cells, numpy's own.
    #[getter]
    fn cells<'py>(&self, py: Python<'py>) -> Bound<'py, PyUntypedArray> {
        self.cells.bind(py).clone()
    }

    /// The title of the picture.
    #[getter]
    fn title(&self) -> &str {
        &self.title
    }

    /// What the cells are: "grundy", "outcome" or "moves".
    #[getter]
    fn values(&self) -> &'static str {
        self.values.name()
    }

    /// The lengths of the axes.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.cells.bind(py).shape())
    }

    /// The picture of a square table, as SVG.
    #[pyo3(signature = (lang=None))]
    fn to_svg(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        self.drawn(py, lang)
    }

    /// The cells for numpy, in another type if that is asked for.
    #[pyo3(signature = (dtype=None, copy=None))]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<&Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let keywords = PyDict::new(py);
        keywords.set_item("dtype", dtype)?;
        let name = match copy {
            Some(true) => "array",
            _ => "asarray",
        };
        let numpy = py.import("numpy")?;
        numpy.call_method(name, (&self.cells,), Some(&keywords))
    }

    fn __getitem__<'py>(
        &self,
        py: Python<'py>,
        place: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.cells.bind(py).get_item(place)
    }

    fn __len__(&self, py: Python<'_>) -> usize {
        self.cells.bind(py).shape().first().copied().unwrap_or(0)
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        self.text(py)
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let shape = written(self.cells.bind(py).shape());
        format!("<Table: {:?} {} {shape}>", self.title, self.values.name())
    }

    /// For notebooks: text, and of a square table that is not too large a picture.
    #[pyo3(signature = (include=None, exclude=None))]
    #[allow(unused_variables)]
    fn _repr_mimebundle_<'py>(
        &self,
        py: Python<'py>,
        include: Option<&Bound<'py, PyAny>>,
        exclude: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let bundle = PyDict::new(py);
        bundle.set_item("text/plain", self.text(py)?)?;
        let shape = self.cells.bind(py).shape();
        if let &[rows, columns] = shape
            && rows == columns
            && (1..=MOST_DRAWN).contains(&rows)
        {
            bundle.set_item("image/svg+xml", self.drawn(py, None)?)?;
        }
        Ok(bundle)
    }
}

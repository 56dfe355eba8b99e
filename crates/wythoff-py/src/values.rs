//! A theorem about the Grundy values of a game: `wythoff.prove(rules, grundy=True)`.

use std::sync::{Arc, OnceLock};

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use wythoff::check::{check_within, read_json_within};
use wythoff::prove::{GrundyTheorem as Proved, LoadError, OWN_WORK, Proof};
use wythoff::{PileCountError, UBig, certificate};
use wythoff_show::{Message, Texts, complaint, flaw, pattern};

use crate::answer::MOST_MOVES;
use crate::given::Given;
use crate::integer::{natural, to_python, tuple};
use crate::patience::patiently;
use crate::question::positions;
use crate::speech::{own_error, say, texts, value_error};

/// A theorem about the Grundy values of a game, proved for all pile sizes.
///
/// It is pickled as its rules and its certificate, which the independent checker sees again when it is loaded.
///
/// >>> theorem = wythoff.prove("x>0,y=0 | x=0,y>0 | x=1,y=1", grundy=True)
/// >>> theorem.value(10, 7)
/// 5
/// >>> theorem.moves_to(10, 7, value=0)
/// [(8, 7)]
#[pyclass(frozen, module = "wythoff")]
pub(crate) struct GrundyTheorem {
    text: String,
    proved: Arc<Proved>,
    certificate: OnceLock<String>,
}

impl GrundyTheorem {
    pub(crate) fn new(text: String, proved: Proved) -> Self {
        Self {
            text,
            proved: Arc::new(proved),
            certificate: OnceLock::new(),
        }
    }

    /// About the game plus a heap; it has no text of its own.
    fn document(&self) -> certificate::Certificate {
        self.proved.proof().certificate(None)
    }

    fn sentences(&self) -> Vec<Message> {
        let (rules, most) = (self.proved.rules(), self.proved.most());
        let sentences = pattern::values(rules, most, self.proved.proof());
        sentences.into_iter().map(|one| one.words).collect()
    }

    fn words(&self, py: Python<'_>, texts: &Texts) -> String {
        let title = [Message::new("prove-theorem")];
        let (said, end) = (
            py.detach(|| self.sentences()),
            [Message::new("prove-checked")],
        );
        let sentences = title.iter().chain(&said).chain(&end);
        let lines: Vec<String> = sentences.map(|sentence| texts.say(sentence)).collect();
        lines.join("\n")
    }

    fn position(&self, piles: &Bound<'_, PyTuple>) -> PyResult<Vec<UBig>> {
        Ok(self.proved.rules().at_first(positions(piles)?))
    }
}

/// Positions of another number of piles.
fn pile_count(error: PileCountError) -> PyErr {
    let name = say(&Message::new("solve-these-rules"));
    value_error(&complaint::pile_count(&error, &name))
}

#[pymethods]
impl GrundyTheorem {
    /// The theorem about these rules that a certificate stands for, if the independent checker accepts it; else a
    /// :class:`CertificateError`.
    #[staticmethod]
    fn from_certificate(
        py: Python<'_>,
        rules: &Bound<'_, PyAny>,
        certificate: String,
    ) -> PyResult<Self> {
        let given = Given::read(rules, None)?;
        let refused = |reason: Message| {
            let message = Message::new("python-certificate").with("reason", reason);
            own_error(py, "CertificateError", &message, &[])
        };
        let loaded = patiently(py, None, move |_| {
            let certificate =
                read_json_within(&certificate, OWN_WORK).map_err(LoadError::Refused)?;
            Proof::from_certificate_within(&certificate, OWN_WORK)
        })?;
        let loaded = loaded.expect("there is no time limit");
        let proof = loaded.map_err(|error| match &error {
            LoadError::Refused(error) => refused(flaw::refusal(error)),
            other => refused(complaint::as_it_is(other)),
        })?;
        let proved = Proved::new(&given.rules, None, proof);
        let proved = proved.ok_or_else(|| refused(Message::new("python-other-values")))?;
        Ok(Self::new(given.text, proved))
    }

    /// The rules as they were given.
    #[getter]
    fn rules(&self) -> &str {
        &self.text
    }

    /// How many piles a position has.
    #[getter]
    fn piles(&self) -> usize {
        self.proved.rules().piles()
    }

    /// What is proved, a sentence each, in the language of :func:`language`.
    #[getter]
    fn statements(&self, py: Python<'_>) -> Vec<String> {
        py.detach(|| self.sentences()).iter().map(say).collect()
    }

    /// The numeration in which the automaton reads the piles and the value, in words.
    #[getter]
    fn numeration(&self) -> String {
        say(&pattern::numeration(&self.proved.proof().system))
    }

    /// How many states the automaton has that accepts the positions with their values.
    #[getter]
    fn states(&self) -> usize {
        self.proved.proof().lost.states()
    }

    /// The Grundy value of a position, for piles of any size.
    #[pyo3(signature = (*piles))]
    fn value<'py>(
        &self,
        py: Python<'py>,
        piles: &Bound<'py, PyTuple>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let piles = self.position(piles)?;
        let value = py
            .detach(|| self.proved.value(&piles))
            .map_err(pile_count)?;
        to_python(py, &value.expect("it knows all values"))
    }

    /// The moves to positions of this value, the first ones up to a limit, each as the position it leaves.
    #[pyo3(signature = (*piles, value, limit=MOST_MOVES), text_signature = "($self, *piles, value, limit=1000)")]
    fn moves_to<'py>(
        &self,
        py: Python<'py>,
        piles: &Bound<'py, PyTuple>,
        value: &Bound<'py, PyAny>,
        limit: usize,
    ) -> PyResult<Vec<Bound<'py, PyTuple>>> {
        let (piles, value) = (self.position(piles)?, natural(value, "value")?);
        let moves = py.detach(|| self.proved.options_of_value(&piles, &value, limit));
        let moves = moves.map_err(pile_count)?.expect("it knows all values");
        moves
            .iter()
            .map(|to| tuple(py, to.leaves.piles()))
            .collect()
    }

    /// The certificate of the proof, as JSON: about the game plus a heap of Nim, whose lost positions are those where the heap
    /// is the value.
    #[getter]
    fn certificate(&self, py: Python<'_>) -> &str {
        self.certificate.get_or_init(|| {
            let made = || serde_json::to_string(&self.document());
            py.detach(made).expect("lists of numbers are JSON")
        })
    }

    /// Shows the certificate to the independent checker once more: true, or a :class:`CertificateError`.
    fn check(&self, py: Python<'_>) -> PyResult<bool> {
        let certificate = self.document();
        let checked = patiently(py, None, move |_| check_within(&certificate, OWN_WORK))?;
        let checked = checked.expect("there is no time limit");
        checked
            .map(|_| true)
            .map_err(|error| own_error(py, "CertificateError", &flaw::refusal(&error), &[]))
    }

    /// The theorem in words, in a language.
    #[pyo3(signature = (lang=None))]
    fn report(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        Ok(self.words(py, &*texts(lang)?))
    }

    fn __str__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.words(py, &*texts(None)?))
    }

    fn __repr__(&self) -> String {
        format!("<GrundyTheorem: {:?}, states={}>", self.text, self.states())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, String))> {
        let load = py.get_type::<Self>().getattr("from_certificate")?;
        let certificate = self.certificate(py).to_owned();
        Ok((load, (self.text.clone(), certificate)))
    }
}

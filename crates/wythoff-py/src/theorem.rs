//! `wythoff.prove`, and the theorem it gives.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, OnceLock};

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use wythoff::check::{check_within, read_json_within};
use wythoff::prove::{LoadError, OWN_WORK, Proof, SearchOptions, dot};
use wythoff::{ByRules, Game, Part, PileCountError, Position, UBig, certificate, coq};
use wythoff_show::page::Block;
use wythoff_show::render::{self, Format, Numbers};
use wythoff_show::rules::clauses;
use wythoff_show::{Message, Texts, complaint, flaw, pattern};

use crate::answer::{Answer, MOST_MOVES, outcome_name};
use crate::automaton::Automaton;
use crate::given::Given;
use crate::integer::word;
use crate::moves::Move;
use crate::patience::{self, USUAL, patiently};
use crate::question::{Question, positions};
use crate::search::{self, Failure, Nothing};
use crate::speech::{own_error, say, texts, value_error};
use crate::table::Table;
use crate::values::GrundyTheorem;

/// The rows of the table that a notebook shows with a theorem.
const SHOWN: usize = 48;

/// From the rules of a game to a theorem for all pile sizes.
///
/// The rules are a text in the rule language or the name of a game of the gallery; `parameters` gives its parameters other values. The
/// search ends after `timeout` seconds. What is given back has been accepted by the independent checker; where nothing is found, that is a
/// :class:`NoTheorem`, and where the text is no game, a :class:`RulesError`.
///
/// With `grundy` the theorem is about the Grundy values of all positions, not only about which are lost: a
/// :class:`GrundyTheorem`.
///
/// >>> theorem = wythoff.prove("x>0,y=0 | x=0,y>0 | x=y>0")
/// >>> theorem.outcome(10**50, 8)
/// 'win'
/// >>> theorem.winning_moves(10**50, 8)
/// [(13, 8)]
/// >>> wythoff.prove("like nim", grundy=True).value(10**40, 7) == 10**40 ^ 7
/// True
#[pyfunction]
#[pyo3(
    signature = (rules, *, parameters=None, timeout=Some(USUAL), grundy=false),
    text_signature = "(rules, *, parameters=None, timeout=60.0, grundy=False)"
)]
pub(crate) fn prove<'py>(
    py: Python<'py>,
    rules: &Bound<'py, PyAny>,
    parameters: Option<&Bound<'py, PyDict>>,
    timeout: Option<f64>,
    grundy: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let given = Given::read(rules, parameters)?;
    let time = patience::limit(timeout)?;
    let (rules, options) = (given.rules.clone(), given.options());
    if !grundy {
        let found = patiently(py, time, move |stop| search::lost(&rules, &options, stop))?;
        let proof = found_or_error(py, found)?;
        return Ok(Theorem::new(given.text, proof)
            .into_pyobject(py)?
            .into_any());
    }
    // Whether there are values at all, and room for a heap beside the piles.
    let sum = rules.with_heap(None);
    sum.map_err(|error| value_error(&clauses(&error)))?;
    let found = patiently(py, time, move |stop| search::values(&rules, &options, stop))?;
    let found = found.map(|found| found.expect("the rules have values"));
    let proved = found_or_error(py, found)?;
    let theorem = GrundyTheorem::new(given.text, proved);
    Ok(theorem.into_pyobject(py)?.into_any())
}

/// What was found in time, or why nothing was.
fn found_or_error<T>(py: Python<'_>, found: Option<Result<T, Failure>>) -> PyResult<T> {
    match found {
        Some(Ok(found)) => Ok(found),
        Some(Err(Failure::NotFound(nothing))) => Err(no_theorem(py, &nothing)),
        Some(Err(Failure::Refused(error))) => {
            let message = Message::new("error-refused-proof").with("reason", flaw::refusal(&error));
            Err(own_error(py, "CertificateError", &message, &[]))
        }
        None => Err(no_theorem(
            py,
            &Nothing {
                guesses: 0,
                tabulated: 0,
                is_stopped: true,
            },
        )),
    }
}

fn no_theorem(py: Python<'_>, nothing: &Nothing) -> PyErr {
    let message = match nothing.is_stopped {
        true => Message::new("python-prove-stopped"),
        false => Message::new("prove-nothing"),
    };
    let message = message
        .with("guesses", nothing.guesses)
        .with("size", nothing.tabulated.to_string());
    let attributes = [
        ("guesses", nothing.guesses as u64),
        ("tabulated", nothing.tabulated),
    ];
    let error = own_error(py, "NoTheorem", &message, &attributes);
    match error.value(py).setattr("stopped", nothing.is_stopped) {
        Ok(()) => error,
        Err(other) => other,
    }
}

/// A theorem about the lost positions of a game, proved for all pile sizes.
///
/// It is pickled as its certificate, which the independent checker sees again when it is loaded.
///
/// >>> theorem = wythoff.prove("like nim")
/// >>> for sentence in theorem.statements:
/// ...     print(sentence)
/// A position is lost exactly when the two piles are equal (a xor b = 0) (proved; kernel-checkable in Coq).
/// The losing positions are exactly those whose digits the automaton accepts (states: 1; numeration: base 2) (proved; kernel-checkable in Coq).
#[pyclass(frozen, module = "wythoff")]
pub(crate) struct Theorem {
    text: String,
    proof: Arc<Proof>,
    certificate: OnceLock<String>,
    sentences: OnceLock<Vec<Message>>,
}

impl Theorem {
    fn new(text: String, proof: Proof) -> Self {
        Self {
            text,
            proof: Arc::new(proof),
            certificate: OnceLock::new(),
            sentences: OnceLock::new(),
        }
    }

    /// The rules as they were written, and the game they are.
    pub(crate) fn game(&self) -> ByRules {
        let mut game = ByRules::new(self.text.as_str(), self.proof.rules.clone());
        game.attach(Arc::clone(&self.proof));
        game
    }

    fn document(&self) -> certificate::Certificate {
        self.proof.certificate(Some(self.text.clone()))
    }

    fn sentences(&self, py: Python<'_>) -> &[Message] {
        self.sentences.get_or_init(|| {
            let sentences = py.detach(|| pattern::theorem(&self.proof)).into_iter();
            sentences.map(|sentence| sentence.words).collect()
        })
    }

    /// The theorem in words, a sentence to a line.
    fn words(&self, py: Python<'_>, texts: &Texts) -> String {
        let title = [Message::new("prove-theorem")];
        let end = [Message::new("prove-checked")];
        let sentences = title.iter().chain(self.sentences(py)).chain(&end);
        let lines: Vec<String> = sentences.map(|sentence| texts.say(sentence)).collect();
        lines.join("\n")
    }

    fn position(&self, piles: &Bound<'_, PyTuple>) -> PyResult<Vec<UBig>> {
        let piles = self.proof.rules.at_first(positions(piles)?);
        let (expected, found) = (self.proof.rules.piles(), piles.len());
        match expected == found {
            true => Ok(piles),
            false => {
                let name = say(&Message::new("solve-these-rules"));
                let error = PileCountError {
                    expected,
                    memory: self.proof.rules.memory(),
                    found,
                };
                Err(value_error(&complaint::pile_count(&error, &name)))
            }
        }
    }
}

#[pymethods]
impl Theorem {
    /// The theorem that a certificate stands for, if the independent checker accepts it; else a :class:`CertificateError`.
    #[staticmethod]
    fn from_certificate(py: Python<'_>, certificate: String) -> PyResult<Self> {
        let loaded = patiently(py, None, move |_| {
            let certificate =
                read_json_within(&certificate, OWN_WORK).map_err(LoadError::Refused)?;
            let proof = Proof::from_certificate_within(&certificate, OWN_WORK)?;
            let text = certificate.text.unwrap_or_else(|| proof.rules.to_string());
            Ok(Self::new(text, proof))
        })?;
        loaded.expect("there is no time limit").map_err(|error| {
            let reason = match &error {
                LoadError::Refused(error) => flaw::refusal(error),
                other => complaint::as_it_is(other),
            };
            let message = Message::new("python-certificate").with("reason", reason);
            own_error(py, "CertificateError", &message, &[])
        })
    }

    /// The rules as they were given.
    #[getter]
    fn rules(&self) -> &str {
        &self.text
    }

    /// How many piles a position has, what it remembers among them.
    #[getter]
    fn piles(&self) -> usize {
        self.proof.rules.piles()
    }

    /// What is proved, a sentence each, in the language of :func:`language`.
    #[getter]
    fn statements(&self, py: Python<'_>) -> Vec<String> {
        self.sentences(py).iter().map(say).collect()
    }

    /// The numeration in which the automaton reads the piles, in words.
    #[getter]
    fn numeration(&self) -> String {
        say(&pattern::numeration(&self.proof.system))
    }

    /// The automaton that accepts exactly the lost positions.
    #[getter]
    fn automaton(&self) -> Automaton {
        Automaton(Arc::clone(&self.proof))
    }

    /// "win" or "loss", for piles of any size.
    #[pyo3(signature = (*piles))]
    fn outcome(&self, py: Python<'_>, piles: &Bound<'_, PyTuple>) -> PyResult<&'static str> {
        let piles = self.position(piles)?;
        let outcome = py.detach(|| self.proof.outcome(&piles));
        Ok(outcome_name(outcome.expect("the piles were counted")))
    }

    /// The winning moves, the first ones up to a limit, each named by the position it leaves.
    #[pyo3(signature = (*piles, limit=MOST_MOVES), text_signature = "($self, *piles, limit=1000)")]
    fn winning_moves(
        &self,
        py: Python<'_>,
        piles: &Bound<'_, PyTuple>,
        limit: usize,
    ) -> PyResult<Vec<Move>> {
        let piles = self.position(piles)?;
        let moves = py.detach(|| self.proof.winning_moves(&piles, limit));
        let moves = moves.expect("the piles were counted");
        let rules: &dyn Game = &self.proof.rules;
        let moves = moves.iter().map(|to| Move::by(rules, &piles, to, false));
        Ok(moves.collect())
    }

    /// The answer to a position, as :func:`solve` gives it.
    #[pyo3(signature = (*piles, limit=MOST_MOVES), text_signature = "($self, *piles, limit=1000)")]
    fn solve(&self, py: Python<'_>, piles: &Bound<'_, PyTuple>, limit: usize) -> PyResult<Answer> {
        let position = Position(self.position(piles)?);
        let game = self.game().into();
        Answer::found(
            py,
            Question {
                play: self.proof.rules.play(),
                sum: Part { game, position }.into(),
                understood: Some(self.proof.rules.for_people()),
                options: SearchOptions::default(),
            },
            limit,
            None,
        )
    }

    /// Who wins every position with piles below `n`: true where the player to move wins.
    fn table(&self, py: Python<'_>, n: &Bound<'_, PyAny>) -> PyResult<Table> {
        let piles = self.proof.rules.piles();
        let size = word(n, "n", u32::MAX.into())? as usize; // a word of 32 bits
        Table::of_theorem(py, &self.proof, &vec![size; piles], &self.text)
    }

    /// The certificate of the proof, as JSON: all that a checker needs, and nothing it must believe.
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

    /// A file for the proof assistant Coq that states and proves the theorem; `name` becomes part of its name.
    ///
    /// "wythoff coq --library DIR" writes the library it needs.
    #[pyo3(signature = (name="theorem", title=None))]
    fn to_coq(&self, py: Python<'_>, name: &str, title: Option<&str>) -> String {
        let title = title.unwrap_or(&self.text);
        py.detach(|| coq::theorem(&self.proof, title, name))
    }

    /// The automaton as a graph for Graphviz.
    fn to_dot(&self) -> String {
        dot(&self.proof)
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
        let states = self.proof.lost.states();
        format!("<Theorem: {:?}, states={states}>", self.text)
    }

    fn __eq__(&self, py: Python<'_>, other: &Self) -> bool {
        self.certificate(py) == other.certificate(py)
    }

    fn __hash__(&self, py: Python<'_>) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.certificate(py).hash(&mut hasher);
        hasher.finish()
    }

    /// Pickled as its certificate.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let load = py.get_type::<Self>().getattr("from_certificate")?;
        Ok((load, (self.certificate(py).to_owned(),)))
    }

    /// For notebooks: text, and HTML with the sentences and, of two piles, a picture of the lost positions.
    #[pyo3(signature = (include=None, exclude=None))]
    #[allow(unused_variables)]
    fn _repr_mimebundle_<'py>(
        &self,
        py: Python<'py>,
        include: Option<&Bound<'py, PyAny>>,
        exclude: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let texts = texts(None)?;
        let title = Block::Heading(3, texts.prose(&Message::new("prove-theorem")));
        let end = texts.paragraph(&Message::new("prove-checked"));
        let sentences = self.sentences(py).iter();
        let sentences = Block::Items(sentences.map(|sentence| texts.prose(sentence)).collect());
        let page = [title, sentences, end];
        let mut html = render::page(&page, Format::Html, Numbers::Shortened, &texts);
        let bundle = PyDict::new(py);
        bundle.set_item("text/plain", self.words(py, &texts))?;
        if self.proof.rules.piles() == 2 {
            let table = Table::of_theorem(py, &self.proof, &[SHOWN; 2], &self.text)?;
            let picture = table.drawn(py, None)?;
            html += &picture;
            bundle.set_item("image/svg+xml", picture)?;
        }
        bundle.set_item("text/html", html)?;
        Ok(bundle)
    }
}

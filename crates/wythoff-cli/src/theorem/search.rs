//! The search for a theorem, on a thread of its own so that neither time limit nor Ctrl-C waits for it.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use wythoff::certificate::Certificate;
use wythoff::logic::Numerals;
use wythoff::prove::{self, Attempt, Doing, Outgrown, Proof, SearchOptions};
use wythoff::{Progress, Rules};

use super::cache;
use super::given::Given;
use super::options::Options;
use super::sought::Sought;
use crate::console::Console;
use crate::failure::Failure;
use crate::interrupt;
use crate::progress::Bar;
use wythoff_show::Message;
use wythoff_show::report::numeration;

/// How often the time is looked at.
const TICK: Duration = Duration::from_millis(20);
/// How long a search that was asked to stop may take to tell what it has found so far.
const GRACE: Duration = Duration::from_secs(2);

/// What became of the search.
pub(crate) enum Found {
    Theorem(Box<Proved>),
    Nothing(Nothing),
}

/// A theorem, accepted by the independent checker.
pub(crate) struct Proved {
    pub(crate) proof: Proof,
    pub(crate) certificate: Certificate,
    /// The guesses on the way; none if the proof was kept by an earlier run.
    pub(crate) attempts: Vec<Attempt>,
    pub(crate) times: Times,
    /// Whether an earlier run has found it.
    pub(crate) is_cached: bool,
}

impl Proved {
    /// How long the certificate is as a file.
    pub(crate) fn bytes(&self) -> usize {
        json(&self.certificate).len()
    }
}

/// No theorem.
#[derive(Default)]
pub(crate) struct Nothing {
    pub(crate) attempts: Vec<Attempt>,
    /// The numerations that need too many states.
    pub(crate) outgrown: Vec<Outgrown>,
    /// Positions with all piles below this were tabulated.
    pub(crate) tabulated: u64,
    /// Whether the time was up.
    pub(crate) is_stopped: bool,
    pub(crate) times: Times,
}

/// How long the stages took.
#[derive(Clone, Copy, Default)]
pub(crate) struct Times {
    /// Tabulating and guessing.
    pub(crate) looking: Duration,
    /// Proving, wrong guesses included.
    pub(crate) proving: Duration,
    /// Checking the certificate.
    pub(crate) checking: Duration,
}

/// What the search tells on its way.
enum News {
    Tabulating(u64),
    Rows(Progress),
    Guessing(Numerals, usize, usize),
    Proving(Numerals, usize),
    Failed(Attempt),
    Done(Result<Found, String>),
}

/// Looks for the theorem of the rules, first among those of earlier runs.
pub(crate) fn find(
    given: &Given,
    sought: Sought,
    options: &Options,
    console: &Console,
) -> Result<Found, Failure> {
    sought.check(&given.rules)?;
    let search = options.search(given)?;
    let started = Instant::now();
    let stop = Arc::new(AtomicBool::new(false));
    let (tell, news) = mpsc::channel();
    let (rules, use_cache, asked) = (given.rules.clone(), options.uses_cache(), stop.clone());
    thread::spawn(move || {
        let found = run(&rules, sought, &search, use_cache, &asked, &tell);
        // Nobody listens any more if the time is up.
        let _ = tell.send(News::Done(found));
    });
    let mut bar = Bar::new(None);
    let (mut doing, mut part) = (String::new(), None);
    let (mut tabulating, mut tabulated) = (None, 0);
    let mut attempts = Vec::new();
    loop {
        match news.recv_timeout(TICK) {
            Ok(News::Tabulating(size)) => {
                let message = Message::new("lab-tabulating").with("size", size.to_string());
                doing = console.say(&message);
                tabulated = tabulating.replace(size).unwrap_or(0);
            }
            Ok(News::Rows(rows)) => part = Some(rows),
            Ok(News::Guessing(numerals, place, count)) => {
                let message = Message::new("lab-guessing")
                    .with("size", tabulating.unwrap_or(0).to_string())
                    .with("place", place + 1)
                    .with("count", count)
                    .with("numeration", numeration(&numerals));
                (doing, part) = (console.say(&message), None);
                tabulated = tabulating.unwrap_or(0);
            }
            Ok(News::Proving(numerals, states)) => {
                let message = Message::new("lab-proving").with("states", states);
                let message = message.with("numeration", numeration(&numerals));
                (doing, part) = (console.say(&message), None);
                tabulated = tabulating.unwrap_or(0);
            }
            Ok(News::Failed(attempt)) => attempts.push(attempt),
            Ok(News::Done(found)) => {
                drop(bar);
                if interrupt::is_asked() {
                    return Err(Failure::Stopped(Message::new("lab-interrupted")));
                }
                return found.map_err(|reason| {
                    Failure::Outside(Message::new("error-refused-proof").with("reason", reason))
                });
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                let message = Message::new("error-refused-proof");
                return Err(Failure::Outside(message.with("reason", "panic")));
            }
        }
        bar.say(&doing, part);
        let is_late = started.elapsed() > options.timeout();
        if interrupt::is_asked() && stop.swap(true, Ordering::Relaxed) {
            return Err(Failure::Stopped(Message::new("lab-interrupted")));
        }
        if is_late {
            stop.store(true, Ordering::Relaxed);
        }
        if is_late && started.elapsed() > options.timeout().saturating_add(GRACE) {
            return Ok(Found::Nothing(Nothing {
                attempts,
                tabulated,
                is_stopped: true,
                ..Nothing::default()
            }));
        }
    }
}

/// The whole way, from the cache or from the rules to the checker.
fn run(
    rules: &Rules,
    sought: Sought,
    options: &SearchOptions,
    use_cache: bool,
    stop: &AtomicBool,
    tell: &mpsc::Sender<News>,
) -> Result<Found, String> {
    let started = Instant::now();
    let game = sought.game(rules);
    if let Some((proof, certificate)) = use_cache.then(|| cache::read(&game)).flatten() {
        let times = Times {
            checking: started.elapsed(),
            ..Times::default()
        };
        return Ok(Found::Theorem(Box::new(Proved {
            proof,
            certificate,
            attempts: Vec::new(),
            times,
            is_cached: true,
        })));
    }
    let (mut clock, mut told) = (Clock::new(), Instant::now());
    let watch = &mut |doing: Doing<'_>| {
        match doing {
            Doing::Tabulating(size) => {
                clock.turn(false);
                let _ = tell.send(News::Tabulating(size));
            }
            Doing::Rows(rows) if told.elapsed() > TICK => {
                told = Instant::now();
                let _ = tell.send(News::Rows(rows));
            }
            Doing::Guessing { numerals, done, of } => {
                let _ = tell.send(News::Guessing(numerals.clone(), done, of));
            }
            Doing::Proving(numerals, states) => {
                clock.turn(true);
                let _ = tell.send(News::Proving(numerals.clone(), states));
            }
            Doing::Failed(attempt) => {
                let _ = tell.send(News::Failed(attempt.clone()));
            }
            _ => {}
        }
        match stop.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    };
    let found = match sought {
        Sought::Lost => prove::search(rules, options, watch),
        Sought::Values { most } => {
            let found = prove::search_values(rules, most, options, watch);
            found.map_err(|error| error.to_string())?
        }
    };
    clock.turn(false);
    match found {
        prove::Found::Theorem {
            mut proof,
            attempts,
        } => {
            let started = Instant::now();
            // It is called a theorem only when the checker, which knows nothing of the prover, has accepted it.
            let certificate = proof.checked_certificate(None);
            let certificate = certificate.map_err(|error| error.to_string())?;
            clock.times.checking = started.elapsed();
            if use_cache {
                cache::keep(&game, &json(&certificate));
            }
            Ok(Found::Theorem(Box::new(Proved {
                proof: *proof,
                certificate,
                attempts,
                times: clock.times,
                is_cached: false,
            })))
        }
        prove::Found::Nothing {
            attempts,
            outgrown,
            tabulated,
            stopped,
        } => Ok(Found::Nothing(Nothing {
            attempts,
            outgrown,
            tabulated,
            is_stopped: stopped,
            times: clock.times,
        })),
    }
}

fn json(certificate: &Certificate) -> Vec<u8> {
    serde_json::to_vec(certificate).expect("lists of numbers are JSON")
}

/// Adds up how long is spent on what.
struct Clock {
    since: Instant,
    proving: bool,
    times: Times,
}

impl Clock {
    fn new() -> Self {
        Self {
            since: Instant::now(),
            proving: false,
            times: Times::default(),
        }
    }

    /// From now on it is proving, or looking.
    fn turn(&mut self, proving: bool) {
        let spent = self.since.elapsed();
        match self.proving {
            true => self.times.proving += spent,
            false => self.times.looking += spent,
        }
        (self.since, self.proving) = (Instant::now(), proving);
    }
}

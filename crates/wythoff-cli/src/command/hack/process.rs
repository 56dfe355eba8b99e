//! Runs the user's program on one input: no shell, limited time, memory and output, and nothing left behind.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::process::{Child, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use super::control_group::ControlGroup;
use super::start::Start;
use super::{group, tree};
use crate::interrupt;

/// How often Ctrl-C is looked for.
const GLANCE: Duration = Duration::from_millis(50);
/// How much of what the program complains about is kept.
const COMPLAINT: u64 = 2000;

/// The user's program and what it may use.
pub(super) struct Program {
    pub(super) words: Vec<OsString>,
    pub(super) time: Duration,
    /// Bytes.
    pub(super) memory: Option<u64>,
}

/// How a run ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// By itself.
    Status(ExitStatus),
    /// It was killed when its time was over.
    TimeOut,
    /// It was killed when it had written too much.
    TooMuchOutput,
    /// It was killed when it and its children had more memory than it may have.
    TooMuchMemory,
    /// The user wants to stop.
    Interrupted,
}

/// One run: how it ended, and what was written.
pub(super) struct Run {
    pub(super) end: End,
    pub(super) output: Vec<u8>,
    pub(super) complaint: String,
}

impl Program {
    /// Runs the program; at most so many bytes of output are taken.
    pub(super) fn run(&self, input: String, most: usize) -> io::Result<Run> {
        let deadline = Instant::now() + self.time;
        let counted = self.memory.and_then(ControlGroup::new);
        let mut start = Start::new(&self.words, self.memory, counted.as_ref());
        start
            .command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        group::prepare(&mut start.command);
        tree::adopt();
        let mut child = start.command.spawn()?;
        let end = self.attend(&mut child, counted.as_ref(), input, most, deadline);
        // Before it is waited for, while its number is its own. Children that were left go with it.
        group::kill(&mut child);
        if let Some(counted) = &counted {
            counted.kill();
        }
        let status = child.wait();
        tree::end_orphans();
        let (mut end, output, complaint) = end?;
        if end.is_none() && counted.is_some_and(|counted| counted.has_run_out()) {
            end = Some(End::TooMuchMemory);
        }
        let complaint = String::from_utf8_lossy(&received(&complaint)).into_owned();
        if let Some(failure) = start.failure(&complaint) {
            return Err(failure);
        }
        Ok(Run {
            end: match end {
                Some(end) => end,
                None => End::Status(status?),
            },
            output: received(&output),
            complaint,
        })
    }

    /// Feeds the program and listens to it until it has ended, or has to.
    #[allow(clippy::type_complexity, reason = "both streams and why it has to end")]
    fn attend(
        &self,
        child: &mut Child,
        counted: Option<&ControlGroup>,
        input: String,
        most: usize,
        deadline: Instant,
    ) -> io::Result<(Option<End>, Stream, Stream)> {
        let mut stdin = child.stdin.take().expect("piped");
        // A program need not read its input: a closed pipe is no error.
        thread::spawn(move || stdin.write_all(input.as_bytes()));
        let output = listen(child.stdout.take().expect("piped"), most as u64 + 1);
        let complaint = listen(child.stderr.take().expect("piped"), COMPLAINT);
        let (sender, whole) = mpsc::channel();
        let end = loop {
            let now = Instant::now();
            let patience = deadline.saturating_duration_since(now).min(GLANCE);
            match output.recv_timeout(patience) {
                Ok(bytes) if bytes.len() > most => {
                    let _ = sender.send(bytes);
                    break Some(End::TooMuchOutput);
                }
                Ok(bytes) => {
                    let _ = sender.send(bytes);
                    break wait(child, deadline)?;
                }
                Err(RecvTimeoutError::Timeout) if interrupt::is_asked() => {
                    break Some(End::Interrupted);
                }
                Err(RecvTimeoutError::Timeout) if Instant::now() >= deadline => {
                    break Some(End::TimeOut);
                }
                Err(RecvTimeoutError::Timeout) if self.has_too_much_memory(counted) => {
                    break Some(End::TooMuchMemory);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break wait(child, deadline)?,
            }
        };
        // What was read whole is handed on; otherwise what comes when the program is dead.
        let output = if end == Some(End::TimeOut) {
            output
        } else {
            whole
        };
        Ok((end, output, complaint))
    }

    /// Whether the program and all that it has started have more memory than they may have.
    fn has_too_much_memory(&self, counted: Option<&ControlGroup>) -> bool {
        match counted.filter(|counted| counted.is_entered()) {
            Some(counted) => counted.has_run_out(),
            None => self.memory.is_some_and(|most| tree::memory() > most),
        }
    }
}

/// What a stream brought, once it has ended.
type Stream = Receiver<Vec<u8>>;

/// Reads a stream to its end or to so many bytes; what comes after is thrown away, so that the program is not held up.
fn listen(stream: impl Read + Send + 'static, most: u64) -> Stream {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let mut limited = stream.take(most);
        let _ = limited.read_to_end(&mut bytes);
        let _ = sender.send(bytes);
        io::copy(&mut limited.into_inner(), &mut io::sink())
    });
    receiver
}

/// Not for long: where not all children can be ended, one may hold the stream open.
fn received(stream: &Stream) -> Vec<u8> {
    stream.recv_timeout(GLANCE).unwrap_or_default()
}

/// Waits for the end of a program that has closed its output.
fn wait(child: &mut Child, deadline: Instant) -> io::Result<Option<End>> {
    let mut pause = Duration::from_micros(50);
    while !group::has_ended(child)? {
        if interrupt::is_asked() {
            return Ok(Some(End::Interrupted));
        }
        if Instant::now() >= deadline {
            return Ok(Some(End::TimeOut));
        }
        thread::sleep(pause);
        pause = (pause * 2).min(GLANCE);
    }
    Ok(None)
}

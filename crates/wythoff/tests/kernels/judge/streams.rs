//! Streams: long ones, slow ones, broken ones.

use std::cell::RefCell;
use std::io::{self, ErrorKind, Read, Write};

use wythoff::judge::{JudgeError, Problem, run};
use wythoff::{UBig, Wythoff};

use super::delivery;
use super::naive;

/// Someone who gives a line only after the answers to the lines before have been seen.
struct Patient<'a> {
    lines: Vec<&'static str>,
    given: usize,
    seen: &'a RefCell<Vec<u8>>,
}

impl Read for Patient<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        assert_eq!(
            self.seen.borrow().len(),
            2 * self.given,
            "an answer before the next question"
        );
        let Some(line) = self.lines.get(self.given) else {
            return Ok(0);
        };
        self.given += 1;
        line.as_bytes().read(buffer)
    }
}

struct Shared<'a>(&'a RefCell<Vec<u8>>);

impl Write for Shared<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_question_is_answered_before_the_next_is_waited_for() {
    let seen = RefCell::new(Vec::new());
    let lines = vec!["2 1\n", "8 4\n", "4 7\n"];
    let patient = Patient {
        lines,
        given: 0,
        seen: &seen,
    };
    run(Problem::Hdu1527, patient, Shared(&seen)).expect("a good input");
    assert_eq!(seen.into_inner(), b"0\n1\n0\n");
}

/// An input or output that fails.
struct Broken(ErrorKind);

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(self.0.into())
    }
}

impl Write for Broken {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(self.0.into())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_is_told_from_other_errors() {
    let result = run(
        Problem::Hdu1527,
        &b"2 1\n8 4\n"[..],
        Broken(ErrorKind::BrokenPipe),
    );
    assert!(
        matches!(result, Err(JudgeError::Write(error)) if error.kind() == ErrorKind::BrokenPipe)
    );
}

#[test]
fn what_was_decided_before_a_reading_error_is_written() {
    let mut output = Vec::new();
    let input = b"2 1\n8 4\n4 7".chain(Broken(ErrorKind::TimedOut));
    let result = run(Problem::Hdu1527, input, &mut output);
    assert!(matches!(result, Err(JudgeError::Read(error)) if error.kind() == ErrorKind::TimedOut));
    assert_eq!(output, b"0\n1\n");
}

/// An input that is interrupted before each reading.
struct Interrupted<'a>(&'a [u8], bool);

impl Read for Interrupted<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.1 = !self.1;
        if self.1 {
            Err(ErrorKind::Interrupted.into())
        } else {
            self.0.read(buffer)
        }
    }
}

#[test]
fn an_interruption_is_not_an_error() {
    let mut output = Vec::new();
    run(
        Problem::Hdu1527,
        Interrupted(b"2 1\n8 4\n", false),
        &mut output,
    )
    .expect("a good input");
    assert_eq!(output, b"0\n1\n");
}

#[test]
fn a_number_longer_than_the_buffer_is_one_number_among_others() {
    let n = UBig::from(10u8).pow(300_000);
    let (a, b) = Wythoff::new(UBig::ZERO)
        .losing_pairs()
        .pair(&n)
        .expect("no limit");
    let zeros = "0".repeat(600_000);
    let input = format!("2 1\n{a} {b}\n8 4\n{a} {a}\n{zeros}7 4\n");
    for size in [usize::MAX, 100_000] {
        let (output, error) = delivery::run(
            delivery::KERNELS[0](),
            Problem::Hdu5973,
            input.as_bytes(),
            size,
        );
        assert_eq!((output.as_slice(), error), (&b"0\n0\n1\n1\n0\n"[..], None));
    }
}

/// More than one buffer, cut at every kind of place, with the error far behind.
#[test]
fn a_long_input_keeps_its_places() {
    for problem in [Problem::Hdu1527, Problem::Hdu2177, Problem::Hdu6869] {
        let mut input = if problem == Problem::Hdu6869 {
            "30000\n".to_owned()
        } else {
            String::new()
        };
        for i in 1..30_000u64 {
            let blank = if i % 997 == 0 { "\r\n\r\n" } else { "\n" };
            let k = if problem == Problem::Hdu6869 {
                format!(" {}", i % 5)
            } else {
                String::new()
            };
            input += &format!("{} {}{k}{blank}", i * i, i * 7919 % 1_000_003);
        }
        let wrong = input + "1 one\n";
        for (input, size) in [(&wrong, usize::MAX), (&wrong, 65_537)] {
            let (output, error) = naive::judge(problem, input.as_bytes());
            for kernels in delivery::KERNELS {
                let (found_output, found_error) =
                    delivery::run(kernels(), problem, input.as_bytes(), size);
                assert!(found_output == output, "{problem}");
                assert_eq!(
                    found_error,
                    error.clone().map(|error| error + "\"one\""),
                    "{problem}"
                );
            }
        }
    }
}

#[test]
fn names_are_read_as_they_are_written_and_nearly() {
    for problem in Problem::ALL {
        assert_eq!(problem.name().parse(), Ok(problem));
        assert_eq!(
            problem.name().replace('-', " ").to_uppercase().parse(),
            Ok(problem)
        );
    }
    for (short, problem) in [("1067", Problem::Poj1067), ("p2252", Problem::LuoguP2252)] {
        assert_eq!(short.parse(), Ok(problem));
    }
    let nearest = |name: &str| name.parse::<Problem>().map_err(|error| error.nearest());
    assert_eq!(nearest("hdu-1572"), Err(Problem::Hdu1527));
    assert_eq!(nearest("hdu-1527.cpp"), Err(Problem::Hdu1527));
    assert_eq!(nearest("luogu-2252"), Err(Problem::LuoguP2252));
    let error = "hdu-1572".parse::<Problem>().unwrap_err();
    let text = r#"unknown problem "hdu-1572"; did you mean hdu-1527?"#;
    assert_eq!(error.to_string(), text);
}

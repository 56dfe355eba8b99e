//! Contest problems of other games than Wythoff's: a file and a line for each.

mod definition;
mod nim;
mod read;
mod trials;

use std::fmt;
use std::io::{Read, Write};

use dashu_int::UBig;

use super::cases::Judge;
use super::error::JudgeError;
use super::kernels::Kernels;
use super::problem::is_called;
use crate::number::parse_natural;
use definition::Definition;

pub use definition::{CaseShape, Repeats};

/// Declares the problems: the case of the enum, and the file that defines it.
macro_rules! other_problems {
    ($($case:ident in $file:ident),+ $(,)?) => {
        $(mod $file;)+

        /// A contest problem of another game than Wythoff's.
        ///
        /// ```
        /// use wythoff::judge::OtherProblem;
        /// assert_eq!(OtherProblem::named("HDU 1846"), Some(OtherProblem::Hdu1846));
        /// let mut output = Vec::new();
        /// OtherProblem::Hdu1846.run(&b"2\n23 2\n4 3\n"[..], &mut output)?;
        /// assert_eq!(output, b"first\nsecond\n");
        /// # Ok::<(), wythoff::judge::JudgeError>(())
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[allow(missing_docs, reason = "the name says it")]
        pub enum OtherProblem {
            $($case),+
        }

        impl OtherProblem {
            /// Every problem, in the order they are listed.
            pub const ALL: &'static [Self] = &[$(Self::$case),+];

            fn definition(self) -> &'static Definition {
                match self {
                    $(Self::$case => &$file::PROBLEM),+
                }
            }
        }
    };
}

other_problems!(
    Hdu1846 in hdu_1846,
    Hdu2147 in hdu_2147,
    Hdu2516 in hdu_2516,
    Hdu1850 in hdu_1850,
    Hdu2176 in hdu_2176,
    Hdu2897 in hdu_2897,
    Hdu3032 in hdu_3032,
    LuoguP2197 in luogu_p2197,
    LuoguP1247 in luogu_p1247,
    Poj1704 in poj_1704,
    Poj2348 in poj_2348,
    LuoguP1290 in luogu_p1290,
    LuoguP2148 in luogu_p2148,
    LuoguP4279 in luogu_p4279,
    LuoguP3480 in luogu_p3480,
    Poj2975 in poj_2975,
    Nod1066 in nod_1066,
    Nod1067 in nod_1067,
    Nod1068 in nod_1068,
    Nod1069 in nod_1069,
);

impl OtherProblem {
    /// The name on the command line: `hdu-1846`.
    pub fn name(self) -> &'static str {
        self.definition().name
    }

    /// The problem of this name, written as freely as those of Wythoff's game.
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|problem| is_called(problem.name(), name))
    }

    /// Reads an input and writes the output the judge expects; whatever happens, all that was decided is written.
    pub fn run(self, mut input: impl Read, mut output: impl Write) -> Result<(), JudgeError> {
        let mut judge = Judge::new(Kernels::fastest(), &mut input, &mut output);
        let result = judge.other(self.definition());
        let flushed = judge.output.flush();
        result.and(flushed)
    }

    /// The answer to a case, without the last line feed. Of a list, the case is its numbers alone.
    pub fn answer(self, case: &[UBig]) -> String {
        (self.definition().answer)(case)
    }

    /// The words with which a winner and a loser to move are told, where an answer is nothing else or begins so.
    pub fn words(self) -> [&'static str; 2] {
        let Definition { win, lose, .. } = self.definition();
        [win, lose]
    }

    /// How many cases an input has, and where that stands.
    pub fn repeats(self) -> Repeats {
        self.definition().repeats
    }

    /// How many cases an input of ours has at most: not more than the problem allows.
    pub fn most_cases(self) -> usize {
        self.definition().most_cases
    }

    /// What a case is.
    pub fn shape(self) -> CaseShape {
        self.definition().shape
    }

    /// The least and the greatest number of a case, as far as they are known.
    pub fn numbers(self) -> [UBig; 2] {
        let Definition {
            least, greatest, ..
        } = self.definition();
        let greatest = parse_natural(greatest).expect("a number of ours");
        [UBig::from(*least), greatest]
    }
}

impl fmt::Display for OtherProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

//! The programming languages.

use std::fmt;
use std::str::FromStr;

use crate::edits::edits;

/// A programming language in which programs are written out.
///
/// ```
/// use wythoff::code::Programming;
/// assert_eq!("C++".parse(), Ok(Programming::Cpp));
/// assert_eq!("pyhton".parse::<Programming>().unwrap_err().nearest(), Programming::Python);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Programming {
    /// C++17.
    Cpp,
    /// Python 3.
    Python,
    /// Java 9 or later; the class is `Main`.
    Java,
    /// Rust, the standard library alone.
    Rust,
}

impl Programming {
    /// Every language.
    pub const ALL: [Self; 4] = [Self::Cpp, Self::Python, Self::Java, Self::Rust];

    /// The name on the command line: `cpp`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Cpp => "cpp",
            Self::Python => "python",
            Self::Java => "java",
            Self::Rust => "rust",
        }
    }

    /// What the compiler wants the file to be called.
    pub fn file_name(self) -> &'static str {
        match self {
            Self::Cpp => "main.cpp",
            Self::Python => "main.py",
            Self::Java => "Main.java",
            Self::Rust => "main.rs",
        }
    }

    /// What a comment begins with.
    pub fn comment(self) -> &'static str {
        if self == Self::Python { "#" } else { "//" }
    }
}

impl fmt::Display for Programming {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name no language has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownProgramming(String);

impl UnknownProgramming {
    /// The language whose name is nearest.
    pub fn nearest(&self) -> Programming {
        let given = self.0.to_lowercase();
        Programming::ALL
            .into_iter()
            .min_by_key(|language| edits(&given, language.name()))
            .expect("there are languages")
    }
}

impl fmt::Display for UnknownProgramming {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nearest = self.nearest();
        write!(f, "unknown language {:?}; did you mean {nearest}?", self.0)
    }
}

impl std::error::Error for UnknownProgramming {}

impl FromStr for Programming {
    type Err = UnknownProgramming;

    fn from_str(text: &str) -> Result<Self, UnknownProgramming> {
        match text.to_lowercase().as_str() {
            "cpp" | "c++" | "c++17" | "cc" | "cxx" => Ok(Self::Cpp),
            "python" | "python3" | "py" => Ok(Self::Python),
            "java" => Ok(Self::Java),
            "rust" | "rs" => Ok(Self::Rust),
            _ => Err(UnknownProgramming(text.to_owned())),
        }
    }
}

//! A number with a name in the brackets after the name of a game.

use std::fmt::Display;

use dashu_int::UBig;

use super::brackets::Brackets;
use super::error::GameNameError;

/// A number with a name: `k=2`, or just `2`.
pub(in crate::games) struct Parameter<T> {
    pub(in crate::games) name: &'static str,
    /// Its value if none is given; `None`: one must be.
    pub(in crate::games) default: Option<u64>,
    /// The least value, and the greatest if there is one.
    pub(in crate::games) range: (u64, Option<u64>),
    /// The number as the game has it, if it is in the range.
    pub(in crate::games) value: fn(UBig) -> Option<T>,
}

impl<T: Display> Parameter<T> {
    /// The name of a game with this parameter, which is left out where it need not be given.
    pub(in crate::games) fn written(&self, game: &str, value: &T) -> String {
        let (value, default) = (value.to_string(), self.default.map(|n| n.to_string()));
        match default.as_ref() == Some(&value) {
            true => game.to_owned(),
            false => format!("{game}({}={value})", self.name),
        }
    }
}

impl Brackets<'_> {
    /// Reads `(k=2)` or `(2)`, or nothing.
    pub(in crate::games) fn number<T>(self, parameter: &Parameter<T>) -> Result<T, GameNameError> {
        let Self { reader, example } = self;
        let name = parameter.name;
        let (least, most) = parameter.range;
        let missing = GameNameError::Missing {
            column: reader.column(),
            parameter: name,
            example,
        };
        let mut value = None;
        if reader.eat('(') {
            reader.items(')', |reader| {
                reader.skip_blanks();
                let start = reader.column();
                if !reader.peek().is_some_and(|found| found.is_ascii_digit()) {
                    let (column, found) = reader.until(&['=', ',', ')']);
                    if found != name {
                        return Err(GameNameError::UnknownParameter {
                            column,
                            found,
                            known: Some(name),
                        });
                    }
                    reader.expect('=')?;
                    reader.skip_blanks();
                }
                let column = reader.column();
                let number = (parameter.value)(reader.number(&[',', ')'])?);
                let number = number.ok_or(GameNameError::OutOfRange {
                    column,
                    parameter: name,
                    least,
                    most,
                })?;
                match value.replace(number) {
                    None => Ok(()),
                    Some(_) => Err(GameNameError::GivenTwice {
                        column: start,
                        parameter: name,
                    }),
                }
            })?;
        }
        let default = parameter.default.map(UBig::from);
        value
            .or_else(|| default.and_then(parameter.value))
            .ok_or(missing)
    }
}

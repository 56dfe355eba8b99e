//! What stands in the brackets of a game with one number, or with none.

use dashu_int::UBig;

use super::error::GameNameError;
use super::reader::Reader;
use crate::games::table::Parameter;

/// Reads empty brackets, or none.
pub(super) fn read_nothing(reader: &mut Reader) -> Result<(), GameNameError> {
    if !reader.eat('(') {
        return Ok(());
    }
    reader.items(')', |reader| {
        let (column, found) = reader.until(&['=', ',', ')']);
        Err(GameNameError::UnknownParameter {
            column,
            found,
            known: None,
        })
    })
}

/// Reads `(k=2)` or `(2)`, or nothing.
pub(super) fn read(
    reader: &mut Reader,
    parameter: &Parameter,
    example: &'static str,
) -> Result<UBig, GameNameError> {
    let name = parameter.name;
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
            let number = reader.number(&[',', ')'])?;
            if number < parameter.least.into()
                || parameter.most.is_some_and(|most| number > most.into())
            {
                return Err(GameNameError::OutOfRange {
                    column,
                    parameter: name,
                    least: parameter.least,
                    most: parameter.most,
                });
            }
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
    value.or(default).ok_or(missing)
}

//! What may stand in brackets after the name of a game.

use super::error::GameNameError;
use super::reader::Reader;

/// The brackets after the name of a game, or their absence; the game says what it expects there.
pub(in crate::games) struct Brackets<'a> {
    pub(super) reader: &'a mut Reader,
    /// The game with its parameters, for those who left them out.
    pub(super) example: &'static str,
}

impl<'a> Brackets<'a> {
    pub(super) fn new(reader: &'a mut Reader, example: &'static str) -> Self {
        Self { reader, example }
    }

    /// Reads empty brackets, or none.
    pub(in crate::games) fn nothing(self) -> Result<(), GameNameError> {
        if !self.reader.eat('(') {
            return Ok(());
        }
        self.reader.items(')', |reader| {
            let (column, found) = reader.until(&['=', ',', ')']);
            Err(GameNameError::UnknownParameter {
                column,
                found,
                known: None,
            })
        })
    }

    /// Reads the opening bracket, which must come.
    pub(super) fn open(&mut self, parameter: &'static str) -> Result<(), GameNameError> {
        let column = self.reader.column();
        match self.reader.eat('(') {
            true => Ok(()),
            false => Err(GameNameError::Missing {
                column,
                parameter,
                example: self.example,
            }),
        }
    }
}

//! Reading sums: `wythoff[8,4] + nim[3,5] + rules('x>0,y=0 | x=0,y>0 | x=y>0')[8,4]`.

use super::{ParseSumError, Part, PartGame, Sum};
use crate::games::{Reader, read_game};
use crate::position::{Play, Position};
use crate::prove::parse_rules;
use crate::solve::by_rules::ByRules;

/// Reads a sum: games with their parameters in round brackets and their positions in square ones, and `+` between them.
///
/// A part may also be a game by rules, these in quotes: `rules('x>0,y=0 | x=0,y>0 | x=y>0')[8,4]`.
/// Names may be English or Chinese, and brackets, commas and `+` the full-width ones of a Chinese keyboard.
///
/// ```
/// use wythoff::solve::sum::parse_sum;
/// let sum = parse_sum("威佐夫（k=1）【8，4】＋尼姆［3，5］")?;
/// assert_eq!(sum.to_string(), "wythoff(k=1)[8,4] + nim[3,5]");
/// let error = parse_sum("nim[3,5] + wythoff[8]").unwrap_err();
/// assert_eq!(error.to_string(), "column 19: wythoff: expected 2 piles, found 1");
/// # Ok::<(), wythoff::solve::sum::ParseSumError>(())
/// ```
pub fn parse_sum(text: &str) -> Result<Sum, ParseSumError> {
    let mut reader = Reader::new(text);
    let mut parts = vec![read_part(&mut reader)?];
    while reader.eat('+') {
        parts.push(read_part(&mut reader)?);
    }
    reader.expect_end()?;
    Ok(Sum { parts })
}

/// Reads a game and its position.
fn read_part(reader: &mut Reader) -> Result<Part, ParseSumError> {
    let game = match reader.eat_word("rules") || reader.eat_word("规则") {
        true => read_rules(reader)?.into(),
        false => PartGame::Named(read_game(reader)?),
    };
    reader.skip_blanks();
    let column = reader.column();
    reader.expect('[')?;
    let mut piles = Vec::new();
    reader.items(']', |reader| {
        piles.push(reader.pile()?);
        Ok(())
    })?;
    if let PartGame::ByRules(game) = &game {
        piles = game.rules().at_first(piles);
    }
    match game.rules(Play::Normal).check(&piles) {
        Ok(()) => Ok(Part {
            game,
            position: Position(piles),
        }),
        Err(error) => Err(ParseSumError::Position {
            column,
            game: game.to_string(),
            error,
        }),
    }
}

/// Reads the rules of a game in brackets and quotes: `('x>0,y=0 | x=0,y>0')`.
fn read_rules(reader: &mut Reader) -> Result<ByRules, ParseSumError> {
    reader.expect('(')?;
    let (column, text) = reader.quoted()?;
    reader.expect(')')?;
    match parse_rules(&text) {
        Ok(rules) => Ok(ByRules::new(text, rules)),
        Err(error) => Err(ParseSumError::Rules {
            column,
            text,
            error: Box::new(error),
        }),
    }
}

//! What a line of the player asks for.

use wythoff::UBig;
use wythoff_show::Message;
use wythoff_show::complaint::quote;

use crate::piles;

/// A line of the player.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::command::play) enum Command {
    /// `3 5`: the move that leaves this position, of a sum part by part.
    Leave(Vec<Vec<UBig>>),
    /// `take 0 2`: so many from each pile of a part, counted from 0.
    Take {
        part: usize,
        amounts: Vec<UBig>,
    },
    Hint,
    Undo,
    Review,
    Quit,
}

/// What a line asks for; nothing if it is empty or a comment.
pub(in crate::command::play) fn read(line: &[u8]) -> Result<Option<Command>, Message> {
    let line = String::from_utf8_lossy(line);
    let line = line.trim().trim_start_matches('\u{feff}');
    let (word, rest) = line
        .split_once(char::is_whitespace)
        .map_or((line, ""), |(word, rest)| (word, rest.trim()));
    let alone = |command| match rest {
        "" => Ok(Some(command)),
        _ => Err(not_understood(line)),
    };
    match word.to_ascii_lowercase().as_str() {
        "" => Ok(None),
        word if word.starts_with('#') => Ok(None),
        "hint" => alone(Command::Hint),
        "undo" => alone(Command::Undo),
        "review" => alone(Command::Review),
        "quit" => alone(Command::Quit),
        "take" => Ok(Some(take(rest)?)),
        "move" => Ok(Some(leave(rest)?)),
        _ if line.starts_with(|c: char| c.is_alphabetic()) => Err(not_understood(line)),
        _ => Ok(Some(leave(line)?)),
    }
}

fn not_understood(line: &str) -> Message {
    Message::new("play-not-understood").with("line", quote(line))
}

/// `3 2 + 3 5`
fn leave(text: &str) -> Result<Command, Message> {
    let parts = text.split(['+', '＋']).map(piles::written);
    Ok(Command::Leave(parts.collect::<Result<_, _>>()?))
}

/// `0 2`, in a sum behind the number of the game: `2: 0 2`.
fn take(text: &str) -> Result<Command, Message> {
    let (part, amounts) = text.split_once([':', '：']).unwrap_or(("1", text));
    let part = piles::written(part)?;
    let part = part.first().and_then(|part| usize::try_from(part).ok());
    Ok(Command::Take {
        // 0 is no game, and neither is the last that a word can count.
        part: part
            .and_then(|part| part.checked_sub(1))
            .unwrap_or(usize::MAX),
        amounts: piles::written(amounts)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(numbers: &[u8]) -> Vec<UBig> {
        numbers.iter().map(|&number| number.into()).collect()
    }

    #[test]
    fn moves_are_read_as_positions_or_as_what_is_taken() {
        let leave =
            |parts: &[&[u8]]| Command::Leave(parts.iter().map(|part| numbers(part)).collect());
        let take = |part, amounts| Command::Take {
            part,
            amounts: numbers(amounts),
        };
        let cases = [
            ("3 5", leave(&[&[3, 5]])),
            ("move (3, 5)\r\n", leave(&[&[3, 5]])),
            ("3 2 + 3 5", leave(&[&[3, 2], &[3, 5]])),
            ("take 0 2", take(0, &[0, 2])),
            ("TAKE 2: 0 2", take(1, &[0, 2])),
            ("hint\n", Command::Hint),
        ];
        for (line, expected) in cases {
            assert_eq!(read(line.as_bytes()), Ok(Some(expected)), "{line}");
        }
        for line in ["", "  \n", "# a remark", "#"] {
            assert_eq!(read(line.as_bytes()), Ok(None), "{line}");
        }
    }

    #[test]
    fn what_is_no_command_is_refused() {
        for line in [
            "nonsense",
            "hint please",
            "take",
            "take x",
            "3 +",
            "3,,5",
            "@file",
            "-",
            "\u{1b}[2J",
        ] {
            assert!(read(line.as_bytes()).is_err(), "{line}");
        }
        assert!(read(&[0xff, 0xfe]).is_err());
    }
}

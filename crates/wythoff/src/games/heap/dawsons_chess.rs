//! Dawson's chess (道森象棋): two rows of pawns face each other across one row of empty squares, and whoever can take must.
//! A pawn that advances is taken back and forth until its file is blocked and the pawns beside it are gone: a move takes
//! away a file with its neighbours, the octal game 0.137. (Dawson 1935 played it misère, which is harder: here that is
//! searched.)
//!
//! The values have the period 34 after heap 51 (Guy and Smith 1956).

use crate::games::misere::in_play;
use crate::games::table::{GameEntry, Parameters};
use crate::solve::heap::HeapRules;

pub(in crate::games) const ENTRY: GameEntry = GameEntry {
    names: &[
        "dawsons-chess",
        "dawson's chess",
        "道森象棋",
        "道森国际象棋",
    ],
    parameters: Parameters::None,
    english: "take a file of a row with its neighbours; the row may break in two (0.137)",
    chinese: "从一行中取一格及其相邻的格，该行可因此断成两段（0.137）",
    example: "dawsons-chess[5,8]",
    rules: |_, play| in_play(HeapRules::dawsons_chess(), play),
};

//! Octal and hexadecimal games (八进制游戏), written as their code: `0.77`, `4.3`, `0x0.3f`.
//!
//! Digit d_k says what may be left of a heap after taking k stones: 1 nothing, 2 one heap, 4 two heaps, 8 three heaps, and
//! sums of these; see [`HeapCode`](crate::solve::heap::HeapCode). A period of an octal game is proved by the theorem of Guy
//! and Smith (1956). For many short codes none is known.

use crate::games::misere::in_play;
use crate::games::table::{GameEntry, Parameters};

pub(in crate::games) const ENTRY: GameEntry = GameEntry {
    names: &["octal", "八进制", "八进制游戏"],
    parameters: Parameters::Code,
    english: "a taking-and-breaking game by its octal code, or hexadecimal with 0x",
    chinese: "按八进制编码（或以 0x 开头的十六进制编码）取石并分堆的游戏",
    example: "0.77[20]",
    rules: |arguments, play| in_play(arguments.heap_rules().clone(), play),
};

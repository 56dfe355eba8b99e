// What the core is asked and answers. Made of its Rust types: cargo run -p wythoff-web --bin types

/**
 * An answer, under the name of its question.
 */
export type Answer = { "state": State } | { "take": Choice } | { "reply": Reply } | { "hint": Hint } | { "worth": Array<Move> } | { "review": Array<Looked> } | { "solve": Solved } | { "explain": string } | { "pairs": Array<[number, number]> } | { "rules": Read } | { "digits": Array<string> } | { "puzzle": Puzzle } | { "games": Array<Offered> } | { "examples": Array<Example> };

/**
 * What comes back: an answer, or in words why there is none.
 */
export type Answered<A> = { "ok": A } | { "error": string };

/**
 * A question, and the language of its answer.
 */
export type Asked<Q> = { language: string, 
/**
 * The question.
 */
what: Q, };

/**
 * The book in one language.
 */
export type Chapter = { theorems: Array<TheoremText>, 
/**
 * By the exponent of the limit.
 */
precision: { [key in number]: Array<Judged> }, 
/**
 * By the name of the game, then by that of the programming language.
 */
programs: { [key in string]: { [key in string]: string } }, };

/**
 * A move with its words.
 */
export type Choice = { 
/**
 * The move.
 */
to: Move, 
/**
 * Its words.
 */
words: string, };

/**
 * An automaton to be drawn.
 */
export type Drawing = { start: number, accepting: Array<boolean>, 
/**
 * From, to, and the letters, a tuple of digits each.
 */
edges: Array<[number, number, Array<string>]>, };

/**
 * A game to start from.
 */
export type Example = { name: string, title: string, 
/**
 * Without the heading of its file.
 */
rules: string, };

/**
 * A hint: a winning move, or that there is none.
 */
export type Hint = { choice: Choice | null, why: string, 
/**
 * The whole reason, as an html fragment, where there is one.
 */
explanation: string | null, };

/**
 * What becomes of a published formula.
 */
export type Judged = { code: string, about: string, 
/**
 * How many lost positions it calls won; at least, if `more`.
 */
wrong: number, more: boolean, first: [number, number] | null, };

/**
 * What is to be found.
 */
export type Kind = "win" | "only" | "lost";

/**
 * How the stones of a game are laid out, and so how they are taken.
 */
export type Layout = "piles" | "limit" | "stairs" | "row" | "list";

/**
 * A move of a finished game, looked at again.
 */
export type Looked = { words: string, 
/**
 * Whether the player who made it could have won.
 */
was_won: boolean, 
/**
 * Whether it kept the win.
 */
kept: boolean, 
/**
 * What would have won, one of the moves.
 */
better: Choice | null, };

/**
 * A move: which game of the sum, and what it leaves there.
 */
export type Move = { 
/**
 * The game, counted from 0.
 */
part: number, 
/**
 * Its piles after the move.
 */
piles: Array<number>, };

/**
 * A game to choose, with a position to begin with.
 */
export type Offered = { 
/**
 * Its name, without parameters.
 */
name: string, 
/**
 * Its parameters as they are typed, `k=1`; `null`: it has none.
 */
parameters: string | null, 
/**
 * What people call it.
 */
title: string, 
/**
 * The piles of its example, as they are typed.
 */
piles: string, };

/**
 * Whom one plays against.
 */
export type Opponent = "perfect" | "teacher" | "careless";

export type PartState = { name: string, title: string, rules: string, layout: Layout, piles: Array<number>, 
/**
 * Whether the corner-the-queen board shows the same game.
 */
queen: boolean, limit: number | null, };

/**
 * A game so far.
 */
export type Played = { 
/**
 * How it began.
 */
setup: Setup, 
/**
 * Every move since.
 */
moves: Array<Move>, };

/**
 * A question for a theorem.
 */
export type ProveQuestion = { rules: string, 
/**
 * Whether the theorem is to be about the Grundy values, not about the lost positions alone.
 */
values: boolean, };

/**
 * A puzzle.
 */
export type Puzzle = { 
/**
 * The game with its position, `nim[3,4,5]`.
 */
text: string, 
/**
 * Whether the player to move loses.
 */
lost: boolean, 
/**
 * How many moves there are.
 */
moves: number, 
/**
 * How many of them win.
 */
winning: number, 
/**
 * How many moves the game lasts if the winner hurries and the loser delays.
 */
steps: number, };

/**
 * A question that [`crate::answer()`] answers.
 */
export type Question = { "state": Played } | { "take": { 
/**
 * The game so far.
 */
game: Played, 
/**
 * The part, counted from 0.
 */
part: number, 
/**
 * What was picked up.
 */
taken: Array<Taken>, } } | { "reply": { 
/**
 * The game so far.
 */
game: Played, 
/**
 * Who is to move.
 */
opponent: Opponent, 
/**
 * Random numbers: whether to think, and which of the moves to make.
 */
dice: [number, number], } } | { "hint": Played } | { "worth": Played } | { "review": Played } | { "solve": Standing } | { "explain": Standing } | { "pairs": { 
/**
 * The k; so small that every number of the answer is exact in JavaScript.
 */
k: number, 
/**
 * How many pairs.
 */
count: number, } } | { "rules": { 
/**
 * A text in the rule language.
 */
text: string, } } | { "digits": { 
/**
 * The numeration system of a certificate, as JSON.
 */
numerals: string, 
/**
 * The numbers, as they were typed.
 */
piles: string, } } | { "puzzle": { 
/**
 * What to find.
 */
kind: Kind, 
/**
 * How hard, from 1.
 */
level: number, 
/**
 * Which of those: the same number, the same puzzle.
 */
seed: number, } } | { "games": Record<symbol, never> } | { "examples": Record<symbol, never> };

/**
 * What a text says, or why it says nothing.
 */
export type Read = { 
/**
 * How many piles it has.
 */
piles: number, 
/**
 * How many kinds of moves.
 */
clauses: number, 
/**
 * Whether the last stone loses.
 */
misere: boolean, } | { 
/**
 * What is wrong, and where, with carets below the place.
 */
wrong: string, };

/**
 * A move of the opponent.
 */
export type Reply = { choice: Choice, 
/**
 * Why it was made, if the opponent says so.
 */
why: string | null, 
/**
 * Why the position it leaves is won or lost, if the opponent says so: an html fragment.
 */
explanation: string | null, };

/**
 * What a search for a theorem has come to.
 */
export type Report = { piles: number, 
/**
 * Present iff a theorem was found and the checker, which knows nothing of the prover, accepted it.
 */
theorem: Theorem | null, attempts: Array<string>, tabulated: number, };

/**
 * A game and its first position.
 */
export type Setup = { "sum": { 
/**
 * `wythoff[8,4] + nim[3,5]`
 */
text: string, 
/**
 * Whether the last stone loses.
 */
misere: boolean, } } | { "game": { 
/**
 * Its name, without parameters.
 */
name: string, 
/**
 * Its parameters, `k=1`; empty: it has none.
 */
parameters: string, 
/**
 * The piles.
 */
piles: string, 
/**
 * Whether the last stone loses.
 */
misere: boolean, } } | { "rules": { 
/**
 * The rules, in the rule language.
 */
text: string, 
/**
 * The piles, as they were typed.
 */
piles: string, 
/**
 * Whether the last stone loses.
 */
misere: boolean, } };

/**
 * What is known of a position.
 */
export type Solved = { win: boolean, position: string, moves: Array<string>, more: boolean, grundy: string | null, evidence: string, };

/**
 * A position of any size.
 */
export type Standing = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The piles, as they were typed.
 */
piles: string, 
/**
 * Whether the last stone loses.
 */
misere: boolean, };

/**
 * Where a game stands.
 */
export type State = { parts: Array<PartState>, misere: boolean, over: boolean, 
/**
 * Of the player who is to move in a finished game; without meaning before.
 */
mover_has_won: boolean, moves: Array<Choice>, past: Array<string>, };

/**
 * What a table is asked for.
 */
export type TableQuestion = { "outcomes": { 
/**
 * The k.
 */
k: number, 
/**
 * Rows and columns.
 */
size: number, } } | { "grundy": { 
/**
 * The k.
 */
k: number, 
/**
 * Rows and columns.
 */
size: number, } } | { "rules": { 
/**
 * A text in the rule language.
 */
text: string, 
/**
 * Rows and columns.
 */
size: number, 
/**
 * Whether values are wanted.
 */
values: boolean, } };

/**
 * Stones picked up from a pile.
 */
export type Taken = { 
/**
 * The pile, counted from 0.
 */
pile: number, 
/**
 * The first stone that was taken, counted from 0; only in a row does it matter.
 */
at: number, 
/**
 * How many were taken.
 */
count: number, };

export type Theorem = { 
/**
 * Whether it is about Grundy values: its positions then have the value as their last number.
 */
values: boolean, sentences: Array<string>, numeration: string, states: number, first: Array<string>, certificate: string, dot: string, 
/**
 * The name of the game, where the book has a program for it.
 */
known: string | null, drawing: Drawing | null, };

/**
 * A theorem with its proof.
 */
export type TheoremText = { name: string, title: string, html: string, };

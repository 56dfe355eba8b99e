// What the core says about a game being played.

export interface Setup {
  game?: string;
  rules?: string;
  piles?: number[];
  misere: boolean;
}

export interface Move {
  part: number;
  piles: number[];
}

export interface Choice {
  to: Move;
  words: string;
}

export type Layout = "piles" | "limit" | "stairs" | "row" | "list";

export interface Part {
  name: string;
  title: string;
  rules: string;
  layout: Layout;
  piles: number[];
  queen: number | null;
  limit: number | null;
}

export interface State {
  parts: Part[];
  misere: boolean;
  over: boolean;
  mover_has_won: boolean;
  moves: Choice[];
  past: string[];
}

export interface Reply {
  choice: Choice;
  why: string | null;
  explanation: string | null;
}

export interface Hint {
  choice: Choice | null;
  why: string;
  explanation: string | null;
}

export interface Looked {
  words: string;
  was_won: boolean;
  kept: boolean;
  better: Choice | null;
}

export type Opponent = "perfect" | "teacher" | "careless";

/** Stones picked up from a pile. */
export interface Taken {
  pile: number;
  at: number;
  count: number;
}

/** A whole game: how it began, who plays, and every move. */
export interface Game {
  setup: Setup;
  first: "me" | "it";
  opponent: Opponent;
  moves: Move[];
}

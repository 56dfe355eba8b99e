// The game on the table, what is seen of it, and what happens next. Everything here follows from the game and from what the
// hand has picked up.
import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { screen, settle, slide, step } from "../address";
import { ask, askSlowly, Refusal, type AnswerTo, type Said } from "../core";
import type { Choice, Hint, Looked, Move, Played, Reply, State, Taken } from "../generated/core";
import { language, words } from "../language";
import { after, at, type Game, isMine, misereOf, newGame, read, write } from "./game";

/** Nobody sees what the opponent does if it is done at once; who wants less motion gets less waiting, too. */
const PAUSE = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 550;
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export const game = screen<Game>("play", newGame, write, read);

/** While the game is shown again: after how many moves. */
const replayed = signal<number | null>(null);
export const isReplay = computed(() => replayed.value !== null);

/** The last few positions: a move asks for each of them more than once, and all their moves are put into words. */
const laid = new Map<string, State>();
const KEPT = 8;
function lay(played: Played): State {
  const asked = JSON.stringify([language(), played]);
  const found = laid.get(asked) ?? ask("state", played);
  laid.delete(asked);
  laid.set(asked, found);
  if (laid.size > KEPT) laid.delete(laid.keys().next().value!);
  return found;
}

/** The game as far as it is shown. */
export const seen = computed<Game>(() => at(game.value, replayed.value ?? game.value.played.moves.length));
export const state = computed<State>(() => lay(seen.value.played));
/** How it began: so the board keeps its size. */
export const beginning = computed<State>(() => lay(at(game.value, 0).played));
/** How it was before the last move, which is marked. */
export const before = computed<State | null>(() => {
  const count = seen.value.played.moves.length;
  return count ? lay(at(seen.value, count - 1).played) : null;
});

/** What belongs to one game on the table and is forgotten when it goes on. */
function ofGame<T>() {
  const kept = signal<{ game: Game["played"]; value: T } | null>(null);
  const value = computed(() => (kept.value?.game === seen.value.played ? kept.value.value : null));
  const set = (next: T | null, of = seen.value.played) => (kept.value = next === null ? null : { game: of, value: next });
  return { value, set };
}

const picked = ofGame<{ part: number; taken: Taken[] }>();
const answered = ofGame<Reply>();
const hinted = ofGame<{ grade: number; hint: Hint }>();
const reviewed = ofGame<Looked[]>();
const weighed = ofGame<Move[]>();
const failed = ofGame<string>();
const shared = ofGame<string>();
const thought = ofGame<true>();

export const taken = computed(() => picked.value.value ?? { part: 0, taken: [] });
export const reply = answered.value;
export const hint = hinted.value;
export const review = reviewed.value;
export const winning = weighed.value;
export const note = shared.value;
export const thinking = thought.value;

/** What was picked up, as a move, or why it is none. */
export const choice = computed<Choice | string | null>(() => {
  const { part, taken: stones } = taken.value;
  if (!stones.length) return null;
  try {
    return ask("take", { game: seen.value.played, part, taken: stones });
  } catch (error) {
    return error instanceof Refusal ? error.message : String(error);
  }
});

export const isTwo = computed(() => game.value.opponent === "person");
/** Whether a person may move. */
export const enabled = computed(() => !isReplay.value && !state.value.over && (isTwo.value || isMine(seen.value)));

/** Who makes the move of this number, in words. */
export function player(index: number): string {
  const mine = (index % 2 === 0) === (game.value.first === "me");
  const text = words().play;
  return isTwo.value ? text.player({ number: (index % 2) + 1 }) : mine ? text.you : text.opponentShort;
}

export const status = computed<string>(() => {
  const text = words().play;
  const count = seen.value.played.moves.length;
  if (failed.value.value) return failed.value.value;
  if (isReplay.value) return state.value.past.at(-1) ?? "";
  if (state.value.over) {
    if (isTwo.value) return text.playerWins({ player: player(state.value.mover_has_won ? count : count + 1) });
    return isMine(seen.value) === state.value.mover_has_won ? text.youWin : text.youLose;
  }
  if (typeof choice.value === "string") return choice.value;
  if (choice.value) return choice.value.words;
  if (isTwo.value) return text.playersTurn({ player: player(count) });
  return isMine(seen.value) ? text.yourTurn : text.itsTurn;
});

/** Where there is no closed form, the core may have to search: in a worker, then. */
function askCore<N extends "reply" | "hint" | "review" | "worth">(name: N, says: Said<N>, { setup }: Played): Promise<AnswerTo<N>> {
  const slow = "rules" in setup || misereOf(setup) || ("sum" in setup && setup.sum.text.includes("+"));
  if (slow) return askSlowly(name, says).result;
  return new Promise((resolve) => resolve(ask(name, says)));
}

const complain = (of: Played) => (error: unknown) => failed.set(error instanceof Refusal ? error.message : words().failed + String(error), of);

/** A move by a person, from wherever it comes. */
export function move(to: Move): void {
  if (!enabled.value) return;
  const next = after(game.value, to);
  try {
    lay(next.played);
  } catch (error) {
    return void complain(game.value.played)(error);
  }
  step(() => (game.value = next));
}

export const take = (): void => {
  if (choice.value && typeof choice.value === "object") move(choice.value.to);
};

export const pick = (part: number, stones: Taken[]): void => batch(() => {
  failed.set(null);
  picked.set({ part, taken: stones.filter(({ count }) => count > 0) });
});

/** Another game: refused with the reason if it cannot be laid out. */
export function begin(next: Game): void {
  ask("state", next.played);
  step(() => (game.value = next));
}

/** As it began, once more. */
export const again = (): void => step(() => (game.value = { ...at(game.value, 0), played: { ...game.value.played, moves: [] } }));

/** Back to the person's own last move. */
export function undo(): void {
  const count = game.value.played.moves.length;
  const back = isTwo.value ? count - 1 : count - (isMine(game.value) ? 2 : 1);
  if (back >= 0) step(() => (game.value = at(game.value, back)));
}

export const canUndo = computed(() => game.value.played.moves.length >= (isTwo.value || game.value.first === "me" ? 1 : 2));

export const backTo = (count: number): void => step(() => (game.value = at(game.value, count)));

export async function replay(): Promise<void> {
  const whole = game.value;
  for (let count = 0; count < whole.played.moves.length; count++) {
    replayed.value = count;
    await pause(700);
    if (game.value !== whole) break;
  }
  replayed.value = null;
}

/** The next grade of help: where to look, what to touch, why. */
export function help(): void {
  const of = game.value.played;
  const now = hint.value;
  if (now) return void hinted.set({ ...now, grade: Math.min(now.grade + 1, 3) });
  askCore("hint", of, of).then((found) => game.value.played === of && hinted.set({ grade: 1, hint: found }, of), complain(of));
}

export const share = async (address: string): Promise<void> => {
  const text = words().play;
  const of = seen.value.played;
  const alone = location.protocol === "file:";
  try {
    await navigator.clipboard.writeText(address);
    shared.set(alone ? text.sharedFile({ address }) : text.shared, of);
  } catch {
    shared.set(text.sharedOnly, of);
  }
};

/** The opponent's move, when it is its turn. */
effect(() => {
  if (!game.value) return;
  const now = game.value;
  if (isReplay.value || isTwo.value || state.value.over || isMine(now)) return;
  untracked(() => {
    if (thinking.value) return;
    thought.set(true);
    const of = now.played;
    const dice = [...crypto.getRandomValues(new Uint32Array(2))] as [number, number];
    const opponent = now.opponent === "person" ? "perfect" : now.opponent;
    const asked = askCore("reply", { game: of, opponent, dice }, of);
    Promise.all([asked, pause(of.moves.length ? PAUSE : 0)]).then(([found]) => {
      if (game.value.played !== of) return;
      const next = after(game.value, found.choice.to);
      slide(() => {
        game.value = next;
        answered.set(found, next.played);
      });
      settle();
    }, complain(of));
  });
});

/** After the game, what every move was worth. */
effect(() => {
  language();
  if (!game.value || isReplay.value || !state.value.over) return;
  const of = game.value.played;
  untracked(() => askCore("review", of, of).then((found) => reviewed.set(found, of), complain(of)));
});

/** What the moves are worth, where the colours are wanted. */
effect(() => {
  if (!game.value?.colours || !enabled.value) return;
  const of = seen.value.played;
  untracked(() => askCore("worth", of, of).then((found) => weighed.set(found, of), complain(of)));
});

/** A hint in the language that is spoken. */
effect(() => {
  language();
  untracked(() => {
    const now = game.value && hint.value;
    const of = game.value?.played;
    if (now && of) askCore("hint", of, of).then((found) => hinted.set({ ...now, hint: found }, of), complain(of));
  });
});

// Play: a person against one of the opponents.
import { ask, askSlowly, Refusal } from "../core";
import { h, select } from "../dom";
import { words } from "../language";
import { written } from "../written";
import { historyView, reviewView } from "./history";
import { gameOf, newForm, setupView, type Form } from "./setup";
import { fromLink, toLink } from "./share";
import { tableView } from "./table";
import type { Choice, Game, Hint, Looked, Move, Reply, Setup, State, Taken } from "./types";

export interface Screen {
  element: HTMLElement;
  /** Draws everything again, as after a change of language. */
  render: () => void;
}

export interface PlayScreen extends Screen {
  /** Plays rules that came from somewhere else. */
  playRules: (rules: string, piles: number) => void;
}

/** Where there is no closed form, the core may have to search: in a worker, then. */
function askCore<T>(what: string, question: { setup: Setup; [more: string]: unknown }): Promise<T> {
  const slow = !!question.setup.rules || (question.setup.game ?? "").includes("+");
  if (slow) return askSlowly<T>(what, question).result;
  return new Promise((resolve) => resolve(ask<T>(what, question)));
}

export function playScreen(): PlayScreen {
  const form: Form = newForm();
  const element = h("div", { class: "screen play" });
  let game: Game = gameOf(form);
  let state: State | null = null;
  let first: State | null = null;
  let message = "";
  let note: string[] = [];
  let explanation: string | null = null;
  let looked: Looked[] | null = null;
  let thinking = false;
  // Moves that were undone by hand, to be shown again by Replay.
  let replaying = 0;

  const mine = () => (game.moves.length % 2 === 0) === (game.first === "me");
  const complain = (error: unknown) => {
    message = error instanceof Refusal ? error.message : words().failed + String(error);
    thinking = false;
    render();
  };

  function begin(next: Game): void {
    replaying++;
    note = [];
    explanation = null;
    looked = null;
    thinking = false;
    try {
      first = ask<State>("state", { setup: next.setup, moves: [] });
      state = ask<State>("state", next);
      game = next;
      message = "";
      history.replaceState(null, "", game.moves.length ? toLink(game) : "#play");
      turn();
    } catch (error) {
      complain(error);
    }
  }

  function turn(): void {
    if (!state) return;
    if (state.over) return void finish();
    if (mine()) {
      message = words().play.yourTurn;
      return render();
    }
    thinking = true;
    message = words().play.itsTurn;
    render();
    const playing = game;
    const dice = [...crypto.getRandomValues(new Uint32Array(2))];
    askCore<Reply>("reply", { setup: game.setup, moves: game.moves, opponent: game.opponent, dice })
      .then(({ choice, why, explanation: full }) => {
        if (game !== playing) return;
        thinking = false;
        note = [`${words().play.opponentShort}: ${choice.words}`, ...(why ? [why] : [])];
        explanation = full;
        move(choice.to);
      })
      .catch(complain);
  }

  function move(to: Move): void {
    game = { ...game, moves: [...game.moves, to] };
    state = ask<State>("state", game);
    history.replaceState(null, "", toLink(game));
    turn();
  }

  async function finish(): Promise<void> {
    const text = words().play;
    const iWin = mine() === state!.mover_has_won;
    message = iWin ? text.youWin : text.youLose;
    render();
    looked = await askCore<Looked[]>("review", { setup: game.setup, moves: game.moves });
    render();
  }

  /** A move by the person, from wherever it comes. */
  function mineMove(to: Move): void {
    if (thinking || !state || state.over) return;
    try {
      ask<State>("state", { setup: game.setup, moves: [...game.moves, to] });
      note = [];
      explanation = null;
      move(to);
    } catch (error) {
      complain(error);
    }
  }

  function undo(): void {
    // Back to the person's own last move.
    const back = game.moves.length - (mine() ? 2 : 1);
    if (back >= 0) begin({ ...game, moves: game.moves.slice(0, back) });
  }

  function replay(): void {
    const whole = game;
    const mark = ++replaying;
    const step = (count: number) => {
      if (mark !== replaying) return;
      game = { ...whole, moves: whole.moves.slice(0, count) };
      state = ask<State>("state", game);
      message = count ? (state.past.at(-1) ?? "") : "";
      thinking = count < whole.moves.length;
      render();
      if (thinking) setTimeout(step, 700, count + 1);
      else turn();
    };
    step(0);
  }

  async function hint(): Promise<void> {
    try {
      const { choice, why, explanation: full } = await askCore<Hint>("hint", { setup: game.setup, moves: game.moves });
      note = [choice ? choice.words : words().play.noHint, why];
      explanation = full;
    } catch (error) {
      return complain(error);
    }
    render();
  }

  async function share(): Promise<void> {
    const text = words().play;
    history.replaceState(null, "", toLink(game));
    try {
      await navigator.clipboard.writeText(location.href);
      note = [text.shared];
    } catch {
      note = [text.sharedOnly];
    }
    render();
  }

  function render(): void {
    const text = words().play;
    const again = () => element.replaceChildren(...content());
    const focused = element.contains(document.activeElement) ? document.activeElement?.className : undefined;
    function content(): HTMLElement[] {
      const form_ = setupView(form, () => begin(gameOf(form)), again);
      const status = h("p", { class: "status", role: "status" }, message);
      if (!state || !first) return [form_, status];
      const enabled = !thinking && !state.over && mine();
      let choice: Choice | null = null;
      const take = h("button", { class: "primary", disabled: true, onclick: () => choice && mineMove(choice.to) }, text.take);
      const change = (part: number, taken: Taken[]) => {
        choice = null;
        try {
          if (taken.length) choice = ask<Choice>("take", { setup: game.setup, moves: game.moves, part, taken });
          status.textContent = choice?.words ?? text.takeNothing;
        } catch (error) {
          status.textContent = error instanceof Refusal ? error.message : String(error);
        }
        take.disabled = !choice;
      };
      const table = tableView({
        state,
        first,
        enabled,
        change,
        confirm: () => choice && mineMove(choice.to),
        go: mineMove,
      });
      const all = select(state.moves.map(({ words: line }, index) => [String(index), line]), "0", () => {});
      all.setAttribute("aria-label", text.allMoves);
      const list = h(
        "details",
        { class: "all", open: state.parts.some(({ layout }) => layout === "list") },
        h("summary", {}, text.allMoves),
        all,
        h("button", { disabled: !enabled, onclick: () => mineMove(state!.moves[Number(all.value)]!.to) }, text.makeMove),
      );
      const bar = h(
        "div",
        { class: "bar" },
        take,
        h("button", { disabled: !enabled, onclick: hint }, text.hint),
        h("button", { disabled: thinking || game.moves.length < (game.first === "me" ? 1 : 2), onclick: undo }, text.undo),
        h("button", { disabled: thinking || !game.moves.length, onclick: replay }, text.replay),
        h("button", { onclick: share }, text.share),
      );
      return [
        form_,
        h("div", { class: "stage card" }, table, status, bar, ...(state.over ? [] : [list])),
        h("div", { class: "note card", "aria-live": "polite" }, ...(note.length ? note : [text.takeNothing]).map((line) => h("p", {}, line)),
          explanation && h("details", {}, h("summary", {}, text.why), written(explanation)),
          game.opponent === "careless" && h("p", { class: "quiet" }, text.careless)),
        looked && state.over
          ? reviewView(game, looked, (moves) => begin({ ...game, moves: game.moves.slice(0, moves) }))
          : historyView(game, state.past),
      ];
    }
    again();
    // Who plays by keyboard stays where the hand was.
    if (focused) (element.getElementsByClassName(focused)[0] as HTMLElement | undefined)?.focus();
  }

  begin(fromLink(location.hash) ?? game);
  if (!state) begin(gameOf(form));
  return {
    element,
    render: () => {
      if (state && first) {
        first = ask<State>("state", { setup: game.setup, moves: [] });
        state = ask<State>("state", game);
        note = [];
        explanation = null;
        if (!thinking) turn();
      }
      render();
    },
    playRules: (rules, piles) => {
      form.kind = "rules";
      form.rules = rules;
      form.piles.rules = [5, 9, 4].slice(0, piles).join(", ");
      begin(gameOf(form));
    },
  };
}

// The form a game begins with.
import { field, h, select } from "../dom";
import { words } from "../language";
import type { Game, Opponent, Setup } from "./types";

export type Kind = "wythoff" | "kwythoff" | "nim" | "staircase" | "fibonacci" | "kayles" | "sum" | "rules";

const DEFAULTS: Record<Kind, string> = {
  wythoff: "8, 12",
  kwythoff: "7, 12",
  nim: "3, 4, 5",
  staircase: "2, 5, 3",
  fibonacci: "20",
  kayles: "9",
  sum: "wythoff[4,8] + nim[3,5]",
  rules: "5, 9",
};

/** What the person has chosen; it outlives a change of language. */
export interface Form {
  kind: Kind;
  piles: Record<Kind, string>;
  k: number;
  rules: string;
  misere: boolean;
  first: "me" | "it";
  opponent: Opponent;
}

export const newForm = (): Form => ({
  kind: "wythoff",
  piles: { ...DEFAULTS },
  k: 1,
  rules: "x>0,y=0 | x=0,y>0 | x=y=1",
  misere: false,
  first: "me",
  opponent: "teacher",
});

function setupOf({ kind, piles, k, rules, misere }: Form): Setup {
  const text = piles[kind].trim();
  const list = text.split(/[\s,，、]+/).filter(Boolean);
  if (kind === "rules") return { rules, piles: list.map(Number), misere };
  if (kind === "sum") return { game: text, misere: false };
  const name = kind === "kwythoff" ? `wythoff(k=${k})` : kind;
  return { game: `${name}[${list.join(",")}]`, misere };
}

export const gameOf = (form: Form): Game => ({
  setup: setupOf(form),
  first: form.first,
  opponent: form.opponent,
  moves: [],
});

/** The form; `begin` is called when a new game is wanted, `change` when the form looks different now. */
export function setupView(form: Form, begin: () => void, change: () => void): HTMLElement {
  const text = words().play;
  const kinds = Object.entries(text.games) as [Kind, string][];
  const piles = h("input", {
    value: form.piles[form.kind],
    size: form.kind === "sum" ? 28 : 12,
    spellcheck: "false",
    autocomplete: "off",
    oninput: () => (form.piles[form.kind] = piles.value),
  });
  const k = h("input", { type: "number", min: 1, max: 50, value: form.k, oninput: () => (form.k = Number(k.value)) });
  const rules = h("textarea", { rows: 2, spellcheck: "false", oninput: () => (form.rules = rules.value) }, form.rules);
  const misere = h("input", {
    type: "checkbox",
    checked: form.misere,
    onchange: () => (form.misere = misere.checked),
  });
  const submit = (event: Event) => {
    event.preventDefault();
    begin();
  };
  return h(
    "form",
    { class: "setup card", onsubmit: submit },
    field(text.game, select(kinds, form.kind, (value) => ((form.kind = value as Kind), change()))),
    form.kind === "rules" && field(text.rules, rules),
    form.kind === "kwythoff" && field(text.k, k),
    field(form.kind === "sum" ? text.sum : text.piles, piles),
    field(text.first, select([["me", text.me], ["it", text.it]], form.first, (value) => (form.first = value as "me" | "it"))),
    field(
      text.opponent,
      select(Object.entries(text.opponents), form.opponent, (value) => (form.opponent = value as Opponent)),
    ),
    form.kind !== "sum" && h("label", { class: "check" }, misere, text.misere),
    h("button", { class: "primary", type: "submit" }, text.start),
  );
}

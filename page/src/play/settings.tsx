// The form a game begins with. It says what is being played, until somebody changes it.
import { useState } from "preact/hooks";
import { Check, Field, Line, Select } from "../controls";
import { Refusal } from "../core";
import type { Setup } from "../generated/core";
import { called, choices, game as offered, games } from "../games";
import { words } from "../language";
import { type Against, type Game, misereOf } from "./game";
import { begin, game } from "./model";

/** What can be chosen beside the games with a name. */
const SUM = "sum";
const RULES = "rules";

/** What is in the form. */
interface Form {
  /** A game under its name, or one of the two. */
  kind: string;
  piles: string;
  parameters: string;
  rules: string;
  misere: boolean;
  first: "me" | "it";
  opponent: Against;
}

const spaced = (piles: string) => piles.replace(/,\s*/g, ", ");

/** The form as it says what is being played. */
function formOf({ played: { setup }, first, opponent }: Game): Form {
  const form = { parameters: "", rules: "x>0,y=0 | x=0,y>0 | x=y=1", misere: misereOf(setup), first, opponent };
  if ("sum" in setup) return { ...form, kind: SUM, piles: setup.sum.text };
  if ("rules" in setup) return { ...form, kind: RULES, rules: setup.rules.text, piles: spaced(setup.rules.piles) };
  const { name, parameters, piles } = setup.game;
  const same = games().filter((one) => one.name === name);
  const found = same.find((one) => (one.parameters === null) === (parameters === "")) ?? same[0];
  return { ...form, kind: found ? called(found, found.parameters) : name, parameters, piles: spaced(piles) };
}

/** The form when another kind is chosen: with the example of that kind. */
function ofKind(form: Form, kind: string): Form {
  if (kind === SUM) return { ...form, kind, piles: "wythoff[4,8] + nim[3,5]", misere: false };
  if (kind === RULES) return { ...form, kind, piles: "5, 9" };
  const { piles, parameters } = offered(kind)!;
  return { ...form, kind, piles: spaced(piles), parameters: parameters ?? "" };
}

function setupOf({ kind, piles, parameters, rules, misere }: Form): Setup {
  if (kind === RULES) return { rules: { text: rules, piles, misere } };
  if (kind === SUM) return { sum: { text: piles, misere: false } };
  return { game: { name: offered(kind)!.name, parameters, piles, misere } };
}

export function Settings() {
  const text = words().play;
  const { played: { setup }, first, opponent } = game.value;
  const said = JSON.stringify([setup, first, opponent]);
  const [changed, setChanged] = useState<{ of: string; form: Form; wrong: string }>();
  // Another game on the table, by a link or Back: what was typed belongs to the one before.
  const { form, wrong } = changed?.of === said ? changed : { form: formOf(game.value), wrong: "" };
  const set = (next: Form) => setChanged({ of: said, form: next, wrong: "" });
  const kinds: [string, string][] = [...choices(), [SUM, text.ofGames], [RULES, text.ofRules]];
  const submit = (event: Event) => {
    event.preventDefault();
    try {
      begin({ ...game.value, played: { setup: setupOf(form), moves: [] }, first: form.first, opponent: form.opponent });
    } catch (error) {
      setChanged({ of: said, form, wrong: error instanceof Refusal ? error.message : String(error) });
    }
  };
  const has = form.kind !== SUM && form.kind !== RULES && offered(form.kind)?.parameters !== null;
  return (
    <details class="card settings">
      <summary>{text.settings}</summary>
      <form class="setup" onSubmit={submit}>
        <Field label={text.game}><Select options={kinds} value={form.kind} change={(kind) => set(ofKind(form, kind))} /></Field>
        {form.kind === RULES && (
          <Field label={text.rules} wide>
            <textarea rows={2} spellcheck={false} value={form.rules} onInput={(event) => set({ ...form, rules: event.currentTarget.value })} />
          </Field>
        )}
        {has && <Field label={text.parameters}><Line value={form.parameters} size={8} change={(parameters) => set({ ...form, parameters })} /></Field>}
        <Field label={form.kind === SUM ? text.sum : text.piles}>
          <Line value={form.piles} size={form.kind === SUM ? 28 : 12} change={(piles) => set({ ...form, piles })} />
        </Field>
        <Field label={text.opponent}>
          <Select options={Object.entries(text.opponents)} value={form.opponent} change={(one) => set({ ...form, opponent: one as Against })} />
        </Field>
        {form.opponent !== "person" && (
          <Field label={text.first}>
            <Select options={[["me", text.me], ["it", text.it]]} value={form.first} change={(one) => set({ ...form, first: one as "me" | "it" })} />
          </Field>
        )}
        {form.kind !== SUM && <Check label={text.misere} checked={form.misere} change={(misere) => set({ ...form, misere })} />}
        <button class="primary" type="submit">{text.start}</button>
      </form>
      {wrong && <pre class="wrong" role="alert">{wrong}</pre>}
      {form.opponent === "careless" && <p class="quiet">{text.careless}</p>}
    </details>
  );
}

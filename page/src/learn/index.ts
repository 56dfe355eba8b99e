// Learn: the reason for any position, the theorems with their proofs, and where floating point fails.
import { askSlowly, Cancelled, Refusal, type Work } from "../core";
import { field, h, select } from "../dom";
import { words } from "../language";
import type { Screen } from "../play";
import { written } from "../written";
import { precisionView } from "./precision";
import { theoremsView } from "./theorems";

/** The games that can be asked about, by the names the core reads. */
const GAMES = ["wythoff", "wythoff(k=1)", "wythoff(k=2)", "nim", "staircase", "fibonacci", "kayles", "bachet(3)", "euclid", "moore(2)", "lasker"];

export function learnScreen(): Screen {
  const element = h("div", { class: "screen learn" });
  const asked = { game: "wythoff", piles: "5, 8", misere: false };
  let work: Work<string> | null = null;

  function render(): void {
    const text = words().learn;
    const answer = h("div", { class: "answer" });
    const piles = h("input", { value: asked.piles, size: 24, spellcheck: "false", autocomplete: "off", oninput: () => (asked.piles = piles.value) });
    const misere = h("input", { type: "checkbox", checked: asked.misere, onchange: () => (asked.misere = misere.checked) });

    async function explain(): Promise<void> {
      work?.cancel();
      const stop = h("button", { onclick: () => work?.cancel() }, words().cancel);
      const waiting = setTimeout(() => answer.replaceChildren(h("p", { class: "progress" }, text.working, stop)), 300);
      const { game, piles, misere } = asked;
      work = askSlowly<string>("explain", { game, piles, misere });
      try {
        answer.replaceChildren(written(await work.result));
      } catch (error) {
        const line = error instanceof Refusal ? error.message : String(error);
        answer.replaceChildren(...(error instanceof Cancelled ? [] : [h("p", { class: "wrong", role: "alert" }, line)]));
      } finally {
        clearTimeout(waiting);
      }
    }

    element.replaceChildren(
      h("section", { class: "card" },
        h("h2", {}, text.ask),
        h("form", { class: "setup", onsubmit: (event: Event) => (event.preventDefault(), void explain()) },
          field(text.game, select(GAMES.map((game) => [game, game]), asked.game, (game) => (asked.game = game))),
          field(text.piles, piles),
          h("label", { class: "check" }, misere, words().play.misere),
          h("button", { class: "primary", type: "submit" }, text.explain)),
        answer),
      theoremsView(),
      precisionView(),
    );
    void explain();
  }

  render();
  return { element, render };
}

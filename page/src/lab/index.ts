// The laboratory: from rules to a table, a guess, a proof, and files to take away.
import { chapter } from "../book";
import { ask, Cancelled, prove, Refusal, table, type Work } from "../core";
import { download, field, h, select } from "../dom";
import { words } from "../language";
import type { Screen } from "../play";
import { pixels } from "../see/palette";
import { sentence } from "../written";
import { automatonView, type Drawing } from "./automaton";

interface Theorem {
  sentences: string[];
  numeration: string;
  states: number;
  first: string[];
  certificate: string;
  dot: string;
  known: string | null;
  drawing: Drawing | null;
}

interface Found {
  theorem: Theorem | null;
  attempts: string[];
  tabulated: number;
}

type Read = { piles: number; clauses: number } | { wrong: string };
interface Example {
  name: string;
  title: string;
  rules: string;
}

const SIZE = 60;

export function labScreen(play: (rules: string, piles: number) => void): Screen {
  const element = h("div", { class: "screen lab" });
  let rules = "x>0,y=0 | x=0,y>0 | x=y>0";
  let found: Found | null = null;
  let cells: Uint16Array | null = null;
  let filling: Work<Uint16Array> | null = null;
  let proving: Work<Found> | null = null;

  function render(): void {
    const text = words();
    const examples = ask<Example[]>("examples");
    const box = h("textarea", { rows: 7, spellcheck: "false", oninput: () => changed(box.value) }, rules);
    const verdict = h("pre", { class: "verdict", role: "status" });
    const button = h("button", { class: "primary", onclick: look }, text.lab.prove);
    const playIt = h("button", { onclick: () => play(rules, piles) }, text.lab.play);
    const picture = h("canvas", { width: SIZE, height: SIZE, role: "img", "aria-label": `${text.lab.table}. ${text.lab.tableText}` });
    const data = h("button", { onclick: saveData }, text.lab.data);
    const tableCard = h("section", { class: "card" }, h("h2", {}, text.lab.table), picture, h("p", { class: "quiet" }, text.lab.tableText), data);
    const result = h("div", { class: "result" });
    let piles = 0;

    function changed(next: string): void {
      rules = next;
      found = null;
      proving?.cancel();
      check();
    }

    function check(): void {
      let read: Read;
      try {
        read = ask<Read>("rules", { text: rules });
      } catch (error) {
        read = { wrong: error instanceof Refusal ? error.message : String(error) };
      }
      const wrong = "wrong" in read;
      verdict.textContent = "wrong" in read ? read.wrong : text.lab.good(read.piles, read.clauses);
      verdict.classList.toggle("wrong", wrong);
      button.disabled = playIt.disabled = wrong;
      piles = "wrong" in read ? 0 : read.piles;
      tableCard.hidden = piles !== 2;
      if (piles === 2) void fill();
      show();
    }

    async function fill(): Promise<void> {
      filling?.cancel();
      const mine = (filling = table({ rules, size: SIZE, grundy: false }, () => {}));
      try {
        cells = await mine.result;
        picture.getContext("2d")!.putImageData(pixels(cells, SIZE, false), 0, 0);
      } catch (error) {
        if (!(error instanceof Cancelled)) verdict.textContent = String(error);
      }
    }

    async function look(): Promise<void> {
      const doing = h("span", {}, text.lab.proving);
      const stop = h("button", { onclick: () => proving?.cancel() }, text.cancel);
      result.replaceChildren(h("div", { class: "progress card" }, h("progress", { "aria-label": text.lab.proving }), doing, stop));
      button.disabled = true;
      const began = performance.now();
      proving = prove<Found>(rules, (words) => (doing.textContent = words));
      try {
        found = await proving.result;
        element.dataset.milliseconds = String(Math.round(performance.now() - began));
      } catch (error) {
        if (!(error instanceof Cancelled)) verdict.textContent = error instanceof Refusal ? error.message : String(error);
      }
      button.disabled = false;
      show();
    }

    function show(): void {
      result.replaceChildren(...(found ? foundView(found) : []));
    }

    function saveData(): void {
      if (!cells) return;
      const rows = Array.from({ length: SIZE }, (_, a) => cells!.slice(a * SIZE, (a + 1) * SIZE).join(","));
      download("table.csv", new Blob([rows.join("\n") + "\n"], { type: "text/csv" }));
    }

    const choices: [string, string][] = [["", text.lab.own], ...examples.map(({ name, title }): [string, string] => [name, title])];
    const chosen = examples.find((example) => example.rules === rules)?.name ?? "";
    const start = select(choices, chosen, (name) => {
      const example = examples.find((one) => one.name === name);
      if (example) changed((box.value = example.rules));
    });
    element.replaceChildren(
      h("section", { class: "card rules" },
        field(text.lab.example, start),
        field(text.lab.rules, box),
        h("p", { class: "quiet" }, text.lab.help),
        verdict,
        h("div", { class: "bar" }, button, playIt)),
      tableCard,
      result,
    );
    check();
  }

  render();
  return { element, render: () => ((found = null), render()) };
}

function foundView({ theorem, attempts, tabulated }: Found): HTMLElement[] {
  const text = words().lab;
  const guesses = h("details", { class: "card" }, h("summary", {}, text.attempts), h("ol", {}, ...attempts.map((line) => h("li", {}, line))));
  if (!theorem) {
    return [h("section", { class: "card" }, h("p", { class: "label open" }, text.observed), h("p", {}, text.nothing(tabulated))), guesses];
  }
  const programs = theorem.known === null ? {} : chapter().programs[theorem.known]!;
  const save = (label: string, name: string, content: string) =>
    h("button", { onclick: () => download(name, new Blob([content])) }, label);
  return [
    h("section", { class: "card theorem" },
      h("h2", {}, text.theorem),
      h("p", { class: "label proved" }, text.proved),
      ...theorem.sentences.map(sentence),
      sentence(text.automaton(theorem.states, theorem.numeration)),
      h("p", {}, text.first + theorem.first.join(" ")),
      h("div", { class: "bar" },
        save(text.certificate, "certificate.json", theorem.certificate),
        save(text.dot, "automaton.dot", theorem.dot),
        ...Object.entries(programs).map(([file, program]) => save(file, file, program)))),
    ...(theorem.drawing ? [h("section", { class: "card drawing" }, h("h2", {}, text.drawing), automatonView(theorem.drawing, text.drawing))] : []),
    guesses,
  ];
}

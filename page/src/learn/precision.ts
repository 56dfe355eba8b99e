// The precision table: published formulas and the first losing pair each of them misses.
import { askSlowly, type Work } from "../core";
import { field, h, select } from "../dom";
import { words } from "../language";

interface Judged {
  name: string;
  code: string;
  about: string;
  wrong: number;
  more: boolean;
  first: [number, number] | null;
}

const LIMITS = [6, 9, 12, 15];

export function precisionView(): HTMLElement {
  const text = words().learn;
  let work: Work<Judged[]> | null = null;
  const holder = h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": text.precision });

  async function count(exponent: number): Promise<void> {
    work?.cancel();
    const stop = h("button", { onclick: () => work?.cancel() }, words().cancel);
    holder.replaceChildren(h("p", { class: "progress" }, text.working, stop));
    work = askSlowly<Judged[]>("precision", { limit: 10 ** exponent });
    try {
      holder.replaceChildren(tableOf(await work.result));
    } catch {
      holder.replaceChildren();
    }
  }

  function tableOf(rows: Judged[]): HTMLElement {
    return h("table", {},
      h("thead", {}, h("tr", {}, ...[text.formula, text.firstWrong, text.wrong].map((title) => h("th", { scope: "col" }, title)))),
      h("tbody", {}, ...rows.map(({ code, about, first, wrong, more }) =>
        h("tr", { class: first ? "bad" : "good" },
          h("td", {}, h("code", {}, code), h("div", { class: "quiet" }, about)),
          h("td", {}, first ? `(${first.join(", ")})` : text.never),
          h("td", {}, `${more ? "≥ " : ""}${wrong}`)))));
  }

  void count(9);
  return h("section", { class: "card" },
    h("h2", {}, text.precision),
    h("p", {}, text.precisionText),
    field(text.limit, select(LIMITS.map((exponent) => [String(exponent), `10^${exponent}`]), "9", (value) => void count(Number(value)))),
    holder);
}

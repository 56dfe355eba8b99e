// The precision table: published formulas and the first losing pair each of them misses.
import { chapter, type Judged } from "../book";
import { field, h, select } from "../dom";
import { words } from "../language";

export function precisionView(): HTMLElement {
  const text = words().learn;
  const { precision } = chapter();
  const holder = h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": text.precision });
  const show = (exponent: string) => holder.replaceChildren(tableOf(precision[exponent]!));
  const limits = Object.keys(precision).map((exponent): [string, string] => [exponent, `10^${exponent}`]);

  function tableOf(rows: Judged[]): HTMLElement {
    return h("table", {},
      h("thead", {}, h("tr", {}, ...[text.formula, text.firstWrong, text.wrong].map((title) => h("th", { scope: "col" }, title)))),
      h("tbody", {}, ...rows.map(({ code, about, first, wrong, more }) =>
        h("tr", { class: first ? "bad" : "good" },
          h("td", {}, h("code", {}, code), h("div", { class: "quiet" }, about)),
          h("td", {}, first ? `(${first.join(", ")})` : text.never),
          h("td", {}, `${more ? "≥ " : ""}${wrong}`)))));
  }

  show("9");
  return h("section", { class: "card" },
    h("h2", {}, text.precision),
    h("p", {}, text.precisionText),
    field(text.limit, select(limits, "9", show)),
    holder);
}

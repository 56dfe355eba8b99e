// What the core writes for people: words, tables and formulas in MathML.
import { h } from "./dom";
import { language } from "./language";

/** Words and formulas written by the core, which lets no text through but its own and numbers. */
export function written(html: string): HTMLElement {
  const element = h("article", { class: "written", lang: language() === "zh" ? "zh-Hans" : "en" });
  element.innerHTML = html;
  // A formula alone is no name to every reader.
  for (const head of element.querySelectorAll("th")) head.setAttribute("aria-label", head.textContent ?? "");
  return element;
}

/** A sentence with A_n and the like as they are printed. */
export function sentence(text: string): HTMLElement {
  const pieces = text.split(/_(\{[^}]*\}|\w)/);
  return h("p", {}, ...pieces.map((piece, index) => (index % 2 ? h("sub", {}, piece.replace(/[{}]/g, "")) : piece)));
}

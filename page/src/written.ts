// What the core writes for people: words, tables and formulas in MathML.
import { h } from "./dom";
import { language } from "./language";

/** Words and formulas written by the core, which lets no text through but its own and numbers. */
export function written(html: string): HTMLElement {
  const element = h("article", { class: "written", lang: language() === "zh" ? "zh-Hans" : "en" });
  element.innerHTML = html;
  for (const head of element.querySelectorAll("th > math:only-child")) head.replaceWith(...plain(head));
  return element;
}

/** A formula in plain html: the head of a table must have a name that every reader finds. */
function plain(node: Element): Node[] {
  const children = [...node.children];
  if (!children.length) return [document.createTextNode(node.textContent ?? "")];
  const [base, index] = children;
  if (node.tagName === "msub") return [...plain(base!), h("sub", {}, ...plain(index!))];
  return children.flatMap(plain);
}

/** A sentence with A_n and the like as they are printed. */
export function sentence(text: string): HTMLElement {
  const pieces = text.split(/_(\{[^}]*\}|\w)/);
  return h("p", {}, ...pieces.map((piece, index) => (index % 2 ? h("sub", {}, piece.replace(/[{}]/g, "")) : piece)));
}

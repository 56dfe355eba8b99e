// What the core writes for people: words, tables and formulas in MathML.
import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "./language";

/** Words and formulas written by the core, which lets no text through but its own and numbers. */
export function Written({ html }: { html: string }) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => arrange(place.current!), [html]);
  return <article ref={place} class="written" lang={words().tag} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A formula in a line of text that may be wider than a telephone. */
const LONG = 24;

/** Without fractions, brackets as high as the letters: Chromium would draw them as high as the highest power in the row. */
function flatten(formula: Element): void {
  if (formula.querySelector("mfrac, msqrt, munderover")) return;
  for (const mark of formula.querySelectorAll("mo")) if (/^[()[\]]$/.test(mark.textContent!)) mark.setAttribute("stretchy", "false");
}

function arrange(element: HTMLElement): void {
  for (const head of element.querySelectorAll("th > math:only-child")) head.replaceWith(...plain(head));
  for (const table of element.querySelectorAll("table")) scrolling(table, "scroll");
  for (const formula of element.querySelectorAll("math")) {
    flatten(formula);
    if (formula.getAttribute("display") === "block") scrolling(formula, "formula");
    else {
      const whole = together(formula);
      if (formula.textContent!.length > LONG) scrolling(whole, "formula inside");
    }
  }
}

/** What is too wide is moved by itself, and a shadow says that there is more. */
function scrolling(inner: Element, kind: string): void {
  // A block inside a paragraph or a line of a list would break it.
  const outer = document.createElement(kind === "formula inside" ? "span" : "div");
  outer.className = kind;
  inner.replaceWith(outer);
  outer.append(inner);
  if (outer.scrollWidth > outer.clientWidth) outer.tabIndex = 0;
}

/** No line begins with a closing mark after a formula, nor ends with an opening one before it. */
function together(formula: Element): Element {
  const [before, after] = [formula.previousSibling, formula.nextSibling];
  const opening = before instanceof Text ? (/[（「“(]+$/.exec(before.data)?.[0] ?? "") : "";
  const closing = after instanceof Text ? (/^[）」”、，。；：！？,.;:!?)]+/.exec(after.data)?.[0] ?? "") : "";
  if (!opening && !closing) return formula;
  const whole = document.createElement("span");
  whole.className = "together";
  formula.replaceWith(whole);
  whole.append(opening, formula, closing);
  if (opening) (before as Text).data = (before as Text).data.slice(0, -opening.length);
  if (closing) (after as Text).data = (after as Text).data.slice(closing.length);
  return whole;
}

/** A formula in plain html: the head of a table must have a name that every reader finds. */
function plain(node: Element): Node[] {
  const children = [...node.children];
  if (!children.length) return [document.createTextNode(node.textContent ?? "")];
  const [base, index] = children;
  if (node.tagName !== "msub") return children.flatMap(plain);
  const below = document.createElement("sub");
  below.append(...plain(index!));
  return [...plain(base!), below];
}

/** A sentence with A_n and the like as they are printed. */
export const Sentence = ({ text }: { text: string }) => (
  <p>{text.split(/_(\{[^}]*\}|\w)/).map((piece, index) => (index % 2 ? <sub key={index}>{piece.replace(/[{}]/g, "")}</sub> : piece))}</p>
);

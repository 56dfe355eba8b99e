// The theorems with their proofs.
import { chapter } from "../book";
import { field, h, select } from "../dom";
import { words } from "../language";
import { written } from "../written";

export function theoremsView(): HTMLElement {
  const text = words().learn;
  const { theorems } = chapter();
  const proof = h("div", { class: "proof" });
  const show = (name: string) => proof.replaceChildren(written(theorems.find((one) => one.name === name)!.html));
  const titles = theorems.map(({ name, title }): [string, string] => [name, title]);
  show("wythoff");
  return h("section", { class: "card" }, h("h2", {}, text.theorems), field(text.choose, select(titles, "wythoff", show)), proof);
}

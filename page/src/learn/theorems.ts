// The theorems with their proofs, written when the page was built.
import packed from "packed:theorems.json";
import { field, h, select } from "../dom";
import { language, words } from "../language";
import { unpack } from "../lzma";
import { written } from "../written";

interface Theorem {
  name: string;
  title: string;
  html: string;
}

let unpacked: Record<string, Theorem[]> | null = null;

export function theoremsView(): HTMLElement {
  const text = words().learn;
  unpacked ??= JSON.parse(new TextDecoder().decode(unpack(packed))) as Record<string, Theorem[]>;
  const theorems = unpacked[language()]!;
  const proof = h("div", { class: "proof" });
  const show = (name: string) => proof.replaceChildren(written(theorems.find((one) => one.name === name)!.html));
  const titles = theorems.map(({ name, title }): [string, string] => [name, title]);
  show("wythoff");
  return h("section", { class: "card" }, h("h2", {}, text.theorems), field(text.choose, select(titles, "wythoff", show)), proof);
}

// The page.
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { block, single, withBlocks } from "./single.ts";
import { unpackLzma } from "./src/lzma.ts";
import { unsort } from "./src/streams.ts";

/** A generated file, which `cargo xtask web` has packed; the page must unpack it as it was. */
function packed(id: string, path: string, unpack: (packed: Uint8Array) => Uint8Array): string {
  const bytes = readFileSync(`${path}.lzma`);
  if (!readFileSync(path).equals(unpack(bytes))) throw new Error(`${path} does not come back as it was`);
  return block(id, bytes);
}

const blocks = () => [
  packed("core", "generated/wythoff_web_bg.wasm", (bytes) => unsort(unpackLzma(bytes))),
  packed("book", "generated/book.json", unpackLzma),
];

/** While the page is being written, `vite` serves it: with the generated files, and without the policy, which forbids its tools. */
const served: Plugin = { name: "served", apply: "serve", transformIndexHtml: (html) => withBlocks(html, blocks()) };

const { plugins, ...settings } = single("wythoff.html", true, blocks);

export default defineConfig({ ...settings, server: { open: "/wythoff.html" }, plugins: [served, plugins] });

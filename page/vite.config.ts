// The page.
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { block, single, withBlocks } from "./single";

/** The generated files, which `cargo xtask web` has packed. */
const blocks = () => [block("core", readFileSync("generated/wythoff_web_bg.wasm.gz")), block("book", readFileSync("generated/book.json.gz"))];

/** While the page is being written, `vite` serves it: with the generated files, and without the policy, which forbids its tools. */
const served: Plugin = { name: "served", apply: "serve", transformIndexHtml: (html) => withBlocks(html, blocks()) };

const { plugins, ...settings } = single("wythoff.html", true, blocks);

export default defineConfig({ ...settings, server: { open: "/wythoff.html" }, plugins: [served, plugins] });

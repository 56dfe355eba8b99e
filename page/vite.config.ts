// One file: script, style and the core of the page inside the html, and a policy that allows nothing else.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";
import { toLetters } from "./src/letters";
import { sort, unsort } from "./src/streams";

/** A WebAssembly module in the order that packs best. */
function core(): Uint8Array {
  const module = readFileSync("generated/wythoff_web_bg.wasm");
  const sorted = sort(module);
  if (!module.equals(unsort(sorted))) throw new Error("the core does not come back as it was");
  return sorted;
}

/** Bytes, compressed, as a block of data that is never run. */
function block(id: string, bytes: Uint8Array): string {
  // A fifth smaller than gzip would make it. Of the byte before, one bit tells enough, and nothing is aligned.
  const lzma = ["--format=lzma", "--lzma1=preset=9e,lc=1,pb=0,nice=273", "--stdout"];
  const packed = execFileSync("xz", lzma, { input: bytes, maxBuffer: 1 << 25 });
  return `<script type="text/plain" id="${id}">${toLetters(packed)}</script>`;
}

/** Writes the generated files last: gzip looks 32 kB back, and they must not stand between words that are alike. */
function packed(html: string): string {
  const blocks = [block("core", core()), block("book", readFileSync("generated/book.json"))];
  return html.replace("</body>", () => `${blocks.join("\n")}</body>`);
}

/** Writes the hashes of the script and the style into the Content-Security-Policy. */
function guarded(html: string): string {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, "g"))]
      .map(([, text]) => `'sha256-${createHash("sha256").update(text!).digest("base64")}'`)
      .join(" ");
  return html.replace("SCRIPT-HASHES", () => hashes("script")).replace("STYLE-HASHES", () => hashes("style"));
}

/** Changes the page when everything else is done with it. */
function finished(change: (html: string) => string): Plugin {
  return {
    name: "finished",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "asset" && file.fileName.endsWith(".html")) file.source = change(String(file.source));
        }
      },
    },
  };
}

export default defineConfig({
  base: "./",
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: { input: "wythoff.html" },
  },
  worker: { format: "iife" },
  plugins: [viteSingleFile({ removeViteModuleLoader: true }), finished((html) => packed(guarded(html)))],
});

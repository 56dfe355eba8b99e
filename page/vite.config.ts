// One file: script, style and the core of the page inside the html, and a policy that allows nothing else.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { defineConfig, type Plugin } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";
import { toLetters } from "./src/letters";

const FILES = { core: "generated/wythoff_web_bg.wasm", book: "generated/book.json" };

/** A file, compressed, as a block of data that is never run. */
function block([id, file]: [string, string]): string {
  // A fifth smaller than gzip would make it; neither code nor words are aligned, so no bits for that.
  const lzma = ["--format=lzma", "--lzma1=preset=9e,lc=4,pb=0,nice=273", "--stdout", file];
  return `<script type="text/plain" id="${id}">${toLetters(execFileSync("xz", lzma, { maxBuffer: 1 << 25 }))}</script>`;
}

/** Writes the generated files last: gzip looks 32 kB back, and they must not stand between words that are alike. */
function packed(): Plugin {
  return {
    name: "packed",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".html")) continue;
          const blocks = Object.entries(FILES).map(block).join("\n");
          file.source = String(file.source).replace("</body>", () => `${blocks}</body>`);
        }
      },
    },
  };
}

/** Writes the hashes of the script and the style into the Content-Security-Policy. */
function policy(): Plugin {
  const hashes = (html: string, tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, "g"))]
      .map(([, text]) => `'sha256-${createHash("sha256").update(text!).digest("base64")}'`)
      .join(" ");
  return {
    name: "policy",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".html")) continue;
          const html = String(file.source);
          file.source = html
            .replace("SCRIPT-HASHES", () => hashes(html, "script"))
            .replace("STYLE-HASHES", () => hashes(html, "style"));
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
  plugins: [viteSingleFile({ removeViteModuleLoader: true }), policy(), packed()],
});

// One file: script, style and data inside the html, and a policy that allows nothing else.
import { createHash } from "node:crypto";
import type { Plugin, UserConfig } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";

/** Data that is never run, packed; `src/packed.ts` reads it. */
export const block = (id: string, packed: Buffer): string => `<script type="text/plain" id="${id}">${packed.toString("base64")}</script>`;

/** Writes blocks of data last: gzip looks 32 kB back, and they must not stand between words that are alike. */
export const withBlocks = (html: string, blocks: string[]): string => html.replace("</body>", () => `${blocks.join("\n")}</body>`);

/** What the page may do: nothing but its own script and style. */
const POLICY =
  "default-src 'none'; script-src SCRIPT-HASHES 'wasm-unsafe-eval'; style-src STYLE-HASHES; img-src data: blob:; worker-src blob:; manifest-src blob:; base-uri 'none'; form-action 'none'";

/** Writes the Content-Security-Policy, with the hashes of the script and the style as they have become. */
function guarded(html: string): string {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, "g"))]
      .map(([, text]) => `'sha256-${createHash("sha256").update(text!).digest("base64")}'`)
      .join(" ");
  const policy = POLICY.replace("SCRIPT-HASHES", () => hashes("script")).replace("STYLE-HASHES", () => hashes("style"));
  return html.replace("<!-- policy -->", () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
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

/** How a page is built, and changed when everything else is done with it. */
export function single(input: string, isFirst: boolean, blocks: () => string[]): UserConfig {
  return {
    base: "./",
    oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
    build: {
      outDir: "../dist",
      emptyOutDir: isFirst,
      target: "es2022",
      modulePreload: false,
      reportCompressedSize: false,
      rollupOptions: { input },
    },
    worker: { format: "iife" },
    plugins: [viteSingleFile({ removeViteModuleLoader: true }), finished((html) => withBlocks(guarded(html), blocks()))],
  };
}

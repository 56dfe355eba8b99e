// One file: script, style and the core of the page inside the html, and a policy that allows nothing else.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { defineConfig, type Plugin } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";

const FILES: Record<string, string> = {
  "packed:core": "generated/wythoff_web_bg.wasm",
  "packed:book": "generated/book.json",
};

/** `packed:…`: a generated file, compressed, as text. */
function packed(): Plugin {
  return {
    name: "packed",
    resolveId: (id) => (id in FILES ? `\0${id}` : null),
    load(id) {
      const file = FILES[id.slice(1)];
      if (!file) return null;
      // A fifth smaller than gzip would make it.
      const packed = execFileSync("xz", ["--format=lzma", "-9e", "--stdout", file], { maxBuffer: 1 << 25 });
      return `export default ${JSON.stringify(packed.toString("base64"))};`;
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
  plugins: [packed(), viteSingleFile({ removeViteModuleLoader: true }), policy()],
});

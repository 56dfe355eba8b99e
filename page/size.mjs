// How large the page is: the file, and what is sent when a server compresses it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

/** The most bytes there may be. */
export const LIMITS = { file: 1_000_000, sent: 450_000 };

export function sizes(path) {
  const bytes = readFileSync(path);
  return { file: bytes.length, sent: gzipSync(bytes, { level: 9 }).length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { file, sent } = sizes(fileURLToPath(new URL("../dist/wythoff.html", import.meta.url)));
  console.error(`dist/wythoff.html: ${file} bytes of ${LIMITS.file}; with gzip ${sent} of ${LIMITS.sent}`);
}

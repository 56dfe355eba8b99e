// What the build put into the page, written as base64.

/** The bytes of a block of the page. */
export function bytes(id: string): Uint8Array<ArrayBuffer> {
  const letters = atob(document.getElementById(id)!.textContent);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = letters.charCodeAt(i);
  return bytes;
}

/** Unpacks a block that was packed by gzip. */
export function unzip(id: string): Response {
  return new Response(new Blob([bytes(id)]).stream().pipeThrough(new DecompressionStream("gzip")));
}

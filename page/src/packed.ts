// What the build put into the page: gzip, written as base64.

/** Unpacks a block of the page. */
export function unpack(id: string): Response {
  const letters = document.getElementById(id)!.textContent;
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream);
}

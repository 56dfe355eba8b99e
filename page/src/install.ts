// A page from a web site can be installed; a file needs nothing, and gets nothing.

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' fill='%23f7f2e8'/%3E%3Ccircle cx='12' cy='19' r='9' fill='%23222'/%3E%3Ccircle cx='22' cy='12' r='7' fill='%23b8432f'/%3E%3C/svg%3E";

/** Says to the browser what it needs to know; the page is one file, so it is said from here. */
export function offerToInstall(name: string): void {
  if (!location.protocol.startsWith("http")) return;
  const start = location.href.split(/[?#]/)[0]!;
  const manifest = {
    name,
    short_name: name,
    start_url: start,
    scope: start.slice(0, start.lastIndexOf("/") + 1),
    display: "standalone",
    background_color: "#f7f2e8",
    theme_color: "#f7f2e8",
    icons: [{ src: ICON, sizes: "any", type: "image/svg+xml" }],
  };
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = URL.createObjectURL(new Blob([JSON.stringify(manifest)], { type: "application/manifest+json" }));
  document.head.append(link);
}

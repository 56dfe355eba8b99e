// A browser with the built file open, from disk, and nothing else: every request, error and message is kept.
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import assert from "node:assert/strict";
import { after } from "node:test";
import { chromium } from "playwright-core";

export const FILE = fileURLToPath(new URL("../../dist/wythoff.html", import.meta.url));
export const ADDRESS = pathToFileURL(FILE).href;
const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

let launched;

/** One browser for all tests of a file; each has a context of its own, which remembers nothing. */
function browser() {
  launched ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });
  return launched;
}

/** Ends the browser: after the last test, or after the last picture. */
export async function close() {
  await (await launched)?.close();
  launched = undefined;
}
after(close);

/** Opens the page, does something with it, and demands that it said nothing at all and asked nobody. */
export async function withPage(options, act) {
  const { hash = "", address = ADDRESS, awaited = ".screen", expectErrors = false, ...context } = options;
  const opened = await (await browser()).newContext({
    locale: "en",
    // Nobody waits for what nobody looks at; the test of the motion asks for it.
    reducedMotion: "reduce",
    acceptDownloads: true,
    viewport: { width: 1280, height: 900 },
    ...context,
  });
  try {
    const page = await opened.newPage();
    page.setDefaultTimeout(20_000);
    const errors = [];
    const requests = [];
    page.on("console", (message) => errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("request", (request) => !request.url().startsWith(address) && !/^(blob|data):/.test(request.url()) && requests.push(request.url()));
    await page.goto(address + hash);
    await page.locator(awaited).first().waitFor();
    await act(page);
    if (!expectErrors) assert.deepEqual(errors, []);
    assert.deepEqual(requests, []);
  } finally {
    await opened.close();
  }
}

/** The violations axe-core finds, in words. */
export async function violations(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
}

/** Goes to another address within the page, as a link would, and waits until it is drawn. */
export const visit = (page, hash) =>
  page.evaluate(
    (hash) =>
      new Promise((resolve) => {
        addEventListener("popstate", () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true });
        location.hash = hash;
      }),
    hash,
  );

/** Whether a button can do something. */
export const isOff = async (button) => (await button.getAttribute("aria-disabled")) === "true";

export const open = (page, tab) => page.locator(`.tabs a[href="#${tab}"]`).click();

/** Begins a game by a link, which is how a game can be told exactly. */
export const link = (parameters) => `#play?${new URLSearchParams(parameters)}`;

export const status = (page) => page.locator(".status").textContent();

/** Plays to the end: by the hint if there is a winning move, else the first move of the list. */
export async function playOut(page, well) {
  for (let moves = 0; moves < 60; moves++) {
    await page.waitForFunction(() => document.querySelector(".review") || document.querySelector(".actions button:nth-child(2)")?.getAttribute("aria-disabled") === null);
    if (await page.locator(".review").count()) return;
    await page.locator(".all").evaluate((details) => (details.open = true));
    await page.locator(".all select").waitFor();
    const list = page.locator(".all select option");
    const lines = await list.allTextContents();
    let chosen = 0;
    if (well) {
      // The third grade of help is the move.
      for (let grade = 0; grade < 3; grade++) {
        await page.getByRole("button", { name: "Hint", exact: true }).click();
        if (!grade) await page.locator(".note").getByText("Press Hint again").waitFor();
      }
      await page.waitForFunction((lines) => lines.includes(document.querySelector(".note .said")?.textContent), lines);
      chosen = lines.indexOf(await page.locator(".note .said").textContent());
    }
    await page.locator(".all select").selectOption(String(chosen));
    await page.locator(".all button").click();
  }
  assert.fail("the game did not end");
}

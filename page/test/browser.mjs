// A browser with the built file open, from disk, and nothing else: every request, error and message is kept.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import assert from "node:assert/strict";
import { chromium } from "playwright-core";

export const FILE = fileURLToPath(new URL("../../dist/wythoff.html", import.meta.url));
export const ADDRESS = pathToFileURL(FILE).href;
const AXE = readFileSync(new URL("../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Opens the page, does something with it, and demands that it stayed silent and alone. */
export async function withPage(options, act) {
  const { hash = "", expectErrors = false, ...context } = options;
  const profile = mkdtempSync(join(tmpdir(), "wythoff-"));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    locale: "en",
    acceptDownloads: true,
    viewport: { width: 1280, height: 900 },
    ...context,
  });
  try {
    const page = browser.pages()[0] ?? (await browser.newPage());
    page.setDefaultTimeout(20_000);
    const errors = [];
    const requests = [];
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("request", (request) => !request.url().startsWith(ADDRESS) && !/^(blob|data):/.test(request.url()) && requests.push(request.url()));
    await page.goto(ADDRESS + hash);
    await page.locator(".screen").first().waitFor();
    await act(page);
    if (!expectErrors) assert.deepEqual(errors, []);
    assert.deepEqual(requests, []);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The violations axe-core finds, in words. */
export async function violations(page) {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join("; ")}`);
}

/** Begins a game by a link, which is how a game can be told exactly. */
export const link = (parameters) => `#play?${new URLSearchParams(parameters)}`;

export const status = (page) => page.locator(".status").textContent();

/** Plays to the end: by the hint if there is a winning move, else the first move of the list. */
export async function playOut(page, well) {
  for (let moves = 0; moves < 60; moves++) {
    await page.waitForFunction(() => document.querySelector(".review") || !document.querySelector(".bar button:nth-child(2)")?.disabled);
    if (await page.locator(".review").count()) return;
    const list = page.locator(".all select option");
    const lines = await list.allTextContents();
    let chosen = 0;
    if (well) {
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      await page.waitForFunction(() => document.querySelectorAll(".note p").length >= 2);
      const hint = await page.locator(".note p").first().textContent();
      chosen = lines.indexOf(hint);
      assert.ok(chosen >= 0, `the hint ${hint} is one of the moves`);
    }
    await page.locator(".all").evaluate((details) => (details.open = true));
    await page.locator(".all select").selectOption(String(chosen));
    await page.locator(".all button").click();
  }
  assert.fail("the game did not end");
}

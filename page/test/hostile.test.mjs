// What somebody might type or send: shown as text or refused, never run.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { FILE, link, open, visit, withPage } from "./browser.mjs";

const SCRIPT = "<script>window.broken = 1</script><img src=x onerror='window.broken = 1'>";
const unharmed = async (page) => assert.equal(await page.evaluate(() => window.broken), undefined);

test("scripts in the rules and in a link are text", async () => {
  await withPage({ hash: "#lab" }, async (page) => {
    await page.getByRole("textbox", { name: "Rules" }).fill(SCRIPT);
    assert.match(await page.locator(".verdict").textContent(), /\^/);
    await unharmed(page);
  });
  for (const parameters of [{ game: SCRIPT }, { rules: SCRIPT, piles: "1,2" }, { game: "nim[3]", moves: SCRIPT }]) {
    await withPage({ hash: link(parameters) }, async (page) => {
      await page.locator(".pile").first().waitFor();
      await unharmed(page);
    });
  }
});

test("a megabyte of rules is refused, and the page goes on", async () => {
  await withPage({ hash: "#lab" }, async (page) => {
    const box = page.getByRole("textbox", { name: "Rules" });
    await box.evaluate((element) => {
      element.value = "x>0 | ".repeat(180_000);
      element.dispatchEvent(new Event("input", { bubbles: true }));
    });
    assert.ok(await page.locator(".verdict.wrong").count());
    await box.fill("x>0");
    assert.match(await page.locator(".verdict").textContent(), /Understood/);
  });
});

test("huge numbers are refused where stones are drawn, and answered where they are not", async () => {
  await withPage({ hash: link({ game: "wythoff[10^100000,3]" }) }, async (page) => {
    await page.locator(".pile").first().waitFor();
    assert.match(await page.locator(".notice").textContent(), /at most 99 stones/);
    await page.locator(".settings summary").click();
    await page.getByRole("textbox", { name: "Stones" }).fill("10^100000, 3");
    await page.getByRole("button", { name: "New game" }).click();
    assert.match(await page.locator(".settings .wrong").textContent(), /at most 99 stones/);
    await open(page, "learn");
    await page.getByRole("textbox", { name: "Stones" }).fill("10^100000, 3");
    await page.getByRole("button", { name: "Explain" }).click();
    await page.waitForFunction(() => /100001|100,001/.test(document.querySelector(".answer")?.textContent ?? ""));
  });
});

test("links that make no sense say so and begin an ordinary game", async () => {
  const nonsense = ["#play?game=%5B%5B", "#play?" + "a".repeat(30_000), "#play?game=nim[3]&moves=7:1", "#nowhere", "#see?k=99", "#learn?theorem=none", "#puzzles?day=x", "#class?game=none"];
  await withPage({ hash: "#play?game=wythoff[1,2]&moves=0:9,9" }, async (page) => {
    const refused = async (hash) => assert.match(await page.locator(".notice").textContent(), /^This link cannot be opened: ./, hash.slice(0, 40));
    await refused("at the start");
    await page.locator(".pile").first().waitFor();
    for (const hash of nonsense) {
      await visit(page, hash);
      await refused(hash);
      await page.locator(".screen").waitFor();
    }
    await visit(page, "#play?game=nim[3]&first=me");
    assert.equal(await page.locator(".notice").count(), 0);
  });
});

test("a page that was damaged on its way says so, wherever it was", async () => {
  const whole = readFileSync(FILE, "utf8");
  const [, before, core, after] = whole.match(/^([^]* id="core">)([^<]*)(<[^]*)$/);
  const folder = mkdtempSync(join(tmpdir(), "wythoff-"));
  try {
    // In the checksum, early, late.
    for (const place of [0, 100, core.length - 100]) {
      const letter = core[place] === "A" ? "B" : "A";
      const file = join(folder, `${place}.html`);
      writeFileSync(file, before + core.slice(0, place) + letter + core.slice(place + 1) + after);
      await withPage({ address: pathToFileURL(file).href, awaited: "[role=alert]" }, async (page) => {
        assert.equal(await page.locator("#app").textContent(), "Something went wrong: Error: this file is damaged");
      });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// The atlas in Chromium, from disk: it answers as the program does, and ten thousand rows scroll.
import { readFileSync } from "node:fs";
import { pathToFileURL, fileURLToPath } from "node:url";
import assert from "node:assert/strict";
import { test } from "node:test";
import { violations, withPage } from "./browser.mjs";

const address = pathToFileURL(fileURLToPath(new URL("../../dist/atlas.html", import.meta.url))).href;
const answers = JSON.parse(readFileSync(new URL("../generated/atlas-answers.json", import.meta.url), "utf8"));

const count = async (page) => Number((await page.locator(".count").textContent()).replace(/\D/g, ""));
const ask = (page, query) => page.locator("#query").fill(query);
const chosen = (page) => page.locator('.game[aria-selected="true"]');

test("queries find the games that the program finds, in its order", () =>
  withPage({ address }, async (page) => {
    assert.ok(answers.length > 10);
    for (const { query, keys } of answers) {
      await ask(page, query);
      assert.equal(await count(page), keys.length, query);
      // The last game of the list, which is reached by a key, is the program's last; so is the first.
      for (const [key, wanted] of [["End", keys.at(-1)], ["Home", keys[0]]]) {
        await page.locator("#games").press(key);
        assert.equal(await chosen(page).getAttribute("id"), `game-${wanted.slice(0, 16)}`, query);
      }
    }
    await ask(page, "states<many");
    assert.match(await page.locator(".count").textContent(), /states<10.*“states<many”/);
    await ask(page, "states>100000");
    assert.equal(await page.locator(".count").textContent(), "No game is like that.");
    assert.equal(await page.locator(".game").count(), 0);
  }));

test("a game has its picture, its theorem in both languages, and its rules for the laboratory", () =>
  withPage({ address, hash: "#q=numeration%3Afibonacci+states%3D7+normal" }, async (page) => {
    const detail = page.locator(".detail");
    const rules = "x>0, y=0 | x=0, y>0 | x=y>0";
    assert.equal(await detail.locator("pre.rules").first().textContent(), rules);
    // Wythoff's game: (0,0), (1,2), (2,1), (3,5), (5,3), …
    const path = await detail.locator(".lost path").getAttribute("d");
    assert.ok(path.startsWith("M0 0h1v1h-1zM1 2h1v1h-1zM2 1h1v1h-1zM3 5h1v1h-1zM5 3h1"), path.slice(0, 80));
    const link = new URL(await detail.locator("a.button").getAttribute("href"), address);
    assert.ok(link.pathname.endsWith("/wythoff.html"));
    assert.equal(new URLSearchParams(link.hash.slice("#lab?".length)).get("rules"), rules);
    assert.match(await detail.textContent(), /Theorem.*fibonacci, 7 states/s);
    await page.getByRole("button", { name: "切换到中文" }).click();
    assert.match(await detail.textContent(), /定理.*奇异局势.*fibonacci，7 个状态/s);
    assert.equal(await page.title(), "两堆小游戏图鉴");
    assert.equal(await page.locator("html").getAttribute("lang"), "zh-Hans");
  }));

test("the laboratory opens the rules of a game", () =>
  withPage({ address, hash: "#q=numeration%3Afibonacci+states%3D7+normal" }, async (page) => {
    const href = await page.locator(".detail a.button").getAttribute("href");
    const [file, hash] = [new URL(href, address), href.slice(href.indexOf("#"))];
    await withPage({ address: file.href.split("#")[0], hash }, async (lab) => {
      assert.equal(await lab.locator("textarea").inputValue(), "x>0, y=0 | x=0, y>0 | x=y>0");
      await lab.locator(".theorem").waitFor();
    });
  }));

test("the keyboard goes everywhere, and the address says where", () =>
  withPage({ address }, async (page) => {
    await page.locator("#games").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    assert.equal(await chosen(page).getAttribute("aria-posinset"), "2");
    await page.keyboard.press("PageDown");
    assert.ok(Number(await chosen(page).getAttribute("aria-posinset")) > 4);
    await page.keyboard.press("End");
    assert.equal(await chosen(page).getAttribute("aria-posinset"), await chosen(page).getAttribute("aria-setsize"));
    const active = await page.locator("#games").getAttribute("aria-activedescendant");
    await page.waitForFunction((key) => location.hash.includes(key), active.slice("game-".length));
    await page.keyboard.press("/");
    assert.equal(await page.evaluate(() => document.activeElement.id), "query");
    await page.keyboard.type("misere x=2y");
    await page.waitForFunction(() => location.hash.includes("q=misere"));
    // A link shows the same.
    const before = await chosen(page).getAttribute("id");
    await page.reload();
    await chosen(page).waitFor();
    assert.equal(await chosen(page).getAttribute("id"), before);
  }));

test("ten thousand rows scroll: what a frame makes is a screenful, however far it goes; how long it takes is told", (t) =>
  withPage({ address }, async (page) => {
    assert.ok((await count(page)) > 10_000);
    const { rows, made, longest } = await page.evaluate(async () => {
      const box = document.getElementById("games");
      let [rows, made, longest, last] = [0, 0, 0, performance.now()];
      let added = 0;
      new MutationObserver((changes) => changes.forEach(({ addedNodes }) => (added += addedNodes.length))).observe(box, { childList: true, subtree: true });
      for (let step = 0; step < 60; step++) {
        added = 0;
        box.scrollTop = (box.scrollHeight * step) / 60 + 17;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        [longest, last] = [Math.max(longest, now - last), now];
        [rows, made] = [Math.max(rows, document.querySelectorAll(".game").length), Math.max(made, added)];
      }
      return { rows, made, longest };
    });
    assert.ok(rows > 10 && rows < 60, `${rows} rows`);
    assert.ok(made > 0 && made < 60, `${made} rows made at once`);
    t.diagnostic(`two frames took at most ${longest.toFixed(0)} ms, with ${made} new rows`);
  }));

test("light and dark, wide and narrow, nothing is wrong with it for those who do not see it", async () => {
  for (const [colorScheme, width] of [["light", 1280], ["dark", 390]]) {
    await withPage({ address, colorScheme, viewport: { width, height: 800 } }, async (page) => {
      assert.equal(await page.locator("html").getAttribute("data-theme"), colorScheme);
      assert.deepEqual(await violations(page), []);
      const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(wide <= seen, `${wide} of ${seen}`);
      await page.getByRole("button", { name: "Light or dark" }).click();
      assert.notEqual(await page.locator("html").getAttribute("data-theme"), colorScheme);
    });
  }
});

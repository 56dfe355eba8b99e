// Puzzles, two people at one table, colours, a projector, the classroom, the page inside another one, and how quick it is.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { ADDRESS, FILE, isOff, link, open, status, violations, withPage } from "./browser.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const hash = (page) => page.evaluate(() => location.hash);

test("today's puzzle is the same for everybody, and solving it counts once", async () => {
  await withPage({ hash: "#puzzles" }, async (page) => {
    await page.locator(".pile").first().waitFor();
    const day = new URLSearchParams((await hash(page)).split("?")[1]).get("day");
    assert.match(day, /^\d{4}-\d\d-\d\d$/);
    const stones = await page.locator(".count b").allTextContents();
    await withPage({ locale: "zh-CN", hash: `#puzzles?day=${day}` }, async (other) => {
      await other.locator(".pile").first().waitFor();
      assert.deepEqual(await other.locator(".count b").allTextContents(), stones);
    });
    await page.evaluate((yesterday) => localStorage.setItem("wythoff-streak", yesterday), JSON.stringify({ day: new Date(Date.parse(day) - 864e5).toISOString().slice(0, 10), length: 4 }));
    await page.reload();
    await page.locator(".pile").first().waitFor();
    await solve(page);
    await page.locator(".ladder", { hasText: "Solved 5 days in a row" }).waitFor();
    await page.reload();
    await page.locator(".ladder", { hasText: "Solved 5 days in a row" }).waitFor();
  });
});

/** Tries the moves of the puzzle on the screen, through the core of the page, until one is right. */
async function solve(page) {
  if (await button(page, "Lost").count()) {
    await button(page, "Lost").click();
    if (!(await page.locator(".status", { hasText: "Right!" }).count())) {
      await page.reload();
      await button(page, "Won").click();
    }
  } else {
    for (let pile = 0; pile < (await page.locator(".pile").count()); pile++) {
      for (let count = 1; count <= 20 && !(await page.locator(".status", { hasText: "Right!" }).count()); count++) {
        const heap = page.locator(".pile").nth(pile);
        await heap.focus();
        await page.keyboard.press("Home");
        for (let one = 0; one < count; one++) await page.keyboard.press("ArrowUp");
        await page.keyboard.press("Enter");
      }
    }
  }
  assert.equal(await status(page), "Right!");
}

test("puzzles of every kind are asked, answered wrongly with a reason, solved, and the ladder goes up", async () => {
  for (const kind of ["win", "only", "lost"]) {
    await withPage({ hash: `#puzzles?kind=${kind}&level=1&seed=5` }, async (page) => {
      await page.locator(".pile").first().waitFor();
      assert.ok(await isOff(page.getByRole("button", { name: "Level 2" })));
      assert.equal(await page.locator(".puzzles > .answer").count(), 0);
      await button(page, "Show the answer").click();
      await page.locator(".puzzles > .answer").locator(".quiet", { hasText: "moves win" }).waitFor();
      assert.deepEqual(await violations(page), []);
    });
  }
  // Seven stones, one to three at a time: three of them must go.
  const seven = { hash: "#puzzles?kind=win&level=1&seed=5" };
  const take = async (page, count) => {
    await page.locator(".pile").focus();
    for (let one = 0; one < count; one++) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
  };
  await withPage(seven, async (page) => {
    await page.locator(".pile").waitFor();
    assert.deepEqual(await page.locator(".count b").allTextContents(), ["7"]);
    await take(page, 1);
    assert.equal(await status(page), "take 1? Then the opponent will take 2. Think again.");
    await take(page, 3);
    assert.equal(await status(page), "Right!");
    assert.ok(await isOff(page.getByRole("button", { name: "Level 2" })), "not at the first try");
  });
  await withPage(seven, async (page) => {
    await page.locator(".pile").waitFor();
    await take(page, 3);
    assert.equal(await status(page), "Right!");
    await page.getByRole("button", { name: "Level 2" }).click();
    await page.waitForFunction(() => /level=2/.test(location.hash));
    await page.reload();
    assert.ok(!(await isOff(page.getByRole("button", { name: "Level 2" }))), "the ladder is remembered");
  });
});

test("two people play at one table", async () => {
  await withPage({ hash: link({ game: "nim[1,2]", opponent: "person" }) }, async (page) => {
    assert.equal(await status(page), "Player 1 to move.");
    await page.locator(".pile").nth(1).locator(".stone").nth(1).click();
    await button(page, "Take").click();
    assert.equal(await status(page), "Player 2 to move.");
    assert.deepEqual(await page.locator(".history b").allTextContents(), ["Player 1"]);
    for (const pile of [0, 1]) {
      await page.locator(".pile").nth(pile).locator(".stone").nth(0).click();
      await button(page, "Take").click();
    }
    assert.equal(await status(page), "Player 1 wins.");
    await page.locator(".review").waitFor();
  });
});

test("good moves are coloured on the stones, on the board and in the list", async () => {
  await withPage({ hash: link({ game: "wythoff[4,8]", first: "me", opponent: "perfect", colours: "1" }) }, async (page) => {
    await page.locator("rect.wins").first().waitFor();
    const wins = await page.locator("rect.wins").count();
    await page.locator(".all summary").click();
    const listed = (await page.locator(".all option").allTextContents()).filter((line) => line.endsWith("✓")).length;
    assert.ok(wins >= 1);
    assert.equal(wins, listed);
    assert.equal(await page.locator(".stone.wins").count(), 1);
    assert.ok((await page.locator(".stone.loses").count()) > 5);
  });
});

test("the third hint shows why: every move from the lost position has an answer", async () => {
  const help = async (page, name) => {
    for (let grade = 0; grade < 3; grade++) await button(page, name).click();
    await page.locator(".note .answers").waitFor();
  };
  await withPage({ hash: link({ game: "wythoff[4,8]", first: "me", opponent: "perfect" }) }, async (page) => {
    await help(page, "Hint");
    // From (4, 7): four and seven to the sides, four along the diagonal.
    assert.equal(await page.locator(".answers rect.green").count(), 15);
    assert.equal(await page.locator(".answers path.answer").count(), 15);
    assert.match(await page.locator(".answers figcaption").textContent(), /From \(4, 7\)/);
    assert.deepEqual(await violations(page), []);
    await page.setViewportSize({ width: 390, height: 844 });
    const [wide, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    assert.ok(wide <= seen, `${wide} of ${seen}`);
  });
  await withPage({ locale: "zh-CN", hash: link({ game: "nim[3,4,5]", first: "me", opponent: "perfect" }) }, async (page) => {
    await help(page, "提示");
    // Of (1, 4, 5): ten moves, of which five are shown.
    assert.equal(await page.locator(".answers li").count(), 5);
    assert.match(await page.locator(".answers p").textContent(), /另外 5 种走法也一样/);
  });
  // A lost position of one's own is shown, too.
  await withPage({ hash: link({ game: "wythoff[3,5]", first: "me", opponent: "perfect" }) }, async (page) => {
    await help(page, "Hint");
    assert.match(await page.locator(".answers figcaption").textContent(), /From \(3, 5\)/);
  });
});

test("help comes in three grades", async () => {
  await withPage({ hash: link({ game: "wythoff[4,8]", first: "me", opponent: "perfect" }) }, async (page) => {
    const hint = button(page, "Hint");
    await hint.click();
    await page.locator(".note .said", { hasText: "Look at the difference" }).waitFor();
    assert.equal(await page.locator("rect.lit").count(), 0);
    await hint.click();
    await page.locator("rect.lit").waitFor();
    assert.ok((await page.locator(".stone.lit").count()) >= 1);
    assert.equal(await page.locator(".note details").count(), 0);
    await hint.click();
    await page.locator(".note .said", { hasText: /^take / }).waitFor();
    await page.locator(".note summary").click();
    assert.ok(await page.locator(".note math").count());
  });
});

test("a projector shows large stones", async () => {
  await withPage({ viewport: { width: 1920, height: 1080 }, hash: link({ game: "nim[3,4,5]", first: "me" }) }, async (page) => {
    const width = async () => (await page.locator(".stone").first().boundingBox()).width;
    const before = await width();
    await button(page, "Projector").click();
    assert.ok((await width()) > 1.5 * before);
    assert.deepEqual(await violations(page), []);
    await page.waitForTimeout(400);
    assert.match(await hash(page), /large=1/);
  });
});

test("worksheets for any game, the same number the same sheet, with a key that is right", async () => {
  await withPage({ hash: "#class?game=nim&count=8&seed=11" }, async (page) => {
    const [paper, key] = [page.locator(".paper").first(), page.locator(".paper.key")];
    const positions = await paper.locator(".positions li").allTextContents();
    assert.equal(positions.length, 8);
    for (const line of await key.locator(".positions li").allTextContents()) {
      const piles = line.match(/\d+/g).slice(0, 3).map(Number);
      assert.equal(/ lost$/.test(line), (piles[0] ^ piles[1] ^ piles[2]) === 0, line);
    }
    await page.reload();
    await paper.waitFor();
    assert.deepEqual(await paper.locator(".positions li").allTextContents(), positions);
    await button(page, "Other positions").click();
    assert.notDeepEqual(await paper.locator(".positions li").allTextContents(), positions);
    await page.getByRole("checkbox", { name: "With the key" }).uncheck();
    assert.equal(await key.count(), 0);
    const games = await page.getByRole("combobox", { name: "Game" }).locator("option").evaluateAll((options) => options.map((one) => one.value));
    for (const game of games) {
      await page.getByRole("combobox", { name: "Game" }).selectOption(game);
      assert.ok((await paper.locator(".positions li").count()) >= 4, game);
    }
  });
});

test("inside another page there is the game and nothing else", async () => {
  await withPage({}, async (page) => {
    await page.goto(`${ADDRESS}?embed${link({ game: "nim[3,4]", first: "me" })}`);
    await page.locator(".pile").first().waitFor();
    for (const part of ["header", ".settings"]) assert.equal(await page.locator(part).count(), 0, part);
    assert.deepEqual(await page.locator(".count b").allTextContents(), ["3", "4"]);
    assert.deepEqual(await violations(page), []);
  });
});

test("the learner finds the next losing square, and the strips fill the line", async () => {
  await withPage({ hash: "#see" }, async (page) => {
    // The rectangles stand column by column, eighteen in each.
    const cell = (a, b) => page.locator(".crossing rect").nth(a * 18 + b);
    await cell(3, 4).click();
    await page.getByText("(3, 4) is free, but").waitFor();
    await cell(1, 1).click();
    await page.getByText("(1, 1) is crossed out").waitFor();
    await cell(1, 2).click();
    await page.getByText("Right: from (1, 2)").waitFor();
    await page.waitForFunction(() => location.hash.includes("step=2"));
    // The same with keys: the cursor stands where the last guess was.
    await page.locator(".crossing-board").focus();
    for (const key of ["ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await page.getByText("(2, 3) is crossed out").waitFor();
    for (const key of ["ArrowRight", "ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    await page.getByText("Right: from (3, 5)").waitFor();
    await page.waitForFunction(() => location.hash.includes("step=3"));
    const columns = await page.locator(".strip").evaluateAll((strips) => strips.map((strip) => [...strip.children].map((one) => one.textContent)));
    columns[0].forEach((one, index) => assert.equal(Number(one || 0) + Number(columns[1][index] || 0), index + 1));
  });
});

// The figures are printed for people; a busy machine is no reason to refuse a page.
test("the board comes on a slow machine too, a move is answered, a large map is drawn: how long each takes", async () => {
  await withPage({}, async (page) => {
    const measure = async (slower) => {
      const hand = await page.context().newCDPSession(page);
      await hand.send("Emulation.setCPUThrottlingRate", { rate: slower });
      await page.goto("about:blank");
      await page.goto(ADDRESS);
      await page.locator(".pile").first().waitFor();
      // From the beginning of the navigation to the frame after the first pile.
      return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.getEntriesByName("playable")[0].startTime)))));
    };
    const times = [await measure(1), await measure(4)];
    console.error(`playable after ${times.map(Math.round).join(" and ")} ms (wanted: 500, and 2000 with a processor four times slower)`);
  });
  await withPage({ hash: link({ game: "wythoff[60,97]", first: "me", opponent: "perfect" }) }, async (page) => {
    await page.locator(".pile").first().focus();
    await page.keyboard.press("ArrowUp");
    const answered = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const began = performance.now();
          new MutationObserver(() => document.querySelectorAll(".history li").length === 2 && resolve(performance.now() - began)).observe(document.querySelector(".play"), { subtree: true, childList: true });
          document.querySelector(".actions button").click();
        }),
    );
    await open(page, "see");
    await page.waitForFunction(() => document.querySelector(".see").dataset.filled);
    await page.getByRole("combobox", { name: "Size" }).selectOption("1000");
    await page.waitForFunction(() => document.querySelector(".see").dataset.filled === "0 1000 true");
    const filled = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const began = performance.now();
          new MutationObserver(() => document.querySelector(".see").dataset.filled === "0 2000 true" && resolve(performance.now() - began)).observe(document.querySelector(".see"), { attributes: true });
          const size = [...document.querySelectorAll(".controls select")].at(-1);
          size.value = "2000";
          size.dispatchEvent(new Event("change", { bubbles: true }));
        }),
    );
    console.error(`a move is answered after ${Math.round(answered)} ms, a map of 2000² values after ${Math.round(filled)} ms (wanted: 16 and 800)`);
  });
});

test("from a web site it can be installed, shared by its address and by a code", async () => {
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html; charset=utf-8").end(readFileSync(FILE)));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const site = `http://127.0.0.1:${server.address().port}/wythoff.html`;
  try {
    await withPage({ address: site, hash: "#class", permissions: ["clipboard-read", "clipboard-write"] }, async (page) => {
      const talk = await page.context().newCDPSession(page);
      const { errors, data } = await talk.send("Page.getAppManifest");
      assert.deepEqual(errors, []);
      assert.equal(JSON.parse(data).start_url, site);
      // A test has a window that keeps nothing, in which nothing is installed; there is no other hindrance.
      const { installabilityErrors } = await talk.send("Page.getInstallabilityErrors");
      assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId), ["in-incognito"]);
      const code = page.getByRole("img", { name: "QR code: the link to this game" });
      assert.ok(await code.evaluate((canvas) => canvas.width > 20 && new Set(canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data).size > 1));
      await open(page, "play");
      await button(page, "Share").click();
      await page.locator(".note", { hasText: "on the clipboard" }).waitFor();
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await page.evaluate(() => location.href));
    });
  } finally {
    server.close();
  }
});

test("everything a finger may touch on a phone is at least 44 pixels high", async () => {
  await withPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
    for (const tab of ["play", "puzzles", "see", "learn", "lab", "class"]) {
      await page.locator(`.tabs a[href="#${tab}"]`).tap();
      await page.waitForTimeout(300);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("button, select, summary, [role=tab], input:not([type=checkbox], [type=range]), label.check")]
          .filter((one) => one.checkVisibility() && Math.round(one.getBoundingClientRect().height) < 44)
          .map((one) => `${one.tagName} ${one.textContent.slice(0, 20)} ${one.getBoundingClientRect().height}`),
      );
      assert.deepEqual(small, [], tab);
    }
  });
});

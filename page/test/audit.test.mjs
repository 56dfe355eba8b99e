// What a person met who used the page on a telephone, in a class, by a link and on paper.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";
import { FILE, link, open, status, violations, visit, withPage } from "./browser.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });
const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const inSight = async (page, locator) => {
  const box = await locator.boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= page.viewportSize().height;
};

test("on a telephone every screen has its tab in sight, in both languages", async () => {
  for (const locale of ["en", "zh-CN"]) {
    for (const width of [360, 390]) {
      await withPage({ ...PHONE, locale, viewport: { width, height: 664 } }, async (page) => {
        const ends = await page.locator(".tabs a").evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect()).map(({ left, right }) => [left, right]));
        for (const [left, right] of ends) assert.ok(left >= 0 && right <= width, `${locale} ${width}: ${left} to ${right}`);
      });
    }
  }
});

test("on a telephone a hint and the opponent's move are read where the thumb is", async () => {
  await withPage({ ...PHONE, hash: link({ game: "wythoff[8,4]", first: "me", opponent: "perfect" }) }, async (page) => {
    const brief = page.locator(".brief");
    await button(page, "Hint").tap();
    await page.locator(".brief", { hasText: "Look at the difference" }).waitFor();
    assert.ok(await inSight(page, brief));
    await button(page, "Hint").tap();
    assert.match(await brief.textContent(), /light up/);
    await button(page, "Hint").tap();
    assert.equal(await brief.textContent(), "take 1 from pile 1");
    await page.waitForFunction(() => document.querySelector(".note .said").getBoundingClientRect().top < innerHeight);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(".pile").first().locator(".stone").last().tap();
    await button(page, "Take").tap();
    await page.locator(".brief", { hasText: "Opponent: take" }).waitFor();
    assert.ok(await inSight(page, brief));
    assert.deepEqual(await violations(page), []);
  });
  await withPage({}, async (page) => assert.equal(await page.locator(".brief").isVisible(), false, "beside the board the note is in sight"));
});

test("a finger on the board picks up the stones of the nearest square, and Take moves", async () => {
  await withPage({ ...PHONE, hash: link({ game: "wythoff[2,14]", first: "me", opponent: "perfect" }) }, async (page) => {
    // Not in the middle of the square (2, 11), and beside the board's edge.
    const side = await page.locator(".queen-board svg").evaluate((svg) => svg.getScreenCTM().a * 28);
    const queen = await page.locator(".queen-board g.queen").boundingBox();
    await page.touchscreen.tap(queen.x + queen.width / 2 + side * 0.2, queen.y + queen.height / 2 + 3.2 * side);
    assert.equal(await status(page), "take 3 from pile 2");
    assert.equal(await page.locator(".history li").count(), 0, "nothing is done yet");
    assert.equal(await page.locator(".stone.chosen").count(), 3, "the piles show the same");
    await button(page, "Take").tap();
    await page.waitForFunction(() => document.querySelectorAll(".history li").length === 2);
  });
});

test("on a small projector the numbers of the piles and the reply are in sight, above Take", async () => {
  await withPage({ viewport: { width: 1366, height: 650 }, hash: link({ game: "wythoff[8,4]", first: "me", opponent: "perfect", large: "1" }) }, async (page) => {
    await page.locator(".pile").first().focus();
    for (const key of ["ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
    await page.locator(".brief", { hasText: "Opponent: take" }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const hand = await page.locator(".hand").boundingBox();
    for (const count of await page.locator(".count").all()) {
      const { y, height } = await count.boundingBox();
      assert.ok(y + height <= hand.y + 1, `${y + height} of ${hand.y}`);
    }
    assert.ok(hand.y + hand.height <= 650);
  });
});

test("two large piles stand side by side on a telephone", async () => {
  await withPage({ ...PHONE, hash: link({ game: "wythoff[40,63]", first: "me" }) }, async (page) => {
    const [one, other] = await page.locator(".heap").evaluateAll((heaps) => heaps.map((heap) => heap.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    assert.ok(one[1] <= other[0] && other[1] <= 390, `${one} ${other}`);
  });
});

test("rules say their numbers, games have titles, and a list of moves is called one", async () => {
  await withPage({ hash: link({ game: "wythoff(k=2)[6,9]", first: "me" }) }, async (page) => {
    assert.match(await page.locator(".rule").textContent(), /differ by at most 2$/);
    await visit(page, link({ game: "bachet(m=4)[9]", first: "me" }));
    assert.equal(await page.locator(".rule").textContent(), "take 1 to 4 stones from one pile");
    await visit(page, link({ game: "turning-turtles[1,3,6]", first: "me" }));
    assert.equal(await page.locator(".part h2").textContent(), "Turning Turtles");
    assert.match(await page.locator(".note").textContent(), /from the list/);
    await page.locator(".all select").waitFor();
    await page.locator(".settings summary").click();
    for (const title of await page.getByRole("combobox", { name: "Game" }).locator("option").allTextContents()) assert.doesNotMatch(title, /[a-z]-[a-z]|[a-z]=/, title);
  });
});

test("who gives a puzzle up sees the answer on the board, too", async () => {
  await withPage({ hash: "#puzzles?kind=win&level=1&seed=5" }, async (page) => {
    await button(page, "Show the answer").click();
    assert.equal(await page.locator(".stone.lit").count(), 3);
    assert.equal(await status(page), "The answer was shown.");
  });
});

test("the map opens on its red cells, not on the lines that answer the question", async () => {
  await withPage({ hash: "#see" }, async (page) => {
    await page.waitForFunction(() => document.querySelector(".see").dataset.filled);
    const colours = () => page.locator("canvas").evaluate((canvas) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d", { willReadFrequently: true });
      copy.drawImage(canvas, 0, 0);
      const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
      const count = (r, g, b) => data.reduce((sum, value, at) => sum + (at % 4 === 0 && value === r && data[at + 1] === g && data[at + 2] === b), 0);
      return { red: count(196, 62, 40), gold: count(0xd9, 0xa9, 0x3b) };
    });
    const plain = await colours();
    assert.ok(plain.red > 1500, `${plain.red} pixels are red`);
    assert.equal(plain.gold, 0);
    await page.getByRole("checkbox", { name: "Golden rays" }).check();
    await page.waitForFunction(() => location.hash.includes("rays=1"));
    assert.ok((await colours()).gold > 0);
    await page.reload();
    assert.ok(await page.getByRole("checkbox", { name: "Golden rays" }).isChecked());
  });
});

test("the link to a theorem shows that theorem, with its program beside it", async () => {
  await withPage({ hash: "#learn?theorem=k-wythoff" }, async (page) => {
    const title = page.locator(".proof h1, .proof h2").first();
    await page.waitForFunction(() => document.querySelector(".answer .written"));
    await page.waitForTimeout(300);
    assert.ok(await inSight(page, title), "it is in sight after the answer above it has come");
    assert.match(await title.textContent(), /k-Wythoff/);
    const programs = page.locator(".programs");
    assert.equal(await programs.getByRole("combobox", { name: "Game" }).locator("option:checked").textContent(), "Wythoff (k = 1)");
    const [theory, program] = [await page.locator(".theorem-text").boundingBox(), await programs.boundingBox()];
    assert.ok(program.x > theory.x + theory.width - 1, "beside it");
    // Every program of the book can be chosen, and is in the address.
    for (const game of await programs.getByRole("combobox", { name: "Game" }).locator("option").all()) {
      await programs.getByRole("combobox", { name: "Game" }).selectOption(await game.getAttribute("value"));
      for (const file of ["main.cpp", "Main.java", "main.rs", "main.py"]) {
        await programs.getByRole("combobox", { name: "File" }).selectOption(file);
        assert.ok((await programs.locator("code").textContent()).length > 200, file);
      }
    }
    assert.match(await page.evaluate(() => location.hash), /program=nim/);
    await page.reload();
    await page.locator(".programs").waitFor();
    assert.equal(await programs.getByRole("combobox", { name: "Game" }).inputValue(), "nim");
  });
  await withPage({ hash: "#learn" }, async (page) => {
    await page.locator(".proof .written").waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0, "who asks for no theorem begins at the beginning");
  });
});

test("floating point fails before the eyes of the reader, at the pair the table names", async () => {
  await withPage({ hash: "#learn?tried=39" }, async (page) => {
    await page.locator(".machine.good", { hasText: "is lost" }).waitFor();
    await page.locator(".chapter").last().locator("input").fill("40");
    await page.locator(".machine.bad", { hasText: "(165580141, 267914296)" }).waitFor();
    assert.match(await page.locator(".machine").textContent(), /Wrong by one! .* is won: leave \(\d+, \d+\)/);
    assert.deepEqual(await violations(page), []);
  });
});

test("no arrow of the automaton goes through a state, and its letters can be read on a telephone", async () => {
  await withPage({ ...PHONE, hash: `#lab?proved=1&rules=${encodeURIComponent("x>0,y=0 | x=0,y>0 | x>0,y>0,|x-y|<=1")}` }, async (page) => {
    await page.locator(".automaton").waitFor();
    const through = await page.locator(".automaton").evaluate((svg) => {
      const states = [...svg.querySelectorAll("circle[r='17']")].map((one) => [Number(one.getAttribute("cx")), Number(one.getAttribute("cy"))]);
      const found = [];
      for (const path of svg.querySelectorAll("path.edge")) {
        const length = path.getTotalLength();
        for (let step = 0; step <= 40; step++) {
          const { x, y } = path.getPointAtLength((length * step) / 40);
          for (const [cx, cy] of states) if (Math.hypot(x - cx, y - cy) < 15) found.push(path.getAttribute("d"));
        }
      }
      return found;
    });
    assert.deepEqual(through, []);
    const high = await page.locator(".automaton .letters").first().evaluate((one) => one.getBoundingClientRect().height);
    assert.ok(high >= 10, `${high} pixels`);
  });
  await withPage({ hash: `#lab?proved=1&values=1&rules=${encodeURIComponent("x>0,y=0 | x=0,y>0 | x=1,y=1")}` }, async (page) => {
    await page.locator(".drawing", { hasText: "more than can be told apart" }).waitFor();
  });
});

test("a link too long for a code says so, and the classroom stays", async () => {
  const server = createServer((_, answer) => answer.setHeader("content-type", "text/html; charset=utf-8").end(readFileSync(FILE)));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const rules = Array.from({ length: 400 }, (_, one) => `x=${one + 1},y=0`).join(" | ");
  try {
    await withPage({ address: `http://127.0.0.1:${server.address().port}/wythoff.html`, hash: `#play?${new URLSearchParams({ rules, piles: "3,4" })}` }, async (page) => {
      await open(page, "class");
      await page.locator(".sharing", { hasText: "it is too long" }).waitFor();
      assert.equal(await page.locator(".paper").count(), 2);
    });
  } finally {
    server.close();
  }
});

test("inside another page nothing stands on the game", async () => {
  await withPage({ viewport: { width: 480, height: 640 } }, async (page) => {
    await page.goto(`${page.url().split("#")[0]}?embed${link({ game: "wythoff[8,4]", first: "me" })}`);
    await page.locator(".pile").first().waitFor();
    const [tools, stage] = [await page.locator(".tools").boundingBox(), await page.locator(".stage").boundingBox()];
    assert.ok(tools.y >= stage.y + stage.height);
    const heaps = await page.locator(".heap").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
    assert.equal(heaps[0], heaps[1], "the piles stand side by side");
  });
});

test("axe-core finds no barrier in any state, light or dark, on a laptop or a telephone", async () => {
  const take = async (page) => {
    await page.locator(".pile").first().focus();
    await page.keyboard.press("ArrowUp");
  };
  const states = {
    "the settings": [link({ game: "nim[3,4,5]", misere: "1", first: "me" }), (page) => page.locator(".settings summary").click()],
    "stones in the hand": [link({ game: "wythoff[8,4]", first: "me" }), take],
    "colours and all moves": [link({ game: "wythoff[8,4]", first: "me", colours: "1" }), async (page) => {
      await page.locator("rect.wins").first().waitFor();
      await page.locator(".all summary").click();
    }],
    "the reason": [link({ game: "wythoff[8,4]", first: "me" }), async (page) => {
      for (let grade = 0; grade < 3; grade++) await button(page, "Hint").click();
      await page.locator(".note summary").click();
    }],
    "the review": [link({ game: "nim[1,2]", first: "me", opponent: "perfect" }), async (page) => {
      await page.locator(".pile").nth(1).focus();
      for (const key of ["End", "Enter"]) await page.keyboard.press(key);
      await page.locator(".review").waitFor();
    }],
    "a row of pins": [link({ game: "kayles[9]", first: "me" }), take],
    "a list": [link({ game: "ruler[3,4,8]", first: "me" }), async () => {}],
    "a bad link": ["#play?game=nim[x]", async () => {}],
    "a puzzle solved": ["#puzzles?kind=win&level=1&seed=5", async (page) => {
      await button(page, "Show the answer").click();
      await page.locator(".answer summary").click();
    }],
    "a guess": ["#see", (page) => page.locator(".crossing rect").nth(1 * 18 + 1).click()],
    "a wrong rule": ["#lab?rules=x%3E", async () => {}],
    "no theorem yet": ["#lab?rules=like%20nim", async () => {}],
    "a wrong number": ["#learn?piles=8,eight", (page) => page.locator(".answer .wrong").waitFor()],
    "a theorem": ["#learn?theorem=sprague-grundy", (page) => page.locator(".proof .written").waitFor()],
    "a worksheet": ["#class?game=kayles&count=12&seed=3", async () => {}],
  };
  for (const options of [{ colorScheme: "light" }, { colorScheme: "dark", ...PHONE }]) {
    await withPage(options, async (page) => {
      for (const [name, [hash, act]] of Object.entries(states)) {
        await visit(page, hash);
        await page.locator(".screen").waitFor();
        await act(page);
        assert.deepEqual(await violations(page), [], `${name}, ${options.colorScheme}`);
      }
    });
  }
});

test("no Chinese sentence has a comma, a colon or a question mark of ASCII, on any screen", async () => {
  await withPage({ locale: "zh-CN" }, async (page) => {
    const screens = ["#play?game=fibonacci[20]", "#play?game=kayles[9]", "#puzzles?kind=lost&level=3&seed=4", "#see", "#lab?proved=1", "#class", "#class?game=nim"];
    const theorems = ["wythoff", "beatty", "k-wythoff", "nim", "sprague-grundy", "fibonacci-nim", "staircase"].map((name) => `#learn?theorem=${name}`);
    for (const hash of [...screens, ...theorems]) {
      await visit(page, hash);
      await page.locator(hash.startsWith("#learn") ? ".proof .written" : hash.startsWith("#lab") ? ".theorem" : ".screen").first().waitFor();
      const text = await page.evaluate(() => {
        const copy = document.querySelector("main").cloneNode(true);
        for (const code of copy.querySelectorAll("pre, code, math, svg")) code.remove();
        return copy.textContent;
      });
      assert.doesNotMatch(text, /[一-鿿][,;:!?]|[,;:!?][一-鿿]/, hash);
    }
  });
});

// The hand: stones, the board, the keyboard, a finger; hint, undo, review, link.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isOff, link, open, status, withPage } from "./browser.mjs";

const stones = (page) => page.locator(".count").allTextContents();
const button = (page, name) => page.getByRole("button", { name, exact: true });

test("stones are chosen by a tap, what is not allowed is refused with the reason", async () => {
  await withPage({ hash: link({ game: "wythoff[4,8]", first: "me", opponent: "teacher" }) }, async (page) => {
    const piles = page.locator(".pile");
    assert.ok(await isOff(button(page, "Take")));
    await piles.nth(0).locator(".stone").nth(3).click();
    assert.equal(await status(page), "take 1 from pile 1");
    await piles.nth(1).locator(".stone").nth(6).click();
    assert.match(await status(page), /not allowed. The rules:/);
    assert.ok(await isOff(button(page, "Take")));
    await piles.nth(0).locator(".stone").nth(2).click();
    assert.equal(await status(page), "take 2 from both piles");
    await button(page, "Take").click();
    await page.waitForFunction(() => document.querySelectorAll(".history li").length === 2);
    assert.ok((await page.locator(".note p").count()) >= 2, "the teacher explains");
    await button(page, "Undo").click();
    assert.deepEqual(await stones(page), ["4", "8"]);
  });
});

test("stones are chosen by dragging over them", async () => {
  await withPage({ hash: link({ game: "nim[7,2]", first: "me", opponent: "perfect" }) }, async (page) => {
    const pile = page.locator(".pile").first();
    const box = async (index) => pile.locator(".stone").nth(index).boundingBox();
    const [from, to] = [await box(6), await box(2)];
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 10, { steps: 12 });
    await page.mouse.up();
    assert.equal(await status(page), "take 5 from pile 1");
  });
});

test("the queen's board and the piles show the same game", async () => {
  await withPage({ hash: link({ game: "wythoff[4,8]", first: "me", opponent: "perfect" }) }, async (page) => {
    const board = page.locator(".queen-board");
    await board.focus();
    for (let step = 0; step < 1; step++) await page.keyboard.press("ArrowDown");
    assert.match(await board.locator("p").textContent(), /\(4, 7\)$/);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll(".history li").length === 2);
    const [a, b] = await stones(page);
    assert.equal(await page.locator(".queen-board p").textContent(), `(${a}, ${b})`);
  });
});

test("a game can be played with the keyboard only, and looked at again", async () => {
  await withPage({ hash: link({ game: "nim[2,1]", first: "me", opponent: "perfect" }) }, async (page) => {
    await page.locator(".pile").first().focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.locator(".review").waitFor();
    assert.equal(await status(page), "The opponent wins.");
    const thrown = page.locator(".review .threw");
    assert.match(await thrown.first().textContent(), /take 2 from pile 1: threw the win away.*would have won: take 1 from pile 1/);
    await thrown.first().getByRole("button").press("Enter");
    assert.deepEqual(await stones(page), ["2", "1"]);
    await page.locator(".pile").first().focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll(".history li").length === 2);
    await page.locator(".pile:not([tabindex='-1'])").first().focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.locator(".review").waitFor();
    assert.equal(await status(page), "You win.");
  });
});

test("pins are knocked down in the middle of a row", async () => {
  await withPage({ hash: link({ game: "kayles[9]", first: "me", opponent: "perfect" }) }, async (page) => {
    const pins = page.locator(".pile.row .stone");
    await pins.nth(4).click();
    assert.equal(await status(page), "leave (4, 4)");
    await pins.nth(5).click();
    assert.equal(await status(page), "leave (4, 3)");
    await pins.nth(1).click();
    assert.equal(await status(page), "leave (1, 7)");
  });
});

test("a phone plays with a finger, and nothing is wider than the screen", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
  await withPage({ ...phone, hash: link({ game: "wythoff[3,3]", first: "me", opponent: "careless" }) }, async (page) => {
    await page.locator(".pile").nth(0).locator(".stone").first().tap();
    await page.locator(".pile").nth(1).locator(".stone").first().tap();
    await button(page, "Take").tap();
    await page.locator(".review").waitFor();
    assert.equal(await status(page), "You win.");
    for (const tab of ["play", "puzzles", "see", "learn", "lab", "class"]) {
      await open(page, tab);
      await page.waitForTimeout(300);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${tab} is ${wide} pixels too wide`);
    }
  });
});

test("a link brings back the same game", async () => {
  let hash = "";
  await withPage({ hash: link({ game: "wythoff[9,12]", first: "it", opponent: "teacher" }) }, async (page) => {
    await page.waitForFunction(() => document.querySelectorAll(".history li").length === 1);
    await button(page, "Share").click();
    await page.waitForFunction(() => /copied|address bar/.test(document.querySelector(".note")?.textContent));
    hash = await page.evaluate(() => location.hash);
    assert.match(hash, /moves=/);
    const before = await stones(page);
    await withPage({ hash }, async (other) => assert.deepEqual(await stones(other), before));
    await button(page, "Replay").click();
    await page.waitForFunction(() => document.querySelectorAll(".history li").length === 1);
    assert.deepEqual(await stones(page), before);
  });
});

test("the form begins any of the games", async () => {
  await withPage({}, async (page) => {
    await page.locator(".settings summary").click();
    const kinds = await page.getByRole("combobox", { name: "Game" }).locator("option").evaluateAll((options) => options.map((one) => one.value));
    for (const kind of ["wythoff", "wythoff(k=1)", "nim", "kayles", "sum", "rules"]) assert.ok(kinds.includes(kind), kind);
    // The first last: the stones it begins with are changed below.
    for (const kind of kinds.reverse()) {
      await page.getByRole("combobox", { name: "Game" }).selectOption(kind);
      await page.getByRole("combobox", { name: "Opponent" }).selectOption("perfect");
      await button(page, "New game").click();
      assert.equal(await status(page), "Your move.", kind);
    }
    await page.getByRole("textbox", { name: "Stones" }).fill("8, x");
    await button(page, "New game").click();
    const wrong = await page.locator(".settings .wrong").textContent();
    assert.match(wrong, /x/);
    assert.doesNotMatch(wrong, /\[/, "only what was typed is cited");
  });
});

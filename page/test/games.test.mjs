// A full game won and one lost in each game, by the moves of the list.
import assert from "node:assert/strict";
import { test } from "node:test";
import { link, playOut, status, withPage } from "./browser.mjs";

/** Each game with a position won and one lost for the player who begins. */
const GAMES = {
  wythoff: ["wythoff[4,8]", "wythoff[3,5]"],
  "k-wythoff": ["wythoff(k=1)[2,4]", "wythoff(k=1)[1,3]"],
  nim: ["nim[3,4,5]", "nim[1,2,3]"],
  staircase: ["staircase[2,3,1]", "staircase[2,3,2]"],
  fibonacci: ["fibonacci[10]", "fibonacci[8]"],
  kayles: ["kayles[7]", "kayles[3,3]"],
  sum: ["wythoff[4,8] + nim[3]", "wythoff[1,2] + nim[2,2]"],
};

for (const [name, [won, lost]] of Object.entries(GAMES)) {
  test(`${name} is won by good play and lost from a lost position`, async () => {
    await withPage({ hash: link({ game: won, first: "me", opponent: "perfect" }) }, async (page) => {
      await playOut(page, true);
      assert.equal(await status(page), "You win.");
      assert.equal(await page.locator(".review .threw").filter({ hasText: "You" }).count(), 0);
    });
    await withPage({ hash: link({ game: lost, first: "me", opponent: "perfect" }) }, async (page) => {
      await page.getByRole("button", { name: "Hint", exact: true }).click();
      await page.locator(".note p").filter({ hasText: "There is no winning move here." }).waitFor();
      await playOut(page, false);
      assert.equal(await status(page), "The opponent wins.");
    });
  });
}

test("rules of one's own are played, won and lost", async () => {
  const rules = "x>0,y=0 | x=0,y>0 | x=y=1";
  await withPage({ hash: link({ rules, piles: "4,6", first: "me", opponent: "perfect" }) }, async (page) => {
    await playOut(page, true);
    assert.equal(await status(page), "You win.");
  });
  await withPage({ hash: link({ rules, piles: "0,0", first: "me", opponent: "perfect" }) }, async (page) => {
    assert.equal(await status(page), "The opponent wins.");
  });
});

test("with the last stone losing, the same opponent loses it", async () => {
  await withPage({ hash: link({ game: "nim[1,1,1,2]", misere: "1", first: "me", opponent: "teacher" }) }, async (page) => {
    await playOut(page, true);
    assert.equal(await status(page), "You win.");
  });
});

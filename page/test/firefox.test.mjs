// The page in Firefox: a game by keyboard, the map, a theorem, a puzzle, Back; and nothing that went wrong in silence.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ADDRESS } from "./browser.mjs";
import { withFirefox } from "./firefox.mjs";

const [TAB, ENTER, UP] = ["\uE004", "\uE007", "\uE013"];

test("Firefox plays, draws, proves and goes back", async () => {
  await withFirefox(`${ADDRESS}#play?game=nim[3,4,5]&first=me&opponent=perfect`, async ({ run, until, press }) => {
    await until("document.querySelector('.pile')");
    await run("window.wrong = []; addEventListener('error', (event) => wrong.push(event.message)); addEventListener('unhandledrejection', (event) => wrong.push(String(event.reason)));");
    // Three Tabs, two stones, and the focus stays.
    await press(TAB, TAB, TAB, UP, UP);
    await until("document.querySelector('.status').textContent === 'take 2 from pile 1'");
    await press(ENTER);
    await until("document.querySelectorAll('.history li').length === 2");
    assert.match(await run("return document.activeElement.className;"), /^pile/);
    assert.match(await run("return location.hash;"), /moves=/);
    const visit = (tab) => run(`document.querySelector('.tabs a[href="#${tab}"]').click();`);
    await visit("see");
    await until("document.querySelector('.see')?.dataset.filled === '0 200 true'");
    // The red of (1, 2), which is lost, in the middle of its cell.
    await run("location.hash = '#see?size=50&show=lost&rays=0&at=20,20';");
    await until("document.querySelector('.see')?.dataset.filled === '0 50 false'");
    await until("[...document.querySelector('canvas').getContext('2d').getImageData(1.5 * 18, 900 - 2.5 * 18, 1, 1).data].join() === '196,62,40,255'");
    await visit("lab");
    await until("document.querySelector('.rules .primary')");
    await run("document.querySelector('.rules .primary').click();");
    await until("/√5/.test(document.querySelector('.theorem')?.textContent ?? '')");
    await visit("learn");
    await until("document.querySelector('.answer math') && document.querySelector('.proof math')");
    assert.ok((await run("return document.documentElement.scrollWidth - innerWidth;")) <= 0);
    await visit("puzzles");
    await until("document.querySelector('.puzzles .pile')");
    await visit("class");
    await until("document.querySelectorAll('.paper').length === 2");
    await run("history.back();");
    await until("document.querySelector('.puzzles')");
    await run("document.querySelector('.tools button:last-child').click();");
    await until("document.documentElement.lang === 'zh-Hans'");
    assert.deepEqual(await run("return window.wrong;"), []);
  });
});

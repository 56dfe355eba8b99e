// See, learn, the laboratory; languages and themes; accessibility; what is handed out.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LIMITS, sizes } from "../size.mjs";
import { ADDRESS, FILE, isOff, open, status, violations, withPage } from "./browser.mjs";

const button = (page, name) => page.getByRole("button", { name, exact: true });

async function saved(page, name) {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, name).click()]);
  return readFileSync(await download.path());
}

test("the file is small and lets nothing else in", () => {
  const { file, sent } = sizes(FILE);
  assert.ok(file <= LIMITS.file, `${file} bytes`);
  assert.ok(sent <= LIMITS.sent, `${sent} bytes`);
  const html = readFileSync(FILE, "utf8");
  assert.match(html, /default-src 'none'; script-src 'sha256-/);
  assert.doesNotMatch(html, /unsafe-inline|'unsafe-eval'|HASHES/);
});

test("the board of losing positions and the Grundy values are read out", async () => {
  await withPage({ hash: "#see" }, async (page) => {
    const filled = (what) => page.waitForFunction((what) => document.querySelector(".see").dataset.filled === what, what);
    await filled("0 200 true");
    await page.getByRole("combobox", { name: "Show" }).selectOption("");
    await page.getByRole("combobox", { name: "Size" }).selectOption("100");
    await filled("0 100 false");
    await page.locator("canvas").first().focus();
    for (const key of ["ArrowRight", "ArrowLeft"]) await page.keyboard.press(key);
    assert.equal(await page.locator(".readout").textContent(), "(1, 2) · lost for the player to move");
    await page.getByRole("combobox", { name: "Show" }).selectOption("1");
    await filled("0 100 true");
    await page.locator("canvas").first().focus();
    for (const key of ["ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
    assert.match(await page.locator(".readout").textContent(), /^\(1, 2\) · lost.*Grundy value 0$|^\(\d+, \d+\) · won.*Grundy value \d+ · winning moves to /);
    await page.getByRole("combobox", { name: "Size" }).selectOption("2000");
    await filled("0 2000 true");
    await page.locator("input[type=range]").first().fill("2");
    await filled("2 2000 true");
  });
});

test("one pile is a pile, two are piles", async () => {
  await withPage({ hash: "#lab" }, async (page) => {
    for (const [rules, said] of [["piles a; x>0", "1 pile, 1 kind of moves"], ["x>0,y=0 | x=0,y>0", "2 piles, 2 kinds of moves"]]) {
      await page.getByRole("textbox", { name: "Rules" }).fill(rules);
      assert.equal(await page.locator(".verdict").textContent(), `Understood: ${said}.`);
    }
  });
});

test("long work can be stopped, and the page answers meanwhile", async () => {
  await withPage({ hash: "#lab" }, async (page) => {
    await page.getByRole("combobox", { name: "Start from" }).selectOption("wythoff-3");
    await button(page, "Look for a theorem").click();
    await page.locator(".result progress").waitFor();
    // In another language the search begins again, by itself.
    await page.getByRole("button", { name: "切换到中文" }).click();
    await page.locator(".result").getByRole("button", { name: "停止" }).waitFor();
    await page.getByRole("button", { name: "Switch to English" }).click();
    await page.locator(".result").getByRole("button", { name: "Cancel" }).click();
    await page.locator(".result progress").waitFor({ state: "detached" });
    assert.equal(await page.locator(".theorem").count(), 0);
    assert.ok(!(await isOff(button(page, "Look for a theorem"))));
  });
});

test("pictures are saved as svg and png", async () => {
  await withPage({ hash: "#see" }, async (page) => {
    await page.waitForFunction(() => document.querySelector(".see").dataset.filled);
    const svg = (await saved(page, "Save SVG")).toString();
    assert.match(svg, /^<svg|^<\?xml/);
    assert.match(svg, /<\/svg>\s*$/);
    assert.deepEqual([...(await saved(page, "Save PNG")).subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
  });
});

test("the laboratory proves Wythoff's theorem and hands out its files", async () => {
  await withPage({ hash: "#lab" }, async (page) => {
    await button(page, "Look for a theorem").click();
    await page.locator(".theorem").waitFor();
    const text = await page.locator(".theorem").textContent();
    assert.match(text, /proved, and the proof checked/);
    assert.match(text, /√5/);
    assert.ok(await page.locator("svg.automaton circle").count());
    const certificate = JSON.parse((await saved(page, "Certificate")).toString());
    assert.deepEqual([certificate.piles, certificate.clauses.length], [2, 3]);
    assert.match((await saved(page, "Drawing (Graphviz)")).toString(), /^digraph/);
    assert.match((await saved(page, "main.py")).toString(), /def |print/);
    assert.match((await saved(page, "Table (CSV)")).toString(), /^0,1,1,/);
    await button(page, "Play it").click();
    assert.match(await status(page), /Your move/);
  });
});

test("the laboratory proves Grundy values, and its link proves them again", async () => {
  await withPage({ hash: "#lab" }, async (page) => {
    const values = page.getByRole("checkbox", { name: "Grundy values, not only who wins" });
    await page.getByRole("textbox", { name: "Rules" }).fill("misere; like nim");
    assert.ok(await values.isDisabled());
    await page.getByRole("textbox", { name: "Rules" }).fill("x>0,y=0 | x=0,y>0 | x=1,y=1");
    await values.check();
    await button(page, "Look for a theorem").click();
    await page.locator(".theorem").waitFor();
    const text = await page.locator(".theorem").textContent();
    assert.match(text, /proved, and the proof checked/);
    assert.match(text, /\(a, b, g\)/);
    assert.match(text, /\(1, 1, 2\)/);
    assert.equal(JSON.parse((await saved(page, "Certificate")).toString()).piles, 3);
    assert.match((await saved(page, "Table (CSV)")).toString(), /^0,1,2,3,/);
    await withPage({ hash: await page.evaluate(() => location.hash) }, async (other) => {
      await other.locator(".theorem", { hasText: "(a, b, g)" }).waitFor();
      for (const [numbers, said] of [["1, 2, 0", /is the Grundy value/], ["1, 2, 3", /is not the Grundy value/]]) {
        await other.getByRole("textbox", { name: "Numbers to read" }).fill(numbers);
        while ((await other.locator(".drawing .primary").getAttribute("aria-disabled")) === null) await other.locator(".drawing .primary").click();
        assert.match(await other.locator(".drawing [role=status]").textContent(), said);
      }
    });
  });
});

test("a wrong rule is refused with a caret, in both languages", async () => {
  await withPage({ hash: "#lab" }, async (page) => {
    await page.getByRole("textbox", { name: "Rules" }).fill("x>0, y=0 | x=y, lefd > 3");
    assert.match(await page.locator(".verdict").textContent(), /lefd[^]*\^\^\^\^/);
    assert.ok(await isOff(button(page, "Look for a theorem")));
    await page.getByRole("button", { name: "切换到中文" }).click();
    assert.match(await page.locator(".verdict").textContent(), /第 1 行[^]*\^\^\^\^/);
  });
});

test("positions are explained at any size, theorems proved, formulas judged", async () => {
  await withPage({ hash: "#learn" }, async (page) => {
    await page.locator(".answer .written").waitFor();
    await page.getByRole("textbox", { name: "Stones" }).fill("10^30, 10^30+7");
    await button(page, "Explain").click();
    await page.waitForFunction(() => /^10\^|1000000/.test(document.querySelector(".answer")?.textContent ?? "") || document.querySelector(".answer .wrong"));
    await page.getByRole("textbox", { name: "Stones" }).fill("5 8");
    await button(page, "Explain").click();
    await page.waitForFunction(() => document.querySelector(".answer math"));
    assert.ok((await page.locator(".proof").textContent()).length > 500);
    await page.locator("table .bad").first().waitFor();
    assert.match(await page.locator("table").last().textContent(), /165580140/);
  });
});

test("language and theme are switched and remembered", async () => {
  await withPage({}, async (page) => {
    await page.getByRole("button", { name: "切换到中文" }).click();
    assert.equal(await page.locator("html").getAttribute("lang"), "zh-Hans");
    assert.equal(await status(page), "轮到你了。");
    const before = await page.locator("html").getAttribute("data-theme");
    await page.getByRole("button", { name: "浅色或深色" }).click();
    const after = await page.locator("html").getAttribute("data-theme");
    assert.notEqual(before, after);
    await page.reload();
    await page.locator(".status").waitFor();
    assert.equal(await status(page), "轮到你了。");
    assert.equal(await page.locator("html").getAttribute("data-theme"), after);
  });
});

test("no screen has a barrier that axe-core finds", async () => {
  for (const colorScheme of ["light", "dark"]) {
    await withPage({ colorScheme }, async (page) => {
      for (const tab of ["play", "puzzles", "see", "learn", "lab", "class"]) {
        await open(page, tab);
        await page.waitForTimeout(300);
        if (tab === "lab") {
          await button(page, "Look for a theorem").click();
          await page.locator(".theorem").waitFor();
        }
        assert.deepEqual(await violations(page), [], `${tab} ${colorScheme}`);
      }
    });
  }
});

test("the worksheet has two pages", async () => {
  await withPage({ hash: "#class" }, async (page) => {
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 2);
  });
});

test("nothing jumps while the page opens", async () => {
  await withPage({}, async (page) => {
    await page.addInitScript(() => {
      window.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shift += entry.value))).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(ADDRESS);
    await page.locator(".status").waitFor();
    await page.waitForTimeout(300);
    assert.ok((await page.evaluate(() => window.shift)) < 0.01);
  });
});

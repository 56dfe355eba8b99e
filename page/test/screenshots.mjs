// Pictures of every screen, in every size, language and theme: node screenshots.mjs DIRECTORY
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { close, open, withPage } from "./browser.mjs";

const directory = process.argv[2];
mkdirSync(directory, { recursive: true });
for (const [width, height] of [[390, 844], [820, 1100], [1366, 650], [1920, 1080]]) {
  for (const locale of ["en", "zh-CN"]) {
    for (const colorScheme of ["light", "dark"]) {
      await withPage({ locale, colorScheme, viewport: { width, height } }, async (page) => {
        for (const tab of ["play", "puzzles", "see", "learn", "lab", "class"]) {
          await open(page, tab);
          await page.waitForTimeout(500);
          if (tab === "lab") {
            await page.locator(".rules button.primary").click();
            await page.locator(".theorem").waitFor();
          }
          const name = `${tab}-${width}-${locale.slice(0, 2)}-${colorScheme}.png`;
          await page.screenshot({ path: join(directory, name), fullPage: true });
        }
      });
    }
  }
}
await close();

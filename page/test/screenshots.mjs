// Pictures of every screen, in every size, language and theme: node screenshots.mjs DIRECTORY
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { withPage } from "./browser.mjs";

const directory = process.argv[2];
mkdirSync(directory, { recursive: true });
for (const width of [390, 820, 1440]) {
  for (const locale of ["en", "zh-CN"]) {
    for (const colorScheme of ["light", "dark"]) {
      await withPage({ locale, colorScheme, viewport: { width, height: 900 } }, async (page) => {
        for (const tab of ["play", "see", "learn", "lab"]) {
          await page.locator(`nav a[href="#${tab}"]`).click();
          await page.waitForTimeout(500);
          if (tab === "lab") {
            await page.locator("button.primary").click();
            await page.locator(".theorem").waitFor();
          }
          const name = `${tab}-${width}-${locale.slice(0, 2)}-${colorScheme}.png`;
          await page.screenshot({ path: join(directory, name), fullPage: true });
        }
      });
    }
  }
}

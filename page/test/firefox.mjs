// Firefox as Debian has it, by its own protocol Marionette: a number, a colon and JSON over a socket. Playwright drives only a
// Firefox of its own making.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROGRAM = process.env.FIREFOX ?? "/usr/bin/firefox-esr";

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Waits for the socket of a browser that is just starting. */
async function reach(port) {
  for (let attempt = 0; attempt < 300; attempt++) {
    const socket = connect(port, "127.0.0.1");
    const open = await new Promise((resolve) => socket.once("connect", () => resolve(true)).once("error", () => resolve(false)));
    if (open) return socket;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Firefox does not answer");
}

/** Opens a page, does something with it and ends the browser. */
export async function withFirefox(address, act) {
  const [port, profile] = [await freePort(), mkdtempSync(join(tmpdir(), "wythoff-firefox-"))];
  const settings = { "marionette.port": port, "ui.prefersReducedMotion": 1, "intl.accept_languages": "en", "browser.shell.checkDefaultBrowser": false, "datareporting.policy.dataSubmissionEnabled": false, "app.update.enabled": false };
  writeFileSync(join(profile, "user.js"), Object.entries(settings).map(([key, value]) => `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});\n`).join(""));
  const browser = spawn(PROGRAM, ["--marionette", "--headless", "--no-remote", "--profile", profile], { stdio: "ignore", env: { ...process.env, HOME: profile, MOZ_HEADLESS: "1" } });
  try {
    const socket = await reach(port);
    const waiting = new Map();
    let unread = Buffer.alloc(0);
    socket.on("data", (data) => {
      unread = Buffer.concat([unread, data]);
      for (;;) {
        const colon = unread.indexOf(":");
        const length = Number(unread.subarray(0, colon));
        if (colon < 0 || unread.length < colon + 1 + length) return;
        const message = JSON.parse(unread.subarray(colon + 1, colon + 1 + length));
        unread = unread.subarray(colon + 1 + length);
        // The first message is a greeting; the others are [1, number, error, result].
        if (!Array.isArray(message)) continue;
        const [, number, error, result] = message;
        const { resolve, reject } = waiting.get(number);
        if (error) reject(new Error(`${error.error}: ${error.message}`));
        else resolve(result);
      }
    });
    let count = 0;
    const send = (command, parameters) =>
      new Promise((resolve, reject) => {
        waiting.set(++count, { resolve, reject });
        const text = JSON.stringify([0, count, command, parameters]);
        socket.write(`${Buffer.byteLength(text)}:${text}`);
      });
    await send("WebDriver:NewSession", { capabilities: { alwaysMatch: { acceptInsecureCerts: false } } });
    await send("WebDriver:SetTimeouts", { script: 40_000 });
    await send("WebDriver:Navigate", { url: address });
    const run = async (script, ...args) => (await send("WebDriver:ExecuteScript", { script, args })).value;
    await act({
      run,
      send,
      /** Waits until an expression is true. */
      until: async (expression) => {
        for (let attempt = 0; attempt < 400; attempt++) {
          if (await run(`return !!(${expression});`)) return;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        throw new Error(`never true: ${expression}`);
      },
      press: async (...keys) => {
        const actions = keys.flatMap((value) => [{ type: "keyDown", value }, { type: "keyUp", value }]);
        await send("WebDriver:PerformActions", { actions: [{ type: "key", id: "keyboard", actions }] });
      },
    });
    await send("Marionette:Quit", { flags: ["eForceQuit"] }).catch(() => {});
    socket.destroy();
  } finally {
    browser.kill("SIGKILL");
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

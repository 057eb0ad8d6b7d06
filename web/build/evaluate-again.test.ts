import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, isRunnableDevEnvironment } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { evaluateAgain } from "./evaluate-again.ts";

test("after a change, its module and those that import it are evaluated again, and no others", async () => {
  const root = mkdtempSync(join(tmpdir(), "evaluate-again-"));
  const write = (name: string, code: string) => writeFileSync(join(root, `${name}.js`), code);
  write(
    "page",
    `import { words } from "./words.js"; import { part } from "./part.js"; export { words, part };`,
  );
  write(
    "words",
    `import { readFileSync } from "node:fs"; export const words = readFileSync(${JSON.stringify(join(root, "words.txt"))}, "utf8");`,
  );
  write("part", "export const part = {};");
  writeFileSync(join(root, "words.txt"), "Bates number");
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, watch: null },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite cannot run modules here.");
  const page = () =>
    ssr.runner.import<{ readonly words: string; readonly part: object }>("/page.js");
  const before = await page();

  writeFileSync(join(root, "words.txt"), "load file");
  expect((await page()).words).toBe("Bates number");
  evaluateAgain(ssr, (id) => id.endsWith("/words.js"));
  const after = await page();

  expect(after.words).toBe("load file");
  expect(after.part).toBe(before.part);
});

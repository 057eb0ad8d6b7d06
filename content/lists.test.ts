import { appendFileSync, copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { contentFolder, inFolder } from "./folder.ts";
import { readPromises } from "./lists.ts";

function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of readdirSync(contentFolder))
    if (file.endsWith(".yaml")) copyFileSync(join(contentFolder, file), join(folder, file));
  return folder;
}

// A desk checks a new copy of content/ after each pause in typing.
test("a copy of the content does not stay in memory when the next one is read", async () => {
  setFlagsFromString("--expose_gc");
  const collectGarbage = runInNewContext("gc");
  const first = new WeakRef(inFolder(copyOfContent(), readPromises));
  const changed = copyOfContent();
  appendFileSync(join(changed, "promises.yaml"), "# Another draft\n");
  inFolder(changed, readPromises);
  await setImmediate();
  collectGarbage();
  expect(first.deref()).toBeUndefined();
});

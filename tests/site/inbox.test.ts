import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import { expect, it } from "vitest";
import { siteFolder } from "../support/site.ts";

it("nothing of the staff inbox is in the public site", () => {
  const scripts = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(js|html)$/.test(name));
  expect(scripts.length).toBeGreaterThan(0);
  const found = scripts.filter((name) => {
    const text = readFileSync(join(siteFolder, name), "utf8");
    return [inboxPaths.export, inboxPaths.erase, inboxPaths.audit, inboxPaths.signIn, "passkey"].some((words) => text.includes(words));
  });
  expect(found).toEqual([]);
});

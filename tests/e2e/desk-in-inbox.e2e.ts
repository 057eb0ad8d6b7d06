import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Role } from "content/wire/staff-roles.ts";
import { deskPaths } from "desk/wire.ts";
import { systemClock } from "service/clock.ts";
import { openDatabase } from "service/db/database.ts";
import { migrate } from "service/db/open.ts";
import { startDesk } from "../support/desk-clone.ts";
import { testStaffToken } from "../support/service.ts";
import { staffOn } from "../support/staff.ts";
import { expect, test } from "./base.ts";
import { addAuthenticator } from "./inbox-test.ts";

test.describe.configure({ timeout: 900_000 });
test.use({ viewport: { width: 900, height: 900 } });
const drawn = { timeout: 300_000 };

test("A writer edits and may not publish; a publisher publishes, and the audit trail says so", {
  tag: "@long",
}, async ({ browser }) => {
  const dataDir = mkdtempSync(join(tmpdir(), "desk-inbox-"));
  const database = openDatabase({ engine: "sqlite", file: join(dataDir, "contact.sqlite") });
  await migrate(database);
  const settings = {
    DESK: "on",
    DESK_RELEASE: "true",
    DATA_DIR: dataDir,
    STAFF_TOKEN: testStaffToken,
  };
  const inbox = await startDesk(settings, "tools/inbox.ts");
  const { staff } = staffOn(database, systemClock);
  /** A person's own browser, signed in with the passkey that was made by invitation. */
  const enter = async (name: string, role: Role): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await addAuthenticator(page);
    const { token = "" } = (await staff.accounts.add("cli", name, role)) ?? {};
    await page.goto(`${inbox.origin}/#/enrol/${token}`);
    await page.getByRole("button", { name: "Make my passkey" }).click();
    await page.getByRole("button", { name: "I have kept it" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("link", { name })).toBeVisible();
    return page;
  };
  try {
    const writer = await enter("Nora Field", "writer");
    await writer.getByRole("link", { name: "To the desk" }).click();
    await writer.getByRole("link", { name: "Holidays", exact: true }).click(drawn);
    await writer.getByRole("button", { name: "Add closing day" }).click(drawn);
    await writer.getByLabel("Day", { exact: true }).last().fill("2026-12-31");
    await writer.getByLabel("Name", { exact: true }).last().fill("New Year's Eve");
    await expect(writer.getByText(/^Saved \d/)).toBeVisible(drawn);
    await writer.getByRole("link", { name: "Review and publish" }).click();
    await expect(writer.getByText("Your role can edit pages, but not publish them.")).toBeVisible();
    for (const name of ["Publish now", "Schedule"])
      await expect(writer.getByRole("button", { name })).toHaveCount(0);
    const file = "content/holidays.yaml";
    const refused = await writer.evaluate(
      async ([url, body]) => {
        const answer = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        });
        return { status: answer.status, ...(await answer.json()) };
      },
      [deskPaths.publish, JSON.stringify({ file, version: "x" })] as const,
    );
    expect(refused).toMatchObject({ status: 403, detail: "Your role does not allow this." });
    await writer.getByRole("button", { name: "Mark as ready for review" }).click();
    await expect(writer.getByRole("button", { name: "Withdraw from review" })).toBeVisible(drawn);

    const publisher = await enter("Paul Reyes", "publisher");
    await publisher.goto(inbox.url);
    await expect(publisher.getByText(/^Draft, ready for review\. Nora Field/)).toBeVisible(drawn);
    await publisher.getByRole("link", { name: "Holidays", exact: true }).click();
    await publisher.getByRole("link", { name: "Review and publish" }).click(drawn);
    await publisher.getByRole("button", { name: "Publish now" }).click(drawn);
    await expect(publisher.getByText("The change is live.")).toBeVisible(drawn);
    expect(
      inbox.git("log", "-1", "--format=%an; %(trailers:key=Desk-Published-By,valueonly)"),
    ).toBe("Nora Field; Paul Reyes");

    const editor = await enter("Grace Hall", "editor");
    await editor.getByRole("link", { name: "Audit trail", exact: true }).click();
    await expect(
      editor.getByRole("row").filter({ hasText: "Paul Reyes" }).filter({ hasText: file }),
    ).toContainText("Change Holidays");
  } finally {
    await database.close();
    await inbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

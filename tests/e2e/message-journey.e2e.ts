import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { referencePattern } from "../support/reference.ts";
import { startServerProcess } from "../support/server-process.ts";
import { startSmtp, type TestSmtp } from "../support/smtp.ts";
import { test as base, expect } from "./base.ts";

type Running = { readonly origin: string; readonly dataDir: string; readonly smtp: TestSmtp };

/** The service as an owner runs it, with a real SMTP server and its own store. */
const test = base.extend<{ service: Running }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  service: async ({}, use) => {
    const smtp = await startSmtp();
    const dataDir = mkdtempSync(join(tmpdir(), "journey-"));
    const { url: origin, stop } = await startServerProcess({
      LOG_LEVEL: "warn",
      CONTACT_MIN_FILL_SECONDS: "0",
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      MAIL_FROM: "site@company.example",
      MAIL_TO: "desk@company.example",
    });
    await use({ origin, dataDir, smtp });
    await stop();
    await smtp.close();
    rmSync(dataDir, { recursive: true, force: true });
  },
});

test("a message goes from the browser into the database and on to the mailbox, once", async ({
  page,
  service: { origin, dataDir, smtp },
}) => {
  await page.goto(`${origin}/`);
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.getByLabel("First name").fill("Marguerite");
  await page.getByLabel("Last name").fill("O’Hara");
  await page.locator("#email").fill("m.ohara@example.com");
  await page.getByLabel("Phone", { exact: false }).first().fill("+1 312 555 0199");
  await page.getByRole("radio", { name: "Phone" }).check();
  await page
    .getByRole("textbox", { name: "Message" })
    .fill("Two custodians leave on Friday.\nWho images their phones?");
  await page.getByRole("button", { name: "Send message" }).click();
  const receipt = page.getByRole("region", { name: "Message sent successfully!" });
  const reference = referencePattern.exec((await receipt.textContent()) ?? "")?.[0];
  expect(reference).toBeTruthy();

  const database = new DatabaseSync(join(dataDir, "contact.sqlite"), { readOnly: true });
  const rows = database.prepare("select * from contact_message").all();
  database.close();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows[0])).toContain("O’Hara");
  expect(JSON.stringify(rows[0])).toContain(reference);

  await expect.poll(() => smtp.mails.length).toBe(1);
  const [mail] = smtp.mails;
  expect(mail?.to?.[0]?.address).toBe("desk@company.example");
  expect(mail?.replyTo?.[0]?.address).toBe("m.ohara@example.com");
  expect(mail?.subject).toContain(reference);
  expect(mail?.text).toContain("Who images their phones?");
  await expect.poll(() => openDeliveries(dataDir)).toBe(0);
  expect(smtp.mails, "delivered once").toHaveLength(1);
});

function openDeliveries(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, "contact.sqlite"), { readOnly: true });
  const open = database
    .prepare("select * from delivery where state in ('pending', 'delivering')")
    .all();
  database.close();
  return open.length;
}

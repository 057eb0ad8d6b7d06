import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { company } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { startServerProcess } from "../support/server-process.ts";
import { type Act, copySite, edits, type SiteCopy } from "../support/site-copy.ts";

// The rows of README's change table that change what happens to a message, acted out on a copy.

const field: Act = {
  "content/wire/contact-message.ts": edits([
    /^ {2}message: z\._default/m,
    '  matter: z._default(line(fields.matter, 120), ""),\n  message: z._default',
  ]),
};

/**
 * What the compiler asks for, and what the table names besides. The form's own view is left out.
 */
const rest: Act = {
  "content/schema-words.ts": edits([
    "    message: word,\n",
    "    matter: word,\n    message: word,\n",
  ]),
  "content/form-words.yaml": edits([
    `message: ${contactForm.fields.message}\n`,
    `matter: Matter\n    message: ${contactForm.fields.message}\n`,
  ]),
  "service/db/tables.ts": edits(["  phone: string;\n", "  phone: string;\n  matter: string;\n"]),
  "service/outbox/rows.ts": edits(
    ["    phone: row.phone,\n", "    phone: row.phone,\n    matter: row.matter,\n"],
    ["    phone: message.phone,\n", "    phone: message.phone,\n    matter: message.matter,\n"],
  ),
  "service/db/migrations.ts": edits([
    "} satisfies Record<string, Migration>",
    `  "0099-matter": statements("alter table contact_message add column matter text default '' not null"),
} satisfies Record<string, Migration>`,
  ]),
  "service/contact/bookings.ts": edits([
    '    contactMethod: "email" as const,\n',
    '    contactMethod: "email" as const,\n    matter: "",\n',
  ]),
  "service/delivery/notification.ts": edits([
    '    ["Received"',
    '    ["Matter", message.matter],\n    ["Received"',
  ]),
};

const channel: Act = {
  "service/delivery/channels/ledger.ts":
    () => `import { appendFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Channel } from "service/outbox/channel.ts";

export function createLedgerChannel(folder: string): Channel {
  const write = async (line: string) => {
    await mkdir(folder, { recursive: true });
    await appendFile(join(folder, "ledger.txt"), line + "\\n");
  };
  const deliver: Channel["deliver"] = ({ reference, message }) => write(reference + " " + message.matter);
  return { name: "ledger", deliver, erasure: { kind: "kept", keeper: "the ledger" } };
}
`,
  "service/delivery/channels/index.ts": edits(
    [
      "import { createSmtpChannels }",
      'import { createLedgerChannel } from "service/delivery/channels/ledger.ts";\nimport { createSmtpChannels }',
    ],
    ["// A new channel goes here.", "createLedgerChannel(mailFolder),"],
  ),
};

const folders = ["content", "service"];
let copy: SiteCopy;
let asked: readonly string[];
let left: readonly string[];
let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), "change-table-"));
  copy = copySite();
  copy.perform(field);
  asked = ofTheService(copy.typeErrors(folders));
  copy.perform(rest);
  copy.perform(channel);
  left = ofTheService(copy.typeErrors(folders));
}, 600_000);

afterAll(() => {
  copy.remove();
  rmSync(dataDir, { recursive: true });
});

it("README names the rows about messages, each with the file that it takes", () => {
  const rows = readFileSync("README.md", "utf8").matchAll(
    /^\| (add a [^|]+?) +\| ([^|]*`(?:content\/wire|service)\/[^|]*?) +\|/gm,
  );
  expect([...rows].map(([, to, touch]) => [to, touch])).toEqual([
    ["add a field to the form", `\`${Object.keys(field)}\``],
    ["add a delivery channel", "one file in `service/delivery/channels/`"],
  ]);
});

it("The compiler asks for a new field's label, column and booking value alone", () => {
  expect([...new Set(asked.map((error) => error.replace(/\(.*/, "")))].sort()).toEqual([
    "content/wire/contact-message.ts",
    "service/contact/answer-page.ts",
    "service/contact/bookings.ts",
    "service/outbox/rows.ts",
  ]);
  expect(left).toEqual([]);
});

it("A new field is stored, mailed, and delivered by a new channel of one file and one line", async () => {
  const server = await startServerProcess(
    { DATA_DIR: dataDir, CONTACT_MIN_FILL_SECONDS: "0" },
    join(copy.folder, "service/main.ts"),
  );
  onTestFinished(async () => void (await server.stop()));
  const message = {
    firstName: "Ada",
    lastName: "Whitlock",
    email: "ada@client.example",
    matter: "Brandt v. Ostrow",
  };
  const answer = await fetch(`${server.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
  });
  expect(answer.status).toBe(201);
  const mails = join(dataDir, "mail");
  await expect
    .poll(() => readdirSync(mails).sort())
    .toEqual([expect.stringMatching(/\.eml$/), "ledger.txt"]);
  const [mail = ""] = readdirSync(mails);
  expect(readFileSync(join(mails, mail), "utf8")).toContain("Matter: Brandt v. Ostrow");
  expect(readFileSync(join(mails, "ledger.txt"), "utf8")).toMatch(
    new RegExp(`^${company.batesPrefix}-\\S+ Brandt v\\. Ostrow\n$`),
  );
});

/** Without the service's tests, which name every field of a message and have to be adapted. */
function ofTheService(errors: readonly string[]): readonly string[] {
  return errors.filter((error) => !/^[^(]*\.test\.ts/.test(error));
}

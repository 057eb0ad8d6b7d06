import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { createFileChannel, removeMailFiles } from "service/delivery/channels/file.ts";
import { toDeliveryFailure } from "service/outbox/failure.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exampleMessage } from "../../../tests/support/service.ts";

const envelope = {
  reference: "ABC-AAAA-CCCC",
  receivedAt: 0,
  message: exampleMessage("Grüße\n\nEnde"),
};
const addresses = { from: "site@company.example", to: "office@company.example" };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "contact-mail-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the message becomes one mail file for its owner's eyes, also when it is delivered twice", async () => {
  const channel = createFileChannel(join(folder, "mail"), addresses);
  await channel.deliver(envelope, AbortSignal.timeout(60_000));
  await channel.deliver(envelope, AbortSignal.timeout(60_000));
  expect(readdirSync(join(folder, "mail"))).toEqual(["ABC-AAAA-CCCC.eml"]);
  const file = join(folder, "mail", "ABC-AAAA-CCCC.eml");
  expect(statSync(file).mode & 0o077).toBe(0);
  expect((await PostalMime.parse(readFileSync(file))).text).toContain("Grüße\n\nEnde");
});

test("a folder that cannot be written is named", async () => {
  writeFileSync(join(folder, "mail"), "a file in its place");
  const failure = await createFileChannel(join(folder, "mail"), addresses)
    .deliver(envelope, AbortSignal.timeout(60_000))
    .catch(toDeliveryFailure);
  expect(failure).toMatchObject({ reason: expect.stringMatching(/storage|unknown/) });
});

test("the mail files of erased messages go, and one that is gone already is no fault", async () => {
  const mail = join(folder, "mail");
  await createFileChannel(mail, addresses).deliver(envelope, AbortSignal.timeout(60_000));
  await createFileChannel(mail, addresses).deliver(
    { ...envelope, reference: "ABC-BBBB-DDDD" },
    AbortSignal.timeout(60_000),
  );
  await removeMailFiles(mail, ["ABC-AAAA-CCCC", "ABC-NEVER-WAS"]);
  expect(readdirSync(mail)).toEqual(["ABC-BBBB-DDDD.eml"]);
});

test("the draft of an erased message goes with it", async () => {
  const mail = join(folder, "mail");
  mkdirSync(mail);
  writeFileSync(join(mail, ".ABC-AAAA-CCCC.eml.part"), "");
  await removeMailFiles(mail, ["ABC-AAAA-CCCC"]);
  expect(readdirSync(mail)).toEqual([]);
});

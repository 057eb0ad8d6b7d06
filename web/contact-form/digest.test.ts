import { hash } from "node:crypto";
import { messageRecord } from "content/wire/message-record.ts";
import { afterEach, expect, test, vi } from "vitest";
import { digestOf, readDigest } from "./submission.ts";

const message = {
  firstName: "Ada",
  lastName: "O’Hara",
  email: "a@client.example",
  phone: "",
  message: "“Friday”\n50 %",
  contactMethod: "email",
} as const;

afterEach(() => vi.unstubAllGlobals());

test("a browser computes what the server does", async () => {
  vi.stubGlobal("isSecureContext", true);
  expect(await digestOf(message)).toBe(hash("sha256", messageRecord(message)));
});

test("on an address that is not secure it computes none", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect(await digestOf(message)).toBeNull();
});

test.each([
  [`sha-256=${"a1".repeat(32)}`, "a1".repeat(32)],
  [null, null],
  ["sha-256=a1", null],
  [`md5=${"a1".repeat(32)}`, null],
])("the header %j reads as %j", (header, digest) => {
  expect(readDigest(header)).toBe(digest);
});

import { addressKey, isAutomaticSender, normalAddress } from "service/delivery/channels/acknowledgement.ts";
import { expect, test } from "vitest";

test.each([
  ...["mailer-daemon@client.example", "MAILER-DAEMON@client.example", "no-reply@client.example", "noreply+17@client.example"],
  ...["do_not_reply@client.example", "orders-noreply@client.example", "bounce-4711@lists.example", "legal-request@lists.example"],
  ...["owner-legal@lists.example", "notifications@client.example", "abuse@client.example", "security@client.example"],
])("%s is read by a program", (address) => {
  expect(isAutomaticSender(address, [])).toBe(true);
});

test.each([
  "ada@client.example",
  "norbert.reply@client.example",
  "info@client.example",
  "request@client.example",
  "a.bouncer@client.example",
])("%s may be read by a person", (address) => {
  expect(isAutomaticSender(address, ["office@company.example"])).toBe(false);
});

test("our own addresses are not answered", () => {
  expect(isAutomaticSender("Office+x@company.example", ["office@company.example"])).toBe(true);
});

test.each([
  ["Ada@Client.Example", "ada@client.example"],
  ["ada+lantern@client.example", "ada@client.example"],
  ["a.da+x@googlemail.com", "ada@gmail.com"],
  ["a.da@client.example", "a.da@client.example"],
  ["ada@müller.example", "ada@xn--mller-kva.example"],
])("%s counts as %s", (address, normal) => {
  expect(normalAddress(address)).toBe(normal);
  expect(addressKey(address)).toBe(addressKey(normal));
});

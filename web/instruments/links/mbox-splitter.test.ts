import fc from "fast-check";
import { expect, it, test } from "vitest";
import { mboxSplitter } from "./read-mail.ts";

const postmark = "From a@b.example Fri Mar  6 18:40:00 2026\n";
const bytes = (text: string) => new TextEncoder().encode(text);

/** What the splitter makes of a text that comes in pieces of `size` bytes. */
function split(text: string, size = 1e6, most = 1e6) {
  const splitter = mboxSplitter(most);
  const whole = bytes(text);
  const messages = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => [
    ...splitter.push(whole.subarray(i * size, (i + 1) * size)),
  ]).flat();
  return [...messages, ...splitter.end()].map((message) => (message.bytes ? new TextDecoder().decode(message.bytes) : message.size));
}

it("splits at the first lines, and takes one mark off a quoted “From”", () => {
  const one = `${postmark}Subject: one\n\n>From the desk of\n>>From another\nFrom here on, at 18:40 in 2026, prose\n\n`;
  const text = `${one}From - Sat Mar 07 00:40:00 2026\r\nSubject: two\r\n\r\nend`;
  expect(split(text)).toEqual([
    "Subject: one\n\nFrom the desk of\n>From another\nFrom here on, at 18:40 in 2026, prose\n\n",
    "Subject: two\r\n\r\nend",
  ]);
});

it("knows the first lines of other programs, and takes the first of a file whatever its date", () => {
  const firsts = ["From a@b.example\n", "From 1857@xxx Fri Mar 06 18:40:00 +0000 2026\n", "From MAILER-DAEMON Fri Jul  8 12:08:34 2011\n"];
  expect(split(firsts.map((first, i) => `${first}Subject: ${i}\n\n`).join(""))).toEqual([
    "Subject: 0\n\n",
    "Subject: 1\n\n",
    "Subject: 2\n\n",
  ]);
});

it("keeps nothing of a message that is too large, and goes on", () => {
  const text = `${postmark}a: ${"x".repeat(5000)}\n${postmark}b: 1\n`;
  expect(split(text, 700, 4000)).toEqual([5004, "b: 1\n"]);
});

test("the size of the pieces does not matter", () => {
  const line = fc.oneof(
    fc.constantFrom("", "From nobody", ">From x", ">>From y", postmark.trimEnd(), "F", ">", "Subject: a", "x".repeat(1500)),
    fc.string({ maxLength: 30 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 1, max: 1600 }), (lines, size) => {
      const text = `${postmark}${lines.join("\n")}`;
      expect(split(text, size)).toEqual(split(text));
    }),
  );
});

test("what was quoted by the rules of mboxrd comes out as it went in", () => {
  const body = fc.array(fc.constantFrom("", "From me", ">From you", ">>From us", postmark.trimEnd(), "text"), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.array(body, { minLength: 1, maxLength: 4 }), (messages) => {
      const texts = messages.map((lines) => `Subject: x\n\n${lines.join("\n")}\n`);
      const mbox = texts.map((text) => postmark + text.replace(/^(>*From )/gm, ">$1")).join("");
      expect(split(mbox)).toEqual(texts);
    }),
  );
});

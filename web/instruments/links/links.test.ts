import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asJson, casesBeside } from "../../../tests/support/cases.ts";
import type { GivenFile } from "../frame/files.ts";
import { rowsOf } from "../frame/row-splitter.ts";
import { cloudFileOf } from "./cloud-file.ts";
import { decodeEntities, htmlTokens, linksInHtml, linksInText, type RawLink } from "./links-in-text.ts";
import { type FoundLink, unwrap, urlOf } from "./links-of-message.ts";
import { linksCsv, outcomeOf } from "./outcome.ts";
import { mboxSplitter, readMail } from "./read-mail.ts";
import { readOutlook } from "./read-outlook.ts";
import { linksSpecimen } from "./specimen.ts";

const read = (files: readonly GivenFile[], most = 1e8) => readMail({ files, most }, () => undefined, readOutlook);
const given = (path: string, text: string): GivenFile => ({ path, file: new File([text], path) });

/** Of a web page or a text the links that stand in it; of mail the messages, what was not read, and the digest of each file. */
async function answerOf(files: readonly GivenFile[]) {
  const linksIn: Record<string, unknown> = {};
  for (const { path, file } of files) {
    if (/\.(?:html|txt)$/.test(path)) linksIn[path] = (/\.html$/.test(path) ? linksInHtml : linksInText)(await file.text()).map(lineOf);
  }
  const { messages, unread, inputs } = await read(files);
  return {
    linksIn,
    messages: messages.map(({ links, sent, ...message }) => ({
      ...message,
      ...(sent ? { sent: `${sent.written} = ${sent.utc ?? "no moment"}` } : {}),
      links: links.map(foundOf),
    })),
    unread: unread.map(({ name, reason }) => `${name}: ${reason}`),
    digests: inputs.map(({ sha256 }) => sha256),
  };
}

const lineOf = ({ address, shown, mark, isQuoted }: RawLink) =>
  [address, ...(shown ? [`shown as ${shown}`] : []), ...(mark ? [mark] : []), ...(isQuoted ? ["quoted"] : [])].join(" | ");

/** A link of a message in one line, in the order in which a reader checks it. */
const foundOf = ({ target, wrappers, file, closed, shown, shownDiffers, places, marks, isQuoted }: FoundLink) =>
  [
    target,
    ...(wrappers.length > 0 ? [`through ${wrappers.join(", ")}`] : []),
    ...(file ? [`${file.provider} ${file.kind}`] : []),
    ...(closed ? [`closed ${closed.domain ?? ""}`.trim()] : []),
    ...(shown ? [`shown as ${shown}`] : []),
    ...(shownDiffers ? ["words differ"] : []),
    `in ${[...places, ...marks].join(", ")}`,
    ...(isQuoted ? ["quoted"] : []),
  ].join(" | ");

it.each(casesBeside(import.meta.dirname))("Mail is read: $name", async ({ files, expected }) => {
  expect(asJson(await answerOf(files))).toMatchObject(expected);
});

it("Every address of the list leads through its wrappers to its file, or stays as it is", () => {
  const listed: readonly { readonly address: string }[] = JSON.parse(readFileSync(`${import.meta.dirname}/cases/addresses.json`, "utf8"));
  const found = listed.map(({ address }) => {
    const { target, wrappers, closed } = unwrap(address);
    const url = urlOf(target);
    const file = url && !closed ? cloudFileOf(url) : undefined;
    return {
      address,
      ...(wrappers.length > 0 ? { through: wrappers.join(" ") } : {}),
      ...(target === address ? {} : { target }),
      ...(closed ? { closed: closed.domain ?? "" } : {}),
      ...(file ? { file: [`${file.provider} ${file.kind}`, file.place, file.name, file.id].map((part) => part ?? "-").join("|") } : {}),
    };
  });
  expect(found.length).toBeGreaterThan(100);
  expect(found).toEqual(listed);
});

const safe = (address: string) =>
  `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05%7C02%7Ca%40b.example&sdata=x%3D&reserved=0`;

describe("Safe Links", () => {
  it("Whatever address Safe Links wraps comes out as it went in", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."aZ09%&=?#+/:;@!$'()*,~._-é"), maxLength: 60 }), (rest) => {
        const address = `https://a.example/${rest}`;
        expect(unwrap(safe(address))).toEqual({ target: address, wrappers: ["safelinks"] });
      }),
    );
  });

  it("Eight wrappers are taken off, and no more", () => {
    const target = "https://contoso.sharepoint.com/:x:/s/Finance/EaBc?e=x&web=1";
    const { target: left, wrappers } = unwrap(Array.from({ length: 10 }).reduce<string>((address) => safe(address), target));
    expect([left, wrappers.length]).toEqual([safe(safe(target)), 8]);
  });
});

it("A sign that begins no tag or reference stays in the text", () => {
  expect([...htmlTokens("a < b <3 & c")].map((token) => (token.kind === "text" ? token.text : token.name)).join("")).toBe("a < b <3 & c");
  expect(decodeEntities("a&amp;b&#x26;c&#38;d&unknown;&copy&#0;&#99999999;")).toBe("a&b&c&d&unknown;&copy&#0;&#99999999;");
});

it("A message that is too large is named", async () => {
  const { unread } = await read([given("large.eml", `From: a@b.example\nSubject: x\n\n${"y".repeat(2000)}\n`)], 1000);
  expect(unread).toEqual([{ name: "large.eml", reason: "tooLarge" }]);
});

describe("The specimen", () => {
  const outcome = () => read([given(linksSpecimen.name, linksSpecimen.text)]).then(outcomeOf);

  it("The specimen has two links beside two files, and asks for the version of each moment", async () => {
    const { verdict, files, attached, inline, found } = await outcome();
    expect(verdict.plain).toBe("2 of 4 attachments are links");
    expect(files.map(({ link, message }) => [link.file?.name, link.wrappers, link.places, message.sent?.utc])).toEqual([
      ["Q4 reserve/Q4-reserve.xlsx", ["safelinks"], ["html", "text"], "2026-02-24T15:20:00Z"],
      ["Q4 reserve/Q4-reserve.xlsx", [], ["html"], "2026-03-07T00:40:00Z"],
    ]);
    expect(files[1]?.ask).toContain("current at 2026-03-07 00:40:00 UTC, when the message says it was sent");
    expect(attached.map(({ attached: { name } }) => name)).toEqual(["RT-40-units-by-state.xlsx", "Q4-reserve v7.xlsx"]);
    expect([inline.length, found.others, found.unread]).toEqual([2, 1, []]);
    expect(linksSpecimen.note).toContain("the first link meant v1, the second v6. Both open v8 today.");
  });

  it("A cell of the CSV that begins like a formula is text", async () => {
    const before = await outcome();
    const [row] = before.files;
    if (!row) throw new Error("no link");
    const message = { ...row.message, subject: '=HYPERLINK("x")', from: "+1", to: "@a,b" };
    const csv = linksCsv({ ...before, files: [{ ...row, message }] });
    const [head, first, ...others] = rowsOf(csv, { delimiter: ",", qualifier: '"', newline: "\n" });
    const cell = (name: string) => first?.fields[head?.fields.indexOf(name) ?? -1];
    expect([cell("subject"), cell("from"), cell("to")]).toEqual(['\'=HYPERLINK("x")', "'+1", "'@a,b"]);
    expect(cell("address_unwrapped")).toBe(row.link.target);
    expect(others.map(({ fields }) => fields[0])).toEqual(["attachment", "attachment", "inline image", "inline image"]);
  });
});

const postmark = "From a@b.example Fri Mar  6 18:40:00 2026\n";

/** What the splitter makes of a text that comes in pieces of `size` bytes. */
function split(text: string, size = 1e6, most = 1e6) {
  const splitter = mboxSplitter(most);
  const whole = new TextEncoder().encode(text);
  const messages = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => [
    ...splitter.push(whole.subarray(i * size, (i + 1) * size)),
  ]).flat();
  return [...messages, ...splitter.end()].map((message) => (message.bytes ? new TextDecoder().decode(message.bytes) : message.size));
}

describe("A mailbox", () => {
  it("A mailbox is split at its first lines, and a quoted “From” loses one mark", () => {
    const one = `${postmark}Subject: one\n\n>From the desk of\n>>From another\nFrom here on, at 18:40 in 2026, prose\n\n`;
    expect(split(`${one}From - Sat Mar 07 00:40:00 2026\r\nSubject: two\r\n\r\nend`)).toEqual([
      "Subject: one\n\nFrom the desk of\n>From another\nFrom here on, at 18:40 in 2026, prose\n\n",
      "Subject: two\r\n\r\nend",
    ]);
  });

  it("First lines of other programs are known, and the first of a file needs no date", () => {
    const firsts = [
      "From a@b.example\n",
      "From 1857@xxx Fri Mar 06 18:40:00 +0000 2026\n",
      "From MAILER-DAEMON Fri Jul  8 12:08:34 2011\n",
    ];
    const subjects = ["Subject: 0\n\n", "Subject: 1\n\n", "Subject: 2\n\n"];
    expect(split(firsts.map((first, i) => first + subjects[i]).join(""))).toEqual(subjects);
  });

  it("A message that is too large is not kept, and the next one is read", () => {
    expect(split(`${postmark}a: ${"x".repeat(5000)}\n${postmark}b: 1\n`, 700, 4000)).toEqual([5004, "b: 1\n"]);
  });

  it("A mailbox gives the same messages in pieces of any size", () => {
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

  it("A message quoted by the rules of mboxrd comes out as it went in", () => {
    const line = fc.constantFrom("", "From me", ">From you", ">>From us", postmark.trimEnd(), "text");
    const body = fc.array(line, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(body, { minLength: 1, maxLength: 4 }), (messages) => {
        const texts = messages.map((lines) => `Subject: x\n\n${lines.join("\n")}\n`);
        expect(split(texts.map((text) => postmark + text.replace(/^(>*From )/gm, ">$1")).join(""))).toEqual(texts);
      }),
    );
  });
});

import { createHash } from "node:crypto";
import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it, test } from "vitest";
import { rowsOf } from "../frame/row-splitter.ts";
import { cloudFileOf } from "./cloud-file.ts";
import { linksInText } from "./links-in-text.ts";
import { unwrap, urlOf } from "./links-of-message.ts";
import { linksCsv, outcomeOf, sentTime } from "./outcome.ts";
import { mboxSplitter, readMail } from "./read-mail.ts";
import { readMessage } from "./read-message.ts";
import { linksSpecimen } from "./specimen.ts";

const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");
const given = (path: string, content: string | Uint8Array<ArrayBuffer>) => ({ path, file: new File([content], path) });
const read = (files: readonly ReturnType<typeof given>[], most = 1e6) => readMail({ files, most }, () => undefined);
const google = "https://docs.google.com/document/d/1AbCdEfGhIjKlMnOpQrStUvWxYz012345/edit";
const mail = (subject: string, body: string) => `From: a@b.example\nDate: Fri, 6 Mar 2026 18:40:00 -0600\nSubject: ${subject}\n\n${body}\n`;

describe("a message", () => {
  const nested = mail("inner", google);
  const message = [
    'From: "A, B" <a@b.example>\nSubject: =?utf-8?q?caf=C3=A9?=\nMessage-ID: <1@b.example>\nDate: Fri, 6 Mar 2026 18:40:00 -0600',
    'Content-Type: multipart/mixed; boundary="m"\n\n--m\nContent-Type: text/plain\n\nhello',
    "--m\nContent-Type: application/pdf; name=a.pdf\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n\naGVsbG8=",
    "--m\nContent-Type: image/png\nContent-ID: <x>\n\npng",
    `--m\nContent-Type: message/rfc822\nContent-Disposition: attachment; filename=inner.eml\n\n${nested}`,
    "--m--\n",
  ].join("\n");

  it("has its attachments by size and hash of the decoded bytes, pictures apart, and the messages in it for themselves", async () => {
    const { messages, read: count, inputs } = await read([given("a.eml", message)]);
    expect(count).toBe(2);
    expect(inputs).toEqual([{ name: "a.eml", size: message.length, sha256: sha256(message) }]);
    expect(messages[0]).toMatchObject({
      from: "A, B <a@b.example>",
      subject: "café",
      messageId: "<1@b.example>",
      sent: { written: "Fri, 6 Mar 2026 18:40:00 -0600", utc: "2026-03-07T00:40:00Z" },
      attachments: [
        { name: "a.pdf", type: "application/pdf", size: 5, sha256: sha256("hello"), isInline: false },
        { type: "image/png", isInline: true },
      ],
    });
    expect(messages[1]).toMatchObject({ subject: "inner", within: "café", links: [{ file: { provider: "google", kind: "document" } }] });
  });

  it.each([
    ["application/pkcs7-mime; name=smime.p7m", "encrypted"],
    ["application/ms-tnef; name=winmail.dat", "tnef"],
  ])("says that its text was not read: %s", async (type, sealed) => {
    const { messages } = await read([
      given("a.eml", `From: a@b.example\nContent-Type: ${type}\nContent-Transfer-Encoding: base64\n\nAAAA\n`),
    ]);
    expect(messages[0]?.sealed).toBe(sealed);
  });
});

describe("a zip", () => {
  const entries = {
    "inbox/1.eml": strToU8(mail("one", google)),
    "box.mbox": [strToU8(`From a Fri Mar  6 18:40:00 2026\n${mail("two", google)}`), { level: 0 }],
    "inbox/old.msg": new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    "inner.zip": zipSync({ a: strToU8("x") }),
    "__MACOSX/inbox/._1.eml": strToU8("x"),
    "empty.eml": new Uint8Array(0),
  } as const;

  it("is read file by file, and what is no mail is named", async () => {
    const zip = zipSync({ ...entries, "box.mbox": [entries["box.mbox"][0], { level: 0 }] });
    const { messages, unread, inputs } = await read([given("mail.zip", Uint8Array.from(zip))]);
    expect(messages.map(({ source, number, subject }) => [source, number, subject])).toEqual([
      ["mail.zip › inbox/1.eml", undefined, "one"],
      ["mail.zip › box.mbox", 1, "two"],
    ]);
    expect(unread).toEqual([
      { name: "mail.zip › inbox/old.msg", reason: "damaged" },
      { name: "mail.zip › inner.zip", reason: "zip" },
      { name: "mail.zip › empty.eml", reason: "empty" },
    ]);
    expect(inputs[0]?.sha256).toBe(sha256(zip));
  });

  it("that is encrypted, cut off or empty is named so", async () => {
    const zip = Uint8Array.from(zipSync({ "a.eml": strToU8(mail("one", "")) }));
    const encrypted = zip.slice();
    const central = encrypted.findLastIndex((byte, i) => byte === 0x50 && encrypted[i + 1] === 0x4b && encrypted[i + 2] === 1);
    encrypted.set([1], central + 8);
    const broken = zip.slice();
    broken.set([0xff, 0xff, 0xff], 40);
    const files = [
      given("e.zip", encrypted),
      given("cut.zip", zip.slice(0, -30)),
      given("none.zip", Uint8Array.from(zipSync({}))),
      given("b.zip", broken),
    ];
    expect((await read(files)).unread).toEqual([
      { name: "e.zip › a.eml", reason: "encrypted" },
      { name: "cut.zip", reason: "damaged" },
      { name: "none.zip", reason: "noMail" },
      { name: "b.zip › a.eml", reason: "damaged" },
    ]);
  });
});

it("names what is no message, by content and not by name, and goes on", async () => {
  const files = [
    given("a.pst", "!BDN\0\0"),
    given("b.eml", ""),
    given("c.eml", "%PDF-1.7\n"),
    given("d.eml", "name: value\nother: value\n\nx"),
    given("e.doc", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])),
    given("large.eml", mail("x", "y".repeat(2000))),
    given("f.txt", mail("fine", google)),
    given("g.eml", `Content-Type: multipart/mixed; boundary=m\n\n--m\n\n${google}\n--m--\n`),
  ];
  const { unread, messages } = await read(files, 1000);
  expect(unread.map(({ reason }) => reason)).toEqual(["pst", "empty", "notMail", "notMail", "notMail", "tooLarge"]);
  expect(messages.map(({ subject }) => subject)).toEqual(["fine", ""]);
});

it.each([
  ["Fri, 6 Mar 2026 18:40:00 -0600", "2026-03-07T00:40:00Z"],
  ["6 Mar 2026 18:40:00 GMT", "2026-03-06T18:40:00Z"],
  ["Fri, 6 Mar 2026 18:40:00 -0600 (CST)", "2026-03-07T00:40:00Z"],
  ["Fri, 06 Mar 2026 18:40 EST", "2026-03-06T23:40:00Z"],
  ["Fri, 6 Mar 2026 18:40:00", undefined],
  ["yesterday +0100", undefined],
])("reads the date %s", (header, utc) => {
  expect(sentTime(header)).toEqual({ written: header, ...(utc ? { utc } : {}) });
});

describe("the specimen", () => {
  const outcome = () => read([given(linksSpecimen.name, linksSpecimen.text)]).then(outcomeOf);

  it("has two links beside two attached files, and asks for the version of each moment", async () => {
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

  it("is a table in the CSV, whose cells are no formulas", async () => {
    const before = await outcome();
    const [row] = before.files;
    if (!row) throw new Error("no link");
    const csv = linksCsv({
      ...before,
      files: [{ ...row, message: { ...row.message, subject: '=HYPERLINK("x")', from: "+1", to: "@a,b" } }],
    });
    const [head, first, ...others] = rowsOf(csv, { delimiter: ",", qualifier: '"', newline: "\n" });
    const cell = (name: string) => first?.fields[head?.fields.indexOf(name) ?? -1];
    expect([cell("subject"), cell("from"), cell("to")]).toEqual(['\'=HYPERLINK("x")', "'+1", "'@a,b"]);
    expect(cell("address_unwrapped")).toBe(row.link.target);
    expect(others.map(({ fields }) => fields[0])).toEqual(["attachment", "attachment", "inline image", "inline image"]);
  });
});

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

const octets = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const mailWith = (fields: string, body: string, end = "\r\n--m--\r\n") =>
  octets(`Subject: x\r\nContent-Type: multipart/mixed; boundary=m\r\n\r\n--m\r\n${fields}\r\n\r\n${body}${end}`);

describe("The digest of an attached part is of the bytes that Python’s email decodes", () => {
  it.each([
    ["text/csv, 7bit", "Content-Type: text/csv", "x,y\r\n3,4\r\n", "x,y\r\n3,4\r\n"],
    [
      "Latin-1 in 8bit",
      "Content-Type: text/x; charset=iso-8859-1\r\nContent-Transfer-Encoding: 8bit",
      "d\xe9j\xe0\r\nvu",
      "d\xe9j\xe0\r\nvu",
    ],
    ["quoted-printable", "Content-Type: text/x\r\nContent-Transfer-Encoding: quoted-printable", "a=3D=\r\n1 =zz\r\n", "a=1 =zz\r\n"],
    ["base64 with a sign too many", "Content-Type: a/b\r\nContent-Transfer-Encoding: base64", "aGk=\r\nAAAA", "hi"],
    ["base64 that is none", "Content-Type: a/b\r\nContent-Transfer-Encoding: base64", "abcde", "abcde"],
    ["uuencode", "Content-Type: a/b\r\nContent-Transfer-Encoding: x-uuencode", "begin 644 f\r\n#0V%T\r\n`\r\nend", "Cat"],
    ["a boundary within a line", "Content-Type: a/b", "x--m\r\n --m\r\n--mm", "x--m\r\n --m\r\n--mm"],
  ])("%s", async (_, fields, body, decoded) => {
    const [message] = await readMessage(mailWith(`${fields}\r\nContent-Disposition: attachment`, body));
    const sha256 = createHash("sha256").update(octets(decoded)).digest("hex");
    expect(message?.attachments).toMatchObject([{ size: decoded.length, sha256 }]);
  });

  it("of a message cut off before its last boundary", async () => {
    const [message] = await readMessage(mailWith("Content-Type: a/b", "1\n2\n", ""));
    expect(message?.attachments[0]?.size).toBe(3);
  });
});

describe("A text with a file name that is shown below the message", () => {
  const shown = (fields: string, body: string) =>
    octets(
      `Subject: x\r\nContent-Type: multipart/mixed; boundary=m\r\n\r\n--m\r\nContent-Type: text/plain; name=body.txt\r\n\r\nHello\r\n--m\r\n${fields}\r\n\r\n${body}\r\n--m--\r\n`,
    );

  it.each([
    ["inline", "Content-Type: text/plain; charset=us-ascii\r\nContent-Disposition: inline;\r\n filename=notes.txt"],
    ["named by its type", 'Content-Type: text/plain; name="notes.txt"'],
    ["in base64", "Content-Type: text/plain; name=notes.txt\r\nContent-Transfer-Encoding: base64"],
  ])("%s, is an attached file, and its links are the message's", async (_, fields) => {
    const text = "See https://docs.google.com/document/d/1AbCdEfGhIjKlMn/edit\r\n";
    const [message] = await readMessage(shown(fields, fields.endsWith("base64") ? btoa(text) : text));
    const sha256 = createHash("sha256").update(octets(text)).digest("hex");
    expect(message?.attachments).toEqual([{ name: "notes.txt", type: "text/plain", size: text.length, sha256, isInline: false }]);
    expect(message?.links).toHaveLength(1);
  });

  it("has no digest of its own where it is the other form of the message's text", async () => {
    const two = "Content-Type: text/html; name=body.html\r\n\r\n<p>Hello";
    const [message] = await readMessage(
      octets(`Subject: x\r\nContent-Type: multipart/alternative; boundary=m\r\n\r\n--m\r\n\r\nHello\r\n--m\r\n${two}\r\n--m--\r\n`),
    );
    expect(message?.attachments).toEqual([]);
  });
});

it("A sender without an address is shown by the name alone", async () => {
  const [message] = await readMessage(octets("From: nsb\r\nTo: abel, braun\r\nSubject: x\r\n\r\nHello"));
  expect([message?.from, message?.to]).toEqual(["nsb", "abel; braun"]);
});

it("An address that a mail program wrapped between < and > is whole", () => {
  const text = "> The list <https://docs.google.com/spreadsheets/d/1AbCdEfGhIj\r\n> KlMnOpQrStUv/edit>, and <https://a.example/b> too";
  expect(linksInText(text).map(({ address }) => address)).toEqual([
    "https://docs.google.com/spreadsheets/d/1AbCdEfGhIjKlMnOpQrStUv/edit",
    "https://a.example/b",
  ]);
});

describe("An address leads to its file", () => {
  const file = "https://contoso.sharepoint.com/:x:/s/Finance/EaBcDeF";
  it.each([
    [`https://chn02.safelinks.protection.partner.outlook.cn/?url=${encodeURIComponent(file)}&data=05`, "safelinks"],
    [
      `https://nam12.safelinks.protection.outlook.com/?url=${encodeURIComponent(`${file}&data=05|02|a|0&sdata=x%3D&reserved=0`)}`,
      "safelinks",
    ],
    [`https://protect.checkpoint.com/v2/r01/___${file}___.YXAz`, "checkpoint"],
    [`https://link.edgepilot.com/s/1/2?u=${file}`, "edgepilot"],
    [`https://scanmail.trustwave.com/?c=1&d=2&u=${encodeURIComponent(file)}`, "trustwave"],
    [`https://teams.microsoft.com/l/meetingrecap?threadId=1&fileUrl=${encodeURIComponent(file)}`, "teams"],
  ])("%s", (address, wrapper) => expect(unwrap(address)).toEqual({ target: file, wrappers: [wrapper] }));

  const loop = btoa(JSON.stringify({ p: { u: "https://contoso-my.sharepoint.com/personal/a_b/Documents/x.loop" }, w: {} }));
  it.each([
    [`https://loop.cloud.microsoft/p/${encodeURIComponent(loop)}`, "onedriveBusiness", "notebook"],
    ["https://docs.google.com/videos/d/1AbCdEfGhIjKl/edit", "google", "video"],
  ])("%s", (address, provider, kind) => {
    const url = urlOf(address);
    expect(url && cloudFileOf(url)).toMatchObject({ provider, kind });
  });
});

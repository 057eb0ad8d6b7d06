import { createHash } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { rowsOf } from "../frame/row-splitter.ts";
import { linksCsv, outcomeOf, sentTime } from "./outcome.ts";
import { readMail } from "./read-mail.ts";
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

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { linksInHtml, linksInText } from "./links-in-text.ts";
import { unwrap } from "./links-of-message.ts";
import { readMail } from "./read-mail.ts";

// Written before the code was changed, and not used to change it.
const bundle = "https://harlan.sharepoint.com/:w:/s/Legal/EZyX987654321abcdefghijk";
const enc = encodeURIComponent(bundle);
const message = (subject: string, body = "Hello.") =>
  `From: a@b.example\nTo: c@b.example\nDate: Mon, 2 Mar 2026 09:00:00 -0600\nSubject: ${subject}\n\n${body}\n`;
const withPart = (headers: string, body: string) =>
  "From: a@b.example\r\nDate: Mon, 2 Mar 2026 09:00:00 -0600\r\nSubject: p\r\nMIME-Version: 1.0\r\n" +
  'Content-Type: multipart/mixed; boundary="q q"\r\n\r\npreamble\r\n--q q\r\nContent-Type: text/plain\r\n\r\nhi\r\n--q q\r\n' +
  `${headers}\r\nContent-Disposition: attachment; filename="f.bin"\r\n\r\n${body}\r\n--q q--\r\nepilogue\r\n`;

const mailboxes = [
  {
    name: "A mailbox whose separators have a time without seconds, without a year, or none",
    file: "m.mbox",
    text: `From - Mon Mar  2 09:00 2026\n${message("one")}\nFrom MAILER-DAEMON\n${message("two")}\nFrom x@y.example Mar 2\n${message("three")}`,
    messages: ["one", "two", "three"],
  },
  {
    name: "A sentence that begins with From after a blank line is no separator",
    file: "m.mbox",
    text: `From a@b.example Mon Mar  2 09:00:00 2026\n${message("one", "Hi.\n\nFrom here on we wait: it is late.\nBye.")}\nFrom a@b.example Mon Mar  2 09:01:00 2026\n${message("two")}`,
    messages: ["one", "two"],
  },
  {
    name: "A Thunderbird mailbox with status headers first",
    file: "Inbox",
    text: `From \nX-Mozilla-Status: 0001\nX-Mozilla-Status2: 00000000\n${message("one")}\nFrom \nX-Mozilla-Status: 0001\n${message("two")}`,
    messages: ["one", "two"],
  },
  {
    name: "An emlx file with a long property list",
    file: "12345.partial.emlx",
    text: (() => {
      const body = message("mac", bundle);
      return `${new TextEncoder().encode(body).length}\n${body}<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist>\n<plist version="1.0"><dict><key>flags</key><integer>1</integer></dict></plist>\n`;
    })(),
    messages: ["mac"],
  },
] as const;

const attachedParts = [
  [
    "quoted-printable with soft breaks and trailing blanks",
    withPart("Content-Type: text/plain\r\nContent-Transfer-Encoding: Quoted-Printable", "one=\r\n two  \r\nlast=20"),
    "one two  \r\nlast ",
  ],
  ["no transfer encoding and LF lines", withPart("Content-Type: text/csv", "a\r\nb").replaceAll("\r\n", "\n"), "a\nb"],
  ["an empty part", withPart("Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: 8bit", ""), ""],
  [
    "binary with lone CR and LF",
    withPart("Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: binary", "a\rb\nc\r\n\r\nd"),
    "a\rb\nc\r\n\r\nd",
  ],
  [
    "base64 with characters outside the alphabet",
    withPart("Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64", "SGVs\r\n bG8s*IHdv\r\ncmxk"),
    "Hello, world",
  ],
] as const;

const addresses = [
  [
    "Proofpoint v3 with a three-octet run",
    "https://urldefense.com/v3/__https://harlan.sharepoint.com/sites/hr/Docs/***A_a*.docx__;4oKsw6k!!AbC!x$",
    null,
  ],
  [
    "Proofpoint v3 with one letter of three octets and one of two",
    "https://urldefense.com/v3/__https://harlan.sharepoint.com/sites/hr/Docs/pay**B_R**Asum.docx__;4oKsw6k!!AbC!x$",
    "https://harlan.sharepoint.com/sites/hr/Docs/pay\u20ac_R\u00e9sum.docx",
  ],
  ["Safe Links of the German cloud", `https://ger01.safelinks.protection.office365.us/?url=${enc}&data=05%7C01`, bundle],
  ["Trustwave", `https://scanmail.trustwave.com/?c=1234&d=abc&u=${enc}`, bundle],
  ["Check Point, older", `https://url.avanan.click/v2/___${bundle}___.YXAzOmF0`, bundle],
  ["EdgePilot with an encoded address", `https://link.edgepilot.com/s/ab12/XyZ?u=${enc}`, bundle],
  [
    "Teams recap with the path first",
    `https://teams.microsoft.com/l/meetingrecap?fileUrl=${encodeURIComponent("https://harlan-my.sharepoint.com/personal/bo_harlan_com/Documents/Recordings/Weekly.mp4")}&driveId=b`,
    "https://harlan-my.sharepoint.com/personal/bo_harlan_com/Documents/Recordings/Weekly.mp4",
  ],
] as const;

const mended = [["an address in the path of another", `https://isolate.example/1/3735928037/${bundle}`, bundle]] as const;

const wrapped = [
  ["an address wrapped over three lines", "See <https://harlan.sharepoint.com/:w:/s/Legal/\nEZyX987654321\nabcdefghijk> today", bundle],
  ["an address twice quoted and wrapped", ">> See <https://harlan.sharepoint.com/:w:/s/Legal/EZyX9876\n>> 54321abcdefghijk>", bundle],
] as const;

const read = (path: string, text: string) => readMail({ files: [{ path, file: new File([text], path) }], most: 1e6 }, () => undefined);

it.each(mailboxes)("$name", async ({ file, text, messages }) => {
  const found = await read(file, text.replaceAll("Hello.", bundle).replaceAll("Bye.", bundle));
  expect(found.messages.map(({ subject }) => subject)).toEqual(messages);
});

describe("the size and digest of an attached part are of its decoded bytes", () => {
  it.each(attachedParts)("%s", async (_, mail, decoded) => {
    const { messages } = await read("a.eml", mail);
    const sha256 = createHash("sha256").update(decoded).digest("hex");
    expect(messages.flatMap(({ attachments }) => attachments)).toMatchObject([{ size: decoded.length, sha256 }]);
  });
});

describe("an address is unwrapped", () => {
  it.each([...addresses, ...mended])("%s", (_, address, target) => {
    const found = unwrap(address);
    if (target === null) expect(found.target).not.toContain("*");
    else expect(decodeURI(found.target)).toBe(target);
  });
});

it.each(wrapped)("a text has %s", (_, body, target) => {
  expect(linksInText(body).map(({ address }) => address)).toEqual([target]);
});

it("completes a relative link by the base of its page, and leaves fragments and mail", () => {
  const html =
    '<base href="https://harlan.sharepoint.com/sites/hr/"><a href="Docs/a.docx">a</a><a href="#top">b</a><a href="mailto:a@b.example">c</a>';
  expect(linksInHtml(html).map(({ address }) => address)).toEqual(["https://harlan.sharepoint.com/sites/hr/Docs/a.docx"]);
});

it("reads a message of 20,000 attached files", async () => {
  const part = (_: unknown, i: number) =>
    `--B\r\nContent-Type: text/plain; name=f${i}.txt\r\nContent-Disposition: attachment; filename=f${i}.txt\r\n\r\nhello ${i}\r\n`;
  const parts = Array.from({ length: 20_000 }, part).join("");
  const head = 'From: a@b.example\r\nSubject: p\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="B"\r\n\r\n';
  const text = `${head}${parts}--B--\r\n`;
  const { messages } = await readMail({ files: [{ path: "a.eml", file: new File([text], "a.eml") }], most: 1e8 }, () => undefined);
  expect(messages[0]?.attachments).toHaveLength(20_000);
});

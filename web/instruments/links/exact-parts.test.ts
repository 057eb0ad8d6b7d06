import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { cloudFileOf } from "./cloud-file.ts";
import { linksInText } from "./links-in-text.ts";
import { unwrap, urlOf } from "./links-of-message.ts";
import { readMessage } from "./read-message.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const mail = (fields: string, body: string, end = "\r\n--m--\r\n") =>
  bytes(`Subject: x\r\nContent-Type: multipart/mixed; boundary=m\r\n\r\n--m\r\n${fields}\r\n\r\n${body}${end}`);

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
    const [message] = await readMessage(mail(`${fields}\r\nContent-Disposition: attachment`, body));
    const sha256 = createHash("sha256").update(bytes(decoded)).digest("hex");
    expect(message?.attachments).toMatchObject([{ size: decoded.length, sha256 }]);
  });

  it("of a message cut off before its last boundary", async () => {
    const [message] = await readMessage(mail("Content-Type: a/b", "1\n2\n", ""));
    expect(message?.attachments[0]?.size).toBe(3);
  });
});

describe("A text with a file name that is shown below the message", () => {
  const shown = (fields: string, body: string) =>
    bytes(
      `Subject: x\r\nContent-Type: multipart/mixed; boundary=m\r\n\r\n--m\r\nContent-Type: text/plain; name=body.txt\r\n\r\nHello\r\n--m\r\n${fields}\r\n\r\n${body}\r\n--m--\r\n`,
    );

  it.each([
    ["inline", "Content-Type: text/plain; charset=us-ascii\r\nContent-Disposition: inline;\r\n filename=notes.txt"],
    ["named by its type", 'Content-Type: text/plain; name="notes.txt"'],
    ["in base64", "Content-Type: text/plain; name=notes.txt\r\nContent-Transfer-Encoding: base64"],
  ])("%s, is an attached file, and its links are the message's", async (_, fields) => {
    const text = "See https://docs.google.com/document/d/1AbCdEfGhIjKlMn/edit\r\n";
    const [message] = await readMessage(shown(fields, fields.endsWith("base64") ? btoa(text) : text));
    const sha256 = createHash("sha256").update(bytes(text)).digest("hex");
    expect(message?.attachments).toEqual([{ name: "notes.txt", type: "text/plain", size: text.length, sha256, isInline: false }]);
    expect(message?.links).toHaveLength(1);
  });

  it("has no digest of its own where it is the other form of the message's text", async () => {
    const two = "Content-Type: text/html; name=body.html\r\n\r\n<p>Hello";
    const [message] = await readMessage(
      bytes(`Subject: x\r\nContent-Type: multipart/alternative; boundary=m\r\n\r\n--m\r\n\r\nHello\r\n--m\r\n${two}\r\n--m--\r\n`),
    );
    expect(message?.attachments).toEqual([]);
  });
});

it("A sender without an address is shown by the name alone", async () => {
  const [message] = await readMessage(bytes("From: nsb\r\nTo: abel, braun\r\nSubject: x\r\n\r\nHello"));
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

import { createHash } from "node:crypto";
import { burn } from "@kenjiuno/msgreader/lib/Burner.js";
import { expect, test } from "vitest";
import { readMail } from "./read-mail.ts";
import { readOutlook } from "./read-outlook.ts";

type Node = { readonly name: string; readonly bytes?: Uint8Array; readonly below?: readonly Node[] };

const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));
const stream = (tag: string, bytes: Uint8Array): Node => ({ name: `__substg1.0_${tag}`, bytes });
const text = (tag: string, words: string) => stream(`${tag}001F`, utf16(words));

/** A stream of properties: a head, then sixteen bytes each (MS-OXMSG 2.4). */
function properties(head: number, values: readonly (readonly [tag: number, low: number, high?: number])[]): Node {
  const bytes = new DataView(new ArrayBuffer(head + 16 * values.length));
  for (const [i, [tag, low, high = 0]] of values.entries()) {
    bytes.setUint32(head + 16 * i, tag, true);
    bytes.setUint32(head + 16 * i + 4, 6, true);
    bytes.setUint32(head + 16 * i + 8, low, true);
    bytes.setUint32(head + 16 * i + 12, high, true);
  }
  return { name: "__properties_version1.0", bytes: new Uint8Array(bytes.buffer) };
}

/** An Outlook file, in the container that the library writes. */
function outlookFile(nodes: readonly Node[]): File {
  type Entry = Parameters<typeof burn>[0][number];
  const entries: Entry[] = [{ name: "Root Entry", type: 5, length: 0, children: [] }];
  const add = ({ name, bytes, below }: Node): number => {
    const entry: Entry = bytes
      ? { name, type: 2, length: bytes.length, binaryProvider: () => bytes }
      : { name, type: 1, length: 0, children: [] };
    const at = entries.push(entry) - 1;
    for (const child of below ?? []) entry.children?.push(add(child));
    return at;
  };
  for (const node of nodes) entries[0]?.children?.push(add(node));
  return new File([new Uint8Array(burn(entries))], "a.msg");
}

const document = "https://docs.google.com/document/d/1AbCdEfGhIjKlMnOpQrStUvWxYz012345/edit";
const sheet = "https://northgate.sharepoint.com/:x:/s/Finance/EabcDEF1234567890abcdefghijk";
const content = new Uint8Array([0, 13, 10, 255, 1, 2, 3]);
const inner: readonly Node[] = [
  properties(24, []),
  text("001A", "IPM.Note"),
  text("0037", "inner"),
  stream("10130102", new TextEncoder().encode(`<a href="${document}">the plan</a>`)),
];
const message: readonly Node[] = [
  {
    name: "__nameid_version1.0",
    below: [stream("00020102", new Uint8Array()), stream("00030102", new Uint8Array()), stream("00040102", new Uint8Array())],
  },
  properties(32, []),
  text("001A", "IPM.Note"),
  text("0037", "Budget"),
  text("0C1A", "Ann"),
  text("5D01", "ann@b.example"),
  text("007D", "Date: Fri, 6 Mar 2026 18:40:00 -0600\r\nMessage-ID: <1@b.example>\r\n"),
  text("1000", `See ${document}`),
  { name: "__recip_version1.0_#00000000", below: [properties(8, [[0x0c150003, 1]]), text("3001", "Lee"), text("39FE", "lee@b.example")] },
  {
    name: "__attach_version1.0_#00000000",
    below: [properties(8, [[0x37050003, 1]]), text("3707", "data.bin"), stream("37010102", content)],
  },
  { name: "__attach_version1.0_#00000001", below: [properties(8, [[0x37050003, 7]]), text("3707", "figures.xlsx"), text("370D", sheet)] },
  {
    name: "__attach_version1.0_#00000002",
    below: [properties(8, [[0x37050003, 5]]), text("3001", "inner"), { name: "__substg1.0_3701000D", below: inner }],
  },
];

test("An Outlook message has its fields, links, attachments by their bytes, and the messages in it", async () => {
  const file = outlookFile(message);
  const { messages, read, unread, inputs } = await readMail({ files: [{ path: "a.msg", file }], most: 1e6 }, () => undefined, readOutlook);
  expect(unread).toEqual([]);
  expect(read).toBe(2);
  expect(inputs[0]?.size).toBe(file.size);
  expect(messages[0]).toMatchObject({
    from: "Ann <ann@b.example>",
    to: "Lee <lee@b.example>",
    subject: "Budget",
    sent: { utc: "2026-03-07T00:40:00Z" },
    attachments: [{ name: "data.bin", size: content.length, sha256: createHash("sha256").update(content).digest("hex"), isInline: false }],
  });
  expect(messages[0]?.links.map(({ target }) => target).toSorted()).toEqual([document, sheet]);
  expect(messages[1]).toMatchObject({ subject: "inner", within: "Budget", links: [{ target: document }] });
});

test("An Outlook file that is cut off is named as damaged", async () => {
  const file = outlookFile(message).slice(0, 700);
  const { unread } = await readMail(
    { files: [{ path: "a.msg", file: new File([file], "a.msg") }], most: 1e6 },
    () => undefined,
    readOutlook,
  );
  expect(unread).toEqual([{ name: "a.msg", reason: "damaged" }]);
});

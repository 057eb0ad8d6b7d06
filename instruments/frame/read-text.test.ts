import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { strToU8, zipSync } from "fflate";
import { answerQuestion } from "instruments/deidentify/scan.ts";
import { readPdf } from "instruments/pdf/pdf-text.ts";
import { expect, it, test } from "vitest";
import { readText } from "./read-text.ts";
import { bytesOfEntry, zipEntries } from "./zip-file.ts";

const file = (bytes: BlobPart, name = "note.txt") => new File([bytes], name);

test("a text is read with its size and digest, whatever its encoding", async () => {
  const sha256 = createHash("sha256").update("café").digest("hex");
  expect(await readText("café")).toEqual({ text: "café", size: 5, sha256, encoding: "utf-8" });
  expect(await readText(file("\uFEFFcafé"))).toMatchObject({ text: "café", encoding: "utf-8" });
  expect(await readText(file(new Uint8Array([0x63, 0xe9])))).toMatchObject({
    text: "cé",
    encoding: "windows-1252",
  });
  expect(await readText(file(new Uint8Array([0xff, 0xfe, 0x63, 0, 0xe9, 0])))).toMatchObject({
    text: "cé",
    encoding: "utf-16",
  });
});

test("a Word file is read with its notes, without headers, comments and what was deleted", async () => {
  const paragraph = (text: string) =>
    `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const parts = {
    "word/document.xml": `${paragraph("Dear Ms. Whitlock,")}${paragraph("")}${paragraph("call 815-555-0116 &amp; ask.")}<w:p><w:r><w:delText>gone</w:delText></w:r></w:p>`,
    "word/footnotes.xml": paragraph("See Dkt. 41."),
    "word/header1.xml": paragraph("Privileged"),
    "word/comments.xml": paragraph("Really?"),
  };
  const bytes = zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [name, strToU8(`<x xmlns:w="x">${xml}</x>`)]),
    ),
  );
  const memo = file(new Uint8Array(bytes), "memo.docx");
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const text = "Dear Ms. Whitlock,\n\ncall 815-555-0116 & ask.\n\nSee Dkt. 41.";
  expect(await readText(memo)).toEqual({ text, size: bytes.length, sha256, encoding: "utf-8" });
});

it.each([
  ["a PDF", file("%PDF-1.7", "order.pdf"), "notText"],
  ["a Word file that is cut off", file("PK", "memo.DOCX"), "damaged"],
  ["an old Word file", file("x", "memo.doc"), "notText"],
  ["bytes that are no text", file(new Uint8Array([1, 0, 2, 0, 3])), "notText"],
  ["an empty file", file(""), "empty"],
  ["spaces", "  \n", "empty"],
  ["more than 10 MB", "x".repeat(10_000_001), "tooLarge"],
])("%s is refused by name", async (_, source, kind) => {
  await expect(readText(source)).rejects.toMatchObject({ fault: { kind } });
});

test("a changed setting does not read the text again; a changed list does", async () => {
  const settings = {
    mode: "hipaa",
    names: "",
    hand: [],
    choices: {},
    keptAt: [],
    year: 2026,
  } as const;
  let passes = 0;
  const tell = () => passes++;
  const { read, decided } = await answerQuestion({ source: "Luis, 815-555-0116", settings }, tell);
  expect(decided.output).toBe("Luis, [Phone 1]");
  const before = passes;
  const filing = await answerQuestion(
    { source: read, settings: { ...settings, mode: "frcp" } },
    tell,
  );
  expect([filing.decided.output, passes]).toEqual(["Luis, 815-555-0116", before]);
  expect(
    (await answerQuestion({ source: read, settings: { ...settings, names: "Luis Ortega" } }, tell))
      .decided.output,
  ).toBe("[Person 1], [Phone 1]");
});

async function pdfOf(
  pages: readonly (readonly (readonly [words: string, y: number])[])[],
): Promise<File> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = pdf.addPage();
    for (const [words, y] of lines) page.drawText(words, { x: 50, y, size: 12, font });
  }
  return new File([new Uint8Array(await pdf.save())], "a.pdf");
}

test("The text of a PDF has its lines, blank lines between paragraphs, and the file's digest", async () => {
  const file = await pdfOf([
    [
      ["Ann was seen", 700],
      ["on March 6, 2026.", 686],
      ["She left.", 640],
    ],
    [],
    [["Page three.", 700]],
  ]);
  const { text, size, sha256 } = await readPdf(file);
  expect(text).toBe("Ann was seen\non March 6, 2026.\n\nShe left.\n\nPage three.");
  expect(size).toBe(file.size);
  expect(sha256).toBe(
    createHash("sha256")
      .update(new Uint8Array(await file.arrayBuffer()))
      .digest("hex"),
  );
});

test("A PDF without text and a file that is no PDF are refused", async () => {
  await expect(readPdf(await pdfOf([[], []]))).rejects.toHaveProperty(
    "fault.own.title",
    "a.pdf has no text in it.",
  );
  await expect(readPdf(new File(["%PDF-1.7 cut"], "a.pdf"))).rejects.toHaveProperty(
    "fault.kind",
    "damaged",
  );
});

test("A Word file whose XML breaks off is damaged, not a shorter text", async () => {
  const xml = `<w:document xmlns:w="x"><w:p><w:r><w:t>SSN 987-65-4320</w:t></w:r></w:p></w:document>`;
  const memo = (body: string) =>
    file(new Uint8Array(zipSync({ "word/document.xml": strToU8(body) })), "memo.docx");
  expect((await readText(memo(xml))).text).toBe("SSN 987-65-4320");
  for (const cut of [20, 60, xml.length - 3])
    await expect(readText(memo(xml.slice(0, cut)))).rejects.toHaveProperty("fault.kind", "damaged");
});

test("A PDF with a stream of more than 50 MB is refused before it is unpacked", async () => {
  const stream = deflateSync(new Uint8Array(60_000_000));
  const head = `%PDF-1.7\n1 0 obj\n<</Filter/FlateDecode/Length ${stream.length}>>\nstream\n`;
  const bomb = new File([head, new Uint8Array(stream), "\nendstream\nendobj\n"], "a.pdf");
  await expect(readPdf(bomb)).rejects.toHaveProperty("fault.kind", "tooLarge");
});

/** Numbers in a row, little end first: [bytes, value]. */
function row(
  ...numbers: readonly (readonly [size: 2 | 4 | 8, value: number])[]
): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of numbers) {
    if (size === 2) view.setUint16(at, value, true);
    else if (size === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const ALL_ONES = 0xffffffff;

it("reads the wide numbers of a zip that is, or says it is, larger than 4 GB", async () => {
  const name = new TextEncoder().encode("a.eml");
  const data = new TextEncoder().encode("From: a@b.example\n");
  const dates = [
    [4, 0],
    [4, 0],
  ] as const;
  const local = row(
    [4, 0x04034b50],
    [2, 45],
    [2, 0],
    [2, 0],
    ...dates,
    [4, ALL_ONES],
    [4, ALL_ONES],
    [2, name.length],
    [2, 0],
  );
  const start = local.length + name.length + data.length;
  const entry = row(
    ...([
      [4, 0x02014b50],
      [2, 45],
      [2, 45],
      [2, 0],
      [2, 0],
      ...dates,
      [4, ALL_ONES],
      [4, ALL_ONES],
    ] as const),
    ...([
      [2, name.length],
      [2, 28],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, ALL_ONES],
    ] as const),
  );
  const extra = row([2, 1], [2, 24], [8, data.length], [8, data.length], [8, 0]);
  const size = entry.length + name.length + extra.length;
  const wideEnd = row(
    [4, 0x06064b50],
    [8, 44],
    [2, 45],
    [2, 45],
    [4, 0],
    [4, 0],
    [8, 1],
    [8, 1],
    [8, size],
    [8, start],
  );
  const locator = row([4, 0x07064b50], [4, 0], [8, start + size], [4, 1]);
  const end = row(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, 1],
    [2, 1],
    [4, ALL_ONES],
    [4, ALL_ONES],
    [2, 0],
  );
  const zip = new Blob([local, name, data, entry, name, extra, wideEnd, locator, end]);

  const [only, ...others] = (await zipEntries(zip)) ?? [];
  expect(others).toEqual([]);
  expect(only).toEqual({
    name: "a.eml",
    size: data.length,
    packed: data.length,
    header: 0,
    method: 0,
    isEncrypted: false,
  });
  const pieces: string[] = [];
  if (only)
    for await (const piece of bytesOfEntry(zip, only)) pieces.push(new TextDecoder().decode(piece));
  expect(pieces.join("")).toBe("From: a@b.example\n");
});

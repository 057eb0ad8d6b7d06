import { createHash } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { expect, it, test } from "vitest";
import { answerQuestion } from "web/instruments/deidentify/answer-question.ts";
import { readText } from "./read-text.ts";

const file = (bytes: BlobPart, name = "note.txt") => new File([bytes], name);

test("a text is read with its size and digest, whatever its encoding", async () => {
  const sha256 = createHash("sha256").update("café").digest("hex");
  expect(await readText("café")).toEqual({ text: "café", size: 5, sha256, encoding: "utf-8" });
  expect(await readText(file("\uFEFFcafé"))).toMatchObject({ text: "café", encoding: "utf-8" });
  expect(await readText(file(new Uint8Array([0x63, 0xe9])))).toMatchObject({ text: "cé", encoding: "windows-1252" });
  expect(await readText(file(new Uint8Array([0xff, 0xfe, 0x63, 0, 0xe9, 0])))).toMatchObject({ text: "cé", encoding: "utf-16" });
});

test("a Word file is read with its notes, without headers, comments and what was deleted", async () => {
  const paragraph = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
  const parts = {
    "word/document.xml": `${paragraph("Dear Ms. Whitlock,")}${paragraph("")}${paragraph("call 815-555-0116 &amp; ask.")}<w:p><w:r><w:delText>gone</w:delText></w:r></w:p>`,
    "word/footnotes.xml": paragraph("See Dkt. 41."),
    "word/header1.xml": paragraph("Privileged"),
    "word/comments.xml": paragraph("Really?"),
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(`<x xmlns:w="x">${xml}</x>`)])));
  const memo = file(new Uint8Array(bytes), "memo.docx");
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const text = "Dear Ms. Whitlock,\n\ncall 815-555-0116 & ask.\n\nSee Dkt. 41.";
  expect(await readText(memo)).toEqual({ text, size: bytes.length, sha256, encoding: "utf-8" });
});

it.each([
  ["a PDF", file("%PDF-1.7", "order.pdf"), "notText"],
  ["a Word file that is cut off", file("PK", "memo.DOCX"), "notText"],
  ["an old Word file", file("x", "memo.doc"), "notText"],
  ["bytes that are no text", file(new Uint8Array([1, 0, 2, 0, 3])), "notText"],
  ["an empty file", file(""), "empty"],
  ["spaces", "  \n", "empty"],
  ["more than 10 MB", "x".repeat(10_000_001), "tooLarge"],
])("%s is refused by name", async (_, source, kind) => {
  await expect(readText(source)).rejects.toMatchObject({ fault: { kind } });
});

test("a changed setting does not read the text again; a changed list does", async () => {
  const settings = { mode: "hipaa", names: "", hand: [], choices: {}, keptAt: [], year: 2026 } as const;
  let passes = 0;
  const tell = () => passes++;
  const { read, decided } = await answerQuestion({ source: "Luis, 815-555-0116", settings }, tell);
  expect(decided.output).toBe("Luis, [Phone 1]");
  const before = passes;
  const filing = await answerQuestion({ source: read, settings: { ...settings, mode: "frcp" } }, tell);
  expect([filing.decided.output, passes]).toEqual(["Luis, 815-555-0116", before]);
  expect((await answerQuestion({ source: read, settings: { ...settings, names: "Luis Ortega" } }, tell)).decided.output).toBe(
    "[Person 1], [Phone 1]",
  );
});

import { createHash } from "node:crypto";
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

it.each([
  ["a PDF", file("%PDF-1.7", "order.pdf"), "notText"],
  ["a Word file", file("PK", "memo.DOCX"), "notText"],
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

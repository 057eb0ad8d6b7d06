import { phonesAndPaper } from "content/specimen/documents/phones-and-paper.ts";
import type { SpecimenDocument } from "content/specimen/specimen-document.ts";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { faultOf } from "web/instruments/frame/fault.ts";
import { readTranscript } from "./read-transcript.ts";
import { transcriptSpecimen } from "./specimen.ts";

const read = (content: string | Uint8Array<ArrayBuffer>, name = "a.vtt") =>
  readTranscript({ path: name, file: new File([content], name) }, () => undefined);
const spoken = async (content: string | Uint8Array<ArrayBuffer>) =>
  (await read(content)).cues.map(({ start, end, speaker, words }) => [start, end, speaker, words]);
const kinds = async (content: string) => (await read(content)).problems.map(({ line, kind }) => `${line} ${kind}`);
const titleOf = (content: string | Uint8Array<ArrayBuffer>) =>
  read(content).then(
    () => "read",
    (error: unknown) => faultOf(error).own?.title ?? faultOf(error).kind,
  );

describe("WebVTT", () => {
  it("with hours left out, settings, voices, classes, notes, styles and entities", async () => {
    const file = `WEBVTT - a title\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE a --\nremark\n\nintro\n00:01.000 --> 00:04.500 align:start position:10%\n<v.first.loud Ana Ruiz>R&amp;D <i>said</i> <00:02.000><c.x>5 &lt; 6</c></v>\n\n1:00:05.000 --> 1:00:06.000\ntwo\nlines\n`;
    expect(await spoken(file)).toEqual([
      [1000, 4500, "Ana Ruiz", "R&D said 5 < 6"],
      [3_605_000, 3_606_000, "", "two lines"],
    ]);
    expect(await kinds(file)).toEqual([]);
  });

  it("of Teams, with its identifiers, and two voices in one cue", async () => {
    const file =
      "\ufeffWEBVTT\r\n\r\n6a1f0c52-43b2-4e5d-9b1e-7f2d5c0a4302/12-0\r\n00:00:03.000 --> 00:00:05.000\r\n<v Ruiz, Ana>Yes.</v><v Lee Wei>No.</v>\r\n";
    expect(await spoken(file)).toEqual([
      [3000, 5000, "Ruiz, Ana", "Yes."],
      [3000, 5000, "Lee Wei", "No."],
    ]);
    expect((await read(file)).format).toBe("vtt");
  });

  it("of Zoom, whose names stand before the words, and words with a colon that are no name", async () => {
    const zoom =
      "WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nAna Ruiz: So the point is: no.\n\n2\n00:00:02.000 --> 00:00:03.000\nLee van der Berg: Fine.\n";
    expect((await spoken(zoom)).map(([, , who, words]) => [who, words])).toEqual([
      ["Ana Ruiz", "So the point is: no."],
      ["Lee van der Berg", "Fine."],
    ]);
    const captions = `WEBVTT\n\n00:01.000 --> 00:02.000\nConclusion: none.\n\n${[3, 4, 5].map((n) => `00:0${n}.000 --> 00:0${n}.500\nwords\n`).join("\n")}`;
    expect((await spoken(captions))[0]).toEqual([1000, 2000, "", "Conclusion: none."]);
  });

  it("that maps its clock to a stream says so", async () => {
    const file = "WEBVTT\nX-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000\n\n00:01.000 --> 00:02.000\na\n";
    expect(await kinds(file)).toEqual(["2 map"]);
  });
});

describe("SubRip", () => {
  it("with commas or dots, empty lines in the words, and positions", async () => {
    const file = "1\n00:00:01,000 --> 00:00:02,500\n{\\an8}One\n\nand more\n\n2\n00:00:03.000 --> 00:00:04.000\n<font color=x>Two</font>\n";
    expect(await spoken(file)).toEqual([
      [1000, 2500, "", "One and more"],
      [3000, 4000, "", "Two"],
    ]);
    expect((await read(file)).format).toBe("srt");
  });

  it("without empty lines between cues, and a word alone before a time", async () => {
    const file =
      "1\n00:00:01,000 --> 00:00:02,000\nSo\nYes\n2\n00:00:03,000 --> 00:00:04,000\nNo\nWell\n00:00:05,000 --> 00:00:06,000\nEnd\n";
    expect((await spoken(file)).map(([, , , words]) => words)).toEqual(["So Yes", "No Well", "End"]);
  });

  it("in Windows-1252, in UTF-16 and with carriage returns alone", async () => {
    const text = "1\r00:00:01,000 --> 00:00:02,000\rDéjà\r";
    const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(await spoken(latin)).toEqual([[1000, 2000, "", "Déjà"]]);
    expect((await read(latin)).encoding).toBe("Windows-1252");
    const wide = new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer);
    expect(await spoken(wide)).toEqual([[1000, 2000, "", "Déjà"]]);
  });
});

const docx = (paragraphs: readonly string[]) => {
  const body = paragraphs.map((text) => `<w:p w:rsidR="0"><w:pPr><w:tabs/></w:pPr>${text}</w:p>`).join("");
  const xml = `<?xml version="1.0"?><w:document xmlns:w="x"><w:body>${body}</w:body></w:document>`;
  return new Uint8Array(zipSync({ "[Content_Types].xml": strToU8("<x/>"), "word/document.xml": strToU8(xml) }));
};
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe("a Word transcript of Teams", () => {
  it("has a name, a time and a break in each paragraph, and notes of the program that are left out", async () => {
    const file = docx([
      run("Call of March 6"),
      run("Dana Amadi started transcription"),
      `${run("Dana Amadi")}${run("   0:03")}<w:r><w:br/></w:r>${run("A &amp; B.")}<w:r><w:delText>gone</w:delText></w:r>`,
      `${run("Castellan, Rafael (Finance)")}${run("   1:02:03")}<w:r><w:br/><w:t>Yes.</w:t></w:r>`,
    ]);
    expect(await spoken(file)).toEqual([
      [3000, undefined, "Dana Amadi", "A & B."],
      [3_723_000, undefined, "Castellan, Rafael (Finance)", "Yes."],
    ]);
    const result = await read(file);
    expect([result.format, ...result.problems.map(({ kind }) => kind)]).toEqual(["docx", "early", "event"]);
  });

  it("of the older form has a time line, a name and words", async () => {
    const file = docx(["0:0:3.250 --> 0:0:5.110", "Ruiz, Ana", "So.", "", "0:0:6.0 --> 0:0:7.5", "Lee Wei", "Now."].map(run));
    expect(await spoken(file)).toEqual([
      [3250, 5110, "Ruiz, Ana", "So."],
      [6000, 7500, "Lee Wei", "Now."],
    ]);
  });
});

describe("pasted text", () => {
  it.each([
    ["Ana Ruiz   0:03\nHello.\nAgain.", [[3000, undefined, "Ana Ruiz", "Hello. Again."]]],
    ["[Ana Ruiz] 00:00:03\nHello.", [[3000, undefined, "Ana Ruiz", "Hello."]]],
    ["00:00:03 Ana Ruiz: Hello.", [[3000, undefined, "Ana Ruiz", "Hello."]]],
    [
      "00:00:03\nAna Ruiz: Hello.\nLee: Yes.",
      [
        [3000, undefined, "Ana Ruiz", "Hello."],
        [undefined, undefined, "Lee", "Yes."],
      ],
    ],
    ["[0:03] Hello: you.", [[3000, undefined, "Hello", "you."]]],
    [
      "Ana: Hello.\nLee: No, we met at 10:30",
      [
        [undefined, undefined, "Ana", "Hello."],
        [undefined, undefined, "Lee", "No, we met at 10:30"],
      ],
    ],
  ])("%j", async (text, expected) => {
    expect(await spoken(text)).toEqual(expected);
  });
});

it.each([
  "just words",
  "Dear Ms. Petersen:\n\nWe have your letter of March 3.\n\nSincerely,\nAnn Cole\n",
  "Agenda:\n1. Hold notice\nNote: Bring the list.\nDate: March 14\nPlace: Chicago\n",
  "WHEREAS: the parties agree as follows.\nSection 1: Definitions.\nLessor: Harbor LLC\nLessee: Vane Inc.\nTerm: 12 months\n",
])("words that nobody says at any time are refused: %j", async (text) => {
  await expect(read(text).catch((error: unknown) => faultOf(error).own?.title)).resolves.toMatch(/ is not a transcript\.$/);
});

describe("what is odd is named with its line, and the rest goes on", () => {
  const cue = (from: string, to: string, words = "w") => `${from} --> ${to}\n${words}\n\n`;
  it.each([
    ["no time that can be read", `WEBVTT\n\n${cue("00:01.000", "xx")}${cue("00:03.000", "00:04.000")}`, ["3 time"]],
    ["overlap", `WEBVTT\n\n${cue("00:01.000", "00:03.000")}${cue("00:02.000", "00:04.000")}`, ["6 overlap"]],
    ["out of order", `WEBVTT\n\n${cue("00:05.000", "00:06.000")}${cue("00:01.000", "00:02.000")}`, ["6 order"]],
    ["negative", `WEBVTT\n\n${cue("00:05.000", "00:04.000")}${cue("00:05.500", "00:06.000")}`, ["3 negative"]],
    ["no length", `WEBVTT\n\n${cue("00:05.000", "00:05.000")}`, ["3 zero"]],
    ["no words", `WEBVTT\n\n${cue("00:01.000", "00:02.000", "<i></i>")}${cue("00:03.000", "00:04.000")}`, ["3 empty"]],
    ["stray words", `WEBVTT\n\nstray\nmore\n\n${cue("00:01.000", "00:02.000")}`, ["3 stray", "4 stray"]],
    ["lost letters", `WEBVTT\n\n${cue("00:01.000", "00:02.000", "caf\ufffd")}`, ["3 letters"]],
    ["no times at all", "Ana: One.\nLee: Two.", ["1 untimed"]],
    ["one without a time", "Ana   0:01\none\n\nLee: two", ["4 noTime"]],
  ])("%s", async (_, file, expected) => {
    expect(await kinds(file)).toEqual(expected);
  });

  it("in the specimen: the three faults it was given", async () => {
    expect((await read(transcriptSpecimen.text)).problems.map(({ kind }) => kind)).toEqual(["overlap", "zero", "negative"]);
  });
});

it.each([
  ["a recording", Uint8Array.from("\u0000\u0000\u0000\u0018ftypmp42", (c) => c.charCodeAt(0)), "a.vtt is a recording."],
  ["a PDF", "%PDF-1.7", "a.vtt is a PDF."],
  ["an old Office file", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), "a.vtt is an old or an encrypted Office file."],
  ["another zip", new Uint8Array(zipSync({ "a.txt": strToU8("a") })), "a.vtt is not a readable Word transcript."],
  ["a zip that is cut off", docx([run("a")]).slice(0, 90), "a.vtt is not a readable Word transcript."],
  ["no words", "WEBVTT\n\n", "a.vtt has no words in it."],
  ["nothing", "", "empty"],
  ["bytes of no text", Uint8Array.of(1, 0, 2, 0), "notText"],
])("refuses %s by name", async (_, content, title) => {
  expect(await titleOf(content)).toBe(title);
});

it("says what the collection’s entry of the recording quotes", () => {
  const documents: readonly SpecimenDocument[] = phonesAndPaper;
  const recorded = documents.find(({ bates }) => bates === 4302);
  const quoted = (recorded?.text ?? "").split(/Voice \d: /).map((part) => part.trim());
  const quotes = quoted
    .filter((part) => part !== "" && !part.startsWith("["))
    .map((part) => part.replace(/^Introduces herself as Dana\. /, ""));
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) expect(transcriptSpecimen.text).toContain(quote);
});

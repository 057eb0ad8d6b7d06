import { expect, it } from "vitest";
import { readTranscript } from "./read-transcript.ts";

// Written before the code was changed, and not used to change it.
const turns = [
  {
    name: "A reporter's two pages with colloquy and continued lines",
    file: "depo.txt",
    text: "\f                                                     7\n\n   1            LEE WEI,\n   2   having been sworn, testified as follows:\n   3                  EXAMINATION\n   4   BY MS. HARLAN:\n   5       Q.   Please state your name for the\n   6   record.\n   7       A.   Lee Wei.\n\f                                                     8\n\n   1       Q.   Thank you.\n   2            THE WITNESS:  May I have some water?\n   3            MS. HARLAN:  Of course.\n",
    right: [
      ["Q.", "Please state your name for the record."],
      ["A.", "Lee Wei."],
      ["Q.", "Thank you."],
      ["THE WITNESS", "May I have some water?"],
      ["MS. HARLAN", "Of course."],
    ],
    at: [
      [7, 5],
      [7, 7],
      [8, 1],
      [8, 2],
      [8, 3],
    ],
  },
  {
    name: "Whisper with hours",
    file: "a.txt",
    text: "[01:00:00.000 --> 01:00:02.500] We start.\n[01:00:02.500 --> 01:00:04.000] We end.\n",
    right: [
      ["", "We start."],
      ["", "We end."],
    ],
    starts: [3600000, 3602500],
  },
  {
    name: "sbv with two lines",
    file: "a.sbv",
    text: "0:00:01.000,0:00:03.000\nFirst line\nsecond line\n\n0:00:03.500,0:00:05.000\nThird.\n",
    right: [
      ["", "First line second line"],
      ["", "Third."],
    ],
    starts: [1000, 3500],
  },
  {
    name: "Zoom chat with a tab and a direct message",
    file: "chat.txt",
    text: "09:01:02\t From Bo Harlan : Good day.\n09:01:09\t From Lee Wei to Bo Harlan (Direct Message) : Hello.\n",
    right: [
      ["Bo Harlan", "Good day."],
      ["Lee Wei", "Hello."],
    ],
  },
  {
    name: "Teams copied from the browser",
    file: "a.txt",
    text: "Bo Harlan\n0 minutes 5 seconds\n0:05\nGood day.\nLee Wei\n0 minutes 9 seconds\n0:09\nHello.\n",
    right: [
      ["Bo Harlan", "Good day."],
      ["Lee Wei", "Hello."],
    ],
    starts: [5000, 9000],
  },
  {
    name: "name, brackets and hours",
    file: "a.txt",
    text: "Bo Harlan [00:00:05]\nGood day.\n\nLee Wei [00:00:09]\nHello.\n",
    right: [
      ["Bo Harlan", "Good day."],
      ["Lee Wei", "Hello."],
    ],
    starts: [5000, 9000],
  },
  {
    name: "names in small letters in SRT",
    file: "a.srt",
    text: "1\n00:00:01,000 --> 00:00:02,000\nbo harlan: Good day.\n\n2\n00:00:02,000 --> 00:00:03,000\nlee wei: Hello.\n\n3\n00:00:03,000 --> 00:00:04,000\nbo harlan: So.\n",
    right: [
      ["bo harlan", "Good day."],
      ["lee wei", "Hello."],
      ["bo harlan", "So."],
    ],
  },
] as const;
const refusedTranscripts = [
  { name: "a spreadsheet of invoices", file: "a.csv", text: "Invoice,Amount,Date\n1001,25.00,2026-03-02\n1002,30.00,2026-03-03\n" },
  {
    name: "an XML that holds no words of people",
    file: "a.xml",
    text: '<?xml version="1.0"?>\n<project><setting name="x">1</setting></project>\n',
  },
  {
    name: "WhisperX JSON with speakers",
    file: "a.json",
    text: '{"segments":[{"start":0.5,"end":2,"text":" Good day.","speaker":"SPEAKER_00"}]}',
  },
  { name: "a JSON of settings", file: "a.json", text: '{"compilerOptions":{"strict":true}}' },
] as const;

const read = (path: string, text: string) => readTranscript({ path, file: new File([text], path) }, () => undefined);

it.each(turns)("$name", async (given) => {
  const { cues } = await read(given.file, given.text);
  expect(cues.map(({ speaker, words }) => [speaker, words])).toEqual(given.right);
  if ("starts" in given) expect(cues.map(({ start }) => start)).toEqual(given.starts);
});

it.each(refusedTranscripts)("$name is refused", async ({ file, text }) => {
  await expect(read(file, text)).rejects.toHaveProperty("fault");
});

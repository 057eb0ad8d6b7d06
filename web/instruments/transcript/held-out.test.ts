import { expect, it } from "vitest";
import { clipsOf, reportFindings } from "./clips.ts";
import { fileVoices, labelOf, layLines, placeText, transcriptText } from "./lay-lines.ts";
import { readTranscript } from "./read-transcript.ts";

/** `right`: speaker, a bar and words, or words alone; `at`: a reporter's own pages and lines. */
type Given = {
  readonly name: string;
  readonly file?: string;
  readonly text: string;
  readonly right: readonly string[];
  readonly starts?: readonly (number | undefined)[];
  readonly at?: readonly string[];
};

// Written before the code was changed, and not used to change it.
const turns: readonly Given[] = [
  {
    name: "A reporter's two pages with colloquy and continued lines",
    file: "depo.txt",
    text: "\f                                                     7\n\n   1            LEE WEI,\n   2   having been sworn, testified as follows:\n   3                  EXAMINATION\n   4   BY MS. HARLAN:\n   5       Q.   Please state your name for the\n   6   record.\n   7       A.   Lee Wei.\n\f                                                     8\n\n   1       Q.   Thank you.\n   2            THE WITNESS:  May I have some water?\n   3            MS. HARLAN:  Of course.\n",
    right: [
      "Q. | Please state your name for the record.",
      "A. | Lee Wei.",
      "Q. | Thank you.",
      "THE WITNESS | May I have some water?",
      "MS. HARLAN | Of course.",
    ],
    at: ["7:5", "7:7", "8:1", "8:2", "8:3"],
  },
  {
    name: "Whisper with hours",
    text: "[01:00:00.000 --> 01:00:02.500] We start.\n[01:00:02.500 --> 01:00:04.000] We end.\n",
    right: ["We start.", "We end."],
    starts: [3600000, 3602500],
  },
  {
    name: "sbv with two lines",
    file: "a.sbv",
    text: "0:00:01.000,0:00:03.000\nFirst line\nsecond line\n\n0:00:03.500,0:00:05.000\nThird.\n",
    right: ["First line second line", "Third."],
    starts: [1000, 3500],
  },
  {
    name: "Zoom chat with a tab and a direct message",
    file: "chat.txt",
    text: "09:01:02\t From Bo Harlan : Good day.\n09:01:09\t From Lee Wei to Bo Harlan (Direct Message) : Hello.\n",
    right: ["Bo Harlan | Good day.", "Lee Wei | Hello."],
  },
  {
    name: "Teams copied from the browser",
    text: "Bo Harlan\n0 minutes 5 seconds\n0:05\nGood day.\nLee Wei\n0 minutes 9 seconds\n0:09\nHello.\n",
    right: ["Bo Harlan | Good day.", "Lee Wei | Hello."],
    starts: [5000, 9000],
  },
  {
    name: "name, brackets and hours",
    text: "Bo Harlan [00:00:05]\nGood day.\n\nLee Wei [00:00:09]\nHello.\n",
    right: ["Bo Harlan | Good day.", "Lee Wei | Hello."],
    starts: [5000, 9000],
  },
  {
    name: "names in small letters in SRT",
    file: "a.srt",
    text: "1\n00:00:01,000 --> 00:00:02,000\nbo harlan: Good day.\n\n2\n00:00:02,000 --> 00:00:03,000\nlee wei: Hello.\n\n3\n00:00:03,000 --> 00:00:04,000\nbo harlan: So.\n",
    right: ["bo harlan | Good day.", "lee wei | Hello.", "bo harlan | So."],
  },
];
const refusedTranscripts = [
  { name: "a spreadsheet of invoices", file: "a.csv", text: "Invoice,Amount,Date\n1001,25.00,2026-03-02\n1002,30.00,2026-03-03\n" },
  {
    name: "an XML that holds no words of people",
    file: "a.xml",
    text: '<?xml version="1.0"?>\n<project><setting name="x">1</setting></project>\n',
  },
  { name: "a JSON of settings", file: "a.json", text: '{"compilerOptions":{"strict":true}}' },
] as const;

// Forms that were mended afterwards.
const both = ["Good day.", "Hello there."] as const;
const spoken = [`Bo Harlan | ${both[0]}`, `Lee Wei | ${both[1]}`];
const mended: readonly Given[] = [
  {
    name: "Whisper's JSON, with the words of each piece inside",
    file: "a.json",
    text: `{"text":"x","segments":[{"start":0.5,"end":2,"text":" ${both[0]}","words":[{"word":"Good","start":0.5,"end":1}]},{"start":2,"end":3,"text":" ${both[1]}"}]}`,
    right: both,
    starts: [500, 2000],
  },
  {
    name: "whisper.cpp's JSON",
    file: "a.json",
    text: `{"transcription":[{"offsets":{"from":0,"to":2500},"text":" ${both[0]}"},{"offsets":{"from":2500,"to":4000},"text":" ${both[1]}"}]}`,
    right: both,
    starts: [0, 2500],
  },
  {
    name: "a JSON of utterances in milliseconds beside single words",
    file: "a.json",
    text: `{"words":[{"text":"Good","start":250,"end":650,"speaker":"Bo Harlan"}],"utterances":[{"speaker":"Bo Harlan","start":250,"end":2650,"text":"${both[0]}"},{"speaker":"Lee Wei","start":3000,"end":4000,"text":"${both[1]}"}]}`,
    right: spoken,
    starts: [250, 3000],
  },
  {
    name: "a JSON of single words with punctuation apart",
    file: "a.json",
    text: JSON.stringify({
      results: {
        items: ["Good", "day", ".", "Hello", "there", "."].map((content, i) => ({
          alternatives: [{ content }],
          speaker_label: i < 3 ? "Bo Harlan" : "Lee Wei",
          ...(content === "." ? {} : { start_time: `${i}.5`, end_time: `${i}.9` }),
        })),
      },
    }),
    right: spoken,
    starts: [500, 3500],
  },
  {
    name: "TTML",
    file: "a.ttml",
    text: `<?xml version="1.0"?><tt xmlns="x"><body><div><p begin="00:00:01.000" end="2.5s"><span>Good</span><br/>day.</p><p begin="2.5s" end="4s">${both[1]}</p></div></body></tt>`,
    right: both,
    starts: [1000, 2500],
  },
  {
    name: "YouTube's XML with start and length",
    file: "a.xml",
    text: `<transcript><text start="0.5" dur="2">${both[0]}</text><text start="2.5" dur="1">Hello&amp;#32;there.</text></transcript>`,
    right: both,
    starts: [500, 2500],
  },
  {
    name: "a table with clocks, speakers and quoted words",
    file: "a.csv",
    text: `Start,End,Speaker,Text\n00:00:01,00:00:02,Bo Harlan,"${both[0]}"\n00:00:02,00:00:03,Lee Wei,${both[1]}\n`,
    right: spoken,
    starts: [1000, 2000],
  },
  {
    name: "a name on a line, the time on the next",
    text: `Bo Harlan\n0:03\n${both[0]}\n\nLee Wei\n0:05\n${both[1]}\n`,
    right: spoken,
    starts: [3000, 5000],
  },
  { name: "a name, a time in brackets and the words", text: `Bo Harlan (00:03): ${both[0]}\nLee Wei (00:05): ${both[1]}\n`, right: spoken },
  { name: "time, dash and name", text: `00:00:03 - Bo Harlan: ${both[0]}\n00:00:05 - Lee Wei: ${both[1]}\n`, right: spoken },
  {
    name: "Zoom's chat in German",
    text: `14:05:33 Von Bo Harlan an alle:\n\t${both[0]}\n14:05:40 Von Lee Wei an alle:\n\t${both[1]}\n`,
    right: spoken,
  },
  {
    name: "a VTT that names speakers in its identifiers",
    file: "a.vtt",
    text: `WEBVTT\n\n1 "Bo Harlan" (17)\n00:00:03.000 --> 00:00:05.000\n${both[0]}\n\n2 "Lee Wei" (18)\n00:00:05.000 --> 00:00:06.000\n${both[1]}\n`,
    right: spoken,
  },
  {
    name: "a reporter's text with page and line together",
    text: "00012:01  Q. Did you send it?\n      02  A. I did.\n      03     MR. HARLAN: Objection.\n00013:01  Q. When?\n",
    right: ["Q. | Did you send it?", "A. | I did.", "MR. HARLAN | Objection.", "Q. | When?"],
    at: ["12:1", "12:2", "12:3", "13:1"],
  },
  {
    name: "a reporter's text with tabs and the time of day",
    text: "09:01:03\t1\tQ.\tDid you send it?\n09:01:05\t2\tA.\tI did.\n\t3\tQ.\tWhen?    09:01:09\n",
    right: ["Q. | Did you send it?", "A. | I did.", "Q. | When?"],
    at: ["1:1", "1:2", "1:3"],
  },
  {
    name: "questions and answers without numbers",
    text: "Q. Did you send it?\nA. I did.\nQ. When?\nMR. HARLAN: Objection.\nA. On Friday.\n",
    right: ["Q. | Did you send it?", "A. | I did.", "Q. | When?", "MR. HARLAN | Objection.", "A. | On Friday."],
  },
  {
    name: "names and times with a bar between",
    text: "Ana Ruiz | 00:03\nGood morning.\n\nLee Wei | 00:07\nMorning.\nHow are you?\n",
    right: ["Ana Ruiz | Good morning.", "Lee Wei | Morning. How are you?"],
    starts: [3000, 7000],
  },
  {
    name: "names in brackets, and sounds that are none",
    file: "a.srt",
    text: "00:00:01.500 --> 00:00:02,500\n[Ana Ruiz] Good morning.\n\n00:00:02,500 --> 00:00:03.500\n[Music] Let it be.\n\n00:00:03,500 --> 00:00:04.500\n[Music] Let it be.\n\n00:00:05,000 --> 00:00:06,000\n[Ana Ruiz] Next.\n",
    right: ["Ana Ruiz | Good morning.", "[Music] Let it be.", "[Music] Let it be.", "Ana Ruiz | Next."],
  },
  {
    name: "a table with frames behind semicolons",
    file: "a.csv",
    text: "Speaker Name,Start Time,End Time,Text\nAna Ruiz,00;00;01;05,00;00;02;00,Good morning.\n",
    right: ["Ana Ruiz | Good morning."],
    starts: [1000],
  },
  {
    name: "Google Meet, whose last line is none of a speaker",
    text: "00:00:00\n \nAna Ruiz: Good morning.\nLee Wei: Morning.\nMeeting ended after 00:05:20\n",
    right: ["Ana Ruiz | Good morning.", "Lee Wei | Morning."],
  },
];

const greetings = ["Rosa Diaz | Good morning.", "Tom Hale | Morning, all."];
const forms: readonly Given[] = [
  {
    name: "SubStation Alpha with tags, commas and a break",
    text: "[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,Rosa Diaz,,{\\i1}Good\\Nmorning.\nComment: 0,0:00:02.50,0:00:04.00,Default,,,note\nDialogue: 0,0:00:04.00,0:00:05.00,Default,Tom Hale,,Morning, all.\n",
    right: greetings,
    starts: [1000, 4000],
  },
  {
    name: "a time in brackets without a blank",
    text: "[ti:Call]\n[00:01.00]Rosa Diaz: Good morning.\n[00:04.00]Tom Hale: Morning, all.\n",
    right: greetings,
    starts: [1000, 4000],
  },
  {
    name: "bold names of Markdown",
    text: "**Rosa Diaz** *00:01*\n\nGood morning.\n\n**Tom Hale** *00:04*\n\nMorning, all.\n",
    right: greetings,
    starts: [1000, 4000],
  },
  {
    name: "a time of the day",
    text: "10:00:01 AM Rosa Diaz: Good morning.\n10:00:04 AM Tom Hale: Morning, all.\n",
    right: greetings,
    starts: [36_001_000, 36_004_000],
  },
  {
    name: "a chat with dates",
    text: "[3/2/26, 10:00:01 AM] Rosa Diaz: Good morning.\n[3/2/26, 10:00:04 AM] Tom Hale: Morning, all.\n",
    right: greetings,
    starts: [36_001_000, 36_004_000],
  },
  {
    name: "labels of Audacity",
    text: "1.000000\t2.500000\tGood morning.\n2.500000\t4.000000\tMorning.\n",
    right: ["Good morning.", "Morning."],
    starts: [1000, 2500],
  },
  {
    name: "frames of MicroDVD, which give no time",
    text: "{25}{75}Good morning.\n{75}{99}Morning.|We begin.\n",
    right: ["Good morning.", "Morning. We begin."],
    starts: [undefined, undefined],
  },
];

it.each([...turns, ...mended, ...forms])("$name", async ({ file = "a.txt", text, right, starts, at }) => {
  const { cues } = await read(file, text);
  expect(cues.map(({ speaker, words }) => (speaker ? `${speaker} | ${words}` : words))).toEqual(right);
  if (starts) expect(cues.map(({ start }) => start)).toEqual(starts);
  if (at) expect(cues.map(({ place }) => place && placeText(place))).toEqual(at);
});

it("shows a reporter's own pages and lines beside the lines and in the report", async () => {
  const found = await read("a.txt", "     12\n 1   Q.   Did you?\n 2   A.   I did.\n 3   Q.   When?\n");
  const lines = layLines(found.cues, (speaker) => labelOf(speaker, fileVoices));
  expect(transcriptText(found, lines)).toMatch(/^12:1 +1 +Q\. Did you\?\r$/m);
  const { ownPlaces, designations } = reportFindings(found, lines, clipsOf("1:1-1:2", lines, found.cues), fileVoices);
  expect(ownPlaces).toEqual(["12:1", "12:2", "12:3"]);
  expect(designations[0]).toMatchObject({ ownPlaces: { from: "12:1", to: "12:2" } });
});

const read = (path: string, text: string) => readTranscript({ path, file: new File([text], path) }, () => undefined);

it.each(refusedTranscripts)("$name is refused", async ({ file, text }) => {
  await expect(read(file, text)).rejects.toHaveProperty("fault");
});

it("A mail message is refused by name, and a conversation that begins with a name is not", async () => {
  const mail = "From: a@b.example\nTo: c@d.example\nSubject: x\nDate: Mon, 2 Mar 2026 10:00:00 -0600\n\nDear Rosa,\nsee below.\n";
  await expect(read("a.txt", mail)).rejects.toHaveProperty("fault.own.title", "a.txt is an e-mail message.");
  expect((await read("a.txt", "From: a\nTo: b\nRosa: Good morning.\nTom: Morning.\nRosa: We begin.\n")).cues).toHaveLength(5);
});

import { expect, it } from "vitest";
import { faultOf } from "web/instruments/frame/fault.ts";
import { readTranscript } from "./read-transcript.ts";

const read = (content: string) => readTranscript({ path: "a.txt", file: new File([content], "a.txt") }, () => undefined);
const untimed = [
  [undefined, "", "Good morning."],
  [undefined, "", "Morning. We begin."],
];
const spoken = [
  [1000, "Rosa Diaz", "Good morning."],
  [4000, "Tom Hale", "Morning, all."],
];
const ofDay = spoken.map(([start, ...rest]) => [Number(start) + 36_000_000, ...rest]);

const forms = [
  {
    name: "SubStation Alpha with tags, commas and a break",
    text: "[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname\nStyle: Default,Arial\n\n[Events]\nFormat: Layer, Start, End, Style, Name, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.50,Default,Rosa Diaz,,{\\i1}Good\\Nmorning.\nComment: 0,0:00:02.50,0:00:04.00,Default,,,note\nDialogue: 0,0:00:04.00,0:00:05.00,Default,Tom Hale,,Morning, all.\n",
    right: spoken,
  },
  {
    name: "a time in brackets without a blank",
    text: "[ti:Call]\n[00:01.00]Rosa Diaz: Good morning.\n[00:04.00]Tom Hale: Morning, all.\n",
    right: spoken,
  },
  {
    name: "bold names of Markdown",
    text: "**Rosa Diaz** *00:01*\n\nGood morning.\n\n**Tom Hale** *00:04*\n\nMorning, all.\n",
    right: spoken,
  },
  { name: "a time of the day", text: "10:00:01 AM Rosa Diaz: Good morning.\n10:00:04 AM Tom Hale: Morning, all.\n", right: ofDay },
  {
    name: "a chat with dates",
    text: "[3/2/26, 10:00:01 AM] Rosa Diaz: Good morning.\n[3/2/26, 10:00:04 AM] Tom Hale: Morning, all.\n",
    right: ofDay,
  },
  {
    name: "labels of Audacity",
    text: "1.000000\t2.500000\tGood morning.\n2.500000\t4.000000\tMorning.\n",
    right: [
      [1000, "", "Good morning."],
      [2500, "", "Morning."],
    ],
  },
  { name: "frames of MicroDVD, which give no time", text: "{25}{75}Good morning.\n{75}{99}Morning.|We begin.\n", right: untimed },
] as const;

it.each(forms)("The reader takes $name", async ({ text, right }) => {
  const { cues } = await read(text);
  expect(cues.map(({ start, speaker, words }) => [start, speaker, words])).toEqual(right);
});

it("A mail message is refused by name, and a conversation that begins with a name is not", async () => {
  const mail = "From: a@b.example\nTo: c@d.example\nSubject: x\nDate: Mon, 2 Mar 2026 10:00:00 -0600\n\nDear Rosa,\nsee below.\n";
  await expect(read(mail).catch((error: unknown) => faultOf(error).own?.title)).resolves.toBe("a.txt is an e-mail message.");
  expect((await read("From: a\nTo: b\nRosa: Good morning.\nTom: Morning.\nRosa: We begin.\n")).cues).toHaveLength(5);
});

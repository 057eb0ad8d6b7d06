import { specimenPeople } from "content/specimen/people.ts";

/**
 * The call of March 6 (PRB 0004302), with the collection's words where it quotes the call. Times
 * are seconds of the recording: from, to, who and the words. Exhibit B's names; the third voice is
 * only a number.
 */
const said = `
3.2|6.9|amadi|It’s Dana. I am by the window, the signal is bad. Who else is on?
7.4|9.1|castellan|Only us. The other line is quiet.
9.0|10.6|Voice 3|[inaudible]
11.2|18.7|castellan|I have the workbook open. Version six still says nine point eight, and I cannot sign nine point eight again without a reason.
19.3|24.8|amadi|The reason was in the returns. Joliet counted the compressors twice, and then they stopped counting.
25.1|33.9|castellan|If we book it at 9.8 and it fails in summer, it is mine. Nobody will ask who counted the compressors. They will ask who signed.
34.4|41.2|amadi|And if we book 14.2 now, it is ours for a month. Then the auditors have it, and it is theirs.
41.8|44.0|castellan|Does Kerstin know?
44.3|49.6|amadi|She knows there is a second number. She does not know that there is a second file.
50.2|50.2|Voice 3|[inaudible]
51.0|58.4|castellan|Did you hear that? There is somebody on the line without a number. I said the other line was quiet.
58.9|64.3|amadi|It says guest. It has said guest since we began. Probably the conference room, nobody hangs up.
65.0|73.5|castellan|Leave it. What do I tell the committee? They have nine point eight in the pack, and the pack went out on Wednesday.
74.1|83.6|amadi|You tell them nothing tonight. The pack is a draft. On Monday there is another draft, with one line changed, and it says warranty experience.
84.2|80.0|castellan|Warranty experience.
86.9|92.4|amadi|That is what it is. Units fail, customers call, we pay. It is experience.
93.0|101.7|castellan|And in the file, who explains the change? Adrian wants paper for everything. He asked me twice for the memo on the supply agreement.
102.3|109.9|amadi|Then let Adrian paper it. He was not on this call, and he does not need to have been.
110.6|115.0|castellan|You are sure about the units. RT-40 only, not the whole roof.
115.4|124.8|amadi|RT-40, the spring batch. Luis has the list from the yard. I have not seen it, and I would rather see it before you sign than after.
125.5|128.9|castellan|Then fourteen two, tonight.
129.4|132.2|amadi|Fourteen two. I will save it as version seven.
`
  .trim()
  .split("\n")
  .map((line) => line.split("|"))
  .map(([from, to, who = "", words]) => ({ from: Number(from), to: Number(to), who, words }));

/** Teams numbers cues after the meeting's identifier. */
const cueId = (i: number) => `6a1f0c52-43b2-4e5d-9b1e-7f2d5c0a4302/${i + 1}-0`;
const nameOf = (who: string) =>
  Object.entries(specimenPeople).find(([id]) => id === who)?.[1].name ?? who;

/**
 * The start of the call as a Teams transcript. As in real files, cues overlap, one ends before it
 * begins, one has no length.
 */
export const transcriptSpecimen = {
  name: "call-of-March-6.vtt",
  text: [
    "WEBVTT\n",
    ...said.map(
      ({ from, to, who, words }, i) =>
        `${cueId(i)}\n${stamp(from)} --> ${stamp(to)}\n<v ${nameOf(who)}>${words}</v>\n`,
    ),
  ].join("\n"),
  /** Sample designations. */
  designations: "Plaintiff: 1:11–1:15, 2:19–2:21\nDefendant: 1:17, 2:12–2:13",
};

function stamp(seconds: number): string {
  return `00:${[Math.floor(seconds / 60), seconds % 60].map((n, i) => n.toFixed(i * 3).padStart(2 + i * 4, "0")).join(":")}`;
}

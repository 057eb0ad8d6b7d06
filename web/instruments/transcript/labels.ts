import { transcriptResult as words } from "./words-result.ts";

/** The visitor's choices: names for the file’s speakers, who is examined and who asks. Empty is nobody. */
export type Voices = { readonly names: Readonly<Record<string, string>>; readonly witness: string; readonly examiner: string };

export const fileVoices: Voices = { names: {}, witness: "", examiner: "" };

/** The label of a speaker: name and colon, or Q. and A. for examiner and witness. */
export function labelOf(speaker: string, { names, witness, examiner }: Voices): string {
  if (speaker === "") return "";
  if (speaker === witness) return words.answer;
  if (speaker === examiner) return words.question;
  // In a reporter's transcript the file itself says Q. and A.
  if (/^[QA]\.$/.test(speaker) && !names[speaker]) return speaker;
  return `${names[speaker]?.trim() || speaker}:`;
}

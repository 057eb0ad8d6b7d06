import { transcriptResult as words } from "#content/instruments/transcript-result.ts";

/** What a visitor chose: other names for speakers, by the file’s names, and whose words are answers or questions. Empty is nobody. */
export type Voices = { readonly names: Readonly<Record<string, string>>; readonly witness: string; readonly examiner: string };

export const fileVoices: Voices = { names: {}, witness: "", examiner: "" };

/** What stands before a speaker’s words: his name and a colon, or Q. and A. where the visitor said who asks and who is examined. */
export function labelOf(speaker: string, { names, witness, examiner }: Voices): string {
  if (speaker === "") return "";
  if (speaker === witness) return words.answer;
  if (speaker === examiner) return words.question;
  return `${names[speaker]?.trim() || speaker}:`;
}

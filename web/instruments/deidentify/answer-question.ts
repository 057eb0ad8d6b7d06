import { type ReadText, readText } from "web/instruments/frame/read-text.ts";
import type { Progress } from "web/instruments/frame/worker.ts";
import type { Candidate } from "./candidate.ts";
import { type Decided, decide, type Settings } from "./decide.ts";
import { scan } from "./scan.ts";

/** `source`: a text, a file, or the earlier reading if only the settings changed. */
export type Question = { readonly source: string | File | ReadText; readonly settings: Settings };
export type Answer = { readonly read: ReadText; readonly decided: Decided };

/** The last text with its candidates, so that refusing a find does not scan 10 MB again. */
let last: { readonly text: string; readonly given: string; readonly candidates: readonly Candidate[] } | undefined;

/** Reads a text, finds identifiers and replaces those that the settings cover. Throws the faults of readText. */
export async function answerQuestion({ source, settings }: Question, tell: (progress: Progress) => void): Promise<Answer> {
  const read = typeof source === "object" && "encoding" in source ? source : await readText(source);
  const given = JSON.stringify([settings.names, settings.hand]);
  if (last?.text !== read.text || last.given !== given)
    last = { text: read.text, given, candidates: scan(read.text, settings.names, settings.hand, tell) };
  return { read, decided: decide(read.text, last.candidates, settings) };
}

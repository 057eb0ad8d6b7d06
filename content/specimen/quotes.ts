import { bates as formatBates } from "../bates.ts";
import type { SpecimenDocument } from "../schema-specimen.ts";
import { aiSpecimens, chronology } from "./exhibits/ai.ts";
import { handwriting } from "./exhibits/handwriting.ts";
import { teamsThread } from "./exhibits/microsoft-365.ts";
import { query } from "./exhibits/query.ts";
import { codingLayers } from "./exhibits/review.ts";
import { reviewRoom } from "./exhibits/review-room.ts";
import { transcript } from "./exhibits/transcription.ts";
import { translation } from "./exhibits/translation.ts";
import { viewer } from "./exhibits/viewer.ts";

/** Words that an exhibit copies from a paper of the specimen matter. */
export type Quote = {
  /** The exhibit's title, as its page shows it. */
  readonly exhibit: string;
  /** The number of the paper's first page, as it is printed. */
  readonly number: string;
  readonly words: string;
};

/** Every passage that an exhibit copies from a paper. */
export const quotes = (): readonly Quote[] => [
  ...query.sources.map(({ number, passage }) => quote(query, number, passage)),
  ...codingLayers.rows.flatMap(([number = "", model = ""]) =>
    betweenQuotes(model).map((words) => quote(codingLayers, number, words)),
  ),
  ...chronology.facts.flatMap(({ cite, fact }) =>
    betweenQuotes(fact).map((words) => quote(chronology, formatBates(cite), words)),
  ),
  ...reviewRoom.body
    .flat()
    .flatMap((part) => (typeof part === "string" ? quote(reviewRoom, reviewRoom.bates, part) : [])),
  ...transcript.lines.flatMap(({ time, voice, words }) =>
    [`${time} Voice ${voice}`, words].map((part) => quote(transcript, formatBates(4312), part)),
  ),
  quote({ title: "Transcription" }, formatBates(4312), aiSpecimens.transcription.out),
  quote(handwriting, formatBates(4315), handwriting.lines.map(({ words }) => words).join(" ")),
  ...translation.clauses.flatMap(({ original, translation: english }) =>
    [original.join(""), english].map((words) => quote(translation, formatBates(4163), words)),
  ),
  ...[viewer.body[0], viewer.body[2]].map((words) => quote(viewer, viewer.note, words)),
  ...[4239, 4241].map((number, i) =>
    quote(teamsThread, formatBates(number), teamsThread.messages[i]?.words ?? ""),
  ),
];

/** The quotes whose words are not in their paper, in any case of letters. */
export function misquoted({
  bates,
  text,
  translation: english,
}: SpecimenDocument): readonly Quote[] {
  // A paper that is withheld has no text.
  if (bates === undefined || text === undefined) return [];
  const paper = [text, english].join("\n").toLowerCase();
  return quotes().filter(
    ({ number, words }) => number === formatBates(bates) && !paper.includes(words.toLowerCase()),
  );
}

/** Without the signs of highlighting, quotation marks and what is left out at the ends. */
const quote = ({ title }: { readonly title: string }, number: string, words: string): Quote => ({
  exhibit: title,
  number,
  words: words.replace(/==|~~|\*\*|[“”…]/g, "").replace(/^[\s.,]+|\s+$/g, ""),
});

const betweenQuotes = (words: string): readonly string[] =>
  [...words.matchAll(/“([^”]+)”/g)].map(([, inner = ""]) => inner);

import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Counter } from "#server/counting/counter.ts";
import { isWatchedFreely } from "#server/counting/visit.ts";
import { createMinuteCounts } from "#server/http/flood-guard.ts";
import { networksOf } from "#server/http/networks.ts";
import { countedWordsLimit, countPath, wordsNotKept } from "#shared/counts.ts";

export type CountRouteDeps = {
  /** Null: nothing is counted (COUNTING=false). */
  readonly counter: Pick<Counter, "add"> | null;
  readonly refuseOtherOrigins: (request: FastifyRequest) => Promise<void>;
};

const report = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("search"), words: z.string().check(z.maxLength(400)) }),
  z.object({ kind: z.literal("form-begun") }),
]);

/** Reports that are counted per minute: from one address, and from all together. */
const most = { perAddress: 10, all: 600 } as const;

/**
 * `POST /api/count`: what only the browser sees (shared/counts.ts). Also 204 when a report is not counted, whatever the reason: the page
 * need not know.
 */
export async function countRoute(app: FastifyInstance, { counter, refuseOtherOrigins }: CountRouteDeps): Promise<void> {
  const minute = createMinuteCounts(10_000, () => performance.now());
  app.post(countPath, { bodyLimit: 2_048, onRequest: refuseOtherOrigins }, async (request, reply) => {
    const read = report.safeParse(request.body);
    const isOneOfMany = () => minute.add(networksOf(request.ip).own) > most.perAddress || minute.add("all") > most.all;
    if (counter && read.success && isWatchedFreely(request.headers) && !isOneOfMany()) {
      if (read.data.kind === "search") counter.add("search", countableWords(read.data.words));
      else counter.add("form", "begun");
    }
    return reply.code(204).send();
  });
}

/**
 * What is kept of the words of a search without results; pure. Lower case, 60 characters at most. Words that may identify somebody are
 * dropped: addresses, numbers, names (two capitalised words), parties, titles, whole sentences. The search still counts. A name in lower
 * case passes.
 */
export function countableWords(text: string): string {
  const words = text.replace(/\s+/g, " ").trim();
  if (words.length < 2 || !/\p{L}/u.test(words)) return wordsNotKept;
  if (personal.some((sign) => sign.test(words)) || words.split(" ").length > 5) return wordsNotKept;
  return words.toLowerCase().slice(0, countedWordsLimit).trim();
}

const personal = [
  /[@<>\\]|:\/\/|\bwww\./i,
  // Telephone, social security and case numbers; not "Rule 502(d)" or "365".
  /\d{4}|(?:\d\D*){5}|\d-\d/,
  /\S\s+v(?:s|ersus)?\b\.?\s/i,
  /\b(?:mr|mrs|ms|dr|judge|attorney|esq|estate of|in re|ex rel|d\.?o\.?b|born|ssn)\b/i,
  /(?:^|\s)\p{Lu}[\p{Ll}'’]+\s(?:\p{Lu}\.?\s)?\p{Lu}[\p{Ll}'’]+/u,
  /\p{Cc}/u,
];

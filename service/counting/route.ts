import { existsSync, readFileSync } from "node:fs";
import { countedWordsLimit, countPath, wordsNotKept } from "content/wire/counts.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Counter } from "service/counting/counts.ts";
import { isWatchedFreely } from "service/counting/visit.ts";
import { createMinuteCounts } from "service/http/flood-guard.ts";
import { networksOf } from "service/http/networks.ts";
import * as z from "zod/mini";

export type CountRouteDeps = {
  /** Null: nothing is counted (COUNTING=false). */
  readonly counter: Pick<Counter, "add"> | null;
  /** The words of searches that may be kept. */
  readonly searchWords: ReadonlySet<string>;
  readonly refuseOtherOrigins: (request: FastifyRequest) => Promise<void>;
};

const report = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("search"), words: z.string().check(z.maxLength(400)) }),
  z.object({ kind: z.literal("form-begun") }),
]);

/** Reports that are counted per minute: from one address, and from all together. */
const most = { perAddress: 10, all: 600 } as const;

/** `POST /api/count`: what only the browser sees (content/wire/counts.ts). 204 also when nothing is counted: the page need not know. */
export async function countRoute(app: FastifyInstance, { counter, searchWords, refuseOtherOrigins }: CountRouteDeps): Promise<void> {
  const minute = createMinuteCounts();
  app.post(countPath, { bodyLimit: 2_048, onRequest: refuseOtherOrigins }, async (request, reply) => {
    const read = report.safeParse(request.body);
    const isOneOfMany = () => minute.add(networksOf(request.ip).own) > most.perAddress || minute.add("all") > most.all;
    if (counter && read.success && isWatchedFreely(request.headers) && !isOneOfMany()) {
      if (read.data.kind === "search") counter.add("search", countableWords(read.data.words, searchWords));
      else counter.add("form", "begun");
    }
    return reply.code(204).send();
  });
}

/** The words of a search, kept when every one is in `known` (the search's index and synonyms): anything else may be a name. Pure. */
export function countableWords(text: string, known: ReadonlySet<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isKept = words.length > 0 && words.length <= 5 && words.every((word) => known.has(word));
  return isKept ? words.join(" ").slice(0, countedWordsLimit).trim() : wordsNotKept;
}

/** The words that the build has written to `file`, a JSON list in lower case; none when there is no such file: then nothing is kept. */
export function readSearchWords(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8"))));
}

import { existsSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { countedWordsLimit, countPath, wordsNotKept } from "content/wire/counts.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Counter } from "service/counting/counts.ts";
import { createMinuteCounts } from "service/http/flood-guard.ts";
import { networksOf } from "service/http/networks.ts";
import * as z from "zod/mini";

/** Documents that are counted per minute from one address. */
const mostPerAddress = 60;

type Visit = Pick<FastifyRequest, "headers" | "ip" | "url">;

/**
 * Gives the function that counts a document sent whole (200): the page or guide, the referring
 * site, and the campaign.
 */
export function countVisits(counter: Pick<Counter, "add">): (path: string, request: Visit) => void {
  const minute = createMinuteCounts();

  return (path, { headers, ip, url }) => {
    const agent = headers["user-agent"];
    if (!agent || robotNames.test(agent) || !isWatchedFreely(headers) || !isNavigation(headers))
      return;
    if (minute.add(networksOf(ip).own) > mostPerAddress) return;
    if (path.startsWith(guides)) counter.add("guide", path.slice(guides.length));
    else counter.add("page", path);
    const site = referringSite(headers);
    if (site) counter.add("referrer", site);
    const campaign = campaignIn(url);
    if (campaign) counter.add("campaign", campaign);
  };
}

/**
 * False for visitors who ask not to be tracked (Global Privacy Control, DNT). Nothing here tracks,
 * but they are left out too.
 */
function isWatchedFreely(headers: IncomingHttpHeaders): boolean {
  return headers["sec-gpc"] !== "1" && headers.dnt !== "1";
}

const guides = "/downloads/";

/** Crude on purpose: matches agents that call themselves programs. */
const robotNames =
  /bot|crawl|spider|slurp|scan|preview|fetch|monitor|curl|wget|python|java\/|http-client|okhttp|axios|headless|lighthouse|facebookexternalhit/i;

/** Requests by scripts and prefetches are no visits. Browsers on plain http send neither header. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  const mode = headers["sec-fetch-mode"];
  return (
    (mode === undefined || mode === "navigate") &&
    headers["sec-purpose"] === undefined &&
    headers.purpose === undefined
  );
}

/**
 * The host of the referring https site, without "www."; null for this site and for IP addresses.
 */
function referringSite({ referer, host }: IncomingHttpHeaders): string | null {
  if (!referer?.startsWith("https://")) return null;
  const from = URL.parse(referer);
  if (!from || from.host === host) return null;
  const site = from.hostname.replace(/^www\./, "");
  return site !== host?.replace(/^www\./, "").replace(/:\d+$/, "") &&
    /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(site) &&
    site.length <= 100
    ? site
    : null;
}

/**
 * `source / medium / campaign` of a link, or null. A name that is long, or has an @ or a long
 * number, may be a recipient's: not kept.
 */
function campaignIn(url: string): string | null {
  const question = url.indexOf("?");
  if (question === -1) return null;
  const query = new URLSearchParams(url.slice(question));
  const names = ["utm_source", "utm_medium", "utm_campaign"].map(
    (name) => query.get(name)?.trim().toLowerCase() ?? "",
  );
  if (names.every((name) => name === "")) return null;
  return names
    .map((name) => (name === "" ? "-" : isCampaignName(name) ? name : wordsNotKept))
    .join(" / ");
}

function isCampaignName(name: string): boolean {
  return /^[a-z\d][a-z\d ._+-]{0,39}$/.test(name) && !/\d{7}/.test(name);
}

type CountRouteDeps = {
  /** Null: nothing is counted (COUNTING=false). */
  readonly counter: Pick<Counter, "add"> | null;
  /** Whether a path is a document of the site. */
  readonly isPage: (path: string) => boolean;
  /** The words of searches that may be kept. */
  readonly searchWords: ReadonlySet<string>;
  readonly refuseOtherOrigins: (request: FastifyRequest) => Promise<void>;
};

const report = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("search"), words: z.string().check(z.maxLength(400)) }),
  z.object({ kind: z.literal("form-begun") }),
  z.object({ kind: z.literal("page"), path: z.string().check(z.maxLength(400)) }),
]);

/** Reports that are counted per minute: from one address, and from all together. */
const most = { perAddress: 10, all: 600 } as const;

/**
 * `POST /api/count`: what only the browser sees (content/wire/counts.ts). 204 also when nothing is
 * counted: the page need not know.
 */
export async function countRoute(
  app: FastifyInstance,
  { counter, isPage, searchWords, refuseOtherOrigins }: CountRouteDeps,
): Promise<void> {
  const minute = createMinuteCounts();

  function countReport(
    said: z.infer<typeof report>,
    address: string,
    { add }: Pick<Counter, "add">,
  ): void {
    if (said.kind === "page") {
      if (isPage(said.path) && minute.add(`pages of ${address}`) <= mostPerAddress)
        add("page", said.path);
      return;
    }
    if (minute.add(address) > most.perAddress || minute.add("all") > most.all) return;
    if (said.kind === "search") add("search", countableWords(said.words, searchWords));
    else add("form", "begun");
  }

  app.post(
    countPath,
    { bodyLimit: 2_048, onRequest: refuseOtherOrigins },
    async (request, reply) => {
      const read = report.safeParse(request.body);
      if (counter && read.success && isWatchedFreely(request.headers))
        countReport(read.data, networksOf(request.ip).own, counter);
      return reply.code(204).send();
    },
  );
}

/**
 * The words of a search, kept when every one is in `known` (the search's index and synonyms):
 * anything else may be a name. Pure.
 */
export function countableWords(text: string, known: ReadonlySet<string>): string {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const isKept = words.length > 0 && words.length <= 5 && words.every((word) => known.has(word));
  return isKept ? words.join(" ").slice(0, countedWordsLimit).trim() : wordsNotKept;
}

/**
 * The words that the build has written to `file`, a JSON list in lower case; none when there is no
 * such file: then nothing is kept.
 */
export function readSearchWords(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  return new Set(z.array(z.string()).parse(JSON.parse(readFileSync(file, "utf8"))));
}

import type { Href } from "content/site-map.ts";
import { activity } from "instruments/activity/words.ts";
import { deidentify } from "instruments/deidentify/words.ts";
import { elusion } from "instruments/elusion/words.ts";
import { estimate } from "instruments/estimate/words.ts";
import { first72Hours } from "instruments/first-72-hours/words.ts";
import { hash } from "instruments/hash/words.ts";
import { languages } from "instruments/languages/words.ts";
import { links } from "instruments/links/words.ts";
import type { InstrumentName } from "instruments/names.ts";
import { photo } from "instruments/photo/words.ts";
import { production } from "instruments/production/words.ts";
import { query } from "instruments/query/words.ts";
import { redactions } from "instruments/redactions/words.ts";
import { summary } from "instruments/summary/words.ts";
import { transcript } from "instruments/transcript/words.ts";

export type Tool = { readonly question: string; readonly name: string; readonly to: Href };

type Page = Exclude<Href, `${string}#${string}` | `${string}?${string}`>;
type Words = { readonly heading: string; readonly label: string };

/** Each instrument's page and words: those of a deadline first. */
const places = {
  production: ["/paper-discovery", production],
  redactions: ["/identification-de-identification", redactions],
  "first-72-hours": ["/esi-consulting", first72Hours],
  hash: ["/forensics", hash],
  links: ["/modern-attachments", links],
  activity: ["/siemly", activity],
  estimate: ["/data-hosting", estimate],
  elusion: ["/document-review", elusion],
  deidentify: ["/identification-de-identification", deidentify],
  photo: ["/object-detection", photo],
  languages: ["/document-translation", languages],
  summary: ["/contentsummarization", summary],
  transcript: ["/transcription", transcript],
  query: ["/queryassistant", query],
} as const satisfies Readonly<Record<InstrumentName, readonly [Page, Words]>>;

/** Every instrument by the question it answers, with its address. */
export const tools: readonly Tool[] = Object.entries(places).map(([id, [page, { heading, label }]]) => ({
  question: heading,
  name: label,
  to: `${page}#${id}`,
}));

import {
  activity,
  deidentify,
  elusion,
  estimate,
  first72Hours,
  hash,
  languages,
  links,
  photo,
  production,
  query,
  redactions,
  summary,
  transcript,
} from "content/instruments.ts";
import type { Href } from "content/site-map.ts";
import type { InstrumentName } from "instruments/names.ts";

export type Tool = { readonly question: string; readonly name: string; readonly to: Href };

type Page = Exclude<Href, `${string}#${string}` | `${string}?${string}`>;
type Words = { readonly heading: string; readonly label: string };

/** Each instrument's page and words: those of a deadline first. */
const places = {
  production: ["/paper-discovery", () => production],
  redactions: ["/identification-de-identification", () => redactions],
  "first-72-hours": ["/esi-consulting", () => first72Hours],
  hash: ["/forensics", () => hash],
  links: ["/modern-attachments", () => links],
  activity: ["/siemly", () => activity],
  estimate: ["/data-hosting", () => estimate],
  elusion: ["/document-review", () => elusion],
  deidentify: ["/identification-de-identification", () => deidentify],
  photo: ["/object-detection", () => photo],
  languages: ["/document-translation", () => languages],
  summary: ["/contentsummarization", () => summary],
  transcript: ["/transcription", () => transcript],
  query: ["/queryassistant", () => query],
} as const satisfies Readonly<Record<InstrumentName, readonly [Page, () => Words]>>;

/** Every instrument by the question it answers, with its address. */
export const tools = (): readonly Tool[] =>
  Object.entries(places).map(([id, [page, words]]) => ({
    question: words().heading,
    name: words().label,
    to: `${page}#${id}`,
  }));

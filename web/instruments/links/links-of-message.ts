import { type CloudFile, cloudFileOf, keepsFiles } from "./cloud-file.ts";
import { kindOfName } from "./kind-of-name.ts";
import type { Mark, Place, RawLink } from "./links-in-text.ts";
import { type Layer, outerLayer, type Wrapper } from "./wrappers.ts";

/**
 * A link to a file, or into a wrapper that hides its target (`closed`, with the domain if known). The `target` is what the wrappers of
 * `address` contain.
 */
export type FoundLink = {
  readonly address: string;
  readonly target: string;
  readonly wrappers: readonly Wrapper[];
  readonly file?: CloudFile;
  readonly closed?: Pick<Layer, "wrapper" | "domain">;
  readonly shown?: string;
  readonly shownDiffers: boolean;
  readonly places: readonly Place[];
  readonly marks: readonly Mark[];
  readonly isQuoted: boolean;
};

/** `others` counts the different links of the message that lead to no file. */
export type MessageLinks = { readonly links: readonly FoundLink[]; readonly others: number };

/** Merges all links to one file in a message: HTML, text, header, wrapped and bare. */
export function linksOfMessage(raw: readonly RawLink[]): MessageLinks {
  const links = new Map<string, FoundLink>();
  const others = new Set<string>();
  for (const link of raw) {
    const found = examined(link);
    if (!found) {
      others.add(unwrap(link.address).target);
      continue;
    }
    const key = keyOf(found);
    const known = links.get(key);
    links.set(key, known ? merged(known, found) : found);
  }
  return { links: [...links.values()], others: others.size };
}

function examined({ address, place, shown, mark, isQuoted }: RawLink): FoundLink | undefined {
  const { target, wrappers, closed } = unwrap(address);
  const url = urlOf(target);
  const file = url && !closed ? cloudFileOf(url) : undefined;
  // A wrapper with a domain that stores no files leads to a page.
  const isPage = closed?.domain !== undefined && !keepsFiles(closed.domain);
  if (isPage || (!file && !closed)) return undefined;
  return {
    address,
    target,
    wrappers,
    ...(file ? { file } : {}),
    ...(closed ? { closed } : {}),
    ...(shown && !isSame(shown, address) ? { shown } : {}),
    shownDiffers: shownDiffers(shown, target, file),
    places: [place],
    marks: mark ? [mark] : [],
    isQuoted,
  };
}

/** Keeps the first link text. Quoted only if all occurrences are. */
function merged(known: FoundLink, again: FoundLink): FoundLink {
  const shown = known.shown ?? again.shown;
  return {
    ...known,
    ...(shown ? { shown } : {}),
    ...(known.wrappers.length < again.wrappers.length ? { address: again.address, wrappers: again.wrappers } : {}),
    shownDiffers: known.shownDiffers || again.shownDiffers,
    places: [...new Set([...known.places, ...again.places])],
    marks: [...new Set([...known.marks, ...again.marks])],
    isQuoted: known.isQuoted && again.isQuoted,
  };
}

function keyOf({ file, target }: FoundLink): string {
  if (!file) return target;
  return [file.provider, file.id ?? [file.place, file.name].join("/")].join(" ");
}

const isSame = (shown: string, address: string) => shown.replace(/\/$/, "") === address.replace(/\/$/, "");

/** Whether a link’s text names another host or file than its target. Text that is neither address nor file name never differs. */
function shownDiffers(shown: string | undefined, target: string, file: CloudFile | undefined): boolean {
  if (!shown) return false;
  const address = urlOf(shown.trim()) && urlOf(unwrap(shown.trim()).target);
  const leadsTo = urlOf(target);
  if (address && leadsTo) return bare(address) !== bare(leadsTo);
  const name = file?.name?.split("/").at(-1);
  if (!name || !kindOfName(name) || !kindOfName(shown)) return false;
  return plain(shown) !== plain(name);
}

/** Compares hosts only: long addresses are shown without query, or cut. */
const bare = ({ hostname }: URL) => hostname.replace(/^www\./, "");
const plain = (name: string) =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_+]+/g, " ")
    .trim();

/** `target` is the innermost address. With `closed`, the last layer could not be opened and `target` is its own address. */
type Unwrapped = { readonly target: string; readonly wrappers: readonly Wrapper[]; readonly closed?: Layer };

/** The most layers removed; mail filters add fewer. */
const MOST_LAYERS = 8;

/** Removes mail filters and redirects from an address without using the network. Other text is its own target. */
export function unwrap(address: string): Unwrapped {
  const wrappers: Wrapper[] = [];
  let target = address;
  while (wrappers.length < MOST_LAYERS) {
    const url = urlOf(target);
    const layer = url && outerLayer(url);
    if (!layer) return { target, wrappers };
    wrappers.push(layer.wrapper);
    if (layer.inside === undefined) return { target, wrappers, closed: layer };
    target = layer.inside;
  }
  return { target, wrappers };
}

/** An address of the web, with or without its scheme; undefined for any other text. */
export function urlOf(text: string): URL | undefined {
  const whole = /^https?:/i.test(text) ? text : /^www\./i.test(text) ? `https://${text}` : undefined;
  return whole && URL.canParse(whole) ? new URL(whole) : undefined;
}

import { type CloudFile, cloudFileOf, keepsFiles } from "./cloud-file.ts";
import type { Mark, Place, RawLink } from "./raw-link.ts";
import { shownDiffers } from "./shown-differs.ts";
import { unwrap, urlOf } from "./unwrap.ts";
import type { Layer, Wrapper } from "./wrappers.ts";

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

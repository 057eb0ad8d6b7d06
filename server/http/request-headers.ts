import type { Encoding, SiteEntry, Variant } from "#server/http/site-entries.ts";

/** The best variant of an entry for an Accept-Encoding header, in our order of preference; `q=0` refuses one (RFC 9110 §12.5.3). */
export function chooseEncoding(accept: string | string[] | undefined, { variants }: SiteEntry): Variant {
  if (typeof accept !== "string") return variants.identity;
  const accepted = acceptedEncodings(accept);
  for (const encoding of accepted) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  return variants.identity;
}

const preferred = ["br", "gzip"] as const satisfies readonly Encoding[];

/** Caches up to 200 values: browsers send few different ones. */
const remembered = new Map<string, readonly Encoding[]>();

function acceptedEncodings(accept: string): readonly Encoding[] {
  const known = remembered.get(accept);
  if (known) return known;
  const offers = new Map(
    accept
      .toLowerCase()
      .split(",")
      .map((offer) => readOffer(offer)),
  );
  const accepted = preferred.filter((encoding) => (offers.get(encoding) ?? offers.get("*") ?? 0) > 0);
  if (remembered.size < 200) remembered.set(accept, accepted);
  return accepted;
}

function readOffer(offer: string): readonly [name: string, quality: number] {
  const [name = "", ...parameters] = offer.split(";").map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, quality ? Number(quality.slice(2)) || 0 : 1];
}

/** If-None-Match compares weakly (RFC 9110 §13.1.2). */
export function tagMatches(header: string, etag: string): boolean {
  return header === etag || header === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

export type Range =
  | { readonly status: 206; readonly start: number; readonly end: number; readonly contentRange: string }
  | { readonly status: 416; readonly contentRange: string };

/**
 * A single byte range (RFC 9110 §14.2), both ends inclusive. Null for the whole file: several ranges, another unit, or an If-Range of other
 * bytes.
 */
export function readRange(header: string, ifRange: string | string[] | undefined, { body, etag }: Variant): Range | null {
  if (ifRange !== undefined && ifRange !== etag) return null;
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  const size = body.length;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < start) return null;
  if (start >= size || (first === "" && last === "0")) return { status: 416, contentRange: `bytes */${size}` };
  return { status: 206, start, end, contentRange: `bytes ${start}-${end}/${size}` };
}

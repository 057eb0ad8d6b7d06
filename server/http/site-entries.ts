import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentType, isCompressible } from "#server/http/content-types.ts";
import { type SecuritySettings, siteHeaders } from "#server/http/security-headers.ts";

/** A file in one encoding: its bytes, and the headers of a 200 and of a 304 as name, value, name, value ... */
export type Variant = {
  readonly etag: string;
  readonly body: Buffer;
  readonly headers: readonly string[];
  readonly unchanged: readonly string[];
};

export type Encoding = "identity" | "gzip" | "br";

/** Everything the site answers at one path. */
export type SiteEntry = {
  readonly variants: Readonly<Partial<Record<Encoding, Variant>>> & { readonly identity: Variant };
  readonly ranges: boolean;
  /** A page, or another file that a browser shows as one. */
  readonly isDocument: boolean;
};

export type Site = { readonly entries: ReadonlyMap<string, SiteEntry>; readonly notFound: SiteEntry | null };

/**
 * Reads the built site below `folder` into memory. Pages are `<path>/index.html`, the not-found page `404/index.html` or `404.html`. Uses
 * the `.br` and `.gz` files beside a file, and compresses text itself where there are none. Throws when the folder cannot be read.
 */
export async function readSite(folder: string, security: SecuritySettings): Promise<Site> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const known = new Set(names);
  const served = names.filter((name) => isServed(name, known));
  const pairs = await Promise.all(served.map(async (name) => [toPath(name), await readEntry(folder, name, known, security)] as const));
  const entries = new Map(pairs);
  const notFound = entries.get("/404") ?? entries.get("/404.html") ?? null;
  for (const path of ["/404", "/404.html"]) entries.delete(path);
  return { entries, notFound };
}

/** Hidden files, the framework's own (`__`) and compressed copies have no address. */
export function isServed(name: string, known: ReadonlySet<string>): boolean {
  return !/(^|\/)\.(?!well-known\/)|(^|\/)__/.test(name) && !isSidecar(name, known);
}

const sidecars = { br: ".br", gzip: ".gz" } as const;

function isSidecar(name: string, known: ReadonlySet<string>): boolean {
  return Object.values(sidecars).some((suffix) => name.endsWith(suffix) && known.has(name.slice(0, -suffix.length)));
}

/** The address of a built file: about/index.html is the page /about; everything else keeps its name. */
export function toPath(name: string): string {
  return `/${name}`.replace(/\/index\.html$/, "") || "/";
}

async function readEntry(folder: string, name: string, known: ReadonlySet<string>, security: SecuritySettings): Promise<SiteEntry> {
  const body = await readFile(join(folder, name));
  const type = contentType(name);
  const isDocument = type.startsWith("text/html");
  const common = {
    "content-type": type,
    ...siteHeaders(toPath(name), type, isDocument ? body.toString() : "", security),
    ...(isDocument ? {} : { "accept-ranges": "bytes" }),
  };
  const encoded = await encodings(folder, name, body, type, known);
  const vary = Object.keys(encoded).length > 0;
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const make = (encoding: Encoding, bytes: Buffer) => toVariant(common, digest, encoding, bytes, vary);
  return {
    ranges: !isDocument,
    isDocument,
    variants: {
      identity: make("identity", body),
      ...(encoded.gzip ? { gzip: make("gzip", encoded.gzip) } : {}),
      ...(encoded.br ? { br: make("br", encoded.br) } : {}),
    },
  };
}

type Encoded = { readonly gzip?: Buffer; readonly br?: Buffer };

async function encodings(folder: string, name: string, body: Buffer, type: string, known: ReadonlySet<string>): Promise<Encoded> {
  const beside = (suffix: string) => (known.has(name + suffix) ? readFile(join(folder, name + suffix)) : null);
  const small = !isCompressible(type) || body.length < 256;
  const [br, zipped] = await Promise.all([
    beside(sidecars.br) ?? (small ? null : compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
    beside(sidecars.gzip) ?? (small ? null : compressGzip(body)),
  ]);
  const worth = (bytes: Buffer | null) => (bytes && bytes.length < body.length ? bytes : undefined);
  return { br: worth(br), gzip: worth(zipped) };
}

const compressBrotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);
const compressGzip = promisify<Buffer, Buffer>(gzip);

function toVariant(common: Readonly<Record<string, string>>, digest: string, encoding: Encoding, body: Buffer, vary: boolean): Variant {
  // A strong tag names bytes, so it differs by encoding (RFC 9110 §8.8.3.3).
  const etag = encoding === "identity" ? `"${digest}"` : `"${digest}-${encoding}"`;
  const validators = { etag, ...(vary ? { vary: "accept-encoding" } : {}) };
  const unchanged = { ...common, ...validators };
  const headers = {
    ...common,
    ...validators,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    "content-length": String(body.length),
  };
  return { etag, body, headers: Object.entries(headers).flat(), unchanged: Object.entries(unchanged).flat() };
}

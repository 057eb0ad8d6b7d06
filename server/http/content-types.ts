import { extname } from "node:path";

/** The media type of a file by its name (IANA; RFC 9239 for JavaScript). */
export function contentType(name: string): string {
  const known = feeds.find(([ending]) => name.endsWith(ending));
  return known?.[1] ?? types[extname(name).toLowerCase()] ?? "application/octet-stream";
}

/** True for types that shrink when compressed. */
export function isCompressible(type: string): boolean {
  return /^text\/|json|xml|javascript|svg|wasm|x-icon/.test(type);
}

/** Feeds are XML or JSON with other media types (RFC 4287; JSON Feed 1.1). */
const feeds = [
  [".atom.xml", "application/atom+xml; charset=utf-8"],
  [".rss.xml", "application/rss+xml; charset=utf-8"],
  ["feed.json", "application/feed+json; charset=utf-8"],
] as const;

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".wasm": "application/wasm",
  ".zip": "application/zip",
};

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding, readRange, tagMatches } from "#server/http/request-headers.ts";
import { type RequestIds, requestIdHeader } from "#server/http/request-id.ts";
import { inertPolicy, type SecuritySettings, securityHeaders } from "#server/http/security-headers.ts";
import { readSite, type Site, type SiteEntry } from "#server/http/site-entries.ts";

/** Answers a request for the site, with an id from `requestIds`, and gives true. Gives false when the path belongs to the service. */
export type SiteHandler = (request: IncomingMessage, response: ServerResponse, requestIds: RequestIds) => boolean;

/**
 * Serves the built site in `folder` from memory, below Fastify: prepared bytes and headers, one look-up per request. `isService` tells the
 * service's paths. `onDocument` is called for each document sent whole. Throws when the folder cannot be read.
 */
export async function createSiteHandler(
  folder: string,
  security: SecuritySettings,
  isService: (path: string) => boolean,
  onDocument: (path: string, headers: IncomingHttpHeaders) => void = () => {},
): Promise<SiteHandler> {
  const site = await readSite(folder, security);
  const plain = Object.entries({
    ...securityHeaders(security),
    "content-security-policy": inertPolicy,
    "cache-control": "no-cache",
    "content-length": "0",
  }).flat();

  return (request, response, requestIds) => {
    const url = request.url ?? "/";
    const question = url.indexOf("?");
    const path = question === -1 ? url : url.slice(0, question);
    const exact = site.entries.get(path);
    if (!exact && isService(path)) return false;
    const id = [requestIdHeader, requestIds(request)];
    if (request.method !== "GET" && request.method !== "HEAD") {
      refuse(request, response, [...plain, ...id]);
      return true;
    }
    if (exact) {
      const status = sendEntry(request, response, exact, id);
      if (status === 200 && exact.isDocument && request.method === "GET") onDocument(path, request.headers);
    } else sendOther(request, response, site, path, question === -1 ? "" : url.slice(question), plain, id);
    return true;
  };
}

/** 200, 304 or a range of an entry that exists; gives the status. */
function sendEntry(request: IncomingMessage, response: ServerResponse, entry: SiteEntry, id: readonly string[]): number {
  const { headers } = request;
  const variant = headers.range && entry.ranges ? entry.variants.identity : chooseEncoding(headers["accept-encoding"], entry);
  const known = headers["if-none-match"];
  if (known !== undefined && tagMatches(known, variant.etag)) {
    response.writeHead(304, [...variant.unchanged, ...id]).end();
    return 304;
  }
  const range = headers.range && entry.ranges && request.method === "GET" ? readRange(headers.range, headers["if-range"], variant) : null;
  if (range) {
    const part = range.status === 206 ? variant.body.subarray(range.start, range.end + 1) : Buffer.alloc(0);
    const others = dropLength(variant.headers);
    response
      .writeHead(range.status, [...others, ...id, "content-range", range.contentRange, "content-length", String(part.length)])
      .end(part);
    return range.status;
  }
  response.writeHead(200, [...variant.headers, ...id]);
  response.end(request.method === "HEAD" ? undefined : variant.body);
  return 200;
}

/** Redirects another spelling of a page's address to the canonical one; everything else is not found. */
function sendOther(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  path: string,
  query: string,
  plain: readonly string[],
  id: readonly string[],
): void {
  const canonical = canonicalPath(path);
  if (canonical === null) {
    response.writeHead(400, [...plain, ...id]).end();
    return;
  }
  if (canonical !== path && site.entries.has(canonical)) {
    response.writeHead(308, [...plain, ...id, "location", encodeURI(canonical) + query]).end();
    return;
  }
  if (!site.notFound) {
    response.writeHead(404, [...plain, ...id]).end();
    return;
  }
  const variant = chooseEncoding(request.headers["accept-encoding"], site.notFound);
  response.writeHead(404, [...variant.headers, ...id]);
  response.end(request.method === "HEAD" ? undefined : variant.body);
}

function refuse(request: IncomingMessage, response: ServerResponse, plain: readonly string[]): void {
  // The body will not be read, so the connection cannot be used again.
  const close = request.method === "OPTIONS" || request.method === "DELETE" ? [] : ["connection", "close"];
  response.writeHead(405, [...plain, "allow", "GET, HEAD", ...close]).end();
}

/**
 * Decoded, without /index.html, doubled and final slashes; null when it cannot be decoded. Looked up in a map only, so no path leaves the
 * site.
 */
function canonicalPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path).replace(/\/{2,}/g, "/");
    return decoded.replace(/\/index\.html?$/, "/").replace(/(.)\/$/, "$1");
  } catch {
    return null;
  }
}

function dropLength(headers: readonly string[]): readonly string[] {
  const at = headers.indexOf("content-length");
  return headers.toSpliced(at, 2);
}

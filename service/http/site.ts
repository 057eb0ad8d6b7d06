import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { HttpProblem } from "service/http/errors.ts";
import {
  type SecuritySettings,
  savesData,
  siteHeaders,
  speculationRulesPath,
  speculationRulesType,
} from "service/http/headers.ts";

export type Site = {
  /**
   * Absolute. Pages are `<path>/index.html`, the not-found page `404/index.html`; `.br` and `.gz`
   * stand beside what is compressed.
   */
  readonly folder: string;
  readonly security: SecuritySettings;
  /** The paths that the service answers; all others are the site's. */
  readonly isService: (path: string) => boolean;
  /** Called for each document that is sent whole. */
  readonly onDocument?:
    | ((path: string, request: Pick<FastifyRequest, "headers" | "ip" | "url">) => void)
    | undefined;
};

/** A file of the site; its headers depend on its address and, for a document, on its text. */
type SiteFile = {
  readonly name: string;
  readonly isCompressed: boolean;
  readonly isDocument: boolean;
  readonly headers: Readonly<Record<string, string>>;
};

/**
 * Serves the built site; other spellings are redirected, unknown addresses are the not-found page.
 * Resolves with what tells whether a path is a document of it. Rejects when it cannot be read.
 */
export async function siteRoutes(
  app: FastifyInstance,
  { folder, security, isService, onDocument }: Site,
): Promise<(path: string) => boolean> {
  const files = await readSite(folder, security);
  const notFound = files.get("/404");
  files.delete("/404");
  // No redirects, index files or routes of its own: the addresses are known.
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    lastModified: false,
  });

  app.addHook("onRequest", async ({ method, url }, reply) => {
    if (method === "GET" || method === "HEAD" || isService(pathOf(url))) return;
    // The body will not be read, so the connection cannot be used again.
    if (method !== "OPTIONS" && method !== "DELETE") reply.header("connection", "close");
    return reply.code(405).headers({ allow: "GET, HEAD", "cache-control": "no-cache" }).send();
  });

  app.get("/*", { config: { access: "anyone" } }, async (request, reply) => {
    const path = pathOf(request.url);
    const file = files.get(path);
    if (file) {
      if (file.isDocument && request.method === "GET")
        reply.raw.once("finish", () =>
          reply.statusCode === 200 ? onDocument?.(path, request) : undefined,
        );
      return send(request, reply, file);
    }
    if (isService(path)) return reply.callNotFound();
    const known = canonicalPath(path);
    if (known !== path && files.has(known))
      return reply
        .header("cache-control", "no-cache")
        .header("location", known + request.url.slice(path.length))
        .code(308)
        .send();
    if (!notFound) throw new HttpProblem(404, "not-found", "There is nothing at this address.");
    // A browser may have kept this page, or ask for a part of another.
    for (const name of ["if-none-match", "if-modified-since", "if-range", "range"])
      delete request.raw.headers[name];
    return send(request, reply.code(404), notFound);
  });

  app.addHook("onSend", async (request, reply) => {
    const type = types.find(([ending]) => pathOf(request.url).endsWith(ending));
    if (type && reply.statusCode < 300) reply.type(type[1]);
    // A refused range or condition must not be kept for a year in place of the file.
    if (reply.statusCode >= 400 && String(reply.getHeader("cache-control")).includes("max-age"))
      reply.header("cache-control", "no-store");
  });
  return (path) => files.get(path)?.isDocument ?? false;
}

function send(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { name, isCompressed, headers }: SiteFile,
): FastifyReply {
  // The plugin would look for copies that are not there.
  if (!isCompressed) delete raw.headers["accept-encoding"];
  reply.headers(headers);
  if (savesData(raw.headers["save-data"])) reply.removeHeader("speculation-rules");
  return reply.sendFile(name);
}

/** The files of the site by address, as addresses are written in requests. */
async function readSite(
  folder: string,
  security: SecuritySettings,
): Promise<Map<string, SiteFile>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const known = new Set(names);
  const files = names
    .filter((name) => isServed(name, known))
    .map(async (name) => {
      const isDocument = name.endsWith(".html");
      const text = isDocument ? await readFile(join(folder, name), "utf8") : "";
      const headers = siteHeaders(name, text, security);
      return [
        encodeURI(toPath(name)),
        { name, isCompressed: known.has(`${name}.br`), isDocument, headers },
      ] as const;
    });
  return new Map(await Promise.all(files));
}

/** Hidden files, the framework's own (`__`) and compressed copies have no address. */
export function isServed(name: string, known: ReadonlySet<string>): boolean {
  const isCopy = [".br", ".gz"].some(
    (ending) => name.endsWith(ending) && known.has(name.slice(0, -ending.length)),
  );
  return !/(^|\/)\.(?!well-known\/)|(^|\/)__/.test(name) && !isCopy;
}

/**
 * The address of a built file: about/index.html is the page /about; everything else keeps its name.
 */
export function toPath(name: string): string {
  return `/${name}`.replace(/\/index\.html$/, "") || "/";
}

function pathOf(url: string): string {
  const question = url.indexOf("?");
  return question === -1 ? url : url.slice(0, question);
}

/**
 * Without /index.html, needless escapes, doubled and final slashes. Looked up in a map only, so no
 * path leaves the site.
 */
function canonicalPath(path: string): string {
  const decoded = decodeURIComponent(path).replace(/\/{2,}/g, "/");
  return encodeURI(decoded.replace(/\/index\.html?$/, "/").replace(/(.)\/$/, "$1"));
}

/**
 * Where the plugin's types are not right: feeds (RFC 4287; JSON Feed 1.1), scripts (RFC 9239) and
 * rules for loading ahead (https://html.spec.whatwg.org/#speculative-loading).
 */
const types = [
  [speculationRulesPath, speculationRulesType],
  [".atom.xml", "application/atom+xml; charset=utf-8"],
  [".rss.xml", "application/rss+xml; charset=utf-8"],
  ["feed.json", "application/feed+json; charset=utf-8"],
  [".js", "text/javascript; charset=utf-8"],
] as const;

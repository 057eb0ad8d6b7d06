import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type SecuritySettings, siteHeaders } from "#server/http/headers.ts";
import { isServed, toPath } from "#server/http/site.ts";
import { filesBelow } from "./files.ts";
import { caddySnippet, headersFile, nginxSnippet } from "./static-header-formats.ts";

/** Headers that differ between files, for the exact `paths` or for everything in `folder` ("/assets/"). */
export type HeaderRule = { readonly paths: readonly string[]; readonly folder: string | null; readonly headers: Headers };

export type StaticHeaders = { readonly common: Headers; readonly rules: readonly HeaderRule[] };

type Headers = Readonly<Record<string, string>>;

/**
 * Writes the server's headers as files for static hosts behind TLS: `_headers` (Netlify, Cloudflare Pages) and snippets for nginx and
 * Caddy. Makes `folder`.
 */
export function writeStaticHeaders(siteFolder: string, folder: string, security: Omit<SecuritySettings, "https">): void {
  const headers = staticHeaders(siteFolder, { ...security, https: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "_headers"), headersFile(headers));
  writeFileSync(join(folder, "nginx.conf"), nginxSnippet(headers));
  writeFileSync(join(folder, "Caddyfile"), caddySnippet(headers));
}

function staticHeaders(siteFolder: string, security: SecuritySettings): StaticHeaders {
  const all = filesBelow(siteFolder).map((file) => relative(siteFolder, file).split(sep).join("/"));
  const known = new Set(all);
  const files = all.filter((name) => isServed(name, known)).map((name) => ({ name, headers: headersOf(siteFolder, name, security) }));
  const common = Object.fromEntries(
    Object.entries(files[0]?.headers ?? {}).filter(([name, value]) => files.every(({ headers }) => headers[name] === value)),
  );
  const own = files.map(({ name, headers }) => ({ name, headers: without(headers, common) }));
  return { common, rules: [...folderRules(own), ...fileRules(own)].sort((a, b) => keyOf(a).localeCompare(keyOf(b))) };
}

type FileHeaders = { readonly name: string; readonly headers: Headers };

/** Static hosts allow few rules (Cloudflare Pages: 100), so a top folder whose files share all headers becomes one rule. */
function folderRules(files: readonly FileHeaders[]): readonly HeaderRule[] {
  return [...byFolder(files)]
    .filter(([folder, inside]) => folder !== "" && isUniform(inside))
    .map(([folder, [first]]) => ({ paths: [], folder: `/${folder}/`, headers: first?.headers ?? {} }));
}

function fileRules(files: readonly FileHeaders[]): readonly HeaderRule[] {
  return [...byFolder(files)]
    .filter(([folder, inside]) => folder === "" || !isUniform(inside))
    .flatMap(([, inside]) => inside.map(({ name, headers }) => ({ paths: addresses(name), folder: null, headers })));
}

function byFolder(files: readonly FileHeaders[]): ReadonlyMap<string, readonly FileHeaders[]> {
  return Map.groupBy(files, ({ name }) => (name.includes("/") ? (name.split("/")[0] ?? "") : ""));
}

/** A folder with a page cannot be one rule: /about is not below /about/. */
function isUniform(files: readonly FileHeaders[]): boolean {
  const [first] = files;
  return files.every(({ name, headers }) => !name.endsWith("/index.html") && JSON.stringify(headers) === JSON.stringify(first?.headers));
}

/** /about and its other forms on hosts (nginx sees /about//index.html when try_files finds the page of /about/). */
function addresses(name: string): readonly string[] {
  const path = toPath(name);
  if (!name.endsWith("index.html")) return [path];
  const folder = path.replace(/\/?$/, "/");
  return [...new Set([path, folder]), `/${name}`, `${folder}/index.html`];
}

function headersOf(siteFolder: string, name: string, security: SecuritySettings): Headers {
  return siteHeaders(name, name.endsWith(".html") ? readFileSync(join(siteFolder, name), "utf8") : "", security);
}

function without(headers: Headers, common: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in common)));
}

function keyOf({ paths, folder }: HeaderRule): string {
  return folder ?? paths[0] ?? "";
}

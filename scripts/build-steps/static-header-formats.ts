import { inertPolicy } from "#server/http/security-headers.ts";
import type { HeaderRule, StaticHeaders } from "./static-headers.ts";

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Where several rules match, both hosts join the values of a header with a comma, which would
 * make two policies of one: no header is set by more than one matching rule. The not-found page has no address of its own and gets the common ones.
 */
export function headersFile({ common, rules }: StaticHeaders): string {
  const blocks = rules
    .filter(({ paths }) => !paths.includes("/404"))
    .flatMap(({ paths, folder, headers }) => addressesOf(paths, folder).map((address) => block(address, headers)));
  return `# ${origin}\n${[block("/*", common), ...blocks].join("\n")}`;
}

/** A snippet for the http block of nginx; headers come down to servers and locations that have no add_header of their own. */
export function nginxSnippet({ common, rules }: StaticHeaders): string {
  const add = (name: string, value: string) => `add_header ${name} ${value} always;`;
  return `# ${origin}
# Include it in http { }. A server or location with an add_header of its own loses these: put that header here instead.
# error_page 404 /404/index.html gives unknown addresses the site's own page.
map_hash_bucket_size 256;
${nginxMap("$site_policy", rules, "content-security-policy", inertPolicy)}
${nginxMap("$site_cache", rules, "cache-control", "no-cache")}
${Object.entries(common)
  .map(([name, value]) => add(name, `'${value}'`))
  .join("\n")}
${add("content-security-policy", "$site_policy")}
${add("cache-control", "$site_cache")}
`;
}

/** A snippet for a Caddyfile: `import` the file at its top, and `import site_headers` in the site and in its handle_errors. */
export function caddySnippet({ common, rules }: StaticHeaders): string {
  const rows = rules.map(({ paths, folder, headers }) => {
    const values = `"${headers["content-security-policy"] ?? inertPolicy}" "${headers["cache-control"] ?? "no-cache"}"`;
    const inputs = folder ? [`~^${folder.replaceAll(".", "\\.")}`] : paths;
    return inputs.map((input) => `\t\t${input} ${values}\n`).join("");
  });
  const lines = Object.entries({ ...common, "content-security-policy": "{site_policy}", "cache-control": "{site_cache}" });
  return `# ${origin}
(site_headers) {
\tmap {path} {site_policy} {site_cache} {
${rows.join("")}\t\tdefault "${inertPolicy}" "no-cache"
\t}
\theader {
${lines.map(([name, value]) => `\t\t${name} \`${value}\`\n`).join("")}\t}
}
`;
}

const origin = "Written by npm run build from server/http/security-headers.ts: change it there.";

/** Hosts serve a folder's index at /about or /about/, never under its file name. */
function addressesOf(paths: readonly string[], folder: string | null): readonly string[] {
  return folder ? [`${folder}*`] : paths.filter((path) => !path.endsWith("/index.html"));
}

function block(address: string, headers: Readonly<Record<string, string>>): string {
  return `${address}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join("")}`;
}

function nginxMap(variable: string, rules: readonly HeaderRule[], header: string, preset: string): string {
  const rows = rules
    .filter(({ headers }) => (headers[header] ?? preset) !== preset)
    .flatMap(({ paths, folder, headers }) =>
      (folder ? [`~^${folder.replaceAll(".", "\\.")}`] : paths.map((path) => `"${path}"`)).map((key) => `  ${key} "${headers[header]}";\n`),
    );
  return `map $uri ${variable} {\n  default "${preset}";\n${rows.join("")}}`;
}

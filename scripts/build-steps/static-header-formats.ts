import { inertPolicy } from "#server/http/headers.ts";
import type { HeaderRule, StaticHeaders } from "./static-headers.ts";

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both join the values of several matching rules with a comma, which would make two
 * policies: no header has more than one matching rule. The not-found page has no address and gets the common headers.
 */
export function headersFile({ common, rules }: StaticHeaders): string {
  const blocks = rules
    .filter(({ paths }) => !paths.includes("/404"))
    .flatMap(({ paths, folder, headers }) => addressesOf(paths, folder).map((address) => block(address, headers)));
  return `# ${origin}\n${[block("/*", common), ...blocks].join("\n")}`;
}

/**
 * A snippet for nginx's http block, with an example server. Servers and locations inherit the headers only when they have no add_header of
 * their own.
 */
export function nginxSnippet({ common, rules }: StaticHeaders): string {
  const add = (name: string, value: string) => `add_header ${name} ${value} always;`;
  return `# ${origin}
# Include it in http { }. A server or location with an add_header of its own loses these: put that header here instead.
# An example of a server, to which listen, server_name and the certificate have to be added:
${commented(nginxExample)}
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

/** A snippet for a Caddyfile, with an example of a site. */
export function caddySnippet({ common, rules }: StaticHeaders): string {
  const rows = rules.map(({ paths, folder, headers }) => {
    const values = `"${headers["content-security-policy"] ?? inertPolicy}" "${headers["cache-control"] ?? "no-cache"}"`;
    const inputs = folder ? [`~^${folder.replaceAll(".", "\\.")}`] : paths;
    return inputs.map((input) => `\t\t${input} ${values}\n`).join("");
  });
  const lines = Object.entries({ ...common, "content-security-policy": "{site_policy}", "cache-control": "{site_cache}" });
  const notFound = rules.find(({ paths }) => paths.includes("/404"))?.headers["content-security-policy"] ?? inertPolicy;
  return `# ${origin}
# Import it at the top of the Caddyfile. An example of a site (Caddy 2.6 or newer):
${commented(caddyExample)}
(site_headers) {
\tmap {path} {site_policy} {site_cache} {
${rows.join("")}\t\tdefault "${inertPolicy}" "no-cache"
\t}
\theader {
${lines.map(([name, value]) => `\t\t${name} \`${value}\`\n`).join("")}\t}
}
# By the time of an error the address is still the visitor's, and no page's: the policy is the not-found page's.
(site_error_headers) {
\theader {
${lines.map(([name, value]) => `\t\t${name} \`${value.replace("{site_policy}", notFound).replace("{site_cache}", "no-cache")}\`\n`).join("")}\t}
}
`;
}

/** Redirects a trailing slash as the server does, because pages know themselves by the address without it. */
const nginxExample = `server {
  root /srv/site;
  error_page 404 /404/index.html;
  absolute_redirect off;
  location ~ ^(.+)/$ { return 308 $1$is_args$args; }
  location / { try_files $uri $uri/index.html =404; }
  location = / { try_files /index.html =404; }
}`;

const caddyExample = `www.your-domain {
	root * /srv/site
	import site_headers
	@slash path_regexp slash ^(.+)/$
	@slash_and_query {
		path_regexp slash ^(.+)/$
		expression {query} != ""
	}
	redir @slash_and_query {re.slash.1}?{query} 308
	redir @slash {re.slash.1} 308
	try_files {path} {path}/index.html
	file_server
	handle_errors {
		import site_error_headers
		rewrite * /404/index.html
		file_server
	}
}`;

function commented(text: string): string {
  return text.replaceAll(/^/gm, "#   ");
}

const origin = "Written by npm run build from server/http/headers.ts: change it there.";

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

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import {
  inertPolicy,
  type SecuritySettings,
  securityHeaders,
  siteHeaders,
  speculationRulesPath,
  speculationRulesType,
} from "service/http/headers.ts";
import { filesBelow } from "./files.ts";

type Headers = Readonly<Record<string, string>>;
/** Each address whose policy is not `inertPolicy`. */
type Policies = ReadonlyMap<string, string>;

const NO_CACHE = "no-cache";
const HEAD = "# Written by npm run build from service/http/headers.ts: change it there.";

/**
 * Writes the server's headers as snippets for an nginx and a Caddy that serve the site behind TLS.
 * Makes `folder`.
 */
export function writeStaticHeaders(
  siteFolder: string,
  folder: string,
  security: Omit<SecuritySettings, "https">,
): void {
  const common = securityHeaders({ https: true });
  const policies = policiesOf(siteFolder, { ...security, https: true });
  const assets =
    siteHeaders("assets/x", "", { ...security, https: true })["cache-control"] ?? NO_CACHE;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "nginx.conf"), nginxSnippet(common, policies, assets));
  writeFileSync(join(folder, "Caddyfile"), caddySnippet(common, policies, assets));
}

function policiesOf(siteFolder: string, security: SecuritySettings): Policies {
  const names = filesBelow(siteFolder).map((file) =>
    relative(siteFolder, file).split(sep).join("/"),
  );
  const rows = names
    .filter((name) => /\.(?:html|svg)$/.test(name))
    .flatMap((name) => {
      const policy = siteHeaders(name, readFileSync(join(siteFolder, name), "utf8"), security)[
        "content-security-policy"
      ];
      return addresses(name).map((address) => [address, policy ?? inertPolicy] as const);
    });
  return new Map(rows.sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * /about and its other forms (nginx sees /about//index.html when try_files finds the page of
 * /about/).
 */
function addresses(name: string): readonly string[] {
  if (!name.endsWith("index.html")) return [`/${name}`];
  const path = `/${name}`.slice(0, -"/index.html".length);
  return [path || "/", `${path}/`, `/${name}`, `${path}//index.html`];
}

/**
 * A snippet for nginx's http block, with an example server. Servers and locations inherit the
 * headers only when they have no add_header of their own.
 */
function nginxSnippet(common: Headers, policies: Policies, assets: string): string {
  const add = (name: string, value: string) => `add_header ${name} ${value} always;`;
  return `${HEAD}
# Include it in http { }. A server or location with an add_header of its own loses these: put that header here instead.
# An example of a server, to which listen, server_name and the certificate have to be added:
${commented(nginxExample)}
map_hash_bucket_size 256;
map $uri $site_policy {
  default "${inertPolicy}";
${[...policies].map(([address, policy]) => `  "${address}" "${policy}";\n`).join("")}}
map $uri $site_cache {
  default "${NO_CACHE}";
  ~^/assets/ "${assets}";
}
# Documents, which alone have scripts, name the rules for loading ahead, but to nobody who saves data. nginx sends no empty header.
map "$http_save_data $site_policy" $site_rules {
  default "";
  "~*^on" "";
  "~script-src" '"${speculationRulesPath}"';
}
${Object.entries(common)
  .map(([name, value]) => add(name, `'${value}'`))
  .join("\n")}
${add("speculation-rules", "$site_rules")}
${add("vary", "save-data")}
${add("content-security-policy", "$site_policy")}
${add("cache-control", "$site_cache")}
`;
}

/** A snippet for a Caddyfile, with an example of a site. */
function caddySnippet(common: Headers, policies: Policies, assets: string): string {
  const headers = (policy: string, cache: string) =>
    Object.entries({ ...common, "content-security-policy": policy, "cache-control": cache })
      .map(([name, value]) => `\t\t${name} \`${value}\`\n`)
      .join("");
  return `${HEAD}
# Import it at the top of the Caddyfile. An example of a site (Caddy 2.6 or newer):
${commented(caddyExample)}
(site_headers) {
\tmap {path} {site_policy} {
${[...policies].map(([address, policy]) => `\t\t${address} "${policy}"\n`).join("")}\t\tdefault "${inertPolicy}"
\t}
\tmap {path} {site_cache} {
\t\t~^/assets/ "${assets}"
\t\tdefault "${NO_CACHE}"
\t}
\theader {
${headers("{site_policy}", "{site_cache}")}\t}
\t# Documents name the rules for loading ahead, but to nobody who saves data.
\t@site_ahead {
\t\tnot header Save-Data on*
\t\tpath_regexp ^[^.]*$|\\.html$
\t}
\theader @site_ahead speculation-rules \`"${speculationRulesPath}"\`
\theader +vary save-data
\theader ${speculationRulesPath} content-type ${speculationRulesType}
}
# By the time of an error the address is still the visitor's, and no page's: the policy is the not-found page's.
(site_error_headers) {
\theader {
${headers(policies.get("/404") ?? inertPolicy, NO_CACHE)}\t}
	@site_error_ahead not header Save-Data on*
	header @site_error_ahead speculation-rules \`"${speculationRulesPath}"\`
	header +vary save-data
}
`;
}

/**
 * Redirects a trailing slash as the server does, because pages know themselves by the address
 * without it.
 */
const nginxExample = `server {
  root /srv/site;
  error_page 404 /404/index.html;
  absolute_redirect off;
  location ~ ^(.+)/$ { return 308 $1$is_args$args; }
  location / { try_files $uri $uri/index.html =404; }
  location = / { try_files /index.html =404; }
  location = ${speculationRulesPath} { types { } default_type ${speculationRulesType}; }
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

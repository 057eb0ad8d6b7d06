import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sitePaths } from "content/site-paths.ts";
import { parse } from "node-html-parser";
import { speculationRulesPath, speculationRulesType } from "service/http/headers.ts";
import { buildFolder } from "service/settings.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filesBelow } from "web/build/files.ts";
import { writeStaticHeaders } from "web/build/static-headers.ts";
import { findCaddy, findNginx, startCaddy, startNginx } from "../support/nginx.ts";
import { holdsForEach } from "../support/offenders.ts";
import { startTestServer } from "../support/service.ts";
import { siteFolder } from "../support/site.ts";

/** Headers that the server, nginx and Caddy must share; headers of the transfer may differ. */
const compared =
  /^(content-security-policy|cache-control|speculation-rules|x-|cross-origin-|origin-agent|permissions-|referrer-|strict-transport)/;

let folder: string;
let server: Awaited<ReturnType<typeof startTestServer>>;
/** What the server sends, by address. */
const expected = new Map<string, Record<string, string>>();
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "static-headers-"));
  writeStaticHeaders(siteFolder, folder, {
    bookingUrl: "https://booking.example/calendar",
    mailingListUrl: "https://list.example/subscribe",
  });
  server = await startTestServer({ PUBLIC_ORIGIN: "https://www.company.example" }, { siteFolder });
  for (const address of [...addresses, "/nope", "/nope.js"])
    expected.set(address, await sent(server.url + address));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Every page, and every other file of the site. */
const addresses = [
  ...sitePaths,
  ...filesBelow(siteFolder)
    .map((file) => file.slice(siteFolder.length))
    .filter((path) => !/\.(br|gz)$|index\.html$/.test(path)),
];

describe("The headers written for nginx and Caddy are those that the server sends", () => {
  test("nginx sends the headers of the server with the example of nginx.conf", async (context) => {
    const nginx = findNginx();
    if (nginx.found === null) return context.skip(nginx.skipped);
    const example = exampleIn("nginx.conf");
    const files = await startNginx(
      nginx.found,
      (port) =>
        `include ${resolve(folder)}/nginx.conf;\n${example.replace("server {", `server {\n  listen 127.0.0.1:${port};`)}`,
    );
    context.onTestFinished(files.stop);
    await expectSame(files.url);
  });

  test("nginx keeps the policy of a page with a slash at the end, where nothing redirects", async (context) => {
    const nginx = findNginx();
    if (nginx.found === null) return context.skip(nginx.skipped);
    const files = await startNginx(nginx.found, (port) =>
      staticServer(port, resolve(folder), resolve(siteFolder)),
    );
    context.onTestFinished(files.stop);
    for (const address of [...addresses, "/nope"])
      expect(await sent(files.url + address), address).toEqual(expected.get(address));
    expect(await sent(`${files.url}/about/`)).toEqual(expected.get("/about"));
  });

  test("Caddy sends the headers of the server with the example of the Caddyfile", async (context) => {
    const caddy = findCaddy();
    if (caddy.found === null) return context.skip(caddy.skipped);
    const example = exampleIn("Caddyfile");
    const files = await startCaddy(
      caddy.found,
      (address) =>
        `{\n\tadmin off\n}\nimport ${resolve(folder)}/Caddyfile\n${example.replace("www.your-domain", address)}`,
    );
    context.onTestFinished(files.stop);
    await expectSame(files.url);
  });

  test("The build has written both files", () => {
    for (const name of ["nginx.conf", "Caddyfile"])
      expect(existsSync(`${buildFolder}/headers/${name}`), name).toBe(true);
  });
});

/** The example in the comments of a snippet, for the built site. */
function exampleIn(name: string): string {
  const lines = readFileSync(join(folder, name), "utf8").matchAll(/^# {3}(.*)$/gm);
  return [...lines]
    .map(([, line = ""]) => line)
    .join("\n")
    .replaceAll("/srv/site", resolve(siteFolder));
}

/** Compares every file, a missing address, and the redirect of a trailing slash. */
async function expectSame(url: string): Promise<void> {
  for (const address of [...addresses, "/nope", "/nope.js"])
    expect(await sent(url + address), address).toEqual(expected.get(address));
  for (const base of [url, server.url]) {
    const answer = await fetch(`${base}/about/?a=1`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([308, "/about?a=1"]);
  }
  expect(await (await fetch(`${url}/nope`)).text()).toBe(
    await (await fetch(`${server.url}/nope`)).text(),
  );
  const saving = await fetch(`${url}/about`, { headers: { "save-data": "on" } });
  expect(await rulesNamed(saving)).toEqual([null, "save-data"]);
  expect(await rulesNamed(await fetch(`${url}/about`))).toEqual([
    `"${speculationRulesPath}"`,
    "save-data",
  ]);
  const rules = await fetch(url + speculationRulesPath);
  expect(rules.headers.get("content-type")).toBe(speculationRulesType);
  expect(await rules.json()).toHaveProperty("prefetch");
}

/** The rules for loading ahead that an answer names, and whether it says that it depends on saving. */
async function rulesNamed(answer: Response) {
  await answer.arrayBuffer();
  return [
    answer.headers.get("speculation-rules"),
    /save-data/i.exec(answer.headers.get("vary") ?? "")?.[0].toLowerCase(),
  ];
}

async function sent(address: string): Promise<Record<string, string>> {
  const response = await fetch(address, { redirect: "manual" });
  await response.arrayBuffer();
  return Object.fromEntries([...response.headers].filter(([name]) => compared.test(name)).sort());
}

function staticServer(port: number, headers: string, root: string): string {
  return `include ${headers}/nginx.conf;
server {
  listen 127.0.0.1:${port};
  root ${root};
  error_page 404 /404/index.html;
  location / { try_files $uri $uri/index.html =404; }
}`;
}

/** A site that no answer may be shared with. */
const foreignOrigin = "https://http-observatory.security.mozilla.org";
/** Sources that let in scripts of others, or words as scripts. */
const loose = /^(?:'unsafe-inline'|'unsafe-eval'|\*|(?:ftp|https?):|https?:\/\/\*.*|http:\/\/.*)$/;

// What MDN's HTTP Observatory (mdn/mdn-http-observatory, src/analyzer/tests) gives points for, all
// of which 130 points take, and takes points for.
test("Every answer behind TLS has the headers that MDN's HTTP Observatory gives points for", () =>
  holdsForEach(
    [...sitePaths, "/no-such-page", "/api/no-such-address", "/api/contacts", "/healthz"],
    String,
    async (path) => {
      const response = await fetch(server.url + path, { headers: { origin: foreignOrigin } });
      const headers = Object.fromEntries(response.headers);
      expect(headers).toMatchObject({
        // Six months at least.
        "strict-transport-security": expect.stringMatching(
          /^max-age=(?:\d{9,}|[2-9]\d{7}|1[6-9]\d{6})/,
        ),
        "x-content-type-options": "nosniff",
        "referrer-policy": expect.stringMatching(
          /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
        ),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": expect.stringMatching(/^same-(?:origin|site)$/),
      });
      expect([headers["set-cookie"], headers["access-control-allow-origin"]]).toEqual([
        undefined,
        undefined,
      ]);
      const policy = (headers["content-security-policy"] ?? "")
        .split(";")
        .map((directive) => directive.trim().split(/\s+/));
      expect(policy).toContainEqual(["default-src", "'none'"]);
      expect(policy.some(([name]) => name === "frame-ancestors")).toBe(true);
      for (const [name = "", ...sources] of policy) {
        expect([name, ...sources.filter((source) => loose.test(source))]).toEqual([name]);
        if (name.startsWith("script-src")) expect(sources).not.toContain("data:");
      }
      const scripts = parse(await response.text()).querySelectorAll("script[src]");
      expect(
        scripts
          .map((script) => script.getAttribute("src"))
          .filter((source) => !/^\/(?!\/)/.test(source ?? "")),
      ).toEqual([]);
    },
  ));

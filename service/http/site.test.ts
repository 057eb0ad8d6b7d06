import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { documentPolicy } from "service/http/headers.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "../../tests/support/service.ts";

const page = (title: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title><style>b{}</style></head><body><script>go(1)</script>` +
  `<script type="module" src="/assets/a.js"></script>${"text ".repeat(200)}</body></html>`;
const files = {
  "index.html": page("Home"),
  "about/index.html": page("About"),
  "consultation/index.html": page("Consultation"),
  "404/index.html": page("Page Not Found"),
  "__spa-fallback.html": page("Fallback"),
  ".secret": "x",
  "assets/a-1234.js": `console.log("${"a".repeat(500)}")`,
  "downloads/core guide.html": page("Guide"),
  "speculation-rules.json": "{}",
  "downloads/guide.pdf": "0123456789".repeat(100),
  "logo.svg": "<svg/>",
};

let folder: string;
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "contact-site-"));
  for (const [name, text] of Object.entries(files)) write(name, text);
  for (const [name, text] of Object.entries(files).filter(([name]) => /html$|js$/.test(name))) {
    write(`${name}.br`, brotliCompressSync(text));
    write(`${name}.gz`, gzipSync(text));
  }
  server = await startTestServer({}, { siteFolder: folder });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("a page of the site", () => {
  test("A page is served at its path, without a cookie, to be asked for again each time", async () => {
    const answer = await get("/about");
    expect(answer.status).toBe(200);
    expect(answer.body).toContain("<title>About</title>");
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "accept-encoding, save-data",
    });
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test.each([
    ["/about/", "/about"],
    ["/about/?a=1", "/about?a=1"],
    ["/about/index.html", "/about"],
    ["/index.html", "/"],
    ["//about", "/about"],
    ["/%61bout", "/about"],
  ])("%s is redirected for good to %s", async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.location]).toEqual([308, to]);
  });

  test.each([
    ...[
      "/nope",
      "/nope/",
      "/404",
      "/404/",
      "/.secret",
      "/__spa-fallback.html",
      "/../service/main.ts",
      "/..%2f..%2fpackage.json",
    ],
    ...["//evil.example/", "/about%00", "/about/x", "/assets/a-1234.js.br"],
  ])("%s is the not-found page with status 404", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body).toContain("<title>Page Not Found</title>");
  });

  test("a path that cannot be decoded is 400, another method 405", async () => {
    expect((await get("/%ff%")).status).toBe(400);
    const answer = await get("/about", {}, "POST");
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  test("The not-found page is sent whole to a client that asks for a part or has it", async () => {
    const tag = String((await get("/about")).headers.etag);
    const headers = [
      ["range", "bytes=0-4"],
      ["if-none-match", tag],
      ["if-none-match", "*"],
    ] as const;
    for (const [name, value] of headers) {
      const answer = await get("/nope", { [name]: value });
      expect([answer.status, answer.body]).toEqual([404, files["404/index.html"]]);
    }
  });

  test("Two Host headers are refused: a proxy could take the request for another one", async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      "GET /about HTTP/1.1\r\nHost: one.example\r\nHost: other.example\r\nConnection: close\r\n\r\n",
    );
    const answer = (await socket.toArray()).join("");
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"host"');
  });

  test("HEAD gives the headers alone", async () => {
    const [head, full] = [await get("/about", {}, "HEAD"), await get("/about")];
    expect([head.status, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(full.headers["content-length"]);
  });

  test("A page of the site is 304 to a client that has it, with the tag of the encoding asked for", async () => {
    const first = await get("/about", { "accept-encoding": "gzip, br" });
    const tag = String(first.headers.etag);
    const second = await get("/about", {
      "accept-encoding": "gzip, br",
      "if-none-match": `"x", ${tag}`,
    });
    expect([second.status, second.body, second.headers.etag]).toEqual([304, "", tag]);
    expect((await get("/about", { "if-none-match": tag })).status).toBe(200);
  });

  test.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["*", "gzip"],
    ["identity", undefined],
    ["", undefined],
  ])("accepting %j it comes as %s", async (accept, encoding) => {
    expect((await get("/", { "accept-encoding": accept })).headers["content-encoding"]).toBe(
      encoding,
    );
  });

  test("A page's policy allows its own inline code by hash, the booking frame, and nothing else", async () => {
    const policy = String((await get("/about")).headers["content-security-policy"]);
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy).toContain(`script-src 'self' ${hash("go(1)")};`);
    expect(policy).toContain(`style-src 'self' ${hash("b{}")};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-src https://booking.example;");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("form-action 'self' https://list.example;");
  });
});

test("A document names the rules for loading ahead, but not to a visitor who saves data", async () => {
  const named = async (path: string, saving?: string) => {
    const answer = await get(path, saving === undefined ? {} : { "save-data": saving });
    return [answer.headers["speculation-rules"], answer.headers.vary];
  };
  const vary = "accept-encoding, save-data";
  expect(await named("/about")).toEqual(['"/speculation-rules.json"', vary]);
  expect(await named("/about", "on")).toEqual([undefined, vary]);
  expect(await named("/nope", "On; x=1")).toEqual([undefined, vary]);
  for (const path of ["/logo.svg", "/assets/a-1234.js", "/speculation-rules.json", "/healthz"])
    expect((await named(path))[0], path).toBe(undefined);
  expect((await get("/speculation-rules.json")).headers["content-type"]).toBe(
    "application/speculationrules+json",
  );
});

test("without a booking calendar a document may frame nothing", () => {
  expect(documentPolicy("", { https: true, bookingUrl: null })).toMatch(
    /^default-src 'none';(?!.*frame-src)/,
  );
});

describe("other files", () => {
  test("hashed ones are kept for a year, in the encoding that the build made", async () => {
    const { headers, raw } = await get("/assets/a-1234.js", { "accept-encoding": "br" });
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": "br",
    });
    expect(brotliDecompressSync(raw).toString()).toBe(files["assets/a-1234.js"]);
  });

  test("No cache keeps the refusal of a range or a condition of a hashed file", async () => {
    const part = await get("/assets/a-1234.js", { range: "bytes=99999999-" });
    const other = await get("/assets/a-1234.js", { "if-match": '"another"' });
    expect([part, other].map(({ status, headers }) => [status, headers["cache-control"]])).toEqual([
      [416, "no-store"],
      [412, "no-store"],
    ]);
  });

  test("downloads have their type and a name may hold a blank", async () => {
    expect((await get("/downloads/guide.pdf")).headers["content-type"]).toBe("application/pdf");
    expect((await get("/downloads/core%20guide.html")).status).toBe(200);
  });

  test.each([
    ["bytes=0-4", 206, "01234", "bytes 0-4/1000"],
    ["bytes=995-", 206, "56789", "bytes 995-999/1000"],
    ["bytes=-3", 206, "789", "bytes 997-999/1000"],
    ["bytes=990-5000", 206, "0123456789", "bytes 990-999/1000"],
  ])("a download asked for with %s is %i", async (range, status, body, contentRange) => {
    const answer = await get("/downloads/guide.pdf", { range });
    expect([answer.status, answer.body, answer.headers["content-range"]]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  test.each(["bytes=1000-", "bytes=5-2", "bytes=-"])(
    "a download asked for with %s, which it does not have, is 416",
    async (range) => {
      expect((await get("/downloads/guide.pdf", { range })).status).toBe(416);
    },
  );

  test.each(["bytes=0-1,3-4", "lines=1-2"])("%s is answered with the whole file", async (range) => {
    expect((await get("/downloads/guide.pdf", { range })).status).toBe(200);
  });

  test("a range of an older version is answered with the whole file", async () => {
    expect(
      (await get("/downloads/guide.pdf", { range: "bytes=0-4", "if-range": '"old"' })).status,
    ).toBe(200);
  });
});

test("every answer carries the security headers", async () => {
  for (const path of [
    "/",
    "/nope",
    "/about/",
    "/logo.svg",
    "/api/contacts",
    "/api/nope",
    "/healthz",
  ]) {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(headers["content-security-policy"], path).toContain(rule);
  }
  expect((await get("/")).headers["content-security-policy"]).toContain(
    "require-trusted-types-for 'script'",
  );
});

function write(name: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** Unlike fetch, sends the path as it is written and leaves the encoding to the test. */
function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return new Promise<{
    status: number;
    headers: Record<string, unknown>;
    body: string;
    raw: Buffer;
  }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const raw = Buffer.concat(chunks);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: raw.toString(),
        raw,
      });
    });
    sent.on("error", reject);
    sent.end();
  });
}

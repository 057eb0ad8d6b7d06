import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, request } from "node:http";
import { request as secureRequest } from "node:https";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { company } from "content/company.ts";
import { buildFolder } from "service/settings.ts";
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from "vitest";
import { findCaddy, findNginx, freePort, runNginx, startCaddy } from "../support/nginx.ts";
import { exampleMessage, startTestServer } from "../support/service.ts";
import { siteFolder } from "../support/site.ts";
import { selfSigned, type TestCertificate } from "../support/smtp.ts";

// A server starts twice in one test: only a hang reaches this.
vi.setConfig({ testTimeout: 300_000 });

/** A visitor's address that differs from the machine's own. */
const visitor = "127.0.0.9";
const json = { "content-type": "application/json", "idempotency-key": '"k"' };
const form = { "content-type": "application/x-www-form-urlencoded" };

let server: Awaited<ReturnType<typeof startTestServer>>;
let folder: string;
let certificate: TestCertificate;
beforeAll(async () => {
  certificate = selfSigned("www.your-domain");
  folder = mkdtempSync(join(tmpdir(), "proxies-"));
  server = await startTestServer(
    { TRUSTED_PROXIES: "127.0.0.1", PUBLIC_ORIGIN: "https://www.company.example" },
    { siteFolder },
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const upstream = () => new URL(server.url).host;
/** Nobody listens there. */
const gone = "127.0.0.1:9";

describe.each(["nginx.conf", "nginx/compose.conf"])("the nginx example deploy/%s", (file) => {
  test("A proxy passes pages and messages on, and writes no visitor's address down", async (context) => {
    const front = await nginxExample(context, upstream());
    const page = await ask(`${front.url}/about`);
    expect([page.status, page.headers["content-security-policy"]]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(page.headers["speculation-rules"]).toBe('"/speculation-rules.json"');
    const posted = await ask(
      `${front.url}/api/contact`,
      { ...json, "idempotency-key": `"n${file.length}"` },
      JSON.stringify(exampleMessage(file)),
    );
    expect(posted.status).toBe(201);
    const id = String(page.headers["request-id"]);
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(front.access()).toContain(` ${id} GET /about 200 `);
    const redirect = await ask(`${front.url}/about/`);
    expect([redirect.status, redirect.headers.location]).toEqual([308, "/about"]);
    expect((await ask(`${front.url}/nope`)).headers["content-security-policy"]).toContain(
      "script-src 'self'",
    );
    expect(front.both()).not.toContain(visitor);
  });

  test("nginx tells the server the visitor's own address, whatever address the visitor names", async (context) => {
    const told: unknown[] = [];
    const behind = createHttpServer(({ headers }, answer) => {
      told.push(headers["x-forwarded-for"]);
      answer.end();
    });
    await new Promise<void>((resolve) => behind.listen(0, "127.0.0.1", resolve));
    context.onTestFinished(() => void behind.close());
    const address = behind.address();
    const front = await nginxExample(
      context,
      `127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    );
    await ask(`${front.url}/about`, { "x-forwarded-for": "203.0.113.9" });
    expect(told.at(-1)).toBe(visitor);
  });

  test("nginx redirects to its own name whatever host was asked for", async (context) => {
    const front = await nginxExample(context, upstream());
    const { status, headers } = await ask(`${front.plain}/about?a=1`, { host: "evil.example" });
    expect([status, headers.location]).toEqual([308, "https://www.your-domain/about?a=1"]);
  });

  test("nginx shows the telephone number while no server answers, and logs no address", async (context) => {
    const front = await nginxExample(context, gone);
    await expectTelephone(front.url);
    expect(front.access()).toContain(" GET /unavailable.html 502 ");
    expect(front.both()).not.toContain(visitor);
  });

  test.runIf(file === "nginx.conf")(
    "A proxy refuses no visitor while systemd restarts the server behind it",
    async (context) => {
      const { target, restart } = await socketUnit(context);
      const front = await nginxExample(context, target);
      const answers: number[] = [];
      let isOver = false;
      const visitors = [1, 2, 3].map(async () => {
        while (!isOver) answers.push((await ask(`${front.url}/about`)).status);
      });
      await restart();
      isOver = true;
      await Promise.all(visitors);
      expect(answers.length).toBeGreaterThanOrEqual(visitors.length);
      expect(new Set(answers)).toEqual(new Set([200]));
    },
  );

  /**
   * The file as it is, but for its ports, its certificate, its servers, and its folders, which are
   * all in one of the test.
   */
  async function nginxExample(context: TestContext, target: string) {
    const nginx = findNginx();
    if (nginx.found === null) return context.skip(nginx.skipped);
    const place = mkdtempSync(join(folder, "nginx-"));
    cpSync("deploy/nginx", join(place, "site"), { recursive: true });
    writeFileSync(join(place, "fullchain.pem"), certificate.cert);
    writeFileSync(join(place, "privkey.pem"), certificate.key);
    const [plain, port] = [await freePort(), await freePort()];
    const config = readFileSync(`deploy/${file}`, "utf8")
      .replaceAll(/^(?:user|pid|.*listen \[::\]).*$/gm, "")
      .replace(/listen (?:8443|443) ssl http2;/, `listen 127.0.0.1:${port} ssl http2;`)
      .replace(/listen (?:8080|80);/, `listen 127.0.0.1:${plain};`)
      .replaceAll(/(?:\/dev|\/var\/log\/nginx)\/(\w+)(?:\.log)?/g, `${place}/$1`)
      .replaceAll(/\/etc\/\S+\/(\w+\.pem)/g, `${place}/$1`)
      .replaceAll("temp_path /tmp/", `temp_path ${place}/`)
      .replaceAll(/\/srv\/site(?:\/current)?\/build\//g, `${resolve(buildFolder)}/`)
      .replaceAll(/server (?:site-\d|127\.0\.0\.1):3000/g, `server ${target}`);
    const front = await runNginx(nginx.found, place, config, `http://127.0.0.1:${plain}`);
    context.onTestFinished(front.stop);
    const log = (...names: readonly string[]) =>
      names.map((name) => readIfThere(join(place, name))).join("");
    return {
      url: `https://127.0.0.1:${port}`,
      plain: front.url,
      access: () => log("access", "stdout"),
      both: () => log("access", "stdout", "error", "stderr"),
    };
  }
});

describe("the Caddy example", () => {
  test("Caddy passes pages and messages on, names requests, and logs no visitor's address", async (context) => {
    const front = await caddyExample(context, upstream());
    const page = await ask(`${front.url}/about`);
    expect([page.status, page.headers["request-id"]]).toEqual([
      200,
      expect.stringMatching(/^[\da-f-]{36}$/),
    ]);
    expect(
      (
        await ask(
          `${front.url}/api/contact`,
          { ...json, "idempotency-key": '"c"' },
          JSON.stringify(exampleMessage("behind Caddy")),
        )
      ).status,
    ).toBe(201);
    const redirect = await ask(`${front.url}/about/`);
    expect([redirect.status, redirect.headers.location]).toEqual([308, "/about"]);
    expect((await ask(`${front.url}/nope`)).headers["content-security-policy"]).toContain(
      "script-src 'self'",
    );
    const { items } = await (await server.list("?q=behind+Caddy")).json();
    expect(items).toHaveLength(1);
    expect(front.said()).not.toContain(visitor);
  });

  test("Caddy shows the telephone number while no server answers", async (context) => {
    const front = await caddyExample(context, gone);
    await expectTelephone(front.url);
    expect(front.said()).not.toContain(visitor);
  });

  test("Caddy logs no visitor's address when it also lacks the page with the telephone number", async (context) => {
    const front = await caddyExample(context, gone, join(folder, "no-files"));
    await ask(`${front.url}/about`);
    // Its last lines have come when it has stopped.
    await front.stop();
    expect(front.said()).not.toContain(visitor);
  });

  async function caddyExample(context: TestContext, target: string, files = resolve(buildFolder)) {
    const caddy = findCaddy();
    if (caddy.found === null) return context.skip(caddy.skipped);
    const front = await startCaddy(caddy.found, (address) =>
      readFileSync("deploy/Caddyfile", "utf8")
        .replace("www.your-domain {", `${address} {`)
        .replace("\tservers {", "\tadmin off\n\tservers {")
        .replace("lb_try_duration 5s", "lb_try_duration 300ms")
        .replaceAll("/srv/site/current/build/", `${files}/`)
        .replaceAll("127.0.0.1:3000", target),
    );
    context.onTestFinished(front.stop);
    return front;
  }
});

/**
 * As systemd runs site.socket and site.service: each process gets the open socket as its third
 * file. `restart` resolves when the next answers.
 */
async function socketUnit(context: TestContext) {
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const target = `127.0.0.1:${Object(socket.address()).port}`;
  const env = {
    PATH: process.env.PATH,
    BUILD_DIR: buildFolder,
    DATA_DIR: mkdtempSync(join(folder, "store-")),
    TRUSTED_PROXIES: "127.0.0.1",
    PORT: "1",
  };
  const loop = `while sh -c 'echo pid $$; LISTEN_PID=$$ LISTEN_FDS=1 exec "${process.execPath}" service/main.ts'; do :; done`;
  const systemd = spawn("sh", ["-c", loop], {
    env,
    stdio: ["ignore", "pipe", "ignore", Reflect.get(Object(socket), "_handle").fd],
  });
  // From here on only the loop and its server have the socket.
  socket.close();
  let said = "";
  systemd.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  const starts = () => said.match(/http:\/\/127/g)?.length ?? 0;
  const started = (n: number) =>
    vi.waitFor(() => expect(starts()).toBe(n), { timeout: 120_000, interval: 50 });
  const end = (signal: NodeJS.Signals) =>
    process.kill(Number([...said.matchAll(/pid (\d+)/g)].at(-1)?.[1]), signal);
  context.onTestFinished(() => {
    end("SIGKILL");
  });
  await started(1);
  const restart = async () => {
    const before = starts();
    end("SIGTERM");
    await started(before + 1);
  };
  return { target, restart };
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Expects the page for people and the sentence for the form's script. */
async function expectTelephone(url: string): Promise<void> {
  for (const [headers, body] of [[{}], [form, "a=b"]] as const) {
    const answer = await ask(`${url}/${body ? "api/contact" : "about"}`, headers, body);
    expect([answer.status, answer.headers["content-type"], answer.headers["retry-after"]]).toEqual([
      502,
      "text/html; charset=utf-8",
      "60",
    ]);
    expect(answer.body).toContain(`<a href="${company.phone.href}">${company.phone.display}</a>`);
    expect(answer.headers["request-id"]).toMatch(/^[\da-f-]{32,36}$/);
  }
  for (const headers of [json, { "content-type": "application/json" }]) {
    const answer = await ask(`${url}/api/contact`, headers, "{}");
    expect([answer.status, answer.headers["content-type"]]).toEqual([
      502,
      "text/plain; charset=utf-8",
    ]);
    expect(answer.body).toContain(company.phone.display);
    expect(answer.body.length).toBeLessThan(300);
  }
}

/** Asks as the visitor; with a body, posts it. */
function ask(url: string, headers: Readonly<Record<string, string>> = {}, body?: string) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (done, reject) => {
      const sent = (url.startsWith("https:") ? secureRequest : request)(
        url,
        {
          method: body === undefined ? "GET" : "POST",
          headers,
          localAddress: visitor,
          agent: false,
          ca: certificate.cert,
          servername: "www.your-domain",
        },
        async (answer) => {
          let text = "";
          for await (const chunk of answer.setEncoding("utf8")) text += chunk;
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
        },
      );
      sent.on("error", reject);
      sent.end(body);
    },
  );
}

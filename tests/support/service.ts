import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buildApp } from "service/app.ts";
import type { Clock } from "service/clock.ts";
import { type Config, parseConfig } from "service/config.ts";
import { createLog } from "service/logger.ts";
import { startService } from "service/service.ts";
import { openStaffToken } from "service/tokens.ts";

export const testStaffToken = "a-staff-token-for-tests-only";

/**
 * The whole server on a free port with its own data folder, as main.ts wires it. `env` holds
 * settings as the environment would. A post waits a minute for the store, which only a hang needs,
 * or with `inTime` as long as a visitor is kept waiting.
 */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  more: { readonly siteFolder?: string; readonly clock?: Clock; readonly inTime?: boolean } = {},
) {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), "contact-service-"));
  const read = testConfig({ DATA_DIR: dataDir, CONTACT_LIMIT_PER_MINUTE: "1000", ...env });
  const config = {
    ...read,
    limits: { ...read.limits, ...(more.inTime ? {} : { answerMs: 60_000 }) },
  };
  const log = createLog(config.logLevel);
  const service = await startService(
    config,
    await openStaffToken(config.staffToken, config.dataDir),
    log,
    more.clock,
  );
  // The service gives a slow store five seconds, and serves pages without it from then on.
  if (!more.inTime) await until(() => service.trouble()?.reason !== "starting");
  const site = more.siteFolder
    ? { folder: resolve(more.siteFolder), security: siteSecurity(config) }
    : null;
  const app = await buildApp({
    ...service.deps,
    site,
    fonts: "",
    searchWords: new Set(["slack", "export"]),
    limits: config.limits,
    publicOrigin: config.publicOrigin,
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    url,
    app,
    config,
    service: service.deps,
    postJson: (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      fetch(`${url}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    postForm: (
      fields: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>> = {},
    ) =>
      fetch(`${url}/api/contact`, { method: "POST", headers, body: new URLSearchParams(fields) }),
    list: (query = "") =>
      fetch(`${url}/api/contacts${query}`, {
        headers: { authorization: `Bearer ${testStaffToken}` },
      }),
    /** Closes everything; `keep` leaves the data folder for a next start. */
    async stop({ keep = false }: { readonly keep?: boolean } = {}) {
      await app.close();
      await service.stop(500);
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function siteSecurity({ publicOrigin, apiOrigin }: Config) {
  return {
    https: publicOrigin?.startsWith("https:") ?? false,
    bookingUrl: "https://booking.example/calendar",
    mailingListUrl: "https://list.example/subscribe",
    apiOrigin,
  };
}

function testConfig(env: Readonly<Record<string, string>>): Config {
  const parsed = parseConfig(
    { LOG_LEVEL: "silent", STAFF_TOKEN: testStaffToken, ...env },
    "office@company.example",
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.config;
}

/** A message that passes all rules; `words` tells one from another. */
export function exampleMessage(words = "Please call me about a matter.") {
  return {
    firstName: "Ada",
    lastName: "Whitlock",
    email: "ada@client.example",
    phone: "312 555 0100",
    message: words,
    contactMethod: "email" as const,
  };
}

/**
 * Resolves when `check` gives something true, or after a minute with its last result: test machines
 * are busy.
 */
export async function until<Result>(check: () => Promise<Result> | Result): Promise<Result> {
  for (let round = 0; ; round += 1) {
    const result = await check();
    if (result || round > 2_400) return result;
    await new Promise((done) => setTimeout(done, 25));
  }
}

/**
 * Takes the write lock of the SQLite file `file` as another process would, once the service leaves
 * it free for a moment.
 */
export async function lockStore(file: string): Promise<DatabaseSync> {
  const other = new DatabaseSync(file);
  await until(() => {
    try {
      other.exec("BEGIN IMMEDIATE");
      return true;
    } catch {
      return false;
    }
  });
  return other;
}

/** Unlike fetch, sends the path unchanged. */
export function rawRequest(
  base: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(base);
      const sent = request(
        { hostname, port, path, method, headers, agent: false },
        async (response) => {
          let body = "";
          for await (const chunk of response.setEncoding("utf8")) body += chunk;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        },
      );
      sent.on("error", reject);
      sent.end();
    },
  );
}

/**
 * Returns a function that asks the service for a reference, as staff would, and gives the answer's
 * text.
 */
export function storedMessage(site: string | undefined) {
  return async (reference: string): Promise<string> => {
    const answer = await fetch(`${site}/api/contacts?q=${reference}`, {
      headers: { authorization: `Bearer ${testStaffToken}` },
    });
    return answer.text();
  };
}

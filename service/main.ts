import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";
import { company } from "content/company.ts";
import { buildApp } from "service/app.ts";
import { describeStartFailure } from "service/cli/run.ts";
import { type Config, readConfig } from "service/config.ts";
import { fontFaces } from "service/contact/answer-page-css.ts";
import { readSearchWords } from "service/counting/visits.ts";
import { openLate } from "service/db/open.ts";
import { placeOf } from "service/db/postgres.ts";
import { createLog, writeOutLog } from "service/logger.ts";
import { serveMetrics } from "service/metrics.ts";
import { startService } from "service/service.ts";
import { buildFolder } from "service/settings.ts";
import { openStaffToken, type StaffToken } from "service/tokens.ts";

const siteFolder = resolve(buildFolder, "client");

/**
 * Serves site and service until SIGTERM or SIGINT, the pages also without a store. Exit code 1: a
 * wrong setting, or the port is taken.
 */
async function main(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel);
  for (const warning of config.warnings) log.warn(warning);
  const token = await openLate(() => openStaffToken(config.staffToken, config.dataDir), {
    opened: (tries) =>
      tries > 1
        ? process.stdout.write(`  Staff token: ${describeToken(token.get())}\n`)
        : undefined,
    failed: (error) => log.error({ err: error }, "the staff token's file cannot be used"),
  });
  const service = await startService(
    config,
    { matches: (candidate) => token.get().matches(candidate) },
    log,
  );
  const site = existsSync(siteFolder) ? { folder: siteFolder, security: securityOf(config) } : null;
  const app = await buildApp({
    ...service.deps,
    site,
    fonts: fontFaces(siteFolder),
    searchWords: readSearchWords(resolve(buildFolder, "search-words.json")),
    limits: config.limits,
    bookingSecrets: config.bookingSecrets,
    publicOrigin: config.publicOrigin,
    allowedOrigins: config.allowedOrigins,
    trustedProxies: config.trustedProxies,
  });
  const metricsServer =
    config.metricsPort === null ? null : await serveMetrics(service.deps, config.metricsPort);
  const address = await app.listen({
    ...listenAt(config),
    backlog: 1024,
    listenTextResolver: (text) => text,
  });
  process.stdout.write(
    startMessage(
      config,
      address,
      service.trouble(),
      token.trouble() ? null : token.get(),
      site !== null,
    ),
  );

  let closing = false;
  const close = async (signal: string) => {
    if (closing) return;
    closing = true;
    log.info({ signal }, "closing");
    // Whatever hangs, the process ends within ten seconds.
    setTimeout(() => process.exit(1), 9_500).unref();
    metricsServer?.close();
    app.server.closeIdleConnections();
    const requests = app.close();
    setTimeout(() => app.server.closeAllConnections(), 5_000).unref();
    await requests;
    await service.stop(2_000);
    await writeOutLog();
    process.exit(0);
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}

/**
 * The socket that systemd holds (sd_listen_fds(3)), in which visitors wait during a restart; else
 * the address of the settings.
 */
function listenAt({ host, port }: Config) {
  const isGiven = process.env.LISTEN_PID === String(process.pid) && process.env.LISTEN_FDS === "1";
  // With the name localhost Fastify would open a second socket.
  return isGiven ? { fd: 3, host: "127.0.0.1" } : { host, port };
}

function securityOf({ publicOrigin, apiOrigin }: Config) {
  const { bookingUrl, mailingListUrl } = company;
  return {
    https: publicOrigin?.startsWith("https:") ?? false,
    bookingUrl,
    mailingListUrl,
    apiOrigin,
  };
}

main().catch((error: unknown) => {
  process.stderr.write(
    `The server does not start: ${describeStartFailure(error, "PORT (or METRICS_PORT)")}\n`,
  );
  process.exit(1);
});

/**
 * What the operator reads at the start. `trouble`: why the store is not open; `token`: null while
 * its file cannot be read.
 */
function startMessage(
  config: Config,
  address: string,
  trouble: Error | null,
  token: StaffToken | null,
  siteFound: boolean,
): string {
  const rows = [
    [
      "Open",
      siteFound ? address : `${address} (service only: the site is not built, run npm run build)`,
    ],
    ["Messages", describeStore(config, trouble)],
    [
      "Mail",
      config.smtp
        ? `by SMTP through ${config.smtp.host}:${config.smtp.port}`
        : `as files in ${near(config.mailFolder)} (no SMTP_URL is set)`,
    ],
    ...(config.webhook ? [["Webhook", new URL(config.webhook.url).host] as const] : []),
    ["Staff token", describeToken(token)],
    ...(config.settingsFile ? [["Settings", config.settingsFile] as const] : []),
    ...config.warnings.map((warning) => ["Warning", warning] as const),
  ] as const;
  return `\n${rows.map(([label, value]) => `  ${`${label}:`.padEnd(13)}${value}`).join("\n")}\n\n`;
}

function describeStore({ database }: Config, trouble: Error | null): string {
  const place = database.engine === "sqlite" ? near(database.file) : placeOf(database.url);
  return trouble
    ? `${place} CANNOT BE USED: ${trouble.message}\n               The form answers 503 until it can.`
    : place;
}

/** For the terminal: where the token is, or the token itself when it was just generated. */
function describeToken(token: StaffToken | null): string {
  if (token === null) return "its file cannot be read or written yet";
  const { generated, file } = token;
  if (generated !== null) return `${generated}   (shown this once; keep it)`;
  return file === null
    ? "the one in STAFF_TOKEN"
    : `the one shown at the first run (lost? delete ${near(file)} and restart)`;
}

function near(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith("..") ? path : `./${short}`;
}

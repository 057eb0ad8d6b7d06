import { relative } from "node:path";
import type { Config } from "service/config.ts";
import { placeOf } from "service/db/postgres.ts";
import type { StaffToken } from "service/staff-token.ts";

/**
 * What the operator reads when the server is up. `trouble` says why the store is not open yet. `token` is null while its file cannot be
 * read. `siteFound` is false when the site has not been built.
 */
export function startMessage(config: Config, address: string, trouble: Error | null, token: StaffToken | null, siteFound: boolean): string {
  const rows = [
    ["Open", siteFound ? address : `${address} (service only: the site is not built, run npm run build)`],
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
  return trouble ? `${place} CANNOT BE USED: ${trouble.message}\n               The form answers 503 until it can.` : place;
}

/** For the terminal: where the token is, or the token itself when it was just generated. */
export function describeToken(token: StaffToken | null): string {
  if (token === null) return "its file cannot be read or written yet";
  const { generated, file } = token;
  if (generated !== null) return `${generated}   (shown this once; keep it)`;
  return file === null ? "the one in STAFF_TOKEN" : `the one shown at the first run (lost? delete ${near(file)} and restart)`;
}

function near(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith("..") ? path : `./${short}`;
}

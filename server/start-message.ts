import { relative } from "node:path";
import type { Config } from "#server/config.ts";
import type { StaffToken } from "#server/staff-token.ts";

/** What the operator reads on the terminal when the server is up; `siteFound` is false when the site has not been built. */
export function startMessage(config: Config, address: string, storePlace: string, token: StaffToken, siteFound: boolean): string {
  const rows = [
    ["Open", siteFound ? address : `${address} (service only: the site is not built, run npm run build)`],
    ["Messages", config.database.engine === "sqlite" ? near(storePlace) : storePlace],
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

function describeToken({ generated, file }: StaffToken): string {
  if (generated !== null) return `${generated}   (shown this once; keep it)`;
  return file === null ? "the one in STAFF_TOKEN" : `the one shown at the first run (lost? delete ${near(file)} and restart)`;
}

function near(path: string): string {
  const short = relative(process.cwd(), path);
  return short.startsWith("..") ? path : `./${short}`;
}

import type { Config } from "service/config.ts";
import type { Placeholder } from "./placeholders.ts";

/** Settings with which a site must not go live. `origin` is the company's public address. Pure. */
export function unfinishedSettings(
  config: Pick<Config, "publicOrigin" | "smtp" | "mail" | "trustedProxies">,
  origin: string,
): readonly Placeholder[] {
  const found: readonly (readonly [name: string, what: string] | false)[] = [
    config.publicOrigin !== origin &&
      (["PUBLIC_ORIGIN", `is ${config.publicOrigin ?? "not set"}; the company's address is ${origin}`] as const),
    config.smtp === null && (["SMTP_URL", "is not set: every mail becomes a file, and nobody gets it"] as const),
    /\.example\b/.test(`${config.mail.from} ${config.mail.to}`) && (["MAIL_FROM, MAIL_TO", "name a domain that nobody can own"] as const),
    config.trustedProxies.length === 0 && (["TRUSTED_PROXIES", "is not set: behind a proxy all visitors count as one"] as const),
  ];
  return found
    .filter((one) => one !== false)
    .map(([name, what]) => ({
      kind: "Settings",
      who: "engineer",
      what: `${name} ${what}`,
      where: "SETTINGS_FILE",
      change: "set it where the service has its settings (.env.example), and name the file: SETTINGS_FILE=/etc/site.env npm run preflight.",
    }));
}

import type { Config } from "service/config.ts";
import type { Placeholder } from "./placeholders.ts";

/** Settings with which a site must not go live. `origin` is the company's public address. Pure. */
export function unfinishedSettings(
  config: Pick<Config, "publicOrigin" | "smtp" | "mail" | "trustedProxies">,
  origin: string,
): readonly Placeholder[] {
  const found: readonly (readonly [name: string, what: string] | false)[] = [
    config.publicOrigin !== origin &&
      ([
        "PUBLIC_ORIGIN",
        `is ${config.publicOrigin ?? "not set"}; the company's address is ${origin}`,
      ] as const),
    config.smtp === null &&
      (["SMTP_URL", "is not set: every mail becomes a file, and nobody gets it"] as const),
    /\.example\b/.test(`${config.mail.from} ${config.mail.to}`) &&
      (["MAIL_FROM, MAIL_TO", "name a domain that nobody can own"] as const),
    config.trustedProxies.length === 0 &&
      (["TRUSTED_PROXIES", "is not set: behind a proxy all visitors count as one"] as const),
  ];
  return found
    .filter((one) => one !== false)
    .map(([name, what]) => ({
      kind: "Settings",
      who: "engineer",
      what: `${name} ${what}`,
      where: "SETTINGS_FILE",
      change:
        "set it where the service has its settings (.env.example), and name the file: SETTINGS_FILE=/etc/site.env npm run preflight.",
    }));
}

/** What the service and the site do, as the privacy text has to say it. */
export type Doings = Pick<Config, "counting" | "acknowledge" | "retentionDays"> & {
  /** The products that messages are sent to besides mail. */
  readonly receivers: readonly ("HubSpot" | "Slack" | "Teams")[];
  readonly bookingUrl: string | null;
  readonly mailingListUrl: string | null;
};

/**
 * Where the privacy text says other than the code does. `file` may be a draft. Pure; reads words,
 * so it cannot see every contradiction.
 */
export function disagreements(file: string, text: string, doings: Doings): readonly Placeholder[] {
  const said = text.replace(/\[Owner:[^\]]*\]/g, "");
  const has = (pattern: RegExp) => pattern.test(said);
  const found: readonly (string | false)[] = [
    doings.counting &&
      has(/counts? no visits|(?:no|without) (?:counting|analytics)/i) &&
      "it says that nothing is counted, and COUNTING is on",
    doings.counting &&
      !has(/\bcount(?:s|ed)\b.*\bday\b/i) &&
      "it does not say what is counted by the day, and COUNTING is on",
    doings.counting &&
      !has(/\bcampaign/i) &&
      "it does not say that campaigns are counted, and COUNTING is on",
    doings.counting &&
      !has(/\b25 months\b/i) &&
      "it does not say that the counts are kept for 25 months",
    !doings.counting &&
      has(/^## What is counted/m) &&
      "it says what is counted, and COUNTING is off",
    doings.acknowledge &&
      !has(/automatic (?:mail|answer|reply)/i) &&
      "it does not mention the automatic mail, and ACKNOWLEDGE is on",
    !has(new RegExp(`\\b${doings.retentionDays} days\\b`)) &&
      `it does not say that messages are kept for ${doings.retentionDays} days`,
    doings.bookingUrl !== null &&
      !has(/\bbooking\b/i) &&
      "it does not mention the booking calendar",
    doings.mailingListUrl !== null &&
      !has(/newsletter[^.]*\bprovider\b/i) &&
      "it does not mention the newsletter's provider",
    ...doings.receivers.map(
      (name) =>
        !has(new RegExp(`\\b${name}\\b`)) && `it does not say that messages are sent to ${name}`,
    ),
  ];
  return found
    .filter((what) => what !== false)
    .map((what) => ({
      kind: "The privacy text and the code",
      who: "counsel",
      what,
      where: file,
      change: "correct the text, or the setting (.env.example).",
    }));
}

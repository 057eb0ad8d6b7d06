import { randomBytes, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { company } from "content/company.ts";
import { mostFileBytes } from "content/wire/inbox-message.ts";
import {
  parseImapUrl,
  parseSmtpUrl,
  type SmtpServer,
  type TrustedCertificate,
} from "service/delivery/channels/smtp-server.ts";
import { readWebhookFormat, webhookFormats } from "service/delivery/channels/webhook-format.ts";
import { codeOf } from "service/failure-reasons.ts";
import { hostRemedy, proxyRemedy } from "service/http/networks.ts";
import { listReplyFiles } from "service/reply-files.ts";
import {
  loadSettingsFile,
  projectRoot,
  type SettingsFile,
  SettingsFileFault,
  unknownNames,
} from "service/settings.ts";
import * as z from "zod";

/**
 * A setting as text that `read` turns into its value. `read` throws a Remedy, what would be right,
 * for any other text.
 */
function setting<Value>(read: (text: string) => Value) {
  return z.string().transform((text, context): Value => {
    try {
      return read(text);
    } catch (error) {
      if (!(error instanceof Remedy)) throw error;
      context.addIssue({ code: "custom", message: error.message });
      return z.NEVER;
    }
  });
}

class Remedy extends Error {}

function fail(remedy: string): never {
  throw new Remedy(remedy);
}

const integer = (least: number, most: number) =>
  setting((text) =>
    /^\d{1,12}$/.test(text) && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : fail(`a whole number from ${least} to ${most}`),
  );

const matching = (pattern: RegExp, remedy: string) =>
  setting((text) => (pattern.test(text) ? text : fail(remedy)));

const flag = z.stringbool({ truthy: ["true"], falsy: ["false"], error: "true or false" });

const url = (schemes: readonly string[], example: string) =>
  setting((text) => readUrl(text, schemes, example));

const origin = setting(readOrigin);

const list = <Value>(read: (entries: string[]) => Value) =>
  setting((text) => read(text.split(/\s*,\s*/).filter(Boolean)));

const addresses = (most: number) =>
  list((entries) => {
    const right =
      entries.length <= most &&
      entries.every((entry) => /^([^<>"\r\n]*<)?[^\s<>@,]+@[^\s<>@,]+>?$/.test(entry));
    return right
      ? entries.join(", ")
      : fail(most === 1 ? "one mail address" : "mail addresses separated by commas");
  });

/** What a client can send as a bearer token (RFC 6750 §2.1, a little wider): visible ASCII. */
const token = setting((text) => {
  const remedy = `20 to 512 characters, for example ${randomBytes(24).toString("base64url")}`;
  if (!/^[\x21-\x7e]*$/.test(text))
    fail(`only letters, digits and signs, without spaces: ${remedy}`);
  return text.length >= 20 && text.length <= 512 ? text : fail(remedy);
});

const webhookSecret = setting((text) => {
  const bytes = /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)
    ? Buffer.from(text.slice(6), "base64").length
    : 0;
  return bytes >= 24 && bytes <= 64
    ? text
    : fail("whsec_ and 24 to 64 random bytes in base64 (standardwebhooks.com)");
});

const webhookFormat = setting((text) => {
  try {
    return readWebhookFormat(text);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    return fail(
      `one of ${webhookFormats.join(", ")}, or the path of a JSON file with templates (${fault})`,
    );
  }
});

export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Every setting, in the order of `.env.example`, which explains each. */
const schema = z.object({
  HOST: setting((text) => remedied(text, hostRemedy(text))).default("127.0.0.1"),
  PORT: integer(0, 65_535).default(3000),
  PUBLIC_ORIGIN: origin.optional(),
  PUBLIC_API_ORIGIN: origin.optional(),
  ALLOWED_ORIGINS: list((entries) => entries.map(readOrigin)).default([]),
  TRUSTED_PROXIES: list((entries) => {
    const remedies = entries.map(proxyRemedy).filter((remedy) => remedy !== null);
    return remedied(entries, remedies.join("; ") || null);
  }).default([]),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: url(
    ["postgres:", "postgresql:"],
    "postgres://user:password@host/database",
  ).optional(),
  SMTP_URL: setting(
    (text) =>
      parseSmtpUrl(text) ?? fail("smtp://user:password@host:587 or smtps://user:password@host:465"),
  ).optional(),
  SMTP_CERTIFICATE: setting(readCertificate).optional(),
  // RFC 5321 §4.1.1.1.
  SMTP_EHLO_NAME: matching(
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$|^\[[0-9a-f.:]+\]$/i,
    "a host name like www.your-domain, or an address in brackets",
  ).optional(),
  MAIL_FROM: addresses(1).optional(),
  MAIL_TO: addresses(20).optional(),
  ACKNOWLEDGE: flag.default(false),
  REPLY_FILES_DIR: setting(readReplyFolder).optional(),
  IMAP_URL: setting(
    (text) =>
      parseImapUrl(text) ??
      fail("imaps://user:password@host:993/folder or imap://user:password@host:143"),
  ).optional(),
  IMAP_PASSWORD_FILE: setting(readPassword).optional(),
  WEBHOOK_URL: url(["https:", "http:"], "https://host/path").optional(),
  WEBHOOK_FORMAT: webhookFormat.optional(),
  WEBHOOK_SECRET: webhookSecret.optional(),
  WEBHOOK_PREVIOUS_SECRET: webhookSecret.optional(),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  CAL_WEBHOOK_SECRET: token.optional(),
  CALENDLY_WEBHOOK_SECRET: token.optional(),
  HELD_NOTICE_MINUTES: integer(0, 1_440).default(30),
  ALERT_MAIL_TO: addresses(20).optional(),
  ALERT_WEBHOOK_URL: url(["https:", "http:"], "https://host/path").optional(),
  ALERT_WEBHOOK_FORMAT: webhookFormat.optional(),
  STAFF_TOKEN: token.optional(),
  CONTACT_LIMIT_PER_MINUTE: integer(1, 1_000_000_000).default(10),
  CONTACT_LIMIT_ALL_PER_MINUTE: integer(1, 1_000_000_000).default(600),
  CONTACT_MIN_FILL_SECONDS: integer(0, 60).default(3),
  RETENTION_DAYS: integer(1, 36_500).default(company.messagesKeptDays),
  COUNTING: flag.default(true),
  METRICS_PORT: integer(0, 65_535).optional(),
  INBOX_PORT: integer(0, 65_535).default(3100),
  INBOX_ORIGIN: setting(readSecureOrigin).optional(),
  RELEASE_RELOAD: z.string().optional(),
  DESK: z.enum(["on", "off"], { error: "on or off" }).default("off"),
  DESK_PORT: integer(0, 65_535).default(3300),
  DESK_BRANCH: matching(/^(?!.*\.\.)\w[\w./-]*$/, "the name of a branch, like main").optional(),
  DESK_REMOTE: matching(/^\w[\w.-]*$/, "the name of a git remote, like origin").optional(),
  DESK_RELEASE: z.string().optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `one of ${logLevels.join(", ")}` }).default("info"),
});

export const settingNames = Object.keys(schema.shape);

/**
 * What is wrong with a setting: its name, the shape of what was found (never the value of a
 * secret), and what would be right.
 */
export type Fault = { readonly setting: string; readonly found: string; readonly remedy: string };

/** The settings as the service uses them. What is null or absent is switched off. */
export type Config = ReturnType<typeof toConfig>;

export type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly Fault[] };

type Environment = Readonly<Record<string, string | undefined>>;
type Settings = z.output<typeof schema>;

/**
 * Reads every setting from `env` (empty is unset); gives all faults at once, without secrets.
 * MAIL_TO defaults to `defaultMailTo`.
 */
export function parseConfig(
  env: Environment,
  defaultMailTo: string,
  file: SettingsFile = { path: null, names: new Set() },
): ParsedConfig {
  const texts = Object.fromEntries(
    settingNames.map((name) => [name, env[name]?.trim() || undefined]),
  );
  const read = schema.safeParse(texts);
  const { warnings, faults: misspelt } = checkNames(env, file);
  const own = (read.error?.issues ?? []).map(({ path, message }) => ({
    setting: String(path[0]),
    remedy: message,
  }));
  const isRight = (name: string) =>
    texts[name] !== undefined && !own.some(({ setting }) => setting === name);
  const faults = [...own, ...missing(isRight, texts)].map(({ setting, remedy }) => ({
    setting,
    found: describe(texts[setting]),
    remedy,
  }));
  // One fault a setting is enough.
  const all = [
    ...misspelt,
    ...new Map(faults.toReversed().map((fault) => [fault.setting, fault])).values(),
  ];
  if (all.length > 0 || !read.success) return { ok: false, faults: all };
  const production = env.NODE_ENV === "production" && !read.data.SMTP_URL ? [mailWarning] : [];
  const kept = read.data.RETENTION_DAYS === company.messagesKeptDays ? [] : [retentionWarning];
  return {
    ok: true,
    config: toConfig(read.data, defaultMailTo, file.path, [...warnings, ...production, ...kept]),
  };
}

const mailWarning =
  "NODE_ENV is production and SMTP_URL is not set: every mail becomes a file in DATA_DIR/mail, and nobody gets it. Set SMTP_URL, MAIL_FROM and MAIL_TO.";

const retentionWarning =
  `RETENTION_DAYS differs from what the site's forms say (${company.messagesKeptDays} days). Set messagesKeptDays in ` +
  `content/company.yaml and build the site again.`;

/** Settings that others need or forbid. */
function missing(
  isRight: (name: string) => boolean,
  texts: Environment,
): readonly Omit<Fault, "found">[] {
  const isOn = (name: string) => texts[name]?.toLowerCase() === "true";
  const lacks = (name: string, needed: string) => isRight(name) && texts[needed] === undefined;
  const server = "so a mail server is needed: smtp://user:password@host:587";
  const signature = `WEBHOOK_URL is set, so requests must be signed: whsec_${randomBytes(24).toString("base64")}`;
  const isPlain = texts.WEBHOOK_URL?.startsWith("http:") && !isOn("WEBHOOK_ALLOW_PRIVATE");
  const hasNoPassword = parseImapUrl(texts.IMAP_URL ?? "")?.password === "";
  const isFarServer = parseSmtpUrl(texts.SMTP_URL ?? "")?.certificate.kind !== "any";
  const rules: readonly (readonly [
    isWrong: boolean | undefined,
    setting: string,
    remedy: string,
  ])[] = [
    [
      lacks("SMTP_URL", "MAIL_FROM"),
      "MAIL_FROM",
      "SMTP_URL is set, so mails need a sender: website@your-domain",
    ],
    [
      lacks("SMTP_URL", "MAIL_TO"),
      "MAIL_TO",
      "SMTP_URL is set, so mails need a reader: office@your-domain",
    ],
    [lacks("WEBHOOK_URL", "WEBHOOK_SECRET") && !texts.WEBHOOK_FORMAT, "WEBHOOK_SECRET", signature],
    [isRight("WEBHOOK_URL") && isPlain, "WEBHOOK_URL", "an address like https://host/path"],
    [lacks("ALERT_MAIL_TO", "SMTP_URL"), "SMTP_URL", `ALERT_MAIL_TO is set, ${server}`],
    [
      isOn("ACKNOWLEDGE") && lacks("ACKNOWLEDGE", "SMTP_URL"),
      "SMTP_URL",
      `ACKNOWLEDGE is true, ${server}`,
    ],
    [
      lacks("IMAP_PASSWORD_FILE", "IMAP_URL"),
      "IMAP_URL",
      "IMAP_PASSWORD_FILE is set, so a mailbox is needed: imaps://user@host",
    ],
    [
      lacks("IMAP_URL", "IMAP_PASSWORD_FILE") && hasNoPassword,
      "IMAP_PASSWORD_FILE",
      `${passwordRemedy}, or the password in IMAP_URL`,
    ],
    [
      texts.SMTP_CERTIFICATE === "any" && isFarServer,
      "SMTP_CERTIFICATE",
      "a PEM file; any is for a mail server on this machine",
    ],
  ];
  return rules.flatMap(([isWrong, setting, remedy]) => (isWrong ? [{ setting, remedy }] : []));
}

const passwordRemedy = "the path of a file with the mailbox's password";

/**
 * A misspelt name in the settings file stops the start. In the environment it is a warning: it may
 * belong to another program.
 */
function checkNames(env: Environment, file: SettingsFile) {
  const unknown = unknownNames(settingNames, Object.keys(env), file.names);
  const faults = unknown
    .filter(({ meant, inFile }) => inFile && meant !== null)
    .map(({ name, meant }) => ({
      setting: name,
      found: "a name that is no setting",
      remedy: `the name ${meant} (in ${file.path})`,
    }));
  const warnings = unknown.flatMap(({ name, meant, inFile }) => {
    if (!inFile) return [`${name} is in the environment and is no setting. Is ${meant} meant?`];
    return meant === null ? [`${name} in ${file.path} is no setting and is not read.`] : [];
  });
  return { faults, warnings };
}

function toConfig(
  read: Settings,
  defaultMailTo: string,
  settingsFile: string | null,
  warnings: readonly string[],
) {
  const dataDir = resolve(projectRoot, read.DATA_DIR);
  const secrets = [read.WEBHOOK_SECRET, read.WEBHOOK_PREVIOUS_SECRET].filter(
    (secret) => secret !== undefined,
  );
  const smtp: SmtpServer | null = read.SMTP_URL
    ? {
        ...read.SMTP_URL,
        ehloName: read.SMTP_EHLO_NAME ?? null,
        certificate: read.SMTP_CERTIFICATE ?? read.SMTP_URL.certificate,
      }
    : null;
  return {
    host: read.HOST,
    port: read.PORT,
    /** Scheme and host of the public address, without a slash at the end. */
    publicOrigin: read.PUBLIC_ORIGIN ?? null,
    /** Where the form of the built site posts to; null when to the site itself. */
    apiOrigin: read.PUBLIC_API_ORIGIN ?? null,
    /** Origins of sites elsewhere whose form posts here. */
    allowedOrigins: read.ALLOWED_ORIGINS,
    /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
    trustedProxies: read.TRUSTED_PROXIES,
    dataDir,
    database: read.DATABASE_URL
      ? { engine: "postgres" as const, url: read.DATABASE_URL }
      : { engine: "sqlite" as const, file: join(dataDir, "contact.sqlite") },
    mailFolder: join(dataDir, "mail"),
    mail: {
      from: read.MAIL_FROM ?? `website@${defaultMailTo.split("@")[1] ?? "localhost"}`,
      to: read.MAIL_TO ?? defaultMailTo,
    },
    smtp,
    /** Whether senders are told by mail that their message has arrived. */
    acknowledge: read.ACKNOWLEDGE && smtp !== null,
    /** The folder with the owner's files that can go with a reply; null: none can. */
    replyFiles: read.REPLY_FILES_DIR ?? null,
    /** The mailbox to which senders answer; null: none is read. */
    mailbox: read.IMAP_URL
      ? { ...read.IMAP_URL, password: read.IMAP_PASSWORD_FILE ?? read.IMAP_URL.password }
      : null,
    webhook: read.WEBHOOK_URL
      ? {
          url: read.WEBHOOK_URL,
          secrets,
          allowPrivate: read.WEBHOOK_ALLOW_PRIVATE,
          format: read.WEBHOOK_FORMAT ?? null,
        }
      : null,
    /** Secrets of the calendar providers' webhooks; null: such a webhook is not answered. */
    bookingSecrets: {
      "Cal.com": read.CAL_WEBHOOK_SECRET ?? null,
      Calendly: read.CALENDLY_WEBHOOK_SECRET ?? null,
    },
    /** Notices about the service itself, and who gets them. */
    notices: {
      /** Milliseconds between two mails about held messages; null for none. */
      heldEveryMs: read.HELD_NOTICE_MINUTES === 0 ? null : read.HELD_NOTICE_MINUTES * 60_000,
      alertMailTo: read.ALERT_MAIL_TO ?? null,
      alertWebhook: read.ALERT_WEBHOOK_URL
        ? {
            url: read.ALERT_WEBHOOK_URL,
            secrets: read.WEBHOOK_URL ? secrets : [],
            allowPrivate: true,
            format: read.ALERT_WEBHOOK_FORMAT ?? null,
          }
        : null,
    },
    /** Null: the one generated on the first run (tokens.ts). */
    staffToken: read.STAFF_TOKEN ?? null,
    limits: {
      perAddress: read.CONTACT_LIMIT_PER_MINUTE,
      all: read.CONTACT_LIMIT_ALL_PER_MINUTE,
      minFillMs: read.CONTACT_MIN_FILL_SECONDS * 1000,
      /**
       * Milliseconds until a visitor whose message is not stored is told so (docs/reliability.md).
       */
      answerMs: 4_000,
    },
    retentionDays: read.RETENTION_DAYS,
    /** Whether pages, searches and forms are counted by the day. */
    counting: read.COUNTING,
    metricsPort: read.METRICS_PORT ?? null,
    inboxPort: read.INBOX_PORT,
    /**
     * Scheme and host under which staff open the inbox; null: at localhost. Passkeys are bound to
     * it.
     */
    inboxOrigin: read.INBOX_ORIGIN ?? null,
    /**
     * The command after which the service runs the new release (tools/release.ts); null: a person
     * restarts it.
     */
    releaseReload: read.RELEASE_RELOAD ?? null,
    desk: {
      /** Whether the staff inbox has the desk, where staff change the site's words (desk/). */
      isInInbox: read.DESK === "on",
      /** Where npm run desk listens. */
      port: read.DESK_PORT,
      /** The branch that is published; null: the one that is checked out. */
      branch: read.DESK_BRANCH ?? null,
      /** The git remote that gets every publication first; null for none. */
      remote: read.DESK_REMOTE ?? null,
      /** The command that brings what is published onto the site; null: somebody runs it. */
      release: read.DESK_RELEASE ?? null,
    },
    logLevel: read.LOG_LEVEL,
    /** The file that the settings were read from; null when from the environment alone. */
    settingsFile,
    /** Settings that are valid but probably not intended, one sentence each. */
    warnings,
  };
}

function remedied<Value>(value: Value, remedy: string | null): Value {
  return remedy === null ? value : fail(remedy);
}

function readUrl(text: string, schemes: readonly string[], example: string): string {
  const parsed = URL.parse(text);
  return parsed && schemes.includes(parsed.protocol)
    ? parsed.href
    : fail(`an address like ${example}`);
}

function readOrigin(text: string): string {
  const parsed = new URL(readUrl(text, ["https:", "http:"], "https://www.your-domain"));
  const isOrigin = parsed.pathname === "/" && !parsed.search && !parsed.username;
  return isOrigin ? parsed.origin : fail("only scheme and host, like https://www.your-domain");
}

/**
 * An origin whose pages may use passkeys: a domain with https, or localhost (WebAuthn §5.1.3,
 * Secure Contexts §3.1).
 */
function readSecureOrigin(text: string): string {
  const found = readOrigin(text);
  const { protocol, hostname } = new URL(found);
  const isDomain = /[a-z]/i.test(hostname) && !hostname.startsWith("[");
  const isSecure = hostname === "localhost" || (protocol === "https:" && isDomain);
  return isSecure
    ? found
    : fail("https:// and a domain: browsers let no other address use passkeys");
}

/** `public`, `any`, or the path of a PEM file. */
function readCertificate(text: string): TrustedCertificate {
  if (text === "public" || text === "any") return { kind: text };
  try {
    const pem = readFileSync(text, "utf8");
    // Throws when the file holds no certificate.
    new X509Certificate(pem);
    return { kind: "file", pem };
  } catch {
    return fail("public, any, or the path of a PEM file with a certificate");
  }
}

function readReplyFolder(text: string): string {
  const folder = resolve(projectRoot, text);
  try {
    listReplyFiles(folder);
    return folder;
  } catch (error) {
    const reason = error instanceof Error && codeOf(error) === null ? ` (${error.message})` : "";
    return fail(
      `a folder that can be read, with files of at most ${mostFileBytes / 1_000_000} MB${reason}`,
    );
  }
}

/** The password in a file, without line breaks at its end. */
function readPassword(path: string): string {
  try {
    const password = readFileSync(path, "utf8").replace(/[\r\n]+$/, "");
    if (password !== "") return password;
  } catch {
    // As if it were empty.
  }
  return fail(passwordRemedy);
}

/** Describes a value by kind and length only: it may be a secret. */
function describe(value: string | undefined): string {
  if (value === undefined) return "nothing";
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(value)?.[1];
  const kind = /^\d+$/.test(value) ? "digits" : scheme ? `a ${scheme} address` : "text";
  return `${kind}, ${value.length} characters`;
}

/**
 * The settings of this process, from environment and settings file. On faults it prints all after
 * `consequence` and exits with 1.
 */
export function readConfig(consequence = "The server does not start"): Config {
  try {
    const parsed = parseConfig(
      process.env,
      company.mail.info.address,
      loadSettingsFile(process.env),
    );
    return parsed.ok ? parsed.config : stop(consequence, parsed.faults);
  } catch (error) {
    if (!(error instanceof SettingsFileFault)) throw error;
    return stop(consequence, [
      {
        setting: "SETTINGS_FILE",
        found: error.message,
        remedy: "the path of the file that holds the settings",
      },
    ]);
  }
}

function stop(consequence: string, faults: readonly Fault[]): never {
  const lines = faults.map(
    ({ setting, found, remedy }) => `  ${setting}: found ${found}; expected ${remedy}`,
  );
  process.stderr.write(
    `${consequence}: ${faults.length === 1 ? "a setting is" : "some settings are"} wrong.\n${lines.join("\n")}\n`,
  );
  process.exit(1);
}

import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { createReader, type Fault } from "#server/config-reader.ts";
import type { MailAddresses } from "#server/contact/notification.ts";
import type { DatabaseSettings } from "#server/db/database.ts";
import type { SmtpServer } from "#server/delivery/channels/smtp-server.ts";
import type { WebhookTarget } from "#server/delivery/channels/webhook.ts";
import { unknownNames } from "#server/setting-names.ts";
import { projectRoot, type SettingsFile } from "#server/settings-file.ts";

/** Every setting, in the order of `.env.example`, which explains each. */
export const settingNames = [
  "HOST",
  "PORT",
  "PUBLIC_ORIGIN",
  "PUBLIC_API_ORIGIN",
  "ALLOWED_ORIGINS",
  "TRUSTED_PROXIES",
  "DATA_DIR",
  "DATABASE_URL",
  "SMTP_URL",
  "SMTP_CERTIFICATE",
  "SMTP_EHLO_NAME",
  "MAIL_FROM",
  "MAIL_TO",
  "ACKNOWLEDGE",
  "WEBHOOK_URL",
  "WEBHOOK_SECRET",
  "WEBHOOK_PREVIOUS_SECRET",
  "WEBHOOK_ALLOW_PRIVATE",
  "WEBHOOK_MAPPING_FILE",
  "HELD_NOTICE_MINUTES",
  "ALERT_MAIL_TO",
  "ALERT_WEBHOOK_URL",
  "CANARY_TIME",
  "STAFF_TOKEN",
  "CONTACT_LIMIT_PER_MINUTE",
  "CONTACT_LIMIT_ALL_PER_MINUTE",
  "CONTACT_MIN_FILL_SECONDS",
  "RETENTION_DAYS",
  "COUNTING",
  "METRICS_PORT",
  "INBOX_PORT",
  "INBOX_ORIGIN",
  "LOG_LEVEL",
] as const;

export type SettingName = (typeof settingNames)[number];

export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export type Config = {
  readonly host: string;
  readonly port: number;
  /** Scheme and host of the public address, without a slash at the end; null when not set. */
  readonly publicOrigin: string | null;
  /** Where the form of the built site posts to; null when to the site itself. */
  readonly apiOrigin: string | null;
  /** Origins of sites elsewhere whose form posts here. */
  readonly allowedOrigins: readonly string[];
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  readonly database: DatabaseSettings;
  readonly mailFolder: string;
  readonly mail: MailAddresses;
  readonly smtp: SmtpServer | null;
  /** Whether senders are told by mail that their message has arrived. */
  readonly acknowledge: boolean;
  readonly webhook: WebhookTarget | null;
  readonly notices: NoticeSettings;
  /** Null: the one generated on the first run (staff-token.ts). */
  readonly staffToken: string | null;
  readonly limits: { readonly perAddress: number; readonly all: number; readonly minFillMs: number };
  readonly retentionDays: number;
  /** Whether pages, searches and forms are counted by the day. */
  readonly counting: boolean;
  /** Null: no metrics. */
  readonly metricsPort: number | null;
  readonly inboxPort: number;
  /** Scheme and host under which staff open the inbox; null: at localhost. Passkeys are bound to it. */
  readonly inboxOrigin: string | null;
  readonly logLevel: (typeof logLevels)[number];
  /** The file that the settings were read from; null when from the environment alone. */
  readonly settingsFile: string | null;
  /** Settings that are valid but probably not intended, one sentence each. */
  readonly warnings: readonly string[];
};

/** Notices about the service itself, and who gets them. */
export type NoticeSettings = {
  /** Milliseconds between two mails about held messages; null for none. */
  readonly heldEveryMs: number | null;
  readonly alertMailTo: string | null;
  readonly alertWebhook: WebhookTarget | null;
  /** "HH:MM" in the company's zone; null for no daily test. */
  readonly canaryTime: string | null;
};

export type ParsedConfig = { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly faults: readonly Fault[] };

/**
 * Reads every setting from `env`; an empty value counts as unset. Gives all faults at once, without secrets. `defaultMailTo`, the company's
 * general mailbox, is used when MAIL_TO is not set. `file` tells which names came from a settings file.
 */
export function parseConfig(
  env: Readonly<Record<string, string | undefined>>,
  defaultMailTo: string,
  file: SettingsFile = { path: null, names: new Set() },
): ParsedConfig {
  const read = createReader(env);
  const dataDir = resolve(projectRoot, read.text("DATA_DIR") ?? "data");
  const databaseUrl = read.url("DATABASE_URL", ["postgres:", "postgresql:"], "postgres://user:password@host/database");
  const smtp = readSmtp(read);
  const webhook = readWebhook(read);
  const config: Config = {
    host: read.host("HOST", "127.0.0.1"),
    port: read.integer("PORT", 3000, 0, 65_535),
    publicOrigin: read.origin("PUBLIC_ORIGIN"),
    apiOrigin: read.origin("PUBLIC_API_ORIGIN"),
    allowedOrigins: read.origins("ALLOWED_ORIGINS"),
    trustedProxies: read.proxies("TRUSTED_PROXIES"),
    dataDir,
    database: databaseUrl ? { engine: "postgres", url: databaseUrl.href } : { engine: "sqlite", file: join(dataDir, "contact.sqlite") },
    mailFolder: join(dataDir, "mail"),
    mail: readMail(read, smtp !== null, defaultMailTo),
    smtp,
    acknowledge: readAcknowledge(read, smtp !== null),
    webhook,
    notices: readNotices(read, smtp !== null, webhook),
    staffToken: read.token("STAFF_TOKEN", 20, `20 to 512 characters, for example ${randomBytes(24).toString("base64url")}`),
    limits: {
      perAddress: read.integer("CONTACT_LIMIT_PER_MINUTE", 10, 1, 1_000_000_000),
      all: read.integer("CONTACT_LIMIT_ALL_PER_MINUTE", 600, 1, 1_000_000_000),
      minFillMs: read.integer("CONTACT_MIN_FILL_SECONDS", 3, 0, 60) * 1000,
    },
    retentionDays: read.integer("RETENTION_DAYS", 365, 1, 36_500),
    counting: read.flag("COUNTING", true),
    metricsPort: read.optionalInteger("METRICS_PORT", 0, 65_535),
    inboxPort: read.integer("INBOX_PORT", 3100, 0, 65_535),
    inboxOrigin: read.secureOrigin("INBOX_ORIGIN"),
    logLevel: read.oneOf("LOG_LEVEL", logLevels, "info"),
    settingsFile: file.path,
    warnings: [...readNames(read, env, file), ...(env.NODE_ENV === "production" && smtp === null ? [mailWarning] : [])],
  };
  return read.faults.length === 0 ? { ok: true, config } : { ok: false, faults: read.faults };
}

type Reader = ReturnType<typeof createReader>;

const mailWarning =
  "NODE_ENV is production and SMTP_URL is not set: every mail becomes a file in DATA_DIR/mail, and nobody gets it. Set SMTP_URL, MAIL_FROM and MAIL_TO.";

/** A misspelt name in the settings file stops the start. In the environment it is a warning: it may belong to another program. */
function readNames(read: Reader, env: Readonly<Record<string, string | undefined>>, file: SettingsFile): readonly string[] {
  return unknownNames(settingNames, Object.keys(env), file.names).flatMap(({ name, meant, inFile }) => {
    if (!inFile) return [`${name} is in the environment and is no setting. Is ${meant} meant?`];
    if (meant === null) return [`${name} in ${file.path} is no setting and is not read.`];
    read.unknown(name, `the name ${meant} (in ${file.path})`);
    return [];
  });
}

function readSmtp(read: Reader): SmtpServer | null {
  const server = read.smtp("SMTP_URL");
  const ehloName = read.hostName("SMTP_EHLO_NAME");
  const certificate = read.certificate("SMTP_CERTIFICATE", server?.certificate.kind === "any");
  return server && { ...server, ehloName, certificate: certificate ?? server.certificate };
}

function readMail(read: Reader, needed: boolean, defaultMailTo: string): MailAddresses {
  const from = read.addresses("MAIL_FROM", 1);
  const to = read.addresses("MAIL_TO", 20);
  if (needed && from === null) read.missing("MAIL_FROM", "SMTP_URL is set, so mails need a sender: website@your-domain");
  if (needed && to === null) read.missing("MAIL_TO", "SMTP_URL is set, so mails need a reader: office@your-domain");
  return { from: from ?? `website@${defaultMailTo.split("@")[1] ?? "localhost"}`, to: to ?? defaultMailTo };
}

function readAcknowledge(read: Reader, mails: boolean): boolean {
  const wanted = read.flag("ACKNOWLEDGE");
  if (wanted && !mails) read.missing("SMTP_URL", "ACKNOWLEDGE is true, so a mail server is needed: smtp://user:password@host:587");
  return wanted && mails;
}

function readWebhook(read: Reader): WebhookTarget | null {
  const allowPrivate = read.flag("WEBHOOK_ALLOW_PRIVATE");
  const url = read.url("WEBHOOK_URL", allowPrivate ? ["https:", "http:"] : ["https:"], "https://host/path");
  const secret = read.webhookSecret("WEBHOOK_SECRET");
  const previous = read.webhookSecret("WEBHOOK_PREVIOUS_SECRET");
  if (url && secret === null)
    read.missing("WEBHOOK_SECRET", `WEBHOOK_URL is set, so requests must be signed: whsec_${randomBytes(24).toString("base64")}`);
  const mapping = read.webhookMapping("WEBHOOK_MAPPING_FILE");
  return url && secret ? { url: url.href, secrets: previous ? [secret, previous] : [secret], allowPrivate, mapping } : null;
}

function readNotices(read: Reader, mails: boolean, webhook: WebhookTarget | null): NoticeSettings {
  const minutes = read.integer("HELD_NOTICE_MINUTES", 30, 0, 1_440);
  const mailTo = read.addresses("ALERT_MAIL_TO", 20);
  if (mailTo && !mails) read.missing("SMTP_URL", "ALERT_MAIL_TO is set, so a mail server is needed: smtp://user:password@host:587");
  const url = read.url("ALERT_WEBHOOK_URL", ["https:", "http:"], "https://host/path");
  return {
    heldEveryMs: minutes === 0 ? null : minutes * 60_000,
    alertMailTo: mailTo,
    alertWebhook: url && { url: url.href, secrets: webhook?.secrets ?? [], allowPrivate: true },
    canaryTime: read.timeOfDay("CANARY_TIME"),
  };
}

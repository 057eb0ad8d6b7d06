import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { SettingName } from "#server/config.ts";
import { hostRemedy, proxyRemedy } from "#server/config-network.ts";
import { parseSmtpUrl } from "#server/config-smtp.ts";
import type { SmtpServer, TrustedCertificate } from "#server/delivery/channels/smtp-server.ts";
import { parseWebhookMapping, type WebhookMapping } from "#server/delivery/channels/webhook-mapping.ts";
import { projectRoot } from "#server/settings-file.ts";

/** What is wrong with a setting: its name, the shape of what was found (never the value of a secret), and what would be right. */
export type Fault = { readonly setting: string; readonly found: string; readonly remedy: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings from `env`. Collects what is wrong in `faults`; a faulty setting reads as its default. */
export function createReader(env: Environment) {
  const faults: Fault[] = [];
  const raw = (name: SettingName) => env[name]?.trim() || null;

  function fault(setting: SettingName, remedy: string, found = shapeOf(raw(setting))): null {
    // A malformed secret would else be reported as missing too.
    if (!faults.some((known) => known.setting === setting)) faults.push({ setting, found, remedy });
    return null;
  }

  function optionalInteger(name: SettingName, least: number, most: number): number | null {
    const value = raw(name);
    if (value === null) return null;
    const number = /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : fault(name, `a whole number from ${least} to ${most}`);
  }

  function url(name: SettingName, schemes: readonly string[], example: string): URL | null {
    const value = raw(name);
    if (value === null) return null;
    const parsed = URL.parse(value);
    return parsed && schemes.includes(parsed.protocol) ? parsed : fault(name, `an address like ${example}`);
  }

  function origin(name: SettingName): string | null {
    const parsed = url(name, ["https:", "http:"], "https://www.your-domain");
    if (parsed && (parsed.pathname !== "/" || parsed.search || parsed.username))
      return fault(name, "only scheme and host, like https://www.your-domain");
    return parsed?.origin ?? null;
  }

  return {
    faults,
    text: raw,
    url,
    optionalInteger,
    missing: (name: SettingName, remedy: string) => fault(name, remedy, "nothing"),
    unknown: (name: string, remedy: string) => void faults.push({ setting: name, found: "a name that is no setting", remedy }),
    integer: (name: SettingName, preset: number, least: number, most: number) => optionalInteger(name, least, most) ?? preset,

    origin,

    /** An origin whose pages may use passkeys: a domain with https, or localhost (WebAuthn §5.1.3, Secure Contexts §3.1). */
    secureOrigin(name: SettingName): string | null {
      const found = origin(name);
      if (found === null) return null;
      const { protocol, hostname } = new URL(found);
      if (hostname === "localhost") return found;
      const isDomain = /[a-z]/i.test(hostname) && !hostname.startsWith("[");
      return protocol === "https:" && isDomain ? found : fault(name, "https:// and a domain: browsers let no other address use passkeys");
    },

    origins(name: SettingName): readonly string[] {
      const list = split(raw(name)).map((entry) => ({ entry: entry.replace(/\/$/, ""), url: URL.parse(entry) }));
      const wrong = list.some(
        ({ entry, url }) => !url || !["https:", "http:"].includes(url.protocol) || url.origin !== entry.toLowerCase(),
      );
      if (wrong) fault(name, "origins (scheme and host) separated by commas, like https://www.your-domain");
      return wrong ? [] : list.flatMap(({ url }) => url?.origin ?? []);
    },

    host(name: SettingName, preset: string): string {
      const value = raw(name) ?? preset;
      const remedy = hostRemedy(value);
      if (remedy) fault(name, remedy);
      return value;
    },

    proxies(name: SettingName): readonly string[] {
      const list = split(raw(name));
      const remedies = list.map(proxyRemedy).filter((remedy) => remedy !== null);
      if (remedies.length > 0) fault(name, remedies.join("; "));
      return remedies.length > 0 ? [] : list;
    },

    addresses(name: SettingName, most: number): string | null {
      const list = split(raw(name));
      if (list.length === 0) return null;
      const right = list.length <= most && list.every((entry) => /^([^<>"\r\n]*<)?[^\s<>@,]+@[^\s<>@,]+>?$/.test(entry));
      return right ? list.join(", ") : fault(name, most === 1 ? "one mail address" : "mail addresses separated by commas");
    },

    flag(name: SettingName, preset = false): boolean {
      const value = raw(name)?.toLowerCase() ?? String(preset);
      if (!["true", "false"].includes(value)) fault(name, "true or false");
      return value === "true";
    },

    oneOf<const Choice extends string>(name: SettingName, choices: readonly Choice[], preset: Choice): Choice {
      const value = raw(name) ?? preset;
      return choices.find((choice) => choice === value) ?? fault(name, `one of ${choices.join(", ")}`) ?? preset;
    },

    /** What a client can send as a bearer token (RFC 6750 §2.1, a little wider): visible ASCII. */
    token(name: SettingName, least: number, remedy: string): string | null {
      const value = raw(name);
      if (value === null) return null;
      if (!/^[\x21-\x7e]*$/.test(value)) return fault(name, `only letters, digits and signs, without spaces: ${remedy}`);
      return value.length >= least && value.length <= 512 ? value : fault(name, remedy);
    },

    webhookSecret(name: SettingName): string | null {
      const value = raw(name);
      if (value === null) return null;
      const bytes = /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(value) ? Buffer.from(value.slice(6), "base64").length : 0;
      return bytes >= 24 && bytes <= 64 ? value : fault(name, "whsec_ and 24 to 64 random bytes in base64 (standardwebhooks.com)");
    },

    /** The mapping in the JSON file that the setting names; a relative path starts at the project's folder. Null when not set. */
    webhookMapping(name: SettingName): WebhookMapping | null {
      const value = raw(name);
      if (value === null) return null;
      const path = resolve(projectRoot, value);
      const text = readText(path);
      if (text === null) return fault(name, "the path of a JSON file that can be read", path);
      const mapping = parseWebhookMapping(text);
      return "fields" in mapping ? mapping : fault(name, `a mapping without faults: ${mapping.join("; ")}`, path);
    },

    /** `public`, `any` (only where `local`), or the path of a PEM file; null when not set. */
    certificate(name: SettingName, local: boolean): TrustedCertificate | null {
      const value = raw(name);
      if (value === null) return null;
      if (value === "public") return { kind: "public" };
      if (value === "any")
        return local ? { kind: "any" } : fault(name, "the PEM file of its certificate; any is for a mail server on this machine");
      const pem = readCertificate(value);
      return pem ? { kind: "file", pem } : fault(name, "public, any, or the path of a PEM file with a certificate");
    },

    /** RFC 5321 §4.1.1.1: a host name with a dot, or an address in brackets. */
    hostName(name: SettingName): string | null {
      const value = raw(name);
      const right = value === null || /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,}$|^\[[0-9a-f.:]+\]$/i.test(value);
      return right ? value : fault(name, "a host name like www.your-domain, or an address in brackets");
    },

    timeOfDay(name: SettingName): string | null {
      const value = raw(name);
      return value === null || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : fault(name, "a time of day like 07:00");
    },

    smtp(name: SettingName): SmtpServer | null {
      const value = raw(name);
      if (value === null) return null;
      return parseSmtpUrl(value) ?? fault(name, "smtp://user:password@host:587 or smtps://user:password@host:465");
    },
  };
}

function readCertificate(path: string): string | null {
  try {
    const pem = readFileSync(path, "utf8");
    // Throws when the file holds no certificate.
    new X509Certificate(pem);
    return pem;
  } catch {
    return null;
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

function split(value: string | null): string[] {
  return (value ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Describes a value by kind and length only: it may be a secret. */
function shapeOf(value: string | null): string {
  if (value === null) return "nothing";
  const kind = /^\d+$/.test(value)
    ? "digits"
    : /^[a-z][a-z0-9+.-]*:\/\//i.test(value)
      ? `a ${value.slice(0, value.indexOf(":"))} address`
      : "text";
  return `${kind}, ${value.length} characters`;
}

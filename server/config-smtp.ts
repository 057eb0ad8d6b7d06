import type { SmtpServer } from "#server/delivery/channels/smtp-server.ts";

/**
 * Reads `smtp://user:password@host:port` (STARTTLS) or `smtps://...` (TLS at once); null for anything else. STARTTLS is required, or an
 * attacker could strip it (RFC 8314 §3), except on this machine or with `?requireTLS=false`. On this machine any certificate is accepted:
 * Debian's packages come with a self-signed one.
 */
export function parseSmtpUrl(text: string): SmtpServer | null {
  const url = URL.parse(text);
  if (!url || !["smtp:", "smtps:"].includes(url.protocol) || url.hostname === "") return null;
  const secure = url.protocol === "smtps:";
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const local = ["localhost", "127.0.0.1", "::1"].includes(host);
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTls: !secure && !local && url.searchParams.get("requireTLS") !== "false",
    certificate: { kind: local ? "any" : "public" },
    ehloName: null,
    auth: url.username ? { user: decode(url.username), pass: decode(url.password) } : null,
  };
}

/** A password with a bare % in it is taken as written. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

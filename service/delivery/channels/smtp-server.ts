import { X509Certificate } from "node:crypto";
import { checkServerIdentity, type PeerCertificate } from "node:tls";

/**
 * A mail server and how to reach it. `secure` is TLS from the first byte; `requireTls` refuses to
 * go on without STARTTLS.
 */
export type SmtpServer = {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly requireTls: boolean;
  readonly auth: { readonly user: string; readonly pass: string } | null;
  readonly certificate: TrustedCertificate;
  /** The name we greet with (EHLO); null for the machine's own. */
  readonly ehloName: string | null;
};

/**
 * Which certificate of the mail server is accepted. `public`: one that a public authority has
 * signed for this name. `any`: every one, for a server on this machine, which accepts plain text
 * too. `file`: the one in this PEM text, or one that it has signed.
 */
export type TrustedCertificate =
  | { readonly kind: "public" }
  | { readonly kind: "any" }
  | { readonly kind: "file"; readonly pem: string };

/**
 * Reads `smtp://user:password@host:port` (STARTTLS) or `smtps://...` (TLS at once); null for
 * anything else. STARTTLS is required, or an attacker could strip it (RFC 8314 §3), except on this
 * machine or with `?requireTLS=false`. On this machine any certificate is accepted: Debian's
 * packages come with a self-signed one.
 */
export function parseSmtpUrl(text: string): SmtpServer | null {
  const server = parseUrl(text, "smtp", 587, 465);
  if (!server) return null;
  const { host, port, secure, isLocal, user, password, url } = server;
  return {
    host,
    port,
    secure,
    requireTls: !secure && !isLocal && url.searchParams.get("requireTLS") !== "false",
    certificate: { kind: isLocal ? "any" : "public" },
    ehloName: null,
    auth: user ? { user, pass: password } : null,
  };
}

/**
 * A mailbox to which senders answer. `secure` is TLS from the first byte; otherwise STARTTLS, which
 * only this machine may do without.
 */
export type MailboxServer = {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly isLocal: boolean;
  readonly user: string;
  readonly password: string;
  readonly folder: string;
};

/**
 * Reads `imaps://user:password@host:port/folder` (TLS at once) or `imap://...` (STARTTLS); null for
 * anything else. Folder: INBOX.
 */
export function parseImapUrl(text: string): MailboxServer | null {
  const server = parseUrl(text, "imap", 143, 993);
  if (!server?.user) return null;
  const { url, ...rest } = server;
  return { ...rest, folder: decode(url.pathname.slice(1)) || "INBOX" };
}

/** Reads `scheme://` and, with TLS from the first byte, `schemes://`; null for anything else. */
function parseUrl(text: string, scheme: string, port: number, securePort: number) {
  const url = URL.parse(text);
  if (!url || ![`${scheme}:`, `${scheme}s:`].includes(url.protocol) || url.hostname === "")
    return null;
  const secure = url.protocol === `${scheme}s:`;
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  return {
    host,
    port: Number(url.port) || (secure ? securePort : port),
    secure,
    isLocal: ["localhost", "127.0.0.1", "::1"].includes(host),
    user: decode(url.username),
    password: decode(url.password),
    url,
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

/** nodemailer then reads no file and no address that a mail's content might name. */
export const noAccess = { disableFileAccess: true, disableUrlAccess: true } as const;

/** nodemailer's options for the server. */
export function smtpOptions(server: SmtpServer) {
  return {
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    ...(server.auth ? { auth: server.auth } : {}),
    ...(server.ehloName ? { name: server.ehloName } : {}),
    tls: tlsOptions(server.certificate),
    // Each is shorter than a try may last (40 s), so that the failure names the step that hung.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    ...noAccess,
  };
}

function tlsOptions(trusted: TrustedCertificate) {
  switch (trusted.kind) {
    case "public":
      return {};
    case "any":
      return { rejectUnauthorized: false };
    case "file": {
      const pinned = new X509Certificate(trusted.pem).fingerprint256;
      return {
        ca: trusted.pem,
        // The file may hold the server's own certificate instead of its authority's.
        allowPartialTrustChain: true,
        // The pinned certificate is accepted whatever its name: Debian's has the machine's name,
        // and is asked for as localhost.
        checkServerIdentity: (host: string, certificate: PeerCertificate) =>
          certificate.fingerprint256 === pinned
            ? undefined
            : checkServerIdentity(host, certificate),
      };
    }
  }
}

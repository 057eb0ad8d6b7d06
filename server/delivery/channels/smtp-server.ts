import { X509Certificate } from "node:crypto";
import { checkServerIdentity, type PeerCertificate } from "node:tls";

/** Where and how to hand over mail. `secure` is TLS from the first byte, `requireTls` refuses to go on without STARTTLS. */
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
 * Which certificate of the mail server is taken: `public`, one that the public authorities vouch for, for this very name; `any`, whichever, which
 * is no worse than the plain text that is taken too from a server on this machine; `file`, the one (or its authority's) in this PEM text.
 */
export type TrustedCertificate = { readonly kind: "public" } | { readonly kind: "any" } | { readonly kind: "file"; readonly pem: string };

/** What nodemailer needs to know of the server. */
export function smtpOptions(server: SmtpServer) {
  return {
    host: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: server.requireTls,
    ...(server.auth ? { auth: server.auth } : {}),
    ...(server.ehloName ? { name: server.ehloName } : {}),
    tls: tlsOptions(server.certificate),
    // One less than a try may last, so that the reason says where it hung.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
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
        // That very certificate is the right one whatever name stands in it: Debian's has the machine's, and is asked for as localhost.
        checkServerIdentity: (host: string, certificate: PeerCertificate) =>
          certificate.fingerprint256 === pinned ? undefined : checkServerIdentity(host, certificate),
      };
    }
  }
}

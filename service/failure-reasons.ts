/** What went wrong outside, by name. */
export type FailureReason = keyof typeof failureMeanings;

/** Every reason with its meaning, as staff reads it. */
export const failureMeanings = {
  timeout: "the other side did not answer in time",
  refused: "no connection: refused or not reachable",
  dropped: "the connection broke in the middle",
  dns: "the host name could not be found",
  tls: "no safe connection: TLS refused",
  certificate:
    "the certificate of the other side is not trusted; for a mail server of your own, SMTP_CERTIFICATE can name it",
  auth: "user name or password refused",
  throttled: "the other side asked to come back later",
  unavailable: "the other side has a temporary fault",
  rejected: "the other side refused this message for good",
  gone: "the address no longer exists",
  smtputf8:
    "the mail server cannot carry an address with characters beyond ASCII (it lacks SMTPUTF8); give the mailbox a plain one",
  redirected: "the webhook answered with a redirect, which is not followed",
  "private-address": "the webhook's address is private, which is not allowed",
  storage: "a folder that deliveries are written to cannot be written",
  attachment: "a file that goes with the reply was changed or taken out of REPLY_FILES_DIR since",
  interrupted: "the process ended in mid-delivery",
  withdrawn: "the message was marked as spam, or erased, while the try ran",
  "automatic-sender": "a program reads this address, and is sent no acknowledgement",
  "acknowledged-lately": "this address was sent an acknowledgement within the hour",
  "acknowledged-enough":
    "as many acknowledgements as an hour may have were sent, to this domain or in all",
  "not-needed": "the colleague has no mail address here, or the message is somebody else's by now",
  "too-late": "an acknowledgement hours after the message would say nothing new",
  unknown: "a failure without a known name; the log has more",
} as const;

/** The `code` of a system error, or null. */
export function codeOf(error: unknown): string | null {
  const found = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  return typeof found === "string" ? found : null;
}

/** The reason for a libuv, OpenSSL or Node error code. */
export function reasonOfCode(code: string | null): FailureReason {
  if (code === null) return "unknown";
  if (/^(ETIMEDOUT|ESOCKETTIMEDOUT|ABORT_ERR|UND_ERR_.*TIMEOUT)$/.test(code)) return "timeout";
  if (/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ENETDOWN)$/.test(code))
    return "refused";
  if (/^(ENOTFOUND|EAI_.*|ENODATA|EDNS)$/.test(code)) return "dns";
  if (/^(ECONNRESET|EPIPE|ECONNABORTED|HPE_.*)$/.test(code)) return "dropped";
  if (/^(ERR_TLS_CERT_.*|CERT_.*|DEPTH_.*|SELF_SIGNED.*|UNABLE_TO_.*)$/.test(code))
    return "certificate";
  if (/^(ERR_TLS_.*|ERR_SSL_.*|EPROTO|ETLS)$/.test(code)) return "tls";
  if (/^(ENOSPC|EACCES|EROFS|ENOENT|EIO|EDQUOT|ENOTDIR|EPERM|EMFILE)$/.test(code)) return "storage";
  return "unknown";
}

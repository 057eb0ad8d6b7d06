import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/**
 * How the server behaves. `answer`: a status at a stage. `refuse`: one recipient, the first `times`
 * times (greylisting) or always. `refuse-null-sender`: MAIL FROM:<>. `hang`: silence. `drop`: cuts
 * the connection during the data.
 */
export type SmtpBehaviour =
  | { readonly kind: "accept" }
  | {
      readonly kind: "answer";
      readonly stage: "connect" | "auth" | "sender" | "recipient" | "data";
      readonly status: number;
    }
  | {
      readonly kind: "refuse";
      readonly recipient: string;
      readonly status: number;
      readonly times?: number;
    }
  /**
   * Answers each RCPT TO with the status that `answer` gives for the address, or takes it when that
   * is null.
   */
  | { readonly kind: "choose"; readonly answer: (recipient: string) => number | null }
  | { readonly kind: "refuse-null-sender" }
  | { readonly kind: "hang"; readonly stage: "connect" | "data" }
  | { readonly kind: "drop" };

export type TestSmtp = {
  /** Address for SMTP_URL. */
  readonly url: string;
  readonly port: number;
  /** Mails taken, in order. */
  readonly mails: readonly Email[];
  /**
   * The same mails with their envelope (MAIL FROM, RCPT TO), their bytes and the greeting (EHLO).
   */
  readonly taken: readonly TakenMail[];
  /** Applies from now on. */
  readonly behave: (behaviour: SmtpBehaviour) => void;
  readonly close: () => Promise<void>;
};

type TakenMail = {
  readonly mail: Email;
  readonly recipients: readonly string[];
  /** MAIL FROM; "" for the null reverse-path. */
  readonly sender: string;
  readonly bytes: Buffer;
  readonly greeting: string;
  readonly secure: boolean;
};

type SmtpOptions = {
  /** Demands a login: user "site", password "secret". */
  readonly auth?: boolean;
  /** Offers STARTTLS with this certificate. */
  readonly certificate?: TestCertificate;
  /**
   * Whether it announces SMTPUTF8 (RFC 6531). If not, it refuses addresses beyond ASCII (RFC 5321).
   */
  readonly smtpUtf8?: boolean;
};

/** A real SMTP server on a free loopback port that keeps mails and fails when told to. */
export async function startSmtp({
  auth = false,
  certificate,
  smtpUtf8 = true,
}: SmtpOptions = {}): Promise<TestSmtp> {
  let behaviour: SmtpBehaviour = { kind: "accept" };
  let refusals = 0;
  const mails: Email[] = [];
  const taken: TakenMail[] = [];
  const held = new Set<() => void>();

  /** Passes on this stage's error, or null to go on; never calls back while it hangs. */
  function atStage(stage: string, go: (error: Error | null) => void): void {
    if (behaviour.kind === "hang" && behaviour.stage === stage) held.add(() => go(null));
    else if (behaviour.kind === "answer" && behaviour.stage === stage)
      go(answerOf(behaviour.status));
    else go(null);
  }

  function atRecipient(address: string, go: (error: Error | null) => void): void {
    const beyondAscii = !smtpUtf8 && /[^\x20-\x7e]/.test(address);
    const chosen = behaviour.kind === "choose" ? behaviour.answer(address) : null;
    if (beyondAscii) go(answerOf(553));
    else if (chosen !== null) go(answerOf(chosen));
    else if (
      behaviour.kind === "refuse" &&
      behaviour.recipient === address &&
      refusals < (behaviour.times ?? Number.POSITIVE_INFINITY)
    ) {
      refusals += 1;
      go(answerOf(behaviour.status));
    } else atStage("recipient", go);
  }

  const server = new SMTPServer({
    authOptional: !auth,
    disabledCommands: [...(certificate ? [] : ["STARTTLS"]), ...(auth ? [] : ["AUTH"])],
    ...certificate,
    hideSMTPUTF8: !smtpUtf8,
    allowInsecureAuth: true,
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => atStage("connect", done),
    onAuth: ({ username, password }, _session, done) =>
      atStage("auth", (error) =>
        error || username !== "site" || password !== "secret"
          ? done(error ?? Object.assign(new Error("no"), { responseCode: 535 }))
          : done(null, { user: username }),
      ),
    onMailFrom: ({ address }, _session, done) =>
      behaviour.kind === "refuse-null-sender" && !address
        ? done(answerOf(550))
        : atStage("sender", done),
    onRcptTo: ({ address }, _session, done) => atRecipient(address, done),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      if (behaviour.kind === "drop") destroyConnection(server, session.id);
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () =>
        atStage("data", async (error) => {
          if (!error) {
            const bytes = Buffer.concat(chunks);
            const recipients = session.envelope.rcptTo.map(({ address }) => address);
            const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
            const mail = await PostalMime.parse(bytes);
            taken.push({
              mail,
              recipients,
              sender,
              bytes,
              greeting: session.hostNameAppearsAs,
              secure: session.secure,
            });
            mails.push(mail);
          }
          done(error);
        }),
      );
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = addressOf(server);
  return {
    url: auth ? `smtp://site:secret@127.0.0.1:${port}` : `smtp://127.0.0.1:${port}`,
    port,
    mails,
    taken,
    behave: (next) => {
      behaviour = next;
      refusals = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function answerOf(responseCode: number): Error {
  return Object.assign(new Error("as told by the test"), { responseCode });
}

function destroyConnection(server: SMTPServer, id: string): void {
  for (const connection of server.connections)
    if (connection.id === id) connection._socket.destroy();
}

function addressOf(server: SMTPServer): AddressInfo {
  const address = server.server.address();
  if (typeof address !== "object" || address === null)
    throw new Error("the test SMTP server has no port");
  return address;
}

export type TestCertificate = { readonly key: string; readonly cert: string };

/**
 * A self-signed certificate as Debian's ssl-cert makes it: for `host`, not for "localhost", no
 * authority. Made on each call: the repository holds no key.
 */
export function selfSigned(host = "debian.machine.example"): TestCertificate {
  const folder = mkdtempSync(join(tmpdir(), "contact-certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = [
    "-subj",
    `/CN=${host}`,
    "-addext",
    `subjectAltName=DNS:${host}`,
    "-addext",
    "basicConstraints=critical,CA:FALSE",
  ];
  const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync(
    "openssl",
    ["req", "-x509", ...curve, "-days", "2", "-keyout", key, "-out", cert, ...subject],
    { stdio: "pipe" },
  );
  const made = { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  rmSync(folder, { recursive: true });
  return made;
}

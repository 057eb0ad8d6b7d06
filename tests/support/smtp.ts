import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** How the server behaves: takes the mail, answers a status at a stage, is silent, or cuts the line in the middle of the data. */
export type SmtpBehaviour =
  | { readonly kind: "accept" }
  | { readonly kind: "answer"; readonly stage: "connect" | "auth" | "sender" | "recipient" | "data"; readonly status: number }
  | { readonly kind: "hang"; readonly stage: "connect" | "data" }
  | { readonly kind: "drop" };

export type TestSmtp = {
  /** Address for SMTP_URL. */
  readonly url: string;
  readonly port: number;
  /** Mails taken, in order. */
  readonly mails: readonly Email[];
  /** From now on. */
  readonly behave: (behaviour: SmtpBehaviour) => void;
  readonly close: () => Promise<void>;
};

/** A real SMTP server on a free loopback port that keeps what it is given and fails when told to. `auth` asks for user "site", password "secret". */
export async function startSmtp({ auth = false }: { readonly auth?: boolean } = {}): Promise<TestSmtp> {
  let behaviour: SmtpBehaviour = { kind: "accept" };
  const mails: Email[] = [];
  const held = new Set<() => void>();

  /** The error for this stage, or null to go on; does not call back at all when it is to hang. */
  function atStage(stage: string, go: (error: Error | null) => void): void {
    if (behaviour.kind === "hang" && behaviour.stage === stage) held.add(() => go(null));
    else if (behaviour.kind === "answer" && behaviour.stage === stage)
      go(Object.assign(new Error("as told by the test"), { responseCode: behaviour.status }));
    else go(null);
  }

  const server = new SMTPServer({
    authOptional: !auth,
    disabledCommands: auth ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
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
    onMailFrom: (_address, _session, done) => atStage("sender", done),
    onRcptTo: (_address, _session, done) => atStage("recipient", done),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      if (behaviour.kind === "drop") destroyConnection(server, session.id);
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () =>
        atStage("data", async (error) => {
          if (!error) mails.push(await PostalMime.parse(Buffer.concat(chunks)));
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
    behave: (next) => {
      behaviour = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function destroyConnection(server: SMTPServer, id: string): void {
  for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
}

function addressOf(server: SMTPServer): AddressInfo {
  const address = server.server.address();
  if (typeof address !== "object" || address === null) throw new Error("the test SMTP server has no port");
  return address;
}

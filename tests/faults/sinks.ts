import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { createRandom, type Random } from "../support/random.ts";
import { referencePattern } from "../support/reference.ts";
import { startSmtp } from "../support/smtp.ts";

/**
 * What a receiver got: the number of deliveries, and, without repetitions, each message's words by
 * reference. `replies`: the same of replies to senders, by id; absent where none go.
 */
export type Received = {
  readonly deliveries: number;
  readonly byReference: ReadonlyMap<string, string>;
  readonly replies?: { readonly deliveries: number; readonly byId: ReadonlyMap<string, string> };
};

export type Sink = {
  readonly name: string;
  /** Settings that make the server deliver here. */
  readonly env: Readonly<Record<string, string>>;
  readonly received: () => Received;
  /** Stops its own faults from now on. */
  readonly behave: () => void;
  readonly close: () => Promise<void>;
};

/**
 * A webhook receiver that sometimes takes the message but cuts the connection before it answers, or
 * answers 503.
 */
export async function webhookSink(random: Random): Promise<Sink> {
  const byReference = new Map<string, string>();
  let deliveries = 0;
  let faulty = true;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk.toString();
    if (faulty && random.chance(0.02)) {
      response.writeHead(503).end();
      return;
    }
    deliveries += 1;
    byReference.set(String(request.headers["webhook-id"]).replace("msg_", ""), wordsIn(body));
    if (faulty && random.chance(0.02)) response.destroy();
    else response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
  return {
    name: "webhook",
    env: {
      WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      WEBHOOK_SECRET: secret,
      WEBHOOK_ALLOW_PRIVATE: "true",
    },
    received: () => ({ deliveries, byReference }),
    behave: () => {
      faulty = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The readers of the mails; the second one's mailbox sometimes refuses. */
const readers = ["office@company.example", "desk@company.example"] as const;

/**
 * A mail server with two readers that sometimes puts off the second (450 to 452: greylisted, full,
 * its own fault). Mails with the same Message-ID count once; a message has arrived when both
 * readers have it.
 */
export async function smtpSink(random: Random = createRandom(11)): Promise<Sink> {
  const smtp = await startSmtp();
  const putOff = (reader: string) =>
    reader === readers[1] && random.chance(0.05) ? 450 + random.between(0, 2) : null;
  smtp.behave({ kind: "choose", answer: putOff });
  const receivedBy = (reader: string) =>
    new Map(
      smtp.taken
        .filter(({ recipients }) => recipients.includes(reader))
        .map(({ mail }) => [referenceIn(mail.messageId ?? ""), wordsIn(mail.text ?? "")]),
    );
  return {
    name: "smtp",
    env: { SMTP_URL: smtp.url, MAIL_FROM: "site@company.example", MAIL_TO: readers.join(", ") },
    received() {
      const [first, second] = [receivedBy(readers[0]), receivedBy(readers[1])];
      const replies = smtp.mails.flatMap(({ messageId, text }) => {
        const id = /^<reply-([\w-]+)@/.exec(messageId ?? "")?.[1];
        return id ? [[id, replyWordsIn(text ?? "")] as const] : [];
      });
      return {
        deliveries: smtp.taken.length - replies.length,
        byReference: new Map([...first].filter(([reference]) => second.has(reference))),
        replies: { deliveries: replies.length, byId: new Map(replies) },
      };
    },
    behave: () => smtp.behave({ kind: "accept" }),
    close: smtp.close,
  };
}

/**
 * The mail folder. Files with the same name count once; an unfinished draft counts as an unknown
 * message.
 */
export function folderSink(dataDir: string): Sink {
  const folder = join(dataDir, "mail");
  return {
    name: "file",
    env: {},
    received() {
      const files = readdirSync(folder).map(
        (name) => [name.replace(".eml", ""), readFileSync(join(folder, name), "utf8")] as const,
      );
      const messages = files
        .filter(([name]) => !name.includes("+"))
        .map(([name, mail]) => [name, wordsIn(mail)] as const);
      const replies = files
        .filter(([name]) => name.includes("+"))
        .map(([name, mail]) => [name.replace(/^.*\+/, ""), replyWordsIn(mail)] as const);
      return {
        deliveries: messages.length,
        byReference: new Map(messages),
        replies: { deliveries: replies.length, byId: new Map(replies) },
      };
    },
    behave: () => {},
    close: async () => {},
  };
}

/** What a visitor wrote, in a mail or in an enquiry that an appointment has become. */
export function wordsIn(text: string): string {
  return /enquiry-[\w-]+-end/.exec(text)?.[0] ?? "no words";
}

function replyWordsIn(text: string): string {
  return /reply-[\w-]+-end/.exec(text)?.[0] ?? "no words";
}

function referenceIn(messageId: string): string {
  const reference = messageId.replace(/^<|@.*$/g, "").toUpperCase();
  return new RegExp(`^${referencePattern.source}$`).test(reference) ? reference : messageId;
}

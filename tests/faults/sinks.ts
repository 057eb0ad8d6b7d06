import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { startSmtp } from "../support/smtp.ts";
import type { Random } from "./random.ts";

/** What a receiver got: how many deliveries, and, after repetitions are recognised by their id, which message came with which words. */
export type Received = { readonly deliveries: number; readonly byReference: ReadonlyMap<string, string> };

export type Sink = {
  readonly name: string;
  /** Settings that make the server deliver here. */
  readonly env: Readonly<Record<string, string>>;
  readonly received: () => Received;
  /** From now on without faults of its own. */
  readonly behave: () => void;
  readonly close: () => Promise<void>;
};

/** A webhook receiver that now and then takes the message but cuts the line before it answers, or answers 503. */
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
    env: { WEBHOOK_URL: `http://127.0.0.1:${port}/`, WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: "true" },
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

/** A mail server. A second mail with the same Message-ID is the same mail. */
export async function smtpSink(): Promise<Sink> {
  const smtp = await startSmtp();
  return {
    name: "smtp",
    env: { SMTP_URL: smtp.url, MAIL_FROM: "site@company.example", MAIL_TO: "office@company.example" },
    received: () => ({
      deliveries: smtp.mails.length,
      byReference: new Map(smtp.mails.map(({ messageId, text }) => [referenceIn(messageId ?? ""), wordsIn(text ?? "")])),
    }),
    behave: () => {},
    close: smtp.close,
  };
}

/** The mail folder. A second file with the same name is the same mail; a draft that nobody finished counts as one that nobody can place. */
export function folderSink(dataDir: string): Sink {
  const folder = join(dataDir, "mail");
  return {
    name: "file",
    env: {},
    received() {
      const names = readdirSync(folder);
      const entries = names.map((name) => [name.replace(".eml", ""), wordsIn(readFileSync(join(folder, name), "utf8"))] as const);
      return { deliveries: names.length, byReference: new Map(entries) };
    },
    behave: () => {},
    close: async () => {},
  };
}

function wordsIn(text: string): string {
  return /enquiry-[\w-]+-end/.exec(text)?.[0] ?? "no words";
}

function referenceIn(messageId: string): string {
  return /^<(prb-\w{4}-\w{4})@/.exec(messageId)?.[1]?.toUpperCase() ?? messageId;
}

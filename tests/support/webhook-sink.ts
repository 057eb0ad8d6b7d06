import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";

export type WebhookBehaviour =
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Sends one byte of a long answer each `everyMs`. */
  | { readonly kind: "trickle"; readonly everyMs: number }
  | { readonly kind: "flood"; readonly status: number }
  | { readonly kind: "hang" }
  | { readonly kind: "drop" };

export type ReceivedWebhook = { readonly headers: IncomingHttpHeaders; readonly body: string };

export type WebhookSink = {
  readonly url: string;
  /** The settings of a server that sends to it. */
  readonly env: Readonly<Record<string, string>>;
  readonly received: readonly ReceivedWebhook[];
  /** Distinct webhook-ids: the number that a receiver keeps when it recognises repetitions. */
  readonly distinct: () => number;
  readonly behave: (behaviour: WebhookBehaviour) => void;
  readonly close: () => Promise<void>;
};

/**
 * A webhook receiver on a free loopback port that keeps every request and answers as told (204 at
 * first).
 */
export async function startWebhookSink(): Promise<WebhookSink> {
  let behaviour: WebhookBehaviour = { kind: "answer", status: 204 };
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    answer(behaviour, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}/hook`;
  const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
  return {
    url,
    env: { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: "true" },
    received,
    distinct: () => new Set(received.map(({ headers }) => headers["webhook-id"])).size,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(behaviour: WebhookBehaviour, response: ServerResponse): void {
  switch (behaviour.kind) {
    case "answer":
      response.writeHead(behaviour.status, behaviour.headers).end();
      break;
    case "trickle": {
      response.writeHead(200);
      const timer = setInterval(() => response.write("."), behaviour.everyMs);
      response.on("close", () => clearInterval(timer));
      break;
    }
    case "flood":
      response.writeHead(behaviour.status).end(Buffer.alloc(10 * 1024 * 1024));
      break;
    case "drop":
      response.destroy();
      break;
    case "hang":
      break;
  }
}

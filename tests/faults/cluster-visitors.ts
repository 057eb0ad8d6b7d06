import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { exampleMessage } from "../support/service.ts";
import type { Random } from "./random.ts";
import type { Enquiry } from "./visitors.ts";

export type ClusterVisitors = {
  readonly enquiries: readonly Enquiry[];
  readonly pages: () => number;
  readonly posts: () => number;
  /** Requests without the expected answer, as sentences. */
  readonly failed: readonly string[];
  readonly stop: () => Promise<void>;
};

/**
 * Visitors who read and write without end. Nobody retries: a missing, cut or unexpected answer is a failed request. `lengths` holds each
 * page's size in bytes. A quarter of the messages are plain forms.
 */
export function startClusterVisitors(url: string, name: string, random: Random, lengths: ReadonlyMap<string, number>): ClusterVisitors {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const enquiries: Enquiry[] = [];
  const failed: string[] = [];
  const paths = [...lengths.keys()];
  let [pages, posts, stopping] = [0, 0, false];

  async function read(): Promise<void> {
    while (!stopping) {
      const path = paths[random.between(0, paths.length - 1)] ?? "/";
      const { status, body } = await ask(agent, `${url}${path}`, "GET", {}, "");
      pages += 1;
      if (status !== 200 || body.length !== lengths.get(path)) failed.push(`GET ${path}: ${status}, ${body.length} bytes`);
      await pause(random.between(0, 30));
    }
  }

  async function write(): Promise<void> {
    while (!stopping) {
      const words = `enquiry-${name}-${enquiries.length + 1}-end`;
      const enquiry: Enquiry = { words, form: random.chance(0.25), key: `key-${words}`, references: [], retries: 0 };
      enquiries.push(enquiry);
      const { status, body } = await post(agent, url, enquiry);
      posts += 1;
      const reference = status === 201 ? /PRB-\w{4}-\w{4}/.exec(body.toString())?.[0] : undefined;
      if (reference) enquiry.references.push(reference);
      else failed.push(`POST ${words}: ${status} ${body.toString().slice(0, 200)}`);
      await pause(random.between(10, 90));
    }
  }

  const visits = [...Array.from({ length: 4 }, read), ...Array.from({ length: 4 }, write)];
  return {
    enquiries,
    failed,
    pages: () => pages,
    posts: () => posts,
    async stop() {
      stopping = true;
      await Promise.all(visits);
      agent.destroy();
    },
  };
}

function post(agent: Agent, url: string, { words, form, key }: Enquiry): Promise<Answer> {
  const message = exampleMessage(words);
  const headers: Readonly<Record<string, string>> = form
    ? { "content-type": "application/x-www-form-urlencoded" }
    : { "content-type": "application/json", "idempotency-key": `"${key}"` };
  return ask(agent, `${url}/api/contact`, "POST", headers, form ? new URLSearchParams(message).toString() : JSON.stringify(message));
}

type Answer = { readonly status: number; readonly body: Buffer };

/** Status 0 when the answer is missing or incomplete. */
function ask(agent: Agent, address: string, method: string, headers: Readonly<Record<string, string>>, text: string): Promise<Answer> {
  return new Promise((resolve) => {
    const lost = (error: Error) => resolve({ status: 0, body: Buffer.from(error.message) });
    const sent = request(address, { method, agent, headers: { ...headers, ...(text && { "content-length": Buffer.byteLength(text) }) } });
    sent.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.complete ? (response.statusCode ?? 0) : 0, body: Buffer.concat(chunks) }));
      response.on("error", lost);
    });
    sent.on("error", lost);
    sent.end(text);
  });
}

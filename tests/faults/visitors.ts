import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../support/random.ts";
import { referencePattern } from "../support/reference.ts";
import { exampleMessage } from "../support/service.ts";

/** One message of a visitor, and the server's answers to it. `words` are unique. */
export type Enquiry = {
  readonly words: string;
  readonly form: boolean;
  readonly key: string;
  /** The references of all its 201 answers; empty when none arrived. */
  readonly references: string[];
  /** Posts without an answer, or with one that asks to try again. */
  retries: number;
};

export type Visitors = {
  readonly enquiries: readonly Enquiry[];
  /** Answers by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Answers of 201 so far. */
  readonly acknowledgements: () => number;
  /**
   * Begins no new enquiries; resolves when all begun ones have their answer, so a server must be
   * running.
   */
  readonly stop: () => Promise<void>;
};

/** `forms` is the share of plain forms; `name` distinguishes one crowd's words from another's. */
type Crowd = {
  readonly count: number;
  readonly name: string;
  readonly forms: number;
  readonly random: Random;
};

/**
 * Visitors who write without end to the server at `url()` (null while there is none). They repeat a
 * lost post with the same key, as the contact form does. Some cut the connection, some post twice,
 * some send the plain form, some leave.
 */
export function startVisitors(
  { count, name, forms, random }: Crowd,
  url: () => string | null,
): Visitors {
  const enquiries: Enquiry[] = [];
  const statuses = new Map<number, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  let stopping = false;
  let acknowledgements = 0;

  async function visit(): Promise<void> {
    while (!stopping) {
      const words = `enquiry-${name}-${enquiries.length + 1}-end`;
      const enquiry = {
        words,
        form: random.chance(forms),
        key: `key-${words}`,
        references: [],
        retries: 0,
      };
      enquiries.push(enquiry);
      await persist(enquiry, random.chance(0.03) ? 1 : Number.POSITIVE_INFINITY);
      // A double click, or a page opened again.
      if (random.chance(0.1)) await persist(enquiry, 20);
      await pause(random.between(5, 50));
    }
  }

  async function persist(enquiry: Enquiry, tries: number): Promise<void> {
    for (let left = tries; left > 0; left -= 1) {
      const address = await untilOpen(url, random);
      const patienceMs = random.chance(0.05) ? random.between(0, 20) : 15_000;
      const answer = await post(address, agent, enquiry, patienceMs);
      if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const reference =
        answer?.status === 201 ? referencePattern.exec(answer.body)?.[0] : undefined;
      if (reference) {
        enquiry.references.push(reference);
        acknowledgements += 1;
        return;
      }
      enquiry.retries += 1;
      await pause(random.between(3, 25));
    }
  }

  const visits = Array.from({ length: count }, visit);
  return {
    enquiries,
    statuses,
    acknowledgements: () => acknowledgements,
    async stop() {
      stopping = true;
      await Promise.all(visits);
      agent.destroy();
    },
  };
}

/** The address at `url()`, once there is one. */
export async function untilOpen(url: () => string | null, random: Random): Promise<string> {
  for (;;) {
    const address = url();
    if (address !== null) return address;
    await pause(random.between(1, 5));
  }
}

type Answer = { readonly status: number; readonly body: string };

function post(
  address: string,
  agent: Agent,
  { words, form, key }: Enquiry,
  patienceMs: number,
): Promise<Answer | null> {
  const message = exampleMessage(words);
  const body = form ? new URLSearchParams(message).toString() : JSON.stringify(message);
  const headers: Readonly<Record<string, string>> = form
    ? { "content-type": "application/x-www-form-urlencoded" }
    : { "content-type": "application/json", "idempotency-key": `"${key}"` };
  return send(`${address}/api/contact`, agent, headers, body, patienceMs);
}

/** Null when the connection broke, or when the client cut it after `patienceMs`. */
export function send(
  url: string,
  agent: Agent,
  headers: Readonly<Record<string, string>>,
  body: string,
  patienceMs: number,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const sent = request(url, { method: "POST", agent, headers });
    const timer = setTimeout(() => sent.destroy(), patienceMs);
    sent.on("response", (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on("error", () => resolve(null));
    });
    sent.on("error", () => resolve(null));
    sent.on("close", () => {
      clearTimeout(timer);
      resolve(null);
    });
    sent.end(body);
  });
}

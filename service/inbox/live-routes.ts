import type { LiveList, LiveView } from "content/wire/inbox-message.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import type { FastifyInstance } from "fastify";
import { readBody } from "service/http/errors.ts";
import { personOf } from "service/inbox/authorize.ts";
import { unknownReference } from "service/inbox/inbox-routes.ts";
import { createWriters } from "service/inbox/writers.ts";
import type { Staff } from "service/staff/staff.ts";
import * as z from "zod/mini";

export type LiveSettings = { readonly everyMs: number; readonly sessionEveryMs: number };

const writingBody = z.strictObject({ isWriting: z.boolean() });

/**
 * `GET /api/inbox/live`: server-sent events (WHATWG HTML §9.2) with a `LiveView` at the start and
 * whenever it has changed. The store is asked every `everyMs` milliseconds while somebody listens,
 * once for all: messages come in by another process. A stream does not keep its session alive, and
 * ends with it. It says how many messages wait, the newest reference, and who of the staff is
 * writing to which, so listening is not recorded.
 *
 * `POST …/writing` says that somebody has opened the form for a reply, is typing, or has closed it.
 * Whoever opens it takes the message when nobody has it. 404 for an unknown message.
 */
export async function liveRoutes(
  app: FastifyInstance,
  { contacts, sessions, handling, clock }: Staff,
  { everyMs, sessionEveryMs }: LiveSettings = { everyMs: 3_000, sessionEveryMs: 20_000 },
): Promise<void> {
  const listeners = new Set<(text: string) => void>();
  const ends = new Set<() => void>();
  const writers = createWriters(clock);
  let last: LiveList | null = null;
  let told = "";
  let timer: NodeJS.Timeout | null = null;

  function tellAll(): void {
    if (!last) return;
    const text = toEvent({ ...last, writers: writers.now() });
    if (text !== told) for (const tell of listeners) tell(text);
    told = text;
  }

  async function look(): Promise<void> {
    // When the store is away there is nothing to say.
    last = await contacts.live(last).catch(() => last);
    tellAll();
    timer = listeners.size > 0 ? setTimeout(look, everyMs).unref() : null;
  }

  app.get(inboxPaths.live, { config: { access: "read" } }, async (request, reply) => {
    const { sessionId } = personOf(request);
    const first = await contacts.live(last);
    last ??= first;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...headersOf(reply.getHeaders()),
      "content-type": "text/event-stream; charset=utf-8",
      "x-accel-buffering": "no",
    });
    const text = toEvent({ ...first, writers: writers.now() });
    raw.write(text);
    if (listeners.size === 0) told = text;
    const tell = (text: string) => void raw.write(text);
    listeners.add(tell);
    timer ??= setTimeout(look, everyMs).unref();
    const check = setInterval(async () => {
      // A line that means nothing keeps proxies from closing the stream.
      if (await sessions.isOpen(sessionId).catch(() => true)) raw.write(":\n\n");
      else end();
    }, sessionEveryMs).unref();
    const end = () => {
      clearInterval(check);
      listeners.delete(tell);
      ends.delete(end);
      raw.end();
    };
    ends.add(end);
    raw.on("close", end);
  });

  app.post<{ Params: { reference: string } }>(
    decodeURIComponent(inboxPaths.writing(":reference")),
    { config: { access: "work" } },
    async (request) => {
      const { name } = personOf(request);
      const { reference } = request.params;
      const { isWriting } = readBody(writingBody, request.body);
      if (isWriting && !(await handling.begin(name, reference))) throw unknownReference();
      writers.set({ reference, name }, isWriting);
      tellAll();
      return {};
    },
  );

  app.addHook("preClose", async () => {
    for (const end of ends) end();
    if (timer) clearTimeout(timer);
  });
}

function toEvent(view: LiveView): string {
  return `data: ${JSON.stringify(view)}\n\n`;
}

function headersOf(
  headers: Readonly<Record<string, number | string | string[] | undefined>>,
): Record<string, number | string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}

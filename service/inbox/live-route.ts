import type { LiveView } from "content/wire/desk.ts";
import { inboxPaths } from "content/wire/staff-inbox.ts";
import type { FastifyInstance } from "fastify";
import { personOf } from "service/inbox/authorize.ts";
import type { Staff } from "service/staff/staff.ts";

export type LiveSettings = { readonly everyMs: number; readonly sessionEveryMs: number };

/**
 * `GET /api/desk/live`: server-sent events (WHATWG HTML §9.2) with a `LiveView` at the start and whenever it has changed. The store is asked
 * every `everyMs` milliseconds while somebody listens, once for all: messages come in by another process. A stream does not keep its
 * session alive, and ends with it. It says how many messages wait and the newest reference, so listening is not recorded.
 */
export async function liveRoute(
  app: FastifyInstance,
  { contacts, sessions }: Staff,
  { everyMs, sessionEveryMs }: LiveSettings = { everyMs: 3_000, sessionEveryMs: 20_000 },
): Promise<void> {
  const listeners = new Set<(text: string) => void>();
  const ends = new Set<() => void>();
  let last: LiveView | null = null;
  let timer: NodeJS.Timeout | null = null;

  async function look(): Promise<void> {
    // When the store is away there is nothing to say.
    const view = await contacts.live(last).catch(() => last);
    if (view && view !== last) for (const tell of listeners) tell(toEvent(view));
    last = view;
    timer = listeners.size > 0 ? setTimeout(look, everyMs).unref() : null;
  }

  app.get(inboxPaths.live, { config: { access: "read" } }, async (request, reply) => {
    const { sessionId } = personOf(request);
    const first = await contacts.live(last);
    last ??= first;
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { ...headersOf(reply.getHeaders()), "content-type": "text/event-stream; charset=utf-8", "x-accel-buffering": "no" });
    raw.write(toEvent(first));
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

  app.addHook("preClose", async () => {
    for (const end of ends) end();
    if (timer) clearTimeout(timer);
  });
}

function toEvent(view: LiveView): string {
  return `data: ${JSON.stringify(view)}\n\n`;
}

function headersOf(headers: Readonly<Record<string, number | string | string[] | undefined>>): Record<string, number | string | string[]> {
  return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

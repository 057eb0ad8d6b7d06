import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { inertPolicy } from "service/http/headers.ts";
import { requestIdHeader } from "service/http/networks.ts";
import type { Log } from "service/logger.ts";

/**
 * Answers invalid HTTP, too long headers and too slow requests with a status, and closes the connection. Written by hand, because there is
 * no request. A connection that has answered before gets an answer too: else a proxy reports 502, which blames the server. Every request
 * that can be answered must go through `track`.
 */
export function createClientErrors(log: Pick<Log, "info">) {
  const latest = new WeakMap<Socket, Exchange>();
  const refused = new WeakSet<Socket>();

  function refuse(socket: Socket, { status, code, detail }: Answer): void {
    const requestId = randomUUID();
    log.info({ requestId, status: Number(status.slice(0, 3)), code }, "request refused");
    socket.end(toText({ status, code, detail }, requestId));
    socket.setTimeout(lingerMs, () => socket.destroy());
  }

  return {
    track(request: IncomingMessage, response: ServerResponse): void {
      latest.set(request.socket, { request, response });
    },
    answer(error: Error & { readonly code?: string }, socket: Socket): void {
      // The rest of it is read and dropped: closing with unread bytes would reset the connection, and the answer would be lost.
      if (refused.has(socket)) return;
      const last = latest.get(socket);
      if (error.code === "ECONNRESET" || !socket.writable || (last && isAnsweredEarly(last))) {
        socket.destroySoon();
        return;
      }
      refused.add(socket);
      const answer = answers[error.code ?? ""] ?? malformed;
      // An earlier request on this connection gets its answer first.
      if (last?.request.complete && !last.response.writableFinished) last.response.once("finish", () => refuse(socket, answer));
      else refuse(socket, answer);
    },
  };
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

/** The answer was sent before the whole body arrived, so nothing is left to say about the body. */
function isAnsweredEarly({ request, response }: Exchange): boolean {
  return !request.complete && response.headersSent;
}

/** Milliseconds for the other side to read the answer and to close. */
const lingerMs = 2_000;

type Answer = { readonly status: string; readonly code: string; readonly detail: string };

const malformed: Answer = { status: "400 Bad Request", code: "malformed", detail: "This is not a valid HTTP request." };

const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", code: "headers-too-large", detail: "The headers are too long." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", code: "too-slow", detail: "The request took too long to arrive." },
};

function toText({ status, code, detail }: Answer, requestId: string): string {
  const body = JSON.stringify({ type: "about:blank", title: status.slice(4), status: Number(status.slice(0, 3)), detail, code, requestId });
  const headers = [
    "content-type: application/problem+json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    `content-security-policy: ${inertPolicy}`,
    `${requestIdHeader}: ${requestId}`,
  ];
  return `HTTP/1.1 ${status}\r\n${headers.join("\r\n")}\r\n\r\n${body}`;
}

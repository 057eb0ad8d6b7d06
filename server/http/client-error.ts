import type { Socket } from "node:net";
import { inertPolicy } from "#server/http/security-headers.ts";

/** Answers what is not HTTP, too long in its headers, or too slow: with a proper status and a closed connection, written by hand because there is no request. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  const { status, code, detail } = answers[error.code ?? ""] ?? malformed;
  if (error.code === "ECONNRESET" || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ type: "about:blank", title: status.slice(4), status: Number(status.slice(0, 3)), detail, code });
  const headers = [
    "content-type: application/problem+json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    `content-security-policy: ${inertPolicy}`,
  ];
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
}

type Answer = { readonly status: string; readonly code: string; readonly detail: string };

const malformed: Answer = { status: "400 Bad Request", code: "malformed", detail: "This is not a valid HTTP request." };

const answers: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", code: "headers-too-large", detail: "The headers are too long." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", code: "too-slow", detail: "The request took too long to arrive." },
};

import { STATUS_CODES } from "node:http";
import type { FieldProblem, Problem } from "#shared/contact-message.ts";

export const problemType = "application/problem+json; charset=utf-8";

/** An error answer that is meant for the client. `code` is for programs, `detail` a sentence for people. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldProblem[] | null;
  /** Seconds after which trying again makes sense; null when it never does. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    code: string,
    detail: string,
    more: { readonly errors?: readonly FieldProblem[]; readonly retryAfter?: number; readonly cause?: unknown } = {},
  ) {
    super(detail, { cause: more.cause });
    this.name = "HttpProblem";
    this.status = status;
    this.code = code;
    this.errors = more.errors ?? null;
    this.retryAfter = more.retryAfter ?? null;
  }
}

/**
 * Problem details (RFC 9457). The type about:blank means that the status says it; `code` is ours and finer; `requestId` finds it in the
 * log.
 */
export function toProblem(problem: HttpProblem, requestId: string): Problem {
  return {
    type: "about:blank",
    title: STATUS_CODES[problem.status] ?? "Error",
    status: problem.status,
    detail: problem.message,
    code: problem.code,
    requestId,
    ...(problem.errors ? { errors: problem.errors } : {}),
  };
}

import { STATUS_CODES } from "node:http";
import { company } from "content/company.ts";
import { problems } from "content/form-words.ts";
import { contactBodyLimit, type FieldProblem, type Problem } from "content/wire/contact-message.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { storeFailureReason } from "service/db/store-failure.ts";
import { codeOf } from "service/failure-reasons.ts";
import type { ZodMiniType } from "zod/mini";

const phone = company.phone.display;

/**
 * Turns anything thrown into a problem: a failed store is 503 with the telephone number, our own
 * mistake 500 (detail in the log only).
 */
export function toHttpProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isAborted(error)) return new HttpProblem(400, "aborted", "The request ended before its end.");
  if (storeFailureReason(error) !== null)
    return new HttpProblem(503, "store-unavailable", problems.storeUnavailable(phone), {
      retryAfter: 30,
      cause: error,
    });
  const statusCode = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 0;
  // Fastify's JSON parser throws a bare SyntaxError with a status.
  const code =
    codeOf(error) ??
    (error instanceof SyntaxError && statusCode === 400 ? "FST_ERR_CTP_INVALID_JSON_BODY" : "");
  // PostgreSQL's character_not_in_repertoire; SQLite finds nothing of the kind.
  if (code === "22021")
    return new HttpProblem(
      422,
      "characters",
      "The request has a character that cannot be stored (U+0000).",
    );
  const known = fastifyProblems[code];
  if (known) return known();
  if (statusCode === 503)
    return new HttpProblem(503, "overloaded", problems.overloaded(phone), { retryAfter: 30 });
  if (statusCode >= 400 && statusCode < 500)
    return new HttpProblem(statusCode, "bad-request", "The request could not be understood.");
  return new HttpProblem(500, "internal", problems.internal(phone), { cause: error });
}

/**
 * Turns whatever was thrown into a problem worded for staff: a visitor's "please call us" would not
 * help here.
 */
export function toInboxProblem(error: unknown): HttpProblem {
  const reason = storeFailureReason(error);
  if (reason !== null)
    return new HttpProblem(
      503,
      "store-unavailable",
      `The store cannot be used just now (${reason}).`,
      { cause: error },
    );
  const problem = toHttpProblem(error);
  if (problem.status < 500) return problem;
  return new HttpProblem(
    problem.status,
    problem.code,
    "Something went wrong; the log of the inbox has more.",
    { cause: error },
  );
}

/**
 * Sends problem details, or the sentence alone to a client that asks for text/plain: SPEC §8 shows
 * the body to the visitor.
 */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: HttpProblem,
): FastifyReply {
  logProblem(request, problem);
  if (problem.retryAfter !== null) reply.header("retry-after", problem.retryAfter);
  if (problem.status === 401) reply.header("www-authenticate", "Bearer");
  const vary = reply.getHeader("vary");
  reply.code(problem.status).header("vary", vary ? `${vary}, accept` : "accept");
  const accept = request.headers.accept ?? "";
  if (accept.includes("text/plain") && !accept.includes("problem+json"))
    return reply.type("text/plain; charset=utf-8").send(problem.message);
  return reply.type(problemType).serializer(JSON.stringify).send(toProblem(problem, request.id));
}

/**
 * From 500 on the cause is logged; below 500 the client is at fault, as is one that leaves before
 * it has read a file.
 */
export function logProblem(request: FastifyRequest, problem: HttpProblem): void {
  if (problem.status >= 500 && codeOf(problem.cause) !== "ERR_STREAM_PREMATURE_CLOSE")
    request.log.error(
      {
        err: problem.cause ?? problem,
        code: problem.code,
        store: storeFailureReason(problem.cause),
      },
      "request failed",
    );
}

const fastifyProblems: Readonly<Record<string, () => HttpProblem>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () =>
    new HttpProblem(413, "too-large", problems.tooLarge(contactBodyLimit / 1024)),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new HttpProblem(
      415,
      "media-type",
      "Send application/json, or an HTML form as application/x-www-form-urlencoded.",
    ),
  FST_ERR_CTP_INVALID_JSON_BODY: invalidJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: invalidJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new HttpProblem(400, "content-length", "The length of the body is not the length announced."),
};

/**
 * A visitor who closes the tab during a request: Node's `connResetException` (http), which has the
 * code of a network failure.
 */
function isAborted(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === "ECONNRESET" && error.message === "aborted";
}

function invalidJson(): HttpProblem {
  return new HttpProblem(400, "invalid-json", "The body is not valid JSON.");
}

export const problemType = "application/problem+json; charset=utf-8";

/**
 * An error answer that is meant for the client. `code` is for programs, `detail` a sentence for
 * people.
 */
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
    more: {
      readonly errors?: readonly FieldProblem[];
      readonly retryAfter?: number;
      readonly cause?: unknown;
    } = {},
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
 * Problem details (RFC 9457). about:blank means that the status says it; `code` is ours and finer;
 * `requestId` finds it in the log.
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

/**
 * The body or the query of a request in the shape that `schema` asks for; a 422 problem that begins
 * with `fault` otherwise.
 */
export function readBody<Output>(
  schema: ZodMiniType<Output>,
  body: unknown,
  fault = "The request does not fit",
): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields = result.error.issues.map(
    ({ path, message }) => `${path.join(".") || "body"}: ${message}`,
  );
  throw new HttpProblem(422, "invalid-fields", `${fault} (${fields.join("; ")}).`);
}

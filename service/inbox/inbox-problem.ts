import { company } from "content/company.ts";
import { storeFailureReason } from "service/db/store-failure.ts";
import { HttpProblem, toHttpProblem } from "service/http/errors.ts";
import type { ZodMiniType } from "zod/mini";

/** Turns whatever was thrown into a problem worded for staff: a visitor's "please call us" would not help here. */
export function toInboxProblem(error: unknown): HttpProblem {
  const reason = storeFailureReason(error);
  if (reason !== null) return new HttpProblem(503, "store-unavailable", `The store cannot be used just now (${reason}).`, { cause: error });
  const problem = toHttpProblem(error, company.phone);
  if (problem.status < 500) return problem;
  return new HttpProblem(problem.status, problem.code, "Something went wrong; the log of the inbox has more.", { cause: error });
}

/** The body of a request in the shape that `schema` asks for; throws a 422 problem otherwise. */
export function readBody<Output>(schema: ZodMiniType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`);
  throw new HttpProblem(422, "invalid-fields", `The request does not fit (${fields.join("; ")}).`);
}

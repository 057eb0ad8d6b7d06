import { company } from "#content/company.ts";
import { storeFailureReason } from "#server/db/store-failure.ts";
import { toHttpProblem } from "#server/http/error-handler.ts";
import { HttpProblem } from "#server/http/problem.ts";

/** Turns whatever was thrown into a problem worded for staff: a visitor's "please call us" would not help here. */
export function toInboxProblem(error: unknown): HttpProblem {
  const reason = storeFailureReason(error);
  if (reason !== null) return new HttpProblem(503, "store-unavailable", `The store cannot be used just now (${reason}).`, { cause: error });
  const problem = toHttpProblem(error, company.phone);
  if (problem.status < 500) return problem;
  return new HttpProblem(problem.status, problem.code, "Something went wrong; the log of the inbox has more.", { cause: error });
}

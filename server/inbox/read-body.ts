import type { ZodMiniType } from "zod/mini";
import { HttpProblem } from "#server/http/problem.ts";

/** The body of a request in the shape that `schema` asks for; throws a 422 problem otherwise. */
export function readBody<Output>(schema: ZodMiniType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`);
  throw new HttpProblem(422, "invalid-fields", `The request does not fit (${fields.join("; ")}).`);
}

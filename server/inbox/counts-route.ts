import type { FastifyInstance } from "fastify";
import { today } from "#server/counting/flush.ts";
import { HttpProblem } from "#server/http/problem.ts";
import type { Staff } from "#server/staff/staff.ts";
import { type CountsView, countsPath } from "#shared/counts.ts";

/** The counts of the last `?days=` (1 to 800, default 30). They hold nothing personal, so viewing them is not recorded. */
export async function countsRoute(app: FastifyInstance, { counts, clock }: Staff): Promise<void> {
  type Query = { readonly Querystring: { readonly days?: unknown } };
  app.get<Query>(countsPath, { config: { access: "figures" } }, async ({ query: { days = "30" } }): Promise<CountsView> => {
    const count = typeof days === "string" && /^\d{1,3}$/.test(days) ? Number(days) : 0;
    if (count < 1 || count > 800) throw new HttpProblem(400, "days", "The days must be a number from 1 to 800.");
    return counts.view(today(clock), count);
  });
}

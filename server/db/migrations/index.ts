import type { Migration } from "kysely";
import { up as intake } from "#server/db/migrations/0001-intake.ts";

/** In the order they run. A migration that has shipped is never changed; the next one corrects it. */
export const migrations = {
  "0001-intake": { up: intake },
} satisfies Record<string, Migration>;

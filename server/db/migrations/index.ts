import type { Migration } from "kysely";
import { up as intake } from "#server/db/migrations/0001-intake.ts";
import { up as erasure } from "#server/db/migrations/0002-erasure.ts";
import { up as dueByChannel } from "#server/db/migrations/0003-due-by-channel.ts";
import { up as duties } from "#server/db/migrations/0004-duties.ts";

/** In the order they run. A migration that has shipped is never changed; the next one corrects it. */
export const migrations = {
  "0001-intake": { up: intake },
  "0002-erasure": { up: erasure },
  "0003-due-by-channel": { up: dueByChannel },
  "0004-duties": { up: duties },
} satisfies Record<string, Migration>;

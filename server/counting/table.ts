import type { Selectable } from "kysely";
import type { CountKind } from "#shared/counts.ts";

/** How often something happened on a day. It holds nothing about a visitor: no address, no identifier, no time of day. */
export type DailyCountTable = {
  /** "YYYY-MM-DD" in the office's zone. */
  day: string;
  kind: CountKind;
  /** A path of the site, a guide's file, another site's host, the words of a search, or a step of the form. */
  key: string;
  n: number;
};

export type DailyCountRow = Selectable<DailyCountTable>;

import type { Selectable } from "kysely";
import type { ConflictCheck } from "#shared/desk.ts";

/** What staff did about a message; there is no row before the first action. Times are milliseconds since 1970 (UTC). */
export type HandlingTable = {
  reference: string;
  /** The name of whoever has taken it; null when nobody has. */
  taken_by: string | null;
  taken_at: number | null;
  answered_by: string | null;
  /** The time of the first reply, by which the reply promises are judged. */
  answered_at: number | null;
  conflict: ConflictCheck;
  /** How many people on the rota were told that it is overdue, and when the last one was. */
  escalations: number;
  escalated_at: number | null;
};

/** A note of staff about a message. It may hold personal data, so it is erased with the message. */
export type NoteTable = { id: string; reference: string; at: number; author: string; text: string };

export type HandlingRow = Selectable<HandlingTable>;
export type NoteRow = Selectable<NoteTable>;

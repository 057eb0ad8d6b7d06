import type { Selectable } from "kysely";
import type { ConflictCheck } from "#shared/desk.ts";

/** What staff does about a message; there is no row until somebody does something. Times are milliseconds since 1970 (UTC). */
export type HandlingTable = {
  reference: string;
  /** The name of whoever has taken it; null when it was handed back. */
  taken_by: string | null;
  taken_at: number | null;
  answered_by: string | null;
  /** The first reply: what the clock of the promises stops at. */
  answered_at: number | null;
  conflict: ConflictCheck;
  /** How many people of the rota were told that it is overdue, and when the last one was. */
  escalations: number;
  escalated_at: number | null;
};

/** A note of staff about a message. It may hold anything about a person, so it goes with the message. */
export type NoteTable = { id: string; reference: string; at: number; author: string; text: string };

export type HandlingRow = Selectable<HandlingTable>;
export type NoteRow = Selectable<NoteTable>;

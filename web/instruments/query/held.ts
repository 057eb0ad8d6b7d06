import type { PersonId } from "content/specimen/people.ts";
import type { DocumentKind, SharedSource } from "content/specimen/specimen-document.ts";

/** An entry of the privilege log. */
export type LogEntry = { readonly entry: number; readonly basis: string; readonly description: string };

/**
 * A document as this exhibit may show it. A withheld one has no subject or text, only its log entry. The `number` is a Bates or control
 * number as printed; `at` is ISO 8601 with the writer's offset.
 */
export type Held = {
  readonly number: string;
  readonly pages: number;
  readonly kind: DocumentKind;
  readonly at: string;
  readonly from: PersonId;
  readonly to: readonly PersonId[];
  readonly cc: readonly PersonId[];
  readonly custodian: PersonId | SharedSource;
  readonly call: "produced" | "redacted" | "withheld" | "not responsive";
  readonly subject?: string;
  readonly text?: string;
  readonly language?: "de";
  readonly translation?: string;
  readonly attachedTo?: string;
  readonly log?: LogEntry;
};

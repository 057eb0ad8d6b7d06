import type { PersonId } from "./people.ts";

/**
 * A document of the matter as produced: a withheld one has only its log entry. Counsel’s words are in counsel/, which nothing else loads.
 */
export type SpecimenDocument = {
  /** Number of the first page; pages are consecutive. Documents that are not responsive have a control number instead. */
  readonly bates?: number;
  readonly control?: string;
  readonly pages: number;
  readonly kind: DocumentKind;
  /** Sent or last saved: ISO 8601 with the writer's offset. If the hour is unknown, it is 00:00. */
  readonly at: string;
  readonly from: PersonId;
  readonly to?: readonly PersonId[];
  readonly cc?: readonly PersonId[];
  /** The owner of the mailbox, phone or cabinet it is from. */
  readonly custodian: PersonId | SharedSource;
  readonly subject: string;
  readonly text?: string;
  /** BCP 47; English if absent. A translation is a rendition of its document and shares its number. */
  readonly language?: "de";
  readonly translation?: string;
  /** Bates number of the message it was attached to. */
  readonly parent?: number;
  readonly call: "produced" | "redacted" | "withheld" | "not responsive";
  /** Entry on the privilege log. A redacted document without one is redacted for personal data. */
  readonly log?: number;
  /** A likely misreading, and why it is wrong. */
  readonly trap?: string;
};

export type DocumentKind =
  | "calendar"
  | "chat"
  | "contract"
  | "document"
  | "email"
  | "log"
  | "minutes"
  | "note"
  | "pdf"
  | "photo"
  | "scan"
  | "spreadsheet"
  | "voice";

/** Sources that are places, not persons. */
export type SharedSource = "dispatch" | "it" | "warehouse";

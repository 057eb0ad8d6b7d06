import type { PersonId } from "./people.ts";

/**
 * A document of the specimen matter as its produced copy reads. What is withheld has no text here: it answers with its log entry,
 * and what is redacted reads as its replacement. Counsel’s words stand in counsel/ and are loaded by nothing else.
 */
export type SpecimenDocument = {
  /** Number of the first page; pages follow without a gap. Documents that are not responsive have a control number instead. */
  readonly bates?: number;
  readonly control?: string;
  readonly pages: number;
  readonly kind: DocumentKind;
  /** Sent, or last saved: ISO 8601 with the offset of the clock it was written by. A date without a known hour is at 00:00. */
  readonly at: string;
  readonly from: PersonId;
  readonly to?: readonly PersonId[];
  readonly cc?: readonly PersonId[];
  /** Whose mailbox, phone or cabinet it was collected from. */
  readonly custodian: PersonId | SharedSource;
  readonly subject: string;
  readonly text?: string;
  /** BCP 47; English where absent. A translation is a rendition of its document and shares its number. */
  readonly language?: "de";
  readonly translation?: string;
  /** Bates number of the message it was attached to. */
  readonly parent?: number;
  readonly call: "produced" | "redacted" | "withheld" | "not responsive";
  /** Entry on the privilege log. A redacted document without one is redacted for personal data. */
  readonly log?: number;
  /** What a careless reader would get wrong here, and why. */
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

/** Collected from a place rather than from a person. */
export type SharedSource = "dispatch" | "it" | "warehouse";

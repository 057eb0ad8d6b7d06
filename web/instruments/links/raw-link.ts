/** Signs that the mail program attached the link, rather than the author typed it. */
export type Mark = "outlook" | "gmail" | "documentReference";
export type Place = "html" | "text" | "calendar" | "header";

/** An address in a message. `shown` is its link text, if different. */
export type RawLink = {
  readonly address: string;
  readonly place: Place;
  readonly shown?: string;
  readonly mark?: Mark;
  /** It is in a quoted earlier message, as far as the markup shows. */
  readonly isQuoted: boolean;
};

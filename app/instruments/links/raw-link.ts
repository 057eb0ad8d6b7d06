/** What marks a link as an attachment of the program that wrote the message, rather than a line of its text. */
export type Mark = "outlook" | "gmail" | "documentReference";
export type Place = "html" | "text" | "calendar" | "header";

/** An address as it stands in a message. `shown` are the words it stands under, where it has any of its own. */
export type RawLink = {
  readonly address: string;
  readonly place: Place;
  readonly shown?: string;
  readonly mark?: Mark;
  /** It stands in what was quoted from an earlier message, as far as the markup tells. */
  readonly isQuoted: boolean;
};

/** A moment in the reader's time zone. */
export function When({ at }: { at: string }) {
  return <time dateTime={at}>{whenWords(at)}</time>;
}

export function whenWords(at: string): string {
  return new Date(at).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}

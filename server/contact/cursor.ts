/** The last message of a page: the next page begins after it, whatever came in meanwhile. */
export type Position = { readonly receivedAt: number; readonly reference: string };

/** A cursor that fits into a query string. */
export function encodeCursor({ receivedAt, reference }: Position): string {
  return Buffer.from(`${receivedAt}:${reference}`).toString("base64url");
}

/** Null when the text is not a cursor of ours. */
export function decodeCursor(cursor: string): Position | null {
  const [, receivedAt, reference] = /^(\d{1,16}):([A-Z0-9-]{1,40})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  return receivedAt && reference ? { receivedAt: Number(receivedAt), reference } : null;
}

export type Json = Readonly<Record<string, unknown>>;

/** Parses a JSON object; undefined if the text is not one, or is cut off. */
export function jsonObject(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
export const textIn = (value: unknown): string => (typeof value === "string" ? value : typeof value === "number" ? String(value) : "");
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Reads a list of `Name` and `Value`, the log's form of parameters. */
export function pairsIn(value: unknown): readonly (readonly [name: string, value: string])[] {
  return listIn(value).flatMap((pair) => (isJson(pair) ? [[textIn(pair.Name), textIn(pair.Value)] as const] : []));
}

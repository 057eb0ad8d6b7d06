export type Json = Readonly<Record<string, unknown>>;

/** A JSON object; undefined where a text is none, or is cut off. */
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
/** A list of `Name` and `Value`, as the log keeps parameters. */
export function pairsIn(value: unknown): readonly (readonly [name: string, value: string])[] {
  return listIn(value).flatMap((pair) => (isJson(pair) ? [[textIn(pair.Name), textIn(pair.Value)] as const] : []));
}

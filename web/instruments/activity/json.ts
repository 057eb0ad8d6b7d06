export type Json = Readonly<Record<string, unknown>>;

/** Times that a text may have been written as JSON once too often. */
const MOST_LAYERS = 3;

/** Parses a JSON object, or a JSON string of one; undefined if the text is neither, or is cut off. */
export function jsonObject(text: string): Json | undefined {
  try {
    let value: unknown = JSON.parse(text);
    for (let layer = 1; layer < MOST_LAYERS && typeof value === "string"; layer++) value = JSON.parse(value);
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

/** Fields with one text each that a cut record may still have. */
const plain =
  /(?<!\\)"(CreationTime|Id|Operation|UserId|Workload|ClientIP|ClientIPAddress|ActorIpAddress|ObjectId|SourceFileName|UserAgent|ClientInfoString|MailboxOwnerUPN)"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

/** What stands in the head of a JSON object that is cut off: the first text of each field. Undefined without a time. */
export function cutObject(text: string): Json | undefined {
  const found: Record<string, string> = {};
  const head = text.replace(/^\s*"+(?=\{\\?")/, "");
  for (const [, name = "", value = ""] of (head.startsWith('{\\"') ? head.replace(/\\(.)/g, "$1") : head).matchAll(plain))
    found[name] ??= value.replace(/\\(["\\/])/g, "$1");
  return found.CreationTime ? found : undefined;
}

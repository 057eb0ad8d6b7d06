export type Encoding = "UTF-8" | "UTF-16" | "Windows-1252";

/** Decodes by byte order mark, then as UTF-8, else as Windows-1252. Undefined if bytes cannot be text. */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), encoding: "UTF-16" };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder("utf-16be").decode(bytes), encoding: "UTF-16" };
  if (bytes.includes(0)) return undefined;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
  }
}

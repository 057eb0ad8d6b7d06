import { decodeEntities } from "./entities.ts";
import { percentDecoded } from "./percent-decoded.ts";

/**
 * Decodes a Proofpoint URL Defense address of version 1, 2 or 3, like Proofpoint’s URLDefenseDecode.py. Undefined if it cannot be decoded.
 */
export function proofpointTarget(address: string): string | undefined {
  const [, version] = /^https?:\/\/urldefense(?:\.proofpoint)?\.(?:com|us)\/(v[123])\//i.exec(address) ?? [];
  if (version === "v1") return decodedParameter(/[?&]u=(.+?)(?:&(?:amp;)?k=|$)/.exec(address)?.[1]);
  if (version === "v2")
    return decodedParameter(/[?&]u=(.+?)(?:&(?:amp;)?[dc]=|$)/.exec(address)?.[1]?.replace(/[-_]/g, (c) => (c === "-" ? "%" : "/")));
  return version === "v3" ? versionThree(address) : undefined;
}

const decodedParameter = (text: string | undefined) => (text ? decodeEntities(percentDecoded(text)) : undefined);

/** The address is between `__` and `__;`. Removed characters follow in base64: one for each `*`, a run for `**` and a letter. */
function versionThree(address: string): string | undefined {
  const [, body, encoded] = /\/v3\/__(.+?)__;(.*?)!/.exec(address) ?? [];
  if (!body || encoded === undefined) return undefined;
  const taken = [...base64Text(encoded)];
  const take = (count: number) => taken.splice(0, count).join("");
  // A slash is lost if the address was in the path of another.
  const whole = percentDecoded(body.replace(/^([a-z\d+.-]+:\/)([^/])/i, "$1/$2"));
  return whole.replace(/\*(?:\*(.))?/g, (_, letter?: string) => take(letter ? runLength(letter) : 1));
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The shortest run has two characters. */
const runLength = (letter: string) => LETTERS.indexOf(letter) + 2;

function base64Text(encoded: string): string {
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(binary, (c) => c.charCodeAt(0)));
  } catch {
    return "";
  }
}

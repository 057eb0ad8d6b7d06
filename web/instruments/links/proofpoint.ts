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

/**
 * The address is between `__` and `__;`. Removed characters follow in base64: one for each `*`, a run for `**` and a letter. Runs are
 * octets; where they add up to the characters and not to the octets, they are characters, as Proofpoint’s own script takes them.
 */
function versionThree(address: string): string | undefined {
  const [, body, encoded] = /\/v3\/__(.+?)__;(.*?)!/.exec(address) ?? [];
  if (!body || encoded === undefined) return undefined;
  // A slash is lost if the address was in the path of another.
  const whole = percentDecoded(body.replace(/^([a-z\d+.-]+:\/)([^/])/i, "$1/$2"));
  const octets = base64Octets(encoded);
  const runs = [...whole.matchAll(removed)].map(([, letter]) => (letter ? runLength(letter) : 1));
  const characters = [...new TextDecoder().decode(octets)];
  const isOfCharacters = runs.reduce((sum, run) => sum + run, 0) === characters.length;
  let at = 0;
  return whole.replace(removed, (_, letter?: string) => {
    const [from, end] = [at, at + (letter ? runLength(letter) : 1)];
    at = end;
    return isOfCharacters ? characters.slice(from, end).join("") : new TextDecoder().decode(octets.subarray(from, end));
  });
}

const removed = /\*(?:\*(.))?/g;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The shortest run is two. */
const runLength = (letter: string) => LETTERS.indexOf(letter) + 2;

function base64Octets(encoded: string): Uint8Array {
  try {
    return Uint8Array.from(atob(encoded.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

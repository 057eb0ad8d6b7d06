/** A body part's bytes without its transfer encoding (RFC 2045 §6), as Python's `email` decodes them. */
export function decodedBody(body: Uint8Array, encoding: string): Uint8Array {
  const name = encoding
    .replace(/\([^)]*\)/g, "")
    .trim()
    .toLowerCase();
  if (name === "base64") return decodedBase64(body);
  if (name === "quoted-printable") return decodedQuotedPrintable(body);
  return /^(?:x-)?uu(?:e|encode)$/.test(name) ? (decodedUu(body) ?? body) : body;
}

const [LINE_FEED, RETURN, EQUALS] = [10, 13, 61];

/** Signs outside the alphabet are passed over, the first full padding ends the data. One left-over sign: it is not base64, and stays. */
function decodedBase64(body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((body.length * 3) / 4));
  let [length, held, signs, padding] = [0, 0, 0, 0];
  for (const code of body) {
    if (code === EQUALS) {
      padding++;
      if (signs % 4 >= 2 && (signs % 4) + padding >= 4) break;
      continue;
    }
    const value = base64Values[code] ?? -1;
    if (value < 0) continue;
    padding = 0;
    held = ((held << 6) | value) & 0xffffff;
    signs++;
    // The second sign of four completes the first byte, the third the second, the fourth the third.
    if (signs % 4 !== 1) bytes[length++] = (held >> (signs % 4 === 2 ? 4 : signs % 4 === 3 ? 2 : 0)) & 0xff;
  }
  return signs % 4 === 1 ? body.filter((code) => code !== LINE_FEED && code !== RETURN) : bytes.subarray(0, length);
}

const base64Values = new Int8Array(256).fill(-1);
for (const [value, sign] of [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"].entries())
  base64Values[sign.charCodeAt(0)] = value;

/** An equals sign before neither a line end nor two hex digits stays. Blanks at the end of a line stay too. */
function decodedQuotedPrintable(body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at++) {
    const code = body[at] ?? 0;
    const next = body[at + 1];
    if (code !== EQUALS) bytes[length++] = code;
    else if (next === undefined) break;
    else if (next === LINE_FEED || next === RETURN) {
      const end = body.indexOf(LINE_FEED, at + 1);
      at = end < 0 ? body.length : end;
    } else if (next === EQUALS) {
      bytes[length++] = EQUALS;
      at++;
    } else {
      const [high, low] = [hexValue(next), hexValue(body[at + 2] ?? 0)];
      if (high < 0 || low < 0) bytes[length++] = EQUALS;
      else {
        bytes[length++] = high * 16 + low;
        at += 2;
      }
    }
  }
  return bytes.subarray(0, length);
}

function hexValue(code: number): number {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? -1 : value;
}

/** The lines between "begin" and "end": a length, then four signs for three bytes. Undefined without a first line. */
function decodedUu(body: Uint8Array): Uint8Array | undefined {
  const lines = new TextDecoder("latin1").decode(body).split(/\r\n|\n|\r/);
  const first = lines.findIndex((line) => /^begin [0-7]{1,4} \S/.test(line));
  if (first < 0) return undefined;
  const bytes: number[] = [];
  for (const line of lines.slice(first + 1)) {
    if (line.trim() === "end") break;
    const value = (at: number) => ((line.charCodeAt(at) || 32) - 32) & 63;
    for (let i = 0; i < value(0); i++) {
      const at = 1 + Math.floor(i / 3) * 4;
      const group = (value(at) << 18) | (value(at + 1) << 12) | (value(at + 2) << 6) | value(at + 3);
      bytes.push((group >> (16 - (i % 3) * 8)) & 0xff);
    }
  }
  return Uint8Array.from(bytes);
}

/** A WebSocket frame as a client sends it (RFC 6455 §5.2): masked, its length in one, three or nine bytes. */
export type Frame = {
  readonly bytes: Buffer;
  /** What a text frame says; "" for every other kind. */
  readonly text: string;
};

const TEXT = 1;
const LAST = 0x80;
const MASKED = 0x80;
const MASK = Buffer.from([7, 7, 7, 7]);

/** The first frame of what has arrived, or undefined while it is not all there. */
export function readFrame(received: Buffer): Frame | undefined {
  const [kind = 0, short = 0] = received;
  const size = { 126: 2, 127: 8 }[short & 127] ?? 0;
  const head = 2 + size + MASK.length;
  if (received.length < head) return undefined;
  const length = size === 0 ? short & 127 : size === 2 ? received.readUInt16BE(2) : Number(received.readBigUInt64BE(2));
  if (received.length < head + length) return undefined;
  const bytes = received.subarray(0, head + length);
  const isText = (kind & 15) === TEXT;
  return { bytes, text: isText ? unmask(bytes.subarray(head), bytes.subarray(head - MASK.length, head)).toString() : "" };
}

/** A text frame of up to 125 bytes, as a client sends it. */
export function textFrame(text: string): Buffer {
  const words = Buffer.from(text);
  if (words.length > 125) throw new Error("too long for a short frame");
  return Buffer.concat([Buffer.from([LAST | TEXT, MASKED | words.length]), MASK, unmask(words, MASK)]);
}

/** Masking and unmasking are one operation. */
function unmask(bytes: Buffer, key: Buffer): Buffer {
  return Buffer.from(bytes).map((byte, index) => byte ^ (key[index % 4] ?? 0)) as Buffer;
}

import { expect, it } from "vitest";
import { bytesOfEntry, zipEntries } from "./zip-file.ts";

/** Numbers in a row, little end first: [bytes, value]. */
function row(...numbers: readonly (readonly [size: 2 | 4 | 8, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [size]) => sum + size, 0)));
  let at = 0;
  for (const [size, value] of numbers) {
    if (size === 2) view.setUint16(at, value, true);
    else if (size === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

const ALL_ONES = 0xffffffff;

it("reads the wide numbers of a zip that is, or says it is, larger than 4 GB", async () => {
  const name = new TextEncoder().encode("a.eml");
  const data = new TextEncoder().encode("From: a@b.example\n");
  const dates = [
    [4, 0],
    [4, 0],
  ] as const;
  const local = row([4, 0x04034b50], [2, 45], [2, 0], [2, 0], ...dates, [4, ALL_ONES], [4, ALL_ONES], [2, name.length], [2, 0]);
  const start = local.length + name.length + data.length;
  const entry = row(
    ...([[4, 0x02014b50], [2, 45], [2, 45], [2, 0], [2, 0], ...dates, [4, ALL_ONES], [4, ALL_ONES]] as const),
    ...([
      [2, name.length],
      [2, 28],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, ALL_ONES],
    ] as const),
  );
  const extra = row([2, 1], [2, 24], [8, data.length], [8, data.length], [8, 0]);
  const size = entry.length + name.length + extra.length;
  const wideEnd = row([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, 1], [8, 1], [8, size], [8, start]);
  const locator = row([4, 0x07064b50], [4, 0], [8, start + size], [4, 1]);
  const end = row([4, 0x06054b50], [2, 0], [2, 0], [2, 1], [2, 1], [4, ALL_ONES], [4, ALL_ONES], [2, 0]);
  const zip = new Blob([local, name, data, entry, name, extra, wideEnd, locator, end]);

  const [only, ...others] = (await zipEntries(zip)) ?? [];
  expect(others).toEqual([]);
  expect(only).toEqual({ name: "a.eml", size: data.length, packed: data.length, header: 0, method: 0, isEncrypted: false });
  const pieces: string[] = [];
  if (only) for await (const piece of bytesOfEntry(zip, only)) pieces.push(new TextDecoder().decode(piece));
  expect(pieces.join("")).toBe("From: a@b.example\n");
});

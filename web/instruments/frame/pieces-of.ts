/** Bytes per read. Blob.stream() gives 64 KB at a time, each from another process. */
const PIECE = 4 * 1024 * 1024;

/** Yields a blob's bytes in order. The next piece is read while the current one is processed; at most two are in memory. */
export async function* piecesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  const read = (start: number) => blob.slice(start, start + PIECE).arrayBuffer();
  let next = read(0);
  for (let start = 0; start < blob.size; start += PIECE) {
    const piece = await next;
    next = start + PIECE < blob.size ? read(start + PIECE) : Promise.resolve(new ArrayBuffer(0));
    // If the work on this piece fails, nothing awaits the next one.
    next.catch(() => undefined);
    yield new Uint8Array(piece);
  }
}

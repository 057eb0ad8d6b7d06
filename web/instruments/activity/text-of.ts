import { piecesOf } from "web/instruments/frame/pieces-of.ts";

/** Decodes a file in pieces: UTF-16 with a byte order mark (as from PowerShell), otherwise UTF-8. `reach` gets the bytes read so far. */
export async function* textOf(file: Blob, reach: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder(encodingOf(new Uint8Array(await file.slice(0, 2).arrayBuffer())));
  let read = 0;
  for await (const piece of piecesOf(file)) {
    read += piece.length;
    reach(read);
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder.decode();
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

import { photoUnread as words } from "content/instruments.ts";
import type { Report } from "instruments/contract.ts";
import { FaultError, ownFault } from "instruments/frame/fault.ts";
import { photoCsv, reportFindings } from "./facts-of.ts";
import type { PhotosRead } from "./read-photos.ts";

/** Refuses by the first name and reason if no file is a picture. */
export function conclude(read: PhotosRead): PhotosRead {
  const [first, ...others] = read.unread;
  if (read.photos.length > 0 || !first) return read;
  const { name, reason } = first;
  if (reason === "empty" || reason === "unreadable" || reason === "tooLarge")
    throw new FaultError({ kind: reason, name, unread: read.unread });
  throw ownFault(
    name,
    words[reason],
    others.length > 0 ? words.damaged.others(others.length) : "",
    read.unread,
  );
}

export const report = (_: unknown, read: PhotosRead): Report => ({
  inputs: read.photos.map(({ facts: { name, size, sha256 } }) => ({ name, size, sha256 })),
  findings: reportFindings(read),
});

export const csv = (_: unknown, { photos }: PhotosRead): string => photoCsv(photos);

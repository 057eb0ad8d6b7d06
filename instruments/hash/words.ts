import { many } from "content/numbers.ts";

/** Words of the exhibit that hashes files and compares them with a list: /forensics#hash. */
export const hash = {
  label: "Hash and compare",
  heading: "Have the files changed?",
  lead: "A hash is a number that changes when a file does. Drop the files you were given, then the list that came with them.",
  title: "Hash and compare",
  bag: {
    put: "Drop files or a folder here.",
    say: "Every byte is read once, here, and hashed.",
    choose: "Choose files",
    chooseFolder: "Choose a folder",
  },
  labelCells: { files: "Files", size: "Size", digests: "Digests", manifest: "SHA-256 of the manifest" },
  list: {
    label: "The list they came with, if there is one",
    hint: "What md5sum, sha1sum or sha256sum printed, or a table with a header. Paste it, or drop the file on this cell.",
    choose: "Choose a list",
    compare: "Compare",
  },
  start: [
    "Accepts | any files, of any size and kind, and folders with all that is in them.",
    "Digests | SHA-256 always; MD5 or SHA-1 as well where your list has them.",
    "Keeps | nothing. Close the tab and the files, the list and the result are gone.",
    "The sample | is five small files that we made, and a list that two of them do not match.",
  ],
  limitsTitle: "What a hash cannot tell you",
  limits: [
    "Who made the list. | If file and list were changed together, they agree.",
    "What changed. | A different hash says that a file is not the same, not where or why.",
    "Names and dates. | A hash covers the content. A renamed copy has the same hash, and the times of a file may change when it is copied.",
    "Much, with MD5 or SHA-1. | Both catch accidents. Against deliberate tampering, use SHA-256.",
    "What is deleted or hidden. | The browser shows the files it was given. It sees no deleted files, no slack space, no other partitions.",
  ],
  hashed: (files: number) => (files === 1 ? "1 file, hashed" : `${files.toLocaleString("en-US")} files, hashed`),
  hashedNote: "There is no list to compare with yet. The digests are below.",
  agree: (files: number) =>
    files === 1 ? "The one file listed is the same" : `All ${files.toLocaleString("en-US")} files listed are the same`,
  strayed: (strayed: string, listed: string) => `==${strayed}== of ${listed} listed files not as listed`,
  same: (same: string, listed: string) => `${same} of ${listed} listed files the same`,
  doubts: (files: number, lines: number) =>
    `Not read: ${[...(files > 0 ? [many(files, "file")] : []), ...(lines > 0 ? [many(lines, "line of the list", "lines of the list")] : [])].join(", ")}`,
  ofImage: "This is the log of an imaging program",
  ofImageNote:
    "It gives the digests of what a disk held, and none of the image’s own files. Verify the image in the program that made it, or use a list of the files.",
  noEntries: "The list has no readable line",
  noEntriesNote: "A line is a digest and a path, as md5sum prints them; a table needs a header that names a path and a digest.",
  standings: { same: "Same", different: "Different", missing: "Missing", extra: "Not listed", unread: "Not read" },
  notes: {
    different: "The content is not what the list says.",
    missing: "On the list, not among the files.",
    elsewhere: (path: string) => `On the list, not among the files. The same content is here as ${path}.`,
    extra: "Among the files, not on the list.",
    unread: "The browser could not read it. It may have been moved, changed or locked since you chose it. Copy it and try again.",
  },
  unreadLines: (lines: string) => `Lines of the list that hold no digest and path: ${lines}.`,
  table: "Files, digests and how they compare",
  columns: { standing: "Result", path: "File", size: "Bytes" },
  listed: "listed",
  more: (count: string) => `${count} more lines are in the manifest and the report.`,
  saveManifest: "Save manifest",
  custody: {
    title: "Chain of custody",
    began: "Hashing began",
    ended: "Hashing ended",
    manifest: "SHA-256 of the manifest, which covers every line of it",
    zones: { utc: "UTC", chicago: "Chicago" },
    signatures: ["Received from", "Received by", "Date and time", "Item and seal"],
    note: "Times are those of this computer’s clock.",
  },
  specimenNote: "Specimen files, invented matter.",
} as const;

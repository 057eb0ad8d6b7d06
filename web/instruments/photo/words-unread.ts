const convert = ["Open it in its own program.", "Check whether the original is a JPEG or HEIC from a camera.", "Choose that file here."];

/** Words for files that are not pictures: alone (`title`, `text`, `steps`) and in a list (`reason`). */
export const photoUnread = {
  empty: { reason: "has 0 bytes." },
  unreadable: { reason: "could not be read: it may have been moved, changed or locked." },
  tooLarge: { reason: "has more than 300 MB." },
  damaged: {
    reason: "is damaged where its parts should be listed.",
    title: (name: string) => `${name} is damaged.`,
    text: "It begins like a picture, and its parts could not be followed.",
    steps: ["Copy it again from where it came.", "Compare the two by hash.", "Choose the new copy here."],
    others: (n: number) => `The same for ${n === 1 ? "1 other" : `${n.toLocaleString("en-US")} others`}, each for its own reason.`,
  },
  other: {
    reason: "is not a picture by its first bytes, whatever its name says.",
    title: (name: string) => `${name} is not a picture.`,
    text: "Its first bytes are not those of a format that this tool reads, whatever its name says.",
    steps: convert,
  },
  plain: {
    reason: "is a GIF or BMP, which holds no camera metadata.",
    title: (name: string) => `${name} cannot hold camera metadata.`,
    text: "It is a GIF or BMP by its first bytes. Neither holds what a camera writes.",
    steps: convert,
  },
} as const;

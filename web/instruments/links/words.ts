/** Words of the exhibit that finds attachments that are only links: /modern-attachments#links. */
export const links = {
  version: "1.0",
  letter: "C-3B",
  label: "Links in mail",
  heading: "Which attachments\n==are only links==",
  lead: "Put in a message, or a mailbox of them. Links are unwrapped by reading their address, without opening one, and stand below beside what is truly attached.",
  title: "Links in mail",
  bag: {
    put: "Put a message in here.",
    say: "An .eml or .msg, a zip of them, or an .mbox.",
    choose: "Choose files",
  },
  labelCells: { files: "File", size: "Size", messages: "Messages", digest: "SHA-256" },
  fileCount: (n: number) => `${n.toLocaleString("en-US")} files`,
  digests: "Each file’s digest is in the report",
  noDigest: "Not read whole",
  startTitle: "Before you start",
  start: [
    {
      strong: "Accepts",
      rest: ".eml and Outlook’s .msg files, .mbox mailboxes, and zips of these. A mailbox of several gigabytes is read message by message.",
    },
    { strong: "Limit", rest: "150 MB for one message. A larger one is named, and the rest goes on." },
    {
      strong: "Does not read",
      rest: "Outlook’s mailbox archives, .pst and .ost. Put one in, and it says how to get the mail in a form it reads.",
    },
    { strong: "Keeps", rest: "nothing. Close the tab, and the messages and the result are gone." },
    { strong: "Specimen", rest: "is a mailbox of four messages from our invented matter." },
  ],
  progress: { of: (total: string) => `of ${total}`, speed: (perSecond: string) => `${perSecond} per second` },
  said: (verdict: string) => `Finished. ${verdict}`,
} as const;

/** Files that the exhibit for links cannot read: a reason, and what to do if nothing else was read. */
export const linksUnread = {
  title: "Not read",
  more: (n: string) => `${n} more are in the report.`,
  reasons: {
    pst: "An Outlook data file. Export it as mbox or .eml instead.",
    zip: "A zip within a zip. Unpack it first.",
    encrypted: "Encrypted in the zip. Unpack it with its password first.",
    packing: "Packed by a method other than deflate. Unpack it first.",
    empty: "0 bytes.",
    notMail: "Not a message: it does not begin with the fields of one.",
    noMail: "A zip without files.",
    tooLarge: "Larger than 150 MB.",
    unreadable: "The browser could not read it. It may have been moved or changed since you chose it.",
    damaged: "Damaged, or cut off: it could not be read to its end.",
  },
  refusals: {
    pst: {
      title: (name: string) => `${name} is an Outlook data file.`,
      text: "A .pst or .ost file is a database. This tool reads .eml and .mbox.",
      steps: [
        "Ask the person who exported it for .eml files or an mbox.",
        "Or convert a copy: readpst writes an mbox, with the option -e single .eml files.",
        "Choose the result here. Keep the .pst and its hash.",
      ],
    },
    encrypted: {
      title: (name: string) => `${name} is encrypted.`,
      text: "The zip asks for a password before its files can be read. None was tried.",
      steps: ["Unpack it with its password.", "Zip the messages again without one, or choose them singly.", "Choose them here."],
    },
    notMail: {
      title: (name: string) => `${name} is not a message.`,
      text: "It begins neither with the fields of a message nor with the line of a mailbox.",
      steps: [
        "If it is a document, look for the message it came with.",
        "If it came from an email program, export it as .eml or .mbox.",
        "Choose that file here.",
      ],
    },
    zip: {
      title: (name: string) => `${name} is a zip within a zip.`,
      text: "Only one layer is opened.",
      steps: ["Unpack the outer zip.", "Choose the inner one here."],
    },
    noMail: {
      title: (name: string) => `${name} holds no files.`,
      text: "Its list of contents is empty.",
      steps: ["Look at the zip where it came from.", "Zip the messages again and choose that file here."],
    },
    damaged: {
      title: (name: string) => `${name} is damaged or cut off.`,
      text: "It could not be read to its end, or is packed in a way this tool does not know.",
      steps: ["Compare its size and hash with those at the source.", "Copy it again, or unpack it, and choose the result here."],
    },
    tooLarge: {
      title: (name: string) => `${name} is larger than 150 MB.`,
      text: "A single message is read whole, and this one would not fit. A mailbox may be larger: of that, one message is read at a time.",
      steps: ["Save its attachments in your email program.", "Forward or export the message without them, and choose that here."],
    },
  },
  andMore: (n: number) => `${n === 1 ? "1 other item was" : `${n.toLocaleString("en-US")} other items were`} not read either.`,
} as const;

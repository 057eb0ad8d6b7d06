/** Words of the exhibit that finds attachments that are only links: /modern-attachments#links. */
export const links = {
  label: "Links in email",
  heading: "Which attachments are only links?",
  lead: "Drop an email or a whole mailbox. Links are decoded from their addresses, without opening one, and listed beside the files that are attached.",
  title: "Links in email",
  bag: { put: "Drop an email here.", say: "An .eml or .msg, a zip of them, or an .mbox.", choose: "Choose files" },
  labelCells: { files: "File", size: "Size", messages: "Messages", digest: "SHA-256" },
  start: [
    "Accepts | .eml and Outlook’s .msg files, .mbox mailboxes, and zips of these. A mailbox of several gigabytes is read message by message.",
    "Limit | 150 MB for one message. A larger one is named and skipped.",
    "Does not read | Outlook’s mailbox archives, .pst and .ost. Drop one, and the tool says how to export the email in a form it reads.",
    "Keeps | nothing. Close the tab, and the messages and the result are gone.",
    "The sample | is a mailbox of four messages from our invented matter.",
  ],
} as const;

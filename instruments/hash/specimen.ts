/** Five small files of the invented matter, and a list made before two of them changed. */
export const hashSpecimen = {
  /** The time of the last save, in milliseconds since 1970: 6 March 2026, 18:12 in Chicago. */
  modified: Date.UTC(2026, 2, 7, 0, 12),
  files: [
    {
      path: "intake/scope.txt",
      text: "Scope sheet. Hold notice 2026-014. One phone, one mailbox.\n",
    },
    {
      path: "mail/0001.eml",
      text: "From: specimen@vellmark.example\nSubject: Q4 reserve\n\nThe file is on the drive.\n",
    },
    {
      path: "mail/0002.eml",
      text: "From: specimen@vellmark.example\nSubject: Re: Q4 reserve\n\nWe spoke by telephone at six.\n",
    },
    {
      path: "notes/call.txt",
      text: "Call of 6 March 2026. Reserve discussed. No figure written down.\n",
    },
    { path: "notes/later.txt", text: "Added after the list was made.\n" },
  ],
  /** As md5sum printed it. */
  list: [
    "dfd2265d47f2eb37044bf82c5e233a13  intake/scope.txt",
    "f9667a84cb0e58ff5f3b2ba3400aa0dd  mail/0001.eml",
    "8140bb5e1992f3f448620eb58b4ba479  mail/0002.eml",
    "2fa594a75757af29ec86972dd1eb79c0  notes/call.txt",
    "7546e4f26ce321b64fe8b80dd12a0706  photo/board.txt",
  ].join("\n"),
} as const;

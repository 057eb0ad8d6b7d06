/** The key from labels to persons. It has no names here: the exhibit shows it sealed. */
export const key = {
  title: "Key, sealed",
  note: "1 of 1 copies",
  foot: "Held by counsel, apart from the documents. Specimen, invented persons",
  table: "Key",
  columns: { code: "Label", person: "Stands for", spellings: "Spellings", pages: "Pages" },
  /** `words`: the drawn length of a bar, independent of the covered words. */
  entries: [
    { code: "Patient 1", words: 2, spellings: 7, pages: 206 },
    { code: "Patient 2", words: 2, spellings: 3, pages: 88 },
    { code: "Doctor 1", words: 2, spellings: 4, pages: 340 },
    { code: "Minor T.D.", words: 2, spellings: 2, pages: 19 },
    { code: "Witness 4", words: 2, spellings: 5, pages: 61 },
  ],
  opened: "Opened",
  openings: {
    table: "Openings of the key",
    columns: { when: "When", who: "By", why: "Because" },
    rows: [
      ["Mar 4, 9:12 AM", "K. Bell, counsel", "Expert asks who Patient 2 is"],
      ["Mar 11, 4:40 PM", "K. Bell, counsel", "Court orders one name, in camera"],
    ],
    count: (n: number) => `${n} times`,
  },
} as const;

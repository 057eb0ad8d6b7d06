/** Sentences that sound like a promise of the company but are none, as a reader judged: a telling part of each, by reason. */
export const harmless: readonly { readonly because: string; readonly sentences: readonly string[] }[] = [
  {
    because: "advice to the reader, in the imperative or about what to ask of anybody",
    sentences: [
      "Fix four facts for every source and never lose them",
      "never write the last sentence before it is true",
      "Before terms are negotiated, run them where they will be used",
      "That is the rule to demand of every vendor, us included",
      "Arrive with four sentences you can keep",
      "In practice that means a named attorney who reads samples each day",
    ],
  },
  {
    because: "about the world: machines, courts, other people, other companies’ products",
    sentences: [
      "Numbers beginning with 900 are never issued by Social Security",
      "Standard audit records are kept for 180 days",
      "are kept for a year for users with the higher license",
      "Hosting earns its fee when",
      "A case that is never closed keeps its holds",
      "Six months on, someone will ask how it was done",
      "the facts are agreed, and nobody will dispute a date",
      "The question was never written down",
      "Every option is open, and changing a setting is housekeeping",
      "What a person checks depends on what you will do with the text",
      "Parties are invented; the problems are on every docket",
    ],
  },
  {
    because: "what a tool does or a page is about, without a standard to be held to",
    sentences: ["We will not mind", "Every byte is read once, here, and hashed", "the interval is then too wide, never too narrow"],
  },
  {
    because: "a story that is told, in the articles",
    sentences: ["We never learn her password", "he has never testified", "Corrected within the hour", "because one day it will be"],
  },
];

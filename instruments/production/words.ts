/** Words of the production inspector: /paper-discovery#production. */
export const production = {
  label: "Check a production",
  heading: "Does the production hold together?",
  lead: "Drop what the other side sent, or what you are about to send: the load files alone, or the whole volume. Nineteen tests check the numbers, families, pages, files, dates and hashes against one another.",
  title: "Production inspector",
  bag: {
    put: "Drop a production here.",
    say: "A DAT, an OPT, a folder, or a zip of them.",
    choose: "Choose files",
    chooseFolder: "Choose a folder",
  },
  labelCells: { files: "Load file", size: "Size", documents: "Documents", digest: "SHA-256" },
  start: [
    "Accepts | a Concordance DAT, or the same as CSV or text; an OPT; the folder or zip with the files. LFP and DII are not read.",
    "Privilege log. | Add it as CSV or a list, with “priv” in its name. The result shows how each file was read, and you can change it.",
    "Limit | A million documents, one load file of each kind at a time.",
    "Keeps | nothing. Close the tab, and the files and the result are gone.",
    "The sample | is a volume of our invented matter, with faults added. Its images are placeholders.",
  ],
} as const;

/** Words of the production inspector if there is no load file. */
export const productionRefusals = {
  nothing: {
    title: "No load file is among these files.",
    text: "A load file says which documents there are: a DAT, CSV or TXT with a header, or an OPT with a line for each page. None of these files begins like one.",
    steps: [
      "Look in the production for a folder called DATA or LOAD.",
      "Choose the whole folder or the zip, or the DAT and the OPT by themselves.",
    ],
  },
  dii: {
    title: (name: string) => `${name} is a Summation DII.`,
    text: "A DII lists images and texts for Summation. It is not read here.",
    steps: ["Look for a DAT or CSV beside it.", "Or ask for a DAT with an OPT or LFP.", "Choose those here."],
  },
  damaged: {
    title: (name: string) => `${name} is damaged or cut off.`,
    text: "Its list of contents, at the end of a zip, could not be read. A download that stopped early looks like this, and so does one volume of a split zip.",
    steps: ["Compare its size and hash with those in the transmittal.", "Copy or download it again.", "Choose the new copy here."],
  },
  encrypted: {
    title: (name: string) => `${name} is encrypted.`,
    text: "The zip asks for a password before its files can be read. None was tried.",
    steps: ["Unpack it with the password of the transmittal.", "Choose the folder here."],
  },
} as const;

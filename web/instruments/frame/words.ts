/** Words shared by all working exhibits. */
export const instrumentFrame = {
  note: "Runs on your machine. Nothing is sent.",
  withoutScripts: "This tool needs JavaScript, which your browser does not run. It is shown here as it starts.",
  lines: 24,
  empty: "empty",
  specimenButton: "Try our sample",
  working: "Working",
  cancel: "Cancel",
  cancelNote: "Cancel stops the work and forgets the files.",
  switchTabs: "You can switch to another tab; the work continues.",
  progress: (percent: number) => `${percent}% done`,
  cancelled: "Cancelled. Nothing was kept.",
  saveReport: "Save report",
  saveCsv: "Save CSV",
  print: "Print",
  again: "Start again",
  copied: "Copied",
  refused: "Not read",
  nextStep: "Next step",
  chooseAnother: "Choose again",
  bytes: (n: string) => `${n} bytes`,
  made: (when: string, version: string) => `Made ${when}, version ${version}`,
  specimen: "Specimen",
  pdf: {
    noText: {
      title: (name: string) => `${name} has no text in it.`,
      text: "It is a PDF of pictures, such as a scan without text recognition. This exhibit reads words, not pictures.",
      steps: ["Put it through text recognition (OCR) first.", "Choose the PDF with its text layer here, or paste the words."],
    },
    encrypted: {
      title: (name: string) => `${name} is encrypted.`,
      text: "The PDF asks for a password before its words can be read. None was tried.",
      steps: ["Open it with its password and save a copy without one.", "Choose that copy here."],
    },
  },
  faults: {
    empty: {
      title: (name: string) => `${name} is empty.`,
      text: "It has 0 bytes, so there is nothing to read.",
      steps: [
        "Look at the size where the file came from.",
        "If it is more than 0 there, copy the file again.",
        "Choose the new copy here.",
      ],
    },
    tooLarge: {
      title: (name: string) => `${name} is too large for this tool.`,
      text: "The limit is shown beside the tool. Nothing was read.",
      steps: ["Split the file, or choose a part of it.", "Choose that part here."],
    },
    unreadable: {
      title: (name: string) => `${name} could not be read.`,
      text: "The browser stopped reading it. It may have been moved, renamed or changed since you chose it, or be open in a program that locks it.",
      steps: ["Close programs that have the file open.", "Copy it to a folder on this computer.", "Choose the copy here."],
    },
    notText: {
      title: (name: string) => `${name} is not plain text.`,
      text: "This tool reads text and Word files (.docx), and some tools read PDFs. None reads older Word files, Excel files, pictures or archives.",
      steps: [
        "Open the file in its own program.",
        "Save a copy as plain text (.txt, UTF-8), or copy the words. A scan needs text recognition first.",
        "Choose that copy here, or paste the words.",
      ],
    },
    none: {
      title: () => "No file arrived.",
      text: "What you dropped held no file: an empty folder, or a picture or text dragged from another page.",
      steps: ["Save it as a file first.", "Choose that file here."],
    },
    script: {
      title: () => "This tool did not load.",
      text: "It loads when it is first used. The connection may be down.",
      steps: ["Check the connection.", "Reload this page and start over. Your files were not touched."],
    },
    unexpected: {
      title: (name: string) => `Something went wrong${name ? ` with ${name}` : ""}.`,
      text: "The fault is ours. Nothing was kept and nothing was sent.",
      steps: ["Start again.", "If it happens again, tell us which browser you use."],
    },
  },
} as const;

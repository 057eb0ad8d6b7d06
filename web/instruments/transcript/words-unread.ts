/** Words for files that are not transcripts. */
export const transcriptUnread = {
  recording: {
    title: (name: string) => `${name} is a recording.`,
    text: "This tool reads existing transcripts. It does not transcribe recordings.",
    steps: [
      "Ask the meeting program for its transcript: Teams and Zoom keep it beside the recording.",
      "Choose the .vtt, .srt or .docx here.",
    ],
  },
  json: {
    title: (name: string) => `${name} is JSON.`,
    text: "It has no words with their times. It is not set as pages of testimony.",
    steps: ["Look for the file that has the words and their times.", "Or export the transcript as .vtt or .srt."],
  },
  xml: {
    title: (name: string) => `${name} is XML or a web page.`,
    text: "It has no words with their times. It is not set as pages of testimony.",
    steps: ["Export the transcript as .vtt or .srt.", "Or copy the words with their speakers or times, and paste them here."],
  },
  table: {
    title: (name: string) => `${name} is a table, not a transcript.`,
    text: "Its rows have the same columns throughout, and none names a speaker or a time.",
    steps: ["Look for the transcript: .vtt, .srt, .docx or .txt.", "Choose that file here."],
  },
  mail: {
    title: (name: string) => `${name} is an e-mail message.`,
    text: "Its first lines are the fields of a message. It is not set as pages of testimony.",
    steps: ["If the transcript is attached to the message, save the attachment.", "Choose that file here."],
  },
  prose: {
    title: (name: string) => `${name} is not a transcript.`,
    text: "It has no times, no page and line numbers, and no speaker with two turns. It is not set as pages of testimony.",
    steps: ["Look for the transcript: its lines begin with a speaker, a time, or Q. and A.", "Choose that file here."],
  },
  pdf: {
    title: (name: string) => `${name} is a PDF.`,
    text: "A PDF holds no times, and its pages and lines are set already.",
    steps: ["Ask for the transcript with time codes (.vtt or .srt).", "Without one, copy the words from the PDF and paste them here."],
  },
  oldWord: {
    title: (name: string) => `${name} is an old or an encrypted Office file.`,
    text: "This tool reads .docx files that open without a password.",
    steps: ["Open the file in Word.", "Save it as .docx without a password.", "Choose that copy here."],
  },
  zip: {
    title: (name: string) => `${name} is not a readable Word transcript.`,
    text: "It begins like a zip, but the words of a Word document are not in it, are encrypted, or are cut off.",
    steps: ["If it is a zip of several files, unpack it.", "Choose one transcript.", "If Word opens the file, save it again as .docx."],
  },
  noWords: {
    title: (name: string) => `${name} has no words in it.`,
    text: "It was read to its end. No line has a speaker.",
    steps: ["Check whether it is the transcript, or only a list of chapters or thumbnails.", "Choose the file with the words here."],
  },
} as const;

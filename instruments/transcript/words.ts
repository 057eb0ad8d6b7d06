/** Words of the transcript exhibit: /transcription#transcript. */
export const transcript = {
  label: "Page and line",
  heading: "Which page and line do I cite?",
  lead: "Drop a meeting transcript and get numbered pages and lines. Designate by page and line, and see which seconds of the recording each range covers.",
  title: "Page-and-line transcript",
  bag: { put: "Drop a transcript here.", say: "A .vtt, an .srt, or a Word transcript from Teams.", choose: "Choose a file" },
  accept: ".vtt,.srt,.sbv,.docx,.txt,.json,.xml,.ttml,.tsv,.csv,text/vtt,text/plain",
  cell: {
    label: "Or paste the words",
    hint: "With names and times, as your program shows them: “Name 0:03”, and the words below.",
    run: "Set the pages",
  },
  pasted: "Pasted text",
  labelCells: { file: "File", form: "Read as", length: "Last time", digest: "SHA-256" },
  start: [
    "Accepts | WebVTT, SubRip, the Word transcripts of Teams, Zoom’s .vtt, timed words in JSON and XML, a court reporter’s text, and pasted text with names or times.",
    "Limit | 50 MB, one transcript at a time. Ten hours of speech take less than 2 MB.",
    "Sets | 25 numbered lines to a page, 60 characters to a line, the time where the speaker changes.",
    "Keeps | nothing. Close the tab, and the words, names and designations are gone.",
    "The sample | is the beginning of a recorded call of our invented matter.",
  ],
  progress: { of: (total: string) => `of ${total}` },
} as const;

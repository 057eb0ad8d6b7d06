/** From the Inspection matter: the deposition that /contentsummarization shows, and its exhibits. */
export const citedAnswer = {
  title: "Query assistant",
  note: "Transcript",
  foot: "Answers cite the page. No citation, no answer",
  lines: [
    {
      question: "Summarize what the site manager said about the second inspection.",
      answer: [{ text: "That it was ==signed before it took place==, and that he raised it twice.", cites: ["0917", "1204"] }],
    },
    { question: "Who else had seen the form?", answer: [{ text: "The area supervisor, who forwarded it unopened.", cites: ["1198"] }] },
    { question: "Did anyone reply?", answer: [{ text: "No written reply appears in this collection.", cites: [] }] },
  ],
} as const;

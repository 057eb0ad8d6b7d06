export const contentsummarization = {
  meta: { title: "Content Summarization | Probata", description: "Content Summarization by Probata." },
  hero: { label: "Content Summarization", title: "Content Summarization" },
} as const;

import type { TestName } from "web/instruments/redactions/finding.ts";

/** A committed file of the corpus and the program that wrote it (tools/redactions-corpus.ts). `refused`: it asks for a password. */
export type Fixture = {
  readonly file: string;
  readonly by: "LibreOffice" | "Ghostscript" | "qpdf";
  readonly found: readonly TestName[];
  readonly refused?: true;
};

export const fixtureFiles: readonly Fixture[] = [
  { file: "writer-black-on-black.pdf", by: "LibreOffice", found: ["cover"] },
  { file: "writer-white-on-white.pdf", by: "LibreOffice", found: ["color"] },
  { file: "writer-shaded-table.pdf", by: "LibreOffice", found: [] },
  { file: "writer-plain.pdf", by: "LibreOffice", found: [] },
  { file: "writer-titled.pdf", by: "LibreOffice", found: ["properties"] },
  { file: "writer-link.pdf", by: "LibreOffice", found: ["scripts"] },
  { file: "writer-comment.pdf", by: "LibreOffice", found: ["notes"] },
  { file: "writer-bar-over-text.pdf", by: "LibreOffice", found: ["cover"] },
  { file: "writer-bar-beside-text.pdf", by: "LibreOffice", found: [] },
  { file: "writer-see-through.pdf", by: "LibreOffice", found: [] },
  { file: "writer-picture-under-bar.pdf", by: "LibreOffice", found: ["picture"] },
  { file: "gs-bar-over-text.pdf", by: "Ghostscript", found: ["cover"] },
  { file: "gs-bar-alone.pdf", by: "Ghostscript", found: [] },
  { file: "gs-text-over-bar.pdf", by: "Ghostscript", found: [] },
  { file: "gs-white-text.pdf", by: "Ghostscript", found: ["color"] },
  { file: "gs-picture-under-bar.pdf", by: "Ghostscript", found: ["picture"] },
  { file: "gs-bitmap-font-bar.pdf", by: "Ghostscript", found: ["cover"] },
  // Ghostscript drops clipped text.
  { file: "gs-clipped-text.pdf", by: "Ghostscript", found: [] },
  { file: "gs-note-and-title.pdf", by: "Ghostscript", found: ["notes", "properties"] },
  { file: "qpdf-linearized-clean.pdf", by: "qpdf", found: [] },
  { file: "qpdf-linearized-bar.pdf", by: "qpdf", found: ["cover"] },
  { file: "qpdf-object-streams-white.pdf", by: "qpdf", found: ["color"] },
  { file: "qpdf-overlay-bar.pdf", by: "qpdf", found: ["cover"] },
  { file: "qpdf-underlay-bar.pdf", by: "qpdf", found: [] },
  { file: "qpdf-attachment.pdf", by: "qpdf", found: ["attachments"] },
  { file: "qpdf-turned.pdf", by: "qpdf", found: ["cover"] },
  { file: "qpdf-owner-password.pdf", by: "qpdf", found: ["cover"] },
  { file: "qpdf-user-password.pdf", by: "qpdf", found: [], refused: true },
];

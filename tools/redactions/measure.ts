import { checkFile } from "web/instruments/redactions/check-file.ts";
import type { TestName } from "web/instruments/redactions/finding.ts";
import { attachedFiles } from "./corpus/attached-files.ts";
import { hardFiles, scanFiles } from "./corpus/scan-files.ts";
import { textFiles, versionFiles } from "./corpus/text-files.ts";
import { heldOutFiles } from "./held-out/files.ts";

/** What should be found in a file of the corpus, and what was: `got`, undefined when it asks for a password. */
type Measured = {
  readonly name: string;
  readonly found: readonly TestName[];
  readonly got: readonly TestName[] | undefined;
  readonly isHard: boolean;
};

/** A file of the corpus before it is checked. */
type CorpusFile = Omit<Measured, "got"> & { readonly bytes: () => Promise<Uint8Array> | Uint8Array };

/** The files that the corpus makes and those that are committed. `read` returns the bytes of a committed one. */
export function corpusFiles(read: (file: string) => Uint8Array): readonly CorpusFile[] {
  const made = [...textFiles, ...scanFiles, ...versionFiles, ...attachedFiles, ...hardFiles];
  return [
    ...made.map(({ name, found, isHard, make }) => ({ name, found, isHard: isHard === true, bytes: make })),
    ...fixtureFiles.map(({ file, found }) => ({ name: file, found, isHard: false, bytes: () => read(file) })),
  ];
}

/** Checks files of the corpus. */
export async function measure(files: readonly CorpusFile[]): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const { bytes, ...file } of files) measured.push({ ...file, got: await testsThatFind(await bytes()) });
  return measured;
}

async function testsThatFind(bytes: Uint8Array): Promise<readonly TestName[] | undefined> {
  try {
    const { findings } = await checkFile(new Blob([Uint8Array.from(bytes)]));
    return [...new Set(findings.map(({ test }) => test))].toSorted();
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") return undefined;
    throw error;
  }
}

/** A committed file of the corpus and the program that wrote it (tools/redactions-corpus.ts). `refused`: it asks for a password. */
type Fixture = {
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

type HeldOutResult = { readonly name: string; readonly found: readonly TestName[]; readonly got: readonly TestName[] };

/** Checks every held-out file. */
export async function measureHeldOut(): Promise<readonly HeldOutResult[]> {
  const results: HeldOutResult[] = [];
  for (const { name, found, make } of heldOutFiles) {
    const { findings } = await checkFile(new Blob([Uint8Array.from(await make())]));
    results.push({ name, found, got: [...new Set(findings.map(({ test }) => test))].toSorted() });
  }
  return results;
}

/** A defect is found if a test it names finds something; a clean file raises an alarm if any test does. */
export const isHit = ({ found, got }: HeldOutResult) => found.some((test) => got.includes(test));

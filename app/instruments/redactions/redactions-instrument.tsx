import { FileInstrument, type FileWork } from "#app/instruments/frame/file-instrument.tsx";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import { redactions as words } from "#content/instruments/redactions.ts";
import type { RedactionsOutcome } from "./redactions-work.tsx";

/** Checks PDFs for what their redactions left readable. */
export function RedactionsInstrument() {
  return (
    <FileInstrument
      words={words}
      load={load}
      options={undefined}
      progress={({ done, total }) => ({ done: words.progress.page(done), of: words.progress.of(total) })}
      multiple
    />
  );
}

async function load(): Promise<{ readonly work: FileWork<RedactionsOutcome> }> {
  const { checkGiven, RedactionsResult } = await import("./redactions-work.tsx");
  return {
    work: {
      read: ({ files }, context) => checkGiven(files, context),
      specimen: async () => ({ files: await (await loadPart(() => import("./specimen.ts"))).specimen(), options: undefined }),
      said: ({ verdict }) => words.said(verdict.plain),
      Result: ({ files, outcome, isSpecimen, onRestart }) => (
        <RedactionsResult given={files} outcome={outcome} isSpecimen={isSpecimen} onRestart={onRestart} />
      ),
    },
  };
}

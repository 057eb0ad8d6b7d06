import { type ClipboardEvent, type DragEvent, useRef } from "react";
import { Bag } from "#app/instruments/frame/bag.tsx";
import { fileSize } from "#app/instruments/frame/file-size.ts";
import { Instrument, WithLimits } from "#app/instruments/frame/instrument.tsx";
import { loadPart } from "#app/instruments/frame/load-part.ts";
import { TaskBody } from "#app/instruments/frame/task-body.tsx";
import { useTask } from "#app/instruments/frame/use-task.ts";
import type { TimedProgress } from "#app/instruments/frame/worker-messages.ts";
import type { SectionProps } from "#app/layout/sheet.tsx";
import { count } from "#content/specimen/count.ts";
import type { Given } from "./given.ts";
import { Measured } from "./measured.tsx";
import { TextCells, typedIn } from "./text-cells.tsx";
import { deidentify as words } from "./words.ts";

type Work = typeof import("./deidentify-work.tsx");
type Done = { readonly given: Given; readonly outcome: Awaited<ReturnType<Work["deidentifyGiven"]>> } & Pick<Work, "DeidentifyResult">;

const load = () => loadPart(() => import("./deidentify-work.tsx"));
const preload = () => load().catch(() => undefined);
const empty = { text: "", names: "", mode: "hipaa" } as const;

/** Replaces identifiers in a pasted or dropped text, and gives the key. */
export function DeidentifySection({ label }: SectionProps) {
  const { state, start, cancel } = useTask<Done>();
  const cells = useRef<HTMLDivElement>(null);
  const typed = useRef<ReturnType<typeof typedIn>>(empty);
  const shown = useRef<Given>(undefined);
  const run = (give: (work: Work) => Given | Promise<Given>) => {
    if (cells.current) typed.current = typedIn(cells.current);
    start(async (context) => {
      const work = await load();
      const given = await give(work);
      shown.current = given;
      return { given, DeidentifyResult: work.DeidentifyResult, outcome: await work.deidentifyGiven(given, typed.current.mode, context) };
    });
  };
  const runText = (text: string) =>
    run(() => ({ name: words.pasted, source: text, names: typed.current.names, isSpecimen: false, others: 0 }));
  // Takes text dropped on the bag or pasted outside the cells. Inside a cell the browser handles it.
  const takeWords = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    const isCell = event.target instanceof HTMLTextAreaElement;
    const text = transfer.files.length === 0 ? transfer.getData("text/plain") : "";
    if (!text) return;
    event.stopPropagation();
    if (isCell) return;
    event.preventDefault();
    runText(text);
  };
  const restart = () => {
    typed.current = empty;
    cancel();
  };
  const rest = (
    <WithLimits heading={words.startTitle} limits={words.start}>
      <div
        onDropCapture={(event) => takeWords(event, event.dataTransfer)}
        onPasteCapture={(event) => takeWords(event, event.clipboardData)}
      >
        <Bag
          words={words.bag}
          label={labelOf()}
          accept={words.accept}
          onFiles={(files) => run(({ givenFiles }) => givenFiles(files, typed.current.names))}
          onSpecimen={() => run(({ specimen }) => specimen)}
          preload={preload}
        >
          <TextCells cells={cells} initial={typed.current} onRun={runText} />
        </Bag>
      </div>
    </WithLimits>
  );
  return (
    <Instrument id="deidentify" label={label} words={words}>
      <TaskBody
        state={state}
        rest={rest}
        count={countOf}
        label={labelOf(shown.current)}
        onCancel={cancel}
        said={({ outcome }) => words.said(outcome.verdict)}
      >
        {({ DeidentifyResult, ...done }) => <DeidentifyResult key={done.outcome.began} {...done} onRestart={restart} />}
      </TaskBody>
      <Measured
        onTry={() => run(({ givenTest }) => givenTest())}
        onSave={() =>
          load().then(
            ({ saveTest }) => saveTest(),
            () => undefined,
          )
        }
      />
    </Instrument>
  );
}

function labelOf(given?: Given) {
  const { name, size, places, sha256 } = words.labelCells;
  const bytes = typeof given?.source === "string" ? given.source.length : given?.source.size;
  return [
    { term: name, ...(given ? { value: given.name } : {}) },
    { term: size, ...(bytes === undefined ? {} : { value: fileSize(bytes) }) },
    { term: places },
    { term: sha256, wide: true },
  ];
}

const countOf = ({ done, total }: TimedProgress) => ({ done: count(done), of: words.progress.of(total), speed: words.passes });

import { fill } from "content/fill.ts";
import { instrumentFrame } from "content/instruments.ts";
import { type Given, someOf } from "instruments/contract.ts";
import { loadPart } from "instruments/frame/fault.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import type { TimedProgress } from "instruments/frame/progress.ts";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { Bag, type BagWords, TextCell, type TextCellWords, TextTarget } from "./bag.tsx";
import { bytesRead, labelOf, namesOf, type ProgressWords } from "./bag-label.ts";
import { MeasuredFold, type MeasuredWords } from "./fold.tsx";
import { type Limit, WithLimits } from "./instrument.tsx";
import { TaskBody, useTask } from "./task-body.tsx";
import type { TaskContext } from "./worker.ts";

/**
 * What is offered before it is known that there is a file. `note` is what is said of a specimen's
 * result.
 */
export type Offer<Options> = {
  readonly files: readonly GivenFile[];
  readonly options: Options;
  readonly note?: string;
};

export type ResultProps<Outcome, Options = undefined> = Given<Options> & {
  readonly outcome: Outcome;
  readonly isSpecimen: boolean;
  readonly note?: string | undefined;
  /** Reads the files once more, with more files or other options. */
  readonly onAgain: (offer: Offer<Options>) => void;
  readonly onRestart: () => void;
};

/** What is loaded when an instrument is first used: the work and the view of its result. */
export type FileWork<Outcome, Options = undefined> = {
  /**
   * The instrument's own `run`, in its worker, and `conclude`. Throws a FaultError if no file could
   * be read.
   */
  readonly run: (given: Given<Options>, context: TaskContext) => Promise<Outcome>;
  /** Gets the options of the cells at rest. */
  readonly specimen: (options: Options) => Offer<Options> | Promise<Offer<Options>>;
  /** Announced to screen readers when there is a result, after the word that says so. */
  readonly said: (outcome: Outcome, files: readonly GivenFile[]) => string;
  readonly Result: ComponentType<ResultProps<Outcome, Options>>;
  /**
   * The published test text: how well the instrument did, the text as given, and as a file to save.
   */
  readonly measured?: {
    readonly Table: ComponentType;
    readonly given?: (options: Options) => Promise<Offer<Options>>;
    readonly save: () => Promise<void>;
  };
};

type FileInstrumentProps<Outcome, Options> = {
  readonly words: {
    readonly bag: BagWords;
    readonly accept?: string;
    readonly start: readonly Limit[];
    /** Four terms: file, size, what is found, digest. */
    readonly labelCells: Readonly<Record<string, string>>;
    /** The name of pasted text, for an instrument that takes it. */
    readonly pasted?: string;
    /** The cell for pasted text. */
    readonly cell?: TextCellWords;
    readonly measured?: MeasuredWords;
  };
  readonly load: () => Promise<{ readonly work: FileWork<Outcome, Options> }>;
  readonly options: Options;
  /** For the places of `start` and of `measured`, in words that have some (content/fill.ts). */
  readonly figures?: Readonly<Record<string, string | number>>;
  /** Progress, in bytes with their speed or otherwise. */
  readonly progress?: ProgressWords | ((progress: TimedProgress) => ReturnType<typeof bytesRead>);
  readonly multiple?: boolean;
  /**
   * The first two cells of the bag's label: by default the name or number of the files, and their
   * size.
   */
  readonly labelled?: (files: readonly GivenFile[]) => readonly (string | undefined)[];
  /**
   * Cells in the bag besides the one for pasted text. What is typed is kept for a return to the
   * bag, until the instrument starts again.
   */
  readonly cells?: (kept: { current: Options }, onText: (text: string) => void) => ReactNode;
  /** Cells below the bag. */
  readonly below?: (kept: { current: Options }) => ReactNode;
};

/**
 * An instrument that reads files in a worker: the bag at rest, progress, the result or why there is
 * none, and start again.
 */
export function FileInstrument<Outcome, Options>(props: FileInstrumentProps<Outcome, Options>) {
  const {
    words,
    options,
    figures = {},
    progress = inBytes(),
    multiple = false,
    labelled,
    cells,
    below,
  } = props;
  const { state, start, stop, cancel } = useTask<ResultOf<Outcome, Options>>();
  const [files, setFiles] = useState<readonly GivenFile[]>([]);
  const typed = useRef("");
  const kept = useRef(options);
  const load = async () => (await loadPart(props.load)).work;
  const preload = () => void load().catch(() => undefined);

  const run = (
    offer: (work: FileWork<Outcome, Options>) => Offer<Options> | Promise<Offer<Options>>,
    isSpecimen = false,
  ) =>
    start(async (context) => {
      const work = await load();
      const offered = await offer(work);
      const given = { files: someOf(offered.files), options: offered.options };
      setFiles(given.files);
      return {
        work,
        ...given,
        isSpecimen,
        note: offered.note,
        outcome: await work.run(given, context),
      };
    });
  const runFiles = (chosen: readonly GivenFile[]) =>
    run(() => ({ files: chosen, options: cells || below ? kept.current : options }));
  const runText = (text: string) =>
    runFiles([{ path: words.pasted ?? "", file: new File([text], words.pasted ?? "") }]);
  const restart = () => {
    typed.current = "";
    kept.current = options;
    cancel();
  };
  const label = (given: readonly GivenFile[]) =>
    labelOf(
      words.labelCells,
      given.length > 0 ? (labelled?.(given) ?? namesOf(given.map(sized))) : [],
    );
  const bag = (
    <Bag
      words={words.bag}
      label={label([])}
      {...(words.accept ? { accept: words.accept } : {})}
      multiple={multiple}
      onFiles={runFiles}
      onSpecimen={() => run((work) => work.specimen(kept.current), true)}
      preload={preload}
    >
      {cells?.(kept, runText)}
      {words.cell && <TextCell words={words.cell} kept={typed} onText={runText} />}
    </Bag>
  );
  return (
    <>
      <TaskBody
        state={state}
        rest={
          <WithLimits
            heading={instrumentFrame.startTitle}
            limits={words.start.map((line) => fill(line, figures))}
          >
            {words.pasted ? <TextTarget onText={runText}>{bag}</TextTarget> : bag}
            {below?.(kept)}
          </WithLimits>
        }
        count={typeof progress === "function" ? progress : (done) => bytesRead(progress, done)}
        label={label(files)}
        onCancel={stop}
        said={({ work, outcome, files: read }) => instrumentFrame.said(work.said(outcome, read))}
      >
        {({ work: { Result }, ...result }) => (
          <Result
            {...result}
            onAgain={(offer) => {
              kept.current = offer.options;
              run(() => offer, result.isSpecimen);
            }}
            onRestart={restart}
          />
        )}
      </TaskBody>
      {words.measured && (
        <MeasuredFold
          words={{
            ...words.measured,
            summary: fill(words.measured.summary, figures),
            ...(words.measured.text && { text: fill(words.measured.text, figures) }),
          }}
          onTry={() =>
            run(({ measured, specimen }) => (measured?.given ?? specimen)(kept.current), true)
          }
          onSave={() =>
            load().then(
              ({ measured }) => measured?.save(),
              () => undefined,
            )
          }
          load={async () => (await load()).measured?.Table}
        />
      )}
    </>
  );
}

const inBytes = (): ProgressWords => ({ of: instrumentFrame.of, speed: instrumentFrame.perSecond });

const sized = ({ path, file }: GivenFile) => ({ name: path, size: file.size });

type ResultOf<Outcome, Options> = Omit<ResultProps<Outcome, Options>, "onAgain" | "onRestart"> & {
  readonly work: FileWork<Outcome, Options>;
};

import { type Fault, faultOf, loadPart } from "instruments/frame/fault.ts";
import type { InstrumentName } from "instruments/names.ts";
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { classNames } from "web/parts/class-names.ts";
import field from "web/parts/field.module.css";
import { Numbered } from "web/parts/field.tsx";
import css from "./calculator.module.css";
import { type Limit, Limits } from "./instrument.tsx";
import { LaterStatus, ResultActions } from "./result.tsx";
import type { Reported } from "./save-report.ts";

type Calculation<Part, Typed, Shown, Root> = {
  /** Loads the arithmetic, when a visitor first types or saves. */
  readonly load: () => Promise<Part>;
  /** What is typed and shown at rest. */
  readonly typed: Typed;
  readonly shown: Shown;
  /** Reads the cells below the root. */
  readonly typedIn: (root: Root) => Typed;
  readonly isSame: (a: Typed, b: Typed) => boolean;
  /** The next state. The last answer stays while a cell cannot be read. */
  readonly answer: (part: Part, typed: Typed, last: Shown, isSpecimen: boolean) => Shown;
  /** The cell that takes the focus when the calculator starts again. */
  readonly firstCell?: string;
};

/**
 * Answers after every keystroke in the cells below `root`, and for text typed before scripts
 * loaded.
 */
export function useCalculator<Part, Typed, Shown, Root extends HTMLElement>(
  root: RefObject<Root | null>,
  it: Calculation<Part, Typed, Shown, Root>,
) {
  const [shown, setShown] = useState(it.shown);
  const [fault, setFault] = useState<Fault>();
  // The parts never change, so that `update` stays the same function.
  const own = useRef(it).current;
  /**
   * Runs something with the loaded arithmetic. Undefined where it cannot be loaded; the fault then
   * says so.
   */
  const withPart = useCallback(
    async <Result,>(work: (part: Part) => Result): Promise<Result | undefined> => {
      try {
        const result = work(await loadPart(own.load));
        setFault(undefined);
        return result;
      } catch (error) {
        setFault(faultOf(error));
        return undefined;
      }
    },
    [own],
  );
  const update = useCallback(async () => {
    if (!root.current) return;
    const typed = own.typedIn(root.current);
    await withPart((part) => {
      // Typing continued while the script loaded: the newer call answers.
      if (!root.current || !own.isSame(typed, own.typedIn(root.current))) return;
      setShown((last) => own.answer(part, typed, last, own.isSame(typed, own.typed)));
    });
  }, [root, own, withPart]);
  useEffect(() => {
    if (root.current && !own.isSame(own.typedIn(root.current), own.typed)) update();
  }, [root, own, update]);
  const restart = () => {
    for (const form of formsOf(root.current)) form.reset();
    setShown(own.shown);
    root.current?.querySelector<HTMLInputElement>(own.firstCell ?? "[inputmode]")?.focus();
  };
  return {
    shown,
    fault,
    update,
    restart,
    withPart,
    preload: () => void loadPart(own.load).catch(() => undefined),
  };
}

/** The forms of a calculator: its root, or those below it. */
export function formsOf(root: HTMLElement | null): readonly HTMLFormElement[] {
  return root instanceof HTMLFormElement ? [root] : [...(root?.querySelectorAll("form") ?? [])];
}

export const keepForm = (event: FormEvent) => event.preventDefault();

type CalculatorProps = {
  readonly name: InstrumentName;
  readonly words: { readonly limitsTitle: string; readonly limits: readonly Limit[] };
  /** Where the calculator itself shows its limits. */
  readonly hasOwnLimits?: boolean;
  /** The answer in a sentence. Announced when typing has paused. */
  readonly said: string;
  readonly report: () => Reported | Promise<Reported | undefined>;
  readonly saves?: readonly (readonly [label: string, save: () => void])[];
  readonly onRestart: () => void;
  readonly children: ReactNode;
};

/**
 * A calculator: cells and answer, then the limits, the buttons, and the answer for screen readers.
 */
export function Calculator({
  name,
  words,
  hasOwnLimits = false,
  said,
  report,
  saves = [],
  onRestart,
  children,
}: CalculatorProps) {
  return (
    <>
      {children}
      {!hasOwnLimits && (
        <div className={css.columns}>
          <Limits heading={words.limitsTitle} limits={words.limits} />
        </div>
      )}
      <ResultActions
        name={name}
        limits={words.limits}
        report={report}
        saves={saves}
        onRestart={onRestart}
      />
      <LaterStatus>{said}</LaterStatus>
    </>
  );
}

type CellProps = {
  readonly id: string;
  readonly number: number;
  readonly label: string;
  readonly hint?: string;
  /** Takes the hint's place. */
  readonly error?: string | undefined;
  readonly className?: string | false | undefined;
  /** The control, with what `control` gives it. */
  readonly children: ReactNode;
};

/** A numbered cell of an exhibit's form: label, control, and a hint below. */
export function Cell({
  id,
  number,
  label,
  hint,
  error,
  className = css.cell,
  children,
}: CellProps) {
  return (
    <div className={classNames(field.cell, className, error && field.bad)}>
      <label htmlFor={id}>
        <Numbered n={number} /> {label}
      </label>
      {children}
      {hint && (
        <p className={error ? field.error : css.hint} id={`${id}-hint`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** The properties that bind a control to its cell. */
export function control(id: string, name: string, error?: string) {
  return {
    id,
    name,
    "aria-describedby": `${id}-hint`,
    "aria-invalid": error ? true : undefined,
  } as const;
}

type FigureCellProps = Omit<CellProps, "id" | "children" | "className"> & {
  readonly name: string;
  readonly idPrefix: string;
  readonly defaultValue: string;
  readonly decimal?: boolean;
};

/** A cell for one figure. */
export function FigureCell({
  name,
  idPrefix,
  defaultValue,
  decimal = false,
  ...cell
}: FigureCellProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <Cell id={id} {...cell}>
      <input
        {...control(id, name, cell.error)}
        inputMode={decimal ? "decimal" : "numeric"}
        autoComplete="off"
        defaultValue={defaultValue}
      />
    </Cell>
  );
}

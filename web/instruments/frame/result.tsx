import { instrumentFrame } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import { utcStamp } from "instruments/frame/report.ts";
import { type InstrumentName, versions } from "instruments/names.ts";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { type Columns, HeadRow } from "web/parts/head-row.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { BagLabel, type LabelCell } from "./bag.tsx";
import frame from "./frame.module.css";
import { Actions, type Limit, Limits } from "./instrument.tsx";
import css from "./result.module.css";
import { printInstrument, type Reported, saveReport } from "./save-report.ts";

type LimitWords = { readonly limitsTitle: string; readonly limits: readonly Limit[] };

type ResultTopProps = {
  readonly label: readonly LabelCell[];
  readonly title: string;
  readonly notes: readonly string[];
  readonly words: LimitWords;
  readonly children: ReactNode;
};

/**
 * The head of a result: the bag's label, the verdict with what belongs to it, and the limits beside
 * it.
 */
export function ResultTop({ label, title, notes, words, children }: ResultTopProps) {
  return (
    <>
      <BagLabel cells={label} />
      <div className={frame.two}>
        <div>
          <Verdict title={title} notes={notes} />
          {children}
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
    </>
  );
}

type ResultActionsProps = {
  readonly name: InstrumentName;
  readonly limits: readonly Limit[];
  /**
   * When the result was made, in milliseconds since 1970. It is printed, too, after the words of
   * `onPaper`.
   */
  readonly made?: number;
  readonly onPaper?: string;
  /** The content of the report. Without it there is nothing to save or print yet. */
  readonly report?: (() => Reported | Promise<Reported | undefined>) | undefined;
  /** What else may be saved, and how. */
  readonly saves?: readonly (readonly [label: string, save: () => void])[];
  readonly copy?: { readonly label: string; readonly text: string } | undefined;
  readonly note?: string | false;
  readonly onRestart: () => void;
  /** A choice beside the buttons. */
  readonly choice?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * The row of buttons below a result, the same in every instrument: save, copy, print, start again.
 */
export function ResultActions(props: ResultActionsProps) {
  const {
    name,
    limits,
    made,
    onPaper,
    report,
    saves = [],
    copy,
    note,
    onRestart,
    choice,
    children,
  } = props;
  const stamp =
    made === undefined ? undefined : instrumentFrame.made(utcStamp(made), versions[name]);
  const save = async () => {
    const reported = await report?.();
    if (reported) saveReport(name, made ?? Date.now(), reported, limits);
  };
  return (
    <>
      {onPaper !== undefined && (
        <p className={classNames(text.mono, css.onPaper)}>
          {onPaper && `${onPaper} `}
          {stamp}
        </p>
      )}
      <Actions>
        {report && (
          <>
            <Button small onClick={save}>
              {instrumentFrame.saveReport}
            </Button>
            {saves.map(([label, saveOther]) => (
              <Button key={label} small line onClick={saveOther}>
                {label}
              </Button>
            ))}
            {copy && (
              <CopyButton line words={copy.text}>
                {copy.label}
              </CopyButton>
            )}
            <Button small line onClick={() => printInstrument(name)}>
              {instrumentFrame.print}
            </Button>
          </>
        )}
        <Button small line onClick={onRestart}>
          {instrumentFrame.again}
        </Button>
        {choice}
        {stamp && <p className={text.mono}>{[note, stamp].filter(Boolean).join(" ")}</p>}
        {children}
      </Actions>
    </>
  );
}

/** Figures in a row, each below its term. */
export function Tally({
  figures,
}: {
  figures: readonly (readonly [term: string, figure: number])[];
}) {
  return (
    <Facts className={css.tally} facts={figures.map(([term, figure]) => [term, count(figure)])} />
  );
}

export type Fact = readonly [term: string, value: ReactNode];

/** Terms and values. `wide` is the term whose value has a row of its own. */
export function Facts({
  facts,
  className,
  wide,
}: {
  facts: readonly Fact[];
  className?: string | undefined;
  wide?: string;
}) {
  return (
    <dl className={className}>
      {facts.map(([term, value]) => (
        <div key={term} data-wide={term === wide ? "" : undefined}>
          <dt className={text.mono}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PartProps = {
  readonly title: string;
  /** In a row of its own. */
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** A part of a finding, below its title. */
export function Part({ title, wide = false, children }: PartProps) {
  return (
    <div data-wide={wide ? "" : undefined}>
      <h5 className={text.mono}>{title}</h5>
      {children}
    </div>
  );
}

/** The facts that have a value. */
export const known = (facts: readonly Fact[]) => facts.filter(([, value]) => value);

type UnreadListProps = {
  readonly title: string;
  /** Names, and why they were not read. */
  readonly unread: readonly (readonly [name: string, reason: string])[];
  /** Rows that are shown; `more` says how many are left out. */
  readonly most?: number;
  readonly more?: (left: string) => string;
};

/** The files that were not read. */
export function UnreadList({
  title,
  unread,
  most = Number.POSITIVE_INFINITY,
  more,
}: UnreadListProps) {
  if (unread.length === 0) return null;
  return (
    <div className={classNames(css.part, css.unread)}>
      <h4 className={text.mono}>{title}</h4>
      <ul className={css.lines}>
        {unread.slice(0, most).map(([name, reason], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and their order stays
          <li key={i}>
            <b>{name}</b> {reason}
          </li>
        ))}
      </ul>
      {unread.length > most && <p>{more?.(count(unread.length - most))}</p>}
    </div>
  );
}

/** The verdict in large type, with one highlight at most. It takes the focus. */
export function Verdict({ title, notes }: { title: string; notes: readonly string[] }) {
  return (
    <div className={frame.verdict}>
      <h4 tabIndex={-1} data-focus="">
        <RichText>{title}</RichText>
      </h4>
      {notes.map((note) => (
        <p className={text.sub} key={note}>
          {note}
        </p>
      ))}
    </div>
  );
}

/** Solid: important. Line: in between. Dashed: unknown. Undefined: needs no attention. */
export type Sign = "ink" | "line" | "dashed";

/** The status at the end of a table row. */
export function Standing({ sign, children }: { sign: Sign | undefined; children: ReactNode }) {
  return (
    <span className={classNames(text.mono, css.standing)} data-sign={sign}>
      {children}
    </span>
  );
}

/** How long the button shows its success, in milliseconds. */
const SAYS_SO_MS = 2_000;

/** Copies words to the clipboard, and says so in its place. */
export function CopyButton({
  words,
  line = false,
  children,
}: {
  words: string;
  line?: boolean;
  children: string;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAYS_SO_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <Button
      small
      line={line}
      onClick={() => navigator.clipboard.writeText(words).then(() => setCopied(true))}
    >
      <span aria-live="polite">{copied ? instrumentFrame.copied : children}</span>
    </Button>
  );
}

/** Milliseconds without a change before the answer is announced. */
const PAUSE_MS = 400;

/** Announces words to screen readers after a pause. The initial words are not announced. */
export function LaterStatus({ children }: { children: string }) {
  const [first] = useState(children);
  const [said, setSaid] = useState("");
  useEffect(() => {
    const timer = setTimeout(
      () => setSaid((last) => (children === first && !last ? "" : children)),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [children, first]);
  return (
    <p className={text.hidden} role="status">
      {said}
    </p>
  );
}

type TableProps = {
  /** Read by screen readers. */
  readonly caption?: string;
  readonly columns: Columns;
  readonly className?: string | undefined;
  /** The bodies of the table. */
  readonly children: ReactNode;
};

/**
 * A table of an exhibit. Its sheet has the lines; a section's own sheet sets the space of a row and
 * what happens where it is narrow.
 */
export function Table({ caption, columns, className = css.table, children }: TableProps) {
  return (
    <table className={className}>
      {caption && <caption className={text.hidden}>{caption}</caption>}
      <HeadRow columns={columns} />
      {children}
    </table>
  );
}

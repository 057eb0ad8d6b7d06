import {
  instrumentFrame,
  redactions,
  redactionTests,
  redactionsResult as words,
} from "content/instruments.ts";
import { count } from "content/numbers.ts";
import type { Checked, Looked } from "instruments/redactions/check-file.ts";
import type {
  Answer,
  PagePicture,
  PictureQuestion,
  Place,
  Question,
} from "instruments/redactions/check-files.ts";
import {
  fileVerdict,
  findingTitle,
  gradeOf,
  hashWords,
  lookedPlaces,
  stepsOf,
  type TestRow,
  testNumber,
  testRows,
} from "instruments/redactions/describe.ts";
import type { FileOutcome, Finding, Refused } from "instruments/redactions/finding.ts";
import * as sentences from "instruments/redactions/sentences.ts";
import { useEffect, useRef, useState } from "react";
import { BagLabel } from "web/instruments/frame/bag.tsx";
import { labelOf } from "web/instruments/frame/bag-label.ts";
import list from "web/instruments/frame/findings.module.css";
import fold from "web/instruments/frame/fold.module.css";
import frame from "web/instruments/frame/frame.module.css";
import { Limits } from "web/instruments/frame/instrument.tsx";
import result from "web/instruments/frame/result.module.css";
import {
  Facts,
  known,
  Part,
  type Sign,
  Standing,
  Table,
  Verdict,
} from "web/instruments/frame/result.tsx";
import { runInWorker } from "web/instruments/frame/worker.ts";
import { classNames } from "web/parts/class-names.ts";
import { HeadRow } from "web/parts/head-row.tsx";
import numbers from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import css from "./findings.module.css";
import sheet from "./redactions.module.css";
import workerUrl from "./redactions-worker.ts?worker&url";

/** Findings shown; the report has more. */
const MOST_FINDINGS = 60;

/** Each finding: its page with the place outlined, the words, what to do. The first is open. */
function FindingList({ checked, picture }: { checked: Checked; picture: Pictured | undefined }) {
  const { findings, counts } = checked;
  if (findings.length === 0) return null;
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
  const shown = findings.slice(0, MOST_FINDINGS);
  return (
    <div className={classNames(list.findings, text.offPaper)}>
      <h4>{sentences.findings(all)}</h4>
      {shown.map((finding, i) => (
        <FindingItem
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be alike, and their order stays
          key={i}
          number={i + 1}
          finding={finding}
          pages={checked.pages}
          picture={picture}
        />
      ))}
      {all > shown.length && (
        <p className={result.more}>{words.moreFindings(count(all - shown.length))}</p>
      )}
    </div>
  );
}

/** The file of a page, and its password, if it needs one. */
type Pictured = Pick<PictureQuestion, "file"> & { readonly password: string };
type FindingItemProps = Readonly<Record<"number" | "pages", number>> & {
  readonly finding: Finding;
  readonly picture: Pictured | undefined;
};

function FindingItem({ number, finding, pages, picture }: FindingItemProps) {
  const [isOpen, setIsOpen] = useState(number === 1);
  return (
    <details open={number === 1} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={fold.line}>
        <span className={text.mono}>{number}</span>
        <b>{findingTitle(finding)}</b>
        <span className={text.mono}>{words.testNumber(testNumber(finding.test))}</span>
      </summary>
      {isOpen && (
        <div className={list.finding}>
          {finding.page !== undefined && picture && (
            <PageView {...picture} number={number} finding={{ ...finding, page: finding.page }} />
          )}
          <Part title={words.parts.what}>
            <p
              className={classNames(list.quoted, css.words)}
              data-number={number}
              data-plain={finding.words ? undefined : ""}
            >
              {finding.words || words.noWords}
            </p>
            {finding.isUnreadable && <p>{words.unreadable}</p>}
            <Facts facts={known(factsOf(finding, pages))} />
          </Part>
          <Part title={words.parts.todo}>
            <ol className={classNames(numbers.numbered, result.lines)}>
              {stepsOf(finding).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Part>
        </div>
      )}
    </details>
  );
}

function factsOf(finding: Finding, pages: number) {
  const { facts } = words;
  return [
    [facts.grade, gradeOf(finding)],
    [facts.test, redactionTests[finding.test].tried],
    [
      facts.page,
      finding.page === undefined
        ? undefined
        : finding.earlier
          ? count(finding.page)
          : words.ofPages(finding.page, pages),
    ],
    [facts.place, finding.box && placeOf(finding.box)],
    [facts.held, heldBy(finding)],
    [facts.how, words.causes[finding.cause].how],
  ] as const;
}

function placeOf([left, bottom, right, top]: NonNullable<Finding["box"]>): string {
  const [x, y, width, height] = [left, bottom, right - left, top - bottom].map((value) =>
    value.toFixed(0),
  );
  return words.place(x ?? "", y ?? "", width ?? "", height ?? "");
}

function heldBy({ cause, about, earlier }: Finding): string | undefined {
  if (earlier) return words.bytes(count(earlier.bytes));
  return about && cause === "attachment" ? words.attachmentSize(count(Number(about))) : about;
}

type PageViewProps = Pictured & {
  readonly number: number;
  readonly finding: Finding & { readonly page: number };
};

/**
 * A finding's page with its place outlined and numbered. It is drawn when the finding is opened.
 */
function PageView({ file, password, number, finding: { page, box, earlier } }: PageViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<"drawing" | "failed" | Place | "nowhere">("drawing");
  useEffect(() => {
    let isGone = false;
    const boxes = box ? [box] : [];
    drawPage({
      file,
      page,
      boxes,
      width: pixelsOf(canvas.current),
      bytes: earlier?.bytes,
      password: password || undefined,
    }).then(
      ({ bitmap, places }) => {
        if (isGone || !canvas.current) return bitmap.close();
        canvas.current.width = bitmap.width;
        canvas.current.height = bitmap.height;
        canvas.current.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
        setDrawing(places[0] ?? "nowhere");
      },
      () => isGone || setDrawing("failed"),
    );
    return () => {
      isGone = true;
    };
  }, [file, password, page, box, earlier]);
  const label = earlier ? words.picture.earlier(page) : words.picture.label(page);
  return (
    <figure
      className={css.page}
      data-drawn={typeof drawing === "object" || drawing === "nowhere" ? "" : undefined}
    >
      <figcaption className={text.mono}>{words.facts.page}</figcaption>
      {drawing === "failed" ? (
        <p>{words.picture.failed}</p>
      ) : (
        <div>
          <canvas ref={canvas} role="img" aria-label={label} width={850} height={1100} />
          {typeof drawing === "object" && <Outline place={drawing} number={number} />}
        </div>
      )}
      {drawing === "drawing" && <p className={text.mono}>{words.picture.drawing}</p>}
    </figure>
  );
}

/** Device pixels of the canvas: a picture that the browser has to shrink has broken letters. */
const pixelsOf = (canvas: HTMLCanvasElement | null) =>
  Math.round((canvas?.clientWidth || 320) * devicePixelRatio);

const share = (value: number) => `${(value * 100).toFixed(2)}%`;
/** Distance of the outline from the words, as a share of the page. */
const AIR = 0.012;

function Outline({ place, number }: { place: Place; number: number }) {
  const left = Math.max(0.004, Math.min(0.94, place.left - AIR));
  const top = Math.max(0.004, Math.min(0.97, place.top - AIR));
  const width = Math.max(0.03, Math.min(place.width + 2 * AIR, 0.996 - left));
  const height = Math.max(0.015, Math.min(place.height + 2 * AIR, 0.996 - top));
  const around = { x: share(left), y: share(top), width: share(width), height: share(height) };
  return (
    <svg className={css.outline} aria-hidden="true">
      <rect data-halo="" {...around} />
      <rect {...around} />
      <rect
        data-flag=""
        x={share(left)}
        y={share(top)}
        width="20"
        height="17"
        transform="translate(-1 -17)"
      />
      <text x={share(left)} y={share(top)} dx="9" dy="-4" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}

/** Draws one page at a time: the worker keeps only the last document open. */
let last: Promise<unknown> = Promise.resolve();

/** Has the worker draw a page. Rejects if it cannot be drawn. */
function drawPage(question: Omit<PictureQuestion, "kind">): Promise<PagePicture> {
  const drawn = last.then(async () => {
    const context = { signal: new AbortController().signal, tell: () => undefined };
    const answer = await runInWorker<Question, Answer>(
      workerUrl,
      { kind: "picture", ...question },
      context,
    );
    if (!("picture" in answer)) throw new TypeError("No picture");
    return answer.picture;
  });
  last = drawn.catch(() => undefined);
  return drawn;
}

type FileResultProps = {
  readonly file: FileOutcome;
  readonly checked: Checked;
  readonly picture: Pictured | undefined;
  /** The only file: its verdict is the exhibit's. */
  readonly isAlone: boolean;
  readonly withWords: boolean;
};

/** One file: its label, its verdict, all tests, and the findings one by one. */
export function FileResult({ file, checked, picture, isAlone, withWords }: FileResultProps) {
  const verdict = fileVerdict(checked);
  return (
    <section className={isAlone ? undefined : result.part} aria-label={file.name}>
      <BagLabel cells={labelCells(file, checked)} />
      <div className={frame.two}>
        <div>
          {isAlone ? (
            <Verdict {...verdict} />
          ) : (
            <div className={frame.verdict}>
              <h5>{verdict.plain}</h5>
              {verdict.notes.map((note) => (
                <p className={text.sub} key={note}>
                  {note}
                </p>
              ))}
            </div>
          )}
          <TestTable rows={testRows(checked)} />
        </div>
        <Limits heading={words.limitsTitle} limits={words.limits} />
      </div>
      <LookedTable looked={checked.looked} />
      <FindingList checked={checked} picture={picture} />
      <FindingsOnPaper findings={checked.findings} withWords={withWords} />
    </section>
  );
}

function labelCells({ name, size, sha256 }: FileOutcome, { pages }: Checked) {
  return labelOf(redactions.labelCells, [
    name,
    instrumentFrame.bytes(count(size)),
    count(pages),
    sha256 ? hashWords(sha256) : undefined,
  ]);
}

/** A file among others that was not opened. */
export function RefusedFile({ name, reason }: { name: string; reason: Refused }) {
  const refusal = words.refusals[reason];
  return (
    <section className={classNames(frame.verdict, frame.refused)} aria-label={name}>
      <h5>{refusal.title(name)}</h5>
      <p className={text.sub}>{refusal.text}</p>
      <p className={text.sub}>{refusal.steps.join(" ")}</p>
    </section>
  );
}

/** Findings that fit on one page. */
const MOST_ON_PAPER = 14;

/** The printed findings. Recovered words are printed only if the box is ticked. */
function FindingsOnPaper({
  findings,
  withWords,
}: {
  findings: readonly Finding[];
  withWords: boolean;
}) {
  if (findings.length === 0) return null;
  return (
    <div className={classNames(result.part, result.onPaper, sheet.paper)}>
      <h4>{sentences.findings(findings.length)}</h4>
      <ol>
        {findings.slice(0, MOST_ON_PAPER).map((finding, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be alike, and their order stays
          <li key={i}>
            {findingTitle(finding)}{" "}
            <span className={text.mono}>{words.testNumber(testNumber(finding.test))}</span>
            {withWords && finding.words && <b>{finding.words.slice(0, 200)}</b>}
          </li>
        ))}
      </ol>
      {findings.length > MOST_ON_PAPER && (
        <p>{words.moreFindings(String(findings.length - MOST_ON_PAPER))}</p>
      )}
      {!withWords && <p>{words.wordsLeftOut}</p>}
    </div>
  );
}

/** Where the words were found that were looked for. */
function LookedTable({ looked }: { looked: readonly Looked[] }) {
  if (looked.length === 0) return null;
  return (
    <table className={result.base}>
      <caption>{words.looked.title}</caption>
      <HeadRow columns={words.looked.columns} />
      <tbody>
        {looked.map((each) => (
          <tr key={each.word}>
            <th scope="row">{each.word}</th>
            <td>{lookedPlaces(each)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const signs = {
  found: "ink",
  look: "dashed",
  none: undefined,
  open: "dashed",
} as const satisfies Record<TestRow["standing"], Sign | undefined>;

/** Every test with its result; a plain list if all ran without findings. */
function TestTable({ rows }: { rows: readonly TestRow[] }) {
  if (rows.every(({ standing }) => standing === "none")) {
    return (
      <ol className={classNames(numbers.numbered, result.lines, sheet.tried)}>
        {rows.map(({ test, lines }) => (
          <li key={test}>
            <span>
              {redactionTests[test].name}
              {lines.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </span>
          </li>
        ))}
      </ol>
    );
  }
  return (
    <Table caption={words.table} columns={words.columns} className={result.tests}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.test}>
            <td className={text.mono}>{row.number}</td>
            <th scope="row">
              <b>{redactionTests[row.test].name}</b>
              {row.lines.map((line) => (
                <small key={line}>{line}</small>
              ))}
            </th>
            <td>
              <Standing sign={signs[row.standing]}>{words.standings[row.standing]}</Standing>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

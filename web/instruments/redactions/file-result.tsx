import { count } from "content/specimen/count.ts";
import { BagLabel } from "web/instruments/frame/bag-label.tsx";
import { Limits } from "web/instruments/frame/instrument.tsx";
import { type Sign, Standing, Verdict } from "web/instruments/frame/result.tsx";
import { HeadRow } from "web/instruments/frame/table.tsx";
import { instrumentFrame } from "web/instruments/frame/words.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import type { Checked } from "./check-file.ts";
import { fileVerdict, findingTitle, lookedPlaces, type TestRow, testNumber, testRows } from "./describe.ts";
import type { FileOutcome, Finding, Refused } from "./finding.ts";
import { FindingList } from "./finding-list.tsx";
import type { Looked } from "./lookup.ts";
import css from "./redactions.module.css";
import { redactions } from "./words.ts";
import { redactionsResult as words } from "./words-result.ts";
import { redactionTests } from "./words-tests.ts";

type FileResultProps = {
  readonly file: FileOutcome;
  readonly checked: Checked;
  readonly blob: Blob | undefined;
  /** The only file: its verdict is the exhibit's. */
  readonly isAlone: boolean;
  readonly withWords: boolean;
};

/** One file: its label, its verdict, all tests, and the findings one by one. */
export function FileResult({ file, checked, blob, isAlone, withWords }: FileResultProps) {
  const verdict = fileVerdict(checked);
  return (
    <section className={css.file} aria-label={file.name}>
      <BagLabel top cells={labelOf(file, checked)} />
      <div className={css.result}>
        <div>
          {isAlone ? (
            <Verdict {...verdict} />
          ) : (
            <div className={css.smaller}>
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
      <FindingList checked={checked} blob={blob} />
      <FindingsOnPaper findings={checked.findings} withWords={withWords} />
    </section>
  );
}

function labelOf({ name, size, sha256 }: FileOutcome, { pages }: Checked) {
  const cells = redactions.labelCells;
  return [
    { term: cells.file, value: name },
    { term: cells.size, value: instrumentFrame.bytes(count(size)) },
    { term: cells.pages, value: count(pages) },
    { term: cells.sha256, ...(sha256 ? { value: sha256.replace(/.{8}(?=.)/g, "$& ") } : {}), wide: true },
  ];
}

/** A file among others that was not opened. */
export function RefusedFile({ name, reason }: { name: string; reason: Refused }) {
  const refusal = words.refusals[reason];
  return (
    <section className={css.refused} aria-label={name}>
      <h5>{refusal.title(name)}</h5>
      <p className={text.sub}>{refusal.text}</p>
      <p className={text.sub}>{refusal.steps.join(" ")}</p>
    </section>
  );
}

/** Findings that fit on one page. */
const MOST_ON_PAPER = 14;

/** The printed findings. Recovered words are printed only if the box is ticked. */
function FindingsOnPaper({ findings, withWords }: { findings: readonly Finding[]; withWords: boolean }) {
  if (findings.length === 0) return null;
  return (
    <div className={classNames(css.onPaper, css.paper)}>
      <h4>{words.findings(findings.length)}</h4>
      <ol>
        {findings.slice(0, MOST_ON_PAPER).map((finding, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be alike, and their order stays
          <li key={i}>
            {findingTitle(finding)} <span className={text.mono}>{words.testNumber(testNumber(finding.test))}</span>
            {withWords && finding.words && <b>{finding.words.slice(0, 200)}</b>}
          </li>
        ))}
      </ol>
      {findings.length > MOST_ON_PAPER && <p>{words.moreFindings(String(findings.length - MOST_ON_PAPER))}</p>}
      {!withWords && <p>{words.wordsLeftOut}</p>}
    </div>
  );
}

/** Where the words were found that were looked for. */
function LookedTable({ looked }: { looked: readonly Looked[] }) {
  if (looked.length === 0) return null;
  return (
    <table className={css.batch}>
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

const signs = { found: "ink", none: undefined, open: "dashed" } as const satisfies Record<TestRow["standing"], Sign | undefined>;

/** Every test with its result; a plain list if all ran without findings. */
function TestTable({ rows }: { rows: readonly TestRow[] }) {
  if (rows.every(({ standing }) => standing === "none")) {
    return (
      <ol className={css.tried}>
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
  const { number, test, result } = words.columns;
  return (
    <table className={css.tests}>
      <caption className={text.hidden}>{words.table}</caption>
      <thead className={text.mono}>
        <tr>
          <th scope="col">{number}</th>
          <th scope="col">{test}</th>
          <th scope="col">{result}</th>
        </tr>
      </thead>
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
    </table>
  );
}

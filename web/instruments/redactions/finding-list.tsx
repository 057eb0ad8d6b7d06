import { count } from "content/specimen/count.ts";
import { type ReactNode, useEffect, useRef, useState } from "react";
import fold from "web/instruments/frame/fold.module.css";
import frame from "web/instruments/frame/frame.module.css";
import text from "web/parts/text.module.css";
import type { Checked } from "./check-file.ts";
import { findingTitle, stepsOf, testNumber } from "./describe.ts";
import { drawPage } from "./draw-page.ts";
import type { Finding } from "./finding.ts";
import css from "./findings.module.css";
import type { Place } from "./page-picture.ts";
import { redactionsResult as words } from "./words-result.ts";
import { redactionTests } from "./words-tests.ts";

/** Findings shown; the report has more. */
const MOST_FINDINGS = 60;

/** Each finding: its page with the place outlined, the words, what to do. The first is open. */
export function FindingList({ checked, blob }: { checked: Checked; blob: Blob | undefined }) {
  const { findings, counts } = checked;
  if (findings.length === 0) return null;
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
  const shown = findings.slice(0, MOST_FINDINGS);
  return (
    <div className={css.findings}>
      <h4>{words.findings(all)}</h4>
      {shown.map((finding, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be alike, and their order stays
        <FindingItem key={i} number={i + 1} finding={finding} pages={checked.pages} blob={blob} />
      ))}
      {all > shown.length && <p className={css.more}>{words.moreFindings(count(all - shown.length))}</p>}
    </div>
  );
}

type FindingItemProps = { readonly number: number; readonly finding: Finding; readonly pages: number; readonly blob: Blob | undefined };

function FindingItem({ number, finding, pages, blob }: FindingItemProps) {
  const [isOpen, setIsOpen] = useState(number === 1);
  return (
    <details open={number === 1} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={fold.line}>
        <span className={text.mono}>{number}</span>
        <b>{findingTitle(finding)}</b>
        <span className={text.mono}>{words.testNumber(testNumber(finding.test))}</span>
      </summary>
      {isOpen && (
        <div className={css.finding} data-placed={finding.page !== undefined && blob ? "" : undefined}>
          {finding.page !== undefined && blob && <PageView blob={blob} number={number} finding={{ ...finding, page: finding.page }} />}
          <Part title={words.parts.what}>
            {finding.words ? (
              <p className={css.words} data-number={number}>
                {finding.words}
              </p>
            ) : (
              <p className={css.words} data-number={number} data-plain="">
                {words.noWords}
              </p>
            )}
            {finding.isUnreadable && <p className={css.remark}>{words.unreadable}</p>}
            <Facts finding={finding} pages={pages} />
          </Part>
          <Part title={words.parts.todo}>
            <ol className={frame.steps}>
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h5 className={text.mono}>{title}</h5>
      {children}
    </div>
  );
}

function Facts({ finding, pages }: { finding: Finding; pages: number }) {
  const { facts } = words;
  const rows = [
    [facts.test, redactionTests[finding.test].tried],
    [facts.page, finding.page === undefined ? undefined : finding.earlier ? count(finding.page) : words.ofPages(finding.page, pages)],
    [facts.place, finding.box && placeOf(finding.box)],
    [facts.held, heldBy(finding)],
    [facts.how, words.causes[finding.cause].how],
  ] as const;
  return (
    <dl>
      {rows.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt className={text.mono}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function placeOf([left, bottom, right, top]: NonNullable<Finding["box"]>): string {
  const [x, y, width, height] = [left, bottom, right - left, top - bottom].map((value) => value.toFixed(0));
  return words.place(x ?? "", y ?? "", width ?? "", height ?? "");
}

function heldBy({ cause, about, earlier }: Finding): string | undefined {
  if (earlier) return words.bytes(count(earlier.bytes));
  return about && cause === "attachment" ? words.attachmentSize(count(Number(about))) : about;
}

type PageViewProps = { readonly blob: Blob; readonly number: number; readonly finding: Finding & { readonly page: number } };

/** A finding's page with its place outlined and numbered. It is drawn when the finding is opened. */
function PageView({ blob, number, finding: { page, box, earlier } }: PageViewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<"drawing" | "failed" | Place | "nowhere">("drawing");
  useEffect(() => {
    let isGone = false;
    const boxes = box ? [box] : [];
    drawPage({ file: blob, page, boxes, width: pixelsOf(canvas.current), bytes: earlier?.bytes }).then(
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
  }, [blob, page, box, earlier]);
  const label = earlier ? words.picture.earlier(page) : words.picture.label(page);
  return (
    <figure className={css.page} data-drawn={typeof drawing === "object" || drawing === "nowhere" ? "" : undefined}>
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
const pixelsOf = (canvas: HTMLCanvasElement | null) => Math.round((canvas?.clientWidth || 320) * devicePixelRatio);

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
      <rect data-flag="" x={share(left)} y={share(top)} width="20" height="17" transform="translate(-1 -17)" />
      <text x={share(left)} y={share(top)} dx="9" dy="-4" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}

import { Exhibit } from "web/drawings/exhibit.tsx";
import { Replaced } from "web/parts/redaction.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./viewer-exhibit.module.css";

export type ViewerPageContent = Readonly<Record<"title" | "note" | "from" | "date" | "voice" | "gloss" | "foot", string>> & {
  /** The text before the redaction bar, the label of the bar, the text after it. */
  readonly body: readonly [before: string, withheld: string, after: string];
};

/** One page in the review viewer, with numbers where the tools have worked. */
export function ViewerPageExhibit({ page }: { page: ViewerPageContent }) {
  const [before, withheld, after] = page.body;
  return (
    <Exhibit title={page.title} note={page.note} foot={page.foot} className={blocks.stays}>
      <div className={css.thread}>
        <Marker n={1} />
        <Marker n={2} />
        <span className={text.mono}>{page.from}</span>
        <span className={text.mono}>{page.date}</span>
      </div>
      <p className={css.body} lang="de" data-copy="produced">
        <RichText>{before}</RichText>
        <Marker n={5} />
        <span lang="en">
          <Replaced>{withheld}</Replaced>
        </span>
        {after}
      </p>
      <p className={css.gloss}>
        <Marker n={3} />
        <RichText>{page.gloss}</RichText>
      </p>
      <div className={css.voice}>
        <Marker n={4} />
        <svg viewBox="0 0 300 34" preserveAspectRatio="none" stroke="var(--ink)" strokeWidth="2" aria-hidden="true">
          <path d={Array.from({ length: 60 }, (_, i) => `M${i * 5 + 2} ${17 - level(i)}v${2 * level(i)}`).join("")} />
        </svg>
        <span className={text.mono}>{page.voice}</span>
      </div>
    </Exhibit>
  );
}

function Marker({ n }: { n: number }) {
  return (
    <span className={css.marker} aria-hidden="true">
      {n}
    </span>
  );
}

/** Rounded, because JavaScript engines differ in the last digits of a sine and hydration compares them. */
const level = (i: number) => Math.max(2, Math.round(Math.abs(Math.sin(i * 0.83) * Math.cos(i * 0.21 + 1)) * 15));

import { type Inline, parseMarks, wordsOf } from "content/marks.ts";
import { Fragment, type ReactNode } from "react";
import text from "./text.module.css";

/** Words from `content/` with the marks that writers may use (content/marks.ts). */
export function RichText({ children }: { children: string }) {
  return <>{draw(parseMarks(children))}</>;
}

function draw(parts: readonly Inline[]): ReactNode[] {
  return parts.map((part, i) => {
    if (typeof part === "string") return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change order
    return <Fragment key={i}>{drawMark(part, /\w/.test(wordsOf(parts.slice(i + 1))))}</Fragment>;
  });
}

/** `more`: words follow, perhaps on the next line, which the stroke must not touch (web/styles/base.css). */
function drawMark(part: Exclude<Inline, string>, more: boolean): ReactNode {
  if (part.mark === "break") return <br />;
  const words = draw(part.words);
  switch (part.mark) {
    case "proved":
      return <mark data-more={more ? "" : undefined}>{words}</mark>;
    case "alleged":
      return <span className={text.alleged}>{words}</span>;
    case "italic":
      return <em>{words}</em>;
    case "link":
      return <a href={part.href}>{words}</a>;
  }
}

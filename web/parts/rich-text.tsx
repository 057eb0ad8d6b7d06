import { type Inline, parseMarks, wordsOf } from "content/marks.ts";
import { Fragment, type ReactNode } from "react";
import text from "./text.module.css";

/** Words from `content/` with the marks that writers may use (content/marks.ts). */
export function RichText({ children }: { children: string }) {
  return <>{draw(parseMarks(children))}</>;
}

type PhraseProps = {
  as: "b" | "blockquote" | "dd" | "h1" | "h2" | "h3" | "p" | "span";
  words: string;
  className?: string | undefined;
};

/** The same in an element of their own. */
export function Phrase({ as: Element, words, className }: PhraseProps) {
  return <Element className={className}>{draw(parseMarks(words))}</Element>;
}

/** A paragraph for each of the texts. */
export function Paragraphs({ words }: { words: readonly string[] }) {
  return words.map((paragraph) => <Phrase key={paragraph} as="p" words={paragraph} />);
}

function draw(parts: readonly Inline[]): ReactNode[] {
  return parts.map((part, i) => {
    if (typeof part === "string") return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change order
    return <Fragment key={i}>{drawMark(part, /\w/.test(wordsOf(parts.slice(i + 1))))}</Fragment>;
  });
}

/**
 * `more`: words follow, perhaps on the next line, which the stroke must not touch
 * (web/styles/base.css).
 */
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

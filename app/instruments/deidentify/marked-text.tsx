import { Fragment } from "react";
import type { Find } from "./decide.ts";
import css from "./deidentify.module.css";
import type { Part } from "./parts-of.ts";

type MarkedTextProps = { readonly part: Part; readonly finds: readonly Find[]; readonly selectedAt: number | undefined };

/** A part of the original text. Each find is a button; arrow keys move between them, so that they are one stop for Tab. */
export function GivenText({
  text,
  part,
  finds,
  selectedAt,
  onSelect,
}: MarkedTextProps & { readonly text: string; readonly onSelect: (start: number) => void }) {
  const stop = finds.some(({ start }) => start === selectedAt) ? selectedAt : finds[0]?.start;
  return (
    <p>
      {finds.map(({ start, end, isReplaced }, i) => (
        <Fragment key={start}>
          {text.slice(finds[i - 1]?.end ?? part.start, start)}
          <button
            type="button"
            className={css.find}
            data-at={start}
            data-kept={isReplaced ? undefined : ""}
            aria-pressed={start === selectedAt}
            tabIndex={start === stop ? 0 : -1}
            onClick={() => onSelect(start)}
          >
            {text.slice(start, end)}
          </button>
        </Fragment>
      ))}
      {text.slice(finds.at(-1)?.end ?? part.start, part.end)}
    </p>
  );
}

/** The same part of the output. It is cut from the output string, so that it cannot show an original. */
export function OutputText({ output, part, finds, selectedAt }: MarkedTextProps & { readonly output: string }) {
  return (
    <p>
      {finds.map(({ start, outStart, outEnd, isReplaced }, i) => {
        const Tag = start === selectedAt ? "mark" : "span";
        return (
          <Fragment key={outStart}>
            {output.slice(finds[i - 1]?.outEnd ?? part.outStart, outStart)}
            <Tag className={isReplaced ? css.put : undefined}>{output.slice(outStart, outEnd)}</Tag>
          </Fragment>
        );
      })}
      {output.slice(finds.at(-1)?.outEnd ?? part.outStart, part.outEnd)}
    </p>
  );
}

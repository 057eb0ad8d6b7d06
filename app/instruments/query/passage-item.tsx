import { type MouseEvent, useRef, useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import type { Cited } from "./ask.ts";
import { DocumentPanel } from "./document-panel.tsx";
import { moment, parties } from "./names.ts";
import { wordsOf } from "./passages.ts";
import css from "./query.module.css";
import { termsOf } from "./terms.ts";
import { query as words } from "./words.ts";

/** A passage with its number, people and time. The number opens and closes the document below. */
export function PassageItem({ cited }: { cited: Cited }) {
  const { held, rendition } = cited;
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const id = `query-${held.number.replace(/\W+/g, "")}`;
  const open = (event: MouseEvent) => {
    // Keeps the address unchanged, so that no question gets into it.
    event.preventDefault();
    setIsOpen(true);
    document.getElementById(id)?.focus();
  };
  const close = () => {
    setIsOpen(false);
    link.current?.focus();
  };
  return (
    <li>
      <div className={css.source}>
        <a ref={link} href={`#${isOpen ? id : "query"}`} className={text.bates} onClick={open} aria-label={words.open(held.number)}>
          {held.number}
        </a>
        <p>{parties(held)}</p>
        <p>{moment(held)}</p>
        <p>{words.kinds[held.kind]}</p>
      </div>
      <div className={css.quoted}>
        {rendition === "translation" && <p className={text.mono}>{words.translated}</p>}
        {rendition === "log" && held.log && (
          <p className={classNames(text.mono, css.privilege)}>{words.logEntry(held.log.entry, held.log.basis)}</p>
        )}
        {rendition !== "log" && held.call === "redacted" && (
          <p className={text.mono}>{held.log ? words.redactedInPart(held.log.entry) : words.calls.redacted}</p>
        )}
        <Quoted {...cited} />
      </div>
      {isOpen && <DocumentPanel id={id} cited={cited} onClose={close} />}
    </li>
  );
}

/** The passage with the question's words underlined, and dots if the document continues. */
function Quoted({ held, rendition, start, end, terms }: Cited) {
  const whole = wordsOf(held, rendition);
  const said = whole.slice(start, end);
  const borne = termsOf(said).filter(({ term }) => terms.includes(term));
  return (
    <blockquote lang={rendition === "text" ? held.language : undefined}>
      {start > 0 && "… "}
      {borne.map((term, i) => (
        <span key={term.start}>
          {said.slice(borne[i - 1]?.end ?? 0, term.start)}
          <u>{said.slice(term.start, term.end)}</u>
        </span>
      ))}
      {said.slice(borne.at(-1)?.end ?? 0)}
      {end < whole.length && " …"}
    </blockquote>
  );
}

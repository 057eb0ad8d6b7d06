import { loadFile } from "content/specimen/exhibits/production.ts";
import { Fragment } from "react";
import { Caption, Exhibit, Split } from "web/exhibits/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./load-file-exhibit.module.css";

/**
 * The drawn page: two addresses, a table of goods, a signature. Broad strokes are text, fine ones
 * are rules.
 */
const print =
  "M0 2h34M0 7h42M0 12h28M62 2h38M62 7h26" +
  [29, 39, 49, 59, 69]
    .map((y, i) => `M3 ${y}h6M18 ${y}h${[40, 31, 44, 36, 27][i]}M82 ${y}h13`)
    .join("");
const rules = "M0 20h100v54h-100zM0 24h100M13 20v54M76 20v54M0 92h40";
const signature = "M4 89c5-9 8-9 6-2s6-6 8-4-2 6 3 3 6-3 12-4";

/** A stamped page beside its two load files: DAT for the data, OPT for the images. */
export function LoadFileExhibit({ letter }: { letter?: string | undefined }) {
  const { title, note, foot, page, dat, opt, qualifier, separator } = loadFile;
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <Split wider="second">
        <div className={css.desk}>
          <div className={css.page} role="img" aria-label={page.drawing}>
            <b className={classNames(text.item, text.alleged)}>{page.title}</b>
            <svg
              viewBox="0 0 100 94"
              preserveAspectRatio="none"
              fill="none"
              stroke="var(--rule-2)"
              aria-hidden="true"
            >
              <path strokeWidth="5" opacity="0.5" vectorEffect="non-scaling-stroke" d={print} />
              <path vectorEffect="non-scaling-stroke" d={rules} />
              <path
                stroke="var(--ink)"
                strokeWidth="1.6"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
                d={signature}
              />
            </svg>
            <Phrase
              as="span"
              className={classNames(text.mono, css.received)}
              words={page.received}
            />
            <span className={text.bates}>{page.number}</span>
          </div>
        </div>
        <div className={css.files}>
          <Caption>
            <span>{dat.name}</span> <span>{dat.what}</span>
          </Caption>
          <ol className={classNames(text.mono, css.file)}>
            {dat.records.map((fields, i) => (
              <li key={fields[0]}>
                {i === dat.marked ? (
                  <mark>
                    <Fields fields={fields} />
                  </mark>
                ) : (
                  <Fields fields={fields} />
                )}
              </li>
            ))}
          </ol>
          <Caption>
            <span>{opt.name}</span> <span>{opt.what}</span>
          </Caption>
          <ol className={classNames(text.mono, css.file)}>
            {opt.records.map((fields) => (
              <li key={fields[0]}>
                {fields.map((field, i) => (
                  <Fragment key={field}>
                    {i > 0 && ","}
                    <wbr />
                    {field}
                  </Fragment>
                ))}
              </li>
            ))}
          </ol>
          <p className={classNames(text.mono, css.key)}>
            <span>{qualifier}</span>
            <span>
              <Separator /> {separator}
            </span>
          </p>
        </div>
      </Split>
    </Exhibit>
  );
}

function Fields({ fields }: { fields: readonly string[] }) {
  return fields.map((field, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: first and last number may be the same, the columns never move
    <Fragment key={i}>
      {i > 0 && <Separator />}
      <span>þ{field}þ</span>
      <wbr />
    </Fragment>
  ));
}

/** Character 20, the DAT format's separator, has no glyph; editors draw a box. */
function Separator() {
  return <i className={css.separator} aria-hidden="true" />;
}

import type { Words } from "content/kinds.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { BasisButton } from "web/parts/basis.tsx";
import composed from "web/parts/composed.module.css";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";

/** Statements of others about the company, with sources. Deliberately plain. */
export function Recognition({ id, label, heading, items }: SectionProps & Words<"recognition">) {
  return (
    <Sheet id={id} label={label} heading={heading}>
      <div className={blocks.stack}>
        <h2 className={text.name}>{heading}</h2>
        <ul className={blocks.ruled}>
          {items.map(({ title, by, basis }) => (
            <li key={title} className={composed.apart}>
              <Phrase as="b" className={text.heading} words={title} />
              <span className={text.mono}>
                {by}
                {basis && <BasisButton claim={basis} />}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

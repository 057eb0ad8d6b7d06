import type { Words } from "content/kinds.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Buttons } from "web/parts/link.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./closing.module.css";

type ClosingProps = SectionProps & Words<"closing"> & { ground?: "tab" | "board" };

/**
 * The end of a page: what to tell us, who answers, up to two buttons. In the practice's colour, or
 * on board outside a practice.
 */
export function Closing({
  heading,
  answer,
  actions,
  note,
  ground = "board",
  ...section
}: ClosingProps) {
  return (
    <Sheet {...section} ground={ground}>
      <div className={css.close}>
        <Phrase as="h2" className={text.part} words={heading} />
        <div className={blocks.stack}>
          {answer && <p className={text.lead}>{answer}</p>}
          <Buttons actions={actions} />
          {note && <p className={text.mono}>{note}</p>}
        </div>
      </div>
    </Sheet>
  );
}

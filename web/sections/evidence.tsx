import type { Words } from "content/kinds.ts";
import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Paragraphs, Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./evidence.module.css";

type EvidenceProps = SectionProps &
  Words<"evidence"> & {
    ground?: "bond" | "board";
    /** Puts the panel at full width, with the words above it. */
    wide?: boolean;
    children: ReactNode;
  };

/** One exhibit with its explanation beside it, or above it when the panel needs the full width. */
export function Evidence({
  id,
  label,
  heading,
  lead,
  paragraphs,
  ground = "bond",
  wide = false,
  children,
}: EvidenceProps) {
  return (
    <Sheet id={id} label={label} heading={heading} ground={ground}>
      <div className={classNames(blocks.late, wide ? css.wide : css.beside)}>
        <div className={classNames(blocks.stack, css.words)}>
          <div className={blocks.stack}>
            <Phrase as="h2" words={heading} />
            <Phrase as="p" className={text.lead} words={lead} />
          </div>
          <div className={classNames(blocks.stack, blocks.texts)}>
            <Paragraphs words={paragraphs} />
          </div>
        </div>
        {children}
      </div>
    </Sheet>
  );
}

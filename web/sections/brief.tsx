import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { Paragraphs } from "web/parts/rich-text.tsx";
import folders from "web/sections/folders.module.css";
import { HeadedSheet } from "./section-head.tsx";

/**
 * A heading and paragraphs in two serif columns, for explanations: what is done, what it takes,
 * what its limits are.
 */
export function Brief({
  paragraphs,
  ...section
}: SectionProps & Words<"brief"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet {...section}>
      <div className={folders.paragraphs}>
        <Paragraphs words={paragraphs} />
      </div>
    </HeadedSheet>
  );
}

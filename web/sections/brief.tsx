import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import folders from "web/sections/folders.module.css";
import { HeadedSheet } from "./section-head.tsx";

/** A heading and paragraphs in two serif columns, for explanations: what is done, what it takes, what its limits are. */
export function Brief({ id, label, paragraphs, ground = "bond", ...head }: SectionProps & Words<"brief"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground={ground}>
      <div className={folders.paragraphs}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.slice(0, 40)}>
            <RichText>{paragraph}</RichText>
          </p>
        ))}
      </div>
    </HeadedSheet>
  );
}

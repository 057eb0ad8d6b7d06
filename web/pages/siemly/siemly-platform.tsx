import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import type { FeatureIndexContent } from "web/sections/feature-index.tsx";
import { NumberedIndex } from "web/sections/feature-index.tsx";
import css from "./siemly-platform.module.css";

/** The instruments in words on the left, their windows on the right. */
export function SiemlyPlatform({
  id,
  label,
  heading,
  lead,
  items,
  children,
}: SectionProps & FeatureIndexContent & { children: ReactNode }) {
  return (
    <Sheet id={id} label={label}>
      <div className={css.split}>
        <div className={css.words}>
          <h2>{heading}</h2>
          {lead && (
            <p className={text.lead}>
              <RichText>{lead}</RichText>
            </p>
          )}
          <NumberedIndex items={items} />
        </div>
        <div className={css.windows}>{children}</div>
      </div>
    </Sheet>
  );
}

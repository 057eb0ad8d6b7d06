import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import type { FeatureIndexContent } from "./feature-index.tsx";
import { NumberedIndex } from "./feature-index.tsx";
import css from "./siemly-instruments.module.css";

/** The instruments in words at the left, the windows they are used through at the right. */
export function SiemlyInstruments({
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

import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./section-head.module.css";

export type SectionHeadContent = { readonly heading: string; readonly lead?: string };

/** Heading on the left, lead on the right. At most twice in a row on a page. */
export function SectionHead({ heading, lead }: SectionHeadContent) {
  return (
    <div className={css.head}>
      <h2>
        <RichText>{heading}</RichText>
      </h2>
      {lead && (
        <p className={text.lead}>
          <RichText>{lead}</RichText>
        </p>
      )}
    </div>
  );
}

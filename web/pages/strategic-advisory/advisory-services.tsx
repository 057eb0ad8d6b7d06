import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./advisory-services.module.css";

type AdvisoryDocketContent = SectionHeadContent & {
  readonly keep: string;
  readonly items: readonly { readonly title: string; readonly text: string; readonly paper: string }[];
};

/** The topics of advice, and beside each the document that the client keeps. */
export function AdvisoryServices({ id, label, keep, items, ...head }: SectionProps & AdvisoryDocketContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <ol className={css.docket}>
        {items.map(({ title, text: words, paper }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <RichText>{words}</RichText>
            </p>
            <div className={css.paper}>
              <span className={text.mono}>{keep}</span>
              <b>{paper}</b>
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

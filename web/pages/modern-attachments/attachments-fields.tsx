import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./attachments-fields.module.css";

type FieldSheetContent = SectionHeadContent & { readonly fields: readonly (readonly [name: string, says: string])[] };

/** The fields of a load file and their meaning. */
export function AttachmentsFields({ id, label, fields, ...head }: SectionProps & FieldSheetContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <dl className={css.fields}>
        {fields.map(([name, says]) => (
          <div key={name}>
            <dt className={text.mono}>{name}</dt>
            <dd>
              <RichText>{says}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { SectionHead, type SectionHeadContent } from "#app/sections/section-head.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
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

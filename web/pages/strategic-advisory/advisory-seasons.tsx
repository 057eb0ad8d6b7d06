import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./advisory-seasons.module.css";

type SeasonsContent = {
  readonly heading: string;
  readonly lead: string;
  readonly columns: readonly { readonly when: string; readonly title: string; readonly text: string; readonly items: readonly string[] }[];
};

/** Before, during and after a matter: three columns under one line. */
export function AdvisorySeasons({ id, label, heading, lead, columns }: SectionProps & SeasonsContent) {
  return (
    <Sheet id={id} label={label} ground="board">
      <h2 className={css.heading}>
        <RichText>{heading}</RichText>
      </h2>
      <p className={classNames(text.lead, css.lead)}>{lead}</p>
      <ol className={css.seasons}>
        {columns.map((column) => (
          <li key={column.when}>
            <p className={text.mono}>{column.when}</p>
            <h3>{column.title}</h3>
            <p>{column.text}</p>
            <ul>
              {column.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

import type { CaseStudy } from "content/case-studies.ts";
import { labels } from "content/labels.ts";
import { useBates } from "web/layout/bates-context.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import { caseLetter } from "./case-frame.tsx";
import css from "./case-index.module.css";

type CaseIndexProps = SectionProps & {
  readonly title: string;
  readonly lead: string;
  readonly note: string;
  readonly caption: string;
  readonly studies: readonly CaseStudy[];
};

/** The opening of the case studies: the main claim, and an index by Bates number. */
export function CaseIndex({ id, label, title, lead, note, caption, studies }: CaseIndexProps) {
  const first = useBates() + 1;
  return (
    <Sheet id={id} label={label} nameAbove>
      <h1 className={css.headline}>
        <RichText>{title}</RichText>
      </h1>
      <div className={css.row}>
        <div>
          <p className={text.lead}>{lead}</p>
          <p className={text.mono}>{note}</p>
        </div>
        <table className={css.index}>
          <caption className={text.hidden}>{caption}</caption>
          <tbody>
            {studies.map((study, i) => (
              <tr key={study.id}>
                <th scope="row">
                  <Stamp word={labels.exhibitShort} letter={caseLetter(i)} />
                </th>
                <th scope="row">
                  <a href={`#${study.id}`}>{study.title}</a>
                </th>
                <td className={classNames(text.mono, css.category)}>{study.category}</td>
                <td className={text.bates}>{String(first + i).padStart(6, "0")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

import { type CaseStudy, caseStudies } from "content/case-studies.ts";
import type { ComponentType } from "react";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import { FigureRow } from "web/sections/figures.tsx";
import {
  CaseContactSheet,
  CasePlain,
  type CaseProps,
  CaseThread,
  CaseTriptych,
  caseLetter,
} from "./case-layouts.tsx";
import css from "./case-studies.module.css";

/** The layouts of case-studies.yaml. */
const tellings = {
  plain: CasePlain,
  triptych: CaseTriptych,
  thread: CaseThread,
  "contact-sheet": CaseContactSheet,
} satisfies Record<CaseStudy["told"], ComponentType<CaseProps>>;

type Words = PageProps<"case-studies">["words"];

export default function CaseStudies({ words }: PageProps<"case-studies">) {
  return (
    <Page path="/case-studies">
      <CaseIndex id="top" {...words.index} studies={caseStudies} />
      {caseStudies.map((study, i) => {
        const Telling = tellings[study.told];
        return (
          <Telling
            key={study.id}
            id={study.id}
            label={study.title}
            letter={caseLetter(i)}
            study={study}
          />
        );
      })}
      <CaseRecognition id="recognition" {...words.recognition} />
      <Closing id="next" {...words.closing} />
    </Page>
  );
}

type CaseIndexProps = SectionProps & {
  readonly title: string;
  readonly lead: string;
  readonly note: string;
  readonly caption: string;
  readonly studies: readonly CaseStudy[];
};

/** The opening of the case studies, and an index. */
function CaseIndex({ id, label, title, lead, note, caption, studies }: CaseIndexProps) {
  return (
    <Sheet id={id} label={label} heading={title} nameAbove>
      <Phrase as="h1" className={classNames(text.display3, css.headline)} words={title} />
      <div className={classNames(blocks.late, blocks.after, css.row)}>
        <div className={blocks.stack}>
          <p className={text.lead}>{lead}</p>
          <p className={text.sub}>{note}</p>
        </div>
        <table className={css.index}>
          <caption className={text.hidden}>{caption}</caption>
          <tbody>
            {studies.map((study, i) => (
              <tr key={study.id}>
                <td className={text.monoInk}>{caseLetter(i)}</td>
                <th scope="row">
                  <a href={`#${study.id}`}>{study.title}</a>
                </th>
                <td className={classNames(text.mono, css.category)}>{study.category}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

/** The award in one line, and its numbers. */
function CaseRecognition({ id, label, heading, figures }: SectionProps & Words["recognition"]) {
  return (
    <Sheet id={id} label={label} heading={heading}>
      <Phrase as="h2" className={classNames(text.h1, blocks.heading)} words={heading} />
      <FigureRow figures={figures} />
    </Sheet>
  );
}

import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import text from "web/parts/text.module.css";
import css from "./next-gen-ai-applications.module.css";

type ApplicationsContent = {
  readonly label: string;
  readonly heading: string;
  readonly applications: readonly {
    readonly title: string;
    readonly question: string;
    readonly text: string;
    readonly facts: readonly (readonly [term: string, value: string])[];
  }[];
};

/** Kinds of matter: the question said to be unanswerable, the data available, and what is done with it. */
export function NextGenAiApplications({ id, label, heading, applications }: SectionProps & ApplicationsContent) {
  return (
    <Sheet id={id} label={label} ground="board">
      <h2>{heading}</h2>
      {applications.map(({ title, question, text: words, facts }) => (
        <article key={title} className={css.application}>
          <div>
            <h3 className={text.mono}>{title}</h3>
            <p className={css.question}>{question}</p>
          </div>
          <div className={css.answer}>
            <p className={text.lead}>{words}</p>
            <dl>
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </article>
      ))}
    </Sheet>
  );
}

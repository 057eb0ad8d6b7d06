import { Caption, Cite, Exhibit, Split, Transcript } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./query-exhibit.module.css";

const sources = [
  {
    number: "4127",
    before: "“…as we agreed on the phone. ",
    exact: "Nobody outside this thread",
    after: " has seen the earlier number.”",
    where: "Email, Castellan to Amadi, 6 March, line 2",
  },
  {
    number: "4133",
    before: "“Fine by me. ",
    exact: "Call it fourteen two",
    after: " and leave it there.”",
    where: "Voice message, Amadi, 9 March, 00:07",
  },
  {
    number: "4152",
    before: "“Attached is ",
    exact: "version 7, as discussed",
    after: ". Please file this one.”",
    where: "Email, Castellan to the auditors, 14 March, line 1",
  },
] as const;

/** The query assistant: questions, cited answers, and the passages they rest on. */
export function QueryExhibit({ letter = "B-1" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Query assistant"
      note="Answered in 1.8 s"
      foot="No citation, no answer. Every question is kept in the audit log"
    >
      <Split wider="first">
        <div className={css.room}>
          <Transcript
            lines={[
              [
                "Who knew the reserve had changed before 14 March?",
                <>
                  Two people. <mark>Castellan and Amadi agreed it by phone</mark>, then in writing. <Cite>4127</Cite> <Cite>4133</Cite>
                </>,
              ],
              [
                "Which version went to the auditors?",
                <>
                  Version 7, on 14 March. No one mentions version 6 again. <Cite>4152</Cite>
                </>,
              ],
              [
                "Was the audit committee told?",
                <>
                  No document in this collection says so. <Cite>search log 9</Cite>
                </>,
              ],
            ]}
          />
          <p className={css.ask} aria-hidden="true">
            <span>What was in version 6?</span>
            <span className={classNames(text.mono, css.send)}>Ask</span>
          </p>
        </div>
        <div>
          <Caption>
            <span>Rests on</span> <span>3 of 486,112 documents</span>
          </Caption>
          <ol className={css.sources}>
            {sources.map(({ number, before, exact, after, where }) => (
              <li key={number}>
                <span className={text.bates}>PRB 000{number}</span>
                <p>
                  {before}
                  <u>{exact}</u>
                  {after}
                </p>
                <span className={text.mono}>{where}</span>
              </li>
            ))}
          </ol>
        </div>
      </Split>
    </Exhibit>
  );
}

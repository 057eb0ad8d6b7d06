import { query } from "content/specimen/exhibits/query.ts";
import exhibit from "web/drawings/exhibit.module.css";
import { Answers, Caption, CitedLines, Exhibit, Split } from "web/drawings/exhibit.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./query-exhibit.module.css";

const { title, note, foot, lines, next, ask, rests, of, sources } = query;

/** The query assistant: questions, cited answers, and the passages that support them. */
export function QueryExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <Split wider="first">
        <div className={css.room}>
          <Answers lines={lines.map(({ question, answer }) => [question, <CitedLines key={question} lines={answer} />])} />
          <p className={css.ask} aria-hidden="true">
            <span>{next}</span>
            <span className={classNames(text.mono, css.send)}>{ask}</span>
          </p>
        </div>
        <div>
          <Caption>
            <span>{rests}</span> <span>{of}</span>
          </Caption>
          <ol className={classNames(exhibit.entries, css.sources)}>
            {sources.map(({ number, passage, exact, where }) => (
              <li key={number}>
                <span className={text.bates}>{number}</span>
                <Passage passage={passage} exact={exact} />
                <span className={text.mono}>{where}</span>
              </li>
            ))}
          </ol>
        </div>
      </Split>
    </Exhibit>
  );
}

/** Underlines the words in the passage that support the answer. */
function Passage({ passage, exact }: { passage: string; exact: string }) {
  const [before, after] = passage.split(exact);
  return (
    <p>
      {before}
      <u>{exact}</u>
      {after}
    </p>
  );
}

import { citedAnswer } from "content/specimen/exhibits/cited-answer.ts";
import { CitedLines, Exhibit, Transcript } from "web/drawings/exhibit.tsx";

const { title, note, foot, lines } = citedAnswer;

/** The query assistant in a few lines: answers with their sources, and one question without an answer. */
export function CitedAnswerExhibit({ letter = "B-1" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <Transcript lines={lines.map(({ question, answer }) => [question, <CitedLines key={question} lines={answer} />])} />
    </Exhibit>
  );
}

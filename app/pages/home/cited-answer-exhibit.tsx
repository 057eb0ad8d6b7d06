import { Cite, Exhibit, Transcript } from "#app/exhibits/exhibit.tsx";

/** The query assistant in a few lines: answers with their sources, and one that is honestly empty. */
export function CitedAnswerExhibit({ letter = "B-1" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title="Query assistant" note="Transcript" foot="Answers cite the page. No citation, no answer">
      <Transcript
        lines={[
          [
            "Summarize what the site manager said about the second inspection.",
            <>
              That it was <mark>signed before it took place</mark>, and that he raised it twice. <Cite>0917</Cite> <Cite>1204</Cite>
            </>,
          ],
          [
            "Who else had seen the form?",
            <>
              The area supervisor, who forwarded it unopened. <Cite>1198</Cite>
            </>,
          ],
          ["Did anyone reply?", "No written reply appears in this collection."],
        ]}
      />
    </Exhibit>
  );
}

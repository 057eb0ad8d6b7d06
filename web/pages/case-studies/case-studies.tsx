import { type CaseStudy, caseStudies } from "content/case-studies.ts";
import { caseStudiesPage as content } from "content/pages/case-studies.ts";
import type { ComponentType } from "react";
import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { CaseContactSheet } from "./case-contact-sheet.tsx";
import { CaseDeposition } from "./case-deposition.tsx";
import { type CaseProps, caseLetter } from "./case-frame.tsx";
import { CaseIndex } from "./case-index.tsx";
import { CaseRecognition } from "./case-recognition.tsx";
import { CaseThread } from "./case-thread.tsx";
import { CaseTriptych } from "./case-triptych.tsx";

/** The layout of each case. A new case does not compile without one. */
const tellings = {
  "multilingual-conversion": CaseTriptych,
  "wechat-audio": CaseThread,
  "relativity-chatbot": CaseDeposition,
  "ai-image-detection": CaseContactSheet,
} satisfies Record<CaseStudy["id"], ComponentType<CaseProps>>;

export const { meta } = content;

export default function CaseStudies() {
  return (
    <Page path="/case-studies">
      <CaseIndex id="top" {...content.index} studies={caseStudies} />
      {caseStudies.map((study, i) => {
        const Telling = tellings[study.id];
        return <Telling key={study.id} id={study.id} label={study.title} letter={caseLetter(i)} study={study} />;
      })}
      <CaseRecognition id="recognition" {...content.recognition} />
      <Closing id="next" {...content.closing} />
    </Page>
  );
}

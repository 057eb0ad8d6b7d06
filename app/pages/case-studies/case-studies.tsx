import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Closing } from "#app/sections/closing.tsx";
import { caseStudies } from "#content/case-studies.ts";
import { caseStudiesPage as content } from "#content/pages/case-studies.ts";
import { CaseContactSheet } from "./case-contact-sheet.tsx";
import { CaseDeposition } from "./case-deposition.tsx";
import { CaseIndex } from "./case-index.tsx";
import { CaseRecognition } from "./case-recognition.tsx";
import { CaseThread } from "./case-thread.tsx";
import { CaseTriptych } from "./case-triptych.tsx";

const [multilingual, voices, chatbot, images] = caseStudies;

export const meta = () => pageMeta(content.meta, "/case-studies");

export default function CaseStudies() {
  return (
    <Page path="/case-studies">
      <CaseIndex id="top" {...content.index} studies={caseStudies} />
      <CaseTriptych id={multilingual.id} label={multilingual.title} letter="A" study={multilingual} />
      <CaseThread id={voices.id} label={voices.title} letter="B" study={voices} />
      <CaseDeposition id={chatbot.id} label={chatbot.title} letter="C" study={chatbot} />
      <CaseContactSheet id={images.id} label={images.title} letter="D" study={images} />
      <CaseRecognition id="recognition" {...content.recognition} />
      <Closing id="next" {...content.closing} />
    </Page>
  );
}

import { ai as content } from "content/pages/ai.ts";
import { Page } from "web/layout/page.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Leader } from "web/sections/leader.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { AiBenefits } from "./ai-benefits.tsx";
import { AiProjects } from "./ai-projects.tsx";
import { AiSolutions } from "./ai-solutions.tsx";
import { IntakeExhibit } from "./intake-exhibit.tsx";

export const { meta } = content;

export default function Ai() {
  return (
    <Page path="/ai" practice="ai">
      <PracticeHero id="top" practice="ai" {...content.hero}>
        <IntakeExhibit letter="B" />
      </PracticeHero>
      <AiSolutions id="solutions" {...content.solutions} />
      <AiBenefits id="benefits" {...content.benefits} />
      <Checklist id="in-writing" ground="bond" {...content.terms} />
      <AiProjects id="projects" {...content.projects} />
      <Leader id="leader" {...content.leader} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

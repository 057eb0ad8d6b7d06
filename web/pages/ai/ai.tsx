import { Page } from "#app/layout/page.tsx";
import { Checklist } from "#app/sections/checklist.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Leader } from "#app/sections/leader.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { ai as content } from "#content/pages/ai.ts";
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

import { nextGenAi as content } from "content/pages/next-gen-ai.ts";
import { Page } from "web/layout/page.tsx";
import { Brief } from "web/sections/brief.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Figures } from "web/sections/figures.tsx";
import { Partners } from "web/sections/partners.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { FirstWeekExhibit } from "./first-week-exhibit.tsx";
import { NextGenAiApplications } from "./next-gen-ai-applications.tsx";
import { NextGenAiSolutions } from "./next-gen-ai-solutions.tsx";

export const { meta } = content;

export default function NextGenAi() {
  return (
    <Page path="/next-gen-ai" practice="ai">
      <PracticeHero id="top" practice="ai" {...content.hero}>
        <FirstWeekExhibit letter="B" />
      </PracticeHero>
      <Checklist id="capabilities" ground="bond" {...content.capabilities} />
      <NextGenAiApplications id="applications" {...content.applications} />
      <NextGenAiSolutions id="solutions" {...content.solutions} />
      <Figures id="built" {...content.figures} />
      <Brief id="limits" ground="board" {...content.limits} />
      <Partners id="partners" {...content.partners} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

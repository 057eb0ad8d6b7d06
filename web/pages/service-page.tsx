import type { ServicePage as Words } from "content/service-files.ts";
import type { ReactNode } from "react";
import { Page } from "web/layout/page.tsx";
import { BeforeAfter } from "web/sections/before-after.tsx";
import { Brief } from "web/sections/brief.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Division } from "web/sections/division.tsx";
import { Figures } from "web/sections/figures.tsx";
import { BenefitPairs, Benefits, FeatureIndex, UseCases } from "web/sections/item-list.tsx";
import { Leader } from "web/sections/leader.tsx";
import { Partners } from "web/sections/partners.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Process } from "web/sections/process.tsx";
import { Questions } from "web/sections/questions.tsx";
import { Recognition } from "web/sections/recognition.tsx";
import { UseDocket } from "web/sections/use-docket.tsx";

/** A page that is one file of words: content/services/<name>.yaml. */
export function ServicePage({ page: { path, bates, practice, sections } }: { page: Words }) {
  return (
    <Page path={path} bates={bates} practice={practice}>
      {sections.map((section) => drawn(section, practice))}
    </Page>
  );
}

function drawn(
  { ground = "bond", ...section }: Words["sections"][number],
  practice: Words["practice"],
): ReactNode {
  switch (section.kind) {
    case "practice-hero":
      return <PracticeHero {...section} key={section.id} practice={practice} />;
    case "benefits":
      return <Benefits {...section} ground={ground} key={section.id} />;
    case "benefit-pairs":
      return <BenefitPairs {...section} ground={ground} key={section.id} />;
    case "feature-index":
      return <FeatureIndex {...section} ground={ground} key={section.id} />;
    case "use-cases":
      return <UseCases {...section} ground={ground} key={section.id} />;
    case "use-docket":
      return <UseDocket {...section} ground={ground} key={section.id} />;
    case "brief":
      return <Brief {...section} ground={ground} key={section.id} />;
    case "checklist":
      return <Checklist {...section} ground={ground} key={section.id} />;
    case "before-after":
      return <BeforeAfter {...section} ground={ground} key={section.id} />;
    case "division":
      return <Division {...section} ground={ground} key={section.id} />;
    case "figures":
      return <Figures {...section} key={section.id} />;
    case "leader":
      return <Leader {...section} ground={ground} key={section.id} />;
    case "partners":
      return <Partners {...section} key={section.id} />;
    case "process":
      return <Process {...section} ground={ground} key={section.id} />;
    case "questions":
      return <Questions {...section} ground={ground} key={section.id} />;
    case "recognition":
      return <Recognition {...section} key={section.id} />;
    case "closing":
      return <Closing {...section} key={section.id} ground="tab" />;
  }
}

import { ActivityWindow } from "#app/exhibits/siemly-windows-activity.tsx";
import { HoldsWindow } from "#app/exhibits/siemly-windows-holds.tsx";
import { RiskWindow } from "#app/exhibits/siemly-windows-risk.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Closing } from "#app/sections/closing.tsx";
import { Deposition } from "#app/sections/deposition.tsx";
import { Leadership } from "#app/sections/leadership.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { SiemlyInstruments } from "#app/sections/siemly-instruments.tsx";
import { siemly as content } from "#content/pages/siemly.ts";

export const meta = () => pageMeta(content.meta, "/siemly");

export default function Siemly() {
  return (
    <Page path="/siemly" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...content.hero}>
        <ActivityWindow />
      </PracticeHero>
      <SiemlyInstruments id="platform" {...content.instruments}>
        <HoldsWindow />
        <RiskWindow />
      </SiemlyInstruments>
      <Leadership id="leadership" {...content.leadership} />
      <Deposition id="limits" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

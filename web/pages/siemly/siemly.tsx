import { ActivityInstrument } from "#app/instruments/activity/activity-instrument.tsx";
import { activity } from "#app/instruments/activity/words.ts";
import { Instrument } from "#app/instruments/frame/instrument.tsx";
import { Page } from "#app/layout/page.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { siemly as content } from "#content/pages/siemly.ts";
import { ActivityWindow } from "./activity-window.tsx";
import { HoldsWindow } from "./holds-window.tsx";
import { RiskWindow } from "./risk-window.tsx";
import { SiemlyLeadership } from "./siemly-leadership.tsx";
import { SiemlyPlatform } from "./siemly-platform.tsx";

export const { meta } = content;

export default function Siemly() {
  return (
    <Page path="/siemly" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...content.hero}>
        <ActivityWindow />
      </PracticeHero>
      <SiemlyPlatform id="platform" {...content.instruments}>
        <HoldsWindow />
        <RiskWindow />
      </SiemlyPlatform>
      <Instrument id="activity" label={activity.label} words={activity} of={ActivityInstrument} />
      <SiemlyLeadership id="leadership" {...content.leadership} />
      <Questions id="limits" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

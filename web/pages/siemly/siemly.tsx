import { siemly as content } from "content/pages/siemly.ts";
import { ActivityInstrument } from "web/instruments/activity/activity-instrument.tsx";
import { activity } from "web/instruments/activity/words.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Questions } from "web/sections/questions.tsx";
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

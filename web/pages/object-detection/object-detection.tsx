import { objectDetection as content } from "content/pages/object-detection.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { PhotoInstrument } from "web/instruments/photo/photo-instrument.tsx";
import { photo } from "web/instruments/photo/words.ts";
import { Page } from "web/layout/page.tsx";
import { Benefits } from "web/sections/benefits.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Division } from "web/sections/division.tsx";
import { Evidence } from "web/sections/evidence.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { UseDocket } from "web/sections/use-docket.tsx";
import { DetectionClasses } from "./detection-classes.tsx";
import { DetectionExhibit } from "./detection-exhibit.tsx";
import { ThresholdsExhibit } from "./thresholds-exhibit.tsx";

export const { meta } = content;

export default function ObjectDetection() {
  return (
    <Page path="/object-detection" practice="ai">
      <PracticeHero id="top" practice="ai" {...content.hero}>
        <DetectionExhibit letter="A" />
      </PracticeHero>
      <DetectionClasses id="classes" {...content.classes} />
      <Evidence id="thresholds" ground="board" wide {...content.thresholds}>
        <ThresholdsExhibit letter="B" />
      </Evidence>
      <Benefits id="benefits" {...content.benefits} />
      <UseDocket id="uses" ground="board" {...content.uses} />
      <Instrument id="photo" label={photo.label} words={photo} of={PhotoInstrument} />
      <Division id="limits" {...content.limits} />
      <Checklist id="features" {...content.features} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

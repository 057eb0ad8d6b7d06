import { forensics as content } from "content/pages/forensics.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { HashInstrument } from "web/instruments/hash/hash-instrument.tsx";
import { hash } from "web/instruments/hash/words.ts";
import { Page } from "web/layout/page.tsx";
import { Brief } from "web/sections/brief.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { CustodyExhibit } from "./custody-exhibit.tsx";
import css from "./forensics.module.css";
import { ForensicsProcess } from "./forensics-process.tsx";
import { ForensicsReasons } from "./forensics-reasons.tsx";
import { ForensicsReliability } from "./forensics-reliability.tsx";
import { ForensicsServices } from "./forensics-services.tsx";

export const { meta } = content;

export default function Forensics() {
  return (
    <Page path="/forensics" practice="litigation">
      <PracticeHero id="top" practice="litigation" className={css.hero} {...content.hero}>
        <CustodyExhibit letter="A-2" />
      </PracticeHero>
      <ForensicsServices id="services" {...content.services} />
      <ForensicsReliability id="reliability" {...content.reliability} />
      <Instrument id="hash" label={hash.label} words={hash} of={HashInstrument} />
      <ForensicsReasons id="why" {...content.why} />
      <ForensicsProcess id="process" {...content.process} />
      <Brief id="in-court" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

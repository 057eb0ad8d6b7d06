import { esiConsulting as content } from "content/pages/esi-consulting.ts";
import { DataMapExhibit } from "web/drawings/data-map-exhibit.tsx";
import { First72HoursInstrument } from "web/instruments/first-72-hours/first-72-hours-instrument.tsx";
import { first72Hours } from "web/instruments/first-72-hours/words.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Leader } from "web/sections/leader.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { EsiProcess } from "./esi-process.tsx";
import { EsiProjects } from "./esi-projects.tsx";
import { EsiReasons } from "./esi-reasons.tsx";
import { EsiServices } from "./esi-services.tsx";

export const { meta } = content;

export default function EsiConsulting() {
  return (
    <Page path="/esi-consulting" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...content.hero}>
        <DataMapExhibit letter="A-5" />
      </PracticeHero>
      <EsiServices id="services" {...content.services} />
      <EsiProcess id="process" letter="A-5B" {...content.process} />
      <Instrument id="first-72-hours" label={first72Hours.label} words={first72Hours} of={First72HoursInstrument} />
      <EsiReasons id="why" {...content.why} />
      <Leader id="leader" {...content.leader} />
      <EsiProjects id="projects" {...content.projects} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

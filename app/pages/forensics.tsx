import { CustodyExhibit } from "#app/exhibits/custody.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Brief } from "#app/sections/brief.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { EvidenceTags } from "#app/sections/evidence-tags.tsx";
import { ForensicsServices } from "#app/sections/forensics-services.tsx";
import { Objections } from "#app/sections/objections.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { Timetable } from "#app/sections/timetable.tsx";
import { forensics as content } from "#content/pages/forensics.ts";
import css from "./forensics.module.css";

export const meta = () => pageMeta(content.meta, "/forensics");

export default function Forensics() {
  return (
    <Page path="/forensics" practice="litigation">
      <PracticeHero id="top" practice="litigation" className={css.hero} {...content.hero}>
        <CustodyExhibit letter="A-2" />
      </PracticeHero>
      <ForensicsServices id="services" {...content.services} />
      <Objections id="reliability" {...content.reliability} />
      <EvidenceTags id="why" {...content.why} />
      <Timetable id="process" {...content.process} />
      <Brief id="in-court" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

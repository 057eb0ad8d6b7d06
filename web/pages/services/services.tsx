import { services as content } from "content/pages/services.ts";
import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Partners } from "web/sections/partners.tsx";
import { ServicesBinder } from "./services-binder.tsx";
import { ServicesHero } from "./services-hero.tsx";
import { ServicesStart } from "./services-start.tsx";

export const { meta } = content;

export default function Services() {
  return (
    <Page path="/services">
      <ServicesHero id="top" {...content.hero} binders={content.binders} />
      {content.binders.map((binder) => (
        <ServicesBinder key={binder.id} {...binder} label={binder.title} />
      ))}
      <ServicesStart id="start" {...content.triage} />
      <Partners id="partners" {...content.partners} flush="top" />
      <Closing id="next" {...content.closing} />
    </Page>
  );
}

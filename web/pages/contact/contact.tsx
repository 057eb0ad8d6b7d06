import { ContactIsland } from "#app/contact-form/contact-island.tsx";
import { Island } from "#app/islands/island.tsx";
import { Page } from "#app/layout/page.tsx";
import { Sheet } from "#app/layout/sheet.tsx";
import { Checklist } from "#app/sections/checklist.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Buttons } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import { contactForm } from "#content/contact-form.ts";
import { contact as content } from "#content/pages/contact.ts";
import css from "./contact.module.css";
import { ContactDetails } from "./contact-details.tsx";
import { ContactServices } from "./contact-services.tsx";

export const { meta } = content;

export default function Contact() {
  return (
    <Page path="/contact">
      <Sheet id="top" label={content.hero.label} nameAbove>
        <div className={css.hero}>
          <div>
            <h1>
              <RichText>{content.hero.title}</RichText>
            </h1>
            <p className={text.lead}>{content.hero.lead}</p>
          </div>
          <Buttons actions={content.hero.actions} />
        </div>
      </Sheet>
      <Sheet id="form" label={contactForm.label} flush="top">
        <div className={css.grid}>
          <Island name="contact" of={ContactIsland} props={{}} live="query" />
          <ContactDetails />
        </div>
      </Sheet>
      <Checklist id="why" {...content.why} />
      <ContactServices id="services" {...content.services} />
      <Closing id="next" {...content.closing} />
    </Page>
  );
}

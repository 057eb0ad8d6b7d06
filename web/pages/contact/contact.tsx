import { contactForm } from "content/contact-form.ts";
import { contact as content } from "content/pages/contact.ts";
import { ContactIsland } from "web/contact-form/contact-island.tsx";
import { Island } from "web/islands/island.tsx";
import { Page } from "web/layout/page.tsx";
import { Sheet } from "web/layout/sheet.tsx";
import { Buttons } from "web/parts/link.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
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

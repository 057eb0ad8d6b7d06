import { Page } from "#app/layout/page.tsx";
import { Sheet } from "#app/layout/sheet.tsx";
import css from "#app/pages/contact.module.css";
import { Checklist } from "#app/sections/checklist.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { ContactDetails } from "#app/sections/contact-details.tsx";
import { Trio } from "#app/sections/trio.tsx";
import { Buttons } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import { contact as content } from "#content/pages/contact.ts";

/** Everything but the form, which is an island. */
export function ContactPage({ children }) {
  return (
    <Page path="/contact">
      <Sheet id="top" label={content.hero.label}>
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
      <Sheet id="form" label={content.form.label} flush="top">
        <div className={css.grid}>
          {children}
          <ContactDetails />
        </div>
      </Sheet>
      <Checklist id="why" {...content.why} />
      <Trio id="services" {...content.services} />
      <Closing id="next" {...content.closing} />
    </Page>
  );
}

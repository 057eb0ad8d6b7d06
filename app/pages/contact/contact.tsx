import { QueryClientProvider } from "@tanstack/react-query";
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { createQueryClient } from "#app/api/query-client.ts";
import { ContactForm } from "#app/contact-form/contact-form.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
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

export const meta = () => pageMeta(content.meta, "/contact");

export default function Contact() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
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
            <ContactForm />
            <ContactDetails />
          </div>
        </Sheet>
        <Checklist id="why" {...content.why} />
        <ContactServices id="services" {...content.services} />
        <Closing id="next" {...content.closing} />
      </Page>
      <Notifications />
    </QueryClientProvider>
  );
}

/** Toasts only repeat what is shown beside the form, so a failed load is ignored. */
const Toaster = lazy(async (): Promise<{ default: ComponentType }> => {
  const module = await import("#app/ui/toaster.tsx").catch(() => null);
  return { default: module?.Toaster ?? (() => null) };
});

/** Toasts are loaded when a field takes the focus, well before anything is sent. */
function Notifications() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    if (document.activeElement !== document.body) want();
    addEventListener("focusin", want);
    return () => removeEventListener("focusin", want);
  }, []);
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}

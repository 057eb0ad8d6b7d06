import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { contact as content } from "#content/pages/contact.ts";

export const meta = () => pageMeta(content.meta, "/contact");

export default function Contact() {
  return (
    <Page path="/contact">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

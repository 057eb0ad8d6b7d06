import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { consultation as content } from "#content/pages/consultation.ts";

export const meta = () => pageMeta(content.meta, "/consultation");

export default function Consultation() {
  return (
    <Page path="/consultation">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

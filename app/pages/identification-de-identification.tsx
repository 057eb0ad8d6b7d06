import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { identificationDeIdentification as content } from "#content/pages/identification-de-identification.ts";

export const meta = () => pageMeta(content.meta, "/identification-de-identification");

export default function IdentificationDeIdentification() {
  return (
    <Page path="/identification-de-identification">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

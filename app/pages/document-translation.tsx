import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { documentTranslation as content } from "#content/pages/document-translation.ts";

export const meta = () => pageMeta(content.meta, "/document-translation");

export default function DocumentTranslation() {
  return (
    <Page path="/document-translation">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

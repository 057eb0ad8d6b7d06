import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { caseStudies as content } from "#content/pages/case-studies.ts";

export const meta = () => pageMeta(content.meta, "/case-studies");

export default function CaseStudies() {
  return (
    <Page path="/case-studies">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

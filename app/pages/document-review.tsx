import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { documentReview as content } from "#content/pages/document-review.ts";

export const meta = () => pageMeta(content.meta, "/document-review");

export default function DocumentReview() {
  return (
    <Page path="/document-review">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

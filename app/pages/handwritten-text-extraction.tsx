import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { handwrittenTextExtraction as content } from "#content/pages/handwritten-text-extraction.ts";

export const meta = () => pageMeta(content.meta, "/handwritten-text-extraction");

export default function HandwrittenTextExtraction() {
  return (
    <Page path="/handwritten-text-extraction">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

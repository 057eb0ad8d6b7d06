import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { contentsummarization as content } from "#content/pages/contentsummarization.ts";

export const meta = () => pageMeta(content.meta, "/contentsummarization");

export default function Contentsummarization() {
  return (
    <Page path="/contentsummarization">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

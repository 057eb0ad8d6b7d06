import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { ai as content } from "#content/pages/ai.ts";

export const meta = () => pageMeta(content.meta, "/ai");

export default function Ai() {
  return (
    <Page path="/ai">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { queryassistant as content } from "#content/pages/queryassistant.ts";

export const meta = () => pageMeta(content.meta, "/queryassistant");

export default function Queryassistant() {
  return (
    <Page path="/queryassistant">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

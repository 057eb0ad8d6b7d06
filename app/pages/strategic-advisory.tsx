import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { strategicAdvisory as content } from "#content/pages/strategic-advisory.ts";

export const meta = () => pageMeta(content.meta, "/strategic-advisory");

export default function StrategicAdvisory() {
  return (
    <Page path="/strategic-advisory">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

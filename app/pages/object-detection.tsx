import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { objectDetection as content } from "#content/pages/object-detection.ts";

export const meta = () => pageMeta(content.meta, "/object-detection");

export default function ObjectDetection() {
  return (
    <Page path="/object-detection">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

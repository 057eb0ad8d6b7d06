import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { forensics as content } from "#content/pages/forensics.ts";

export const meta = () => pageMeta(content.meta, "/forensics");

export default function Forensics() {
  return (
    <Page path="/forensics">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

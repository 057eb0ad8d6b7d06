import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { modernAttachments as content } from "#content/pages/modern-attachments.ts";

export const meta = () => pageMeta(content.meta, "/modern-attachments");

export default function ModernAttachments() {
  return (
    <Page path="/modern-attachments">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

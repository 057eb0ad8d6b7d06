import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { siemlyActivityLogs as content } from "#content/pages/siemly-activity-logs.ts";

export const meta = () => pageMeta(content.meta, "/blog/siemly-activity-logs");

export default function SiemlyActivityLogs() {
  return (
    <Page path="/blog/siemly-activity-logs">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { nextGenIntelligence as content } from "#content/pages/next-gen-intelligence.ts";

export const meta = () => pageMeta(content.meta, "/next-gen-intelligence");

export default function NextGenIntelligence() {
  return (
    <Page path="/next-gen-intelligence">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

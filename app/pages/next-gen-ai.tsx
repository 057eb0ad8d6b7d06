import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { nextGenAi as content } from "#content/pages/next-gen-ai.ts";

export const meta = () => pageMeta(content.meta, "/next-gen-ai");

export default function NextGenAi() {
  return (
    <Page path="/next-gen-ai">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

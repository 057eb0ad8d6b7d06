import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { events as content } from "#content/pages/events.ts";

export const meta = () => pageMeta(content.meta, "/events");

export default function Events() {
  return (
    <Page path="/events">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

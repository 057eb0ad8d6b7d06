import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { transcription as content } from "#content/pages/transcription.ts";

export const meta = () => pageMeta(content.meta, "/transcription");

export default function Transcription() {
  return (
    <Page path="/transcription">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}

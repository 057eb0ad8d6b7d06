import { google as content } from "content/pages/google.ts";
import { DriveExhibit } from "web/drawings/drive-exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { GoogleDrive } from "./google-drive.tsx";
import { GoogleFormats } from "./google-formats.tsx";

export const { meta } = content;

export default function Google() {
  return (
    <Page path="/google" practice="google">
      <PracticeHero id="top" practice="google" {...content.hero} />
      <GoogleDrive id="drive-collection" {...content.drive}>
        <DriveExhibit letter="D-1" />
      </GoogleDrive>
      <Checklist id="consulting" {...content.consulting} />
      <GoogleFormats id="formats" {...content.formats} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

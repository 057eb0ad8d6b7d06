import { resources as content } from "content/pages/resources.ts";
import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { ResourcesGuides } from "./resources-guides.tsx";

export const { meta } = content;

export default function Resources() {
  return (
    <Page path="/resources">
      <ResourcesGuides id="top" {...content.hero} />
      <Closing id="next" {...content.closing} />
    </Page>
  );
}

import { home as content } from "content/pages/home.ts";
import { Page } from "web/layout/page.tsx";
import { Partners } from "web/sections/partners.tsx";
import { HomeBuild } from "./home-build.tsx";
import { HomeCapabilities } from "./home-capabilities.tsx";
import { HomeDifference } from "./home-difference.tsx";
import { HomeEvidence } from "./home-evidence.tsx";
import { HomeHero } from "./home-hero.tsx";
import { ReviewRoomExhibit } from "./review-room-exhibit.tsx";

export const { meta } = content;

export default function Home() {
  return (
    <Page path="/">
      <HomeHero id="top" {...content.hero}>
        <ReviewRoomExhibit />
      </HomeHero>
      <HomeDifference id="difference" {...content.difference} />
      <HomeCapabilities id="capabilities" {...content.capabilities} />
      <Partners id="partners" {...content.partners} />
      <HomeBuild id="we-build-ai" {...content.build} />
      <HomeEvidence id="ai" {...content.evidence} />
    </Page>
  );
}

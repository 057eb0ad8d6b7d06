import { ReviewRoomExhibit } from "#app/exhibits/review-room.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { HomeBuild } from "#app/sections/home-build.tsx";
import { HomeCapabilities } from "#app/sections/home-capabilities.tsx";
import { HomeEvidence } from "#app/sections/home-evidence.tsx";
import { HomeHero } from "#app/sections/home-hero.tsx";
import { HomeLedger } from "#app/sections/home-ledger.tsx";
import { Partners } from "#app/sections/partners.tsx";
import { home as content } from "#content/pages/home.ts";

export const meta = () => pageMeta(content.meta, "/");

export default function Home() {
  return (
    <Page path="/">
      <HomeHero id="top" {...content.hero}>
        <ReviewRoomExhibit />
      </HomeHero>
      <HomeLedger id="difference" {...content.difference} />
      <HomeCapabilities id="capabilities" {...content.capabilities} />
      <Partners id="partners" {...content.partners} />
      <HomeBuild id="we-build-ai" {...content.build} />
      <HomeEvidence id="ai" {...content.evidence} />
    </Page>
  );
}

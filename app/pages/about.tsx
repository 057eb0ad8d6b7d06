import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { AboutHero } from "#app/sections/about-hero.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Maxim } from "#app/sections/maxim.tsx";
import { Numbers } from "#app/sections/numbers.tsx";
import { Oath } from "#app/sections/oath.tsx";
import { Recognition } from "#app/sections/recognition.tsx";
import { about as content } from "#content/pages/about.ts";

export const meta = () => pageMeta(content.meta, "/about");

export default function About() {
  return (
    <Page path="/about">
      <AboutHero id="top" {...content.hero} />
      <Maxim id="name" {...content.name} />
      <Numbers id="numbers" {...content.numbers} />
      <Oath id="values" {...content.values} />
      <Recognition id="recognition" {...content.recognition} />
      <Closing id="next" {...content.closing} />
    </Page>
  );
}

import { about as content } from "content/pages/about.ts";
import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Recognition } from "web/sections/recognition.tsx";
import { AboutHero } from "./about-hero.tsx";
import { AboutName } from "./about-name.tsx";
import { AboutNumbers } from "./about-numbers.tsx";
import { AboutValues } from "./about-values.tsx";

export const { meta } = content;

export default function About() {
  return (
    <Page path="/about">
      <AboutHero id="top" {...content.hero} />
      <AboutName id="name" {...content.name} />
      <AboutNumbers id="numbers" {...content.numbers} />
      <AboutValues id="values" {...content.values} />
      <Recognition id="recognition" {...content.recognition} />
      <Closing id="next" {...content.closing} />
    </Page>
  );
}

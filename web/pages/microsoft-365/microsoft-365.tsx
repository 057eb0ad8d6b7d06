import { CollectionExhibit } from "web/exhibits/collection-exhibit.tsx";
import { PlatformActivityExhibit } from "web/exhibits/platform-activity-exhibit.tsx";
import { RetentionExhibit } from "web/exhibits/retention-exhibit.tsx";
import { TeamsThreadExhibit } from "web/exhibits/teams-thread-exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import type { SectionProps } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import button from "web/parts/button.module.css";
import { classNames } from "web/parts/class-names.ts";
import composed from "web/parts/composed.module.css";
import { GoLink } from "web/parts/link.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Brief } from "web/sections/brief.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./microsoft-365.module.css";

const exhibits = [
  <PlatformActivityExhibit key="C-1" />,
  <CollectionExhibit key="C-2" />,
  <TeamsThreadExhibit key="C-3" />,
  <RetentionExhibit key="C-4" />,
];

type Words = PageProps<"microsoft-365">["words"];

export default function Microsoft365({ words }: PageProps<"microsoft-365">) {
  return (
    <Page path="/microsoft-365" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...words.hero} />
      <MicrosoftServices id="services" {...words.questions} />
      <Checklist id="consulting" {...words.consulting} />
      <Brief id="limits" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** One matter as a series of questions, each with the service that answers it and an exhibit. */
function MicrosoftServices({ items, ...section }: SectionProps & Words["questions"]) {
  return (
    <HeadedSheet {...section}>
      <ol className={blocks.capped}>
        {items.map(({ date, question, service, text: words, links }, i) => (
          <li key={question}>
            <div className={classNames(blocks.stack, blocks.heading)}>
              <p className={classNames(text.mono, composed.apart)}>
                <span>{date}</span>
                <span>
                  {i + 1} / {items.length}
                </span>
              </p>
              <Phrase as="h3" className={text.display4} words={question} />
            </div>
            <div className={classNames(blocks.split, css.answer)}>
              <div className={classNames(blocks.stack, blocks.texts)}>
                <h4 className={text.heading}>{service}</h4>
                <p>{words}</p>
                <div className={button.row}>
                  {links.map((link) => (
                    <GoLink key={link.label} to={link.to} newTab={link.newTab ?? false}>
                      {link.label}
                    </GoLink>
                  ))}
                </div>
              </div>
              {exhibits[i]}
            </div>
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}

import { type Guide, guideGroups, guides } from "content/guides.ts";
import { resources as content } from "content/pages.ts";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { HeroWords } from "web/sections/practice-hero.tsx";
import { SectionHead } from "web/sections/section-head.tsx";
import { ToolList } from "web/sections/tool-list.tsx";
import { guideSizes } from "./guide-sizes.ts";
import css from "./resources.module.css";

export const { meta } = content;

export default function Resources() {
  return (
    <Page path="/resources">
      <ResourcesGuides id="top" {...content.hero} />
      <Sheet id="tools" label={content.tools.label} heading={content.tools.heading} ground="board">
        <SectionHead heading={content.tools.heading} lead={content.tools.lead} />
        <ToolList />
      </Sheet>
      <Closing id="next" {...content.closing} />
    </Page>
  );
}

/** The stock of each group's folder. */
const stocks = [1, 3, 1, 6];

/** The guides: one tab for each group, one row for each file. */
function ResourcesGuides({ id, label, title, lead, actions, words }: SectionProps & typeof content.hero) {
  return (
    <Sheet id={id} label={label} heading={title} nameAbove>
      <HeroWords title={title} lead={lead} actions={actions} />
      <div className={css.drawer}>
        {guideGroups.map((group, i) => {
          const filed = guides.filter((guide) => guide.group === group);
          return (
            <section key={group} aria-label={group} className={folders[`stock${stocks[i]}`]}>
              <div className={classNames(folders.tab, css.tab)}>
                <h2>{group}</h2>
                <span className={text.monoInk}>{filed.length}</span>
              </div>
              <ul className={css.guides}>
                {filed.map((guide) => (
                  <Row key={guide.filename} guide={guide} words={words} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </Sheet>
  );
}

function Row({ guide, words }: { guide: Guide & (typeof guides)[number]; words: typeof content.hero.words }) {
  const file = `/downloads/${guide.filename}` as const;
  return (
    <li>
      <span className={text.monoInk}>
        {words.number}
        {guides.indexOf(guide) + 1}
      </span>
      <div>
        <h3>{guide.title}</h3>
        <p>{guide.description}</p>
      </div>
      <p className={classNames(text.monoInk, css.size)}>
        <span>{words.size}</span> <b>{guideSizes[guide.filename]}</b>
      </p>
      <p className={css.links}>
        <GoLink to={file} newTab>
          {words.view}
          <span className={text.hidden}>
            : {guide.title}, {words.newTab}
          </span>
        </GoLink>
        <GoLink to={file} download={guide.filename}>
          {words.download}
          <span className={text.hidden}>: {guide.title}</span>
        </GoLink>
      </p>
    </li>
  );
}
